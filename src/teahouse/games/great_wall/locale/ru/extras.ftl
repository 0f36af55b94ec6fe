### Карты из других коробок.

option-great_wall-jia_sidao = Цзя Сыдао
option-great_wall-jia_sidao-note = Генерал из коробки «Чёрный порох», известный только по списку исправлений: получает честь за каждого убитого воина, своего и чужого. Он намного сильнее остальных.
option-great_wall-jia_sidao-off = нет
option-great_wall-jia_sidao-on = да
