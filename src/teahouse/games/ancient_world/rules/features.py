"""A position as numbers, for learning: what one seat may know of it, in a fixed row of values from 0 to 255.

Only what `observe` tells the seat is read, and the tests hold it to that: positions that look the same to a seat give
the same row. Seats are counted from the observer, who is always player 0; places without a player are zeros.
"""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.engine.decision import Decision
from teahouse.engine.layout import Layout, counted
from teahouse.engine.row import put, put_flag, put_marks, put_question
from teahouse.games.ancient_world.rules.secrecy import is_seen
from teahouse.games.ancient_world.rules.words import (
    ARMY_CARDS,
    CELLS,
    CITIZENS,
    DECKS,
    EMPIRE_CARDS,
    PROVINCES,
    STARS,
    TITANS,
)

if TYPE_CHECKING:
    from teahouse.games.ancient_world.rules.state import AncientWorld, Player

MOST_SEATS: Final = 4
BELOW_ZERO: Final = 20
"""Points are counted from here, so that a few lost ones are seen."""
ASKED: Final = 4
"""Numbers shown of a question, after its kind and its seat."""
DRAWN_FROM: Final = len(DECKS) - 1
"""Decks that cards are drawn from; the starting cards are none."""


def write_features(g: "AncientWorld", seat: int, row: vec[u8], at: i64, questions: dict[type, int]) -> i64:
    """All that a seat may know, in the order of `layout_of`; a spectator (-1) sits beside the first seat."""
    first = max(0, seat)
    near = [(other - first) % g.seats for other in range(g.seats)]
    at = write_course(g, row, at, near)
    for place in range(g.seats):
        other = (first + place) % g.seats
        at = write_player(g, other, other == seat, row, at)
    at += (MOST_SEATS - g.seats) * PLAYER
    at = write_board(g, seat, row, at, near)
    return write_question(g, seat, row, at, near, questions)


def put_near(row: vec[u8], at: i64, seat: int, near: list[int]) -> i64:
    """1 for the observer, 2 for the next seat ...; 0 for nobody."""
    return put(row, at, near[seat] + 1 if seat >= 0 else 0)


def write_course(g: "AncientWorld", row: vec[u8], at: i64, near: list[int]) -> i64:
    """Where the game stands."""
    at = put(row, at, g.seats)
    at = put(row, at, g.round)
    at = put_flag(row, at, g.expand_plus)
    at = put_flag(row, at, g.may_refrain is None)
    at = put_flag(row, at, g.hand_up)
    at = put_flag(row, at, g.finished)
    at = put_near(row, at, g.first, near)
    return put_near(row, at, g.turn_of, near)


def write_player(g: "AncientWorld", seat: int, own: bool, row: vec[u8], at: i64) -> i64:
    """What lies around a player board; what is hidden is zeros."""
    player = g.players[seat]
    row[at] = 1
    at = put(row, at + 1, BELOW_ZERO + g.points(seat))
    at = put(row, at, player.coins)
    at = put(row, at, player.knowledge)
    at = put(row, at, player.sword)
    at = put(row, at, player.arrow)
    at = put_flag(row, at, player.passed)
    at = put_marks(row, at, player.home, CITIZENS, 1)
    at = put_marks(row, at, player.hungry, CITIZENS, 1)
    at = put_marks(row, at, player.supply, CITIZENS, 1)
    at = write_armies(player, row, at)
    at = write_city(player, row, at)
    at = put_marks(row, at, player.provinces, PROVINCES, 1)
    at = put_marks(row, at, player.titans, TITANS, 1)
    return write_hidden(g, player, own, row, at)


