"""An observation as numbers, for learning: a fixed row of values from 0 to 255, each with a name.

Nothing but an observation goes in, so nothing can leak. Seats are counted from the observer, who is always seat 0 here;
places without a player are zeros. `feature_names` is the table of the layout.
"""

from importlib import import_module
from typing import Any, Final, cast, final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules import expansions
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
from teahouse.games.great_wall.rules.state import FIGURE, SEATS, SECTION_COUNT
from teahouse.games.great_wall.rules.words import AREAS, ORDERS, RESOURCES, SECTIONS, WARRIORS

MOST_SEATS: Final = 5
MOST: Final = 255
"""The greatest value of a feature."""
ROWS: Final = 3
ARTIFACTS: Final = 24
EVENTS: Final = 24
ASKED: Final = 6
"""Numbers shown of a question, after its kind."""
LAYOUTS: Final[dict[str, tuple[Feature, ...]]] = {
    part.__name__: part.features for spec in EXPANSION_SPECS for part in spec.parts if issubclass(part, Expansion)
}
"""By the parts of expansions, what is told of them: the row has a place for each, on the table or not."""


@final
class Row:
    """The row being written: names are kept only when the layout is asked for."""

    def __init__(self, named: bool) -> None:
        self.values: list[int] = []
        self.names: list[str] = []
        self.named = named

    def put(self, name: str, value: int) -> None:
        self.values.append(max(0, min(MOST, value)))
        if self.named:
            self.names.append(name)

    def numbers(self, name: str, values: list[int], size: int) -> None:
        """A list, cut or filled with zeros to its size."""
        for i in range(size):
            self.put(f"{name} {i + 1}" if self.named else "", values[i] if i < len(values) else 0)

    def marks(self, name: str, members: list[int], size: int) -> None:
        """1 for every number that is in the list."""
        held = [0] * size
        for member in members:
            if 0 <= member < size:
                held[member] = 1
        self.numbers(name, held, size)


def question_numbers(decisions: dict[str, type[Decision[Any]]]) -> dict[str, int]:
    """The place of every decision: those of the base game by name, then those of each expansion's folder by name."""
    order = sorted([(expansion_of(decision), name) for name, decision in decisions.items()])
    return {name: number for number, (_, name) in enumerate(order)}


def expansion_of(decision: type) -> str:
    """The folder of the expansion a decision belongs to; empty for the base game."""
    folder = str(import_module(decision.__module__).__package__)
    return folder if folder.startswith(f"{expansions.__name__}.") else ""


def features(observation: dict[str, object], questions: dict[str, int]) -> bytearray:
    """The numbers of an observation, in the order of `feature_names`."""
    row = Row(False)
    write(row, observation, questions)
    return bytearray(row.values)


def feature_names(questions: dict[str, int]) -> list[str]:
    """What each number means."""
    row = Row(True)
    write(row, EMPTY, questions)
    return row.names


def write(row: Row, seen: dict[str, object], questions: dict[str, int]) -> None:
    seats = cast(int, seen["seats"])
    first = max(0, cast(int, seen["seat"]))
    clans = cast(list[dict[str, object]], seen["clans"])
    order = [(first + i) % seats for i in range(seats)] + list(range(seats, len(clans)))
    write_course(row, seen, order)
    for i in range(MOST_SEATS):
        there = i < len(order)
        write_clan(row, f"clan {i + 1}", clans[order[i]] if there else NO_CLAN, there)
    write_board(row, seen, order)
    write_field(row, seen, order)
    write_piles(row, seen)
    write_question(row, seen, order, questions)
    write_expansions(row, seen, order)


def near(order: list[int], seat: int) -> int:
    """1 for the observer, 2 for the next seat ...; 0 for nobody."""
    return order.index(seat) + 1 if seat in order else 0


def write_course(row: Row, seen: dict[str, object], order: list[int]) -> None:
    """Where the game stands."""
    for word in ("mode", "seats", "side", "time", "year", "season", "end_reasons", "shame_supply", "shame_box"):
        row.put(word, cast(int, seen[word]))
    row.put("finished", 1 if seen["finished"] else 0)
    row.put("active", near(order, cast(int, seen["active"])))
    row.put("reed", near(order, cast(int, seen["reed"])))
    qin = cast(dict[str, object] | None, seen["qin"])
    row.numbers("qin track", [] if qin is None else [area + 1 for area in cast(list[int], qin["track"])], 5)
    row.numbers("tea", [near(order, seat) for seat in cast(list[int], seen["tea"])], MOST_SEATS)
    row.numbers("order track", [near(order, seat) for seat in cast(list[int], seen["order_track"])], MOST_SEATS)
    row.numbers("dying", cast(list[int], seen["dying"]), len(WARRIORS))
    row.numbers("saved", cast(list[int], seen["saved"]), len(WARRIORS))


