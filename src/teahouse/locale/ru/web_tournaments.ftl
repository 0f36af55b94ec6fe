# Турниры: список, форма, положение и туры.

web-tournaments = Турниры
web-tournaments-none = Турниров здесь пока нет.
web-tournament-new = Устроить турнир
web-tournament-title = Название
web-tournament-game = Игра, по двое за столом
web-tournament-kind = Кто с кем играет
web-tournament-swiss = Швейцарская система: равный с равным
web-tournament-round_robin = Каждый с каждым
web-tournament-rounds = Туров
web-tournament-bots = Сколько играет ботов
web-tournament-level = Их сила
web-tournament-plays = Я тоже играю
web-tournament-create = Устроить
web-tournament-players =
    { $count ->
        [one] { $count } участник
        [few] { $count } участника
       *[many] { $count } участников
    }
web-tournament-state-gathering = ждёт участников
web-tournament-state-running = идёт
web-tournament-state-over = окончен
web-tournament-rounds-of = тур { $now } из { $rounds }
web-tournament-join = Участвовать
web-tournament-leave = Не участвовать
web-tournament-start = Начать первый тур
web-tournament-standings = Положение
web-tournament-player = Участник
web-tournament-points = Очки
web-tournament-wins = Победы
web-tournament-strength = Очки соперников
web-tournament-round = Тур { $n }
web-tournament-free = { $name }: свободный тур
web-tournament-playing = играют

web-lobby-game = Игра
web-lobby-pace = Темп
web-lobby-all = любые
web-lobby-nothing = Таких открытых столов нет.
