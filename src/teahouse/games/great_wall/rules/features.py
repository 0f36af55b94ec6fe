"""A position as numbers, for learning: what one seat may know of it, in a fixed row of values from 0 to 255.

Only what `observe` tells the seat is read, and the tests hold it to that: positions that look the same to a seat give
the same row. Participants are counted from the observer, who is always player 0; after the players come the Reed clan
and Qin. Places without anybody are zeros. `layout_of` (in layout.py) says what stands where.
"""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.engine.row import put, put_cut, put_fields, put_flag, put_marks, put_numbers
from teahouse.games.great_wall.rules.expansion import (
    BY_SEAT,
    COVERED_CELLS,
    ROWS_OF_SEATS,
    SEAT_NUMBERS,
    Expansion,
    Feature,
)
from teahouse.games.great_wall.rules.expansions import EXPANSION_SPECS
from teahouse.games.great_wall.rules.moves import ADVISORS, CELLS, EDICTS, GENERALS, HORDE_CARDS, TACTICS
from teahouse.games.great_wall.rules.secrecy import secrets_of
from teahouse.games.great_wall.rules.state import FIGURE, SEATS, SECTION_COUNT
from teahouse.games.great_wall.rules.words import AREAS, ORDERS, RESOURCES, WARRIORS

if TYPE_CHECKING:
    from teahouse.games.great_wall.rules.court import Court
    from teahouse.games.great_wall.rules.state import Clan, GreatWall

MOST_SEATS: Final = 5
ROWS: Final = 3
TRACK: Final = 4
ARTIFACTS: Final = 24
EVENTS: Final = 24
ASKED: Final = 6
"""Numbers shown of a question, after its kind."""
LAYOUTS: Final[dict[str, tuple[Feature, ...]]] = {
    part.__name__: part.features for spec in EXPANSION_SPECS for part in spec.parts if issubclass(part, Expansion)
}
"""By the parts of expansions, what is told of them: the row has a place for each, on the table or not."""


def write_features(g: "GreatWall", seat: int, row: vec[u8], at: i64, questions: dict[type, int]) -> i64:
    """All that a seat may know, in the order of `layout_of`; a spectator (-1) sits beside the first seat."""
    first = max(0, seat)
    participants = len(g.clans)
    order = [(first + i) % g.seats if i < g.seats else i for i in range(participants)]
    near = [(i - first) % g.seats if i < g.seats else i for i in range(participants)]
    at = write_course(g, row, at, near)
    for place in range(participants):
        write_clan(g, order[place], order[place] == seat, row, at + CLAN * place)
    at = write_board(g, row, at + CLAN * MOST_SEATS, order)
    at = write_field(g, row, at, near)
    at = write_piles(g, row, at)
    at = write_question(g, seat, row, at, near, questions)
    return write_expansions(g, seat, row, at, order, near)


def put_near(row: vec[u8], at: i64, seat: int, near: list[int]) -> i64:
    """1 for the observer, 2 for the next seat ...; 0 for nobody."""
    return put(row, at, near[seat] + 1 if 0 <= seat < len(near) else 0)


def put_seats(row: vec[u8], at: i64, seats: list[int], near: list[int]) -> i64:
    """Seats in an order, counted from the observer, in as many places as can take part."""
    place = at
    for seat in seats:
        place = put_near(row, place, seat, near)
    return at + MOST_SEATS


def write_course(g: "GreatWall", row: vec[u8], at: i64, near: list[int]) -> i64:
    """Where the game stands."""
    at = put(row, at, g.mode)
    at = put(row, at, g.seats)
    at = put(row, at, g.side)
    at = put(row, at, g.time)
    at = put(row, at, g.year)
    at = put(row, at, g.season)
    at = put(row, at, g.end_reasons)
    at = put(row, at, g.shame_supply)
    at = put(row, at, g.shame_box)
    at = put_flag(row, at, g.finished)
    at = put_near(row, at, g.active, near)
    at = put_near(row, at, g.reed, near)
    if g.opponent is not None:
        put_cut(row, at, g.opponent.track, MOST_SEATS, 1)
    at = put_seats(row, at + MOST_SEATS, g.tea, near)
    at = put_seats(row, at, g.order_track, near)
    at = put_numbers(row, at, g.dying)
    return put_numbers(row, at, g.saved)


