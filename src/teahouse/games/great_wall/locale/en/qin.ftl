# The Great Wall: Qin Jiushao, the opponent of the solo game. Each of his choices names its clause.

great_wall-qin = Qin Jiushao
great_wall-qin-of = Qin Jiushao's

## Questions

great_wall-ask-AssistantForQin = which of the two leftmost advisors becomes Qin's assistant? The other is discarded.
great_wall-ask-PlaceStartingOfficial = to which area do you send one of your first officials?
great_wall-ask-WhichReedOfficial = which official of the Reed clan does Qin move?

## Why we wait

great_wall-wait-AssistantForQin = { $player } is choosing an assistant for Qin.
great_wall-wait-PlaceStartingOfficial = { $player } is placing the first officials.
great_wall-wait-WhichReedOfficial = { $player } is choosing which official of the Reed clan Qin moves.

## Events

great_wall-event-honor-damage = { $player }: { great_wall-honour } for the blow, whatever the reward (GW-SOLO-78).
great_wall-event-honor-officials = { $player }: { great_wall-honour } for officials and overseer (GW-SOLO-60).
great_wall-event-lost-alone = The last shame token leaves the supply: { $player } loses at once (GW-SOLO-96).
great_wall-event-qin-assistant = { $player } gets an assistant: { $advisor } (GW-SOLO-92).
great_wall-event-qin-builds = { $player } builds { great_wall-section-on }: the invasion pointer shows it, or the other one is finished (GW-SOLO-38).
great_wall-event-qin-cannot-recruit = { $player } has nowhere to attack, so no { great_wall-warrior-acc } is recruited (GW-SOLO-72, 73).
great_wall-event-qin-enhances = { $player } turns to { $name }: the highest area of his track that can be activated (GW-SOLO-69).
great_wall-event-qin-highest = { $player } begins with { $name }: the highest area of his track with his officials (GW-SOLO-67).
great_wall-event-qin-lowest = { $player } turns to { $name }: the lowest area of his track within reach (GW-SOLO-26, 54).
great_wall-event-qin-moves-reed = { $player } turns the Reed clan to { $name }: the lowest area of his track within its reach (GW-SOLO-81).
great_wall-event-qin-takes = { $player } has no official in his supply and takes one from his highest area: { $name } (GW-SOLO-56).
great_wall-event-qin-target = { $player } chooses by the invasion pointer, nearest horde, first free cell: { $place } (GW-SOLO-71..75).
great_wall-event-qin-token = { $name }: the token of this area moves to the left end of Qin's track (GW-SOLO-27).
great_wall-event-qin-leftmost = { $player } chooses { $advisor }: the leftmost advisor of the track (GW-SOLO-87).
great_wall-event-qin-raises-reed = { $player } lets the tea marker of the Reed clan rise (GW-SOLO-89).

## The table

great_wall-qin-track = Area track, highest first

## What an answer will do

great_wall-forecast-lost-alone = the last shame token leaves the supply: the game is lost
great_wall-forecast-qin-builds = a fortification by Qin { great_wall-section-on }
