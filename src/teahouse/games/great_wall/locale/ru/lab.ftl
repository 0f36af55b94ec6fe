# Как лаборатория называет карты и что считает.

great_wall-lab-generals = генералы
great_wall-lab-active = действующие советники
great_wall-lab-assistants = помощники
great_wall-lab-orders = сыгранные приказы
great_wall-lab-tactics = сыгранные карты тактики
great_wall-lab-breach = брешей
great_wall-lab-pillage = разграблений
great_wall-lab-wall = построено уровней стены
great_wall-lab-fortified = построено укреплений
great_wall-lab-defeated = побеждено отрядов орды
great_wall-lab-captured = захвачено отрядов орды
great_wall-lab-killed = случаев гибели воинов
great_wall-lab-saved = случаев спасения воинов
great_wall-lab-tactic = сыграно карт тактики
great_wall-lab-promoted = назначений и повышений управляющих
great_wall-lab-edict-fulfilled = исполнено эдиктов
great_wall-lab-finished = достроено участков стены
great_wall-lab-shame = жетонов позора у всех кланов
