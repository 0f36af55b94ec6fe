### Бумажный фонарь.

option-great_wall-lantern = Бумажный фонарь
option-great_wall-lantern-note = Фонарь освещает один участок стены и приносит честь тем, кто стоит в его свете.
option-great_wall-lantern-off = нет
option-great_wall-lantern-on = да

great_wall-ask-CarryLantern = на какой участок перенести фонарь?
great_wall-cause-offer_lantern = { $within }: первый в порядке чаепития переносит фонарь
great_wall-wait-CarryLantern = { $player } переносит фонарь.

great_wall-event-honor-lantern = { $player }: честь в свете фонаря, { $count }.
great_wall-event-lantern-carried = { $player } переносит фонарь: теперь он светит { great_wall-section-on }.

great_wall-lantern-rule = В начале зимы каждый, у кого есть воин на его участке, получает честь.
