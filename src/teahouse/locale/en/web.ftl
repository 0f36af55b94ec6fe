# The browser table: start page, lobby, decision bar, log, rules, replay. Boards have files of their own.

## The house

web-tagline = Great games, every rule, and a rulebook that answers.
web-home = Teahouse, the start page
web-home-go = To the start page
web-nav = Pages
web-skip = Skip to the main part
web-watch-replay = Watch a replay
web-rules = Rules
web-about = About
web-language = Language
web-language-name = English
web-theme = Colours
web-theme-light = Light
web-theme-dark = Dark
web-theme-system = As the system
web-theme-now =
    { $theme ->
        [light] Colours: light. Press for dark
        [dark] Colours: dark. Press for those of the system
       *[system] Colours: as the system. Press for light
    }
web-loading = Loading…
web-retry = Try again
web-close = Close
web-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
web-error-network = The server does not answer. Check the connection and try again.
web-error-server = The server could not do that. Try again in a moment.
web-error-missing = There is no such thing here. Perhaps it was removed, or the link was cut short.
web-error-odd = Something went wrong on this page. Try again, or load it anew.
web-lost-title = No such page
web-lost-text = The address leads nowhere. Perhaps the link was cut short.
web-lost-home = To the start page

## Start

web-games = Games
web-play-now = Play now
web-starting = Starting…
web-you-and-bots =
    { $bots ->
        [0] you alone
        [one] you and { $bots } bot
       *[other] you and { $bots } bots
    }
web-set-up = Set up a table
web-how-to-play = How to play
web-continue = Continue
web-continue-go = Continue
web-continue-empty = Tables you sit at will be here. “Play now” opens one at once.
web-open = Open
web-over = over
web-gathering = waiting for players
web-your-decision = Your decision
web-your-decision-small = your decision
web-thinks = { $name }: thinking
web-with = With { $company }
web-alone = You alone
web-at-screen = At this screen: { $together }
web-at-screen-with = At this screen: { $together }; with { $company }
web-hand-alone = I play all seats here: do not cover anything at this table
web-back-further = Go back to before my last move
web-fill-bots = Fill with bots and start
web-with-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
web-with-open =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
web-join-title = Join friends
web-join-paste = Paste a link or a table code
web-join = Join
web-join-odd = That is neither a link to a table nor the code of one.
web-join-note = No account needed. A name is enough, and your seat stays yours on this device.
web-open-tables = Open tables
web-open-tables-none = No table waits for players now.
web-open-tables-note = Bots fill empty seats. They see what their seat sees, and nothing else.
web-see = See
web-name-title = What shall we call you?
web-name-label = Your name
web-name-note = A name is enough. Others at the table see it.
web-name-go = Sit down
web-guest-1 = Quiet Crane
web-guest-2 = Early Guest
web-guest-3 = Jade Tiger
web-guest-4 = Patient Carp
web-guest-5 = Northern Wind
web-guest-6 = Green Leaf

## Setting up a table

web-set-up-of = A table of { $game }
web-game-unknown = This server does not have that game.
web-seats-count = How many play
web-seats = Seats
web-seat-n = Seat { $n }
web-seat-name = Name at seat { $n }
web-bot-level = Bot at seat { $n }
web-who-me = Me
web-who-bot = Bot
web-who-open = Open
web-who-me-note = you
web-who-open-note = for whoever opens the link
web-you-and =
    { $me ->
        [0] Only others
        [one] You
       *[other] { $me } at this screen
    }{ $bots ->
        [0] { "" }
        [one] , { $bots } bot
       *[other] , { $bots } bots
    }{ $open ->
        [0] { "" }
        [one] , { $open } open seat
       *[other] , { $open } open seats
    }
web-seats-waits = The game starts as soon as every open seat is taken.
web-seats-at-once = The game starts at once.
web-rules-options = Rules of this game
web-options-closed =
    { $count ->
        [one] { $count } choice is not for this table
       *[other] { $count } choices are not for this table
    }
