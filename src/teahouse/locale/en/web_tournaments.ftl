# Tournaments: a list, a form, standings and rounds.

web-tournaments = Tournaments
web-tournaments-none = There is no tournament here yet.
web-tournament-new = Set up a tournament
web-tournament-title = What it is called
web-tournament-game = Game, two at a table
web-tournament-kind = Who meets whom
web-tournament-swiss = Swiss: equals meet
web-tournament-round_robin = Everybody meets everybody
web-tournament-rounds = Rounds
web-tournament-bots = Bots that play, too
web-tournament-level = How strong they are
web-tournament-plays = I play, too
web-tournament-create = Set it up
web-tournament-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-tournament-state-gathering = waits for players
web-tournament-state-running = under way
web-tournament-state-over = over
web-tournament-rounds-of = round { $now } of { $rounds }
web-tournament-join = Join
web-tournament-leave = Leave
web-tournament-start = Begin the first round
web-tournament-standings = Standings
web-tournament-player = Player
web-tournament-points = Points
web-tournament-wins = Wins
web-tournament-strength = Opponents’ points
web-tournament-round = Round { $n }
web-tournament-free = { $name }: a free round
web-tournament-playing = playing

web-lobby-game = Game
web-lobby-pace = Pace
web-lobby-all = all
web-lobby-nothing = No open table is like that.
