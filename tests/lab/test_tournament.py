"""Tournaments: fair seats, honest mathematics, results that repeat."""

import json
import math
from pathlib import Path

import pytest

from teahouse.cli import run
from teahouse.engine.errors import TeahouseError
from teahouse.engine.rng import seeded
from teahouse.lab.tournament import (
    Match,
    Played,
    Tournament,
    ahead,
    bot_of,
    check,
    matches,
    meeting,
    play_all,
    players_of,
)
from teahouse.lab.tournament_page import page, ticks
from teahouse.lab.tournament_rating import ELO, Score, ratings
from teahouse.registry import load_game

QUICK = Tournament("zhanguo", ["random", "pupil"], 3, 2, {}, "t", "", None)


def ended(players: list[str], points: list[int], winner: int) -> Played:
    match = Match("pupil", "scholar", 0)
    return Played(match, players, points, [winner], [1] * len(players), [0.0] * len(players))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(seats: int) -> None:
    tables = [players_of(Match("a", "b", number), seats) for number in range(2 * seats)]
    for seat in range(seats):
        assert [table[seat] for table in tables].count("b") == seats
    assert all({"a", "b"} == set(table) for table in tables)


def test_pairings_take_turns() -> None:
    plan = matches(QUICK._replace(bots=["a", "b", "c"], games=2))
    assert [match[:2] for match in plan] == [("a", "b"), ("a", "c"), ("b", "c")] * 2
    assert [match.number for match in plan] == [0, 0, 0, 1, 1, 1]


def test_ahead_compares_every_seat_of_one_with_every_seat_of_the_other() -> None:
    game = ended(["scholar", "pupil", "pupil"], [50, 60, 40], 1)
    assert ahead(game, "scholar", "pupil") == 0.5
    assert ahead(ended(["scholar", "pupil", "pupil"], [50, 40, 50], 0), "scholar", "pupil") == 1.0
    assert ahead(ended(["pupil", "scholar", "pupil"], [60, 40, 40], 0), "scholar", "pupil") == 0.25


def test_a_meeting_counts_victories_and_points() -> None:
    games = [ended(["scholar", "pupil"], [50, 40], 0), ended(["pupil", "scholar"], [50, 40], 0)]
    found = meeting("pupil", "scholar", games)
    assert found.games == 2
    assert found.ahead.share == found.victories.share == 0.5
    assert found.points == (45.0, 45.0)


def test_ratings_of_two_are_the_odds() -> None:
    first, second = ratings(["a", "b"], [Score("a", "b", 100_000, 65_000)])
    assert first.elo == 0.0
    assert second.elo == pytest.approx(ELO * math.log(65 / 35), abs=0.1)
    assert second.elo == pytest.approx(107.5, abs=0.2)
    assert second.low < second.elo < second.high


def test_the_interval_is_that_of_the_share() -> None:
    """The deviation of a logit is 1 / sqrt(n p q)."""
    rating = ratings(["a", "b"], [Score("a", "b", 400, 240)])[1]
    half = ELO * 1.96 / math.sqrt(400 * 0.6 * 0.4)
    assert (rating.high - rating.low) / 2 == pytest.approx(half, rel=0.01)


def test_strengths_are_found_again_in_results_made_from_them() -> None:
    strength = {"a": 0.0, "b": 1.0, "c": 1.5, "d": 3.0}
    rng = seeded("synthetic")
    scores = []
    for first, second in [(x, y) for x in strength for y in strength if x < y]:
        chance = 1 / (1 + math.exp(strength[first] - strength[second]))
        won = sum(rng.below(10**6) < chance * 10**6 for _ in range(2000))
        scores.append(Score(first, second, 2000, won))
    for rating in ratings(list(strength), scores):
        assert rating.elo == pytest.approx(ELO * strength[rating.bot], abs=25)
        assert rating.low - 10 <= ELO * strength[rating.bot] <= rating.high + 10


def test_who_wins_everything_has_a_rating_too() -> None:
    rating = ratings(["a", "b"], [Score("a", "b", 20, 20.0)])[1]
    assert 400 < rating.elo < 1500
    assert rating.high > rating.elo


def test_the_same_games_whatever_the_processes() -> None:
    def results(jobs: int) -> list[tuple[Match, list[int]]]:
        return sorted((game.match, game.points) for game in play_all(QUICK, matches(QUICK), jobs))

    assert results(1) == results(2)


def test_the_odd_one_out_takes_every_seat_with_the_same_deal() -> None:
    randoms = QUICK._replace(bots=["random", "pupil"], games=2)
    first, second = play_all(randoms, matches(randoms), 1)
    assert first.players == ["pupil", "random"]
    assert second.players == ["random", "pupil"]


def test_a_word_may_bring_a_budget() -> None:
    assert type(bot_of("sage@500", "")).__name__ == "Sage"
    assert type(bot_of("general", "0.1s")).__name__ == "General"
    with pytest.raises(TeahouseError, match="Only general and sage think within a budget, not “pupil”"):
        bot_of("pupil@3", "")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"bots": ["pupil"]}, "needs two bots or more"),
        ({"bots": ["pupil", "pupil"]}, "each of them once"),
        ({"bots": ["pupil", "dragon"]}, "There is no bot “dragon”"),
        ({"seats": 1}, "two seats or more"),
        ({"seats": 9}, "is for 2, 3, 4 players"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(TeahouseError, match=sentence):
        check(QUICK._replace(**wrong), load_game("zhanguo"))  # type: ignore[arg-type]


def test_round_numbers_under_a_picture() -> None:
    assert ticks(0, 100) == [0, 20, 40, 60, 80, 100]
    assert len(ticks(-37.5, 812.0)) in range(4, 10)


COMMAND = ("tournament", "--game", "zhanguo", "--bots", "random,pupil", "--games", "2", "--jobs", "1")


def test_the_command_prints_tables_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    assert run([*COMMAND, "--html", str(file)]) == 0
    printed = capsys.readouterr().out
    for part in ("Elo", "pupil against random", "95 %", "victories", "2 games in"):
        assert part in printed
    written = file.read_text(encoding="utf-8")
    assert written.count("<svg") == written.count("</svg>") == 2
    assert "http" not in written, "the page asks nobody for anything"


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMAND, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [rating["bot"] for rating in told["ratings"]] == ["random", "pupil"]
    assert told["pairings"][0]["games"] == told["games"] == 2


def test_names_on_the_page_are_escaped() -> None:
    tournament = QUICK._replace(seed="<b>")
    game = Played(Match("a", "b", 0), ["a", "b"], [1, 2], [1], [1, 1], [0.0, 0.0])
    written = page(tournament, [game], ratings(["a", "b"], [Score("a", "b", 1, 1.0)]), [meeting("a", "b", [game])])
    assert "&lt;b&gt;" in written
    assert "<b>" not in written
