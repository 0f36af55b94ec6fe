"""The coach of each game: sound, complete in both languages, told by nothing but what the seat sees."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from teahouse.bots import answer, bot
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.loading.pack import ContentError
from teahouse.registry import games, load_game
from teahouse.server.coaching import coaching
from teahouse.server.games import installed
from teahouse.teaching.coach import FILE, coach_of, read
from teahouse.text import Texts
from teahouse.wording import Reading, teller_of
from teahouse.wording.coaching import Conditions
from tests.languages import COMPLETE
from tests.wording.play import moments
from tests.wording.test_words import SETUPS

GAMES = [game for game in games() if coach_of(game) is not None]
GOOD = """
[[now]]
id = "begin"
when = "always"
text = { en = "Begin.", ru = "Начните." }

[[tip]]
id = "first"
when = "asked Choose"
tip = { en = "Choose well.", ru = "Выбирайте с умом." }
once = true

[[warning]]
id = "pass"
when = "move pass"
text = { en = "Pass?", ru = "Пас?" }
"""


def conditions() -> Conditions[int]:
    made: Conditions[int] = Conditions(lambda reading, moves: len(moves))
    made.when("begin")(lambda look: True)
    made.when("first")(lambda look: look > 1)
    made.before("pass")(lambda look, move: move == 0)
    return made


def wrong_with(folder: Path, text: str, known: Conditions[int]) -> list[str]:
    (folder / FILE).write_text(text, "utf-8")
    try:
        read(folder, known)
    except ContentError as error:
        return [str(mistake) for mistake in error.mistakes]
    return []


def test_nobody_has_to_bring_a_coach(tmp_path: Path) -> None:
    assert read(tmp_path, Conditions(lambda *_: None)) is None


def test_a_coach_says_what_holds(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(GOOD, "utf-8")
    coach = read(tmp_path, conditions())
    assert coach is not None
    reading = a_reading()
    advice = coach.advice(reading, [0, 1])
    assert (advice.now and advice.now.id, [tip.id for tip in advice.tips]) == ("begin", ["first"])
    assert {move: [each.id for each in told] for move, told in advice.warnings.items()} == {0: ["pass"]}
    assert coach.advice(reading, [1]).tips == []
    assert coach.advice(reading, [1]).warnings == {}


def a_reading() -> Reading:
    loaded = load_game("zhanguo")
    return teller_of(loaded, Texts("en")).read(loaded.kind.start(3, {}, "coach").observe(0))


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        (GOOD.replace('id = "first"', 'id = "firts"'), "coach.toml, tip firts, id: nothing says when this holds"),
        (GOOD.replace('id = "begin"', 'id = "begun"'), "coach.toml, now begun, id: nothing says when this holds"),
        (GOOD.replace('id = "pass"', 'id = "pas"'), "coach.toml, warning pas, id: nothing says when this holds"),
        (GOOD.replace('id = "pass"', 'id = "pas"'), 'coach.toml, warning: the entry "pass" is missing'),
        (GOOD.replace('id = "first"', 'id = "begin"'), "coach.toml, tip begin, id: 2 entries are called so"),
        (GOOD.replace("once = true", ""), "coach.toml, tip first, once: "),
        (GOOD.replace('en = "Pass?", ', ""), "coach.toml, warning pass, text"),
        (GOOD.replace('when = "always"', ""), "coach.toml, now begin, when: "),
    ],
)
def test_a_mistake_is_told_with_entry_and_field(tmp_path: Path, text: str, mistake: str) -> None:
    found = wrong_with(tmp_path, text, conditions())
    assert any(each.startswith(mistake) for each in found), found
    assert wrong_with(tmp_path, GOOD, conditions()) == []


def test_every_game_of_ours_has_a_coach() -> None:
    assert set(GAMES) >= {"great_wall", "zhanguo", "ancient_world"}


@pytest.mark.parametrize("game", GAMES)
def test_a_coach_speaks_every_language_and_briefly(game: str) -> None:
    coach = coach_of(game)
    assert coach is not None
    texts = [each.text for each in coach.file.now] + [each.text for each in coach.file.warning]
    texts += [each.tip for each in coach.file.tip]
    for text in texts:
        assert text.texts.keys() == set(COMPLETE), text
        assert all(len(each) <= 140 for each in text.texts.values()), text
    assert 6 <= len(coach.file.now) <= 10


@pytest.mark.parametrize("game", GAMES)
def test_something_always_matters(game: str) -> None:
    for table in moments(game, 3, {}, "matters", every=7):
        for decision in table.position.open:
            reading = teller_of(load_game(game), Texts("en")).read(table.position.observe(decision.seat))
            told = coaching(installed(game), table.position, reading, decision.seat, "en")
            assert told is not None
            assert told.now


@pytest.mark.parametrize(("game", "seats", "options"), [each for each in SETUPS if each[0] in GAMES])
def test_what_a_coach_says_is_the_same_in_every_world_its_seat_may_imagine(
    game: str, seats: int, options: dict[str, str]
) -> None:
    teller, rng = teller_of(load_game(game), Texts("en")), seeded("worlds of the coach")
    for table in moments(game, seats, options, "coach worlds", every=5):
        for decision in table.position.open:
            seat, told = decision.seat, []
            for position in (table.position, *(table.position.imagine(seat, rng) for _ in range(2))):
                told.append(coaching(installed(game), position, teller.read(position.observe(seat)), seat, "en"))
            assert told[0] == told[1] == told[2]


# -- each condition holds somewhere, and elsewhere not -------------------------------------------------

SELDOM: dict[str, set[str]] = {
    "great_wall": {"! alone-shame", "! late-overseer"},
    "zhanguo": {"now-setup", "! breaks-trio"},
    "ancient_world": {"! lose-the-limit", "! seventh-banner"},
}
"""Conditions that these games do not meet; `test_coach_moments.py` arranges positions in which they hold."""


def pupils_play(game: str, seats: int, seed: str) -> Iterator[Table]:
    """A table at every decision of a game between pupils: they go further than chance does."""
    kind, pupil = load_game(game).kind, bot("pupil")
    table = Table(kind, seats, {}, seed)
    while not table.position.over:
        yield table
        decision, rng = table.position.open[0], seeded(f"{seed} {table.moves}")
        legal = table.position.options(decision)
        move = answer(pupil, kind, table.position, decision.seat, rng) if len(legal) > 1 else legal[0]
        table.play(decision.seat, move)


def held(game: str) -> Iterator[tuple[str, bool]]:
    """Every condition at every decision of some games."""
    coach, teller = coach_of(game), teller_of(load_game(game), Texts("en"))
    assert coach is not None
    for seats, number in product((3, 4), range(2)):
        for table in pupils_play(game, seats, f"coach {number}"):
            for decision in table.position.open:
                reading = teller.read(table.position.observe(decision.seat))
                legal = table.position.options(decision)
                look = coach.conditions.look(reading, legal)
                for text, moment in coach.conditions.moments.items():
                    yield text, moment(look)
                for text, waste in coach.conditions.wastes.items():
                    yield f"! {text}", any(waste(look, move) for move in legal)


@pytest.mark.parametrize("game", GAMES)
def test_every_condition_holds_in_some_positions_and_not_in_others(game: str) -> None:
    found: dict[str, set[bool]] = {}
    for text, holds in held(game):
        found.setdefault(text, set()).add(holds)
    never = {text for text, values in found.items() if True not in values}
    always = {text for text, values in found.items() if False not in values}
    coach = coach_of(game)
    assert coach is not None
    assert always <= {coach.file.now[-1].id}, "only what matters at last matters always"
    assert never == SELDOM.get(game, set())


def test_before_the_first_round_of_zhanguo_one_chooses() -> None:
    """`now-setup` of the table above: only where boards are bid for."""
    loaded = load_game("zhanguo")
    position = loaded.kind.start(3, {"boards": "auction"}, "coach")
    seat = position.open[0].seat
    reading = teller_of(loaded, Texts("en")).read(position.observe(seat))
    told = coaching(installed("zhanguo"), position, reading, seat, "en")
    assert told is not None
    assert told.now.startswith("Now: choose.")
