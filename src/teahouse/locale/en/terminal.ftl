# The table loop of the terminal.

table-welcome = Type the number of an option or the name of a move. “help” lists the commands.
table-pass-keyboard = Pass the keyboard to { $player } and press Enter.
table-since = Since your last move:
table-end-turn = Your turn is over. Enter goes on; “undo” takes the last move back.
table-no-such-number =
    There is no such option: choose { $count ->
        [one] 1, the only one
       *[other] a number from 1 to { $count }
    }.
table-no-such-answer = “{ $typed }” is none of these answers: type a number from 1 to { $count }, or “why { $example }” to hear why not.
table-several = That could be several moves: { $words }. Type a little more.
table-unknown = “{ $typed }” is neither a move nor a command. “help” lists the commands.
table-unknown-near = “{ $typed }” is not quite a move. Did you mean: { $words }?
table-allowed = Nothing forbids it: { $move }.
table-lack = { $what }: have { $have }, need { $need }.
table-why-what = Name a move, as in “why { $example }”.
table-read-what = Parts of the table: { $parts }. Name one, as in “read { $example }”.
table-no-such-part = No part of the table is called “{ $typed }”. There are: { $parts }.
table-nothing-to-undo = Nothing can be taken back: since your last move something became known, or you have not moved yet.
table-undone = Taken back.
table-rules-what = Name a rule or ask in your own words, as in “rules { $example }” or “rules who wins a tie”.
table-no-ledger = The rules of this game are not written down here.
table-no-such-rule = There is no rule { $id }. Search by words instead, as in “rules tie”.
table-rules-found =
    { $count ->
        [0] Nothing in the rules answers this. Try other words.
        [one] One answer.
       *[other] { $count } answers, the best first; shown: { $shown }.
    }
table-mute-hint = { "       " }“mute”: do not ask me again for this ({ $what })
table-no-hints = At this table nobody may ask for hints (“teahouse play --hints” allows it).
table-hint-thinking = A sage is thinking; Ctrl-C stops it.
table-hint-stopped = No hint this time.
table-thinks = { $player } is thinking.
table-bot-failed = { $player } made no sensible move ({ $error }); chance moved instead.
table-muted = You will not be asked again: { $what }. “unmute” changes that.
table-nothing-to-mute = Only reactions to what happens can be muted, and this is none.
table-unmuted = You will be asked again: { $what }.
table-nothing-to-unmute = No such reaction is muted. Muted now: { $what }.
table-save-where = Name a file, as in “save evening.jsonl”.
table-saved = Saved to { $path }. “teahouse play --load { $path }” goes on from here.
table-cannot-write = The record cannot be written to { $path }: { $reason }.
table-save-first = Save the game? Type a file name, or press Enter to leave it unsaved.
table-no-such-language = We do not speak “{ $lang }”; the languages are: { $languages }.
table-left = Goodbye.
table-left-unsaved = The input has ended; the game was left without saving.
table-which-game = Which game?
table-entry = After { $entries } of { $all } entries of the record.
table-whole-log = What happened
table-look-around = The game is over. Look around: “board”, “cards”, “log”, “rules”; “sum” shows how the points came about, “sum WORD” for one source. Enter leaves.
table-is-over = The game is over: nothing can be played any more. “help” lists the commands, Enter leaves.
table-sums-later = The points are added up when the game is over.
table-no-such-source = No points came from there.
table-result = Result
table-result-place = { $place }.
table-result-winner = winner
table-help =
    A number         plays that option
    a move           plays it by name, as “{ $example }”; beginnings will do
    why MOVE         why a move is not possible now: the rule and what is missing
    hint             the best moves, what they promise and where they lead
    undo, restart    take back your last move, or all that can be taken back
    board, cards     the whole table; the texts of all cards in sight
    read [PART]      a part of the table in words; alone: what parts there are
    answers          the question and its answers once more
    mute, unmute     do not ask me again for this reaction; ask again
    sum [SOURCE]     after the end: how the points came about
    log [N]          the last N events
    rules ID|WORDS   a rule by its id, or the rules that hold some words
    save FILE        write the record of the game
    lang CODE        change the language
    quit, quit!      leave, asking to save first; leave at once

# What one types for each command; several words are separated by spaces.
table-command-why = why
table-command-hint = hint
table-command-undo = undo u
table-command-restart = restart
table-command-answers = answers
table-command-read = read
table-command-log = log
table-command-rules = rules rule
table-command-cards = cards
table-command-board = board
table-command-sum = sum sums
table-command-mute = mute
table-command-unmute = unmute
table-command-save = save
table-command-lang = lang
table-command-help = help ? h
table-command-quit = quit q exit
table-command-quit-now = quit! q!

## The coach

table-coach = Coach: { $text }
table-coach-warns = { $text } Give the same answer again to play it anyway.

## Aloud

table-aloud-empty = free
table-aloud-free =
    { $count ->
        [one] { $count } free place
       *[other] { $count } free places
    }

## The spoken table

table-spoken-help =
    A number plays that answer.
    A move plays it: by its name, “{ $example }”, or by words of the answer; beginnings will do.
    why MOVE: why a move is not possible now, the rule and what is missing.
    hint: the best moves, what they promise and where they lead.
    undo, restart: take back your last move, or all that can be taken back.
    answers: the question and its answers once more; so does Enter alone.
    read: which parts the table has; read PART: that part.
    board: the whole table; cards: the texts of all cards in sight.
    log: the last events; log 5: the last five.
    rules ID, or rules WORDS: a rule by its id, or what answers a question.
    mute, unmute: do not ask me again for this reaction; ask again.
    sum: after the end, how the points came about; sum WORD: those of one source.
    lang CODE: change the language.
    quit: back to the start page; the table keeps everything.
table-spoken-kept = Every move is kept by the table itself: nothing needs to be saved.
table-spoken-watching = You are watching. Words for looking work: “read”, “board”, “cards”, “log”, “rules”.
table-spoken-not-asked = Nothing is asked of you now. { $waiting }
table-spoken-no-hints = At this table nobody may ask for hints. Its host can allow them in the settings.
