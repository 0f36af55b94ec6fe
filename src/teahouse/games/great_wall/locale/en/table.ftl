# The Great Wall on the table. Names of cards come from the content pack, their texts from cards*.ftl.

great_wall = The Great Wall

## Pieces

great_wall-player =
    { $colour ->
        [yellow] Yellow
        [red] Red
        [blue] Blue
        [green] Green
        [purple] Purple
       *[grey] Grey
    }
great_wall-player-of = { great_wall-player }'s
great_wall-tag =
    { $colour ->
        [yellow] Y
        [red] R
        [blue] B
        [green] G
        [purple] P
       *[grey] N
    }
great_wall-warrior =
    { $warrior ->
        [spearman] spearman
        [archer] archer
        [horseman] horseman
       *[banner_bearer] banner bearer
    }
great_wall-warrior-acc =
    { $warrior ->
        [spearman] spearman
        [archer] archer
        [horseman] horseman
       *[banner_bearer] banner bearer
    }
great_wall-warrior-ins = { great_wall-warrior-one }
great_wall-warrior-one =
    { $warrior ->
        [spearman] a spearman
        [archer] an archer
        [horseman] a horseman
       *[banner_bearer] a banner bearer
    }
great_wall-resource =
    { $what ->
        [wood] wood
        [stone] stone
        [gold] gold
       *[chi] chi
    }
great_wall-resource-gen = { great_wall-resource }
great_wall-tokens =
    { $what ->
        [wood] { $n } wood
        [stone] { $n } stone
        [gold] { $n } gold
        [chi] { $n } chi
        [honor] { $n } honour
        [wsg] { $n ->
            [one] { $n } building material
           *[other] { $n } building materials
        }
       *[any] { $n ->
            [one] { $n } resource of any kind
           *[other] { $n } resources of any kind
        }
    }
great_wall-amount = { great_wall-tokens }
great_wall-area-in =
    { $area ->
        [sawmill] in the sawmill
        [quarry] in the quarry
        [gold_mine] in the gold mine
        [pagoda] in the pagoda
        [barracks] in the barracks
        [builders_camp] in the builders' camp
        [field_hq] in the field headquarters
        [tea_house] in the tea house
        [embassy] in the Emperor's embassy
        [academy] in the military academy
       *[market] in the market
    }
great_wall-area-to =
    { $area ->
        [sawmill] to the sawmill
        [quarry] to the quarry
        [gold_mine] to the gold mine
        [pagoda] to the pagoda
        [barracks] to the barracks
        [builders_camp] to the builders' camp
        [field_hq] to the field headquarters
        [tea_house] to the tea house
        [embassy] to the Emperor's embassy
        [academy] to the military academy
       *[market] to the market
    }
great_wall-warrior-letter =
    { $warrior ->
        [spearman] sp
        [archer] ar
        [horseman] ho
       *[banner_bearer] ba
    }
great_wall-good-letter =
    { $what ->
        [wood] W
        [stone] S
        [gold] ¤
        [chi] C
        [honor] ★
        [wsg] M
       *[any] ?
    }
great_wall-section =
    { $section ->
        [left] Left section
        [middle] Middle section
       *[right] Right section
    }
great_wall-cell-at = { $section ->
        [left] left section
        [middle] middle section
       *[right] right section
    }, row { $row }, cell { $letter }
great_wall-section-on =
    { $section ->
        [left] on the left section
        [middle] on the middle section
       *[right] on the right section
    }
great_wall-section-to =
    { $section ->
        [left] to the left section
        [middle] to the middle section
       *[right] to the right section
    }
great_wall-section-from =
    { $section ->
        [left] from the left section
        [middle] from the middle section
       *[right] from the right section
    }
great_wall-honour = { $n } honour
great_wall-warriors =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
great_wall-season =
    { $season ->
        [setup] set-up
        [spring] spring
        [summer] summer
        [autumn] autumn
        [winter] winter
       *[over] game over
    }
great_wall-reason-none = nothing more is played
great_wall-reason =
    { $reason ->
        [walls] the wall stands finished
        [shame] the shame supply is empty
        [edicts] enough edicts are fulfilled
       *[time] the last year is over
    }

## The table

