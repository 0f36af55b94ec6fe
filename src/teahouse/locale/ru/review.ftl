# Разбор сыгранной партии.

review-title = Разбор
review-chance = Шансы на победу
review-known = с точки зрения каждого игрока
review-open = если открыть все карты
review-era-round = Раунд { $number }
review-era-year = Год { $number }
review-result =
    { $count ->
        [0] Никто не победил
        [one] Победа: { $winners }
        [few] Победа поровну: { $winners }
       *[many] Победа поровну: { $winners }
    } ({ $points }).
review-result-together =
    { $won ->
        [true] Победа
       *[false] Поражение
    } ({ $points }).
review-turning = Переломные моменты
review-no-turning = Ни один ход сам по себе партию не решил: там, где мудрец сыграл бы иначе, разница меньше 3 % или неотличима от случайной.
review-played = Сыграно
review-sage = Мудрец
review-the-same = то же самое
review-glance = На первый взгляд
review-does = Сразу: { $what }.
review-found = Мудрец сыграл бы так же. Ход, который кажется лучшим с первого взгляда, хуже на { $change } %.
review-chances = { $played } % после этого хода, { $other } % после хода мудреца
review-source = { $source } +{ $points }
review-gains = К концу отрезка ({ $era }) лучший ход приносит больше очков: { $list }.
review-costs = Зато другой ход к этому времени ({ $era }) даёт больше: { $list }.
review-rivals =
    { $way ->
        [less] У сильнейшего соперника тогда примерно на { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        } меньше.
       *[more] У сильнейшего соперника тогда примерно на { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        } больше.
    }
review-luck = Удача и решения
review-luck-note = В процентах шанса на победу, от равного начала до конца партии. Свои и чужие: ходы по сравнению с теми, что сделал бы мудрец. Удача: раздачи, вытянутые карты и кубики по сравнению с тем, чего можно было ждать. Прочее: то, что оценка не различает.
review-deal = раздача
review-own = свои
review-others = чужие
review-chance-part = удача
review-rest = прочее
review-sources = Очки по источникам
review-sources-note = как если бы партия кончилась в этот момент
review-accuracy = Точность
review-accuracy-line = { $player }: точность { $accuracy }, в среднем упущено { $lost } % за ход
review-best = Лучший ход
review-no-best = ни один ход не выделяется
review-try = Сыграть отсюда
review-progress = Идёт разбор партии
review-made = Сделано в Teahouse
review-leads-gains = К этому времени ({ $era }) даёт больше, чем следующий вариант: { $list }.
review-leads-costs = Следующий вариант дал бы больше: { $list }.
