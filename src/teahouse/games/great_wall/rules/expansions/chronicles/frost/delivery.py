"""Sending resources to the Emperor: four equal ones, and an official who stays above the card."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.expansions.chronicles.frost.card import KINDS, frosts, sheet_of
from teahouse.games.great_wall.rules.moves import AREA, OFFICIAL, PASS, SUPPLY_OFFICIAL, family
from teahouse.games.great_wall.rules.officials import refuse_leaving
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import AREAS, RESOURCES

SEND: Final = family([f"send {kind}" for kind in RESOURCES])
"""SEND + kind: a delivery to the Emperor."""
POOL_OFFICIAL: Final = family(["official pool"])
"""An own official of the common pool."""


def move_marker(g: GreatWall, by: int) -> None:
    """To the right it gets colder; the marker stops at both ends (GWX-FROST-10)."""
    card, values = frosts(g), sheet_of(g).values
    card.space = max(0, min(card.space + by, len(values) - 1))
    g.say("frost-track", -1, card.space + 1)


def officials_at_hand(g: GreatWall, seat: int) -> list[int]:
    """Of the supply, of the pool, or of any area that is not locked (GWX-FROST-19)."""
    found = [SUPPLY_OFFICIAL] if g.clans[seat].officials else []
    if frosts(g).unhired and g.clans[seat].pool:
        found.append(POOL_OFFICIAL)
    return found + [OFFICIAL + area for area in range(len(AREAS)) if refuse_leaving(g, seat, area) is None]


def offer_delivery(g: GreatWall, seat: int) -> None:
    """For whoever has enough of one kind, the one sent before, and an official (GWX-FROST-11, 12, 17, 18, 20)."""
    before = g.guess()
    sending, resources = frosts(g).sending, g.purse(seat)
    g.guessing = before
    most = max(resources) if sending is None else resources[sending]
    if most >= sheet_of(g).tokens and officials_at_hand(g, seat):
        g.ask(SendToEmperor(seat))


class SendToEmperor(Decision[GreatWall]):
    """Which resource is sent to the Emperor, if any? All tokens at one time (GWX-FROST-11, 16, 17)."""

    clause: ClassVar[str] = "GWX-FROST-11"
    private: ClassVar[bool] = True

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [SEND + kind for kind in range(KINDS)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if not SEND <= move < SEND + KINDS:
            return self.clause
        if frosts(g).sending not in (None, move - SEND):
            return "GWX-FROST-17"
        return None if g.clans[self.seat].resources[move - SEND] >= sheet_of(g).tokens else self.clause

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        kind = move - SEND
        if not 0 <= kind < KINDS or frosts(g).sending not in (None, kind):
            return []
        return [Lack(RESOURCES[kind], g.clans[self.seat].resources[kind], sheet_of(g).tokens)]

    def take(self, g: GreatWall, move: int) -> None:
        """Out of the game, not to the stock (GWX-FROST-13)."""
        if move == PASS:
            return
        kind, tokens = move - SEND, sheet_of(g).tokens
        g.clans[self.seat].resources[kind] -= tokens
        frosts(g).remove(kind, tokens)
        g.say("frost-sent", self.seat, kind, tokens)
        officials = officials_at_hand(g, self.seat)
        if len(officials) == 1:
            send_official(g, self.seat, kind, officials[0])
        else:
            g.ask(OfficialToEmperor(self.seat, kind))


class OfficialToEmperor(Decision[GreatWall]):
    """Which official takes his place above the card? (GWX-FROST-14, 19)"""

    clause: ClassVar[str] = "GWX-FROST-19"

    kind: int

    def candidates(self, g: GreatWall) -> list[int]:
        return officials_at_hand(g, self.seat)

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move in officials_at_hand(g, self.seat) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        send_official(g, self.seat, self.kind, move)


def send_official(g: GreatWall, seat: int, kind: int, move: int) -> None:
    """Above the cell of the resource, beside any others; the first there warms the track (GWX-FROST-10, 14, 15, 36).

    The same resource may then be sent again (GWX-FROST-18).
    """
    card = frosts(g)
    if OFFICIAL <= move < AREA:
        g.officials[SEATS * (move - OFFICIAL) + seat] -= 1
    elif move == POOL_OFFICIAL:
        g.clans[seat].pool -= 1
    else:
        g.clans[seat].officials -= 1
    first = card.officials_above(kind) == 0
    card.sent[SEATS * kind + seat] += 1
    if first:
        move_marker(g, sheet_of(g).first)
    if card.several:
        card.sending = kind
        g.then(offer_delivery, seat)