great_wall-moment = Year { $year }, { great_wall-season }
great_wall-turn-of = { $player }'s turn
great_wall-tracks = Tracks and supplies
great_wall-time = Time
great_wall-invasion = hordes
great_wall-lethality = lethality
great_wall-tea-order = Tea order
great_wall-order-track = Order track
great_wall-shame-supply = Shame tokens
great_wall-shame-left = { $left }, in the box { $box }
great_wall-warehouse = Warehouse
great_wall-decks = Decks
great_wall-decks-line = hordes { $hordes }, next to the { $pointer }; tactics { $tactics }; advisors { $advisors }
great_wall-decks-empty = hordes 0; tactics { $tactics }; advisors { $advisors }
great_wall-pointer =
    { $section ->
        [left] left
        [middle] middle
       *[right] right
    }
great_wall-advisor-track = Advisor track
great_wall-artifacts = Artifacts
great_wall-edicts = Edicts
great_wall-edicts-done = fulfilled { $count } of { $needed }
great_wall-events = Events
great_wall-section-short =
    { $section ->
        [left] Left
        [middle] Middle
       *[right] Right
    }
great_wall-level-short = level { $level }
great_wall-strength-short = def. { $defence }, att. { $attack }
great_wall-level = level { $level }
great_wall-defence = defence { $defence }
great_wall-attack = attack { $attack }
great_wall-holds = holds
great_wall-falls = breach!
great_wall-quiet = no hordes
great_wall-fortifications = fortifications
great_wall-posts = firing positions
great_wall-shelter = shelter
great_wall-next-level = next level { $cost }
great_wall-top-level = finished
great_wall-fortifications-short = fort.
great_wall-posts-short = posts
great_wall-next-short = +{ $cost }
great_wall-no-horde = no horde
great_wall-areas = Areas
great_wall-clan-officials = officials { $supply } + { $pool } in the pool
great_wall-clan-warriors = warriors { $warriors }
great_wall-clan-ashamed = ashamed { $warriors }
great_wall-clan-overseers = overseers { $overseers }
great_wall-clan-hand =
    { $orders ->
        [one] { $orders } order
       *[other] { $orders } orders
    }, { $tactics ->
        [one] { $tactics } tactic card
       *[other] { $tactics } tactic cards
    }
great_wall-clan-resources = resources { $resources }
great_wall-clan-active = Advisors
great_wall-clan-assistants = Assistants
great_wall-clan-captured = Captured
great_wall-clan-discard = Discarded orders
great_wall-clan-order = Order
great_wall-face-down = face down
great_wall-hidden = hidden
great_wall-none = none
great_wall-no-general = no general yet
great_wall-shame-count = shame { $count }
great_wall-on-turn = to move
great_wall-your-orders = Your orders
great_wall-legend = Cells: letter, then reward (W wood, S stone, ¤ gold, C chi, M material, ? any, ★ honour), or whose warrior (sp spearman, ar archer, ho horseman), or ✕ damage · ⚔ attack, ★ honour of a horde, ! ability · ⚑ shame for whoever is alone, · a free place, ■ all places taken, ✓ activated

## Cards

great_wall-cards-orders = Your orders
great_wall-cards-tactics = Your tactic cards
great_wall-cards-clan = Clan of { $player }
great_wall-cards-dealt = Dealt to you
great_wall-cards-hordes = Hordes on the field
great_wall-cards-track = Advisor track
great_wall-cards-artifacts = Artifacts
great_wall-card-role =
    { $role ->
        [general] general
        [active] active advisor
       *[assistant] assistant
    }
great_wall-no-cards = no cards

## Options

great_wall-dying = { $n } { $n ->
        [one] { great_wall-warrior }
       *[other] { $warrior ->
            [spearman] spearmen
            [archer] archers
            [horseman] horsemen
           *[banner_bearer] banner bearers
        }
    }