def write_hidden(g: "AncientWorld", player: "Player", own: bool, row: vec[u8], at: i64) -> i64:
    """Cards put aside and drawn, and titans scouted; of others, the backs, and what everybody has seen."""
    backs = at + 2 * EMPIRE_CARDS
    for card in player.reserve:
        if own or card in player.known:
            row[at + card - 1] = 1
        deck: i64 = g.box.empire[card].deck
        if deck < DRAWN_FROM:
            row[backs + deck] += 1
    put_marks(row, at + EMPIRE_CARDS, player.known, EMPIRE_CARDS, 1)
    at = put(row, backs + DRAWN_FROM, len(player.drawn))
    if own:
        put_marks(row, at, player.drawn, EMPIRE_CARDS, 1)
        for titans in player.scouted:
            depth: i64 = 1
            for titan in titans:
                row[at + EMPIRE_CARDS + titan - 1] = u8(depth)
                depth += 1
    return at + EMPIRE_CARDS + TITANS


def write_armies(player: "Player", row: vec[u8], at: i64) -> i64:
    """By army card: in which army it is, active or disbanded, and the coins on it."""
    number: i64 = 1
    for army in player.armies:
        card: i64 = army.card - 1
        row[at + card] = u8(number)
        put(row, at + 2 * ARMY_CARDS + card, army.scroll)
        put(row, at + 3 * ARMY_CARDS + card, army.picture)
        for other in army.disbanded:
            row[at + ARMY_CARDS + other - 1] = u8(number)
        number += 1
    return at + 4 * ARMY_CARDS


def write_city(player: "Player", row: vec[u8], at: i64) -> i64:
    """By empire card: 1 face up, 2 lost; and the skill of the citizen on it."""
    for building in player.city:
        card: i64 = building.card - 1
        row[at + card] = 2 if building.lost else 1
        put(row, at + EMPIRE_CARDS + card, building.citizen)
    return at + 2 * EMPIRE_CARDS


