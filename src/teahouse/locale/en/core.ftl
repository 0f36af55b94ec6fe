# Words of the house, whatever is played.

core-human = person
core-player = Player { $number }
core-you = you
core-vp = { $count } VP
core-points = VP