great_wall-group-other = Or
great_wall-group-attack = Attack: { $horde }
great_wall-group-shelter = Into a shelter
great_wall-group-post = Onto a firing position
great_wall-group-fortify = A fortification
great_wall-group-raise = A wall level
great_wall-group-shame = A warrior of the supply
great_wall-group-captured = A captured horde
great_wall-horde-at = { $horde }, { great_wall-section-on }, row { $row }
great_wall-completes = fills the area
great_wall-move-done =
    { $asks ->
        [Recruit] Recruit nobody else
        [Build] Build nothing else
        [Hire] Hire nobody else
        [HandIn] Hand in nothing
        [MoveOfficial] Leave the officials where they are
        [MoveReedOfficial] Leave the officials where they are
        [SaveForChi] Save nobody else
        [Rescue] Save nobody else
        [DiscardShame] Keep the shame
        [DiscardFreely] Keep the shame
        [AttackWith] Attack no more
        [DealDamage] Deal no more damage
       *[other] Done
    }
great_wall-move-pass =
    { $asks ->
        [PlayTactic] Pass: play no tactic card
        [UseAbility] Pass: use no ability
        [Promote] No overseer now
        [Collect] Collect nothing
        [PromoteWhere] No overseer now
        [AcceptGift] Decline the gift
        [DrinkTea] Stay in place
        [DrinkTeaForReed] Stay in place
        [ActOrWait] Let others go first
        [ProposeEdict] Propose no edict
        [PledgeToEdict] Refuse
       *[other] Pass
    }
great_wall-move-take =
    { $asks ->
        [Promote] Move the overseer up
        [Rescue] Save all
        [Collect] Collect
        [AcceptGift] Accept the gift
        [DrinkTea] Move up
        [DrinkTeaForReed] Move up
        [ActOrWait] Act now
        [PledgeToEdict] Agree
       *[other] Yes, do it
    }
great_wall-move-free = Basic effect
great_wall-move-enhanced = Enhanced effect
great_wall-move-hire = An official of the pool
great_wall-move-active = Active advisor
great_wall-move-assistant = Assistant of the general
great_wall-move-return = Take the discarded orders back
great_wall-move-score = Leave them there and gain honour for each
great_wall-move-resource = { $name }
great_wall-move-spare = save { great_wall-resource }
great_wall-move-stored = { great_wall-resource } of the warehouse
great_wall-move-count =
    { $what ->
        [none] { $n }
       *[other] { great_wall-tokens }
    }
great_wall-move-branch = { $text }
great_wall-move-branch-plain = effect { $number }
great_wall-move-player = { $player }
great_wall-move-order = “{ $name }”
great_wall-move-order-cell = cell { $number } of the order track
great_wall-move-official =
    { $from ->
        [supply] an official of the supply
       *[area] the official { great_wall-area-in }
    }
great_wall-move-area = { $name }
great_wall-move-section = { great_wall-section }
great_wall-move-fortify = fortification { great_wall-section-on }
great_wall-move-raise =
    { $level ->
        [0] no further level { great_wall-section-on }
       *[other] level { $level } { great_wall-section-on } ({ $cost })
    }
great_wall-move-shelter = shelter { great_wall-section-on }
great_wall-move-post = firing position { great_wall-section-on }
great_wall-move-sheltered = { great_wall-warrior } { great_wall-section-on }
great_wall-move-warrior = { great_wall-warrior }
great_wall-move-save = save the { great_wall-warrior-acc }
great_wall-move-shame = under the { great_wall-warrior-acc }
great_wall-move-horde = { $horde }
great_wall-move-cell =
    { $what ->
        [none] cell { $letter }, { $horde }
       *[other] cell { $letter }: { $reward }
    }
great_wall-move-captured = captured { $horde }
great_wall-move-advisor-cell =
    { $name ->
        [none] empty cell { $number } of the advisor track
       *[other] { $name }
    }
great_wall-move-general = { $name }
great_wall-move-advisor = { $name }
great_wall-move-tactic = “{ $name }”
great_wall-move-ability = { $name }
great_wall-move-edict = “{ $name }”

## Questions

great_wall-ask-ActOrWait =
    { $own ->
        [yes] do your officials { great_wall-area-in } act now, or do others go first?
       *[no] do the officials { great_wall-area-in } that you control act now, or do others go first?
    }
great_wall-ask-ActivateEnhanced = which area is activated out of turn?
great_wall-ask-NextArea = which area is activated next?
great_wall-ask-AttackWith =
    { $count ->
        [99] which of your warriors attacks?
        [one] which of your warriors attacks? { $count } attack left.
       *[other] which of your warriors attacks? { $count } attacks left.
    }
