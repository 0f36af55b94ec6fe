### Frosts.

option-great_wall-scenario-frost = Frosts (2–5 players)
option-great_wall-frost_deliveries = Deliveries in a turn (Frosts)
option-great_wall-frost_deliveries-note = In a turn only one resource may be sent to the Emperor; the rulebook does not say that it may be sent only once.
option-great_wall-frost_deliveries-when = For the scenario Frosts.
option-great_wall-frost_deliveries-several = several of one resource
option-great_wall-frost_deliveries-one = one
option-great_wall-frost_officials = Officials for the Emperor (Frosts)
option-great_wall-frost_officials-note = Any official of one's own goes along with a delivery; those of the common pool are one's own too, though not hired yet.
option-great_wall-frost_officials-when = For the scenario Frosts.
option-great_wall-frost_officials-all = any, also of the common pool
option-great_wall-frost_officials-hired = hired ones only

great_wall-move-send = send { great_wall-tokens }
great_wall-move-pass-SendToEmperor = Send nothing
great_wall-move-done-RemoveForShame = Take the shame

great_wall-move-official-pool = an official of the common pool
great_wall-ask-SendToEmperor = do you send the Emperor { $again ->
        [yes] { $tokens } more of the same resource
       *[no] { $tokens } equal resources
    }? They leave the game, one of your officials goes with them and is worth { $honor } honour at the end.
great_wall-ask-OfficialToEmperor = which official goes to the Emperor for good?
great_wall-ask-RemoveForShame =
    { $count ->
        [one] { $count } shame token for the breach: which resource do you give up for good in its place?
       *[other] { $count } shame tokens for the breach: which resource do you give up for good in place of the next one?
    }
great_wall-wait-SendToEmperor = { $player } may send resources to the Emperor.
great_wall-wait-OfficialToEmperor = { $player } is choosing an official for the Emperor.
great_wall-wait-RemoveForShame = { $player } may give up resources in place of shame.

great_wall-event-frost-sent = { $player } sends the Emperor { great_wall-tokens }, and an official with them.
great_wall-event-frost-removed = { $player } gives up { great_wall-tokens } for good and is spared a shame token.
great_wall-event-frost-robbed = { great_wall-tokens } of the stock { $n ->
        [one] leaves
       *[other] leave
    } the game.
great_wall-event-frost-track = Production track: space { $space }, yield of every overseer { $change }.
great_wall-event-honor-frost = { $player }: { great_wall-honour } for officials before the Emperor.

great_wall-frost-track = Production track
great_wall-frost-marker = yield of every overseer: { $change }
great_wall-frost-now = In summer and when an area is activated the yield of every overseer is changed by { $change }.
great_wall-frost-cell = { $name }, { $stock } in the stock
great_wall-frost-official = { $player }: sent

## What led to a question

great_wall-cause-offer_delivery = { $within }, after the fights: the Emperor waits for deliveries
great_wall-cause-offer_removal =
    { $asks ->
        [RemoveForShame] { $within }; resources may go in place of shame
       *[other] { $within }
    }
great_wall-ending-honor-frost = officials before the Emperor

## What an answer will do

great_wall-forecast-frost-removed = give up { great_wall-tokens } for good, no shame token
great_wall-forecast-frost-robbed = { great_wall-tokens } of the stock leave the game
great_wall-forecast-frost-sent = { great_wall-tokens } and an official to the Emperor
great_wall-forecast-frost-track = yield of every overseer: { $change }
great_wall-next-OfficialToEmperor = then choose which official goes with it
great_wall-next-RemoveForShame = then choose: shame, or give something up
great_wall-next-SendToEmperor = then choose what the Emperor gets
