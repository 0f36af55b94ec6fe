# Стол вслух: партия словами, ходы набирают строкой.

web-spoken-open = Стол словами и строка для команд
web-spoken-leave = Нарисованный стол
web-spoken-line = Введите ответ или команду
web-spoken-line-note = Число или слова ответа сыграют его. «помощь» покажет команды.
web-spoken-send = Ввод
web-spoken-told = Что было сказано
web-spoken-answers = Ответы
web-spoken-refused = Пока нельзя
web-spoken-table = Весь стол
web-spoken-typed = Вы: { $line }
web-spoken-hint = { $n }. { $hint }
web-key-spoken = стол словами и обратно
