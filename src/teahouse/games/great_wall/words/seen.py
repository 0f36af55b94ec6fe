"""An observation of The Great Wall as it is told: the table it describes, and what is asked."""

from typing import Any, NamedTuple

from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.seen import read_back
from teahouse.games.great_wall.rules.state import Clan, GreatWall
from teahouse.wording.asked import Asked as AnyAsked


class Asked(AnyAsked, frozen=True):
    """A question of The Great Wall."""

    def live(self, value: Any) -> object:
        """Of a happening one sees the facts players talk about."""
        return Happening(**value) if isinstance(value, dict) else super().live(value)


class Seen(NamedTuple):
    """The table as one seat sees it; -1 is a spectator."""

    seat: int
    g: GreatWall
    order_laid: list[bool]
    hands_open: list[bool]
    """By seat: whether resources, orders and tactics are seen."""
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
    questions = [Asked(each["seat"], each["asks"], each["fields"]) for each in observation["asked"]]
    laid = [clan["order_laid"] for clan in observation["clans"]]
    hands = [bool(clan["resources"]) for clan in observation["clans"]]
    return Seen(observation["seat"], read_back(box, observation), laid, hands, questions)
