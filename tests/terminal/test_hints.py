"""Hints at the keyboard, and bots that fail there."""

import pytest

from teahouse.bots.hints import Hint, hints
from teahouse.bots.player import Budget
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.registry import load_game
from teahouse.terminal import table
from teahouse.terminal.hinting import Hinter
from tests.terminal.evening import Evening


class QuickHinter(Hinter):
    """Thinks here and not for long."""

    def think(self, position: Position, seat: int, chance: str) -> list[Hint]:
        world = position.imagine(seat, seeded(chance))
        return hints(load_game(self.game).kind, world, seat, seeded(chance), Budget(iterations=200))


@pytest.mark.parametrize(
    ("lang", "word", "result"), [("en", "hint", "to win, points:"), ("ru", "подсказка", "победа:")]
)
def test_a_hint_names_moves_results_and_a_line(lang: str, word: str, result: str) -> None:
    evening = Evening([word], lang=lang, hinter=QuickHinter("zhanguo"))
    assert 1 <= evening.text.count(result) <= 3
    assert " 1. " in evening.text
    between = {"en": "four times of five", "ru": "в четырёх случаях из пяти"}[lang]
    assert evening.flat.count(between) == evening.flat.count(result)


def test_where_hints_are_not_allowed_one_is_told_so() -> None:
    assert "nobody may ask for hints" in Evening(["hint"]).flat


def test_a_process_of_its_own_thinks_and_ends_with_the_table() -> None:
    hinter = Hinter("zhanguo")
    evening = Evening(["hint"], hinter=hinter)
    assert "to win, points:" in evening.text
    assert hinter.pool is None


def test_an_interrupt_ends_the_wait_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def __init__(self, *_: object, **__: object) -> None:
            self._processes: dict[int, object] = {}

        def submit(self, *_: object) -> "Interrupted":
            return self

        def result(self) -> object:
            raise KeyboardInterrupt

        def shutdown(self, **_: object) -> None:
            pass

    monkeypatch.setattr("concurrent.futures.ProcessPoolExecutor", Interrupted)
    evening = Evening(["hint", "help"], hinter=Hinter("zhanguo"))
    assert "No hint this time." in evening.text
    assert "plays that option" in evening.text


def test_a_bot_that_fails_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(table, "answer", fail)
    evening = Evening([], seats="random,random")
    assert "made no sensible move (ZeroDivisionError)" in evening.text
    assert evening.table.position.over


def test_a_bot_that_cheats_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "answer", lambda *_: 10_000_000)
    assert Evening([], seats="random,random").table.position.over
