# Cards of The Ancient World: what effects do.

aw-do-gain = { aw-verb-gain } { $goods }{ $per }
aw-per =
    { $of ->
        [food] for each food you have
        [citizen] for each of your citizens
        [titan] for each titan you defeated
        [province] for each of your provinces
        [veteran] for each disbanded card of your armies
        [knowledge] for each knowledge you have
        [banner_set] for each of your sets of 5 different banners
        [banner_red] for each of your red banners
        [banner_green] for each of your green banners
        [banner_purple] for each of your purple banners
        [banner_blue] for each of your blue banners
       *[banner_yellow] for each of your yellow banners
    }
aw-do-restore =
    { $n ->
        [1] { $form ->
            [may] restore { $n } of your lost empire cards
           *[do] you may restore { $n } of your lost empire cards
        }
        [one] { aw-verb-restore } up to { $n } of your lost empire cards
       *[other] { aw-verb-restore } up to { $n } of your lost empire cards
    }
aw-do-attack = { $goods } in each of your fights this round
aw-do-token =
    { $form ->
        [may] take the first-player token if it lies hand side down and turn it over
       *[do] take the first-player token if it lies hand side down and turn it over
    }
aw-do-perform = perform “{ $cell }”, even if its cell is occupied{ $less }
aw-discounted = , paying { $goods } less
aw-do-copy = perform the action of a face-up empire card of another player, whether or not a citizen stands on it (but not of one that copies actions)
aw-do-scout =
    { $n ->
        [one] look at the top { $n } card of one titan deck; then you may fight the top titan
       *[other] look at the top { $n } cards of one titan deck and put them back in any order; then you may fight the top titan
    }
aw-do-rest =
    { $n ->
        [one] { aw-verb-discard } { $n } coin from one of your army cards, from its scroll or its picture
       *[other] { aw-verb-discard } { $n } coins from one of your army cards, from its scroll or its picture
    }
aw-do-reserve = { aw-verb-put-aside } { $where }
aw-from =
    { $place ->
        [row] one empire card from the row
        [reserve] one that you have put aside
       *[deck_top] the unseen top card of the empire deck
    }
aw-do-discount =
    { $on ->
        [build] { aw-verb-pay } { $goods } less for the card
       *[expand] { aw-verb-pay } { $goods } less for the province
    }
aw-do-waive_price =
    { $form ->
        [may] buy the new card without paying its price
       *[do] buy the new card without paying its price
    }
aw-do-buy_empire = buy { $where }
aw-do-buy_army = buy one army card from the row
aw-do-take_province = take the face-up province
aw-do-explore =
    { $n ->
        [one] draw { $n } card from the empire deck and put it aside, or put aside one from the row
       *[other] draw { $n } cards from the empire deck and put one of them aside, or put aside one from the row
    }
aw-do-grow = take your next citizen, who stays on the Hungry cell until the end of the round

## Verbs

aw-verb-gain =
    { $form ->
        [may] gain
       *[do] gain
    }
aw-verb-restore =
    { $form ->
        [may] restore
       *[do] restore
    }
aw-verb-discard =
    { $form ->
        [may] discard
       *[do] discard
    }
aw-verb-put-aside =
    { $form ->
        [may] put aside
       *[do] put aside
    }
aw-verb-pay =
    { $form ->
        [may] pay
       *[do] pay
    }
