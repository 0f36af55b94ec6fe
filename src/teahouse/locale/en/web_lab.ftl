# The lab in the browser: packs, cards in a form, experiments.

web-lab = The lab
web-lab-what = Two packs, the same deals, the same bots: what does the change do?
web-lab-experiments = Experiments
web-lab-setup = Set-up
web-lab-game = Game
web-lab-before = before
web-lab-after = after
web-lab-alone = none: look at A alone
web-lab-bots = Bots
web-lab-games = Games with each pack, at most
web-lab-more = More
web-lab-seed = Seed: the same word, the same games
web-lab-watch = Cards that decide, such as generals/zhou_tong
web-lab-width = Enough when their intervals are so many percentage points wide
web-lab-run = Run
web-lab-not-here = Experiments are run here only by whoever runs the house, at its own machine. The lab also needs what pip install “teahouse[lab]” brings.
web-lab-nothing = Nothing has been tried yet. Choose two packs and press “Run”; it goes on while you play, read or go away.
web-lab-progress = How far it is
web-lab-played = { $played } of { $wanted } games
web-lab-state-waiting = waiting
web-lab-state-running = running
web-lab-state-stopped = stopped
web-lab-state-done = done
web-lab-state-failed = failed
web-lab-rate = { $rate } games a second · about { $left } left
web-lab-stop = Stop here
web-lab-go-on = Go on
web-lab-remove = Remove
web-lab-report = Open the report
web-lab-command = Command for the terminal
web-lab-against = { $a } against { $b }
web-lab-past = Past experiments
web-lab-likely = What is likely
web-lab-cannot = What this cannot tell
web-lab-shares = Victories of those who had it
web-lab-a = A before
web-lab-b = B after, 95 % interval
web-lab-even = dashed: an even share, { $fair } %
web-lab-order = Order
web-lab-by-change = Largest
web-lab-by-name = Name
web-lab-card = Card
web-lab-change = change
web-lab-verdict = Verdict
web-lab-all = Show all { $count }
web-lab-fewer = Show fewer

web-pack = Cards
web-pack-built-in = as in the game
web-pack-note = The table keeps the cards it begins with, whatever becomes of the pack.
web-pack-played = Played with the pack “{ $name }”.
web-packs = Packs
web-packs-what = A pack holds cards and boards of your own: the printed values of your box, or an idea for a better card.
web-packs-none = There are no packs here yet.
web-packs-not-here = Packs are brought here by whoever runs the house, at its own machine.
web-pack-of-house = of the house
web-pack-bring = Bring a pack
web-pack-name = Name
web-pack-unnamed = My pack
web-pack-by-files = Files
web-pack-by-folder = Folder
web-pack-by-new = New
web-pack-files = TOML files, or one zip file
web-pack-folder = A folder of this machine
web-pack-new-note = A new pack changes nothing yet: change its cards one by one in a form.
web-pack-do-files = Check and keep
web-pack-do-folder = Check and keep
web-pack-do-new = Make a new pack
web-pack-mistakes =
    { $count ->
        [one] There is a mistake in it:
       *[other] There are { $count } mistakes in it:
    }
web-pack-changes =
    { $count ->
        [0] changes no single card
        [one] changes { $count } card
       *[other] changes { $count } cards
    }
web-pack-play = Play this pack
web-pack-try = Try it in the lab
web-pack-download = Download
web-pack-away = Take it away
web-pack-entries = What is in it
web-pack-find = Find a card
web-pack-changed = changed
web-pack-more =
    { $count ->
        [one] { $count } more: type a part of its name.
       *[other] { $count } more: type a part of a name.
    }
web-pack-choose = Choose a card to see and change it.

web-form-remove = Remove { $what }
web-form-add-to = Add to { $what }
web-form-more = more…
web-form-kind-of = Kind of { $what }
web-form-saved = Saved.
web-form-save = Save
web-form-as-built = As in the game
web-form-not-yours = Only whoever brought this pack can change it.
web-form-words = How players read it
web-form-no-words = This is not told in words of its own; what changes is seen on the board.
