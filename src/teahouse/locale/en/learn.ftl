# Lessons: what they say where they have no words of their own.

lesson-end = You have finished “{ $title }”. Well done!
lesson-instead-say = You could do that, but read this first, then go on.
lesson-instead-watch = You could do that, but first go on with the lesson.
lesson-instead-ask = You could do that, but first answer the question.
lesson-instead-do = The rules allow it, but now the lesson needs another move.
lesson-instead-goal = The rules allow it, but it leads away from the goal. Try another way.
lesson-instead-end = The lesson is over. In a game of your own you could go on like this.

# At the terminal.

learn-step = step { $step } of { $count }
learn-minutes = { $minutes } min
learn-at = at step { $step }
learn-welcome = Enter goes on; “hint” shows what to do; “back”, “again” and “quit” work everywhere, “help” says what else.
learn-enter = Press Enter to go on.
learn-which = Which lesson? Type its number; Enter takes { $number }.
learn-next = The next lesson is “{ $title }”. Enter: begin; anything else: leave.
learn-no-such-lesson = There is no lesson “{ $typed }”; the lessons are: { $lessons }.
learn-no-such-step = “{ $title }” has no step { $step }: type a number from 1 to { $count }.
learn-try = Try { $number }: { $move }.
learn-first-ask = First answer: type the number of an answer.
learn-first-do = First make the move that the lesson asks for.
learn-first-goal = First reach the goal; “undo” takes back a move, “again” begins anew.
learn-first-step = This is the first step.
learn-nothing-to-undo = There is nothing to take back here; “back” leads to the step before.
learn-why-answer = First choose an answer: then it is said why it is right or wrong.
learn-which-answer = Type the number of an answer, from 1 to { $count }.
learn-not-here = This is for games; a lesson goes its own way.
learn-help =
    Enter, next        on, if this step is done
    back, again        the step before; this step from its beginning
    A number           that answer, or that move
    a move             by name, as in a game; beginnings will do
    hint               what to do now
    why MOVE           why a move is not possible now: the rule and what is missing
    undo               take back a move towards a goal
    board, cards       the whole table; the texts of all cards you can see
    log [N]            the last N events
    rules ID|WORDS     one rule by its id, or the rules that hold these words
    lang CODE          another language
    quit               leave; the lesson goes on from here another time

# What is typed for each command; several words are separated by spaces.
learn-command-next = next n
learn-command-back = back b
learn-command-again = again
