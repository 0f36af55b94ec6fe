"""A position as numbers, for learning: what one seat may know of it, in a fixed row of values from 0 to 255.

Only what `observe` tells the seat is read, and the tests hold it to that: positions that look the same to a seat give
the same row. Seats are counted from the observer, who is always player 0; places without a player are zeros.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.engine.decision import Decision
from teahouse.engine.layout import Layout, counted, each_of
from teahouse.engine.row import put, put_choice, put_flag, put_marks, put_numbers, put_question
from teahouse.games.zhanguo.rules.moves import ABILITY, CARD
from teahouse.games.zhanguo.rules.names import (
    ABILITIES,
    B_BOARDS,
    BOARD_MODES,
    BOARDS,
    CARDS,
    COLOURS,
    CRITERIA,
    OFFICIALS,
    REGIONS,
    SEAT_COLOURS,
    SECTIONS,
    SQUARES_PER_REGION,
    TASK_SLOTS,
    WALL_CELLS,
)

if TYPE_CHECKING:
    from teahouse.games.zhanguo.rules.state import Player, ZhanGuo

MOST_SEATS: Final = 4
TASK_TILES: Final = 12
DECISION_DATA: Final = 3
"""The most fields a decision has besides its seat."""
PLAYER: Final = 187
"""How many features each player has."""


def write_features(g: "ZhanGuo", seat: int, row: vec[u8], at: i64, questions: dict[type, int]) -> i64:
    """All that a seat may know, in the order of `layout`; a spectator (-1) sits beside the first seat."""
    first = max(0, seat)
    near = [(other - first) % g.seats for other in range(g.seats)]
    at = write_set_up(g, row, at)
    at = write_course(g, row, at, near)
    for other in range(g.seats):
        write_player(g, g.players[other], row, at + PLAYER * near[other])
    at += MOST_SEATS * PLAYER
    at = write_own_cards(g, seat, row, at)
    at = write_board(g, row, at, near)
    at = write_questions(g, seat, row, at, near, questions)
    return write_waiting(g, row, at)


def write_set_up(g: "ZhanGuo", row: vec[u8], at: i64) -> i64:
    """What was agreed before the game. Like all that follows, it returns where the next number goes."""
    at = put_choice(row, at, MOST_SEATS - 1, g.seats - 2)
    at = put_choice(row, at, len(BOARD_MODES), g.board_mode)
    at = put_flag(row, at, g.draft)
    at = put_flag(row, at, g.track_order)
    return put_flag(row, at, g.harsh_recruit)


def write_course(g: "ZhanGuo", row: vec[u8], at: i64, near: list[int]) -> i64:
    """Where the game stands, and what an auction has come to."""
    at = put(row, at, g.round)
    at = put_flag(row, at, g.finished)
    at = put_seat(row, at, g.first, near)
    at = put_seat(row, at, g.turn_of, near)
    at = put_order(row, at, g.track, near)
    at = put_owners(row, at, g.column, near)
    at = put(row, at, g.bid)
    at = put_seat(row, at, g.high_bidder, near)
    at = put_order(row, at, g.bidders, near)
    return put_marks(row, at, g.boards_on_offer, len(B_BOARDS), 1)


def write_player(g: "ZhanGuo", player: "Player", row: vec[u8], at: i64) -> None:
    """Pieces by name, then for each of the 120 cards the region it was placed in, 1 to 5, or 0."""
    row[at] = 1
    at = put(row, at + 1, player.colour + 1)
    at = put_choice(row, at, len(BOARDS), player.board)
    at = put(row, at, player.vp)
    at = put_backs(g, row, at, player.hand)
    at = put_backs(g, row, at, player.set_aside)
    at = put_numbers(row, at, player.supply)
    at = put_numbers(row, at, player.governor_area)
    at = put_numbers(row, at, player.worker_area)
    at = put_numbers(row, at, player.workers)
    at = put_numbers(row, at, player.unrest)
    at = put_numbers(row, at, player.short)
    at = put_numbers(row, at, player.tall)
    at = put(row, at, player.governors)
    at = put(row, at, player.palaces)
    at = put(row, at, player.walls)
    at = put(row, at, player.discs)
    slot: i64 = 3
    for number in player.cards:
        card: i64 = number
        if card:
            row[at + card - 1] = u8(slot // 3)
        slot += 1


def put_backs(g: "ZhanGuo", row: vec[u8], at: i64, cards: list[int]) -> i64:
    """How many cards of each colour, as their backs show."""
    colours = g.box.card_colour
    for card in cards:
        row[at + colours[card]] += 1
    return at + len(COLOURS)


def write_own_cards(g: "ZhanGuo", seat: int, row: vec[u8], at: i64) -> i64:
    """Hand, cards put aside, and the draft, 1 to 4, in which the observer buried a card; nothing for a spectator."""
    if seat >= 0:
        own = g.players[seat]
        put_marks(row, at, own.hand, CARDS, 1)
        put_marks(row, at + CARDS, own.set_aside, CARDS, 1)
        buried: i64 = len(COLOURS)
        for card in own.buried:
            row[at + 2 * CARDS + card - 1] = u8(buried // len(COLOURS))
            buried += 1
    return at + 3 * CARDS


def write_board(g: "ZhanGuo", row: vec[u8], at: i64, near: list[int]) -> i64:
    """The main board, the court and the decks."""
    at = put_marks(row, at, g.court, CARDS, 1)
    at = put(row, at, g.court[-1] if g.court else 0)
    for deck in g.decks:
        at = put(row, at, len(deck))
    at = put_numbers(row, at, g.short)
    at = put_numbers(row, at, g.tall)
    at = put_owners(row, at, g.squares, near)
    at = put_counts(row, at, g.beside, near)
    at = put_counts(row, at, g.palaces, near)
    at = put_owners(row, at, g.walls, near)
    at = put_owners(row, at, g.claims, near)
    for tile in g.tiles:
        at = put_choice(row, at, len(CRITERIA), tile)
    for task in g.tasks:
        at = put_choice(row, at, TASK_TILES, task)
    return at


def write_questions(g: "ZhanGuo", seat: int, row: vec[u8], at: i64, near: list[int], questions: dict[type, int]) -> i64:
    """What each seat is asked, and the numbers of the question, each + 1."""
    size: i64 = len(questions) + DECISION_DATA
    for decision in g.open:
        asked = decision.seat
        put_question(row, at + size * near[asked], decision, asked == seat, questions, DECISION_DATA)
    return at + MOST_SEATS * size


def write_waiting(g: "ZhanGuo", row: vec[u8], at: i64) -> i64:
    """The abilities that wait to be used: those of the board, then the cards."""
    for move in g.waiting:
        row[at + (move - ABILITY if move < CARD else len(ABILITIES) + move - CARD - 1)] = 1
    return at + len(ABILITIES) + CARDS


# -- ways of writing ----------------------------------------------------------------------------


def put_seat(row: vec[u8], at: i64, seat: int, near: list[int]) -> i64:
    """Four places, a 1 at the seat; -1 is none."""
    if seat >= 0:
        row[at + near[seat]] = 1
    return at + MOST_SEATS


def put_owners(row: vec[u8], at: i64, owners: list[int], near: list[int]) -> i64:
    """Four places for each cell, a 1 at the seat whose piece is there."""
    for seat in owners:
        if seat >= 0:
            row[at + near[seat]] = 1
        at += MOST_SEATS
    return at


def put_counts(row: vec[u8], at: i64, counts: list[int], near: list[int]) -> i64:
    """Numbers by region and seat, the seats counted from the observer."""
    seats = len(near)
    for region in range(0, len(counts), MOST_SEATS):
        for seat in range(seats):
            count: i64 = counts[region + seat]
            if count:
                row[at + near[seat]] = u8(count)
        at += MOST_SEATS
    return at


def put_order(row: vec[u8], at: i64, order: list[int], near: list[int]) -> i64:
    """For each seat its place in an order, from 1; 0 if it is not there."""
    place: i64 = 1
    for seat in order:
        row[at + near[seat]] = u8(place)
        place += 1
    return at + MOST_SEATS


# -- the table of the layout ----------------------------------------------------------------------

SEATS: Final = counted(MOST_SEATS, 0)
CARD_NAMES: Final = counted(CARDS)
DECK: Final = "card"


def layout_of(decisions: dict[str, type[Decision[Any]]]) -> Layout:
    """What stands where, in the order in which it is written."""
    row = Layout()
    row.choice("seats", counted(MOST_SEATS - 1, 2), "how many play")
    row.choice("board_mode", list(BOARD_MODES))
    row.flag("draft")
    row.flag("track_order")
    row.flag("harsh_recruit")
    row.number("round")
    row.flag("finished")
    row.choice("first", SEATS, "whose disc leads the track")
    row.choice("turn_of", SEATS, "whose turn of phase 2 it is")
    row.numbers("track", SEATS, "each seat's place on the rewards track, from 1; 0 if it is not there")
    for colour in COLOURS:
        row.choice(f"column {colour}", SEATS, "whose disc lies on this reward of the round")
    row.number("bid", "in the auction of boards")
    row.choice("high_bidder", SEATS)
    row.numbers("bidders", SEATS, "in which order those speak who have not passed, from 1")
    row.flags("boards_on_offer", [BOARDS[board] for board in B_BOARDS])
    for seat in range(MOST_SEATS):
        row.of(seat)
        declare_player(row)
    row.of(-1)
    row.flags("hand", CARD_NAMES, "the observer's", DECK)
    row.flags("set_aside", CARD_NAMES, "by the observer, in this draft", DECK)
    row.categories("buried", CARD_NAMES, ["not", *counted(4)], "by the observer, in which draft", DECK)
    row.flags("court", CARD_NAMES, "in the court pile", DECK)
    row.category("court top", ["none", *CARD_NAMES], "the card on top of the court pile")
    row.numbers("decks", list(COLOURS), "cards left")
    row.numbers("short", list(COLOURS), "markers left")
    row.numbers("tall", list(COLOURS), "markers left")
    declare_board(row)
    for asked in SEATS:
        row.choice(f"asked {asked}", list(decisions), "what this seat is asked")
        row.numbers(f"asked {asked} data", counted(DECISION_DATA), "the numbers of the question, each + 1")
    row.flags("waiting", list(ABILITIES), "abilities of boards that may still be used for this court action")
    row.flags("waiting card", CARD_NAMES, "cards that may still be used for this court action", DECK)
    return row


def declare_player(row: Layout) -> None:
    regions = counted(REGIONS)
    row.flag("here", "whether anybody plays at this place")
    row.category("colour", ["none", *SEAT_COLOURS])
    row.choice("board", list(BOARDS))
    row.number("vp")
    row.numbers("backs", list(COLOURS), "cards in hand")
    row.numbers("aside", list(COLOURS), "cards put aside in this draft")
    row.numbers("supply", list(OFFICIALS))
    row.numbers("governor_area", each_of(regions, list(OFFICIALS)))
    row.numbers("worker_area", each_of(regions, list(OFFICIALS)))
    row.numbers("workers", regions)
    row.numbers("unrest", regions)
    row.numbers("short", list(COLOURS), "markers of value 1")
    row.numbers("tall", list(COLOURS), "markers of value 3")
    row.number("governors", "not placed yet")
    row.number("palaces", "not placed yet")
    row.number("walls", "not placed yet")
    row.number("discs", "not placed yet")
    row.categories("cards", CARD_NAMES, ["not", *regions], "at which region the card lies", DECK)


def declare_board(row: Layout) -> None:
    regions = counted(REGIONS)
    for square in each_of(regions, counted(SQUARES_PER_REGION)):
        row.choice(f"squares {square}", SEATS, "whose governor stands on this square of a region")
    row.numbers("beside", each_of(regions, SEATS), "governors beside the squares, by region and seat")
    row.numbers("palaces", each_of(regions, SEATS), "by region and seat")
    for cell in each_of(counted(SECTIONS), counted(WALL_CELLS)):
        row.choice(f"walls {cell}", SEATS, "whose wall stands on this cell of a section")
    for cell in each_of(counted(TASK_SLOTS), counted(MOST_SEATS)):
        row.choice(f"claims {cell}", SEATS, "whose disc lies on this cell of a task")
    for section in counted(SECTIONS):
        row.choice(f"tiles {section}", list(CRITERIA), "the criterion of this section")
    for slot in counted(TASK_SLOTS):
        row.choice(f"tasks {slot}", counted(TASK_TILES), "the tile in this slot")