def write_clan(g: "GreatWall", seat: int, own: bool, row: vec[u8], at: i64) -> None:
    """What lies in front of a clan; hidden things are zeros."""
    clan = g.clans[seat]
    veiled = bool(clan.dealt) and not own
    row[at] = 1
    at = put(row, at + 1, clan.honor)
    at = put(row, at, len(clan.orders))
    at = put(row, at, len(clan.tactics))
    at = put(row, at, clan.officials)
    at = put(row, at, clan.pool)
    at = put(row, at, clan.order + 1 if own or g.orders_revealed else 0)
    at = put(row, at, clan.order_choice + 1)
    at = put(row, at, 0 if veiled else clan.general + 1)
    at = put_flag(row, at, clan.order >= 0)
    at = put(row, at, 0 if veiled else len(clan.assistants))
    if own:
        put_numbers(row, at, clan.resources)
    at = put_numbers(row, at + len(RESOURCES), clan.supply)
    at = put_numbers(row, at, clan.shamed)
    at = put_cut(row, at, clan.overseers, len(RESOURCES), 1)
    if own:
        put_marks(row, at, clan.orders, len(ORDERS))
    at = put_marks(row, at + len(ORDERS), clan.order_discard, len(ORDERS))
    at = write_advisors(g, seat, own, veiled, row, at)
    if own:
        put_marks(row, at, clan.tactics, TACTICS)
        put_marks(row, at + TACTICS, clan.generals, GENERALS)
        put_marks(row, at + TACTICS + GENERALS, clan.dealt, ADVISORS)
    write_captured(clan, row, at + TACTICS + GENERALS + ADVISORS)


def write_advisors(g: "GreatWall", seat: int, own: bool, veiled: bool, row: vec[u8], at: i64) -> i64:
    """Those in office; of assistants those that have been shown."""
    clan = g.clans[seat]
    if not veiled:
        put_marks(row, at, clan.active, ADVISORS)
        assistants = at + ADVISORS
        put_marks(row, assistants, clan.assistants, ADVISORS)
        if not own:
            for advisor in secrets_of(g, seat):
                if 0 <= advisor < ADVISORS:
                    row[assistants + advisor] = 0
    return at + 2 * ADVISORS


def write_captured(clan: "Clan", row: vec[u8], at: i64) -> None:
    """1 for every card taken, and 1 more for every shame token on it."""
    for i in range(len(clan.captured)):
        put(row, at + clan.captured[i], 1 + clan.captured_shame[i])


def write_board(g: "GreatWall", row: vec[u8], at: i64, order: list[int]) -> i64:
    """Areas, walls, posts and shelters, the observer's pieces first."""
    for seat in order:
        for area in range(len(AREAS)):
            at = put(row, at, g.officials[SEATS * area + seat])
        for section in range(SECTION_COUNT):
            at = put(row, at, g.firing[SEATS * section + seat])
        for section in range(SECTION_COUNT):
            place = 4 * (SEATS * section + seat)
            for warrior in range(4):
                at = put(row, at, g.shelters[place + warrior])
        at = put(row, at, g.gathered[seat])
    at += PIECES * (MOST_SEATS - len(order))
    at = put_marks(row, at, g.activated, len(AREAS))
    at = put_numbers(row, at, g.levels)
    at = put_numbers(row, at, g.fortifications)
    return put_numbers(row, at, g.warehouse)


def write_field(g: "GreatWall", row: vec[u8], at: i64, near: list[int]) -> i64:
    """Hordes by section and row: the card, and what covers each cell."""
    for hordes in g.field:
        place = at
        for horde in hordes:
            if place < at + ROWS * (1 + CELLS):
                put(row, place, horde.card + 1)
                put_cover(row, place + 1, horde.cover, near)
                place += 1 + CELLS
        at += ROWS * (1 + CELLS)
    return at