great_wall-ask-Shoot = which cell does the archer hit { great_wall-section-on }?
great_wall-ask-Strike =
    { $second ->
        [yes] which second cell does the { great_wall-warrior-acc } cover?
       *[no] which cell does the { great_wall-warrior-acc } cover?
    }
great_wall-ask-NextRecruit = which recruit do you place next?
great_wall-ask-PlaceRecruit = where does the { great_wall-warrior-acc } go?
great_wall-ask-Recruit = whom do you recruit? { $count } more at most.
great_wall-ask-Build =
    { $count ->
        [one] what do you build? { $count } more at most.
       *[other] what do you build? { $count } more at most.
    }
great_wall-ask-ChooseRole = what does { $advisor } become?
great_wall-ask-Hire = whom do you hire? { $count } more at most.
great_wall-ask-RefreshAdvisors = which advisor leaves the track?
great_wall-ask-MoveFrom = from which section do warriors march?
great_wall-ask-MoveTo = where do the warriors { great_wall-section-from } march?
great_wall-ask-MoveWarrior = which warrior marches { great_wall-section-from } { $to }?
great_wall-ask-PostOrShelter = firing position or shelter { great_wall-section-on }?
great_wall-ask-AcceptGift = { $player } offers you a gift. Do you accept?
great_wall-ask-GainByArea = of which production area do you gain the resource?
great_wall-ask-GiveOne = what do you give to { $player }?
great_wall-ask-GiveTo = to whom do you give?
great_wall-ask-IncomeOf = which overseer gives its income?
great_wall-ask-DealDamage =
    { $count ->
        [one] which cell is damaged? { $count } token left.
       *[other] which cell is damaged? { $count } tokens left.
    }
great_wall-ask-MoveHorde = to which section does { $horde } move?
great_wall-ask-SwapHordes =
    { $second ->
        [yes] with which horde of the section does it change places?
       *[no] which horde changes its place?
    }
great_wall-ask-ChooseDying =
    { $count ->
        [one] who dies on { $horde }? { $count } warrior.
       *[other] who dies on { $horde }? { $count } warriors.
    }
great_wall-ask-Recall = which warrior do you call back?
great_wall-ask-Rescue = whom does the card save?
great_wall-ask-SaveForChi = whom do you save for chi? About to die: { $dying }.
great_wall-ask-GrantWhere = for which section?
great_wall-ask-ChooseTacticEffect = which effect of “{ $tactic }” do you use?
great_wall-ask-PlayTactic = { $when }{ $facts }: do you play a tactic card?
great_wall-ask-UseAbility = { $when }{ $facts }: do you use an ability?
great_wall-ask-MoveOfficial =
    { $count ->
        [one] which official moves? { $count } move left.
       *[other] which official moves? { $count } moves left.
    }
great_wall-ask-MoveOfficialTo = where does the official go?
great_wall-ask-ChooseOrder = which order do you put face down?
great_wall-ask-CopyOrder = whose order do you copy?
great_wall-ask-PlaceOrder = into which cell of the order track does your order go?
great_wall-ask-ReturnOrder = which order comes back to your hand?
great_wall-ask-GainToken =
    { $count ->
        [one] which resource do you gain?
       *[other] which resource do you gain? { $count } tokens left.
    }
great_wall-ask-Collect = do you collect { great_wall-tokens } { great_wall-area-in }?
great_wall-ask-PayEither = how much { $second } do you pay in place of { $first }? { $count } due in all.
great_wall-ask-PayMix =
    { $stored ->
        [yes] how much { great_wall-resource } of the warehouse do you use? { $count } due in all.
       *[no] how much { great_wall-resource } do you pay? { $count } due in all.
    }
great_wall-ask-SpareToken = which resource does the discount save?
great_wall-ask-HandIn = do you hand in a resource for honour?
great_wall-ask-PledgeToEdict =
    { $split ->
        [yes] “{ $edict }”: how much do you give? Still missing: { $count }. { $text }
       *[no] “{ $edict }”: do you give your share? { $text }
    }
