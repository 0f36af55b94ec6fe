# The Great Wall: the scenario Red Turban Rebellion.

option-great_wall-scenario-red = Red Turban Rebellion (together, 3 players)

great_wall-red-state =
    { $state ->
        [war] This year there is war: everybody has received an official of the pool.
        [peace] This year there is peace.
       *[undecided] Peace or war is chosen each spring.
    }
great_wall-red-track = Time track
great_wall-red-now = now
great_wall-red-token = shame token: the scenario ends before it
great_wall-red-no-overseers = No overseers { great_wall-area-in }
great_wall-red-hordes-fewer =
    { $count ->
        [one] { $count } horde fewer
       *[other] { $count } hordes fewer
    }
great_wall-reason-breached = the horde has breached the wall

## Moves

great_wall-move-no-peace = No peace
great_wall-move-peace =
    { $count ->
        [one] Peace: { $n } gold for { $count } horde fewer
       *[other] Peace: { $n } gold for { $count } hordes fewer
    }

## Questions

great_wall-ask-OfficialForHonor = do you lose { great_wall-honour } for an official of the pool?
great_wall-ask-PledgeGold =
    { $count ->
        [one] peace for { $count } horde fewer: how much gold do you pay? { $n } missing.
       *[other] peace for { $count } hordes fewer: how much gold do you pay? { $n } missing.
    }
great_wall-ask-ProposePeace = do you propose peace? Together you pay { $n } gold for each horde fewer; otherwise there is war.
great_wall-ask-ReturnOfficial = which official goes back to the pool?

## Whom we wait for

great_wall-wait-OfficialForHonor = { $player } may give up honour for an official.
great_wall-wait-PledgeGold = { $player } is thinking about the price of peace.
great_wall-wait-ProposePeace = { $player } may propose peace.
great_wall-wait-ReturnOfficial = { $player } is choosing an official for the pool.

## Events

great_wall-event-gold-pledged = { $player } offers { $gold } for peace.
great_wall-event-official-given-up = { $player } returns an official of the supply to the pool.
great_wall-event-official-received = { $player } receives an official of the pool.
great_wall-event-official-returned = { $player } returns the official who was { great_wall-area-in } to the pool.
great_wall-event-peace = Peace: { great_wall-red-hordes-fewer } this spring.
great_wall-event-peace-proposed = { $player } proposes peace: { $gold } for { great_wall-red-hordes-fewer }.
great_wall-event-peace-refused = { $player } does not pay for peace.
great_wall-event-war = War: everybody receives an official of the pool.

## What led to a question

great_wall-cause-choose_peace_or_war = { $within }: peace for gold, or war
great_wall-cause-ProposePeace =
    { $asks ->
        [ProposePeace] { $within }
       *[other] { $own ->
            [yes] You propose peace
           *[no] { $player } proposes peace
        }
    }
great_wall-cause-offer_official = { $within }: officials of the pool for honour, in tea order
great_wall-cause-give_up_official = { $within }: a pillage, and everybody gives up an official

## What an answer will do

great_wall-forecast-gold-pledged = offer { $gold } for peace
great_wall-forecast-official-given-up = an official of the supply back to the pool
great_wall-forecast-official-received = +1 official of the pool
great_wall-forecast-official-returned = an official { great_wall-area-in } back to the pool
great_wall-forecast-peace = peace: { great_wall-red-hordes-fewer } this spring
great_wall-forecast-peace-proposed = propose peace to the others: { $gold }, { great_wall-red-hordes-fewer }
great_wall-forecast-peace-refused = no gold for peace
great_wall-forecast-war = war: everybody receives an official of the pool
