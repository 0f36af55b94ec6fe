"""The night after the assault, and the pillages that strengthen the siege (GWX-SIEGE-26..32, 39..41)."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.coop.ending import end_together
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import FORTRESS_FELL, fortress_of, sheet_of
from teahouse.games.great_wall.rules.moves import POST, SHELTER
from teahouse.games.great_wall.rules.state import SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import ARCHER


def besiege(g: GreatWall) -> None:
    """A pillage, after its ordinary effect: a token from the supply, as far as there is one (GWX-SIEGE-39, 40)."""
    fortress = fortress_of(g)
    more = min(sheet_of(g).per_pillage, g.shame_supply)
    g.shame_supply -= more
    fortress.tokens += more
    if more:
        g.say("siege-stronger", -1, fortress.tokens)


def pass_night(g: GreatWall) -> None:
    """The siege wears the defence down, each archer prevents 1 of it; then they leave (GWX-SIEGE-26..29, 32).

    A fortress without defence is lost at once (GWX-SIEGE-06, 45).
    """
    fortress = fortress_of(g)
    loss = max(0, fortress.tokens - sum(fortress.archers))
    fortress.defence = max(0, fortress.defence - loss)
    g.say("night", -1, loss, fortress.defence)
    if fortress.defence == 0:
        end_together(g, FORTRESS_FELL)
        return
    for seat in g.players():
        g.then(leave_fortress, seat)


def leave_fortress(g: GreatWall, seat: int) -> None:
    if fortress_of(g).archers[seat]:
        g.ask(LeaveFortress(seat, fortress_of(g).archers[seat]))


class LeaveFortress(Decision[GreatWall]):
    """Into which shelter does the next archer go? All must leave (GWX-SIEGE-29..31)."""

    clause: ClassVar[str] = "GWX-SIEGE-29"

    left: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [SHELTER + section for section in range(SECTION_COUNT)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not SHELTER <= move < POST:
            return self.clause
        return "GWX-SIEGE-31" if g.is_blocked(move - SHELTER) else None

    def take(self, g: GreatWall, move: int) -> None:
        fortress_of(g).archers[self.seat] -= 1
        g.send_to_shelter(self.seat, move - SHELTER, ARCHER)
        g.say("moved-to-shelter", self.seat, ARCHER, move - SHELTER)
        g.then(leave_fortress, self.seat)
