"""An observation of ZhanGuo with types: the same lists, in the same order, as `games.zhanguo.secrecy` gives them."""

import msgspec
from msgspec import Struct

from teahouse.wording.asked import Asked


class SeenPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be seen of one player; `hand`, `set_aside` and `buried` are empty unless they are one's own."""

    colour: int
    board: int
    vp: int
    backs: list[int]
    hand: list[int]
    aside: list[int]
    set_aside: list[int]
    buried: list[int]
    supply: list[int]
    governor_area: list[int]
    worker_area: list[int]
    workers: list[int]
    unrest: list[int]
    cards: list[int]
    short: list[int]
    tall: list[int]
    governors: int
    palaces: int
    walls: int
    discs: int

    def cards_in(self, region: int) -> list[int]:
        return [card for card in self.cards[3 * region : 3 * region + 3] if card]


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """The table as one seat sees it; -1 is a spectator."""

    seat: int
    seats: int
    board_mode: int
    draft: bool
    track_order: bool
    harsh_recruit: bool
    round: int
    first: int
    turn_of: int
    finished: bool
    players: list[SeenPlayer]
    decks: list[int]
    court: list[int]
    track: list[int]
    column: list[int]
    squares: list[int]
    beside: list[int]
    palaces: list[int]
    walls: list[int]
    tiles: list[int]
    tasks: list[int]
    claims: list[int]
    short: list[int]
    tall: list[int]
    waiting: list[int]
    boards_on_offer: list[int]
    bidders: list[int]
    bid: int
    high_bidder: int
    asked: list[Asked]

    def question(self, seat: int) -> Asked | None:
        """What this seat is asked now."""
        for asked in self.asked:
            if asked.seat == seat:
                return asked
        return None


def seen(observation: dict[str, object]) -> Seen:
    return msgspec.convert(observation, Seen)
