# The shuffle, and how one checks it.
shuffle-title = Check the shuffle
shuffle-commitment = Commitment
shuffle-seed = Seed
shuffle-added = Added to the shuffle
shuffle-explained =
    Before a card was dealt the server showed the commitment, the SHA-256 of its seed: it could not choose another seed afterwards. { $added ->
        [0] Nobody added anything before the deal, so there is only the server's word that it did not pick a seed it liked; add something next time, and you need not take it. Everything that chance decided in this game follows from the seed; all of it has just been drawn again and compared.
       *[other] What players added before the deal was mixed with the seed, so the server could not choose the deal either, and nobody could foresee it. Everything that chance decided in this game follows from the two; all of it has just been drawn again and compared.
    }
shuffle-agrees =
    { $count ->
        [one] { $count } draw follows from the seed.
       *[other] All { $count } draws follow from the seed.
    }
shuffle-differs = The shuffle cannot be confirmed: draw { $number } does not follow from the seed.
shuffle-other-seed = The shuffle cannot be confirmed: the seed is not the one committed to when the table opened.
shuffle-disagrees = The shuffle cannot be confirmed: the record disagrees at line { $line }.

# The shuffle before the deal, and strict tables.
web-fair = Fair play
web-strict = Pauses tell nothing
web-strict-note = the table also waits where nobody can react, up to a second each time
web-hold = Add to the shuffle before the deal
web-hold-note = the game begins when you say so
web-shuffle = The shuffle
web-shuffle-add = Your own words or numbers
web-shuffle-add-note = They are mixed with the server's seed, so nobody can have chosen the deal. The seed is shown after the end; until then the commitment binds it.
web-shuffle-keep = Add
web-shuffle-kept = { $name } has added to the shuffle.
web-shuffle-mine = You have added: { $text }
web-deal = Deal
web-gathering-held =
    { $count ->
        [0] All seats are taken. Whoever wants to adds to the shuffle; then the host deals.
        [one] { $count } seat is still open. Pass the link on; when it is taken, the host deals.
       *[other] { $count } seats are still open. Pass the link on; when they are taken, the host deals.
    }
web-fill-held = Fill with bots
web-seats-held = The game begins when you deal.
