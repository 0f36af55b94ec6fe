# What the web table itself says: seats, waiting, problems, options and bots.

server-nobody = свободное место
server-waiting-back = { $player } просит стол вернуть ход.
server-waiting-many = Ждём: { $players }.
server-waiting-open =
    { $count ->
        [one] За местом «{ $players }» никто не сидит; игра продолжится, когда его займут.
        [few] Места «{ $players }» никем не заняты; игра продолжится, когда их займут.
       *[many] Места «{ $players }» никем не заняты; игра продолжится, когда их займут.
    }
server-won =
    { $count ->
        [one] Победитель: { $players }.
        [few] Победители: { $players }.
       *[many] Победители: { $players }.
    }
server-lost = Никто не победил.

bot-random = Случайный бот
bot-random-note = Любой разрешённый ход для него не хуже другого.
bot-pupil = Ученик
bot-pupil-note = Берёт то, что хорошо с первого взгляда, и кое-чего не замечает.
bot-scholar = Книжник
bot-scholar-note = Тщательно взвешивает каждый ответ, но не дальше своего хода.
bot-general = Полководец
bot-general-note = Проигрывает в уме много возможных партий, по мгновению на ход.
bot-sage = Мудрец
bot-sage-note = Думает как полководец, но пока не заварится чай.

option-zhanguo-boards = Планшеты игроков
option-zhanguo-boards-note = Стороны A одинаковы, стороны B у всех разные.
option-zhanguo-boards-a = стороны A
option-zhanguo-boards-b = стороны B, выбор по очереди
option-zhanguo-boards-auction = стороны B, аукцион
option-zhanguo-draft = Драфт карт
option-zhanguo-draft-note = В раундах 1–4 каждый берёт по три карты из каждой колоды, две оставляет, одну кладёт под низ.
option-zhanguo-draft-off = нет
option-zhanguo-draft-on = да
option-zhanguo-track_order = Порядок хода по шкале наград
option-zhanguo-track_order-note = Игроки ходят в порядке дисков на шкале, а не по часовой стрелке.
option-zhanguo-track_order-off = нет
option-zhanguo-track_order-on = да
option-zhanguo-harsh_recruit = Суровый набор
option-zhanguo-harsh_recruit-note = Набор повышает волнения на 1 за каждого рабочего, а не на 1 за весь набор.
option-zhanguo-harsh_recruit-off = нет
option-zhanguo-harsh_recruit-on = да
option-zhanguo-colours = Цвета
option-zhanguo-colours-note = Цвета отличаются только на вид.
option-zhanguo-colours-seat = по местам
option-zhanguo-colours-choose = каждый выбирает сам

option-great_wall-mode = Вид игры
option-great_wall-mode-note = Каждый клан сам за себя или все вместе против орды, выполняя указы императора.
option-great_wall-mode-when = От двух игроков.
option-great_wall-mode-competitive = друг против друга
option-great_wall-mode-cooperative = все вместе
option-great_wall-first_hordes = Первые отряды орды для двоих
option-great_wall-first_hordes-note = Двое, играющие вместе, встречают на один отряд больше, чем игроков; правила можно прочесть и так, что на один больше, чем кланов.
option-great_wall-first_hordes-when = Для двоих, играющих вместе.
option-great_wall-first_hordes-players = три, на один больше игроков
option-great_wall-first_hordes-clans = четыре, на один больше кланов
option-great_wall-difficulty = Начало Циня
option-great_wall-difficulty-note = Сколько чести у Цинь Цзюшао с самого начала.
option-great_wall-difficulty-when = Для одного игрока.
option-great_wall-difficulty-normal = нисколько
option-great_wall-difficulty-hard = 50 очков чести
option-great_wall-difficulty-hardest = 100 очков чести
option-great_wall-assistants = Советники Циня
option-great_wall-assistants-note = Каждую весну помощником Циня становится один из двух крайних левых советников или оба.
option-great_wall-assistants-when = Для одного игрока.
option-great_wall-assistants-one = один каждую весну
option-great_wall-assistants-both = оба каждую весну
option-great_wall-starting_officials = Первые чиновники
option-great_wall-starting_officials-note = В конце подготовки вы отправляете трёх чиновников в области, как добавляет список исправлений.
option-great_wall-starting_officials-when = Для одного игрока.
option-great_wall-starting_officials-on = да
option-great_wall-starting_officials-off = нет

