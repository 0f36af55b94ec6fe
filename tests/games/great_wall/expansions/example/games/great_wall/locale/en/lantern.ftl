### The paper lantern.

option-great_wall-lantern = Paper lantern
option-great_wall-lantern-note = A lantern shines on one section of the wall and honours whoever stands in its light.
option-great_wall-lantern-off = no
option-great_wall-lantern-on = yes

great_wall-ask-CarryLantern = to which section is the lantern carried?
great_wall-cause-offer_lantern = { $within }: whoever is first in tea order carries the lantern on
great_wall-wait-CarryLantern = { $player } is carrying the lantern on.

great_wall-event-honor-lantern = { $player } gains { $count } honour in the light of the lantern.
great_wall-event-lantern-carried = { $player } carries the lantern on: now it shines { great_wall-section-on }.

great_wall-lantern-rule = At the start of winter everybody with a warrior on its section gains honour.
