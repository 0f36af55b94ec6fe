"""Player boards: side A for all, a choice of B sides, or their auction."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import without
from teahouse.games.zhanguo.rules.moves import BID, BIDS, BOARD, PASS, TAKE
from teahouse.games.zhanguo.rules.names import AGREED_AUCTION, AUCTION, B_BOARDS, BOARD_A, SIDE_A
from teahouse.games.zhanguo.rules.state import ZhanGuo

AUCTION_VP: Final = 15


def hand_out_boards(g: ZhanGuo) -> None:
    """Side A for all, an auction of B sides, or their choice in reverse turn order (ZG-BRD-05..12).

    Seats choose and bid clockwise even where discs give the turn order (ZG-VAR-07).
    """
    if g.board_mode == SIDE_A:
        for seat in range(g.seats):
            take_board(g, seat, BOARD_A)
    elif g.board_mode in (AUCTION, AGREED_AUCTION):
        prepare_auction(g)
    else:
        g.boards_on_offer = list(B_BOARDS)
        for seat in reversed(g.clockwise(g.first)):
            g.then(ask_for_board, seat)


def take_board(g: ZhanGuo, seat: int, board: int) -> None:
    """The printed officials go to the governor area of region 1, nothing else lies there (ZG-SET-29..31)."""
    player = g.players[seat]
    player.board = board
    printed = g.box.boards[board]
    for colour in printed.start_officials:
        player.supply[colour] -= 1
        player.governor_area[3 * printed.start_region + colour] += 1
    if board != BOARD_A:
        g.boards_on_offer = without(g.boards_on_offer, board)
        g.say("board", seat, board)


def ask_for_board(g: ZhanGuo, seat: int) -> None:
    """A single board left is no choice."""
    if len(g.boards_on_offer) == 1:
        take_board(g, seat, g.boards_on_offer[0])
    else:
        g.ask(ChooseBoard(seat))


class ChooseBoard(Decision[ZhanGuo]):
    """Which of the boards still on offer? (ZG-BRD-08, ZG-AUC-10, ZG-CMP-05..06)"""

    clause: ClassVar[str] = "ZG-BRD-08"

    def candidates(self, g: ZhanGuo) -> list[int]:
        return [BOARD + board - 1 for board in B_BOARDS]

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        return None if move - BOARD + 1 in g.boards_on_offer else self.clause

    def take(self, g: ZhanGuo, move: int) -> None:
        take_board(g, self.seat, move - BOARD + 1)


def prepare_auction(g: ZhanGuo) -> None:
    """Everybody starts on 15 VP; the boards too many leave at random or by agreement (ZG-AUC-01..03)."""
    for player in g.players:
        player.vp = AUCTION_VP
    g.boards_on_offer = list(B_BOARDS)
    if g.board_mode == AGREED_AUCTION:
        g.then(agree_on_boards, g.first, 0)
    else:
        drop_by_chance(g)


def drop_by_chance(g: ZhanGuo) -> None:
    """As many boards as players stay in (ZG-AUC-02, 03)."""
    boards = g.boards_on_offer[:]
    g.shuffle(boards)
    g.boards_on_offer = sorted(boards[: g.seats])
    g.then(open_auction, g.first)


# -- by agreement ------------------------------------------------------------------------------------


def agree_on_boards(g: ZhanGuo, seat: int, refused: int) -> None:
    """Clockwise from the first player one proposes a board; where all proposals fail chance decides (ZG-AUC-03)."""
    if len(g.boards_on_offer) == g.seats:
        g.then(open_auction, g.first)
    elif refused == g.seats:
        drop_by_chance(g)
    else:
        g.ask(ProposeBoard(seat, refused))


class ProposeBoard(Decision[ZhanGuo]):
    """Which board is to leave the auction? (ZG-AUC-03)"""

    clause: ClassVar[str] = "ZG-AUC-03"

    refused: int
    """Proposals in a row that somebody has refused."""

    def candidates(self, g: ZhanGuo) -> list[int]:
        return [BOARD + board - 1 for board in B_BOARDS]

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        return None if move - BOARD + 1 in g.boards_on_offer else self.clause

    def take(self, g: ZhanGuo, move: int) -> None:
        g.say("board-proposed", self.seat, move - BOARD + 1)
        g.ask(AgreeToDrop((self.seat + 1) % g.seats, move - BOARD + 1, self.seat, self.refused))


class AgreeToDrop(Decision[ZhanGuo]):
    """Does this player agree that a board leaves the auction? (ZG-AUC-03)"""

    clause: ClassVar[str] = "ZG-AUC-03"

    board: int
    proposer: int
    refused: int

    def candidates(self, g: ZhanGuo) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        return None if move == TAKE or move == PASS else self.clause

    def take(self, g: ZhanGuo, move: int) -> None:
        """All must agree; otherwise the next player proposes."""
        following = (self.proposer + 1) % g.seats
        if move == PASS:
            g.say("board-kept", self.seat, self.board)
            g.then(agree_on_boards, following, self.refused + 1)
        elif (self.seat + 1) % g.seats != self.proposer:
            g.ask(AgreeToDrop((self.seat + 1) % g.seats, self.board, self.proposer, self.refused))
        else:
            g.boards_on_offer = without(g.boards_on_offer, self.board)
            g.say("board-dropped", -1, self.board)
            g.then(agree_on_boards, following, 0)


# -- bidding -----------------------------------------------------------------------------------------


def without_board(g: ZhanGuo, first: int) -> list[int]:
    """Seats still without a board, clockwise (ZG-AUC-11, ZG-AUC-13)."""
    return [seat for seat in g.clockwise(first) if g.players[seat].board < 0]


def open_auction(g: ZhanGuo, opener: int) -> None:
    """The nearest player without a board opens; the last one pays exactly 1 VP (ZG-AUC-05, ZG-AUC-12, ZG-AUC-15)."""
    g.bidders = without_board(g, opener)
    if len(g.bidders) == 1:
        g.bid = 1
        g.high_bidder = g.bidders[0]
        close_auction(g)
        return
    g.bid = 0
    g.high_bidder = -1
    g.ask(Bid(g.bidders[0]))


class Bid(Decision[ZhanGuo]):
    """Bid more, or pass for good? The opening bid is compulsory (ZG-AUC-05..07)."""

    clause: ClassVar[str] = "ZG-AUC-06"

    def candidates(self, g: ZhanGuo) -> list[int]:
        return [PASS] + [BID + vp for vp in range(1, BIDS + 1)]

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        if move == PASS:
            return "ZG-AUC-05" if g.bid == 0 else None
        if not BID < move <= BID + BIDS:
            return self.clause
        if move - BID > g.players[self.seat].vp:
            return "ZG-AUC-16"
        return None if move - BID > g.bid else "ZG-AUC-06"

    def lacking(self, g: ZhanGuo, move: int) -> list[Lack]:
        if not BID < move <= BID + BIDS:
            return []
        return [Lack("vp", g.players[self.seat].vp, move - BID), Lack("bid", move - BID, g.bid + 1)]

    def leads_on(self, move: int) -> bool:
        """Who passes leaves the last bid as it is."""
        return move != PASS

    def take(self, g: ZhanGuo, move: int) -> None:
        """Round and round until one bidder is left, who does not outbid themselves (ZG-AUC-06..08, ZG-AUC-17)."""
        g.bidders = without(g.bidders, self.seat)
        if move == PASS:
            g.say("bid-passed", self.seat)
        else:
            g.bid = move - BID
            g.high_bidder = self.seat
            g.bidders = [*g.bidders, self.seat]
            g.say("bid", self.seat, g.bid)
        if len(g.bidders) > 1:
            g.ask(Bid(g.bidders[0]))
        else:
            close_auction(g)


def close_auction(g: ZhanGuo) -> None:
    """Only the winner pays, and takes a board; the next auction follows (ZG-AUC-09..14)."""
    winner = g.high_bidder
    g.players[winner].vp -= g.bid
    g.say("auction-won", winner, g.bid)
    g.bidders = []
    g.then(ask_for_board, winner)
    g.then(next_auction, winner)


def next_auction(g: ZhanGuo, last: int) -> None:
    if without_board(g, last):
        g.then(open_auction, last)
    else:
        g.bid = 0
        g.high_bidder = -1