great_wall-ask-ProposeEdict = which edict shall be fulfilled now?
great_wall-ask-Sacrifice =
    { $count ->
        [one] “{ $edict }”: what leaves the game for good?
       *[other] “{ $edict }”: what leaves the game for good? { $count } more.
    }
great_wall-ask-Promote = do you place or raise your overseer { great_wall-area-in }?
great_wall-ask-PromoteWhere = which overseer do you place or raise?
great_wall-ask-ChooseBranch = which effect do you use?
great_wall-ask-ChoosePlayer = which player?
great_wall-ask-PayForEffect =
    { $known ->
        [yes] { $text } Do you use this effect?
       *[no] do you use the effect of the card?
    }
great_wall-ask-ChooseAdvisor = which advisor becomes active? The other one is your first assistant.
great_wall-ask-ChooseGeneral = which general leads your clan?
great_wall-ask-DiscardFreely = which shame token goes back to the supply?
great_wall-ask-DiscardShame = which shame token do you buy off? Each costs { great_wall-tokens }.
great_wall-ask-PlaceShame =
    { $count ->
        [one] where does the shame token go?
       *[other] where does the next of { $count } shame tokens go?
    }
great_wall-ask-WhoseShame = whose shame is discarded?
great_wall-ask-DiscardTactic =
    { $count ->
        [one] which tactic card do you discard?
       *[other] which tactic card do you discard? { $count } must go.
    }
great_wall-ask-DrawTactics = how many tactic cards do you draw?
great_wall-ask-DrinkTea = does your tea marker rise?
great_wall-ask-DiscardedOrders = what do you do with your discarded orders ({ $orders })?
great_wall-fact-actor = {" "}({ $player })
great_wall-fact-horde = {" "}({ $horde }, { great_wall-section-on })
great_wall-fact-section = {" "}({ great_wall-section-on })

## Why we wait

