# Стол в браузере: начальная страница, сбор за столом, решения, журнал, правила, повтор. У досок свои файлы.

## Дом

web-tagline = Большие игры, все правила и книга, которая отвечает.
web-home = Teahouse, начальная страница
web-home-go = На начальную страницу
web-nav = Страницы
web-skip = К содержимому
web-watch-replay = Посмотреть партию
web-rules = Правила
web-about = О столе
web-language = Язык
web-language-name = Русский
web-theme = Цвета
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-system = Как в системе
web-theme-now =
    { $theme ->
        [light] Цвета светлые. Нажмите, чтобы стали тёмными
        [dark] Цвета тёмные. Нажмите, чтобы стали как в системе
       *[system] Цвета как в системе. Нажмите, чтобы стали светлыми
    }
web-loading = Загружается…
web-retry = Ещё раз
web-close = Закрыть
web-more = Ещё { $count }
web-error-network = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
web-error-server = Сервер не справился. Попробуйте через минуту.
web-error-missing = Здесь такого нет. Возможно, это удалили или ссылка обрезана.
web-error-odd = На странице что-то сломалось. Попробуйте ещё раз или загрузите её заново.
web-lost-title = Такой страницы нет
web-lost-text = Адрес никуда не ведёт. Возможно, ссылка обрезана.
web-lost-home = На начальную страницу

## Начало

web-games = Игры
web-play-now = Играть
web-starting = Начинаем…
web-you-and-bots =
    { $bots ->
        [0] только вы
        [one] вы и { $bots } бот
        [few] вы и { $bots } бота
       *[many] вы и { $bots } ботов
    }
web-set-up = Создать стол
web-how-to-play = Как играть
web-continue = Продолжить
web-continue-go = Продолжить
web-continue-empty = Здесь будут столы, за которыми вы сидите. «Играть» откроет новый сразу.
web-open = Открыть
web-over = окончена
web-gathering = ждём игроков
web-your-decision = Ваше решение
web-your-decision-small = решаете вы
web-thinks = решает { $name }
web-with = Участники: вы, { $company }
web-alone = Только вы
web-at-screen = За этим экраном: { $together }
web-at-screen-with = За этим экраном: { $together }; ещё { $company }
web-hand-alone = Я играю за все места: за этим столом ничего не закрывать
web-back-further = Вернуться к моменту до моего хода
web-fill-bots = Занять места ботами и начать
web-with-bots =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
web-with-open =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-join-title = К друзьям
web-join-paste = Вставьте ссылку или код стола
web-join = Сесть
web-join-odd = Это не похоже ни на ссылку на стол, ни на его код.
web-join-note = Учётная запись не нужна. Достаточно имени, а место останется за вами на этом устройстве.
web-open-tables = Открытые столы
web-open-tables-none = Сейчас ни один стол не ждёт игроков.
web-open-tables-note = Пустые места занимают боты. Они видят то же, что видно с их места, и ничего больше.
web-see = Взглянуть
web-name-title = Как вас называть?
web-name-label = Ваше имя
web-name-note = Достаточно имени. Его увидят все за столом.
web-name-go = Сесть за стол
web-guest-1 = Тихий Журавль
web-guest-2 = Ранний Гость
web-guest-3 = Нефритовый Тигр
web-guest-4 = Терпеливый Карп
web-guest-5 = Северный Ветер
web-guest-6 = Зелёный Лист

## Подготовка стола

web-set-up-of = { $game }: новый стол
web-game-unknown = На этом сервере такой игры нет.
web-seats-count = Сколько играет
web-seats = Игроки
web-seat-n = Место { $n }
web-seat-name = Имя на месте { $n }
web-bot-level = Бот на месте { $n }
web-who-me = Я
web-who-bot = Бот
web-who-open = Свободно
web-who-me-note = вы
web-who-open-note = для того, кто откроет ссылку
web-you-and =
    { $me ->
        [0] Без вас
        [1] Вы
       *[other] У этого экрана: { $me }
    }{ $bots ->
        [0] { "" }
        [one] , { $bots } бот
        [few] , { $bots } бота
       *[many] , { $bots } ботов
    }{ $open ->
        [0] { "" }
        [one] , { $open } свободное место
        [few] , { $open } свободных места
       *[many] , { $open } свободных мест
    }
