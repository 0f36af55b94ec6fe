# Time: how much of it people have, clocks at the seats, quiet hours, resigning and ending by agreement.

web-time = Time
web-pace-none = No clock
web-pace-clock = A clock each
web-pace-daily = A move a day
web-pace-none-note = Everybody takes the time they like.
web-pace-clock-note = Each clock runs while it is on its player, and gains with every answer.
web-pace-daily-note = Somebody thinks it over, and the others look in when it is their turn. No turn ends in anybody’s quiet hours (see Settings).
web-pace-each = Time for each
web-pace-preset = { $minutes } min + { $seconds } s
web-pace-turn = Time for a turn
web-pace-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
web-pace-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-pace-end = When time runs out
web-pace-end-bot = A bot goes on until they are back
web-pace-end-vote = The others vote
web-pace-end-resign = They resign
web-pace-away = Somebody who is away may be replaced by a bot, and an absent host by another,
web-pace-away-now = at once
web-pace-away-minutes = after { $minutes } minutes
web-pace-away-hours =
    { $hours ->
        [one] after an hour
       *[other] after { $hours } hours
    }
web-pace-away-days =
    { $days ->
        [one] after a day
       *[other] after { $days } days
    }
web-pace-told-clock = A clock each: { $minutes } min, and { $seconds } s with every answer. When time runs out: { $end }.
web-pace-told-daily = { $turn } for a turn. When time runs out: { $end }.

web-clock-left = Time left: { $time }
web-clock-stands = Clock stands at { $time }
web-clock-late = Out of time
web-clock-window = The table waits { $time } at most
web-clock-low-minute = You have a minute left.
web-clock-low =
    { $seconds ->
        [one] You have a second left.
       *[other] You have { $seconds } seconds left.
    }
web-clock-low-hours =
    { $hours ->
        [one] You have an hour left for your turn.
       *[other] You have { $hours } hours left for your turn.
    }
web-clock-spoken-hours = { $hours } h { $minutes } min
web-clock-spoken-minutes = { $minutes } min { $seconds } s

web-late-vote = { $name } has run out of time. What now?
web-late-waits = { $name } has run out of time; the others decide what happens.
web-late-mine = Your time has run out. The others decide; you may still answer.
web-late-wait = Give more time
web-late-bot = A bot goes on
web-late-resign = They resign
web-late-voted =
    { $count ->
        [one] One has voted
       *[other] { $count } have voted
    }

web-end-here = End the game here
web-end-here-note = If everybody agrees, the game ends unfinished and nobody wins.
web-end-here-ask = Ask the others
web-end-here-now = End it
web-end-here-wanted = { $names } would like to end the game here, unfinished.
web-end-here-asked = You would like to end the game here; the others have not all agreed yet.
web-resign = Resign
web-resign-note = You give up the game for good; with others left, a bot plays on for you.
web-resign-sure = Resign for good? It cannot be taken back.
web-resign-yes = I resign
web-resign-no = Play on
web-host-choose = Host
web-host-is = The host is { $name }.
web-host-none = The host does not play.
web-host-make = Make host

web-quiet = Quiet hours
web-quiet-note = At slow tables no turn of yours ends then, nor in the hour after.
web-quiet-on = I have quiet hours
web-quiet-from = From
web-quiet-to = To
web-quiet-zone = Time zone: { $zone }
web-quiet-too-long = At most fourteen hours, please.