web-help = Help
web-who-may-come = Who may come
web-private = Private
web-private-note = only people with the link
web-listed = Listed
web-listed-note = anybody on this server sees it among the open tables
web-create-table = Open the table
web-start-game = Start the game

## Gathering

web-gathering-title = { $game }: gathering
web-gathering-open =
    { $count ->
        [one] { $count } seat is still open. Pass the link on; the game starts when it is taken.
       *[other] { $count } seats are still open. Pass the link on; the game starts when they are taken.
    }
web-link = Link to this
web-copy = Copy
web-copied = Copied
web-code = Or tell the code: { $code }
web-seat-open = Open seat
web-seat-bot = bot
web-you = you
web-online = at the table
web-away = away
web-seat-shared = one screen for several
web-send-away = Send away
web-sit = Sit here
web-newcomer-asks = { $name } asks to sit at the open seat.
web-newcomer-let-in = Let them in
web-newcomer-waits = You have asked for a seat. Still to answer: { $missing }.
web-leave = Leave the table
web-leave-sure = Leave in the middle of the game? Somebody has to play on for you.
web-leave-bot = A bot plays on
web-leave-open = Leave the seat open
web-leave-not = Stay
web-table-delete = Close this table
web-seat-lost = You no longer have a seat at this table; you are looking on.
web-table-gone = The host has closed this table.

## The table

web-table = Table
web-parts = Parts of the table
web-board = Board
web-board-parts = Parts of the board
web-whole-board = The whole board
web-beside-short = Beside
web-hand = Hand
web-lit-here = something to play here
web-since = Since your turn
web-settings = Settings
web-keys = Keys
web-watching = You are watching
web-board-broken = The board could not be drawn. The buttons below still work.
web-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-decision = Decision
web-showing = Showing what happened
web-behind =
    { $count ->
        [one] { $count } more step
       *[other] { $count } more steps
    }
web-skip-show = Skip to now
web-rule-of = Rule { $clause }
web-click-lit = Or click a lit piece
web-options =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
web-more-answers = { $count } more
web-asides = Beside the question
web-you-have = You have
web-lacks = { $what }: have { $have }, need { $need }
web-confirm = Confirm
web-confirm-what = { $answer }: this ends your turn, or cannot be taken back.
web-not-yet = Not yet
web-set-confirm = Confirm the end of a turn
web-set-confirm-note = the last answer of a turn waits for one more press
web-set-ask = Ask me always
web-set-ask-note = even where there is only one answer, or only free moves are left
web-go-back = Going back
web-hint = Hint
web-hints = What would a sage do?
web-hint-thinking = A sage is thinking about it
web-hint-stop = Stop thinking
web-hint-line = Then perhaps:
web-bots-wait = The bots wait until the host lets them go on.
web-pause = Let the bots wait
web-allow-hints = Allow hints
web-allow-hints-note = an experienced bot thinks of a good move for whoever asks
web-give-bot = A bot goes on
web-give-me = I take over
web-give-open = Make room for a person
web-undo = Undo
web-restart = Restart turn
web-ask-back = Ask to go back
web-mute = Do not ask again
web-mute-what = Do not ask again: { $to }
web-unmute = Ask me again
web-unmute-note = Reactions you did not want to be asked about
web-back-asked = You asked to go back. Still to agree: { $missing }.
web-back-withdraw = Never mind
web-back-wanted = { $name } asks to go back to before the last move.
web-back-others = { $name } asks to go back. Still to agree: { $missing }.
web-agree = Agree
web-disagree = Decline
web-stale = The table had already moved on. This is how it stands now.
web-offline = No connection. We keep trying.
web-offline-pending = No connection. Your move will be sent as soon as it is back.
web-offline-say = No connection: it was not sent.
web-over-line = The game is over
web-result = See the result

## Why not, choosing

web-why-title = Why not?
web-why-asking = Asking the rulebook…
web-why-allowed = It can be played now.
web-why-rule = Rule
web-have-need = have { $have }, need { $need }
web-open-rule = Open the rule
web-choose-title = Which one?

## Log and chat