web-seats-waits = Партия начнётся, как только займут все свободные места.
web-seats-at-once = Партия начнётся сразу.
web-rules-options = Правила этой партии
web-options-closed =
    { $count ->
        [one] { $count } настройка не для этого стола
        [few] { $count } настройки не для этого стола
       *[many] { $count } настроек не для этого стола
    }
web-help = Помощь
web-who-may-come = Кто может прийти
web-private = Для своих
web-private-note = только те, у кого есть ссылка
web-listed = Для всех
web-listed-note = стол видят среди открытых все на этом сервере
web-create-table = Открыть стол
web-start-game = Начать партию

## Сбор

web-gathering-title = { $game }: собираемся
web-gathering-open =
    { $count ->
        [one] Свободно ещё { $count } место. Передайте ссылку: партия начнётся, когда его займут.
        [few] Свободно ещё { $count } места. Передайте ссылку: партия начнётся, когда их займут.
       *[many] Свободно ещё { $count } мест. Передайте ссылку: партия начнётся, когда их займут.
    }
web-link = Ссылка
web-copy = Скопировать
web-copied = Скопировано
web-code = Или назовите код: { $code }
web-seat-open = Свободное место
web-seat-bot = бот
web-you = вы
web-online = за столом
web-away = не за столом
web-seat-shared = за одним экраном
web-send-away = Попросить уйти
web-sit = Сесть сюда
web-newcomer-asks = { $name } просится на свободное место.
web-newcomer-let-in = Пустить
web-newcomer-waits = Вы попросили место. Ещё не ответили: { $missing }.
web-leave = Уйти из-за стола
web-leave-sure = Уйти посреди партии? Кто-то должен доиграть за вас.
web-leave-bot = Доиграет бот
web-leave-open = Оставить место свободным
web-leave-not = Остаться
web-table-delete = Закрыть стол
web-seat-lost = У вас больше нет места за этим столом; вы смотрите партию.
web-table-gone = Хозяин закрыл этот стол.

## Стол

web-table = Стол
web-parts = Части стола
web-board = Доска
web-board-parts = Части доски
web-whole-board = Вся доска
web-beside-short = Рядом
web-hand = Рука
web-lit-here = здесь есть чем сыграть
web-since = С вашего хода
web-settings = Настройки
web-keys = Клавиши
web-watching = Вы смотрите
web-board-broken = Доску нарисовать не удалось. Кнопки внизу работают.
web-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
web-decision = Решение
web-showing = Показываем, что произошло
web-behind =
    { $count ->
        [one] ещё { $count } шаг
        [few] ещё { $count } шага
       *[many] ещё { $count } шагов
    }
