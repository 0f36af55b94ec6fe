"""What stands where in the row of features, in the order in which `features.py` writes it."""

from importlib import import_module
from typing import Any, Final

from teahouse.engine.decision import Decision
from teahouse.engine.layout import Layout, counted, each_of
from teahouse.games.great_wall.rules import expansions
from teahouse.games.great_wall.rules.expansion import BY_SEAT, COVERED_CELLS, ROWS_OF_SEATS, SEAT_NUMBERS, Feature
from teahouse.games.great_wall.rules.features import ARTIFACTS, ASKED, EVENTS, LAYOUTS, MOST_SEATS, ROWS, TRACK
from teahouse.games.great_wall.rules.moves import ADVISORS, CELLS, EDICTS, GENERALS, HORDE_CARDS, TACTICS
from teahouse.games.great_wall.rules.words import AREAS, MODES, ORDER_CHOICES, ORDERS, RESOURCES, SECTIONS, WARRIORS

SEASONS: Final = ["setup", "spring", "summer", "autumn", "winter", "over"]
PLAYERS: Final = [f"player {seat}" for seat in range(MOST_SEATS)]
NEAR: Final = ["nobody", *PLAYERS]
COVERS: Final = ["no cell", "free", "damage", *each_of(PLAYERS, list(WARRIORS))]


def numbered(count: int) -> list[str]:
    """Cards, by the numbers that observations use."""
    return counted(count, 0)


def question_order(decisions: dict[str, type[Decision[Any]]]) -> list[str]:
    """The decisions of the base game by name, then those of each expansion's folder by name."""
    order = sorted([(expansion_of(decision), name) for name, decision in decisions.items()])
    return [name for _, name in order]


def expansion_of(decision: type) -> str:
    """The folder of the expansion a decision belongs to; empty for the base game."""
    folder = str(import_module(decision.__module__).__package__)
    return folder if folder.startswith(f"{expansions.__name__}.") else ""


def layout_of(questions: list[str]) -> Layout:
    row = Layout()
    declare_course(row)
    for seat in range(MOST_SEATS):
        row.of(seat)
        declare_clan(row)
    for seat in range(MOST_SEATS):
        row.of(seat)
        declare_pieces(row)
    row.of(-1)
    row.flags("activated", list(AREAS), "in this stage")
    row.numbers("levels", list(SECTIONS), "of the wall")
    row.numbers("fortifications", list(SECTIONS))
    row.numbers("warehouse", list(RESOURCES[:3]))
    for place in each_of(list(SECTIONS), counted(ROWS)):
        row.category(f"horde {place}", ["none", *numbered(HORDE_CARDS)], "the card, by section and row")
        row.categories(f"horde {place} cell", counted(CELLS), COVERS, "what covers each of its cells")
    declare_piles(row)
    row.category("asked", NEAR, "who is asked now: the observer before all others")
    row.choice("question", questions, "what they are asked")
    row.numbers("question data", counted(ASKED), "the numbers of the question, each + 1")
    declare_expansions(row)
    return row


def declare_course(row: Layout) -> None:
    row.category("mode", list(MODES))
    row.number("seats", "how many play")
    row.number("side", "of the board")
    row.number("time", "the space of the time track, from 0")
    row.number("year")
    row.category("season", SEASONS)
    row.number("end_reasons", "bits: 1 walls, 2 shame, 4 time, 8 edicts")
    row.number("shame_supply")
    row.number("shame_box")
    row.flag("finished")
    row.category("active", NEAR, "the active player of autumn")
    row.category("reed", NEAR, "the Reed clan, where it takes part")
    row.categories("qin track", counted(MOST_SEATS), ["none", *AREAS], "areas of Qin's tokens, the highest first")
    row.categories("tea", counted(MOST_SEATS), NEAR, "the tea order")
    row.categories("order track", counted(MOST_SEATS), NEAR, "whose order lies on each cell")
    row.numbers("dying", list(WARRIORS), "in the saving window")
    row.numbers("saved", list(WARRIORS), "in the saving window")


