# Words that every game shares.

core-human = person
core-player = Player { $number }
core-you = you
core-waiting = { $player } is choosing.
core-undo = { $player } takes a move back.
core-vp = { $count } VP
core-points = VP
core-ending-player = Player
core-ending-during = During the game
core-ending-total = Total

hint-result = { $chance } % to win, points: { $points } ± { $spread }
hint-step = { $player }: { $move }

book-origin = Made from the content pack by `python tools/cardtexts.py`; not to be edited.