web-skip-show = Сразу к концу
web-rule-of = Правило { $clause }
web-click-lit = Или нажмите на подсвеченное
web-options =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
web-more-answers = ещё { $count }
web-asides = Помимо вопроса
web-you-have = У вас есть
web-lacks = { $what }: есть { $have }, нужно { $need }
web-confirm = Подтвердить
web-confirm-what = { $answer }: этот ответ завершает ход, или его не вернуть.
web-not-yet = Ещё нет
web-set-confirm = Подтверждать конец хода
web-set-confirm-note = последний ответ хода ждёт ещё одного нажатия
web-set-ask = Спрашивать всегда
web-set-ask-note = даже если ответ только один или остались только свободные перемещения
web-go-back = Вернуть ход
web-hint = Подсказка
web-hints = Что сделал бы мудрец?
web-hint-thinking = Мудрец думает
web-hint-stop = Не надо
web-hint-line = Дальше, возможно:
web-bots-wait = Боты ждут, пока хозяин стола не разрешит им играть дальше.
web-pause = Пусть боты подождут
web-allow-hints = Разрешить подсказки
web-allow-hints-note = кто спросит, тому опытный бот подскажет хороший ход
web-give-bot = Дальше играет бот
web-give-me = Сесть вместо бота
web-give-open = Освободить для человека
web-undo = Вернуть ход
web-restart = Ход заново
web-ask-back = Попросить вернуть
web-mute = Больше не спрашивать
web-mute-what = Больше не спрашивать: { $to }
web-unmute = Снова спрашивать
web-unmute-note = Ответные действия, о которых вас больше не спрашивают
web-back-asked = Вы просите вернуть ход. Ждём согласия: { $missing }.
web-back-withdraw = Не нужно
web-back-wanted = { $name }: просьба вернуться к положению до последнего хода.
web-back-others = { $name }: просьба вернуть ход. Ждём согласия: { $missing }.
web-agree = Согласиться
web-disagree = Отказать
web-stale = Положение уже изменилось. Вот как теперь.
web-offline = Связи нет. Мы продолжаем пробовать.
web-offline-pending = Связи нет. Ваш ход уйдёт, как только она вернётся.
web-offline-say = Связи нет: не отправлено.
web-over-line = Партия окончена
web-result = Посмотреть итог

## Почему нельзя, выбор

web-why-title = Почему нельзя?
web-why-asking = Спрашиваем книгу правил…
web-why-allowed = Сейчас это можно сыграть.
web-why-rule = Правило
web-have-need = есть { $have }, нужно { $need }
web-open-rule = Открыть правило
web-choose-title = Что именно?

## Журнал и чат

web-log = Журнал
web-chat = Чат
web-beside = Рядом с полем
web-log-and-chat = Журнал и чат
web-unread = непрочитано
web-log-all = Показать всё
web-log-since = Только с вашего хода
web-since-mark = с вашего хода
web-show-again = Показать ещё раз
web-log-earlier =
    { $count ->
        [one] Ещё { $count } строка выше
        [few] Ещё { $count } строки выше
       *[many] Ещё { $count } строк выше
    }
web-log-empty = Пока ничего не произошло.
web-log-nothing-since = С вашего хода ничего не произошло.
web-chat-empty = Пока все молчат.
web-chat-say = Скажите что-нибудь…
web-send = Сказать

## Один экран на всех

web-hand-to = Передайте устройство: { $name }
web-hand-note = Чужая рука закрыта. Остальным сейчас лучше не смотреть.
web-hand-here = Я { $name }
web-hand-undo = Подождите, я верну последний ход

## Настройки и клавиши

web-speed = Скорость
web-speed-slow = Медленно
web-speed-normal = Обычно
web-speed-fast = Быстро
web-speed-off = Без показа
web-set-hover = Крупные карты под указателем
web-set-terms = Подчёркивать слова игры
web-set-terms-note = Что значат слова и знаки, на которых задержался указатель
web-set-symbols = Символы вместо слов на картах
web-set-symbols-note = Полный текст любой карты виден, когда она увеличена.
web-set-notify = Уведомлять о моём ходе
web-set-notify-refused = Браузер не разрешает этого для нашей страницы.
web-set-cover = Закрывать экран между игроками
web-set-cover-note = если за одним устройством несколько человек
web-key-option = сыграть вариант с 1 по 9
web-key-lit = следующая или предыдущая подсвеченная фигура
web-key-arrows = от фигуры к фигуре
web-key-enter = сыграть фигурой или узнать, почему нельзя
web-key-undo = вернуть ход
web-key-restart = начать ход заново
web-key-skip = сразу к последнему положению
web-key-log = к журналу
web-key-hint = что сделал бы мудрец?
web-key-hand = к руке
web-key-words = что значат эти слова и знаки
web-key-rules = искать в правилах
web-key-esc = закрыть открытое
web-key-help = этот список
web-key-step = на шаг назад или вперёд
web-key-ends = в начало или в конец
web-key-play = пустить или остановить

