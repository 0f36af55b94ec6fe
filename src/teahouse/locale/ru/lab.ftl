# Отчёты лаборатории: что показал опыт.

lab-title = { $game }: что даёт изменение
lab-title-alone = { $game }: как проявили себя карты
lab-question = { $a } против { $b }: одни и те же раздачи ({ $games }) с каждым набором, играют { $bots }.
lab-question-alone = { $a }: партий — { $games }, играют { $bots }.
lab-built-in = встроенный набор
lab-made-by = Получено командой
lab-all-alike = В остальном ничто не изменилось сильнее, чем может случай.

lab-card-changed = { $card }: побед у владельцев — { $before } (поровну было бы { $fair }); с изменением — { $after } ({ $low }–{ $high }).
lab-card-even = { $card }: побед — { $share } ({ $low }–{ $high }), поровну было бы { $fair }.
lab-not-clear = Это может быть случайностью.
lab-card-weak = { $card }: побед — { $share } ({ $low }–{ $high }), поровну было бы { $fair }: слабо.
lab-card-strong = { $card }: побед — { $share } ({ $low }–{ $high }), поровну было бы { $fair }: слишком сильно.
lab-rate-changed = { $card }: в среднем { $before } за партию, с изменением — { $after }.
lab-course-changed = { $what }: { $before }, с изменением — { $after } (от { $low } до { $high }).
lab-end-changed = { $what }: так кончаются { $before } партий, с изменением — { $after }.
lab-seat-uneven = Место { $seat }: побед — { $share } ({ $low }–{ $high }), поровну было бы { $fair }.
lab-spread = Разброс побед, { $kind }: { $before } (стандартное отклонение сверх случайного), с изменением — { $after }.
lab-spread-alone = Разброс побед, { $kind }: { $before } (стандартное отклонение сверх случайного).
lab-cannot-title = Чего отсюда узнать нельзя
lab-cannot-bots = Всё это верно для тех, кто играл ({ $bots }); люди и боты, которые думают дольше, могут играть этими картами иначе.
lab-cannot-few = { $count ->
    [one] { $count } карта встретилась
    [few] { $count } карты встретились
   *[many] { $count } карт встретились
  } реже { $few } раз, судить о них нельзя: { $cards }.
lab-cannot-wide = Самый широкий интервал среди карт, о которых можно судить, — ± { $half }; меньшую разницу при { $games } партиях не увидеть.
lab-cannot-early = Это взгляд до конца опыта: ясным названо только то, что отстоит от нуля на три стандартные ошибки.
lab-cannot-many = Сравнений — { $count }; примерно одно из двадцати, названных ясными, может быть случайным.

lab-verdict-fairer = честнее
lab-verdict-less-fair = менее честно
lab-verdict-changed = изменилось
lab-verdict-none = ясной перемены нет
lab-verdict-weak = слабо
lab-verdict-strong = сильно
lab-verdict-few = слишком мало

lab-as-table = Таблицей
lab-shares = Победы тех, у кого она была
lab-course = Ход партии
lab-ends = Отчего кончались партии
lab-seats = Победы по местам
lab-players = Победы по ботам
lab-sources = Очки игрока по источникам
lab-counts = Сколько раз за партию
lab-histogram = Очки победителя
lab-lengths = Длина в годах или раундах
lab-even = поровну
lab-before = A до
lab-after = B после
lab-column-card = карта
lab-column-times = раз
lab-column-rate = за партию
lab-column-change = перемена

lab-what-length = Длина в годах или раундах
lab-what-decisions = Решений за партию
lab-what-lead-changes = Смен лидера
lab-what-winner = Очки победителя
lab-what-mean-points = Очки игрока
lab-what-margin = Отрыв победителя
lab-what-won = Выигранных партий
