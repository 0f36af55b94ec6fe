"""An observation as numbers, for learning: a fixed row of values from 0 to 255, each with a name.

Nothing but an observation goes in, so nothing can leak. Seats are counted from the observer, who is always player 1
here; places without a player are zeros. `feature_names` is the table of the layout.
"""

from typing import Final, cast, final

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

MOST_SEATS: Final = 4
MOST: Final = 255
"""The greatest value of a feature."""
BELOW_ZERO: Final = 20
"""Points are counted from here, so that a few lost ones are seen."""
ASKED: Final = 4
"""Numbers shown of a question, after its kind and its seat."""
OWNERS: Final = ["player 1 ", "player 2 ", "player 3 ", "player 4 "]
CELL_NAMES: Final = [f"cell {cell.lower()}" for cell in CELLS]


@final
class Row:
    """The row being written: names are kept only when the layout is asked for."""

    def __init__(self, named: bool) -> None:
        self.values = bytearray()
        self.names: list[str] = []
        self.named = named
        self.owner = ""
        """Whose values are written, before every name."""

    def put(self, name: str, value: int) -> None:
        self.values.append(max(0, min(MOST, value)))
        if self.named:
            self.names.append(self.owner + name)

    def zeros(self, name: str, size: int) -> int:
        """Room for the numbers 1 to `size`; returns the place before the first."""
        place = len(self.values) - 1
        self.values += bytes(size)
        if self.named:
            self.names += [f"{self.owner}{name} {i + 1}" for i in range(size)]
        return place

    def numbers(self, name: str, values: list[int], size: int) -> None:
        """A list, cut or filled with zeros to its size."""
        place = self.zeros(name, size) + 1
        for i in range(min(size, len(values))):
            self.values[place + i] = max(0, min(MOST, values[i]))

    def marks(self, name: str, members: list[int], size: int) -> None:
        """1 for every number from 1 to `size` that is in the list."""
        place = self.zeros(name, size)
        for member in members:
            if 1 <= member <= size:
                self.values[place + member] = 1


def features(observation: dict[str, object], questions: dict[str, int]) -> bytearray:
    """The numbers of an observation, in the order of `feature_names`."""
    row = Row(False)
    write(row, observation, questions)
    return row.values


def feature_names(questions: dict[str, int]) -> list[str]:
    """What each number means."""
    row = Row(True)
    write(row, EMPTY, questions)
    return row.names


def write(row: Row, seen: dict[str, object], questions: dict[str, int]) -> None:
    seats = cast(int, seen["seats"])
    first = max(0, cast(int, seen["seat"]))
    order = [(first + i) % seats for i in range(seats)]
    write_course(row, seen, order)
    players = cast(list[dict[str, object]], seen["players"])
    for i in range(MOST_SEATS):
        row.owner = OWNERS[i]
        write_player(row, players[order[i]] if i < seats else NO_PLAYER, i < seats)
    row.owner = ""
    write_board(row, seen, order)
    write_question(row, seen, order, questions)


def near(order: list[int], seat: int) -> int:
    """1 for the observer, 2 for the next seat ...; 0 for nobody."""
    return order.index(seat) + 1 if seat in order else 0


def write_course(row: Row, seen: dict[str, object], order: list[int]) -> None:
    """Where the game stands."""
    for word in ("seats", "round"):
        row.put(word, cast(int, seen[word]))
    for word in ("expand_plus", "must_buy", "hand_up", "finished"):
        row.put(word, 1 if seen[word] else 0)
    for word in ("first", "turn_of"):
        row.put(word, near(order, cast(int, seen[word])))


def write_player(row: Row, player: dict[str, object], there: bool) -> None:
    """What lies around a player board; what is hidden is zeros."""
    row.put("here", 1 if there else 0)
    row.put("points", BELOW_ZERO + cast(int, player["points"]) if there else 0)
    for word in ("coins", "knowledge", "sword", "arrow"):
        row.put(word, cast(int, player[word]))
    row.put("passed", 1 if player["passed"] else 0)
    for word in ("home", "hungry", "supply"):
        row.marks(word, cast(list[int], player[word]), CITIZENS)
    write_armies(row, cast(list[dict[str, object]], player["armies"]))
    write_city(row, cast(list[dict[str, object]], player["city"]))
    row.marks("province", cast(list[int], player["provinces"]), PROVINCES)
    row.marks("titan", cast(list[int], player["titans"]), TITANS)
    row.marks("reserve", cast(list[int], player["reserve"]), EMPIRE_CARDS)
    row.marks("known", cast(list[int], player["known"]), EMPIRE_CARDS)
    backs = cast(list[int], player["backs"])
    row.numbers("backs", [backs.count(deck) for deck in range(len(DECKS) - 1)], len(DECKS) - 1)
    drawn = cast(list[int], player["drawn"])
    row.put("drew", len(drawn))
    row.marks("drawn", drawn, EMPIRE_CARDS)
    scouted = cast(list[list[int]], player["scouted"])
    place = row.zeros("scouted", TITANS)
    for titans in scouted:
        for i in range(len(titans)):
            row.values[place + titans[i]] = i + 1


