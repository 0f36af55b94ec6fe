# The Great Wall, together: what a player may tell the others about their intentions.

great_wall-plan-defend =
    I defend { $section ->
        [left] the left section
        [middle] the middle section
       *[right] the right section
    }.
great_wall-plan-defend-title = I defend …
great_wall-plan-attack = I attack { great_wall-section-on }.
great_wall-plan-attack-title = I attack …
great_wall-plan-build = I build { great_wall-section-on }.
great_wall-plan-build-title = I build …
great_wall-plan-officials = I send officials { great_wall-area-to }.
great_wall-plan-officials-title = I send officials …
great_wall-plan-early = Let me act first { great_wall-area-in }.
great_wall-plan-early-title = Let me act first …
great_wall-plan-late = I act last { great_wall-area-in }.
great_wall-plan-late-title = I act last …
great_wall-plan-edict = I am saving for “{ $edict }”.
great_wall-plan-edict-title = I am saving for the edict …
great_wall-plan-edict-later = Let us leave “{ $edict }” for later.
great_wall-plan-edict-later-title = Leave for later the edict …
great_wall-plan-tea = I want to be higher in tea order.
great_wall-plan-tea-title = I want to be higher in tea order
great_wall-plan-help = I need help.
great_wall-plan-help-title = I need help
great_wall-plan-follow = I do what you decide.
great_wall-plan-follow-title = I do what you decide