web-log = Log
web-chat = Chat
web-beside = Beside the board
web-log-and-chat = Log and chat
web-unread = unread
web-log-all = Show everything
web-log-since = Only since your turn
web-since-mark = since your turn
web-show-again = Show it again
web-log-earlier =
    { $count ->
        [one] { $count } earlier line
       *[other] { $count } earlier lines
    }
web-log-empty = Nothing has happened yet.
web-log-nothing-since = Nothing has happened since your turn.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table…
web-send = Send

## One screen for several

web-hand-to = Pass the device to { $name }
web-hand-note = The other hand is covered. Nobody else should look now.
web-hand-here = I am { $name }
web-hand-undo = Wait, I take my last move back

## Settings and keys

web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Off
web-set-hover = Large cards under the pointer
web-set-terms = Words of the game underlined
web-set-terms-note = What words and signs mean, where the pointer rests
web-set-symbols = Symbols instead of words on cards
web-set-symbols-note = Every card can be read in full when it is enlarged.
web-set-notify = Tell me on the desktop when it is my turn
web-set-notify-refused = The browser does not allow it for this page.
web-set-cover = Cover the screen between players
web-set-cover-note = for several people at one device
web-key-option = play option 1 to 9
web-key-lit = next or previous lit piece
web-key-arrows = from piece to piece
web-key-enter = play the piece, or ask why not
web-key-undo = undo
web-key-restart = restart the turn
web-key-skip = skip to the newest state
web-key-log = to the log
web-key-hint = what would a sage do?
web-key-hand = to the hand
web-key-words = what these words and signs mean
web-key-rules = search the rules
web-key-esc = close what is open
web-key-help = this list
web-key-step = one step back or on
web-key-ends = to the beginning or the end
web-key-play = play or pause

## Ending

web-ending-title = { $game }: the result
web-ending-bars = Where the points came from
web-ending-source = Source
web-ending-total = Total
web-ending-you = you
web-ending-bar = { $player }, { $total }: { $parts }
web-ending-tie = Tie-break, { $used ->
        [true] used
       *[false] not used
    }.
web-ending-share = Copy the link
web-ending-tie-nothing = It gives no points.
web-winner = winner
web-rematch = Play again
web-rematch-go = To the next game
web-watch-this = Watch the replay
web-record = Download the record

## Rules

web-rules-of = { $game }: the rules
web-rules-note = Every rule, in the order in which one learns it, with an address of its own.
web-rules-search = Search the rules
web-rules-search-hint = Ask the rules: who wins a tie?
web-rules-answers =
    { $count ->
        [0] No answer
        [one] { $count } answer
       *[other] { $count } answers
    }
web-rules-nothing = Nothing in the rules answers “{ $query }”. Try other words.
web-rules-ask = For example:
web-rules-none = The rules of this game are not written down here.
web-rules-clauses =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
web-rules-source = Source: { $source }
web-rules-print = Print
web-rules-group-best = Best answers
web-rules-group-term = Words
web-rules-group-clause = Rules
web-rules-group-page = Introduction
web-rules-group-chapter = Chapters
web-rules-kind-term = word
web-rules-kind-page = introduction
web-rules-kind-chapter = chapter
web-rules-mark-ruling = our ruling
web-rules-mark-example = example
web-rules-mark-printed = as printed
web-rules-mark-derived = follows
web-rules-now = being played
web-rules-link = Link to clause { $id }
web-rules-own-page = As a page of its own

## Replay

web-replay = Replay
web-watch = Watch
web-samples = Games with comments
web-comments = Comments
web-comment-n = Comment { $n } of { $of }
web-comment-back = The comment before
web-comment-on = The next comment
web-comment-first = Press ▸ for the first comment.
web-sample-comments =
    { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    }
web-finished-none = Your finished games will be here, and listed ones of others. They can be watched step by step and played on.
web-name-at-seat = { $name } (seat { $n })
web-replay-start = The beginning
web-replay-step = { $step } of { $of }
web-replay-where = Where in the game
web-replay-steps = Steps
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-link = Copy a link to this position
web-eyes = Seen by
web-eyes-all = everything open
web-eyes-spectator = a spectator
web-branch = Play on from here
web-branch-note = A new table begins at this position. The finished game stays as it is.
web-branch-go = Begin

