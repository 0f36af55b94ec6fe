"""Where points came from: parts add up to sources, sources to totals, in every kind of game and to whoever looks."""

import re
from pathlib import Path
from typing import Final

import pytest

from teahouse.engine.event import EVERYONE, Event
from teahouse.engine.position import SPECTATOR
from teahouse.engine.record import load, replay
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from teahouse.wording.ending import (
    OTHER,
    Breakdown,
    Claim,
    EndingColumn,
    Tally,
    breakdown,
    headline,
    reasons,
    result_of,
    ties_of,
)
from tests.wording.play import LANGUAGES, tellers

RECORDS: Final = sorted((Path(__file__).parents[1] / "games").glob("*/records/*.jsonl"))
KINDS: Final = [
    ("zhanguo", 2, {}),
    ("zhanguo", 3, {"boards": "auction", "draft": "on"}),
    ("zhanguo", 4, {"boards": "agreed_auction", "track_order": "on"}),
    ("ancient_world", 2, {}),
    ("ancient_world", 4, {"expand_plus": "on"}),
    ("great_wall", 1, {}),
    ("great_wall", 1, {"difficulty": "hardest"}),
    ("great_wall", 2, {}),
    ("great_wall", 2, {"mode": "cooperative"}),
    ("great_wall", 4, {}),
    ("great_wall", 3, {"genghis": "on", "rat": "on"}),
    ("great_wall", 3, {"scenario": "frost"}),
    ("great_wall", 3, {"scenario": "visit"}),
    ("great_wall", 3, {"scenario": "famine"}),
]


def played(game: str, seats: int, options: dict[str, str], seed: str) -> Table:
    """A whole game by chance."""
    table, rng = Table(load_game(game).kind, seats, options, seed), seeded(seed)
    while not table.position.over:
        decision = table.position.open[0]
        legal = table.position.options(decision)
        table.play(decision.seat, legal[rng.below(len(legal))])
    return table


