# The end of a year, act by act.

great_wall-scene-winter = Winter of year { $year }
great_wall-scene-again = Show me this every year
great_wall-scene-shots = Archers shoot
great_wall-scene-assault = Assault
great_wall-scene-losses = What it cost
great_wall-scene-losses-hint = one shame for each breaching horde on which one has no warrior
great_wall-scene-court = The Emperor
great_wall-scene-spring = Spring
great_wall-scene-summer = Summer
great_wall-scene-summer-hint = income, shame and orders
great_wall-scene-attack = attack
great_wall-scene-defence = defence
great_wall-scene-held = The wall holds
great_wall-scene-breached = Breached by { $by }
great_wall-scene-quiet = No horde
great_wall-scene-wall = wall { $n }
great_wall-scene-forts = + fortifications { $n }
great_wall-scene-cards = { $sign } { $n } from cards
great_wall-scene-on-the-wall = On the wall
great_wall-scene-stood = A { great_wall-warrior } stood on { $horde }: no shame for it.
great_wall-scene-pillage = Pillage
great_wall-scene-pillage-why = There is no room; the horde plunders and leaves.
great_wall-scene-shame =
    { $n ->
        [one] { $n } shame token
       *[other] { $n } shame tokens
    }
great_wall-scene-shame-why =
    { $section ->
        [left] Left
        [middle] Middle
       *[right] Right
    }: nobody on { $hordes }
great_wall-scene-shame-left = Shame tokens in the supply: { $before } → { $after }.
great_wall-scene-killed = killed { great_wall-section-on }
great_wall-scene-cause-save = to save a warrior
great_wall-scene-cause-discard-shame = to be rid of a shame token
great_wall-scene-cause-handed-in = handed in
great_wall-scene-cause-honor-archers = for archers
great_wall-scene-cause-honor-card =
    { $card ->
        [none] from a card
       *[other] { $name }
    }
great_wall-scene-cause-honor-defeat = for fighting
great_wall-scene-cause-honor-damage = for the blow
great_wall-scene-cause-honor-orders = for discarded orders
great_wall-scene-cause-honor-reward = for a cell
great_wall-scene-cause-honor-shame = no shame token, or no place for one, was left
great_wall-scene-before = Before the assault
great_wall-scene-cause-honor-artifact = for an artifact
great_wall-scene-cause-honor-fortification = for a fortification
great_wall-scene-cause-honor-wall = for the wall
great_wall-scene-cause-honor-hand-in = for handing in
great_wall-scene-cause-honor-hordes = for captured hordes
great_wall-scene-cause-honor-officials = for officials and overseer
great_wall-scene-cause-honor-khan = for the attack on Genghis Khan
great_wall-scene-cause-honor-frost = for officials before the Emperor
great_wall-scene-cause-honor-demand = from the Emperor