great_wall-wait-ActOrWait = { $player } is deciding whether to act now or let others go first.
great_wall-wait-PledgeToEdict = { $player } is thinking about a share in an edict.
great_wall-wait-ProposeEdict = { $player } may propose an edict.
great_wall-wait-Sacrifice = { $player } is choosing what to sacrifice.
great_wall-wait-ActivateEnhanced = { $player } is choosing an area to activate out of turn.
great_wall-wait-NextArea = { $player } is choosing the area to activate next.
great_wall-wait-AttackWith = { $player } is choosing a warrior for the attack.
great_wall-wait-Shoot = { $player } is choosing a target for an archer.
great_wall-wait-Strike = { $player } is choosing a cell to attack.
great_wall-wait-NextRecruit = { $player } is choosing which recruit comes next.
great_wall-wait-PlaceRecruit = { $player } is sending a recruit to the wall.
great_wall-wait-Recruit = { $player } is recruiting warriors.
great_wall-wait-Build = { $player } is building at the wall.
great_wall-wait-ChooseRole = { $player } is choosing the post of an advisor.
great_wall-wait-Hire = { $player } is hiring at the embassy.
great_wall-wait-RefreshAdvisors = { $player } is choosing the advisors who leave the track.
great_wall-wait-MoveFrom = { $player } is choosing the section from which warriors march.
great_wall-wait-MoveTo = { $player } is choosing where warriors march.
great_wall-wait-MoveWarrior = { $player } is moving warriors along the wall.
great_wall-wait-PostOrShelter = { $player } is choosing a place for an archer.
great_wall-wait-AcceptGift = { $player } is thinking about a gift.
great_wall-wait-GainByArea = { $player } is choosing a production area.
great_wall-wait-GiveOne = { $player } is choosing what to give away.
great_wall-wait-GiveTo = { $player } is choosing who gets a gift.
great_wall-wait-IncomeOf = { $player } is choosing an overseer for income.
great_wall-wait-DealDamage = { $player } is dealing damage to the horde.
great_wall-wait-MoveHorde = { $player } is choosing a section for the horde.
great_wall-wait-SwapHordes = { $player } is choosing hordes that change places.
great_wall-wait-ChooseDying = { $player } is choosing who dies.
great_wall-wait-Recall = { $player } is calling a warrior back.
great_wall-wait-Rescue = { $player } is choosing whom a card saves.
great_wall-wait-SaveForChi = { $player } is deciding whether to save warriors for chi.
great_wall-wait-GrantWhere = { $player } is choosing a section for the effect of a card.
great_wall-wait-ChooseTacticEffect = { $player } is choosing the effect of a tactic card.
great_wall-wait-PlayTactic = { $player } may play a tactic card.
great_wall-wait-UseAbility = { $player } may use the ability of a card.
great_wall-wait-MoveOfficial = { $player } is moving officials.
great_wall-wait-MoveOfficialTo = { $player } is choosing an area for an official.
great_wall-wait-ChooseOrder = { $player } is choosing an order.
great_wall-wait-CopyOrder = { $player } is choosing an order to copy.
great_wall-wait-PlaceOrder = { $player } is choosing a cell of the order track.
great_wall-wait-ReturnOrder = { $player } is taking an order back.
great_wall-wait-GainToken = { $player } is choosing resources.
great_wall-wait-Collect = { $player } may collect resources.
great_wall-wait-PayEither = { $player } is paying a price.
great_wall-wait-PayMix = { $player } is paying a price.
great_wall-wait-SpareToken = { $player } is choosing what a discount saves.
great_wall-wait-HandIn = { $player } may hand in a resource for honour.
great_wall-wait-Promote = { $player } may place or raise an overseer.
great_wall-wait-PromoteWhere = { $player } is choosing an overseer to place or raise.
great_wall-wait-ChooseBranch = { $player } is choosing one of the effects of a card.
great_wall-wait-ChoosePlayer = { $player } is choosing a player for the effect of a card.
great_wall-wait-PayForEffect = { $player } is deciding whether to use the effect of a card.
great_wall-wait-ChooseAdvisor = { $player } is choosing the first advisor.
great_wall-wait-ChooseGeneral = { $player } is choosing a general.
great_wall-wait-DiscardFreely = { $player } is discarding shame.
great_wall-wait-DiscardShame = { $player } may buy off shame.
great_wall-wait-PlaceShame = { $player } is placing a shame token.
great_wall-wait-WhoseShame = { $player } is choosing whose shame is discarded.
great_wall-wait-DiscardTactic = { $player } is discarding tactic cards.
great_wall-wait-DrawTactics = { $player } is deciding how many tactic cards to draw.
great_wall-wait-DrinkTea = { $player } is at the tea house.
great_wall-wait-DiscardedOrders = { $player } is deciding about the discarded orders.
great_wall-wait-somebody = The table waits.

## Events

great_wall-order-named =
    { $id ->
        [order_to_attack] “{ $order }”
       *[other] the order “{ $order }”
    }
great_wall-event-ability = { $player } uses { $name }.
great_wall-event-activated = { $name } is activated.
great_wall-event-advisor-arrived = Advisor { $advisor } comes to the track.
great_wall-event-assault = Assault { great_wall-section-on }: attack { $count }, defence { $count-to }.
great_wall-event-attacked = { $player } attacks with { great_wall-warrior-ins }: { $place }.
great_wall-event-autumn = Autumn.
great_wall-event-breach = The wall is breached { great_wall-section-on }!
great_wall-event-captured = { $player } captures { $horde }.
great_wall-event-copied = { $player } copies { great_wall-order-named }.
great_wall-event-damage =
    { $player ->
        [none] Damage: { $place }.
       *[other] { $player } deals damage: { $place }.
    }
great_wall-event-dealt-advisor =
    { $you ->
        [yes] You are dealt the advisor { $advisor }.
       *[no] { $player } is dealt the advisor { $advisor }.
    }
great_wall-event-dealt-general =
    { $you ->
        [yes] You are dealt the general { $general }.
       *[no] { $player } is dealt the general { $general }.
    }
great_wall-event-defeated = Defeated: { $horde }.
great_wall-event-discarded-tactic = { $player } discards “{ $tactic }”.
great_wall-event-drew-tactic =
    { $you ->
        [yes] You draw “{ $tactic }”.
       *[no] { $player } draws “{ $tactic }”.
    }
great_wall-event-drew-tactics =
    { $player } draws { $count ->
        [one] { $count } tactic card
       *[other] { $count } tactic cards
    }.
