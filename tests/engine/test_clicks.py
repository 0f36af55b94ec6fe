"""Clicks are counted: what a person presses for what they want, before and with answers that go further."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from clicks import Count, by_bot, counted, press
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table, steps_of
from teahouse.registry import load_game


def possible(words: tuple[str, ...]) -> Table:
    """The Great Wall, played by chance until the seat that is asked can make all these moves, one after the other."""
    kind = load_game("great_wall").kind
    for number in range(40):
        table, chance = Table(kind, 3, {}, f"clicks {number}"), seeded(f"clicks {number}")
        while not table.position.over:
            decision = table.position.open[0]
            if can_make(table, words):
                return table
            options = table.position.options(decision)
            table.play(decision.seat, options[chance.below(len(options))])
    raise AssertionError(f"nobody could ever play {words}")


def can_make(table: Table, words: tuple[str, ...]) -> bool:
    trial, seat = table.fork(), table.position.open[0].seat
    for word in words:
        if trial.position.refuse(seat, table.kind.number(word)) is not None:
            return False
        trial.play(seat, table.kind.number(word))
    return True


def presses(table: Table, *words: str) -> int:
    """How often one presses for these moves of the seat that is asked."""
    seat, start = table.position.open[0].seat, len(steps_of(table.entries))

    def choose(now: Table, asked: int) -> int:
        return now.kind.number(words[len(steps_of(now.entries)) - start])

    pressed = 0
    while len(steps_of(table.entries)) - start < len(words):
        press(table, seat, choose)
        pressed += 1
    assert [step["move"] for step in steps_of(table.entries)[start:]] == list(words)
    return pressed


def test_two_officials_take_three_clicks_instead_of_five() -> None:
    """Three might move, all of them from the supply."""
    words = ("official supply", "area embassy", "official supply", "area academy", "done")
    assert presses(possible(words), *words) == 3


def test_two_recruits_with_a_discount_take_four_clicks_instead_of_six() -> None:
    words = ("warrior spearman", "spare wood", "warrior archer", "warrior spearman", "shelter left", "shelter left")
    assert presses(possible(words), *words) == 4


def test_a_card_for_a_region_takes_two_clicks_instead_of_three() -> None:
    table = Table(load_game("zhanguo").kind, 2, {}, "table")
    card = table.kind.moves[table.position.options(table.position.open[0])[0]]
    assert presses(table, card, "region 2", "done") == 2


def test_a_whole_game_takes_fewer_clicks_than_moves() -> None:
    counts: list[Count] = []
    for game in ("great_wall", "zhanguo", "ancient_world"):
        table = Table(load_game(game).kind, 3, {}, "whole")
        counts.append(counted(table, by_bot("random", "whole")))
    assert all(count.turns < count.clicks < count.moves for count in counts), counts
