# Лаборатория в браузере: наборы, карты в форме, опыты.

web-lab = Лаборатория
web-lab-what = Два набора, те же раздачи, те же боты: что даёт изменение?
web-lab-experiments = Опыты
web-lab-setup = Условия
web-lab-game = Игра
web-lab-before = до
web-lab-after = после
web-lab-alone = нет: рассмотреть только A
web-lab-bots = Боты
web-lab-games = Игр с каждым набором, самое большее
web-lab-more = Ещё
web-lab-seed = Зерно: то же слово — те же игры
web-lab-watch = Карты, по которым решаем, например generals/zhou_tong
web-lab-width = Хватит, когда их интервалы станут не шире стольких процентных пунктов
web-lab-run = Начать
web-lab-not-here = Опыты здесь ставит только владелец сервера, за его собственной машиной. Лаборатории нужно и то, что ставит pip install «teahouse[lab]».
web-lab-nothing = Пока ничего не пробовали. Выберите два набора и нажмите «Начать»: опыт идёт, пока вы играете, читаете или отошли.
web-lab-progress = Сколько сыграно
web-lab-played = { $played } из { $wanted } игр
web-lab-state-waiting = ждёт очереди
web-lab-state-running = идёт
web-lab-state-stopped = остановлен
web-lab-state-done = закончен
web-lab-state-failed = прерван
web-lab-rate = { $rate } игр в секунду · осталось около { $left }
web-lab-stop = Остановить
web-lab-go-on = Продолжить
web-lab-remove = Убрать
web-lab-report = Открыть отчёт
web-lab-command = Команда для терминала
web-lab-against = { $a } против { $b }
web-lab-past = Прошлые опыты
web-lab-likely = Что вероятно
web-lab-cannot = Чего отсюда узнать нельзя
web-lab-shares = Победы тех, у кого это было
web-lab-a = A до
web-lab-b = B после, интервал 95 %
web-lab-even = пунктир: поровну, { $fair } %
web-lab-order = Порядок
web-lab-by-change = По величине
web-lab-by-name = По имени
web-lab-card = Карта
web-lab-change = изменение
web-lab-verdict = Вывод
web-lab-all = Показать все { $count }
web-lab-fewer = Показать меньше

web-pack = Карты
web-pack-built-in = как в игре
web-pack-note = За столом останутся карты, с которыми началась игра, что бы ни стало с набором.
web-pack-played = Играем набором «{ $name }».
web-packs = Наборы
web-packs-what = В наборе лежат ваши карты и планшеты: значения из вашей коробки или задумка, как сделать карту лучше.
web-packs-none = Наборов здесь пока нет.
web-packs-not-here = Наборы сюда приносит владелец сервера, за его собственной машиной.
web-pack-of-house = общий
web-pack-bring = Принести набор
web-pack-name = Название
web-pack-unnamed = Мой набор
web-pack-by-files = Файлы
web-pack-by-folder = Папка
web-pack-by-new = Новый
web-pack-files = Файлы TOML или один файл zip
web-pack-folder = Папка на этой машине
web-pack-new-note = Новый набор ещё ничего не меняет: правьте карты по одной в форме.
web-pack-do-files = Проверить и оставить
web-pack-do-folder = Проверить и оставить
web-pack-do-new = Создать набор
web-pack-mistakes =
    { $count ->
        [one] В нём { $count } ошибка:
        [few] В нём { $count } ошибки:
       *[many] В нём { $count } ошибок:
    }
web-pack-changes =
    { $count ->
        [0] отдельных карт не меняет
        [one] меняет { $count } карту
        [few] меняет { $count } карты
       *[many] меняет { $count } карт
    }
web-pack-play = Играть этим набором
web-pack-try = Испытать в лаборатории
web-pack-download = Скачать
web-pack-away = Убрать
web-pack-entries = Что в нём
web-pack-find = Найти карту
web-pack-changed = изменена
web-pack-more =
    { $count ->
        [one] Ещё { $count }: наберите часть названия.
        [few] Ещё { $count }: наберите часть названия.
       *[many] Ещё { $count }: наберите часть названия.
    }
web-pack-choose = Выберите карту, чтобы увидеть и изменить её.

web-form-remove = Убрать: { $what }
web-form-add-to = Добавить: { $what }
web-form-more = ещё…
web-form-kind-of = Вид: { $what }
web-form-saved = Сохранено.
web-form-save = Сохранить
web-form-as-built = Как в игре
web-form-not-yours = Изменить этот набор может только тот, кто его принёс.
web-form-words = Как это читают игроки
web-form-no-words = Своих слов у этого нет; перемену видно на поле.
