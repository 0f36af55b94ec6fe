"""An observation as numbers, for learning: a fixed row of values from 0 to 255, each with a name.

Nothing but an observation goes in, so nothing can leak. Seats are counted from the observer, who is always seat 0 here;
places without a player, and questions nobody is asked, are zeros. `feature_names` is the table of the layout.
"""

from typing import Final, cast

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
    SECTIONS,
    SQUARES_PER_REGION,
    TASK_SLOTS,
    WALL_CELLS,
)

MOST_SEATS: Final = 4
MOST: Final = 255
"""The greatest value of a feature."""
TASK_TILES: Final = 12
DECISION_DATA: Final = 3
"""The most fields a decision has besides its seat."""
PLAYER: Final = 187
FEATURES: Final = 1857
"""All but the marks of what each seat is asked."""


def features(observation: dict[str, object], questions: dict[str, int]) -> bytearray:
    """The numbers of an observation, in the order of `feature_names`."""
    seats = cast(int, observation["seats"])
    near = [(seat - max(0, cast(int, observation["seat"]))) % seats for seat in range(seats)]
    row = [0] * (FEATURES + MOST_SEATS * len(questions))
    at = write_set_up(row, 0, observation)
    at = write_course(row, at, observation, near)
    at = write_players(row, at, observation, near)
    at = write_own_cards(row, at, observation)
    at = write_board(row, at, observation, near)
    at = write_questions(row, at, observation, near, questions)
    at = write_waiting(row, at, observation)
    assert at == len(row)
    return bytearray(row)


def write_set_up(row: list[int], at: int, observation: dict[str, object]) -> int:
    """What was agreed before the game. Like all that follows, it returns where the next number goes."""
    at = write_choice(row, at, MOST_SEATS - 1, cast(int, observation["seats"]) - 2)
    at = write_choice(row, at, len(BOARD_MODES), cast(int, observation["board_mode"]))
    row[at] = 1 if observation["draft"] else 0
    row[at + 1] = 1 if observation["track_order"] else 0
    row[at + 2] = 1 if observation["harsh_recruit"] else 0
    return at + 3


def write_course(row: list[int], at: int, observation: dict[str, object], near: list[int]) -> int:
    """Where the game stands, and what an auction has come to."""
    row[at] = cast(int, observation["round"])
    row[at + 1] = 1 if observation["finished"] else 0
    at = write_seat(row, at + 2, cast(int, observation["first"]), near)
    at = write_seat(row, at, cast(int, observation["turn_of"]), near)
    at = write_order(row, at, cast(list[int], observation["track"]), near)
    at = write_owners(row, at, cast(list[int], observation["column"]), near)
    row[at] = cast(int, observation["bid"])
    at = write_seat(row, at + 1, cast(int, observation["high_bidder"]), near)
    at = write_order(row, at, cast(list[int], observation["bidders"]), near)
    for board in cast(list[int], observation["boards_on_offer"]):
        row[at + board - 1] = 1
    return at + len(B_BOARDS)


def write_players(row: list[int], at: int, observation: dict[str, object], near: list[int]) -> int:
    """What lies in front of each player, the observer first."""
    players = cast(list[dict[str, object]], observation["players"])
    for seat in range(len(near)):
        write_player(row, at + near[seat] * PLAYER, players[seat])
    return at + MOST_SEATS * PLAYER


