### Крыса.

option-great_wall-rat = Крыса
option-great_wall-rat-note = Крыса бегает по областям и приносит 1 золото каждому, чьи чиновники там стоят; кто её двигает, решает карта. Добавляются пять артефактов.
option-great_wall-rat-off = нет
option-great_wall-rat-on = да

great_wall-ask-PlaceRat = где начнёт Крыса?
great_wall-ask-MoveRat = в какую другую область бежит Крыса?
great_wall-wait-PlaceRat = { $player } выбирает место для Крысы.
great_wall-wait-MoveRat = { $player } двигает Крысу.

great_wall-event-rat-card = Карта Крысы «{ $name }». { $text }
great_wall-event-rat-fed = Здесь Крыса ({ $name }): каждый, у кого в этой области есть чиновник, получает 1 золото.
great_wall-event-rat-moved = { $player } двигает Крысу. Теперь она здесь: { $name }.

great_wall-rat-stands = Крыса здесь: { $area }.
great_wall-rat-gold = Когда область с Крысой активируют, каждый, у кого там есть чиновник, получает 1 золото.
great_wall-rat-deck =
    { $count ->
        [0] Все карты Крысы открыты; перед следующей их перетасуют.
        [one] Лицом вниз лежит ещё { $count } карта Крысы; новую открывают каждое лето.
        [few] Лицом вниз лежат ещё { $count } карты Крысы; новую открывают каждое лето.
       *[many] Лицом вниз лежат ещё { $count } карт Крысы; новую открывают каждое лето.
    }

## Что привело к вопросу

great_wall-cause-place_rat = Подготовка: первый в порядке чаепития ставит Крысу
great_wall-cause-offer_rat = { $within }, после боёв: открытая карта Крысы доверяет её вам

## Что сделает ответ

great_wall-forecast-rat-fed = здесь Крыса ({ $name }): 1 золото каждому, у кого тут есть чиновник
great_wall-forecast-rat-moved = Крыса переходит: { $name }
