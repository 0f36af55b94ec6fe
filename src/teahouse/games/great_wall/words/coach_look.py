"""What the coach of The Great Wall looks at: what one seat sees and may answer, and what follows from it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from teahouse.games.great_wall.rules.attack import place_of
from teahouse.games.great_wall.rules.defeat import winner_of
from teahouse.games.great_wall.rules.modifiers import section_attack, section_defense, slots
from teahouse.games.great_wall.rules.moves import (
    AREA,
    CAPTURED,
    CELL,
    SECTION,
)
from teahouse.games.great_wall.rules.shame import breach_tokens, spared_shame
from teahouse.games.great_wall.rules.state import AUTUMN, DAMAGE, FIGURE, SECTION_COUNT, Horde
from teahouse.games.great_wall.rules.words import (
    BY_BREACH,
    HORSEMAN,
)
from teahouse.games.great_wall.words import GameReading
from teahouse.games.great_wall.words.reckoning import is_last_year
from teahouse.wording import Reading

FIGHTS: Final = ("PlaceRecruit", "Strike", "Shoot", "DealDamage")


class Look:
    """What a seat sees and may answer, and what follows from it."""

    def __init__(self, reading: Reading, moves: Sequence[int]) -> None:
        assert isinstance(reading, GameReading)
        now = reading.now
        self.g, self.box, self.me = now.g, now.g.box, now.seat
        self.mine = self.g.clans[self.me]
        self.asked = now.question(self.me)
        self.asks = now.asks()
        self.moves = moves
        self.last_year = is_last_year(self.g)
        self.years_left = max(0, self.g.last_space() - self.g.time + 1)
        """Autumns still to come, this one included."""

    def field(self, name: str) -> Any:
        """Of the question."""
        assert self.asked is not None
        return self.asked.fields.get(name, -1)

    def artifact(self, name: str) -> bool:
        return any(self.box.artifacts[artifact].name == name for artifact in self.g.artifacts)

    @property
    def my_turn(self) -> bool:
        return self.g.season == AUTUMN and self.g.active == self.me

    def areas(self) -> Iterator[int]:
        """Areas among the answers."""
        yield from (move - AREA for move in self.moves if AREA <= move < SECTION)

    def is_regular(self, area: int) -> bool:
        return self.g.is_regular(area)

    def free_in(self, area: int) -> int:
        there = sum(self.g.officials_in(area, seat) for seat in self.g.participants())
        return slots(self.g, area) - there

    def others_in(self, area: int) -> int:
        return sum(self.g.officials_in(area, seat) for seat in self.g.participants() if seat != self.me)

    def warrior(self) -> int:
        """The type of warrior that is placed or strikes."""
        return int(self.field("warrior")) if self.asks in ("PlaceRecruit", "Strike") else -1

    def fought(self, move: int) -> tuple[Horde, int] | None:
        """The horde a move hits in a fight, and how many cells it covers."""
        if self.asks not in FIGHTS or not CELL <= move < CAPTURED:
            return None
        section, row, _ = place_of(move)
        double = self.warrior() == HORSEMAN and self.field("first") in (-1, None)
        return self.g.field[section][row], 2 if double else 1

    def after(self, move: int) -> int:
        """Who would capture the horde that this move finishes; -2 if it finishes none, -1 for nobody."""
        hit = self.fought(move)
        if hit is None or hit[0].free_cells() > hit[1]:
            return -2
        horde, cells = hit
        before, code = horde.cover, FIGURE + 8 * self.me + 2 * self.warrior() if self.warrior() >= 0 else DAMAGE
        free = [cell for cell, covered in enumerate(before) if covered < DAMAGE][:cells]
        horde.cover = [code if cell in free else covered for cell, covered in enumerate(before)]
        winner = winner_of(self.g, horde.card)
        horde.cover = before
        return winner

    def margin(self, section: int) -> int:
        """Defence less attack, if winter came now; 0 where no horde attacks."""
        before = self.g.field
        self.g.field = [[horde for horde in standing if horde.free_cells()] for standing in before]
        attacked = bool(self.g.field[section])
        margin = section_defense(self.g, section) - section_attack(self.g, section) if attacked else 0
        self.g.field = before
        return margin

    def shame_of_breach(self, section: int) -> int:
        tokens = breach_tokens(self.g, self.me, section)
        return tokens - spared_shame(self.g, self.me, tokens, BY_BREACH)

    def standing(self) -> int:
        """Own warriors on hordes."""
        return sum(horde.figures_of(self.me) for standing in self.g.field for horde in standing)

    def falling(self) -> list[int]:
        """Sections that would break, to one's own shame."""
        sections = range(SECTION_COUNT)
        return [section for section in sections if self.margin(section) < 0 and self.shame_of_breach(section) > 0]
