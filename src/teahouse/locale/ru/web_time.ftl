# Время: сколько его у каждого, часы у мест, тихие часы, сдача и конец по согласию.

web-time = Время
web-pace-none = Без часов
web-pace-clock = Часы у каждого
web-pace-daily = Ход в день
web-pace-none-note = Каждый думает, сколько хочет.
web-pace-clock-note = Часы идут, пока решает их хозяин; за каждый ответ на них прибавляется.
web-pace-daily-note = Можно думать не спеша: остальные заглянут, когда придёт их черёд. Ход никогда не кончается в чьи-то тихие часы (см. «Настройки»).
web-pace-each = Время на игрока
web-pace-preset = { $minutes } мин + { $seconds } с
web-pace-turn = Время на ход
web-pace-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
web-pace-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
web-pace-end = Когда время выйдет
web-pace-end-bot = Играет бот, пока человек не вернётся
web-pace-end-vote = Решают остальные
web-pace-end-resign = Партия сдана
web-pace-away = Посадить бота за отсутствующего или выбрать другого хозяина стола можно
web-pace-away-now = сразу
web-pace-away-minutes = через { $minutes } минут
web-pace-away-hours =
    { $hours ->
        [one] через { $hours } час
        [few] через { $hours } часа
       *[many] через { $hours } часов
    }
web-pace-away-days =
    { $days ->
        [one] через { $days } день
        [few] через { $days } дня
       *[many] через { $days } дней
    }
web-pace-told-clock = У каждого часы: { $minutes } мин и по { $seconds } с за каждый ответ. Когда время выйдет: { $end }.
web-pace-told-daily = На ход даётся: { $turn }. Когда время выйдет: { $end }.

web-clock-left = Осталось: { $time }
web-clock-stands = Часы стоят: { $time }
web-clock-late = Время вышло
web-clock-window = Стол ждёт не дольше чем { $time }
web-clock-low-minute = У вас осталась минута.
web-clock-low =
    { $seconds ->
        [one] У вас осталась { $seconds } секунда.
        [few] У вас осталось { $seconds } секунды.
       *[many] У вас осталось { $seconds } секунд.
    }
web-clock-low-hours =
    { $hours ->
        [one] На ход у вас остался { $hours } час.
        [few] На ход у вас осталось { $hours } часа.
       *[many] На ход у вас осталось { $hours } часов.
    }
web-clock-spoken-hours = { $hours } ч { $minutes } мин
web-clock-spoken-minutes = { $minutes } мин { $seconds } с

web-late-vote = Время вышло ({ $name }). Что дальше?
web-late-waits = Время вышло ({ $name }); остальные решают, что дальше.
web-late-mine = Ваше время вышло. Решают остальные, но ответить ещё можно.
web-late-wait = Дать ещё времени
web-late-bot = Дальше играет бот
web-late-resign = Партия сдана
web-late-voted =
    { $count ->
        [one] Проголосовал { $count } игрок
        [few] Проголосовали { $count } игрока
       *[many] Проголосовали { $count } игроков
    }

web-end-here = Закончить партию здесь
web-end-here-note = Если согласны все, партия кончается недоигранной и победителя нет.
web-end-here-ask = Предложить остальным
web-end-here-now = Закончить
web-end-here-wanted = Предлагают закончить партию здесь, не доигрывая: { $names }.
web-end-here-asked = Вы предложили закончить партию здесь; согласились ещё не все.
web-resign = Сдаться
web-resign-note = Вы отказываетесь от партии насовсем; если другие остаются, за вас доиграет бот.
web-resign-sure = Сдаться насовсем? Вернуть это нельзя.
web-resign-yes = Сдаюсь
web-resign-no = Играю дальше
web-host-choose = Хозяин стола
web-host-is = Хозяин стола — { $name }.
web-host-none = Хозяин стола сам не играет.
web-host-make = Сделать хозяином

web-quiet = Тихие часы
web-quiet-note = За неспешными столами ваш ход не кончается ни в это время, ни в час после.
web-quiet-on = У меня есть тихие часы
web-quiet-from = С
web-quiet-to = До
web-quiet-zone = Часовой пояс: { $zone }
web-quiet-too-long = Не больше четырнадцати часов.
