"""What a series of games shows."""

import json
from dataclasses import replace

import pytest

from teahouse.cli import run
from teahouse.engine.errors import TeahouseError
from teahouse.games.great_wall.notebook import ended_by
from teahouse.lab.notes import notebook_of
from teahouse.lab.shares import share_of
from teahouse.lab.simulate import Outcome, Series, check_players, play_game, play_series, summary
from teahouse.registry import load_game

SCHOLARS = ("simulate", "great_wall", "--games", "4", "--seats", "scholar,scholar,scholar", "--jobs", "1")


@pytest.fixture(scope="module")
def games() -> list[Outcome]:
    return list(play_series(Series("great_wall", ["scholar"] * 3, {}, "lab", None), 4, 1))


def test_wilsons_interval() -> None:
    share = share_of(10, 30)
    assert share.share == pytest.approx(1 / 3)
    assert share.low == pytest.approx(0.1923, abs=1e-4)
    assert share.high == pytest.approx(0.5122, abs=1e-4)
    assert share_of(0, 5).low == 0.0
    assert share_of(5, 5).high == 1.0


def test_every_game_is_noted(games: list[Outcome]) -> None:
    for game in games:
        assert 1 <= game.note["years"] <= 6
        assert 1 <= game.note["reasons"] <= 7
        assert len(set(game.note["generals"])) == 3
        assert all(
            len(active) + len(under) >= 2
            for active, under in zip(game.note["active"], game.note["assistants"], strict=True)
        )
        assert game.note["events"]["captured"] <= game.note["events"]["defeated"]


def test_figures_count_every_seat_once(games: list[Outcome]) -> None:
    notebook = notebook_of(load_game("great_wall"))
    assert notebook is not None
    figures = notebook.figures(games)
    assert sum(share["times"] for share in figures["generals"].values()) == 3 * len(games)
    assert sum(share["wins"] for share in figures["generals"].values()) == len(games)
    assert figures["fair"] == pytest.approx(1 / 3)
    assert sum(figures["ends"].values()) >= len(games)


def test_expansions_are_noted_and_their_ends_counted() -> None:
    options = {"mode": "cooperative", "scenario": "siege"}
    games = list(play_series(Series("great_wall", ["pupil"] * 3, options, "siege", None), 3, 1))
    notebook = notebook_of(load_game("great_wall"))
    assert notebook is not None
    fallen = [game for game in games if game.note["expansions"]["Siege"]["defence"] == 0]
    assert fallen, "pupils cannot hold it"
    assert notebook.figures(games)["ends"]["fortress"] == len(fallen)
    rows = [row for sheet in notebook.sheets(games) for row in sheet.rows]
    assert ["lost by the fall of the fortress", str(len(fallen))] in rows
    assert not [row for row in rows if row[0] == "edicts fulfilled" and "of" in row[1]], "no scenario has edicts"


def test_why_games_end_has_names() -> None:
    assert ended_by(0) == []
    assert ended_by(2 | 4) == ["shame", "time"]
    assert ended_by(4 | 16) == ["time", "genghis"]
    assert ended_by(128) == ["famine"]


@pytest.mark.parametrize("seats", [1, 2])
def test_clans_without_a_player_are_not_counted(seats: int) -> None:
    games = list(play_series(Series("great_wall", ["scholar"] * seats, {}, "few", None), 2, 1))
    notebook = notebook_of(load_game("great_wall"))
    assert notebook is not None
    assert sum(share["times"] for share in notebook.figures(games)["generals"].values()) == seats * len(games)


def test_the_same_series_whatever_the_processes(games: list[Outcome]) -> None:
    assert list(play_series(Series("great_wall", ["scholar"] * 3, {}, "lab", None), 4, 2)) == games


def test_the_command_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(list(SCHOLARS)) == 0
    printed = capsys.readouterr().out
    for part in ("seat", "ends by shame", "breaches", "pillages", "generals", "active advisors", "95 %", "of fair"):
        assert part in printed


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SCHOLARS, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 4
    assert set(result["figures"]) >= {"years", "ends", "walls_finished", "events", "generals", "active_advisors"}


def test_a_game_without_a_notebook_has_no_notes() -> None:
    loaded = load_game("zhanguo")
    bare = loaded._replace(game=replace(loaded.game, notebook=""))
    assert notebook_of(bare) is None
    assert play_game(bare, Series("zhanguo", ["random", "random"], {}, "lab", None), 0).note == {}


def test_zhanguo_counts_every_card_laid() -> None:
    notebook = notebook_of(load_game("zhanguo"))
    assert notebook is not None
    games = list(play_series(Series("zhanguo", ["pupil", "random"], {"boards": "b"}, "lab", None), 2, 1))
    figures = notebook.figures(games)
    assert sum(share["times"] for share in figures["boards"].values()) == 4
    for game in games:
        for seat in game.note["seats"]:
            assert len(seat["unified"]) == len(set(seat["unified"]))
            assert len(seat["unified"]) + len(seat["actions"]) == 30
    assert "reassign" in notebook.name("actions", "reassign").en
    assert set(notebook.name("unified", games[0].note["seats"][0]["unified"][0]).texts) == {"en", "ru"}


def test_a_common_victory_counts_whole_for_everybody() -> None:
    won = Outcome(["scholar"] * 2, [0, 0], [0, 1], 1, {}, together=True)
    lost = Outcome(["scholar"] * 2, [0, 0], [], 1, {}, together=True)
    assert [seat.wins for seat in summary(["scholar"] * 2, [won, lost])] == [1.0, 1.0]
    shared = won._replace(together=False)
    assert [seat.wins for seat in summary(["scholar"] * 2, [shared])] == [0.5, 0.5]


@pytest.mark.parametrize(("options", "together"), [({"mode": "cooperative"}, True), ({}, False)])
def test_an_outcome_knows_whether_all_played_together(options: dict[str, str], together: bool) -> None:
    (outcome,) = play_series(Series("great_wall", ["random"] * 3, options, "lab", None), 1, 1)
    assert outcome.together == together


@pytest.mark.parametrize(("seats", "against"), [(1, "Qin"), (3, "the horde")])
def test_all_win_or_all_lose_against_a_rival_without_a_seat(
    seats: int, against: str, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--option", "mode=cooperative"] if seats > 1 else []
    words = ["simulate", "great_wall", "--games", "3", "--seats", ",".join(["pupil"] * seats), "--jobs", "1", *options]
    assert run(words) == 0
    printed = capsys.readouterr().out
    for part in (f"against {against}", "games won", "shame tokens left in the supply"):
        assert part in printed
    assert run([*words, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["figures"]["won"]["times"] == 3
    assert result["figures"]["won"]["wins"] == result["seats"][0]["wins"]
    assert sum(result["figures"]["lost"].values()) >= 3 - result["figures"]["won"]["wins"]


def test_a_bot_may_have_a_budget_of_its_own() -> None:
    games = list(play_series(Series("great_wall", ["general@2"], {}, "budget", None), 1, 1))
    assert games == list(play_series(Series("great_wall", ["general@2"], {}, "budget", None), 1, 1))
    with pytest.raises(TeahouseError):
        check_players(["scholar@2"], "great_wall")
