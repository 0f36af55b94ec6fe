# What the web table itself says: seats, waiting, problems, options and bots.

server-seats = Players
server-nobody = open seat
server-history-recording = Played under rules { $rules }; shown from its recording.
server-history-content = Played with earlier cards or boards; shown, and gone on with, as they were then.
server-history-lost = Played with earlier cards or boards that were not kept; all its checks agree with those of today.
server-players =
    { $most ->
        [one] { $seats } player
       *[other] { $seats } players
    }
server-waiting-back = { $player } asks the table to take a move back.
server-table-answers = { $player } has nothing to choose: the table answers.
server-waiting-many = We wait for { $players }.
server-waiting-open =
    { $count ->
        [one] Nobody sits at the seat of { $players }; the game goes on when somebody does.
       *[other] Nobody sits at the seats of { $players }; the game goes on when somebody does.
    }
server-ended-agreed = All agreed to end the game here: nobody has won.
server-ended-resigned = { $players } resigned; the win goes to { $winners }.
server-ended-given-up = The game was given up ({ $players } resigned).
server-unfinished = The game was not played to its end; the points are those of the position as it stood.
server-answer-with = { $answer }, { $detail }

bot-random = Random bot
bot-random-note = Any legal move is as good to it as any other.
bot-pupil = Pupil
bot-pupil-note = Takes what looks good at a glance, and overlooks things.
bot-scholar = Scholar
bot-scholar-note = Weighs every answer with care, but not beyond the turn.
bot-general = General
bot-general-note = Plays out many possible futures, a moment for each move.
bot-sage = Sage
bot-sage-note = Thinks like the general, but longer, and looks further ahead or sees more.

problem-malformed = This request cannot be read: { $detail }
problem-no-such-move = “{ $move }” is not a move of this game.
problem-no-such-seat =
    { $count ->
        [one] This table has only one seat.
       *[other] This table has { $count } seats.
    }
problem-no-such-step = This game cannot be shown or continued there: its last step is { $count }.
problem-no-such-bot = There is no such bot for this game.
problem-bad-game = There is no such game; the games are: { $games }.
problem-bad-seats = This game needs another number of seats: { $counts }.
problem-bad-options = The game cannot be set up with these options.
problem-bad-option = “{ $option }: { $choice }” cannot be chosen at this table. { $why }
problem-no-such-plan = Nothing of this kind can be planned at this table.
problem-no-plans = Plans are for those who play together, while they play.
problem-who-are-you = Please say your name first.
problem-foreign-page = This request came from a page that is not ours.
problem-not-your-seat = Only whoever sits there may do that.
problem-not-the-host = Only whoever set the table up may do that.
problem-not-seated = You do not sit at this table.
problem-no-hints = At this table nobody may ask for hints.
problem-hidden = Everything is open only after the game has ended.
problem-no-such-table = There is no such table.
problem-no-such-lesson = There is no such lesson.
problem-no-such-lesson-step = This lesson does not go so far: its last step is { $count }.
problem-lesson-not-begun = The lesson has not begun yet.
problem-lesson-not-yet = First finish this step.
problem-lesson-not-asked = The lesson asks nothing of this kind now.
problem-no-such-game = There is no such game.
problem-no-such-example = There is no example of { $id }.
problem-no-such-page = There is nothing at this address.
problem-no-such-way = This address cannot be used in this way.
problem-refused = “{ $move }” is not allowed now: see rule { $clause_id }.
problem-stale = The table has changed meanwhile; here is how it stands.
problem-confirm = This ends your turn or cannot be taken back: please confirm it.
problem-over = The game is over.
problem-not-over = The game is not over yet.
problem-not-started = The game has not begun: a seat is still open.
problem-already-started = The game has begun already.
problem-nothing-to-undo = Nothing can be taken back: since your last move something became known, or you have not moved yet.
problem-nothing-to-ask-back = There is no move of yours to go back to, or somebody asks already.
problem-nobody-asks-back = Nobody waits for your answer about going back.
problem-not-a-reaction = Only reactions to what happens can be declined for good, and this is none.
problem-not-asked = You are not asked anything now.
problem-others-play = You play at this table with other people: leave the seat open for one of them, or to a bot.
problem-no-open-seat = That seat is taken.
problem-kept-seat = This seat is kept for whoever left it to a bot: they may come back at any time.
problem-seen-another = You have seen another hand of this game, so only your own seat is open to you.
problem-is-here = They are at the table: a bot goes on only for somebody who is away.
problem-host-is-here = The host is here, or has not been away for as long as you agreed.
problem-nobody-there = Nobody sits there: only somebody who plays can be the host.
problem-has-resigned = This seat was given up for good; a bot plays it to the end.
problem-answer-first = Answer the question first: a plan is for what comes after it.
problem-no-such-question = This game has no such question.
problem-no-such-tournament = There is no such tournament.
problem-tournament-needs-time = A tournament needs clocks, or nobody knows when a round ends.
problem-tournament-full = A tournament has { $count } players at most.
problem-too-few-players = A tournament needs two players at least.
problem-not-late = Nobody’s time has run out there.
problem-sent-away = You were sent away from this table, or not let in.
problem-nobody-asks-in = Nobody asks for this seat any more.
problem-not-yours-to-say = Only those who play at this table and have not answered yet let somebody in.
problem-no-such-pack = There is no such pack.
problem-not-your-pack = Only whoever brought this pack may change it or take it away.
problem-packs-not-here = Packs can be brought here only by whoever runs the house, at its own machine.
problem-too-many-packs =
    { $count ->
        [one] You have a pack here already; take it away before you bring another.
       *[other] You have { $count } packs here; take one away before you bring another.
    }
