"""Setting up the solo game: Qin's pieces, his card, and the player's starting officials."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.moves import AREA, SECTION
from teahouse.games.great_wall.rules.officials import exists, is_available, put_official, room_needed
from teahouse.games.great_wall.rules.qin.card import Qin
from teahouse.games.great_wall.rules.state import Clan, GreatWall
from teahouse.games.great_wall.rules.words import (
    AREAS,
    BARRACKS,
    GOLD_MINE,
    HORSEMAN,
    ORDERS,
    PAGODA,
    QUARRY,
    SAWMILL,
    SPEARMAN,
)

SUPPLY: Final = (8, 4, 0, 0)
"""Ten spearmen, four archers and two horsemen, less his first overseers (GW-SOLO-12, 13)."""
OFFICIALS: Final = 8
OVERSEERS: Final = (HORSEMAN, HORSEMAN, SPEARMAN, SPEARMAN)
"""By production area, the warrior in its leftmost cell (GW-SOLO-12)."""
FIRST_ASSISTANTS: Final = 2
STARTING_OFFICIALS: Final = 3
HONOR: Final = {"normal": 0, "hard": 50, "hardest": 100}
"""By difficulty, what he starts with (GW-SOLO-18, 101, 102)."""


def join_qin(g: GreatWall) -> None:
    """An unused colour, the solo orders as a deck, four overseers, tokens in random order (GW-SOLO-10..15, 18, 20)."""
    qin = Qin()
    qin.track = [SAWMILL, QUARRY, GOLD_MINE, PAGODA, BARRACKS]
    clan = Clan()
    clan.supply = list(SUPPLY)
    clan.officials = OFFICIALS
    clan.overseers = [0, 0, 0, 0]
    clan.overseer_warriors = list(OVERSEERS)
    clan.orders = list(range(len(ORDERS)))
    g.tea = [*g.tea, len(g.clans)]
    g.clans.append(clan)
    g.opponent = qin
    g.shuffle(clan.orders)
    g.shuffle(qin.track)


def set_difficulty(g: GreatWall, options: dict[str, str]) -> None:
    """His first honour, his advisors in spring (GW-SOLO-101..103), and how rules are read (GW-SOLO-21, 22, 34)."""
    assert g.opponent is not None
    g.clans[g.qin].honor = HONOR[options.get("difficulty", "normal")]
    g.opponent.both = options.get("assistants") == "both"
    g.opponent.withdraws = None if options.get("qin_breach") == "killed" else True
    g.opponent.starting = 0 if options.get("starting_officials") == "off" else STARTING_OFFICIALS


def deal_first_assistants(g: GreatWall) -> None:
    """Two random advisors face down under his card (GW-SOLO-16)."""
    assert g.opponent is not None
    for _ in range(FIRST_ASSISTANTS):
        advisor = g.advisor_deck[-1]
        g.advisor_deck = g.advisor_deck[:-1]
        g.clans[g.qin].assistants = [*g.clans[g.qin].assistants, advisor]
        g.opponent.unseen.append(advisor)


def place_starting_officials(g: GreatWall) -> None:
    """At the end of set-up; areas filled this way wait for the first activation (GW-SOLO-21, 22)."""
    assert g.opponent is not None
    if g.opponent.starting:
        g.ask(PlaceStartingOfficial(0))


class PlaceStartingOfficial(Decision[GreatWall]):
    """Into which area does one of the first officials go? They may share areas (GW-SOLO-21, 22)."""

    clause: ClassVar[str] = "GW-SOLO-21"

    def candidates(self, g: GreatWall) -> list[int]:
        return [AREA + area for area in range(len(AREAS)) if exists(g, area)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not AREA <= move < SECTION:
            return self.clause
        return None if is_available(g, move - AREA) else "GW-OFF-03"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        return room_needed(g, move - AREA) if self.refuse(g, move) == "GW-OFF-03" else []

    def take(self, g: GreatWall, move: int) -> None:
        assert g.opponent is not None
        g.opponent.starting -= 1
        put_official(g, self.seat, -1, move - AREA)
        g.then(place_starting_officials)
