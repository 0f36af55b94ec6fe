# The Great Wall in the browser: the Reed clan and Qin.

web-gw-others-honour = { $n } honour
web-gw-others-warriors =
    { $spearmen ->
        [one] { $spearmen } spearman
       *[other] { $spearmen } spearmen
    }{ $archers ->
        [0] {""}
        [one] , { $archers } archer
       *[other] , { $archers } archers
    }
web-gw-others-qin =
    { $officials ->
        [one] { $officials } official
       *[other] { $officials } officials
    }, { $assistants ->
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }
web-gw-others-track = Qin's area track: the highest area first, the lowest last
