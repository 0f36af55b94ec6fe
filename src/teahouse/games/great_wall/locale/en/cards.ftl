# Cards of The Great Wall: the frame of their text. Every text is made from the structure of the card.
# $form: do = "gain", does = "gains", may = "gain" after "may" or "to", they = several players.
# $voice: whose card it is: you (player cards), horde, skill, event, qin, reed. $moment: the moment of the rule, or none.
# Clauses carry no full stop and no capital letter; both come last.

gw-pair =
    { $kind ->
        [or] { $first } or { $second }
       *[and] { $first } and { $second }
    }
gw-more = { $first }, { $second }
gw-next = { $first }; { $second }
gw-either = either { $option }
gw-or-else = { $text } or { $option }

## Sentences

gw-trigger =
    { $phrase ->
        [yes] { $when }, { $then }
       *[no] { $when }, { $then }
    }
gw-trigger-if =
    { $phrase ->
        [yes] { $when }, if { $if }, { $then }
       *[no] { $when } and { $if }, { $then }
    }
gw-if = if { $if }, { $then }
gw-if-also = if { $if }, also { $then }
gw-suffix-if = { $text } if { $if }
gw-limited = { $limit }: { $text }
gw-limit-per =
    { $limit ->
        [turn] per turn
        [year] per year
        [activation] per activation
        [season] per season
        [game] per game
       *[event] each time
    }
gw-limit =
    { $n ->
        [1] once { gw-limit-per }{ $tail }
        [one] up to { $n } time { gw-limit-per }{ $tail }
       *[other] up to { $n } times { gw-limit-per }{ $tail }
    }
gw-pay =
    { $form ->
        [does] may pay { $cost } to { $then }
        [may] pay { $cost } to { $then }
       *[do] you may pay { $cost } to { $then }
    }
gw-subject =
    { $for ->
        [all] each player
        [others] each other player
        [actor] that player
        [first] the first player in tea order
        [last] the last player in tea order
        [chosen] one player of your choice
        [qin] Qin Jiushao
        [reed] the Reed clan
        [players] players
       *[you] you
    }
gw-subject-with = { $subject } { $with }
gw-deed =
    { $form ->
        [may] { $subject } may { $then }
       *[does] { $subject } { $then }
    }
gw-grant =
    { $until ->
        [turn] this turn, { $text }
        [year] this year, { $text }
       *[event] this time, { $text }
    }

## Kinds of cards

gw-plain = No ability.
gw-section-others = Other players: { $text }
gw-never-returned = This card never returns from the discard.
gw-tactic-when = { $when }.
gw-tactic-free = Basic effect: { $text }
gw-tactic-enhanced = Enhanced effect for { $cost }: { $text }
gw-event-now = At once: { $text }
gw-event-lasting = To the end of the game: { $text }
gw-score = at the end of the game, { $text }
gw-score-line =
    { $place ->
        [only] gain { $goods }
        [first] gain { $goods } if { $if }
       *[next] otherwise { $goods } if { $if }
    }
gw-rat-most =
    { $which ->
        [most] the player with the most { $noun } moves the Rat
       *[fewest] the player with the fewest { $noun } moves the Rat
    }
gw-rat-if = the player { $with } moves the Rat

## Edicts

gw-demand =
    { $by ->
        [together] together, the players { $act ->
            [discard] discard
            [sacrifice] sacrifice
           *[lose] lose
        } { $goods }{ gw-demand-from }{ gw-demand-min }
       *[each] each player { $act ->
            [discard] discards
            [sacrifice] sacrifices
           *[lose] loses
        } { $goods }{ gw-demand-from }{ gw-demand-min }
    }
gw-demand-have =
    { $by ->
        [together] together, the players must have { $bound } { $noun }{ $tail }{ gw-demand-min }
       *[each] each player must have { $bound } { $noun }{ $tail }{ gw-demand-min }
    }
gw-demand-from =
    { $from ->
        [board] {" "}from the board
        [supply] {" "}from the supply
        [any] {" "}from the board or the supply
       *[none] {""}
    }
gw-demand-min =
    { $min_each ->
        [0] {""}
       *[1] {" "}({ $min_each } or more each)
    }

## Printed numbers

gw-facts-general = Start: { $wood } wood, { $stone } stone, { $gold } gold, { $chi } chi; tactic cards: { $tactics }; tea: { $tea }.
gw-facts-horde = Attack: { $attack }; honour: { $honor }; cells give: { $rewards }.
gw-facts-not-with-two = Not used with 2 players.

## The book of cards

great_wall-book = The Great Wall: every card
great_wall-book-orders = Orders
great_wall-book-reed_orders = Order of the Reed clan
great_wall-book-qin_orders = Orders of Qin Jiushao
great_wall-book-hordes = Hordes
great_wall-book-generals = Generals
great_wall-book-advisors = Advisors
great_wall-book-tactics = Tactics
great_wall-book-artifacts = Artifacts
great_wall-book-edicts = Edicts
great_wall-book-events = Events
great_wall-book-skills = Skills of Genghis Khan
great_wall-book-gifts = Gifts of the emperor
great_wall-book-rat_cards = Rat cards
great_wall-book-notes = Reference cards
great_wall-book-scenarios = Scenarios