great_wall-event-edict = The Emperor's edict: “{ $edict }”.
great_wall-event-edict-fulfilled =
    The edict “{ $edict }” is fulfilled; { $count ->
        [one] it is the first one
       *[other] that makes { $count }
    }.
great_wall-event-edict-pledged =
    { $count ->
        [0] { $player } agrees to “{ $edict }”.
       *[other] { $player } pledges { $count } to “{ $edict }”.
    }
great_wall-event-edict-proposed = { $player } proposes to fulfil “{ $edict }”.
great_wall-event-edict-refused = { $player } gives nothing for “{ $edict }”; the edict stays.
great_wall-event-event = Event: “{ $event }”. { $text }
great_wall-event-fortifications-lost =
    { $count ->
        [one] { $count } fortification falls
       *[other] { $count } fortifications fall
    } { great_wall-section-on }.
great_wall-event-fortified = { $player } builds a fortification { great_wall-section-on }.
great_wall-event-gained = { $player } gains { great_wall-tokens }.
great_wall-event-general = { $player }: the general is { $general }.
great_wall-event-given = { $player } gives something to { $other }.
great_wall-event-handed-in = { $player } hands in { great_wall-tokens }.
great_wall-event-hired-active = { $player }: active advisor { $advisor }.
great_wall-event-hired-assistant = { $player }: new assistant { $advisor }.
great_wall-event-hired-official = { $player } hires an official.
great_wall-event-honor-archers = { $player }: { great_wall-honour } for archers.
great_wall-event-honor-artifact = { $player }: { great_wall-honour } for the artifact “{ $artifact }”.
great_wall-event-honor-card =
    { $card ->
        [none] { $player }: { great_wall-honour } from a card.
       *[other] { $player }: { great_wall-honour } ({ $name }).
    }
great_wall-event-honor-defeat = { $player }: { great_wall-honour } for fighting.
great_wall-event-honor-fortification = { $player }: { great_wall-honour } for a fortification.
great_wall-event-honor-hand-in = { $player }: { great_wall-honour } for handing in.
great_wall-event-honor-hordes = { $player }: { great_wall-honour } for captured hordes.
great_wall-event-honor-lost =
    { $shame ->
        [yes] { $player } loses { great_wall-honour } in place of a shame token.
        [scored] { $player } loses { great_wall-honour } for warriors with shame.
       *[no] { $player } loses { great_wall-honour }.
    }
great_wall-event-honor-orders = { $player }: { great_wall-honour } for discarded orders.
great_wall-event-honor-reward = { $player }: { great_wall-honour } for a cell.
great_wall-event-honor-wall = { $player }: { great_wall-honour } for the wall.
great_wall-event-horde = A horde arrives { great_wall-section-on }: { $horde }.
great_wall-event-horde-buried = { $horde } goes under the deck.
great_wall-event-horde-discarded = Nobody captures { $horde }; the card is discarded.
great_wall-event-hordes-swapped = { $player }: two hordes change places { great_wall-section-on }.
great_wall-event-killed = { $player } loses { great_wall-warriors } { great_wall-section-on }.
great_wall-event-lost-together =
    All players lose: { $reasons }.{ $count-to ->
        [0] { "" }
       *[other] { " " }Edicts fulfilled: { $count } of { $count-to }.
    }
great_wall-event-moved-to-post = { $player }: an archer takes a firing position { great_wall-section-on }.
great_wall-event-moved-to-shelter = { $player }: { great_wall-warrior-one } goes into the shelter { great_wall-section-on }.
great_wall-event-official-moved = { $player } moves the official who was { great_wall-area-in } { $to }.
great_wall-event-official-placed = { $player } sends an official { $in }.
great_wall-event-order = { $player } reveals { great_wall-order-named }.
great_wall-event-order-chosen = { $player } has chosen an order.
great_wall-event-order-placed = { $player } puts the order into cell { $count }.
great_wall-event-order-returned = { $player } takes back { great_wall-order-named }.
great_wall-event-orders-returned =
    { $player } takes back { $count ->
        [0] no orders
        [one] { $count } order
       *[other] { $count } orders
    }.