def told(table: Table, eyes: int, teller: object) -> Breakdown:
    reading = teller.read(table.position.observe(eyes))  # type: ignore[attr-defined]
    made: Breakdown = reading.ending(result_of(table.position, table.options, table.log))
    return made


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_parts_add_up_to_sources_and_sources_to_points(game: str, seats: int, options: dict[str, str]) -> None:
    adds_up(game, played(game, seats, options, "ending"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_parts_add_up_in_games_that_were_played_well(path: Path) -> None:
    record = load(str(path))
    table = replay(load_game(record.game).kind, record).table
    if table.position.over:
        adds_up(record.game, table)


def adds_up(game: str, table: Table) -> None:
    for teller in tellers(game):
        ending = told(table, 0, teller)
        for source in ending.sources:
            assert source.word != OTHER, "points that nothing explains"
            assert source.title
            for share in source.shares:
                assert share.value == sum(part.value for part in share.parts)
                assert not share.sum or value_of(share.sum) == share.value
        for column, who in enumerate(ending.columns):
            total = sum(source.shares[column].value for source in ending.sources)
            assert total == ending.totals[column]
            if who.seat >= 0:
                assert total == table.position.points(who.seat)
        assert [who.seat for who in ending.columns if who.seat >= 0] == list(range(table.position.seats))


@pytest.mark.parametrize(("game", "seats", "options"), [KINDS[1], KINDS[3], KINDS[9]])
def test_the_sums_are_the_same_to_whoever_looks(game: str, seats: int, options: dict[str, str]) -> None:
    table, teller = played(game, seats, options, "eyes"), tellers(game)[0]
    seen = [told(table, eyes, teller) for eyes in range(SPECTATOR, seats)]
    assert all(each == seen[0] for each in seen)


def value_of(sum_told: str) -> int:
    """What a sum in words of arithmetic comes to."""
    assert re.fullmatch(r"[\d ()+×−÷]*", sum_told)
    value: int = eval(sum_told.replace("×", "*").replace("−", "-").replace("÷", "//"))
    return value


def test_an_auction_bid_is_a_source_of_its_own() -> None:
    table = played("zhanguo", 3, {"boards": "auction"}, "bid")
    bids = {event.seat: event.args[0] for event in table.log if event.kind == "auction-won"}
    (source,) = (each for each in told(table, 0, tellers("zhanguo")[0]).sources if each.word == "bid")
    assert [share.value for share in source.shares] == [-bids[seat] for seat in range(3)]


def test_what_nothing_explains_is_told_as_other() -> None:
    columns = [EndingColumn(0, "A"), EndingColumn(1, "B")]
    tally = Tally()
    tally.add("teas", 0, "Sencha", 3)
    made = breakdown(Texts("en"), columns, [tally.source("teas", 2, "Teas", "", "")], [5, 0])
    assert [(source.word, [share.value for share in source.shares]) for source in made.sources] == [
        ("teas", [3, 0]),
        (OTHER, [2, 0]),
    ]


def test_a_part_that_came_several_times_says_how() -> None:
    tally = Tally()
    for value in (2, 2, 2):
        tally.add("walls", 0, "left", value)
    for value in (3, 1):
        tally.add("walls", 0, "right", value)
    tally.add("walls", 0, "middle", 5)
    assert [part.note for part in tally.share("walls", 0).parts] == ["3 × 2", "3 + 1", ""]


def test_a_tie_breaker_is_used_only_while_several_are_level() -> None:
    claims = [
        Claim("coins", "", "", [3, 3, 9]),
        Claim("place", "", "", [2, 1, 3], lowest=True),
        Claim("x", "", "", [0, 0, 0]),
    ]
    assert [tie.used for tie in ties_of([7, 7, 5], claims)] == [True, True, False]
    assert [tie.used for tie in ties_of([8, 7, 5], claims)] == [False, False, False]


def of(totals: list[int], claims: list[Claim] | None = None) -> Breakdown:
    tally = Tally()
    for column, total in enumerate(totals):
        tally.add("walls", column, "wall", total - column)
        tally.add("tasks", column, "task", column)
    sources = [tally.source(word, len(totals), word.capitalize(), "", "") for word in ("walls", "tasks")]
    columns = [EndingColumn(seat, name) for seat, name in zip(range(len(totals)), "ABC", strict=False)]
    return breakdown(Texts("en"), columns, sources, totals, claims or [])


def test_the_headline_names_the_winner_the_margin_and_you() -> None:
    texts, made = Texts("en"), of([10, 7, 3])
    assert headline(texts, made, [0], 0) == "You win by 3 points."
    assert headline(texts, made, [0], 1) == "A wins by 3 points."
    assert headline(texts, made, [], 1) == "Nobody wins."
    assert headline(texts, made, [0, 1], 1) == "You share the victory with A."
    assert headline(texts, made, [0, 1], SPECTATOR) == "A, B share the victory."
    assert reasons(texts, made, [0]) == [
        "A 10, B 7, C 3.",
        "What made the greatest difference to B: Walls, 10 against 6.",
    ]


def test_a_victory_by_a_tie_break_says_so() -> None:
    made = of([7, 7], [Claim("Coins", "More coins win.", "", [1, 2])])
    assert headline(Texts("en"), made, [1], 0) == "B wins."
    assert reasons(Texts("en"), made, [1])[1] == "The totals are equal, so the tie-break decides. More coins win."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shame_that_found_nothing_more_to_take_says_so(lang: str) -> None:
    table = played("great_wall", 3, {}, "shame")
    teller = teller_of(load_game("great_wall"), Texts(lang))
    log = [*table.log, Event("scoring", -1, (), EVERYONE), Event("honor-lost", 0, (1,), EVERYONE)]
    reading = teller.read(table.position.observe(0))
    ending = reading.ending(result_of(table.position, table.options, log))
    (shame,) = (source for source in ending.sources if source.word == "shame")
    assert all(share.value <= 0 for share in shame.shares)
