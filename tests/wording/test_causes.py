"""Every question says what led to it and whose doing it is, in both languages, and tells nobody a secret."""

import inspect
from collections.abc import Iterator

import pytest

from teahouse.engine.cause import Cause
from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import games, load_game
from teahouse.text import messages
from teahouse.wording import Teller
from tests.wording.play import LANGUAGES, moments, tellers

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("zhanguo", 2, {"boards": "auction", "colours": "choose"}),
    ("zhanguo", 3, {"boards": "agreed_auction", "track_order": "on"}),
    ("zhanguo", 4, {"boards": "b", "draft": "on", "harsh_recruit": "on"}),
    ("ancient_world", 2, {}),
    ("ancient_world", 4, {"expand_plus": "on"}),
    ("great_wall", 1, {}),
    ("great_wall", 2, {}),
    ("great_wall", 4, {}),
    ("great_wall", 5, {"rat": "on"}),
    ("great_wall", 2, {"mode": "cooperative"}),
    ("great_wall", 3, {"mode": "cooperative", "genghis": "on"}),
    ("great_wall", 3, {"genghis": "on", "rat": "on"}),
    ("great_wall", 3, {"scenario": "famine"}),
    ("great_wall", 3, {"scenario": "frost"}),
    ("great_wall", 3, {"scenario": "ghost"}),
    ("great_wall", 3, {"scenario": "red", "mode": "cooperative"}),
    ("great_wall", 3, {"scenario": "siege", "mode": "cooperative"}),
    ("great_wall", 3, {"scenario": "visit"}),
]
SHOWN = ("card", "edict", "order", "tactic")
"""Meanings of arguments that name a card which may have been hidden."""
DEEPEST = 14
"""Causes inside one another: a card within a card within an area within an order, and then some."""


def chain(cause: Cause | None) -> list[Cause]:
    """A cause and all that led to it."""
    found: list[Cause] = []
    while cause is not None:
        found.append(cause)
        cause = cause.within
    return found


def questions(table: Table) -> Iterator[tuple[int, str, list[Cause]]]:
    for decision in table.position.open:
        yield decision.seat, type(decision).__name__, chain(table.position.cause_of(decision.seat))


@pytest.mark.parametrize("game", games())
def test_causes_are_rules_or_decisions_and_have_a_message_in_every_language(game: str) -> None:
    kind = load_game(game).kind
    for name, meanings in kind.causes.told.items():
        if name in kind.decisions:
            assert len(meanings) <= len(kind.decisions[name].fields) + 1, name
        else:
            assert len(meanings) <= len(inspect.signature(kind.rules[name]).parameters) - 1, name
        assert [lang for lang in LANGUAGES if f"{game}-cause-{name}" not in messages(lang)] == [], name


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=str)
def test_every_question_says_what_led_to_it(game: str, seats: int, options: dict[str, str]) -> None:
    """Sentences of one kind are said once a game; that there is a cause is looked at for every question."""
    said: set[tuple[str, ...]] = set()
    for table in moments(game, seats, options, "causes"):
        for seat, asks, causes in questions(table):
            assert causes, f"nothing led to {asks}"
            assert len(causes) <= DEEPEST, [cause.name for cause in causes]
            sort = (asks, *(cause.name for cause in causes))
            if sort not in said:
                said.add(sort)
                check_sentences(tellers_of[game], table.position, seat, asks)
    assert len(said) > 10


def check_sentences(spoken: list[Teller], position: Position, seat: int, asks: str) -> None:
    observation = position.observe(seat)
    for teller in spoken:
        told = teller.read(observation).cause(position.cause_of(seat))
        assert told, f"no words for what led to {asks}"
        assert told.lstrip("«“")[0].isupper(), told
        assert not told.startswith(":"), told
        assert "  " not in told, told
        assert not told.endswith((".", ":", ";", " ")), told


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS, ids=str)
def test_a_cause_names_no_card_that_its_reader_has_not_seen(game: str, seats: int, options: dict[str, str]) -> None:
    kind = load_game(game).kind
    for table in moments(game, seats, options, "shown", every=5):
        for seat, asks, causes in questions(table):
            heard = {
                (meaning, value)
                for event in table.log
                if event.heard_by(seat)
                for meaning, value in zip(kind.events.get(event.kind, ()), event.args, strict=False)
            }
            for cause in causes:
                for meaning, value in zip(kind.causes.told[cause.name], cause.args, strict=False):
                    assert meaning not in SHOWN or (meaning, value) in heard, f"{asks}: {meaning} {value!r}"


@pytest.mark.parametrize("game", games())
def test_what_led_to_a_question_is_the_same_in_every_world_one_may_imagine(game: str) -> None:
    """And nobody knows in an imagined world what led to the questions of others."""
    teller, rng = tellers_of[game][0], seeded("causes")
    options = {"draft": "on"} if game == "zhanguo" else {}
    for table in moments(game, 3, options, "imagined", every=7):
        for eyes in range(SPECTATOR, 3):
            world = table.position.imagine(eyes, rng)
            told = teller.read(table.position.observe(eyes)).cause(table.position.cause_of(eyes))
            assert teller.read(world.observe(eyes)).cause(world.cause_of(eyes)) == told
            assert not any(world.cause_of(other) for other in range(3) if other != eyes)


@pytest.mark.parametrize("game", games())
def test_undo_and_a_table_made_anew_know_what_led_to_a_question(game: str) -> None:
    """Causes are in no record: they come again with the moves."""
    *_, table = (table for table, _ in zip(moments(game, 3, {}, "again"), range(60), strict=False))
    again = Table(table.kind, 3, table.options, table.seed)
    for entry in table.entries:
        if "move" in entry:
            again.repeat(entry)
    assert sorts(again) == sorts(table)
    before = sorts(again)
    decision = again.position.open[0]
    again.play(decision.seat, again.position.options(decision)[0])
    if again.can_undo(decision.seat):
        again.undo(decision.seat)
        assert sorts(again) == before


def sorts(table: Table) -> list[tuple[int, str, list[str]]]:
    return [(seat, asks, [cause.name for cause in causes]) for seat, asks, causes in questions(table)]


@pytest.mark.parametrize("game", games())
def test_positions_that_keep_no_events_keep_no_causes(game: str) -> None:
    table = next(moments(game, 3, {}, "quiet"))
    quiet = table.position.clone()
    rng = seeded("quiet")
    for _ in range(30):
        decision = quiet.open[0]
        options = quiet.options(decision)
        quiet.apply(decision, options[rng.below(len(options))])
    assert quiet.open
    assert quiet.due_to is None
    assert not any(quiet.cause_of(decision.seat) for decision in quiet.open)
    assert all(table.position.cause_of(decision.seat) for decision in table.position.open)


tellers_of = {game: tellers(game) for game in games()}
