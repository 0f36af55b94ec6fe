# Всё, что можно настроить под себя.

web-set-look = Вид
web-set-flow = Ход игры
web-set-sounds = Звуки и уведомления
web-set-me = Вы
web-set-table = Этот стол
web-set-text = Размер текста
web-set-shapes = Заметнее отметки
web-set-shapes-note = видно без цвета, чем можно сыграть
web-set-straight = Сразу к моему вопросу
web-set-straight-note = что сделали другие, не показываем; всё есть в журнале
web-set-sounds-when = Звуки
web-set-sounds-off = без звуков
web-set-sounds-turn = когда решаю я
web-set-sounds-all = на каждое событие
web-sounds-mute = Без звука
web-set-shortcuts = Клавиши без Ctrl действуют
web-set-shortcuts-note = цифры и буквы в любом месте страницы
web-set-keys = Сменить клавиши
web-set-keys-usual = Вернуть обычные клавиши
web-set-key-press = нажмите клавишу
web-set-key-unusable = Нужен один знак, не цифра и не пробел. Esc оставит всё как было.
web-set-kept-me = Хранится вместе с вашим именем: одинаково на всех устройствах, где вы под ним играете.
web-set-kept-here = Хранится на этом устройстве, пока у вас нет имени.
web-key-next = к следующей подсвеченной фигуре
web-key-previous = к предыдущей подсвеченной фигуре

web-no-connection = Нет связи. Правила, страницы обучения и всё прочитанное раньше открываются; столы и уроки продолжатся, когда связь вернётся.
