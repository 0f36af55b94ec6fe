# Страница игрока и поиск сыгранных партий.

web-page-of = Страница: { $name }
web-page-since = за столом с { $day }
web-page-devices =
    { $count ->
        [1] только на этом устройстве
        [2] на этом устройстве и ещё на одном
       *[other] устройств: { $count }
    }
web-page-account = учётная запись и устройства
web-page-games = партий сыграно
web-page-won = побед
web-page-share = доля побед
web-page-private = Эту страницу вижу только я
web-page-running = Текущие партии
web-page-waiting = ждут вас: { $count }
web-page-running-none = Сейчас вы ни за одним столом.
web-page-set-up = Создать стол
web-page-play = Играть
web-page-watch = Взглянуть
web-page-your-turn = Ваш ход
web-page-ratings = Рейтинг
web-page-ratings-what = за столами на рейтинг, по каждой игре отдельно
web-page-rating-course = Рейтинг от партии к партии: { $numbers }
web-page-rating-none = рейтинга пока нет
web-page-rating-games = партий: { $games } · побед: { $won }
web-page-rating-top = среди лучших { $percent } %
web-page-rating-missing =
    { $count ->
        [one] нужна ещё { $count } партия на рейтинг
        [few] нужны ещё { $count } партии на рейтинг
       *[many] нужно ещё { $count } партий на рейтинг
    }
web-page-rating-about = ± { $number }
web-page-bots = Сила ботов
web-page-bots-what = За столами на рейтинг сила ботов постоянна: от партий эти числа не меняются.
web-page-results = Результаты
web-page-results-all = Все партии
web-page-results-none = Ни одной партии пока не сыграно. Первую можно закончить за полчаса.
web-page-day = День
web-page-game = Игра
web-page-place = Место
web-page-points = Очки по местам
web-page-rating = Рейтинг
web-page-review = Смотреть
web-page-place-of = { $place } из { $seats }
web-page-shares-games = партий: { $count }
web-page-shares-even = поровну
web-page-sources = Откуда очки, в среднем
web-page-opponents = С кем играли
web-page-opponents-before = впереди в { $before } из { $games }
web-page-evenings = Вечера за столом
web-page-evening = { $day }: { $count }
web-history-search = Найти
web-history-game = Игра
web-history-any = любые
web-history-name = Кто играл
web-history-setup = Настройка
web-history-result = Исход
web-history-won = мои победы
web-history-lost = мои поражения
web-history-mine = мои
web-history-favourites = избранные
web-history-count =
    { $count ->
        [0] Таких партий нет.
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
web-history-more = Более ранние партии
web-history-like = В избранное
web-history-unlike = Убрать из избранного
web-history-rated = на рейтинг
web-rated = На рейтинг
web-rated-note = партия меняет рейтинг всех за столом: без подсказок, у каждого одно место, обычные карты
