# Cards of The Great Wall: moments and conditions.
# $who: you, other or any. $at: here or none. Slots of a moment: $area, $number (none if not given) and $with (may be empty).

gw-phrase =
    { $moment ->
        [setup_done] yes
        [spring_start] yes
        [summer_income] yes
        [turn_start] yes
        [turn_activation] yes
        [turn_checked] yes
        [turn_end] yes
        [winter_start] yes
        [assault_start] yes
        [area_done] yes
        [winter_end] yes
        [scoring] yes
       *[none] no
    }
gw-on-here =
    { $at ->
        [here] {" "}on { gw-section }
       *[none] {""}
    }
gw-on-setup_done = at the end of set-up
gw-on-spring_start = in spring
gw-on-horde_placed =
    { $at ->
        [here] when a horde arrives on { gw-section }{ $with }
       *[none] when a horde arrives{ $with }
    }
gw-on-pillage = when a pillage happens
gw-on-summer_income = in the income step
gw-on-summer_orders =
    { $who ->
        [you] when you decide on your discarded orders
        [other] when another player decides on discarded orders
       *[any] when any player decides on discarded orders
    }
gw-on-order_revealed = when orders are revealed
gw-on-turn_start =
    { $who ->
        [you] at the start of your turn
        [other] at the start of another player's turn
       *[any] at the start of any player's turn
    }
gw-on-turn_activation =
    { $who ->
        [you] in your turn, after your order
        [other] in another player's turn, after the order
       *[any] in any player's turn, after the order
    }
gw-on-turn_checked =
    { $who ->
        [you] in your turn, after the check for defeated hordes
        [other] in another player's turn, after the check for defeated hordes
       *[any] in every turn, after the check for defeated hordes
    }
gw-on-turn_end =
    { $who ->
        [you] at the end of your turn
        [other] at the end of another player's turn
       *[any] at the end of any player's turn
    }
gw-on-area_activated =
    { $area ->
        [none] when an area{ gw-whose-area } is activated
       *[given] when { $area }{ gw-whose-area } is activated
    }
gw-on-area_done =
    { $area ->
        [none] at the end of the activation of an area{ gw-whose-area }
       *[given] at the end of the activation of { $area }{ gw-whose-area }
    }
gw-whose-area =
    { $with ->
        [none] { $who ->
            [you] {" "}with your officials
            [other] {" "}with officials of another player
           *[any] {""}
        }
       *[given] { $with }
    }
gw-on-official_moved =
    { $who ->
        [you] when you move an official{ gw-to-area }
        [other] when another player moves an official{ gw-to-area }
       *[any] when any player moves an official{ gw-to-area }
    }
gw-to-area =
    { $area ->
        [none] {""}
       *[given] {" "}{ $area }
    }
gw-on-resources_collected =
    { $who ->
        [you] when you collect { gw-some-resources }
        [other] when another player collects { gw-some-resources }
       *[any] when any player collects { gw-some-resources }
    }
gw-some-resources =
    { $number ->
        [none] resources
       *[given] { $number }
    } { $area ->
        [none] in a production area
       *[given] { $area }
    }
gw-on-overseer_promoted =
    { $who ->
        [you] when you place or promote an overseer{ gw-to-area }
        [other] when another player places or promotes an overseer{ gw-to-area }
       *[any] when any player places or promotes an overseer{ gw-to-area }
    }
gw-on-resource_handed_in =
    { $who ->
        [you] when you hand in a resource{ gw-to-area }{ $with }
        [other] when another player hands in a resource{ gw-to-area }{ $with }
       *[any] when any player hands in a resource{ gw-to-area }{ $with }
    }
gw-on-warriors_recruited =
    { $who ->
        [you] when you recruit { gw-some-warriors }
        [other] when another player recruits { gw-some-warriors }
       *[any] when any player recruits { gw-some-warriors }
    }
gw-some-warriors =
    { $number ->
        [none] warriors
       *[given] { $number }
    }
gw-on-warrior_attacked =
    { $who ->
        [you] when you attack{ gw-on-here }{ $with }
        [other] when another player attacks{ gw-on-here }{ $with }
       *[any] when any player attacks{ gw-on-here }{ $with }
    }
