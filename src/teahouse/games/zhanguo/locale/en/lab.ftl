# What the lab calls cards and counts.

zhanguo-lab-boards = boards
zhanguo-lab-unified = cards laid at regions
zhanguo-lab-actions = court actions
zhanguo-lab-tasks = tasks completed
zhanguo-lab-wall = walls built
zhanguo-lab-palace = palaces built
zhanguo-lab-governor-square = governors on squares
zhanguo-lab-governor-beside = governors beside squares
zhanguo-lab-task = tasks completed
zhanguo-lab-activated = abilities of cards used
zhanguo-lab-ability = abilities of boards used
zhanguo-lab-free-move = officials moved freely
zhanguo-lab-reward = rewards taken
zhanguo-lab-unrest-up = times unrest rose