great_wall-event-paid = { $player } pays { great_wall-tokens }.
great_wall-event-pillage = Pillage: there is no room for { $horde }.
great_wall-event-posted = { $player } puts an archer onto a firing position { great_wall-section-on }.
great_wall-event-promoted = { $player }: overseer { great_wall-area-in }, level { $count }.
great_wall-event-recalled = { $player } calls back { great_wall-warrior-one } { great_wall-section-from }.
great_wall-event-recruited = { $player } recruits { great_wall-warrior-one }.
great_wall-event-sacrificed-horde = { $player } sacrifices { $horde }.
great_wall-event-sacrificed-official = { $player } sacrifices an official.
great_wall-event-sacrificed-warrior = { $player } sacrifices { great_wall-warrior-one }.
great_wall-event-saved = { $player } saves { great_wall-warriors } { great_wall-section-on }.
great_wall-event-scoring = The game ends: { $reasons }. The scoring begins.
great_wall-event-shame-boxed = { $player } has no place for the shame token.
great_wall-event-shame-discarded = { $player } discards a shame token.
great_wall-event-shame-drained =
    { $count ->
        [one] { $count } shame token leaves the supply for the box.
       *[other] { $count } shame tokens leave the supply for the box.
    }
great_wall-event-shame-horde = { $player } puts a shame token on { $horde }.
great_wall-event-shame-warrior = { $player } puts a shame token under { great_wall-warrior-one }.
great_wall-event-sheltered = { $player } puts { great_wall-warrior-one } into the shelter { great_wall-section-on }.
great_wall-event-spring = Spring.
great_wall-event-stored-paid = { $player } uses { great_wall-tokens } from the warehouse.
great_wall-event-summer = Summer.
great_wall-event-tactic = { $player } plays “{ $tactic }”.
great_wall-event-tea = { $player } is now number { $count } in tea order.
great_wall-event-tea-order = { $player } is first in tea order.
great_wall-event-turn = { $player } is to move.
great_wall-event-undo = { $player } takes a move back.
great_wall-event-wall = { $player } builds the wall { great_wall-section-on }: level { $count }.
great_wall-event-winter = Winter.
great_wall-event-won = { $player } wins.
great_wall-event-won-together =
    All players win: { $reasons }.{ $count-to ->
        [0] { "" }
       *[other] { " " }Edicts fulfilled: { $count } of { $count-to }.
    }
great_wall-event-year = Year { $count }.

## The end

great_wall-ending-expansions = Expansions
great_wall-ending-shame = Shame
great_wall-ending-hordes = Captured hordes
great_wall-ending-tokens = Shame tokens
great_wall-order-of-acting = the order of acting
great_wall-ending-tea = Tea order
great_wall-ending-tea-rule = Among equal totals the higher tea marker wins.
great_wall-ending-walls = Walls and fortifications
great_wall-ending-battle = Battle
great_wall-ending-artifacts = Artifacts
great_wall-ending-cards = Cards and orders
great_wall-ending-supply = Production and warehouse
great_wall-ending-start = Start
great_wall-ending-shame-all = { $whole }, but there was no more to lose
great_wall-ending-lost = Paid or lost
great_wall-ending-paid = as a price or by cards
great_wall-ending-lost-for-shame = in place of shame tokens
great_wall-ending-honor-wall = wall { great_wall-section-on }
great_wall-ending-honor-fortification = fortifications { great_wall-section-on }
great_wall-ending-honor-defeat = part in defeated hordes
great_wall-ending-honor-archers = archers at defeated hordes
great_wall-ending-honor-reward = rewards of cells
great_wall-ending-honor-damage = blows
great_wall-ending-honor-hordes = captured hordes
great_wall-ending-honor-artifact = { $artifact }
great_wall-ending-honor-card =
    { $card ->
        [none] abilities and cards
        [order] { $name } (order)
        [general] { $name } (general)
        [advisor] { $name } (advisor)
        [tactic] { $name } (tactic card)
        [artifact] { $name } (artifact)
        [horde] { $name } (horde)
        [event] { $name } (event)
       *[extra] { $name } (card)
    }
great_wall-ending-honor-orders = discarded orders
great_wall-ending-honor-hand-in = handed in
great_wall-ending-honor-officials = officials and overseer
