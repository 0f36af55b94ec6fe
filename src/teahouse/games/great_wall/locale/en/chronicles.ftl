### Ancient Chronicles: what all scenarios share.

option-great_wall-scenario = Scenario
option-great_wall-scenario-note = A tale of the Ancient Chronicles with rules of its own, ten artifacts that bring honour during play, and further cards. It goes with no other expansion.
option-great_wall-scenario-none = none

great_wall-ask-PayInstead = how much of the gold do you pay in { $first }?
great_wall-wait-PayInstead = { $player } is paying a price.
