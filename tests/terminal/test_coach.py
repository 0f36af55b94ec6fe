"""The coach at the keyboard: what matters, a tip once, and a question before a wasteful move."""

import pytest

from teahouse.teaching.coach import coach_of
from teahouse.terminal.coaching import TerminalCoach
from tests.terminal.evening import Evening


def coach() -> TerminalCoach:
    found = coach_of("ancient_world")
    assert found is not None
    return TerminalCoach(found)


@pytest.mark.parametrize(
    ("lang", "now", "tip", "anyway"),
    [
        ("en", "Coach: Now: income and food", "Coach: A good beginning", "Give the same answer again"),
        ("ru", "Тренер: Сейчас: доход и еда", "Тренер: Хорошее начало", "введите тот же ответ ещё раз"),
    ],
)
def test_a_tip_is_told_once_and_a_wasteful_move_is_made_when_it_is_given_again(
    lang: str, now: str, tip: str, anyway: str
) -> None:
    evening = Evening(["", "pass", "pass"], "human,random,random", game="ancient_world", lang=lang, coach=coach())
    assert evening.flat.count(now) == 2, "the question is put twice"
    assert evening.flat.count(tip) == 1
    assert evening.flat.count(anyway) == 1
    assert evening.table.moves > 0


def test_without_a_coach_a_move_is_made_at_once() -> None:
    evening = Evening(["pass"], "human,random,random", game="ancient_world")
    assert "Coach" not in evening.flat
    assert evening.table.moves > 0
