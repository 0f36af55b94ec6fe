# The Great Wall: why a game ended so.

great_wall-verdict-ended = The game ended: { $reasons }.
great_wall-verdict-together-won = All players win together.
great_wall-verdict-together-lost = All players lose together.
great_wall-verdict-together =
    { $reason ->
        [edicts] The Emperor's edicts were fulfilled in time, in year { $year }.
        [shame] In year { $year } a shame token had to be taken, and there was none left (GW-COOP-70).
       *[time] Time ran out in year { $year } before the edicts were fulfilled (GW-COOP-72).
    }
great_wall-verdict-edicts = Edicts fulfilled: { $count } of { $needed }.
great_wall-verdict-shame-left = Shame tokens left in the supply: { $count }.
great_wall-verdict-alone-won = { $qin } is beaten.
great_wall-verdict-alone-lost = { $qin } has won.
great_wall-verdict-alone-shame = The last shame token left the supply: that loses at once, whatever the honour (GW-SOLO-96).
great_wall-verdict-against =
    Honour: { $player } { $own }, { $qin } { $his }.{ $equal ->
        [true] { " " }Equal honour is not enough (GW-SOLO-99).
       *[false] { "" }
    }
great_wall-verdict-difficulty =
    Qin began with { $honor ->
        [0] no honour
       *[other] { $honor } honour
    }; { $both ->
        [true] each spring both advisors became his assistants
       *[false] each spring one advisor became his assistant
    }.