def write_armies(row: Row, armies: list[dict[str, object]]) -> None:
    """By army card: in which army it is, active or disbanded, and the coins on it."""
    active = row.zeros("active", ARMY_CARDS)
    disbanded = row.zeros("disbanded", ARMY_CARDS)
    scroll = row.zeros("scroll", ARMY_CARDS)
    picture = row.zeros("picture", ARMY_CARDS)
    for i in range(len(armies)):
        card = cast(int, armies[i]["card"])
        row.values[active + card] = i + 1
        row.values[scroll + card] = cast(int, armies[i]["scroll"])
        row.values[picture + card] = cast(int, armies[i]["picture"])
        for other in cast(list[int], armies[i]["disbanded"]):
            row.values[disbanded + other] = i + 1


def write_city(row: Row, city: list[dict[str, object]]) -> None:
    """By empire card: 1 face up, 2 lost; and the skill of the citizen on it."""
    held = row.zeros("city", EMPIRE_CARDS)
    citizens = row.zeros("citizen on", EMPIRE_CARDS)
    for building in city:
        card = cast(int, building["card"])
        row.values[held + card] = 2 if building["lost"] else 1
        row.values[citizens + card] = cast(int, building["citizen"])


def write_board(row: Row, seen: dict[str, object], order: list[int]) -> None:
    """Cells by owner and skill, rows, decks and what lies open beside them."""
    cells = cast(list[list[int]], seen["cells"])
    for cell in range(len(CELLS)):
        place = row.zeros(CELL_NAMES[cell], MOST_SEATS * CITIZENS) + 1
        for citizen in cells[cell]:
            row.values[place + CITIZENS * order.index(citizen // CITIZENS) + citizen % CITIZENS] = 1
    row.numbers("decks", cast(list[int], seen["decks"]), len(DECKS) - 1)
    discards = cast(list[list[int]], seen["discards"])
    row.marks("discard", [card for pile in discards for card in pile], EMPIRE_CARDS)
    row.marks("row", cast(list[int], seen["row"]), EMPIRE_CARDS)
    row.put("army_deck", cast(int, seen["army_deck"]))
    row.marks("army_row", cast(list[int], seen["army_row"]), ARMY_CARDS)
    row.marks("army_discard", cast(list[int], seen["army_discard"]), ARMY_CARDS)
    row.numbers("top titan", cast(list[int], seen["titans"]), STARS)
    row.numbers("titan_decks", cast(list[int], seen["titan_decks"]), STARS)
    row.marks("open province", cast(list[int], seen["provinces"]), PROVINCES)
    row.marks("buried province", cast(list[int], seen["provinces_buried"]), PROVINCES)
    row.put("province_deck", cast(int, seen["province_deck"]))


def write_question(row: Row, seen: dict[str, object], order: list[int], questions: dict[str, int]) -> None:
    """What is asked now; only one question is ever open."""
    asked = cast(list[dict[str, object]], seen["asked"])
    question = asked[0] if asked else NO_QUESTION
    row.put("asked", near(order, cast(int, question["seat"])))
    row.marks("question", [questions.get(cast(str, question["asks"]), -1) + 1], len(questions))
    fields = cast(dict[str, object], question["fields"])
    numbers = [value for value in fields.values() if isinstance(value, int)]
    row.numbers("question number", [number + 1 for number in numbers[:ASKED]], ASKED)


NO_QUESTION: Final[dict[str, object]] = {"seat": -1, "asks": "", "fields": {}}
NO_PLAYER: Final[dict[str, object]] = {
    "points": 0, "coins": 0, "knowledge": 0, "home": [], "hungry": [], "supply": [], "armies": [], "city": [],
    "provinces": [], "titans": [], "reserve": [], "known": [], "backs": [], "drawn": [], "scouted": [], "sword": 0,
    "arrow": 0, "passed": False,
}  # fmt: skip
EMPTY: Final[dict[str, object]] = {
    "seat": 0, "seats": 0, "expand_plus": False, "must_buy": False, "round": 0, "first": -1, "hand_up": False,
    "turn_of": -1, "finished": False, "players": [], "cells": [[] for _ in CELLS], "decks": [], "discards": [],
    "row": [], "army_deck": 0, "army_row": [], "army_discard": [], "titans": [], "titan_decks": [], "provinces": [],
    "provinces_buried": [], "province_deck": 0, "asked": [],
}  # fmt: skip
