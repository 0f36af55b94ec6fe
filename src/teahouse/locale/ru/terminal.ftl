# Цикл стола в терминале.

table-welcome = Введите номер варианта или название хода. «помощь» покажет команды.
table-pass-keyboard = Передайте клавиатуру, теперь решает { $player }. Затем нажмите Enter.
table-since = С вашего прошлого хода:
table-end-turn = Ваш ход окончен. Enter — дальше, «отмена» — вернуть последнее решение.
table-no-such-number =
    Такого варианта нет: { $count ->
        [one] есть только 1
        [few] выберите число от 1 до { $count }
       *[many] выберите число от 1 до { $count }
    }.
table-several = Подходит несколько ходов: { $words }. Уточните.
table-unknown = «{ $typed }» — не ход и не команда. «помощь» покажет команды.
table-unknown-near = «{ $typed }» — такого хода нет. Может быть: { $words }?
table-allowed = Ничто не мешает: { $move }.
table-lack = { $what }: есть { $have }, нужно { $need }.
table-why-what = Назовите ход, например «почему { $example }».
table-nothing-to-undo = Вернуть нечего: после вашего последнего хода кто-то узнал новое, или вы ещё не ходили.
table-undone = Ход возвращён.
table-rules-what = Назовите правило или спросите своими словами: «правила { $example }», «правила кто побеждает при ничьей».
table-no-ledger = Правила этой игры здесь не записаны.
table-no-such-rule = Правила { $id } нет. Попробуйте поискать по словам: «правила карта».
table-rules-found =
    { $count ->
        [0] В правилах на это ничего не нашлось. Попробуйте другие слова.
        [one] { $count } ответ.
        [few] { $count } ответа, лучшие сначала; показано: { $shown }.
       *[many] { $count } ответов, лучшие сначала; показано: { $shown }.
    }
table-mute-hint = { "       " }«молчать»: больше не спрашивать об этом ({ $what })
table-no-hints = За этим столом подсказки отключены (их включает «teahouse play --hints»).
table-hint-thinking = Мудрец думает; Ctrl-C прервёт его.
table-hint-stopped = На этот раз без подсказки.
table-thinks = Думает { $player }.
table-bot-failed = { $player }: ход не удался ({ $error }), его сделал случай.
table-muted = Больше не спросим: { $what }. Вернуть вопрос — «спрашивать».
table-nothing-to-mute = Отключить можно только вопросы об ответных действиях, а это другой вопрос.
table-unmuted = Снова будем спрашивать: { $what }.
table-nothing-to-unmute = Такой вопрос не отключён. Отключены сейчас: { $what }.
table-save-where = Назовите файл, например «сохранить вечер.jsonl».
table-saved = Партия сохранена: { $path }. Продолжить: «teahouse play --load { $path }».
table-cannot-write = Не удалось записать { $path }: { $reason }.
table-save-first = Сохранить партию? Введите имя файла или нажмите Enter, чтобы не сохранять.
table-no-such-language = Языка «{ $lang }» мы не знаем; есть: { $languages }.
table-left = До встречи.
table-left-unsaved = Ввод закончился; партия оставлена без сохранения.
table-which-game = Какая игра?
table-entry = После { $entries } записей из { $all }.
table-whole-log = Что произошло
table-look-around = Партия окончена. Можно осмотреться: «стол», «карты», «журнал», «правила»; «сумма» покажет, из чего сложились очки, «сумма СЛОВО» — один источник. Enter — выйти.
table-is-over = Партия окончена, ходов больше нет. «помощь» перечислит команды, Enter — выйти.
table-sums-later = Очки складываются, когда партия окончена.
table-no-such-source = Отсюда очков не было.
table-result = Итог
table-result-place = { $place }.
table-result-winner = победа
table-help =
    число              сыграть этот вариант
    ход                по названию («{ $example }»), можно сокращать
    почему ХОД         почему ход сейчас невозможен: правило и чего не хватает
    подсказка          лучшие ходы: что они обещают и к чему ведут
    отмена, заново     вернуть последнее решение или всё, что можно вернуть
    стол, карты        весь стол; тексты всех видимых карт
    молчать            больше не спрашивать об этом ответном действии; «спрашивать» — снова
    сумма [СЛОВО]      после конца: из чего сложились очки
    журнал [N]         последние N событий
    правила ID|СЛОВА   правило по номеру или правила с этими словами
    сохранить ФАЙЛ     записать партию
    язык КОД           сменить язык
    выход, выход!      уйти, предложив сохранить; уйти сразу

# Что набирают для каждой команды; несколько слов разделены пробелами.
table-command-why = почему
table-command-hint = подсказка
table-command-undo = отмена
table-command-restart = заново
table-command-log = журнал
table-command-rules = правила правило
table-command-cards = карты
table-command-board = стол
table-command-sum = сумма суммы
table-command-mute = молчать
table-command-unmute = спрашивать
table-command-save = сохранить
table-command-lang = язык
table-command-help = помощь
table-command-quit = выход
table-command-quit-now = выход!

## The coach

table-coach = Тренер: { $text }
table-coach-warns = { $text } Чтобы всё равно так сыграть, введите тот же ответ ещё раз.