## About

web-about-what =
    Teahouse is a digital table for three board games: The Great Wall, ZhanGuo and The Ancient World. It knows every
    rule, lights up what you may do, and says why not with the clause that forbids it.
web-about-fair =
    Bots see what their seat sees and nothing else. The record of every game can be downloaded, watched step by step,
    and played on from any position.
web-about-values-title = About the cards
web-about-values =
    The rulebooks do not print every card. Values the rulebooks give are used as they are; many others were designed
    here to play as well, and differ from the cards in the box.
web-data-title = What is kept of you
web-data-what = { $name }, this house keeps your name, your preferences, the tables where you sit and what you have said there. It is yours.
web-data-export = Take it with you (a file)
web-data-delete = Delete it all
web-data-sure = Your tables, lines and preferences will be gone for good. At other people’s tables a bot goes on for you, and finished games with others stay without your name. Write your name to go ahead.
web-data-keep = Keep it
web-report = Report somebody at this table
web-report-whom = Whom it is about
web-report-what = What happened
web-report-send = Send to whoever runs this house
web-report-sent = Thank you. Whoever runs this house will see it.
web-report-not = Rather not
web-about-credits = Credits
web-about-icons = Icons: Lorc, Delapouite, Skoll, Caro Asercion and contributors,
web-about-fonts = Typefaces: Noto Sans, Noto Serif and Noto Serif TC,
web-about-drawings = Other drawings: Teahouse.
web-about-rights =
    The games and their names belong to their authors and publishers. This table contains no text, picture or component
    of theirs.

## Plans of those who play together

web-plans = Plans of this year
web-plans-none = Nobody has told a plan yet.
web-plan-tell = Tell mine
web-plan-change = Change mine
web-plan-title = What do you intend?
web-plan-note = Everybody at the table sees it until the year ends. It binds nobody.
web-plan-phrase = A ready phrase
web-plan-about = About what
web-plan-own = Or your own words
web-plan-go = Tell the table
web-plan-drop = Take it back

## Great moments

web-scene-against = against
web-scene-steps = Steps
web-scene-back = Back
web-scene-next = Next
web-scene-on = Go on
web-scene-skip = Skip
web-scene-goes-on = still being played …
web-scene-you = { $player }, you
web-scene-show = ▸ Show: { $scene }
web-set-scenes = Great moments shown as they come

# The glossary
web-terms-here = What words and signs here mean
web-term-see = See also
web-term-rule = The rule
web-glossary = Glossary
web-glossary-search = What is …?
web-glossary-found =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
web-glossary-nothing = No word like “{ $query }”.
web-legend = Symbols
web-legend-note = Every sign on the board and on cards, and what it means.

# Examples of clauses
web-example-show = Show me
web-example-show-of = Show me { $id } on the board
web-example-title = { $id } on the board
web-example-steps = Steps of the example
web-example-back = Back
web-example-next = Next
web-example-here = shows the rule
web-example-refused = refused
web-example-allowed = allowed
web-example-rule = Rule
web-example-from = Recorded from the test
web-example-strayed = Possible perhaps, but this example shows something else: “Next” goes on.
web-rules-tests =
    { $count ->
        [one] Proved by { $count } test
       *[other] Proved by { $count } tests
    }
web-example-back-to-rules = Back to the rules

## The coach

web-coach = Coach
web-coach-says = The coach: { $tip }
web-coach-heard = Got it
web-coach-refuse = Don’t tell me this again
web-coach-again = Choose again
web-coach-anyway = Play anyway
web-with-coach-note = says what matters, gives tips and asks before wasteful moves; only you hear it
web-set-coach-note = says what matters, gives tips and asks before wasteful moves
web-set-coach-off = off
web-set-coach-first = first games
web-set-coach-always = always
web-set-coach-told = { $count ->
    [one] { $count } thing is not told again
   *[other] { $count } things are not told again
}
web-set-coach-again = Tell everything again
