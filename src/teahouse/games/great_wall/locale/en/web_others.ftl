# The Great Wall in the browser: the Reed clan and Qin.

web-gw-others-honour = { $n } honour
web-gw-others-track = Qin's area track: the highest area first, the lowest last
web-gw-others-officials = officials
web-gw-others-assistants =
    { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
web-gw-others-notes = { $name }: how it plays
web-gw-others-order = Order of { $player }: { $order }
web-gw-others-yours = You decide for it now
web-gw-closed = Closed to the end of the game: three fortifications block it.
web-gw-closed-short = closed