gw-on-genghis_attacked =
    { $who ->
        [you] when you attack Genghis Khan or one of his skills{ $with }
        [other] when another player attacks Genghis Khan or one of his skills{ $with }
       *[any] when any player attacks Genghis Khan or one of his skills{ $with }
    }
gw-on-damage_dealt =
    { $who ->
        [you] when you deal 1 damage{ gw-on-here }{ $with }
        [other] when another player deals 1 damage{ gw-on-here }{ $with }
       *[any] when any player deals 1 damage{ gw-on-here }{ $with }
    }
gw-on-horde_defeated =
    { $who ->
        [you] when you defeat a horde{ $with }{ gw-on-here }
        [other] when another player defeats a horde{ $with }{ gw-on-here }
       *[any] when a horde{ $with } is defeated{ gw-on-here }
    }
gw-on-horde_captured =
    { $who ->
        [you] when you take a horde card{ gw-on-here }
        [other] when another player takes a horde card{ gw-on-here }
       *[any] when any player takes a horde card{ gw-on-here }
    }
gw-on-warriors_dying =
    { $who ->
        [you] when your warriors are to be killed{ gw-on-here }
        [other] when warriors of another player are to be killed{ gw-on-here }
       *[any] when warriors of any player are to be killed{ gw-on-here }
    }
gw-on-warriors_killed =
    { $who ->
        [you] when your warriors are killed{ gw-on-here }{ $with }
        [other] when warriors of another player are killed{ gw-on-here }{ $with }
       *[any] when warriors of any player are killed{ gw-on-here }{ $with }
    }
gw-on-warriors_saved =
    { $who ->
        [you] when you save warriors{ gw-on-here }
        [other] when another player saves warriors{ gw-on-here }
       *[any] when any player saves warriors{ gw-on-here }
    }
gw-on-winter_start = at the start of winter
gw-on-assault_start = before the assault
gw-on-section_held =
    { $at ->
        [here] when { gw-section }{ $with } holds
       *[none] when a section{ $with } holds
    }
gw-on-breach =
    { $at ->
        [here] when { gw-section }{ $with } is breached
       *[none] when a section{ $with } is breached
    }
gw-on-shame_gained =
    { $who ->
        [you] when you gain shame{ $with }
        [other] when another player gains shame{ $with }
       *[any] when any player gains shame{ $with }
    }
gw-on-shame_discarded =
    { $who ->
        [you] when you discard shame
        [other] when another player discards shame
       *[any] when any player discards shame
    }
gw-on-fortification_built =
    { $who ->
        [you] when you build a fortification{ gw-on-here }
        [other] when another player builds a fortification{ gw-on-here }
       *[any] when any player builds a fortification{ gw-on-here }
    }
gw-on-wall_built =
    { $who ->
        [you] when you build a wall level{ gw-on-here }
        [other] when another player builds a wall level{ gw-on-here }
       *[any] when any player builds a wall level{ gw-on-here }
    }
gw-on-warriors_moved =
    { $who ->
        [you] when you move warriors to another section
        [other] when another player moves warriors to another section
       *[any] when any player moves warriors to another section
    }
gw-on-tea_moved =
    { $who ->
        [you] when your tea marker rises
        [other] when the tea marker of another player rises
       *[any] when the tea marker of any player rises
    }
gw-on-official_hired =
    { $who ->
        [you] when you hire an official
        [other] when another player hires an official
       *[any] when any player hires an official
    }
gw-on-advisor_hired =
    { $who ->
        [you] when you hire an advisor
        [other] when another player hires an advisor
       *[any] when any player hires an advisor
    }
gw-on-tactics_drawn =
    { $who ->
        [you] when you draw tactic cards
        [other] when another player draws tactic cards
       *[any] when any player draws tactic cards
    }
gw-on-tactic_played =
    { $who ->
        [you] when you play a tactic card
        [other] when another player plays a tactic card
       *[any] when any player plays a tactic card
    }
gw-on-winter_end = after the assault
gw-on-edict_fulfilled = when an edict is fulfilled
gw-on-event_revealed = when this event is revealed
gw-on-scoring = at the end of the game
