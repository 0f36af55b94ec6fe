"""The card of the Frosts: its track, the officials above it, and the stock, which is finite here."""

from typing import Any, ClassVar, Final

from teahouse.engine.rng import Rng
from teahouse.games.great_wall.rules.expansion import ROWS_OF_SEATS, Feature
from teahouse.games.great_wall.rules.expansions.chronicles.frost.sheet import NAME, FrostSheet
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Scenario
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import CHI, RESOURCES

KINDS: Final = len(RESOURCES)


class FrostCard(Scenario):
    """What lies on the table."""

    features: ClassVar[tuple[Feature, ...]] = (
        Feature("space"),
        Feature("tokens", KINDS),
        Feature("sent", KINDS, ROWS_OF_SEATS),
        Feature("stock", KINDS),
        Feature("several"),
        Feature("sending"),
        Feature("unhired"),
    )

    def __init__(self) -> None:
        self.space = 0
        """Where the marker of the production track stands (GWX-FROST-03)."""
        self.tokens: list[int] = [0] * KINDS
        """Of each resource, the tokens not removed from the game, wherever they lie."""
        self.sent: list[int] = [0] * (KINDS * SEATS)
        """Officials above the cells, by SEATS * resource + seat (GWX-FROST-15, 36)."""
        self.several: bool | None = None
        """A resource may be sent more than once in a turn (GWX-FROST-18); None in the other reading."""
        self.sending: int | None = None
        """The resource sent already in this turn, where it may be sent again."""
        self.unhired: bool | None = None
        """Officials of the common pool may be sent too (GWX-FROST-19); None in the other reading."""
        self.counted: list[int] = []
        """The stock, where others' screens hide what else is in the game: on a table that is only seen."""

    def stock(self, g: GreatWall, kind: int) -> int:
        """Tokens nobody holds; whatever is paid comes back here (GWX-FROST-31, 33)."""
        if self.counted:
            return self.counted[kind]
        held = sum(clan.resources[kind] for clan in g.clans) + (0 if kind == CHI else g.warehouse[kind])
        return self.tokens[kind] - held

    def remove(self, kind: int, count: int) -> None:
        """Out of the game, to the box (GWX-FROST-13, 23, 26)."""
        self.tokens[kind] -= count

    def officials_above(self, kind: int) -> int:
        return sum(self.sent[place] for place in range(SEATS * kind, SEATS * kind + SEATS))

    # -- values --------------------------------------------------------------------------------

    def available(self, g: GreatWall, kind: int, count: int) -> int:
        """What is missing from the stock is not received (GWX-FROST-31)."""
        return min(count, self.stock(g, kind))

    def yield_change(self, g: GreatWall, seat: int, area: int, when: int) -> int:
        """Every overseer gives more or less, in the income of summer and in an activation (GWX-FROST-04..06, 08)."""
        return sheet_of(g).values[self.space]

    def end_honor(self, g: GreatWall, seat: int) -> int:
        """For every official above the card (GWX-FROST-35)."""
        return sheet_of(g).honor * self.officials(g, seat)

    # -- what seats know -----------------------------------------------------------------------

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        """Everything on it is public, the stock too."""
        return {
            "space": self.space,
            "tokens": self.tokens[:],
            "sent": self.sent[:],
            "stock": [self.stock(g, kind) for kind in range(KINDS)],
            "several": 1 if self.several else 0,
            "sending": -1 if self.sending is None else self.sending,
            "unhired": 1 if self.unhired else 0,
        }

    def see(self, observed: dict[str, Any]) -> None:
        self.space = observed["space"]
        self.tokens = observed["tokens"]
        self.sent = observed["sent"]
        self.counted = observed["stock"]
        self.several = True if observed["several"] else None
        self.sending = None if observed["sending"] < 0 else observed["sending"]
        self.unhired = True if observed["unhired"] else None

    def deal_resources(self, g: GreatWall, others: list[int], rng: Rng) -> bool:
        """As many as lie behind all these screens together, for the stock lies open."""
        hidden = [sum(g.clans[other].resources[kind] for other in others) for kind in range(KINDS)]
        for other in others:
            g.clans[other].resources = [0] * KINDS
        for kind in range(KINDS):
            for _ in range(hidden[kind]):
                g.clans[others[rng.below(len(others))]].resources[kind] += 1
        for decision in g.open:
            if decision.seat in others:
                while not g.options(decision) and pass_one_on(g, others, decision.seat):
                    pass
        return True

    # -- laws ----------------------------------------------------------------------------------

    def officials(self, g: GreatWall, seat: int) -> int:
        """They stay above the card (GWX-FROST-21)."""
        return sum(self.sent[SEATS * kind + seat] for kind in range(KINDS))

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        if not 0 <= self.space < len(sheet_of(g).values):
            broken.append("GWX-FROST-10: the marker has left the production track")
        for kind in range(KINDS):
            if self.stock(g, kind) < 0:
                broken.append(f"GWX-FROST-31: more {RESOURCES[kind]} than there is in the game")


def pass_one_on(g: GreatWall, others: list[int], seat: int) -> bool:
    """One token from another screen to this one; False if there is none."""
    for other in others:
        for kind in range(KINDS):
            if other != seat and g.clans[other].resources[kind]:
                g.clans[other].resources[kind] -= 1
                g.clans[seat].resources[kind] += 1
                return True
    return False


def sheet_of(g: GreatWall) -> FrostSheet:
    sheet = g.box.expansions[NAME]
    assert isinstance(sheet, FrostSheet)
    return sheet


def frosts(g: GreatWall) -> FrostCard:
    for expansion in g.attached():
        if isinstance(expansion, FrostCard):
            return expansion
    raise AssertionError("nobody plays the Frosts")
