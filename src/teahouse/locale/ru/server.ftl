# What the web table itself says: seats, waiting, problems, options and bots.

server-seats = Игроков
server-nobody = свободное место
server-history-recording = Сыграно по правилам версии { $rules }; показано по записи.
server-history-content = Сыграно с прежними картами или планшетами; с ними игра показана и продолжается.
server-history-lost = Сыграно с прежними картами или планшетами, которые не сохранились; все проверки сходятся с нынешними.
server-players =
    { $most ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
server-waiting-back = { $player } просит стол вернуть ход.
server-table-answers = { $player }: выбирать не из чего, отвечает стол.
server-waiting-many = Ждём: { $players }.
server-waiting-open =
    { $count ->
        [one] За местом «{ $players }» никто не сидит; игра продолжится, когда его займут.
        [few] Места «{ $players }» никем не заняты; игра продолжится, когда их займут.
       *[many] Места «{ $players }» никем не заняты; игра продолжится, когда их займут.
    }
server-ended-agreed = Все согласились закончить здесь: победителя нет.
server-ended-resigned = Партия сдана ({ $players }). Победа: { $winners }.
server-ended-given-up = Партия сдана ({ $players }).
server-unfinished = Партия не доиграна; очки — такие, какими они были в эту минуту.
server-answer-with = { $answer }, { $detail }

bot-random = Случайный бот
bot-random-note = Любой разрешённый ход для него не хуже другого.
bot-pupil = Ученик
bot-pupil-note = Берёт то, что хорошо с первого взгляда, и кое-чего не замечает.
bot-scholar = Книжник
bot-scholar-note = Тщательно взвешивает каждый ответ, но не дальше своего хода.
bot-general = Полководец
bot-general-note = Проигрывает в уме много возможных партий, по мгновению на ход.
bot-sage = Мудрец
bot-sage-note = Думает как полководец, но дольше, и потому видит дальше или больше.

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
problem-no-such-lesson = Такого урока нет.
problem-no-such-lesson-step = В этом уроке нет такого шага: последний — { $count }.
problem-lesson-not-begun = Урок ещё не начат.
problem-lesson-not-yet = Сначала закончите этот шаг.
problem-lesson-not-asked = Сейчас урок об этом не спрашивает.
problem-no-such-game = Такой игры нет.
problem-no-such-example = Для { $id } примера нет.
problem-no-such-page = По этому адресу ничего нет.
problem-no-such-way = Этим адресом так не пользуются.
problem-refused = «{ $move }» сейчас нельзя: см. правило { $clause_id }.
problem-stale = Стол тем временем изменился; вот как он стоит.
problem-confirm = Этот ответ завершает ход, или его не вернуть: подтвердите его.
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
problem-kept-seat = Это место ждёт того, кто оставил за себя бота: вернуться можно в любую минуту.
problem-seen-another = Вы уже видели другую руку этой партии, поэтому сесть можно только на своё место.
problem-is-here = Этот человек за столом: бот играет только за того, кого нет.
problem-host-is-here = Хозяин стола здесь или отсутствует ещё не так долго, как вы договорились.
problem-nobody-there = Там никто не сидит: хозяином может быть только игрок.
problem-has-resigned = От этого места отказались насовсем: до конца за него играет бот.
problem-answer-first = Сначала ответьте на вопрос: план — для того, что будет потом.
problem-no-such-question = В этой игре нет такого вопроса.
problem-no-such-tournament = Такого турнира нет.
problem-tournament-needs-time = Турниру нужны часы: иначе неизвестно, когда кончится тур.
problem-tournament-full = В турнире самое большее { $count } участников.
problem-too-few-players = Для турнира нужны хотя бы двое.
problem-not-late = Там ни у кого не вышло время.
problem-sent-away = Вас попросили уйти из-за этого стола или не пустили за него.
problem-nobody-asks-in = Это место больше никто не просит.
problem-not-yours-to-say = Пускают за стол только те, кто за ним играет и ещё не ответил.
problem-no-such-pack = Такого набора нет.
problem-not-your-pack = Изменить или убрать этот набор может только тот, кто его принёс.
problem-packs-not-here = Приносить наборы здесь может только владелец сервера, за его собственной машиной.
problem-too-many-packs =
    { $count ->
        [one] У вас здесь уже { $count } набор; уберите его, прежде чем принести другой.
        [few] У вас здесь уже { $count } набора; уберите один, прежде чем принести другой.
       *[many] У вас здесь уже { $count } наборов; уберите один, прежде чем принести другой.
    }
problem-unsound-pack = Этим набором больше нельзя играть: { $mistake }
problem-pack-changed = Набор тем временем изменился; откройте карту заново.
problem-lab-not-here = Опыты здесь ставит только владелец сервера, за его собственной машиной.
problem-lab-not-installed = Лаборатории на этой машине кое-чего не хватает: установите pip install «teahouse[lab]».
problem-no-such-experiment = Такого опыта здесь нет.
problem-bad-experiment = Так сыграть нельзя: { $why }
problem-too-many-experiments =
    { $count ->
        [one] У вас здесь уже { $count } опыт; уберите его, прежде чем начать другой.
        [few] У вас здесь уже { $count } опыта; уберите один, прежде чем начать другой.
       *[many] У вас здесь уже { $count } опытов; уберите один, прежде чем начать другой.
    }
problem-no-games-yet = Ещё нет игр, которые сыграны с обоими наборами; загляните через минуту.
problem-too-many-reviews = Уже готовятся ваши разборы ({ $count }): дождитесь одного из них или остановите его.
problem-workshop-gave-up = Это читалось слишком долго. Попробуйте что-нибудь поменьше или подождите немного.
problem-banned = Владелец этого сервера закрыл вам вход.
problem-not-your-name = Напишите своё имя точно так, как оно показано.
problem-other-rules = Эта игра начата по правилам версии { $rules }, а по правилам этого сервера она идёт иначе, поэтому здесь её нельзя ни показать, ни продолжить. Владелец сервера может вернуться к прежней версии.
problem-too-large = Слишком много за один раз.
problem-name-of-bot = «{ $name }» — так зовут бота; выберите другое имя.
problem-too-many = Слишком часто; подождите немного.
problem-too-many-tables =
    { $count ->
        [one] У вас идёт { $count } игра: закончите или уберите её, прежде чем накрыть новый стол.
        [few] У вас идут { $count } игры: закончите или уберите одну, прежде чем накрыть новый стол.
       *[many] У вас идёт { $count } игр: закончите или уберите одну, прежде чем накрыть новый стол.
    }
problem-wrong-password = Неверное имя или пароль.
problem-wrong-current = Нынешний пароль неверен.
problem-name-taken = Имя «{ $name }» уже занято, выберите другое.
problem-code-wrong = Такого кода нет. Проверьте, так ли он записан, как был показан.
problem-code-used = Этот код уже использован.
problem-code-expired = Код действовал всего несколько минут. Получите новый.
problem-passkey-refused = Ключ входа не подошёл. Попробуйте ещё раз.
problem-passkey-unknown = Такого ключа входа здесь больше ни у кого нет.
problem-no-such-session = Там вы уже не в своей учётной записи.
problem-no-such-passkey = Такого ключа входа у вас уже нет.
problem-rated-pack = Партию на рейтинг играют обычными картами.
problem-rated-hints = В партии на рейтинг подсказок нет.
problem-rated-people = В партии на рейтинг играют несколько человек, у каждого одно место. Оставьте свободное место для соперника.
problem-no-such-person = Такого человека здесь нет. Возможно, он ушёл насовсем.
problem-hidden-page = Эту страницу видит только её хозяин.
problem-bad-address = По такому адресу обратиться нельзя: он начинается с https:// и куда-то ведёт.
problem-address-refused = Этот адрес находится внутри сети сервера, а уведомления уходят только наружу.
problem-no-mail = Этот сервер не отправляет почту.
problem-mail-down = Письмо сейчас не отправить. Проверьте адрес или попробуйте позже.
problem-not-delivered = Проба не дошла: { $why }
problem-no-such-channel = Туда вам уже ничего не приходит.
problem-too-many-channels = Вам уже пишут в { $count } мест, сначала уберите одно.
server-notice-turn = { $game }: ваш ход
server-notice-several =
    { $count ->
        [one] Вас ждёт { $count } стол
        [few] Вас ждут { $count } стола
       *[many] Вас ждут { $count } столов
    }
server-notice-foot = Вы просили вам написать. Изменить это можно на странице учётной записи.
server-notice-trial = Проба: уведомления будут приходить сюда.
server-mail-confirm = Код для уведомлений по почте
server-mail-confirm-text = Кто-то, надеемся, вы, хочет узнавать здесь о своём ходе. Код: { $code }. Если это не вы, ничего не делайте.
server-trouble-unreachable = там никто не ответил.
server-trouble-refused = там его не приняли.
server-trouble-gone = по этому адресу ничего нет.
server-trouble-mail-down = почтовый сервер не отвечает.
problem-broken = У нас что-то сломалось. Игра осталась какой была.
problem-no-database = Сервер не может обратиться к базе данных; ничего не изменилось. Попробуйте чуть позже.

# Примеры правил: что делают за один шаг.
example-start = Положение
example-move = { $player }: { $move }
example-move-unknown = { $player } — ответ
example-refused = { $player } — попытка: { $move }
example-refused-unknown = { $player } — попытка, которая запрещена
example-allowed = { $player } — можно: { $move }
example-allowed-unknown = { $player } — так можно
example-nothing = Правила исполнены; ничего не меняется
example-rule = Что происходит по правилам

## Что происходит с местами. `name` — чьё место, `by` — кто это сделал, `seat` — номер места.

seat-sat = За стол садится { $name }.
seat-back = { $name } снова за столом.
seat-left = { $name } уходит; место { $seat } свободно.
seat-kept = { $name } уходит, пока играет бот; место остаётся за ушедшим.
seat-replaced = { $by } сажает бота играть за отсутствующего ({ $name }); место остаётся за ним.
seat-sent-away = { $by } просит уйти из-за стола: { $name }.
seat-opened = { $by } открывает место { $seat } для любого, кто придёт.
seat-bot = { $by } отдаёт место { $seat } боту.
seat-late = Время вышло ({ $name }); до возвращения играет бот.
seat-resigned = { $name } сдаётся; доигрывает бот.
seat-resigned-late = Время вышло, партия сдана ({ $name }); доигрывает бот.
seat-host = Теперь хозяин стола — { $name }.
seat-asked = { $name } просит место { $seat }.
seat-let-in = { $by } пускает за стол: { $name }.
seat-turned-down = { $by } не пускает за стол: { $name }.
seat-withdrawn = { $name } больше не просит место { $seat }.
