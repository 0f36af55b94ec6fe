# Разбор сыгранной партии в браузере.

web-review = Разбор
web-review-of = Разбор: { $game }
web-review-begin = Разобрать партию
web-review-about = Мудрец посмотрит на каждый ход: как менялись шансы, где партия повернулась, что решила удача. На свободной машине это занимает около четверти минуты.
web-review-deeper = Посмотреть глубже
web-review-deeper-note = займёт несколько минут, страницу можно закрыть
web-review-running = Мудрец смотрит партию: { $share } %
web-review-left =
    осталось примерно { $left } { $left ->
        [one] секунда
        [few] секунды
       *[many] секунд
    }
web-review-stop = Прервать
web-review-failed = Разбор прервался; причина в журнале сервера.
web-review-chance = Шансы на победу
web-review-known = С точки зрения каждого
web-review-open = Если открыть все карты
web-review-curve = Шансы на победу ({ $player }) в процентах: { $values }
web-review-points = Переломные моменты
web-review-none = Ни один ход сам по себе партию не решил: там, где мудрец сыграл бы иначе, разница меньше 3 % или неотличима от случайной.
web-review-of-all = Все
web-review-whose = Чьи ходы
web-review-played = Сыграно
web-review-sage = Мудрец
web-review-glance = На первый взгляд
web-review-best = Лучший ход
web-review-chances = { $played } % после этого хода, { $other } % после хода мудреца
web-review-found = Мудрец сыграл бы так же. Ход, который кажется лучшим с первого взгляда, хуже на { $change } %.
web-review-does = Сразу
web-review-why = К чему это ведёт
web-review-try = Сыграть отсюда
web-review-board = Стол в этот момент
web-review-replay = В повторе
web-review-luck = Удача и решения
web-review-luck-note = В процентах шанса на победу, от равного начала до конца партии. Свои и чужие: ходы по сравнению с теми, что сделал бы мудрец. Удача: раздачи, вытянутые карты и кубики по сравнению с тем, чего можно было ждать. Прочее: то, что оценка не различает.
web-review-part-deal = раздача
web-review-part-own = свои
web-review-part-others = чужие
web-review-part-luck = удача
web-review-part-rest = прочее
web-review-accuracy = точность { $accuracy }
web-review-lost = в среднем упущено { $lost } % за ход
web-review-sources = Очки по источникам
web-review-sources-note = как если бы партия кончилась в этот момент
web-review-keys = Стрелки ведут от одного переломного момента к другому.
