# The Great Wall: the scenario Siege of Diaoyu Fortress.

option-great_wall-scenario-siege = Siege of Diaoyu Fortress (together, 2–5 players)

great_wall-siege-tokens =
    { $n ->
        [one] { $n } siege token lies next to the fortress.
       *[other] { $n } siege tokens lie next to the fortress.
    }
great_wall-siege-night =
    { $n ->
        [0] The defence would hold this night.
       *[other] This night the defence would drop by { $n }.
    }
great_wall-siege-track = Defence of the fortress
great_wall-siege-defence = defence { $n }
great_wall-siege-rampart = Defence { $n } of { $top }
great_wall-siege-position = Firing position { $n }
great_wall-siege-archer = archer of { $player }
great_wall-reason-fortress = the fortress has fallen

## Moves

great_wall-move-garrison = into the fortress, for { great_wall-tokens }
great_wall-move-garrison-post = { great_wall-section }: the archer on the wall goes into the fortress, for { great_wall-tokens }
great_wall-move-garrison-shelter = { great_wall-section }: the archer in the shelter goes into the fortress, for { great_wall-tokens }
great_wall-move-defence = raise the defence of the fortress, for { great_wall-tokens }
great_wall-move-hold-fire = Hold fire
great_wall-move-let-others-shoot = Let others shoot first

## Questions

great_wall-ask-FireFromFortress = which cell does your archer of the fortress hit? He reaches row 1 of any section.
great_wall-ask-LeaveFortress =
    { $count ->
        [one] into which shelter does your archer of the fortress go?
       *[other] into which shelter does an archer of the fortress go? { $count } are left.
    }
great_wall-ask-MarchOrGarrison = from which section do warriors march, or which archer goes into the fortress?

## Whom we wait for

great_wall-wait-FireFromFortress = { $player } may shoot from the fortress.
great_wall-wait-LeaveFortress = { $player } is sending archers of the fortress to shelters.
great_wall-wait-MarchOrGarrison = { $player } is moving warriors.

## Events

great_wall-event-defence-raised = { $player } raises the defence of the fortress to { $count }.
great_wall-event-garrisoned = { $player } sends an archer into the fortress.
great_wall-event-night =
    { $count ->
        [0] Night: the fortress holds, its defence stays at { $count-to }.
       *[other] Night: the defence of the fortress drops by { $count } to { $count-to }.
    }
great_wall-event-siege-stronger =
    { $count ->
        [one] The siege grows stronger: { $count } token.
       *[other] The siege grows stronger: { $count } tokens.
    }

## What led to a question

great_wall-cause-fire_from_fortress = { $within }: the archers of the fortress shoot
great_wall-cause-pass_night = { $within }: after the night the archers leave the fortress

## What an answer will do

great_wall-forecast-defence-raised = defence of the fortress: { $count }
great_wall-forecast-garrisoned = an archer into the fortress
great_wall-forecast-night =
    { $count ->
        [0] night: the defence of the fortress stays at { $count-to }
       *[other] night: the defence of the fortress drops by { $count } to { $count-to }
    }
great_wall-forecast-siege-stronger =
    { $count ->
        [one] the siege grows by { $count } token
       *[other] the siege grows by { $count } tokens
    }