def write_player(row: list[int], at: int, player: dict[str, object]) -> None:
    """Pieces by name, then for each of the 120 cards the region it was placed in, 1 to 5, or 0."""
    row[at] = 1
    row[at + 1] = cast(int, player["colour"]) + 1
    at = write_choice(row, at + 2, len(BOARDS), cast(int, player["board"]))
    row[at] = min(MOST, max(0, cast(int, player["vp"])))
    at = write_numbers(row, at + 1, cast(list[int], player["backs"]))
    at = write_numbers(row, at, cast(list[int], player["aside"]))
    at = write_numbers(row, at, cast(list[int], player["supply"]))
    at = write_numbers(row, at, cast(list[int], player["governor_area"]))
    at = write_numbers(row, at, cast(list[int], player["worker_area"]))
    at = write_numbers(row, at, cast(list[int], player["workers"]))
    at = write_numbers(row, at, cast(list[int], player["unrest"]))
    at = write_numbers(row, at, cast(list[int], player["short"]))
    at = write_numbers(row, at, cast(list[int], player["tall"]))
    row[at] = cast(int, player["governors"])
    row[at + 1] = cast(int, player["palaces"])
    row[at + 2] = cast(int, player["walls"])
    row[at + 3] = cast(int, player["discs"])
    cards = cast(list[int], player["cards"])
    for slot in range(len(cards)):
        if cards[slot]:
            row[at + 3 + cards[slot]] = slot // 3 + 1


def write_own_cards(row: list[int], at: int, observation: dict[str, object]) -> int:
    """Hand, cards put aside, and the draft, 1 to 4, in which the observer buried a card; nothing for a spectator."""
    seat = cast(int, observation["seat"])
    if seat < 0:
        return at + 3 * CARDS
    own = cast(list[dict[str, object]], observation["players"])[seat]
    at = write_cards(row, at, cast(list[int], own["hand"]))
    at = write_cards(row, at, cast(list[int], own["set_aside"]))
    buried = cast(list[int], own["buried"])
    for i in range(len(buried)):
        row[at + buried[i] - 1] = i // len(COLOURS) + 1
    return at + CARDS


def write_board(row: list[int], at: int, observation: dict[str, object], near: list[int]) -> int:
    """The main board, the court and the decks."""
    court = cast(list[int], observation["court"])
    at = write_cards(row, at, court)
    row[at] = court[-1] if court else 0
    at = write_numbers(row, at + 1, cast(list[int], observation["decks"]))
    at = write_numbers(row, at, cast(list[int], observation["short"]))
    at = write_numbers(row, at, cast(list[int], observation["tall"]))
    at = write_owners(row, at, cast(list[int], observation["squares"]), near)
    at = write_counts(row, at, cast(list[int], observation["beside"]), near)
    at = write_counts(row, at, cast(list[int], observation["palaces"]), near)
    at = write_owners(row, at, cast(list[int], observation["walls"]), near)
    at = write_owners(row, at, cast(list[int], observation["claims"]), near)
    for tile in cast(list[int], observation["tiles"]):
        at = write_choice(row, at, len(CRITERIA), tile)
    for task in cast(list[int], observation["tasks"]):
        at = write_choice(row, at, TASK_TILES, task)
    return at


def write_questions(
    row: list[int], at: int, observation: dict[str, object], near: list[int], questions: dict[str, int]
) -> int:
    """What each seat is asked, and the numbers of the question, each + 1."""
    size = len(questions) + DECISION_DATA
    for asked in cast(list[dict[str, object]], observation["asked"]):
        here = at + near[cast(int, asked["seat"])] * size
        row[here + questions[cast(str, asked["asks"])]] = 1
        numbers = list(cast(dict[str, int], asked["fields"]).values())
        for i in range(len(numbers)):
            row[here + len(questions) + i] = numbers[i] + 1
    return at + MOST_SEATS * size


def write_waiting(row: list[int], at: int, observation: dict[str, object]) -> int:
    """The abilities that wait to be used: those of the board, then the cards."""
    for move in cast(list[int], observation["waiting"]):
        row[at + (move - ABILITY if move < CARD else len(ABILITIES) + move - CARD - 1)] = 1
    return at + len(ABILITIES) + CARDS


# -- ways of writing ----------------------------------------------------------------------------


def write_numbers(row: list[int], at: int, numbers: list[int]) -> int:
    for number in numbers:
        row[at] = number
        at += 1
    return at


def write_choice(row: list[int], at: int, choices: int, chosen: int) -> int:
    """One place for each choice, a 1 at the chosen one; -1 is none."""
    if chosen >= 0:
        row[at + chosen] = 1
    return at + choices


def write_seat(row: list[int], at: int, seat: int, near: list[int]) -> int:
    """Four places, a 1 at the seat; -1 is none."""
    return write_choice(row, at, MOST_SEATS, near[seat] if seat >= 0 else -1)