def put_cover(row: vec[u8], at: i64, cover: list[int], near: list[int]) -> None:
    """1 free, 2 damage, then 4 numbers for each participant from the observer on, by type of warrior."""
    for code in cover:
        if code < FIGURE:
            row[at] = u8(code + 1)
        else:
            figure = code - FIGURE
            row[at] = u8(3 + 4 * near[figure // 8] + figure % 8 // 2)
        at += 1


def write_piles(g: "GreatWall", row: vec[u8], at: i64) -> i64:
    """Decks and what lies open beside the board."""
    at = put(row, at, len(g.horde_deck))
    at = put(row, at, len(g.tactic_deck))
    at = put(row, at, len(g.advisor_deck))
    at = put(row, at, g.horde_deck[-1] % 3 + 1 if g.horde_deck else 0)
    at = put_marks(row, at, g.horde_discard, HORDE_CARDS)
    at = put_marks(row, at, g.tactic_discard, TACTICS)
    at = put_marks(row, at, g.advisor_discard, ADVISORS)
    at = put_cut(row, at, g.track, TRACK, 1)
    at = put_marks(row, at, g.artifacts, ARTIFACTS)
    if g.court is not None:
        write_court(g.court, row, at)
    return at + COURT


def write_court(court: "Court", row: vec[u8], at: i64) -> None:
    """Edicts and events of the co-operative game."""
    at = put_flag(row, at, court.won)
    at = put(row, at, len(court.edict_deck))
    at = put(row, at, len(court.event_deck))
    at = put_marks(row, at, court.edicts, EDICTS)
    at = put_marks(row, at, court.fulfilled, EDICTS)
    at = put_marks(row, at, court.revealed, EVENTS)
    put_marks(row, at, court.lost_hordes, HORDE_CARDS)


def write_question(
    g: "GreatWall", seat: int, row: vec[u8], at: i64, near: list[int], questions: dict[type, int]
) -> i64:
    """What the observer is asked, else what the first of the others is asked, as far as that is seen."""
    if g.open:
        mine = g.decision_of(seat)
        decision = g.open[0] if mine is None else mine
        shown = decision.shown() if mine is None else decision.by_name()
        put_near(row, at, cast(int, shown.get("seat", -1)), near)
        if mine is not None or not decision.private:
            row[at + 1 + questions[type(decision)]] = 1
        put_fields(row, at + 1 + len(questions), shown, ASKED)
    return at + 1 + len(questions) + ASKED


# -- expansions -------------------------------------------------------------------------------------


def write_expansions(g: "GreatWall", seat: int, row: vec[u8], at: i64, order: list[int], near: list[int]) -> i64:
    """What expansions add to the table; zeros for those in the box."""
    for expansion in g.attached():
        observed = expansion.observe(g, seat)
        name = type(expansion).__name__
        place = at + PLACES[name]
        row[place] = 1
        place += 1
        for feature in LAYOUTS[name]:
            size = feature_size(feature)
            put_cut(row, place, feature_numbers(feature, observed.get(feature.key, []), order, near), size)
            place += size
    return at + ADDED


def feature_size(feature: Feature) -> int:
    if feature.how == BY_SEAT or feature.how == ROWS_OF_SEATS:
        return MOST_SEATS * feature.size
    return CELLS * feature.size if feature.how == COVERED_CELLS else feature.size


def feature_numbers(feature: Feature, value: object, order: list[int], near: list[int]) -> list[int]:
    """One key of an observation, the observer's seat first."""
    if not isinstance(value, list):
        value = [value]
    if feature.how == COVERED_CELLS:
        cells: list[int] = []
        for cover in cast(list[list[int]], value):
            covered = vec[u8]([0] * CELLS)
            put_cover(covered, 0, cover, near)
            cells += list(bytes(covered))
        return cells
    numbers = [int(number) for number in cast(list[int], value)]
    if feature.how == SEAT_NUMBERS:
        return [near[seat] + 1 if 0 <= seat < len(near) else 0 for seat in numbers]
    size = feature.size
    if feature.how == BY_SEAT:
        return [numbers[size * seat + i] for seat in order for i in range(size) if size * seat + i < len(numbers)]
    if feature.how == ROWS_OF_SEATS:
        found: list[int] = []
        for i in range(0, len(numbers), SEATS):
            found += [numbers[i + seat] for seat in order] + [0] * (MOST_SEATS - len(order))
        return found
    return [number + 1 for number in numbers]


def places_of_expansions() -> tuple[dict[str, int], int]:
    """By its name, where each part of an expansion begins; and how many features they have in all."""
    places: dict[str, int] = {}
    at = 0
    for name, layout in LAYOUTS.items():
        places[name] = at
        at += 1 + sum(feature_size(feature) for feature in layout)
    return places, at


CLAN: Final = 11 + 4 * len(RESOURCES) + 2 * len(ORDERS) + 3 * ADVISORS + TACTICS + GENERALS + HORDE_CARDS
PIECES: Final = len(AREAS) + SECTION_COUNT + SECTION_COUNT * len(WARRIORS) + 1
COURT: Final = 3 + 2 * EDICTS + EVENTS + HORDE_CARDS
"""How many features a clan, its pieces on the board and the court have."""
_places: Final = places_of_expansions()
PLACES: Final[dict[str, int]] = _places[0]
ADDED: Final[int] = _places[1]