option-ancient_world-expand_plus = Другое расширение
option-ancient_world-expand_plus-note = При расширении можно выбрать одну из трёх верхних провинций.
option-ancient_world-expand_plus-off = нет
option-ancient_world-expand_plus-on = да
option-ancient_world-first_player = Первый игрок
option-ancient_world-first_player-note = Кто начинает первый раунд.
option-ancient_world-first_player-random = по жребию
option-ancient_world-first_player-seat_1 = место 1
option-ancient_world-first_player-seat_2 = место 2
option-ancient_world-first_player-seat_3 = место 3
option-ancient_world-first_player-seat_4 = место 4

problem-malformed = Запрос не удалось прочитать: { $detail }
problem-no-such-move = «{ $move }» — не ход этой игры.
problem-no-such-seat =
    { $count ->
        [one] За этим столом { $count } место.
        [few] За этим столом { $count } места.
       *[many] За этим столом { $count } мест.
    }
problem-no-such-step = Там эту игру нельзя показать или продолжить: последний шаг — { $count }.
problem-no-such-bot = Для этой игры такого бота нет.
problem-bad-game = Такой игры нет; есть: { $games }.
problem-bad-seats = Для этой игры нужно другое число мест: { $counts }.
problem-bad-options = С такими настройками игру не разложить.
problem-bad-option = За этим столом нельзя выбрать «{ $option }: { $choice }». { $why }
problem-no-such-plan = Такого за этим столом не запланировать.
problem-no-plans = Планами делятся те, кто играет вместе, и пока партия идёт.
problem-who-are-you = Сначала назовите себя.
problem-foreign-page = Запрос пришёл с чужой страницы.
problem-not-your-seat = Это может сделать только тот, кто там сидит.
problem-not-the-host = Это может сделать только тот, кто накрыл стол.
problem-not-seated = Вы не сидите за этим столом.
problem-no-hints = За этим столом подсказки отключены.
problem-hidden = Всё открывают только после конца игры.
problem-no-such-table = Такого стола нет.
problem-no-such-game = Такой игры нет.
problem-no-such-page = По этому адресу ничего нет.
problem-no-such-way = Этим адресом так не пользуются.
problem-refused = «{ $move }» сейчас нельзя: см. правило { $clause_id }.
problem-stale = Стол тем временем изменился; вот как он стоит.
problem-over = Игра окончена.
problem-not-over = Игра ещё не окончена.
problem-not-started = Игра ещё не началась: есть свободное место.
problem-already-started = Игра уже началась.
problem-nothing-to-undo = Вернуть нечего: после вашего хода что-то стало известно, или вы ещё не ходили.
problem-nothing-to-ask-back = Нет вашего хода, к которому можно вернуться, или кто-то уже просит.
problem-nobody-asks-back = Вашего ответа о возврате хода никто не ждёт.
problem-not-a-reaction = Навсегда отказаться можно только от реакций на события, а это не реакция.
problem-not-asked = Сейчас от вас ничего не ждут.
problem-others-play = Вы играете с другими людьми: оставьте место свободным или посадите бота.
problem-no-open-seat = Это место занято.
problem-other-rules = Эта игра начата по другим правилам или с другими картами, и этот сервер не может её показать.
problem-too-large = Слишком много за один раз.
problem-too-many = Слишком часто; подождите немного.
problem-broken = У нас что-то сломалось. Игра осталась какой была.
problem-no-database = Дом не может открыть книгу игр; ничего не изменилось. Попробуйте чуть позже.
