# Genghis Khan

option-great_wall-genghis = Genghis Khan
option-great_wall-genghis-note = He rides along the wall with two skills. Whoever captures a horde may attack him for 6 honour a cell; if he is defeated, the year is the last. With banner bearers, gifts of the Emperor, 9 hordes and 6 advisors.
option-great_wall-genghis-off = stays away
option-great_wall-genghis-on = comes to the wall

great_wall-reason-genghis = Genghis Khan is defeated

## Moves and questions

great_wall-move-khan = cell { $letter }, { $name }
great_wall-move-skill-left = cell { $letter }, “{ $name }”
great_wall-move-skill-right = cell { $letter }, “{ $name }”
great_wall-ask-AttackKhan = a horde { great_wall-section-on } is yours. Which of your survivors attacks Genghis Khan, if any?
great_wall-ask-StrikeKhan =
    { $second ->
        [yes] which second cell of the same card does the { great_wall-warrior-acc } cover?
       *[no] which cell of Genghis Khan or of a skill does the { great_wall-warrior-acc } cover? 6 honour for each cell, and he stays there to the end.
    }
great_wall-ask-RallyOrWait = does your banner bearer call to attack now, or do others go first?
great_wall-wait-AttackKhan = { $player } may attack Genghis Khan.
great_wall-wait-StrikeKhan = { $player } is choosing a cell of Genghis Khan.
great_wall-wait-RallyOrWait = { $player } is deciding whether the banner bearer calls now or later.

## Events

great_wall-event-banner = { $player }: the banner bearer calls to attack { great_wall-section-on }.
great_wall-event-gift-received = { $player } receives the Emperor's gift.
great_wall-event-honor-khan = { $player }: { great_wall-honour } for the attack on Genghis Khan.
great_wall-event-hordes-away = Not in this game: { $horde }.
great_wall-event-khan = Genghis Khan stands { great_wall-section-on }.
great_wall-event-khan-attacked = { $player } sends { great_wall-warrior-one } against { $name }, cell { $letter }.
great_wall-event-khan-card-covered = All cells are covered: { $name }.
great_wall-event-khan-defeated = Genghis Khan is defeated!
great_wall-event-khan-gift = The Emperor's gift of this game: { $name }. { $text }
great_wall-event-khan-skill = A skill of Genghis Khan: { $name }. { $text }

## On the table

great_wall-khan-stands = Genghis Khan stands { great_wall-section-on }.
great_wall-khan-is-defeated =
    { $mode ->
        [coop] Genghis Khan is defeated.
       *[competitive] Genghis Khan is defeated; the game ends with this year.
    }
great_wall-khan-left =
    { $count ->
        [one] { $count } cell is still to be covered.
       *[other] { $count } cells are still to be covered.
    }
great_wall-khan-hordes-away = Not in this game: { $hordes }.
great_wall-khan-cell-ignored = { $letter } ({ $count }+)
great_wall-gift-title = The Emperor's gift
great_wall-gift-owner = { $player } has the Emperor's gift.
great_wall-gift-free = Nobody has it yet: it goes to whoever builds a wall level.

## What led to a question

great_wall-cause-offer_khan_attack = { $within }; one of the survivors may attack Genghis Khan
great_wall-cause-rally = { $within }: the banner bearers call to attack
great_wall-cause-rally_next = { great_wall-cause-rally }
great_wall-ending-honor-khan = attack on Genghis Khan

## What an answer will do

great_wall-forecast-banner = the banner bearer calls to attack { great_wall-section-on }
great_wall-forecast-gift-received = receive the Emperor's gift
great_wall-forecast-khan = Genghis Khan then stands { great_wall-section-on }
great_wall-forecast-khan-attacked = { great_wall-warrior } against { $name }: cell { $letter }
great_wall-forecast-khan-card-covered = all cells covered: { $name }
great_wall-forecast-khan-defeated = Genghis Khan is defeated