## Конец

web-ending-title = { $game }: итог
web-ending-bars = Откуда очки
web-ending-source = Источник
web-ending-total = Всего
web-ending-you = вы
web-ending-bar = { $player }, { $total }: { $parts }
web-ending-tie = При равенстве: { $used ->
        [true] понадобилось
       *[false] не понадобилось
    }.
web-ending-share = Скопировать ссылку
web-ending-tie-nothing = Очков это не даёт.
web-winner = победа
web-rematch = Ещё партию
web-rematch-go = К следующей партии
web-watch-this = Посмотреть партию
web-record = Скачать запись

## Правила

web-rules-of = { $game }: правила
web-rules-note = Каждое правило — в том порядке, в каком их учат, и со своим адресом.
web-rules-search = Искать в правилах
web-rules-search-hint = Спросите: кто побеждает при ничьей?
web-rules-answers =
    { $count ->
        [0] Ответов нет
        [one] { $count } ответ
        [few] { $count } ответа
       *[many] { $count } ответов
    }
web-rules-nothing = В правилах на «{ $query }» ничего не нашлось. Попробуйте другие слова.
web-rules-ask = Например:
web-rules-none = Правила этой игры здесь не записаны.
web-rules-clauses =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
web-rules-source = Источник: { $source }
web-rules-print = Печать
web-rules-group-best = Лучшие ответы
web-rules-group-term = Слова
web-rules-group-clause = Правила
web-rules-group-page = Введение
web-rules-group-chapter = Главы
web-rules-kind-term = слово
web-rules-kind-page = введение
web-rules-kind-chapter = глава
web-rules-mark-ruling = наше решение
web-rules-mark-example = пример
web-rules-mark-printed = как на компонентах
web-rules-mark-derived = следствие
web-rules-now = играем сейчас
web-rules-link = Ссылка на пункт { $id }
web-rules-own-page = Отдельной страницей

## Повтор

web-replay = Повтор
web-watch = Смотреть
web-samples = Партии с комментариями
web-comments = Комментарии
web-comment-n = Комментарий { $n } из { $of }
web-comment-back = Предыдущий комментарий
web-comment-on = Следующий комментарий
web-comment-first = Нажмите ▸, чтобы прочесть первый комментарий.
web-sample-comments =
    { $count ->
        [one] { $count } комментарий
        [few] { $count } комментария
       *[many] { $count } комментариев
    }
web-finished-none = Здесь будут ваши оконченные партии и открытые партии других. Их можно смотреть шаг за шагом и доигрывать.
web-name-at-seat = { $name } (место { $n })
web-replay-start = Начало
web-replay-step = { $step } из { $of }
web-replay-where = Место в партии
web-replay-steps = Шаги
web-replay-first = В начало
web-replay-last = В конец
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-play = Пустить
web-replay-pause = Остановить
web-replay-link = Ссылка на это положение
web-eyes = Чьими глазами
web-eyes-all = всё открыто
web-eyes-spectator = зритель
web-branch = Играть отсюда
web-branch-note = С этого положения начнётся новый стол. Оконченная партия останется как есть.
web-branch-go = Начать

## О столе

web-about-what =
    Teahouse — цифровой стол для трёх настольных игр: «Великая стена», «ZhanGuo» и «Древний мир». Он знает все правила,
    подсвечивает то, что можно сделать, а если нельзя — говорит почему и называет пункт.
web-about-fair =
    Боты видят то, что видно с их места, и ничего больше. Запись любой партии можно скачать, посмотреть шаг за шагом
    и доиграть с любого положения.
web-about-values-title = О картах
web-about-values =
    Книги правил показывают не все карты. Значения из книг взяты как есть; многие другие придуманы здесь, чтобы игралось
    не хуже, и отличаются от карт из коробки.
