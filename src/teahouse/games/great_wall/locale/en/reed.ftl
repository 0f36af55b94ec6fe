# The Great Wall: the Reed clan, the third participant of games for one and two.

great_wall-reed = The Reed clan
great_wall-reed-of = the Reed clan's
great_wall-blocked = not available

## Questions

great_wall-ask-DiscardAtPagoda = which of your shame tokens does the Reed clan's official in the pagoda take off you?
great_wall-ask-DismissAdvisor = which advisor does the Reed clan send away from the track?
great_wall-ask-DrinkTeaForReed = does the tea marker of the Reed clan move up?
great_wall-ask-FortifyForReed = on which section does the Reed clan build a fortification?
great_wall-ask-MoveReedOfficial =
    { $count ->
        [one] which official of the Reed clan moves? { $count } move left.
       *[other] which official of the Reed clan moves? { $count } moves left.
    }
great_wall-ask-MoveReedOfficialTo = to which area does the official of the Reed clan go?
great_wall-ask-StoreForReed = which resource does the Reed clan put into the warehouse?
great_wall-ask-StrikeForReed = which cell does the spearman of the Reed clan cover?

## Why we wait

great_wall-wait-DiscardAtPagoda = { $player } is choosing a shame token to discard.
great_wall-wait-DismissAdvisor = { $player } is choosing an advisor for the Reed clan to send away.
great_wall-wait-DrinkTeaForReed = { $player } is deciding about the tea marker of the Reed clan.
great_wall-wait-FortifyForReed = { $player } is choosing where the Reed clan builds.
great_wall-wait-MoveReedOfficial = { $player } is moving officials of the Reed clan.
great_wall-wait-MoveReedOfficialTo = { $player } is choosing an area for an official of the Reed clan.
great_wall-wait-StoreForReed = { $player } is choosing what the Reed clan puts into the warehouse.
great_wall-wait-StrikeForReed = { $player } is choosing the attack of the Reed clan.

## Events

great_wall-event-advisor-dismissed = { $player } sends { $advisor } away from the advisor track.
great_wall-event-horde-removed = { $player } defeats { $horde }; the card leaves the game.
great_wall-event-stored = { $player } puts { great_wall-tokens } into the warehouse.

## What an answer will do

great_wall-forecast-horde-removed = { $horde } leaves the game
great_wall-next-MoveReedOfficial = then move officials of the Reed clan
great_wall-next-MoveReedOfficialTo = then choose the area
great_wall-next-StoreForReed = then choose what goes into the warehouse
great_wall-next-StrikeForReed = then choose where the Reed clan attacks
