# Learning a game: the page of its lessons, and what stands beside a lesson's own words.

## A lesson

web-learn = Learn
web-learn-teacher = Your teacher
web-learn-lesson = Lesson { $number } · { $title }
web-learn-step = step { $step } of { $count }
web-learn-leave = Leave
web-learn-back = Back
web-learn-next = Next
web-learn-show-me = Show me
web-learn-press = To press: { $piece }
web-learn-press-lit = Press the lit piece to go on
web-learn-yours = Your decision
web-learn-right = Right:
web-learn-wrong = Not this one:
web-learn-not-wrong = “{ $answer }” is not wrong.
web-learn-why-not = Why not here?
web-learn-would = At a table of your own it would do this:
web-learn-allowed = The rules allow it. The lesson wants to show you something else first.
web-learn-done-note = Done. It stays ticked on this device, and you can play it again at any time.
web-learn-next-lesson = Next lesson
web-learn-all-lessons = All lessons
web-learn-no-lesson = There is no such lesson. It may have been renamed.

## The page of a game

web-learn-line = Short lessons on the real table: you make the moves, the teacher says what for.
web-learn-game = Learn { $game }
web-learn-path = Where you are
web-learn-course =
    { $lessons ->
        [one] One short lesson on the real table, { $minutes } minutes.
       *[other] { $lessons } short lessons on the real table, { $minutes } minutes in all.
    }
web-learn-then = Then a first game with a coach who tells you why.
web-learn-done-of = { $done } of { $count } lessons done
web-learn-next-is = next: { $title }
web-learn-next-at = next: { $title }, step { $step } of { $count }
web-learn-all-done = nothing left but to play
web-learn-begin = Begin with lesson { $number }
web-learn-go-on = Go on with lesson { $number }
web-learn-first-game = Play your first game with a coach
web-learn-lessons = Lessons
web-learn-lessons-note = Leave at any time, you come back to the same step.
web-learn-minutes = { $minutes } min
web-learn-start = Start
web-learn-again = Again
web-learn-go-on-step = Go on, step { $step }
web-learn-is-done = Done:
web-learn-rules = The whole rulebook, with search
web-learn-rules-note = Every clause, and what it means at the table.
web-learn-coach-title = Your first game, with a coach
web-learn-coach-line = You against bots that are still learning, too.
web-learn-coach-tips = a tip when it helps, and why
web-learn-coach-back = take back as often as you like
web-learn-coach-unrated = nobody counts the result
web-learn-coach-go = Set up the first game
web-learn-words = Words and signs

## The offer on the start page

web-learn-offer = New here? Learn in { $minutes } minutes
web-learn-offer-line = A first lesson on the real table: your moves, no reading first.
web-learn-offer-no = No, thank you
