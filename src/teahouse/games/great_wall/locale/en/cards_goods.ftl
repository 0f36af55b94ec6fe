# Cards of The Great Wall: goods, amounts and places.

## Goods

gw-goods =
    { $all ->
        [yes] all { $what ->
            [wood] wood
            [stone] stone
            [gold] gold
            [chi] chi
            [honor] honour
            [tactic] tactic cards
            [wsg] resources (not chi)
            [here] resources of that area
            [same] resources of that kind
           *[any] resources
        }
       *[no] { $what ->
            [wood] { $n } wood
            [stone] { $n } stone
            [gold] { $n } gold
            [chi] { $n } chi
            [honor] { $n } honour
            [tactic] { $n ->
                [one] { $n } tactic card
               *[other] { $n } tactic cards
            }
            [wsg] { $n ->
                [one] { $n } resource (not chi)
               *[other] { $n } resources (not chi)
            }
            [here] { $n } of the resource of that area
            [same] { $n } more of that resource
           *[any] { $n ->
                [one] { $n } resource of any kind
               *[other] { $n } resources of any kind
            }
        }
    }
gw-tokens =
    { $what ->
        [wood] { $n } wood
        [stone] { $n } stone
        [gold] { $n } gold
        [chi] { $n } chi
        [honor] { $n } honour
       *[any] { $n ->
            [one] { $n } resource
           *[other] { $n } resources
        }
    }
gw-demanded =
    { $what ->
        [official] { $n ->
            [one] { $n } official
           *[other] { $n } officials
        }
        [warrior] { $n } { gw-warrior }
        [captured_horde] { $n ->
            [one] { $n } captured horde card
           *[other] { $n } captured horde cards
        }
       *[goods] { gw-goods }
    }
gw-demanded-lost = { gw-demanded }
gw-warrior =
    { $warrior ->
        [spearman] { $n ->
            [one] spearman
           *[other] spearmen
        }
        [archer] { $n ->
            [one] archer
           *[other] archers
        }
        [horseman] { $n ->
            [one] horseman
           *[other] horsemen
        }
        [banner_bearer] { $n ->
            [one] banner bearer
           *[other] banner bearers
        }
       *[any] { $n ->
            [one] warrior
           *[other] warriors
        }
    }
gw-warrior-ins = { gw-warrior }
gw-warrior-one =
    { $warrior ->
        [spearman] spearman
        [archer] archer
        [horseman] horseman
        [banner_bearer] banner bearer
       *[any] warrior
    }

## Amounts

gw-plus = {" and "}{ $n } more
gw-times = multiplied by the number of { $noun }
gw-at-most = at most { $n }
gw-notes = {" "}({ $notes })
gw-bound =
    { $kind ->
        [min] at least { $min }
        [max] at most { $max }
        [none] no
        [range] from { $min } to { $max }
        [fewer] fewer than { $min }
        [more] more than { $max }
        [some] more than { $max }
       *[outside] fewer than { $min } or more than { $max }
    }

## Places

gw-section =
    { $voice ->
        [horde] this section
        [skill] Genghis Khan's section
       *[you] that section
    }
gw-section-prep = { gw-section }
gw-section-gen = { gw-section }
gw-area =
    { $area ->
        [sawmill] the sawmill
        [quarry] the quarry
        [gold_mine] the gold mine
        [pagoda] the pagoda
        [barracks] the barracks
        [builders_camp] the builders' camp
        [field_hq] the field headquarters
        [tea_house] the tea house
        [embassy] the Emperor's embassy
        [academy] the military academy
       *[market] the market
    }
gw-area-gen = { gw-area }
gw-area-in = in { gw-area }
gw-area-to = to { gw-area }
gw-at-area =
    { $at ->
        [none] {""}
        [here] {" "}there
        [board] {" "}on the board
        [supply] {" "}in your supply
        [pool] {" "}in the common pool
       *[area] {" "}{ $place }
    }
gw-at-warriors =
    { $at ->
        [self] {" "}on this card
        [here] {" "}on { gw-section }
        [firing_here] {" "}on firing positions of { gw-section }
        [shelter_here] {" "}in the shelter of { gw-section }
        [firing] {" "}on firing positions
        [firing_top] {" "}on firing positions of the sections with the highest wall built
        [shelters] {" "}in shelters
        [hordes] {" "}on hordes
        [board] {" "}on the board
        [supply] {" "}in your supply
       *[none] {""}
    }
gw-at-section =
    { $at ->
        [here] {" "}on { gw-section }
        [others_here] {" "}on { gw-section } besides this one
        [mine_here] {" "}with { $form ->
            [does] their
           *[do] your
        } warriors on { gw-section }
        [top] {" "}of the highest section
       *[any] {""}
    }
