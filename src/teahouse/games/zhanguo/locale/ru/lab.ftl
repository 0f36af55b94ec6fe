# Как лаборатория называет карты и что считает.

zhanguo-lab-boards = планшеты
zhanguo-lab-unified = карты в регионах
zhanguo-lab-actions = действия двора
zhanguo-lab-tasks = выполненные цели
zhanguo-lab-wall = построено стен
zhanguo-lab-palace = построено дворцов
zhanguo-lab-governor-square = губернаторов на клетках
zhanguo-lab-governor-beside = губернаторов рядом с клетками
zhanguo-lab-task = выполнено целей
zhanguo-lab-activated = применено свойств карт
zhanguo-lab-ability = применено свойств планшетов
zhanguo-lab-free-move = свободных перемещений чиновников
zhanguo-lab-reward = взято наград
zhanguo-lab-unrest-up = случаев роста волнений