web-data-title = Что о вас хранится
web-data-what = { $name }, здесь хранятся ваше имя, настройки, столы, за которыми вы сидите, и то, что вы там писали. Всё это ваше.
web-data-export = Забрать с собой (файлом)
web-data-delete = Удалить всё
web-data-sure = Ваши столы, сообщения и настройки исчезнут навсегда. За чужими столами вместо вас продолжит бот, а сыгранные с другими партии останутся без вашего имени. Чтобы удалить, напишите своё имя.
web-data-keep = Оставить
web-report = Пожаловаться на игрока за этим столом
web-report-whom = На кого
web-report-what = Что случилось
web-report-send = Отправить владельцу сервера
web-report-sent = Спасибо. Владелец сервера это увидит.
web-report-not = Не нужно
web-about-credits = Благодарности
web-about-icons = Значки: Lorc, Delapouite, Skoll, Caro Asercion и другие,
web-about-fonts = Шрифты: Noto Sans, Noto Serif и Noto Serif TC,
web-about-drawings = Остальные рисунки: Teahouse.
web-about-rights =
    Игры и их названия принадлежат авторам и издателям. На этом столе нет их текстов, рисунков и деталей.

## Планы тех, кто играет вместе

web-plans = Планы на этот год
web-plans-none = Пока никто не поделился планом.
web-plan-tell = Рассказать
web-plan-change = Изменить
web-plan-title = Что вы задумали?
web-plan-note = До конца года это видят все за столом. Никого ни к чему не обязывает.
web-plan-phrase = Готовая фраза
web-plan-about = О чём речь
web-plan-own = Или своими словами
web-plan-go = Сообщить столу
web-plan-drop = Отозвать план

## Важные события

web-scene-against = против
web-scene-steps = Шаги
web-scene-back = Назад
web-scene-next = Дальше
web-scene-on = Продолжить
web-scene-skip = Пропустить
web-scene-goes-on = ещё идёт…
web-scene-you = { $player } (вы)
web-scene-show = ▸ Показать: { $scene }
web-set-scenes = Показывать важные события сразу

# Словарь
web-terms-here = Что здесь значат слова и знаки
web-term-see = См. также
web-term-rule = Правило
web-glossary = Словарь
web-glossary-search = Что такое …?
web-glossary-found =
    { $count ->
        [one] { $count } слово
        [few] { $count } слова
       *[many] { $count } слов
    }
web-glossary-nothing = Нет слова, похожего на «{ $query }».
web-legend = Символы
web-legend-note = Все знаки на поле и на картах и что они значат.

# Примеры пунктов
web-example-show = Показать
web-example-show-of = Показать { $id } на поле
web-example-title = { $id } на поле
web-example-steps = Шаги примера
web-example-back = Назад
web-example-next = Дальше
web-example-here = здесь видно правило
web-example-refused = нельзя
web-example-allowed = можно
web-example-rule = Правило
web-example-from = Записано с теста
web-example-strayed = Может, так и можно, но этот пример о другом: нажмите «Дальше».
web-rules-tests =
    { $count ->
        [one] Доказывает { $count } тест
        [few] Доказывают { $count } теста
       *[many] Доказывают { $count } тестов
    }
web-example-back-to-rules = К правилам

## Тренер

web-coach = Тренер
web-coach-says = Тренер: { $tip }
web-coach-heard = Понятно
web-coach-refuse = Больше об этом не говорить
web-coach-again = Выбрать заново
web-coach-anyway = Всё равно сыграть
web-with-coach-note = говорит, что сейчас главное, даёт советы и переспрашивает перед расточительным ходом; слышите его только вы
web-set-coach-note = говорит, что сейчас главное, даёт советы и переспрашивает перед расточительным ходом
web-set-coach-off = нет
web-set-coach-first = в первых партиях
web-set-coach-always = всегда
web-set-coach-told = { $count ->
    [one] { $count } совет больше не повторяется
    [few] { $count } совета больше не повторяются
   *[many] { $count } советов больше не повторяются
}
web-set-coach-again = Говорить всё заново
