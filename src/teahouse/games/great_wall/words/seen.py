"""An observation of The Great Wall as it is told: the table it describes, and what is asked."""

from typing import Any, NamedTuple

from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.seen import read_back
from teahouse.games.great_wall.rules.state import Clan, GreatWall


class Asked(NamedTuple):
    """A question somebody must answer; `seat` is -1 where it is secret who."""

    seat: int
    asks: str
    data: list[Any]

    def number(self, place: int) -> int:
        """One of the numbers of the question; -1 if it has none there."""
        value = self.data[place] if place < len(self.data) else -1
        return value if isinstance(value, int) else -1


class Seen(NamedTuple):
    """The table as one seat sees it; -1 is a spectator."""

    seat: int
    g: GreatWall
    order_laid: list[bool]
    asked: list[Asked]

    @property
    def seats(self) -> int:
        return self.g.seats

    def clan(self, seat: int) -> Clan:
        return self.g.clans[seat]

    def question(self, seat: int) -> Asked | None:
        """What this seat is asked now; a spectator is asked nothing."""
        for asked in self.asked:
            if asked.seat == seat >= 0:
                return asked
        return None

    def asks(self) -> str:
        """The name of the question to whoever looks; empty if there is none."""
        asked = self.question(self.seat)
        return "" if asked is None else asked.asks


def seen(box: Box, observation: dict[str, Any]) -> Seen:
    asked = [Asked(each["seat"], each["asks"], each["data"]) for each in observation["asked"]]
    laid = [clan["order_laid"] for clan in observation["clans"]]
    return Seen(observation["seat"], read_back(box, observation), laid, asked)