def write_cards(row: list[int], at: int, cards: list[int]) -> int:
    """One place for each of the 120 cards."""
    for card in cards:
        row[at + card - 1] = 1
    return at + CARDS


def write_owners(row: list[int], at: int, owners: list[int], near: list[int]) -> int:
    """Four places for each cell, a 1 at the seat whose piece is there."""
    for seat in owners:
        at = write_seat(row, at, seat, near)
    return at


def write_counts(row: list[int], at: int, counts: list[int], near: list[int]) -> int:
    """Numbers by region and seat, the seats counted from the observer."""
    for region in range(0, len(counts), MOST_SEATS):
        for seat in range(len(near)):
            row[at + region + near[seat]] = counts[region + seat]
    return at + len(counts)


def write_order(row: list[int], at: int, order: list[int], near: list[int]) -> int:
    """For each seat its place in an order, from 1; 0 if it is not there."""
    for place in range(len(order)):
        row[at + near[order[place]]] = place + 1
    return at + MOST_SEATS


# -- the table of the layout ----------------------------------------------------------------------


def feature_names(questions: dict[str, int]) -> list[str]:
    """The name of every feature, by index: `player 0 workers 3`, `hand 17`, `asked 0 UseCard`."""
    seats = [str(seat) for seat in range(MOST_SEATS)]
    names = [f"seats {count}" for count in range(2, MOST_SEATS + 1)]
    names += [f"board_mode {mode}" for mode in BOARD_MODES]
    names += ["draft", "track_order", "harsh_recruit", "round", "finished"]
    names += _product(["first", "turn_of", "track"], seats)
    names += _product(["column"], list(COLOURS), seats)
    names += ["bid", *_product(["high_bidder", "bidders"], seats)]
    names += [f"boards_on_offer {BOARDS[board]}" for board in B_BOARDS]
    for seat in seats:
        names += [f"player {seat} {name}" for name in _player_names()]
    names += _product(["hand", "set_aside", "buried", "court"], _numbers(CARDS))
    names += ["court top", *_product(["decks", "short", "tall"], list(COLOURS))]
    names += _product(["squares"], _numbers(REGIONS), _numbers(SQUARES_PER_REGION), seats)
    names += _product(["beside", "palaces"], _numbers(REGIONS), seats)
    names += _product(["walls"], _numbers(SECTIONS), _numbers(WALL_CELLS), seats)
    names += _product(["claims"], _numbers(TASK_SLOTS), _numbers(MOST_SEATS), seats)
    names += _product(["tiles"], _numbers(SECTIONS), list(CRITERIA))
    names += _product(["tasks"], _numbers(TASK_SLOTS), _numbers(TASK_TILES))
    names += _product(["asked"], seats, list(questions) + [f"data {i}" for i in _numbers(DECISION_DATA)])
    names += [f"waiting {ability}" for ability in ABILITIES]
    return names + [f"waiting card {number}" for number in _numbers(CARDS)]


def _player_names() -> list[str]:
    cubes = _product(_numbers(REGIONS), list(OFFICIALS))
    names = ["here", "colour"] + [f"board {board}" for board in BOARDS] + ["vp"]
    names += _product(["backs", "aside"], list(COLOURS)) + _product(["supply"], list(OFFICIALS))
    names += _product(["governor_area", "worker_area"], cubes)
    names += _product(["workers", "unrest"], _numbers(REGIONS)) + _product(["short", "tall"], list(COLOURS))
    names += ["governors", "palaces", "walls", "discs"]
    return names + _product(["cards"], _numbers(CARDS))


def _numbers(count: int) -> list[str]:
    return [str(number) for number in range(1, count + 1)]


def _product(first: list[str], second: list[str], *more: list[str]) -> list[str]:
    """Every way to take a word of each list, the last list running fastest."""
    words = [f"{a} {b}" for a in first for b in second]
    for words_of_more in more:
        words = [f"{a} {b}" for a in words for b in words_of_more]
    return words
