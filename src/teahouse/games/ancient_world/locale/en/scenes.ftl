# The great moments, act by act.

ancient_world-scene-fight = { $player } against { $titan }
ancient_world-scene-fight-again = Show me every fight
ancient_world-scene-fight-step = The fight
ancient_world-scene-dice-step = Destruction
ancient_world-scene-dice = Destruction dice
ancient_world-scene-spoils = What it brought
ancient_world-scene-spoils-cause = for the victory
ancient_world-scene-attack = attack
ancient_world-scene-defence = defence
ancient_world-scene-free = Swords and arrows of cards and citizens
ancient_world-scene-defeated = Defeated
ancient_world-scene-destruction = Losses
ancient_world-scene-spared = Nothing is lost
ancient_world-scene-coin-dice = coins on the dice
ancient_world-scene-lost-to-die = { $card }: a titan on the dice
ancient_world-scene-card = card
ancient_world-scene-end-of-round = End of round { $round }
ancient_world-scene-end-of-round-again = Show me this every round
ancient_world-scene-income = Income
ancient_world-scene-income-cause = income of cards
ancient_world-scene-hunger = Food
ancient_world-scene-food = food
ancient_world-scene-citizens = citizens
ancient_world-scene-fed = All are fed
ancient_world-scene-hungry =
    { $count ->
        [one] { $count } goes hungry
       *[other] { $count } go hungry
    }
ancient_world-scene-hungry-citizen = The citizen with skill { $skill } goes hungry.