def write_clan(row: Row, name: str, clan: dict[str, object], there: bool) -> None:
    """What lies in front of a clan; hidden things are zeros."""
    row.put(f"{name} there" if row.named else "", 1 if there else 0)
    for word in ("honor", "order_count", "tactic_count", "officials", "pool"):
        row.put(f"{name} {word}" if row.named else "", cast(int, clan[word]))
    for word in ("order", "order_choice", "general"):
        row.put(f"{name} {word}" if row.named else "", cast(int, clan[word]) + 1)
    row.put(f"{name} order laid" if row.named else "", 1 if clan["order_laid"] else 0)
    row.put(f"{name} assistants" if row.named else "", len(cast(list[int], clan["assistants"])))
    row.numbers(f"{name} resources", cast(list[int], clan["resources"]), len(RESOURCES))
    row.numbers(f"{name} supply", cast(list[int], clan["supply"]), len(WARRIORS))
    row.numbers(f"{name} shamed", cast(list[int], clan["shamed"]), len(WARRIORS))
    row.numbers(f"{name} overseers", [cell + 1 for cell in cast(list[int], clan["overseers"])], len(RESOURCES))
    row.marks(f"{name} orders", cast(list[int], clan["orders"]), len(ORDERS))
    row.marks(f"{name} order discard", cast(list[int], clan["order_discard"]), len(ORDERS))
    row.marks(f"{name} active advisor", cast(list[int], clan["active"]), ADVISORS)
    row.marks(f"{name} assistant", cast(list[int], clan["assistants"]), ADVISORS)
    row.marks(f"{name} tactic", cast(list[int], clan["tactics"]), TACTICS)
    row.marks(f"{name} dealt general", cast(list[int], clan["generals"]), GENERALS)
    row.marks(f"{name} dealt advisor", cast(list[int], clan["dealt"]), ADVISORS)
    captured = [0] * HORDE_CARDS
    cards = cast(list[int], clan["captured"])
    shame = cast(list[int], clan["captured_shame"])
    for i in range(len(cards)):
        captured[cards[i]] = 1 + shame[i]
    row.numbers(f"{name} captured", captured, HORDE_CARDS)


def write_board(row: Row, seen: dict[str, object], order: list[int]) -> None:
    """Areas, walls, posts and shelters, the observer's pieces first."""
    officials = cast(list[int], seen["officials"])
    firing = cast(list[int], seen["firing"])
    shelters = cast(list[int], seen["shelters"])
    gathered = cast(list[int], seen["gathered"])
    for i in range(MOST_SEATS):
        seat = order[i] if i < len(order) else -1
        of = f"clan {i + 1}"
        there = [officials[SEATS * area + seat] if seat >= 0 else 0 for area in range(len(AREAS))]
        row.numbers(f"{of} officials", there, len(AREAS))
        posted = [firing[SEATS * section + seat] if seat >= 0 else 0 for section in range(SECTION_COUNT)]
        row.numbers(f"{of} posted", posted, SECTION_COUNT)
        for section in range(SECTION_COUNT):
            at = 4 * (SEATS * section + seat)
            row.numbers(f"{of} shelter {SECTIONS[section]}", shelters[at : at + 4] if seat >= 0 else [], 4)
        row.put(f"{of} gathered" if row.named else "", gathered[seat] if seat >= 0 else 0)
    row.marks("activated", cast(list[int], seen["activated"]), len(AREAS))
    row.numbers("levels", cast(list[int], seen["levels"]), SECTION_COUNT)
    row.numbers("fortifications", cast(list[int], seen["fortifications"]), SECTION_COUNT)
    row.numbers("warehouse", cast(list[int], seen["warehouse"]), 3)


def write_field(row: Row, seen: dict[str, object], order: list[int]) -> None:
    """Hordes by section and row: the card, and what covers each cell."""
    field = cast(list[list[dict[str, object]]], seen["field"])
    for section in range(SECTION_COUNT):
        for place in range(ROWS):
            name = f"horde {SECTIONS[section]}.{place + 1}"
            hordes = field[section]
            card = cast(int, hordes[place]["card"]) if place < len(hordes) else -1
            cover = cast(list[int], hordes[place]["cover"]) if place < len(hordes) else []
            row.put(name, card + 1)
            row.numbers(f"{name} cell", [cover_number(order, code) for code in cover], CELLS)


def cover_number(order: list[int], code: int) -> int:
    """1 free, 2 damage, then 4 numbers for each seat from the observer on, by type of warrior."""
    if code < FIGURE:
        return code + 1
    seat, rest = divmod(code - FIGURE, 8)
    return 3 + 4 * order.index(seat) + rest // 2


def write_piles(row: Row, seen: dict[str, object]) -> None:
    """Decks and what lies open beside the board."""
    for word in ("horde_deck", "tactic_deck", "advisor_deck"):
        row.put(word, cast(int, seen[word]))
    row.put("pointer", cast(int, seen["pointer"]) + 1)
    row.marks("horde discard", cast(list[int], seen["horde_discard"]), HORDE_CARDS)
    row.marks("tactic discard", cast(list[int], seen["tactic_discard"]), TACTICS)
    row.marks("advisor discard", cast(list[int], seen["advisor_discard"]), ADVISORS)
    row.numbers("advisor track", [advisor + 1 for advisor in cast(list[int], seen["track"])], 4)
    row.marks("artifact", cast(list[int], seen["artifacts"]), ARTIFACTS)
    write_court(row, cast("dict[str, object] | None", seen["court"]) or NO_COURT)


