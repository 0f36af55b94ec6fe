"""Reviews: what a seat did not know changes nothing of its curve, the same game gets the same one, sums add up."""

import re
from pathlib import Path

import pytest
from msgspec import json

from teahouse.bots import bot
from teahouse.bots.minds import DEEP, mind_of
from teahouse.cli import run
from teahouse.engine.record import save
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import state_hash
from teahouse.engine.table import Table
from teahouse.registry import load_game
from teahouse.review.facts import Depth, Review
from teahouse.review.judging import imagined, leads_to_the_same, seat_chances, way_at_a_glance
from teahouse.review.page import page
from teahouse.review.pieces import done
from teahouse.review.played import Course, course_of
from teahouse.review.reviewing import Reviewing, reviewed
from teahouse.review.told import ReviewTold, told
from teahouse.review.turns import stretches
from teahouse.text import Texts
from teahouse.wording import teller_of

SMALL = Depth(worlds=2, looks=1, pairs=1, candidates=2, second_looks=2, second_pairs=3, reasons=2)


def played(game: str, seats: int, most: int = 10_000, **options: str) -> Table:
    """A game between pupils."""
    kind = load_game(game).kind
    table = Table(kind, seats, options, f"review {game}")
    pupil, rng = bot("pupil"), seeded("pupils")
    while table.position.open and table.moves < most:
        decision = table.position.open[0]
        table.play(decision.seat, pupil.choose(kind, table.position.imagine(decision.seat, rng), decision.seat, rng))
    return table


@pytest.fixture(scope="module")
def table() -> Table:
    return played("ancient_world", 2)


@pytest.fixture(scope="module")
def course(table: Table) -> Course:
    return course_of(table)


@pytest.fixture(scope="module")
def review(course: Course) -> Review:
    return reviewed(course, load_game("ancient_world").kind, SMALL, None, 1)


def in_words(review: Review, course: Course, lang: str) -> ReviewTold:
    loaded, texts = load_game(course.game), Texts(lang)
    return told(review, course, loaded, teller_of(loaded, texts), texts, ["Ann", "Bo"])


def test_it_is_kept_as_json(review: Review) -> None:
    assert json.decode(json.encode(review), type=Review) == review


def test_the_same_game_gets_the_same_review_in_whatever_order_its_pieces_are_done(
    review: Review, course: Course
) -> None:
    reviewing = Reviewing(course, load_game(course.game).kind, SMALL)
    for pieces in reviewing.stages():
        for piece in reversed(pieces):
            reviewing.take(piece, done(course, None, SMALL, piece))
    assert reviewing.review() == review


def test_every_choice_belongs_to_one_turn(course: Course) -> None:
    kind = load_game(course.game).kind
    found = stretches(course, kind)
    assert [each.until for each in found[:-1]] == [each.at for each in found[1:]]
    assert found[-1].until == len(course.moves)
    real = sum(g.only_answer(g.open[0]) < 0 for at, g in course.positions(kind, 0) if at < len(course.moves) and g.open)
    assert sum(len(each.moves) for each in found) == real


def test_the_curve_ends_where_the_game_did(review: Review) -> None:
    assert review.moments[-1].chances == review.moments[-1].open == review.shares
    for moment in review.moments:
        assert sum(moment.open) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)


def test_deal_decisions_luck_and_the_rest_lead_from_an_even_start_to_the_end(review: Review) -> None:
    for seat, player in enumerate(review.players):
        share = player.share
        parts = share.deal + share.own + share.others + share.luck + share.rest
        assert 1.0 / review.seats + parts == pytest.approx(review.shares[seat])


@pytest.mark.parametrize(("game", "seats"), [("ancient_world", 3), ("zhanguo", 2), ("great_wall", 3)])
def test_what_a_seat_did_not_know_changes_neither_its_curve_nor_the_worlds_it_is_judged_in(
    game: str, seats: int
) -> None:
    g, mind = played(game, seats, 60).position, mind_of(game, patience=DEEP)
    for seat in range(seats):
        known = seat_chances(g, mind, seat, seeded("curve"), 2)
        worlds = [g.imagine(seat, seeded(f"world {number}")) for number in range(4)]
        assert len({state_hash(world) for world in worlds}) > 1, "nothing was dealt anew"
        judged_in = state_hash(imagined(g, seat, seeded("judged")))
        for world in worlds:
            assert seat_chances(world, mind, seat, seeded("curve"), 2) == known
            assert state_hash(imagined(world, seat, seeded("judged"))) == judged_in


def test_the_turn_of_a_bot_depends_on_what_its_seat_knows_alone() -> None:
    kind, g = load_game("zhanguo").kind, played("zhanguo", 2, 60).position
    seat = g.open[0].seat
    way = way_at_a_glance(kind, g, seat, seeded("way"))
    assert way == way_at_a_glance(kind, g.imagine(seat, seeded("other")), seat, seeded("way"))
    assert leads_to_the_same(g, seat, way, way)


def test_it_is_told_in_every_language(review: Review, course: Course) -> None:
    english, russian = in_words(review, course, "en"), in_words(review, course, "ru")
    assert [era.title for era in english.eras] == [f"Round {number}" for number in range(1, 7)]
    assert [era.title for era in russian.eras] == [f"Раунд {number}" for number in range(1, 7)]
    assert english.curve == russian.curve
    for point in (*russian.points, *(point for player in russian.players for point in player.points)):
        assert point.played
        assert point.other
        assert not re.search("[a-z]{3}", " ".join((*point.does, *point.why)))


def test_the_page_fetches_nothing(review: Review, course: Course) -> None:
    html = page(in_words(review, course, "en"), Texts("en"))
    assert "http" not in html
    assert "<script" not in html
    assert "Ann" in html


def test_alone_and_together_there_is_one_chance_for_the_table() -> None:
    for seats, options in ((1, {}), (2, {"mode": "cooperative"})):
        g = played("great_wall", seats, 40, **options).position
        found = seat_chances(g, mind_of("great_wall", patience=DEEP), 0, seeded("modes"), 2)
        assert len(found) == seats
        assert len(set(found)) == 1
        assert 0.0 < found[0] < 1.0


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "running.jsonl"
    save(str(path), played("ancient_world", 2, 30), ["Ann", "Bo"])
    assert run(["review", str(path)]) == 2
    said = capsys.readouterr().err
    assert "is not over" in said
    assert said.count("\n") == 1