def write_board(g: "AncientWorld", seat: int, row: vec[u8], at: i64, near: list[int]) -> i64:
    """Cells by owner and skill, rows, decks and what lies open beside them."""
    for citizens in g.cells:
        for citizen in citizens:
            row[at + CITIZENS * near[citizen // CITIZENS] + citizen % CITIZENS] = 1
        at += MOST_SEATS * CITIZENS
    for deck in g.decks:
        at = put(row, at, len(deck))
    for pile in g.discards:
        put_marks(row, at, pile, EMPIRE_CARDS, 1)
    at = put_marks(row, at + EMPIRE_CARDS, g.row, EMPIRE_CARDS, 1)
    at = put(row, at, len(g.army_deck))
    at = put_marks(row, at, g.army_row, ARMY_CARDS, 1)
    at = put_marks(row, at, g.army_discard, ARMY_CARDS, 1)
    for deck in g.titan_decks:
        put(row, at, deck[-1] if deck else 0)
        at = put(row, at + STARS, len(deck)) - STARS
    at = write_provinces(g, seat, row, at + STARS)
    return put_near(row, at, -1 if g.looking is None else g.looking, near)


def write_provinces(g: "AncientWorld", seat: int, row: vec[u8], at: i64) -> i64:
    """Those on top that the seat sees, those it has put under the deck itself, and how many there are."""
    for card in g.top_provinces():
        if is_seen(g, seat, card):
            row[at + card - 1] = 1
    at += PROVINCES
    bottom = 0
    for burial in g.buried():
        if burial.seat == seat:
            put_marks(row, at, g.province_deck[bottom : bottom + burial.count], PROVINCES, 1)
        bottom += burial.count
    return put(row, at + PROVINCES, len(g.province_deck))


def write_question(
    g: "AncientWorld", seat: int, row: vec[u8], at: i64, near: list[int], questions: dict[type, int]
) -> i64:
    """What is asked now; only one question is ever open."""
    if g.open:
        decision = g.open[0]
        put_near(row, at, decision.seat, near)
        put_question(row, at + 1, decision, decision.seat == seat, questions, ASKED)
    return at + 1 + len(questions) + ASKED


# -- the table of the layout ----------------------------------------------------------------------

PLAYER: Final = 7 + 3 * CITIZENS + 4 * ARMY_CARDS + 5 * EMPIRE_CARDS + PROVINCES + 2 * TITANS + DRAWN_FROM + 1
"""How many features each player has."""
NEAR: Final = ["nobody", *[f"player {seat}" for seat in range(MOST_SEATS)]]
SKILLS: Final = counted(CITIZENS)
EMPIRE: Final = counted(EMPIRE_CARDS)
ARMIES: Final = counted(ARMY_CARDS)


def layout_of(decisions: dict[str, type[Decision[Any]]]) -> Layout:
    """What stands where, in the order in which it is written."""
    row = Layout()
    row.number("seats", "how many play")
    row.number("round")
    row.flag("expand_plus", "the alternative expansion is played")
    row.flag("must_buy", "whoever builds or recruits must buy")
    row.flag("hand_up", "nobody can take the first-player token in this round")
    row.flag("finished")
    row.category("first", NEAR, "who has the first-player token")
    row.category("turn_of", NEAR)
    for seat in range(MOST_SEATS):
        row.of(seat)
        declare_player(row)
    row.of(-1)
    declare_board(row)
    row.category("asked", NEAR, "who is asked now")
    row.choice("question", list(decisions), "what they are asked")
    row.numbers("question data", counted(ASKED), "the numbers of the question, each + 1")
    return row


def declare_player(row: Layout) -> None:
    row.flag("here", "whether anybody plays at this place")
    row.number("points", f"if the game ended now, + {BELOW_ZERO}")
    row.number("coins")
    row.number("knowledge")
    row.number("sword", "of this round, from citizens")
    row.number("arrow", "of this round, from citizens")
    row.flag("passed")
    row.flags("home", SKILLS, "citizens that can be placed, by skill")
    row.flags("hungry", SKILLS, "by skill")
    row.flags("supply", SKILLS, "citizens not gained yet, by skill")
    row.numbers("active", ARMIES, "in which army the card is the active one; 0 if in none", "army")
    row.numbers("disbanded", ARMIES, "under which army the card lies; 0 if under none", "army")
    row.numbers("scroll", ARMIES, "coins on the scroll", "army")
    row.numbers("picture", ARMIES, "coins on the picture", "army")
    row.categories("city", EMPIRE, ["not", "face up", "lost"], "where the card is in the city", "empire")
    row.categories("citizen on", EMPIRE, ["nobody", *SKILLS], "the skill of the citizen on the card", "empire")
    row.flags("province", counted(PROVINCES), "owned", "province")
    row.flags("titan", counted(TITANS), "defeated", "titan")
    row.flags("reserve", EMPIRE, "put aside, as far as the observer knows", "empire")
    row.flags("known", EMPIRE, "put aside face up", "empire")
    row.numbers("backs", list(DECKS[:DRAWN_FROM]), "cards put aside, by deck")
    row.number("drew", "cards drawn in exploring, one of which will be put aside")
    row.flags("drawn", EMPIRE, "of these, the observer's own", "empire")
    row.numbers("scouted", counted(TITANS), "how deep under the top the observer knows the titan to lie", "titan")


def declare_board(row: Layout) -> None:
    for cell in CELLS:
        for seat in range(MOST_SEATS):
            row.flags(f"cell {cell.lower()} player {seat}", SKILLS, "citizens on this action cell, by skill")
    row.numbers("decks", list(DECKS[:DRAWN_FROM]), "empire cards left")
    row.flags("discard", EMPIRE, "discarded", "empire")
    row.flags("row", EMPIRE, "in the row", "empire")
    row.number("army_deck", "cards left")
    row.flags("army_row", ARMIES, "in the row", "army")
    row.flags("army_discard", ARMIES, "out of the game", "army")
    row.categories("top titan", counted(STARS), ["none", *counted(TITANS)], "face up on the deck, by stars")
    row.numbers("titan_decks", counted(STARS), "cards left, by stars")
    row.flags("open province", counted(PROVINCES), "on top of the deck, seen by the observer", "province")
    row.flags("buried province", counted(PROVINCES), "put under the deck by the observer", "province")
    row.number("province_deck", "cards left")
    row.category("looking", NEAR, "who is looking at the top provinces")