def write_court(row: Row, court: dict[str, object]) -> None:
    """Edicts and events of the co-operative game; zeros in others."""
    row.put("won together", 1 if court["won"] else 0)
    row.put("edict deck", cast(int, court["edict_deck"]))
    row.put("event deck", cast(int, court["event_deck"]))
    row.marks("edict", cast(list[int], court["edicts"]), EDICTS)
    row.marks("fulfilled edict", cast(list[int], court["fulfilled"]), EDICTS)
    row.marks("event", cast(list[int], court["events"]), EVENTS)
    row.marks("sacrificed horde", cast(list[int], court["lost_hordes"]), HORDE_CARDS)


def write_question(row: Row, seen: dict[str, object], order: list[int], questions: dict[str, int]) -> None:
    """What the observer is asked, else what the first of the others is asked."""
    asked = cast(list[dict[str, object]], seen["asked"])
    mine = [question for question in asked if question["seat"] == seen["seat"]]
    question = (mine or asked or [NO_QUESTION])[0]
    row.put("asked", near(order, cast(int, question["seat"])))
    row.marks("question", [questions.get(cast(str, question["asks"]), -1)], len(questions))
    fields = cast(dict[str, object], question["fields"])
    numbers = [value for value in fields.values() if isinstance(value, int)]
    row.numbers("question number", [number + 1 for number in numbers[:ASKED]], ASKED)


def write_expansions(row: Row, seen: dict[str, object], order: list[int]) -> None:
    """What expansions add to the table; zeros for those in the box."""
    observed = cast(list[dict[str, object]], seen["expansions"])
    for name, layout in LAYOUTS.items():
        found = [part for part in observed if part["kind"] == name]
        part = found[0] if found else NOTHING
        row.put(f"{name} there" if row.named else "", len(found))
        for feature in layout:
            numbers = feature_numbers(feature, part.get(feature.key, []), order)
            row.numbers(f"{name} {feature.key}" if row.named else "", numbers, feature_size(feature))


def feature_size(feature: Feature) -> int:
    if feature.how == BY_SEAT or feature.how == ROWS_OF_SEATS:
        return MOST_SEATS * feature.size
    return CELLS * feature.size if feature.how == COVERED_CELLS else feature.size


def feature_numbers(feature: Feature, value: object, order: list[int]) -> list[int]:
    """One key of an observation, the observer's seat first."""
    if not isinstance(value, list):
        value = [value]
    if feature.how == COVERED_CELLS:
        cells: list[int] = []
        for cover in cast(list[list[int]], value):
            cells += [cover_number(order, code) for code in cover] + [0] * (CELLS - len(cover))
        return cells
    numbers = [int(number) for number in cast(list[int], value)]
    if feature.how == SEAT_NUMBERS:
        return [near(order, seat) for seat in numbers]
    size = feature.size
    if feature.how == BY_SEAT:
        return [numbers[size * seat + i] for seat in order for i in range(size) if size * seat + i < len(numbers)]
    if feature.how == ROWS_OF_SEATS:
        found: list[int] = []
        for i in range(0, len(numbers), SEATS):
            found += [numbers[i + seat] for seat in order] + [0] * (MOST_SEATS - len(order))
        return found
    return [number + 1 for number in numbers]


NOTHING: Final[dict[str, object]] = {}
NO_QUESTION: Final[dict[str, object]] = {"seat": -2, "asks": "", "fields": {}}
NO_CLAN: Final[dict[str, object]] = {
    "honor": 0, "order_count": 0, "tactic_count": 0, "officials": 0, "pool": 0, "order": -1, "order_choice": -1,
    "general": -1, "order_laid": False, "assistants": [], "resources": [], "supply": [], "shamed": [],
    "overseers": [], "orders": [], "order_discard": [], "active": [], "tactics": [], "generals": [], "dealt": [],
    "captured": [], "captured_shame": [],
}  # fmt: skip
NO_COURT: Final[dict[str, object]] = {
    "won": False, "edict_deck": 0, "event_deck": 0, "edicts": [], "fulfilled": [], "events": [], "lost_hordes": [],
}  # fmt: skip
EMPTY: Final[dict[str, object]] = {
    "mode": 0, "seat": 0, "seats": 0, "side": 0, "time": 0, "year": 0, "season": 0, "end_reasons": 0,
    "shame_supply": 0, "shame_box": 0, "finished": False, "active": -1, "reed": -1, "qin": None, "tea": [],
    "order_track": [], "dying": [], "saved": [], "clans": [], "officials": [], "firing": [], "shelters": [],
    "gathered": [], "activated": [], "levels": [], "fortifications": [],
    "warehouse": [], "field": [[], [], []], "horde_deck": 0, "tactic_deck": 0,
    "advisor_deck": 0, "pointer": -1, "horde_discard": [], "tactic_discard": [], "advisor_discard": [], "track": [],
    "artifacts": [], "court": None, "expansions": [], "asked": [],
}  # fmt: skip
