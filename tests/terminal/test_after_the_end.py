"""What the terminal table tells after the end: the sums behind the points, and everything else one may look at."""

import re
from functools import cache
from pathlib import Path

import pytest

from teahouse.engine.table import Table
from tests.terminal.evening import Evening
from tests.wording.play import ended

GAMES = ("zhanguo", "great_wall", "ancient_world")
SHARE = re.compile(r"^    (\S+) (−?\d+)(?: =|:|$)", re.MULTILINE)
"""The line of a player under a source."""


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@cache
def over(game: str) -> Table:
    return ended(game, 2, "sums")


def afterwards(game: str, *lines: str, lang: str = "en") -> Evening:
    return Evening(lines, lang=lang, width=80, table=over(game), game=game)


def answered(game: str, *lines: str, lang: str = "en") -> str:
    """What is printed after the result, wrapped lines included, to whoever looks around and then leaves."""
    whole = afterwards(game, *lines, "", lang=lang)
    assert max(len(line) for line in whole.text.splitlines()) <= 80
    nothing_typed = afterwards(game, lang=lang).text
    before = len(nothing_typed.rstrip().rpartition("\n")[0])
    return "\n".join(line.rstrip() for line in whole.text[before:].splitlines())


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_the_sums_of_each_player_add_up_to_the_points(game: str, lang: str) -> None:
    told = SHARE.findall(answered(game, "sum", lang=lang))
    points: dict[str, int] = {}
    for player, value in told:
        points[player] = points.get(player, 0) + int(value.replace("−", "-"))
    position = over(game).position
    assert sorted(points.values()) == sorted(position.points(seat) for seat in range(2))


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        (
            "en",
            "sum walls",
            """  Walls  ZG-END-14
    Blue 6: Gold Wall I, Firm hand 6 (2 × 3)
    Red 33: Turquoise Wall I, Full courts 6 (2 × 3); Turquoise Wall II,
    Garrisons 6 (2 × 3); Gold Wall I, Firm hand 9 (3 × 3); Crimson Wall I, Civil
    service 6 (3 × 2); Crimson Wall II, One law 6 (2 × 3)
""",
        ),
        (
            "ru",
            "сумма стены",
            """  Стены  ZG-END-14
    Синий 6: Золотая стена I, Твёрдая рука 6 (2 × 3)
    Красный 33: Бирюзовая стена I, Полные управы 6 (2 × 3); Бирюзовая стена II,
""",
        ),
    ],
)
def test_a_source_is_told_alone_with_what_gave_its_points(lang: str, line: str, told: str) -> None:
    answer = answered("zhanguo", line, lang=lang)
    assert told in answer
    assert answer.count("ZG-") == 1


def test_a_source_that_gave_nothing_is_said_to() -> None:
    assert "No points came from there." in answered("zhanguo", "sum nonsense")
    assert "Отсюда очков не было." in answered("zhanguo", "сумма чепуха", lang="ru")


def test_before_the_end_there_are_no_sums() -> None:
    assert "The points are added up when the game is over." in Evening(["sum"]).text
    assert "Очки складываются, когда партия окончена." in Evening(["сумма"], lang="ru").text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "board", "log"), [("en", "board", "log 1"), ("ru", "стол", "журнал 1")])
def test_one_can_look_around_after_the_end(game: str, lang: str, board: str, log: str) -> None:
    """The board is drawn again and the last sentence of the game told again."""
    told = answered(game, board, log, lang=lang)
    assert "┏━" in told
    assert ("wins" if lang == "en" else "обежда") in told.splitlines()[-2]


def test_nothing_can_be_played_after_the_end() -> None:
    moves = over("zhanguo").moves
    assert answered("zhanguo", "1", "undo").count("The game is over: nothing can be played any more.") == 2
    assert over("zhanguo").moves == moves