problem-unsound-pack = This pack cannot be played with any more: { $mistake }
problem-pack-changed = This pack has been changed meanwhile; open the card again.
problem-lab-not-here = Experiments are run here only by whoever runs the house, at its own machine.
problem-lab-not-installed = The lab needs a little more on this machine: pip install “teahouse[lab]” brings it.
problem-no-such-experiment = There is no such experiment here.
problem-bad-experiment = This cannot be played: { $why }
problem-too-many-experiments =
    { $count ->
        [one] You have an experiment here already; remove it before you begin another.
       *[other] You have { $count } experiments here; remove one before you begin another.
    }
problem-no-games-yet = There are no games yet that every pack has played; look again in a moment.
problem-too-many-reviews = { $count } of your reviews are being made already; wait for one of them, or stop it.
problem-workshop-gave-up = Reading this took too long. Try something smaller, or wait a moment.
problem-banned = Whoever runs this house does not let you in.
problem-not-your-name = Please write your name exactly as it is shown.
problem-other-rules = This game was begun under rules { $rules }; the rules of this server play it differently, so it is neither shown nor gone on with here. Whoever runs the server can go back to the earlier version.
problem-too-large = That is too much at once.
problem-name-of-bot = “{ $name }” is what a bot is called here; please choose another name.
problem-too-many = That was too often; please wait a moment.
problem-too-many-tables =
    { $count ->
        [one] You have a game under way: finish it, or clear it away, before you set up another.
       *[other] You have { $count } games under way: finish one, or clear one away, before you set up another.
    }
problem-wrong-password = Name or password is wrong.
problem-wrong-current = The password you have now is wrong.
problem-name-taken = “{ $name }” is taken already; please choose another name.
problem-code-wrong = This code opens nothing. Please look whether it is written exactly as it was shown.
problem-code-used = This code has been used already.
problem-code-expired = This code was good for a few minutes only; please make a new one.
problem-passkey-refused = This passkey was not accepted. Please try again.
problem-passkey-unknown = Nobody here has this passkey any more.
problem-no-such-session = You are not signed in there any more.
problem-no-such-passkey = You have no such passkey any more.
problem-rated-pack = A rated game is played with the usual cards.
problem-rated-hints = In a rated game nobody may ask for hints.
problem-rated-people = A rated game is for several people, each with one seat: leave a seat open for somebody.
problem-no-such-person = There is no such person here; perhaps they have gone for good.
problem-hidden-page = This page is for its owner alone.
problem-bad-address = This is no address of the web that can be called: it begins with https:// and leads somewhere.
problem-address-refused = This address lies inside the network of the server; notices go only outside.
problem-no-mail = This house sends no mail.
problem-mail-down = The mail could not be sent now. Please look at the address, or try again later.
problem-not-delivered = The trial did not come: { $why }
problem-no-such-channel = You are not told there any more.
problem-too-many-channels = You are told in { $count } places already; take one away first.
server-notice-turn = { $game }: your turn
server-notice-several =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
server-notice-foot = You asked the house to tell you. You can change that on the page of your account.
server-notice-trial = A trial: notices come here.
server-mail-confirm = Your code for notices by mail
server-mail-confirm-text = Somebody, hopefully you, wants to be told here when it is their turn. The code: { $code }. If it was not you, do nothing.
server-trouble-unreachable = nobody answered there.
server-trouble-refused = it was not accepted there.
server-trouble-gone = there is nothing at this address.
server-trouble-mail-down = the mail server could not be reached.
problem-broken = Something went wrong on our side. The game is kept as it was.
problem-no-database = The server cannot reach its database; nothing was changed. Please try again in a moment.

# Examples of rules: what is done in a step.
example-start = The position
example-move = { $player }: { $move }
example-move-unknown = { $player } answers
example-refused = { $player } tries: { $move }
example-refused-unknown = { $player } tries something that is not allowed
example-allowed = { $player } may: { $move }
example-allowed-unknown = { $player } may do so
example-nothing = The rules are carried out; nothing changes
example-rule = What the rules do now

## What happens at the seats. `name` is whose seat it is, `by` who did it, `seat` its number.

seat-sat = { $name } sits down.
seat-back = { $name } is back.
seat-left = { $name } gets up; seat { $seat } is open.
seat-kept = { $name } gets up and lets a bot go on; the seat is kept for them.
seat-replaced = { $by } lets a bot go on for { $name }; the seat is kept for them.
seat-sent-away = { $by } sends { $name } away from the table.
seat-opened = { $by } opens seat { $seat } to whoever comes.
seat-bot = { $by } gives seat { $seat } to a bot.
seat-late = { $name } has run out of time; a bot goes on until they are back.
seat-resigned = { $name } resigns; a bot plays on.
seat-resigned-late = { $name } has run out of time and so resigns; a bot plays on.
seat-host = { $name } is the host now.
seat-asked = { $name } asks for seat { $seat }.
seat-let-in = { $by } lets { $name } in.
seat-turned-down = { $by } does not let { $name } in.
seat-withdrawn = { $name } no longer asks for seat { $seat }.
