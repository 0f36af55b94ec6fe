# What an answer will do, said before it is given. Short, and without a subject: it is the reader's own deed.

great_wall-shelter-to =
    { $section ->
        [left] into the left shelter
        [middle] into the middle shelter
       *[right] into the right shelter
    }
great_wall-forecast-ability = { $name } takes effect
great_wall-forecast-activated = { $name } activates now
great_wall-forecast-advisor-dismissed = { $advisor } leaves the track
great_wall-forecast-assault = assault { great_wall-section-on }: attack { $count }, defence { $count-to }
great_wall-forecast-attacked = { great_wall-warrior } attacks: { $place }
great_wall-forecast-autumn = then it is autumn
great_wall-forecast-breach = a breach { great_wall-section-on }
great_wall-forecast-captured = capture { $horde }
great_wall-forecast-copied = carry out { great_wall-order-named }
great_wall-forecast-damage = damage: { $place }
great_wall-forecast-defeated = horde defeated: { $horde }
great_wall-forecast-discarded-tactic = discard “{ $tactic }”
great_wall-forecast-edict-fulfilled = “{ $edict }” is fulfilled
great_wall-forecast-edict-pledged =
    { $count ->
        [0] agree to “{ $edict }”
       *[other] pledge { $count } for “{ $edict }”
    }
great_wall-forecast-edict-proposed = propose “{ $edict }” to the others
great_wall-forecast-edict-refused = “{ $edict }” stays
great_wall-forecast-fortifications-lost =
    { $count ->
        [one] { $count } fortification is lost
       *[other] { $count } fortifications are lost
    } { great_wall-section-on }
great_wall-forecast-fortified = a fortification { great_wall-section-on }
great_wall-forecast-gained = { great_wall-tokens }
great_wall-forecast-gained-all = gain { $list }
great_wall-forecast-given = a gift to { $other }
great_wall-forecast-handed-in = { great_wall-tokens }
great_wall-forecast-handed-in-all = hand in { $list }
great_wall-forecast-hired-active = active advisor { $advisor }
great_wall-forecast-hired-assistant = assistant { $advisor }
great_wall-forecast-hired-official = +1 official
great_wall-forecast-honor = +{ $n } honour
great_wall-forecast-honor-lost =
    { $n ->
        [0] no honour left to lose
       *[other] −{ $n } honour
    }
great_wall-forecast-horde-buried = { $horde } goes under the deck
great_wall-forecast-horde-discarded = nobody captures { $horde }
great_wall-forecast-hordes-swapped = two hordes change places { great_wall-section-on }
great_wall-forecast-killed = lose { great_wall-warriors } { great_wall-section-on }
great_wall-forecast-lost-together = everybody loses: { $reasons }
great_wall-forecast-moved-to-post = archer to a firing position { great_wall-section-on }
great_wall-forecast-moved-to-shelter = { great_wall-warrior } { great_wall-shelter-to }
great_wall-forecast-official-moved = official { $to }
great_wall-forecast-official-placed = official { $in }
great_wall-forecast-order-placed = { "" }
great_wall-forecast-order-returned = take back “{ $order }”
great_wall-forecast-orders-returned =
    take back { $count ->
        [0] no orders
        [one] { $count } order
       *[other] { $count } orders
    }
great_wall-forecast-paid = { great_wall-tokens }
great_wall-forecast-paid-all = pay { $list }
great_wall-forecast-pillage = pillage: no room for { $horde }
great_wall-forecast-posted = archer to a firing position { great_wall-section-on }
great_wall-forecast-promoted = overseer { great_wall-area-in }: level { $count }
great_wall-forecast-recalled = { great_wall-warrior } back { great_wall-section-from }
great_wall-forecast-recruited = +1 { great_wall-warrior }
great_wall-forecast-sacrificed-horde = sacrifice { $horde }
great_wall-forecast-sacrificed-official = sacrifice an official
great_wall-forecast-sacrificed-warrior = sacrifice: { great_wall-warrior }
great_wall-forecast-saved = save { great_wall-warriors } { great_wall-section-on }
great_wall-forecast-scoring = then the scoring
great_wall-forecast-shame-boxed = no place for the shame token
great_wall-forecast-shame-discarded = −1 shame token
great_wall-forecast-shame-drained =
    { $count ->
        [one] { $count } shame token leaves the supply
       *[other] { $count } shame tokens leave the supply
    }
great_wall-forecast-shame-horde = +1 shame token ({ $horde })
great_wall-forecast-shame-warrior = +1 shame token ({ great_wall-warrior })
great_wall-forecast-sheltered = { great_wall-warrior } { great_wall-shelter-to }
great_wall-forecast-spring = then it is spring
great_wall-forecast-stored = { great_wall-tokens }
great_wall-forecast-stored-all = { $list } into the warehouse
great_wall-forecast-stored-paid = { great_wall-tokens }
great_wall-forecast-stored-paid-all = { $list } from the warehouse
great_wall-forecast-summer = then it is summer
great_wall-forecast-tactic = { "" }
great_wall-forecast-tea = number { $count } in tea order
great_wall-forecast-tea-order = first in tea order: { $player }
great_wall-forecast-wall = wall { great_wall-section-on }: level { $count }
great_wall-forecast-winter = then it is winter
great_wall-forecast-won = victory
great_wall-forecast-won-together = everybody wins
great_wall-forecast-year = then year { $count } begins

## Where certainty ends

