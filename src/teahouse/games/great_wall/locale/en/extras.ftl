### Cards from other boxes.

option-great_wall-jia_sidao = Jia Sidao
option-great_wall-jia_sidao-note = A general of the Black Powder box, known from the errata alone: he gains honour whenever any warrior is killed. He is far stronger than the others.
option-great_wall-jia_sidao-off = no
option-great_wall-jia_sidao-on = yes
