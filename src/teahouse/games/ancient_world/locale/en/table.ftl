# The Ancient World. Names of cards, cells, tribes and player colours come from the content pack.

ancient_world = The Ancient World

## Pieces

ancient_world-tag =
    { $colour ->
        [indigo] In
        [graphite] Gr
        [orange] Or
       *[turquoise] Tu
    }
ancient_world-tokens =
    { $what ->
        [coin] { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
       *[knowledge] { $n } knowledge
    }
ancient_world-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
ancient_world-face =
    { $face ->
        [titan] { $n ->
            [one] { $n } titan
           *[other] { $n } titans
        }
        [coin] { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
       *[blank] { $n ->
            [one] { $n } blank
           *[other] { $n } blanks
        }
    }
ancient_world-tribe =
    { $tribe ->
        [red] red
        [green] green
        [purple] purple
        [blue] blue
       *[yellow] yellow
    }
ancient_world-tribe-letter =
    { $tribe ->
        [red] R
        [green] G
        [purple] P
        [blue] Bl
       *[yellow] Y
    }
ancient_world-none = nothing

## Table

ancient_world-moment = Round { $round } of { $rounds }
ancient_world-moment-end = end of the round
ancient_world-moment-over = the game is over
ancient_world-turn-of = { $player }'s turn

ancient_world-short =
    { $op ->
        [gain] +{ $gained }
        [restore] ↺{ $n }
        [attack] +{ $gained } this round
        [token] token
        [perform] { $cell }
        [copy] copy an action
        [scout] scout titans
        [rest] rest an army
        [reserve] put aside
        [buy_empire] empire card
        [buy_army] army card
        [take_province] province
        [explore] put aside 1 of { $n }
       *[grow] +citizen
    }
ancient_world-covered = covered until round { $n }
ancient_world-skill-from = skill { $n }+
ancient_world-skill-full = full
ancient_world-skill-other = other skill { $fee }
ancient_world-empire-row = Empire row · deck { $deck }: { $left }, discarded { $discarded }
ancient_world-army-row = Army row · deck: { $left }
ancient_world-titans = Titans and provinces · a die: { $faces }
ancient_world-provinces = Provinces ({ $left })
ancient_world-col-deck = deck
ancient_world-col-titan = on top
ancient_world-col-defence = defence
ancient_world-col-banners = banners
ancient_world-col-dice = dice
ancient_world-col-gives = gives
ancient_world-col-reach = you
ancient_world-no-cards = none
ancient_world-token = first player
ancient_world-token-locked = first player (taken this round)
ancient_world-passed = passed
ancient_world-on-turn = on turn
ancient_world-line-purse = Citizens
ancient_world-line-capital = Empire
ancient_world-line-armies = Armies
ancient_world-line-more = { "" }
ancient_world-line-city = City
ancient_world-line-provinces = Provinces
ancient_world-line-titans = Titans
ancient_world-line-reserve = Aside
ancient_world-line-scouted = Scouted
ancient_world-home = home
ancient_world-hungry = hungry
ancient_world-supply = not yet
ancient_world-food = food
ancient_world-spaces = spaces
ancient_world-limit = armies
ancient_world-income = income
ancient_world-attack = attack
ancient_world-disbanded = disbanded:
ancient_world-picture = picture
ancient_world-used = used, on the scroll
ancient_world-use = use
ancient_world-back = a card of deck { $deck }
ancient_world-scouted = { $deck }, under the top: { $titans }
ancient_world-cards-of = Cards of { $player }
ancient_world-cards-row = Empire row
ancient_world-cards-armies = Army row
ancient_world-cards-titans = Titans on top
ancient_world-cards-provinces = Face-up provinces
ancient_world-legend = ▢ space, ♣ food, ◎ coins, ✎ knowledge, † swords, ↗ arrows, △ army limit, ♟ citizen, ⚲ exploration, ♕ trophy, ☽ espionage, ↺ restoration, ⚐ banners by tribe · ♟= action of a card, ✦ answers to something, ☆ points at the end, [3] citizen on a card, ✗ lost · “cards” shows all texts

## Options

ancient_world-group-citizens = Place a citizen
ancient_world-group-titans = Fight a titan
ancient_world-group-other = Or
ancient_world-group-board = On the board
ancient_world-group-city = On your empire cards
ancient_world-group-row = From the row
ancient_world-group-reserve = Put aside by you
ancient_world-group-bargain = Discard first
ancient_world-group-deck = From the deck
ancient_world-group-new-army = A new army
ancient_world-group-disband = On top of an army, whose card is disbanded
ancient_world-group-of = Cards of { $player }
ancient_world-price-from =
    { $n ->
        [one] from { $n } coin
       *[other] from { $n } coins
    }
ancient_world-note-fight =
    attack { $attack } against defence { $defence }, then { $n ->
        [one] { $n } destruction die
       *[other] { $n } destruction dice
    }
ancient_world-note-outranked = skill too low for: { $cells }
ancient_world-note-disband =
    { $n ->
        [0] leaves: { $left }
        [one] leaves: { $left }; { $n } coin on it is gone
       *[other] leaves: { $left }; { $n } coins on it are gone
    }
ancient_world-move-pass =
    { $asks ->
        [UseCard] Do not use it
        [BuyArmy] Buy nothing
        [BuyEmpire] Buy nothing
        [FightScouted] Do not fight
       *[other] Pass until the end of the round
    }
ancient_world-move-done =
    { $asks ->
        [RestoreCards] Restore nothing more
       *[other] Done
    }
ancient_world-move-take = Use it
ancient_world-move-fight = Fight
ancient_world-move-draw =
    { $asks ->
        [PutAside] The top card of the empire deck, unseen
       *[other] { $n ->
            [one] Draw { $n } card
           *[other] Draw { $n } cards and choose one of them
        }
    }
ancient_world-move-look =
    { $n ->
        [one] Look at the top province
       *[other] Look at the top { $n } provinces
    }
ancient_world-move-new-army = Start a new army
ancient_world-move-pay =
    { $what ->
        [coin] Pay in coins
       *[knowledge] Pay in knowledge
    }
ancient_world-move-citizen = Citizen with skill { $skill }
ancient_world-move-cell = { $name }
ancient_world-move-empire = { $name }
ancient_world-move-army = { $name }
ancient_world-move-scroll = { $army }: from the scroll
ancient_world-move-picture = { $army }: from the picture
ancient_world-move-titan = { $name }
ancient_world-move-province = { $name }

## Questions

ancient_world-ask-ArrangeTitans = which titan is number { $place } of { $n } from the top?
ancient_world-ask-BuryProvince = which province goes under the deck first?
ancient_world-ask-BuyArmy =
    { $price ->
        [less] which army card do you buy, { $goods } cheaper?
       *[full] which army card do you buy?
    }
ancient_world-ask-BuyEmpire =
    { $price ->
        [free] which empire card do you take without paying its price?
        [less] which empire card do you buy, { $goods } cheaper?
       *[full] which empire card do you buy?
    }
ancient_world-ask-ChooseHungry = { $food } food for { $citizens } citizens: who goes hungry?
ancient_world-ask-ChoosePayment = how do you pay for “{ $cell }”?
ancient_world-ask-ChooseProvince = which province do you take?
ancient_world-ask-CopyAction = the action of which card do you perform?
ancient_world-ask-DiscardArmy = you have more armies than the limit allows: which one do you discard?
ancient_world-ask-Explore =
    { $n ->
        [one] put aside a card of the row, or draw { $n } card?
       *[other] put aside a card of the row, or draw { $n } cards and choose one of them?
    }
ancient_world-ask-FightScouted = fight { $titan } at once?
ancient_world-ask-KeepCard = which of the cards drawn do you put aside?
ancient_world-ask-LoseCard = which empire card do you lose? Left to lose: { $left }.
ancient_world-ask-PlaceArmy = where does { $army } go?
ancient_world-ask-PlaceCitizen = where do you place the citizen with skill { $skill }?
ancient_world-ask-PutAside = which card do you put aside?
ancient_world-ask-RestArmy = from which army card do you discard { $goods }?
ancient_world-ask-RestoreCards = which lost card do you restore? Left: { $left }.
ancient_world-ask-RestoreOne = which lost card do you restore? Left: { $left }.
ancient_world-ask-ScoutDeck =
    { $n ->
        [one] at the top { $n } card of which titan deck do you look?
       *[other] at the top { $n } cards of which titan deck do you look?
    }
ancient_world-ask-TakeProvince =
    { $n ->
        [one] take the face-up province?
       *[other] take the face-up province, or look at the top { $n } first?
    }
ancient_world-ask-TakeTurn = do you place a citizen, fight a titan, or pass?
ancient_world-ask-UseArmies = which armies fight { $titan }? Attack { $attack } of { $defence }.
ancient_world-ask-UseCard = do you use { $empire }?

## Whom we wait for

ancient_world-wait-ArrangeTitans = { $player } is putting titans in order.
ancient_world-wait-BuryProvince = { $player } is putting provinces under the deck.
ancient_world-wait-BuyArmy = { $player } is choosing an army card.
ancient_world-wait-BuyEmpire = { $player } is choosing an empire card to build.
ancient_world-wait-ChooseHungry = { $player } is choosing who goes hungry.
ancient_world-wait-ChoosePayment = { $player } is choosing how to pay.
ancient_world-wait-ChooseProvince = { $player } is choosing a province.
ancient_world-wait-CopyAction = { $player } is choosing a card to copy.
ancient_world-wait-DiscardArmy = { $player } must discard an army.
ancient_world-wait-Explore = { $player } is exploring.
ancient_world-wait-FightScouted = { $player } may fight at once.
ancient_world-wait-KeepCard = { $player } is choosing a card to put aside.
ancient_world-wait-LoseCard = { $player } is choosing an empire card to lose.
ancient_world-wait-PlaceArmy = { $player } is choosing a place for the army card.
ancient_world-wait-PlaceCitizen = { $player } is placing a citizen.
ancient_world-wait-PutAside = { $player } is choosing a card to put aside.
ancient_world-wait-RestArmy = { $player } is taking coins off an army.
ancient_world-wait-RestoreCards = { $player } is restoring lost cards.
ancient_world-wait-RestoreOne = { $player } is restoring a lost card.
ancient_world-wait-ScoutDeck = { $player } is choosing a titan deck to look at.
ancient_world-wait-TakeProvince = { $player } is choosing a province.
ancient_world-wait-TakeTurn = { $player } is thinking about the turn.
ancient_world-wait-UseArmies = { $player } is choosing armies for a fight.
ancient_world-wait-UseCard = { $player } may use a card.

## Events

ancient_world-event-army-discarded = { $player } discards an army: { $army }.
ancient_world-event-army-row = New in the army row: { $army }.
ancient_world-event-army-used = { $player } sends { $army } into battle for { ancient_world-coins }.
ancient_world-event-attack = { $player } gets { $goods } in each of their fights this round.
ancient_world-event-built = { $player } builds { $empire }.
ancient_world-event-card-used = { $player } uses { $empire }.
ancient_world-event-citizen = { $player } gets the citizen with skill { $citizen }, who can be placed at once.
ancient_world-event-coins = { $player } gets { ancient_world-coins }.
ancient_world-event-copied = { $player } performs the action of { $empire }.
ancient_world-event-defeated = { $player } defeats { $titan }!
ancient_world-event-disbanded = { $player } disbands { $army }.
ancient_world-event-discarded = { $player } discards { $empire }.
ancient_world-event-drew =
    { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the empire deck.
ancient_world-event-drew-card =
    { $you ->
        [yes] You draw { $empire }.
       *[no] { $player } draws { $empire }.
    }
ancient_world-event-end-of-round = The round ends.
ancient_world-event-explored = { $empire } goes to the discard pile.
ancient_world-event-first-player = The first player is { $player }.
ancient_world-event-grew = { $player } gets the citizen with skill { $citizen }, who waits on the Hungry cell.
ancient_world-event-hungry = { $player }: the citizen with skill { $citizen } goes hungry.
ancient_world-event-knowledge = { $player } gets { $count } knowledge.
ancient_world-event-looked =
    { $player } looks at { $count ->
        [one] the top province
       *[other] the top { $count } provinces
    }.
ancient_world-event-looked-province =
    { $you ->
        [yes] You see the province { $province }.
       *[no] { $player } sees the province { $province }.
    }
ancient_world-event-lost = { $player } loses { $empire }: the card is turned face down.
ancient_world-event-lost-coins = { $player } loses { ancient_world-coins }.
ancient_world-event-opened = The cell “{ $cell }” is open now.
ancient_world-event-paid-coins = { $player } pays { ancient_world-coins }.
ancient_world-event-paid-knowledge = { $player } pays { $count } knowledge.
ancient_world-event-passed = { $player } passes.
ancient_world-event-performed = { $player } performs “{ $cell }”.
ancient_world-event-placed = { $player } places the citizen with skill { $citizen } on “{ $cell }”.
ancient_world-event-placed-on-card = { $player } places the citizen with skill { $citizen } on { $empire }.
ancient_world-event-province = { $player } takes the province { $province }.
ancient_world-event-province-buried =
    { $you ->
        [yes] You put the province { $province } under the deck.
       *[no] { $player } puts the province { $province } under the deck.
    }
ancient_world-event-province-shown = The province { $province } is turned face up.
ancient_world-event-provinces-buried =
    { $player } puts { $count ->
        [one] a province
       *[other] { $count } provinces
    } under the deck, face down.
ancient_world-event-put-aside = { $player } puts a card aside, face down.
ancient_world-event-put-aside-card =
    { $you ->
        [yes] You put aside { $empire }.
       *[no] { $player } puts aside { $empire }.
    }
ancient_world-event-put-aside-row = { $player } puts aside { $empire } from the row.
ancient_world-event-recruited = { $player } recruits { $army }.
ancient_world-event-reshuffled = The discarded empire cards are shuffled into a new deck.
ancient_world-event-rested-picture = { $player } takes { ancient_world-coins } off the picture of { $army }.
ancient_world-event-rested-scroll = { $player } takes { ancient_world-coins } off the scroll of { $army }.
ancient_world-event-restored = { $player } restores { $empire }.
ancient_world-event-rolled = { $player } rolls the destruction dice: { $faces }.
ancient_world-event-round = Round { $count } begins.
ancient_world-event-row = New in the empire row: { $empire }.
ancient_world-event-scoring = The game is over, the points are counted.
ancient_world-event-scouted =
    { $player } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the titan deck “{ $deck }”.
ancient_world-event-scouted-titan =
    { $you ->
        [yes] You see { $titan }.
       *[no] { $player } sees { $titan }.
    }
ancient_world-event-titan-shown = On top of the titan deck “{ $deck }”: { $titan }.
ancient_world-event-token = { $player } takes the first-player token.
ancient_world-event-turn = It is { $player }'s turn.
ancient_world-event-undo = { $player } takes a move back.
ancient_world-event-vp-banners = { $player } scores { $count } VP for { ancient_world-tribe } banners.
ancient_world-event-vp-card = { $player } scores { $count } VP for { $empire }.
ancient_world-event-vp-hungry = { $player } loses { $count } VP for hungry citizens.
ancient_world-event-won = { $player } wins.

## The end

ancient_world-ending-banners =
    { $tribe ->
        [red] Red banners
        [green] Green banners
        [purple] Purple banners
        [blue] Blue banners
       *[yellow] Yellow banners
    }
ancient_world-ending-cards = Special cards
ancient_world-ending-hungry = Hungry citizens
ancient_world-ending-count =
    { $count ->
        [one] { $count } banner
       *[other] { $count } banners
    }
ancient_world-ending-table = counted: { $count }
ancient_world-ending-coins = Coins
ancient_world-ending-coins-rule = Among equal totals more coins win.
ancient_world-ending-owned = Cards
ancient_world-ending-owned-rule = After that, more empire, province and titan cards win.
ancient_world-ending-knowledge = Knowledge
ancient_world-ending-knowledge-rule = After that, more knowledge wins.
