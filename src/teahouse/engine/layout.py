"""What stands where in a row of features: named places with numbers from 0 to 255, for learning.

A game declares its layout once, in the order in which it writes its row. The tables of the documentation, the names of
all features, one-hot rows and the arrays by seat and card are made from it.
"""

from typing import Final, NamedTuple, final

FLAG: Final = "flag"
"""0 or 1."""
NUMBER: Final = "number"
"""How many; whatever exceeds 255 is written as 255."""
CHOICE: Final = "one of"
"""Places of which at most one holds a 1."""
CATEGORY: Final = "category"
"""Which of some values, as its number; 0 is the first of them."""
NO_VALUES: Final[list[str]] = []


class Plane(NamedTuple):
    """Places side by side that say the same of different things."""

    name: str
    how: str
    places: list[str]
    """What each of the places is about; a single empty word where the plane says one thing."""
    values: list[str]
    """Of a category: what 0, 1, 2, ... mean."""
    seat: int
    """Whose features these are, counted from the observer; -1 if nobody's."""
    deck: str
    """The cards that the places are about, in their order; empty if they are not about cards."""
    note: str
    """What it means, where the name does not say it all."""
    at: int
    """Where the first of its places stands in the row."""

    def __repr__(self) -> str:
        return f"<{self.name}: {self.how}, {self.at} to {self.at + len(self.places) - 1}>"

    def names(self) -> list[str]:
        """The name of every place."""
        return [f"{self.name} {place}" if place else self.name for place in self.places]

    def sizes(self) -> list[int]:
        """How many values each place can have; 256 for numbers."""
        size = 256 if self.how == NUMBER else len(self.values) if self.how == CATEGORY else 2
        return [size] * len(self.places)


@final
class Layout:
    """The planes of a row, side by side; the observer is player 0, and the seats go on to the left."""

    def __init__(self) -> None:
        self.planes: list[Plane] = []
        self.size = 0
        """How many features there are."""
        self.seat = -1
        """Whose features are being declared."""

    def __repr__(self) -> str:
        return f"<Layout of {self.size} features in {len(self.planes)} planes>"

    def __reduce__(self) -> tuple[object, ...]:
        return laid_out, (self.planes,)

    def of(self, seat: int) -> None:
        """What is declared from here on is of this seat, counted from the observer; -1 for nobody."""
        self.seat = seat

    def add(self, name: str, how: str, places: list[str], values: list[str], deck: str, note: str) -> None:
        full = f"player {self.seat} {name}" if self.seat >= 0 else name
        self.planes.append(Plane(full, how, places, values, self.seat, deck, note, self.size))
        self.size += len(places)

    def flag(self, name: str, note: str = "") -> None:
        self.add(name, FLAG, [""], NO_VALUES, "", note)

    def flags(self, name: str, places: list[str], note: str = "", deck: str = "") -> None:
        self.add(name, FLAG, places, NO_VALUES, deck, note)

    def number(self, name: str, note: str = "") -> None:
        self.add(name, NUMBER, [""], NO_VALUES, "", note)

    def numbers(self, name: str, places: list[str], note: str = "", deck: str = "") -> None:
        self.add(name, NUMBER, places, NO_VALUES, deck, note)

    def choice(self, name: str, values: list[str], note: str = "") -> None:
        """One place for each value, with a 1 at the right one."""
        self.add(name, CHOICE, values, NO_VALUES, "", note)

    def category(self, name: str, values: list[str], note: str = "") -> None:
        """One place with the number of the value."""
        self.add(name, CATEGORY, [""], values, "", note)

    def categories(self, name: str, places: list[str], values: list[str], note: str = "", deck: str = "") -> None:
        self.add(name, CATEGORY, places, values, deck, note)

    def names(self) -> list[str]:
        """The name of every feature, by index."""
        return [name for plane in self.planes for name in plane.names()]

    def sizes(self) -> list[int]:
        """How many values every feature can have, by index; 256 for numbers."""
        return [size for plane in self.planes for size in plane.sizes()]


def counted(count: int, first: int = 1) -> list[str]:
    """Names for things that have numbers only."""
    return [str(number) for number in range(first, first + count)]


def each_of(first: list[str], second: list[str]) -> list[str]:
    """Every way to take a word of both lists, the second running fastest."""
    return [f"{one} {other}" for one in first for other in second]


def laid_out(planes: list[Plane]) -> Layout:
    """The layout of a copy or a pickle."""
    layout = Layout()
    layout.planes = planes
    layout.size = sum(len(plane.places) for plane in planes)
    return layout