great_wall-doubt-advisor = then a new advisor comes to the track
great_wall-doubt-edict = then a new edict is turned up
great_wall-doubt-event = then an event is turned up
great_wall-doubt-horde = then a horde card is turned up
great_wall-doubt-rat = then a Rat card is turned up
great_wall-doubt-tactic = then tactic cards are drawn

## What one chooses next

great_wall-next-AcceptGift = then accept the gift or do not
great_wall-next-ActOrWait = then act now or later
great_wall-next-ActivateEnhanced = then choose an area to activate
great_wall-next-AssistantForQin = then choose Qin's assistant
great_wall-next-AttackKhan = then Genghis Khan can be attacked
great_wall-next-AttackWith = then choose who attacks
great_wall-next-Build = then build
great_wall-next-ChooseAdvisor = then choose an advisor
great_wall-next-ChooseBranch = then choose one of the effects
great_wall-next-ChooseDying = then choose who dies
great_wall-next-ChooseGeneral = then choose a general
great_wall-next-ChooseOrder = then choose an order
great_wall-next-ChoosePlayer = then choose a player
great_wall-next-ChooseRole = then choose: active advisor or assistant
great_wall-next-ChooseTacticEffect = then choose its effect
great_wall-next-Collect = then collect or do not
great_wall-next-CopyOrder = then choose whose order is carried out
great_wall-next-DealDamage = then choose what to damage
great_wall-next-DiscardAtPagoda = then choose a shame token to discard
great_wall-next-DiscardFreely = then discard
great_wall-next-DiscardShame = then shame can be bought off
great_wall-next-DiscardTactic = then choose a tactic card to discard
great_wall-next-DiscardedOrders = then decide about the discarded orders
great_wall-next-DismissAdvisor = then choose which advisor leaves
great_wall-next-DispelGhost = then choose which area a shame token leaves
great_wall-next-DrawTactics = then draw tactic cards or do not
great_wall-next-DrinkTea = then rise in tea order or do not
great_wall-next-DrinkTeaForReed = then decide about the tea of the Reed clan
great_wall-next-FireFromFortress = then the archer of the fortress can shoot
great_wall-next-FortifyForReed = then choose where the Reed clan builds
great_wall-next-GainByArea = then choose the area whose resource you gain
great_wall-next-GainToken = then choose what to gain
great_wall-next-GiveOne = then choose what to give
great_wall-next-GiveTo = then choose whom to give to
great_wall-next-GrantWhere = then choose the section
great_wall-next-HandIn = then hand in
great_wall-next-Hire = then hire
great_wall-next-IncomeOf = then choose the overseer
great_wall-next-LeaveFortress = then choose a shelter
great_wall-next-MarchOrGarrison = then choose who marches
great_wall-next-MoveDemand = then move the Emperor's token
great_wall-next-MoveFrom = then choose where warriors leave
great_wall-next-MoveHorde = then choose where the horde goes
great_wall-next-MoveOfficial = then move officials
great_wall-next-MoveOfficialTo = then choose the area
great_wall-next-MoveRat = then choose where the Rat runs
great_wall-next-MoveTo = then choose where to
great_wall-next-MoveWarrior = then choose which warrior goes
great_wall-next-NextArea = then choose which area is activated
great_wall-next-NextRecruit = then choose who is placed first
great_wall-next-OfficialForHonor = then an official can be had for honour
great_wall-next-PayEither = then choose how to pay
great_wall-next-PayForEffect = then take an effect or leave it
great_wall-next-PayInstead = then choose how to pay
great_wall-next-PayMix = then choose how to pay
great_wall-next-PlaceGhost = then choose where the ghosts come
great_wall-next-PlaceOrder = then place the order
great_wall-next-PlaceRat = then place the Rat
great_wall-next-PlaceRecruit = then choose its place
great_wall-next-PlaceShame = then choose a place for shame
great_wall-next-PlaceStartingOfficial = then place a first official
great_wall-next-PlayTactic = then a tactic card can be played
great_wall-next-PledgeGold = then pay for peace or do not
great_wall-next-PledgeToEdict = then give for the edict or do not
great_wall-next-PostOrShelter = then choose: firing position or shelter
great_wall-next-Promote = then the overseer can rise
great_wall-next-PromoteWhere = then choose which overseer rises
great_wall-next-ProposeEdict = then an edict can be fulfilled
great_wall-next-ProposePeace = then propose peace or do not
great_wall-next-RallyOrWait = then call to attack now or later
great_wall-next-Recall = then choose which warrior comes back
great_wall-next-Recruit = then recruit
great_wall-next-RefreshAdvisors = then choose which advisor leaves
great_wall-next-Rescue = then choose whom the card saves
great_wall-next-ReturnOfficial = then choose which official goes back
great_wall-next-ReturnOrder = then choose which order comes back
great_wall-next-Sacrifice = then choose what leaves the game
great_wall-next-SaveForChi = then choose whom to save for chi
great_wall-next-Shoot = then the archer can shoot
great_wall-next-SpareToken = then choose what to spare
great_wall-next-Strike = then choose a cell
great_wall-next-StrikeKhan = then choose a cell of Genghis Khan
great_wall-next-SwapHordes = then choose hordes to swap
great_wall-next-UseAbility = then an ability can be used
great_wall-next-WhichReedOfficial = then choose an official of the Reed clan
great_wall-next-WhoseShame = then choose whose shame is discarded
