# What the lab calls cards and counts.

great_wall-lab-generals = generals
great_wall-lab-active = active advisors
great_wall-lab-assistants = assistants
great_wall-lab-orders = orders played
great_wall-lab-tactics = tactic cards played
great_wall-lab-breach = breaches
great_wall-lab-pillage = pillages
great_wall-lab-wall = wall levels built
great_wall-lab-fortified = fortifications built
great_wall-lab-defeated = hordes defeated
great_wall-lab-captured = hordes captured
great_wall-lab-killed = times warriors were killed
great_wall-lab-saved = times warriors were saved
great_wall-lab-tactic = tactic cards played
great_wall-lab-promoted = overseers placed or raised
great_wall-lab-edict-fulfilled = edicts fulfilled
great_wall-lab-finished = wall sections finished
great_wall-lab-shame = shame tokens of all clans