def declare_clan(row: Layout) -> None:
    advisors, orders = numbered(ADVISORS), list(ORDERS)
    row.flag("here", "whether anybody takes part at this place")
    row.number("honor")
    row.number("order_count", "orders in hand")
    row.number("tactic_count", "tactic cards in hand")
    row.number("officials", "in front of the clan")
    row.number("pool", "officials in the common pool")
    row.category("order", ["none seen", *orders, "reed"], "of this year")
    row.category("order_choice", ["none", *ORDER_CHOICES], "what happens to discarded orders in summer")
    row.category("general", ["none seen", *numbered(GENERALS)])
    row.flag("order laid", "face down or open")
    row.number("assistants", "how many")
    row.numbers("resources", list(RESOURCES), "the observer's own")
    row.numbers("supply", list(WARRIORS), "warriors that can be used")
    row.numbers("shamed", list(WARRIORS), "warriors of the supply with a shame token")
    row.numbers("overseers", list(RESOURCES), "by production area: the cell of the overseer + 1")
    row.flags("orders", orders, "in the observer's hand", "order")
    row.flags("order discard", orders, "", "order")
    row.flags("active advisor", advisors, "", "advisor")
    row.flags("assistant", advisors, "as far as they have been shown", "advisor")
    row.flags("tactic", numbered(TACTICS), "in the observer's hand", "tactic")
    row.flags("dealt general", numbered(GENERALS), "the observer's, to choose from", "general")
    row.flags("dealt advisor", advisors, "the observer's, to choose from", "advisor")
    row.numbers("captured", numbered(HORDE_CARDS), "1 and its shame tokens", "horde")


def declare_pieces(row: Layout) -> None:
    row.numbers("officials in", list(AREAS))
    row.numbers("posted", list(SECTIONS), "archers on firing positions")
    for section in SECTIONS:
        row.numbers(f"shelter {section}", list(WARRIORS))
    row.number("gathered", "in the running activation")


def declare_piles(row: Layout) -> None:
    hordes, advisors, tactics = numbered(HORDE_CARDS), numbered(ADVISORS), numbered(TACTICS)
    for deck in ("horde_deck", "tactic_deck", "advisor_deck"):
        row.number(deck, "cards left")
    row.category("pointer", ["no card", *SECTIONS], "what the back of the top horde card points at")
    row.flags("horde discard", hordes, "", "horde")
    row.flags("tactic discard", tactics, "", "tactic")
    row.flags("advisor discard", advisors, "", "advisor")
    row.categories("advisor track", counted(TRACK), ["none", *advisors], "from the left")
    row.flags("artifact", numbered(ARTIFACTS), "in this game", "artifact")
    row.flag("won together")
    row.number("edict deck", "cards left")
    row.number("event deck", "cards left")
    row.flags("edict", numbered(EDICTS), "current ones", "edict")
    row.flags("fulfilled edict", numbered(EDICTS), "", "edict")
    row.flags("event", numbered(EVENTS), "", "event")
    row.flags("sacrificed horde", hordes, "", "horde")


def declare_expansions(row: Layout) -> None:
    """Every part of an expansion has its places, whether it is on the table or not."""
    for name, features in LAYOUTS.items():
        row.flag(f"{name} there", "whether this expansion is on the table")
        for feature in features:
            declare_feature(row, f"{name} {feature.key}", feature)


def declare_feature(row: Layout, name: str, feature: Feature) -> None:
    if feature.how == SEAT_NUMBERS:
        row.categories(name, counted(feature.size), NEAR)
    elif feature.how == BY_SEAT:
        row.numbers(name, each_of(PLAYERS, counted(feature.size)) if feature.size > 1 else PLAYERS)
    elif feature.how == ROWS_OF_SEATS:
        row.numbers(name, each_of(counted(feature.size), PLAYERS))
    elif feature.how == COVERED_CELLS:
        row.categories(name, each_of(counted(feature.size), counted(CELLS)), COVERS)
    else:
        row.numbers(name, counted(feature.size), "+ 1, so that what is missing is 0")
