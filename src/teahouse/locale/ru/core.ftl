# Слова дома, во что бы ни играли.

core-human = человек
core-player = Игрок { $number }
core-you = вы
core-waiting = { $player } выбирает.
core-undo = { $player } возвращает ход.
core-vp = { $count } ПО
core-points = ПО
core-ending-player = Игрок
core-ending-during = По ходу игры
core-ending-total = Всего

hint-result = победа: { $chance } %, очки: { $points } ± { $spread }
hint-step = { $player }: { $move }

book-origin = Составлено по набору данных командой `python tools/cardtexts.py`; не править.
