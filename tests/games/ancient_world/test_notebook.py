"""What a series of The Ancient World shows, and leanings that go round the table."""

import json
from collections import Counter

import pytest

from teahouse.bots.minds import leanings
from teahouse.cli import run
from teahouse.commands.simulate import usual_players
from teahouse.engine.errors import TeahouseError
from teahouse.games.ancient_world.notebook import games_won
from teahouse.lab.notes import notebook_of
from teahouse.lab.simulate import Outcome, Series, by_player, check_players, play_series, players_of
from teahouse.registry import load_game
from tests.games.ancient_world.builder import Builder

GAME = "ancient_world"
SERIES = Series(GAME, ["pupil:any", "pupil:any", "random"], {}, "notes", None)


@pytest.fixture(scope="module")
def games() -> list[Outcome]:
    return list(play_series(SERIES, 4, 1))


def test_every_point_has_a_source(games: list[Outcome]) -> None:
    for game in games:
        for points, note in zip(game.points, game.note["seats"], strict=True):
            assert points == note["banners"] + note["special"] + note["hungry"]
        assert sum(len(note["titans"]) for note in game.note["seats"]) == game.note["events"]["defeated"]


@pytest.mark.parametrize("way", [("draw", "empire crane"), ("empire aqueduct",)])
def test_a_card_put_aside_counts_once_however_many_were_drawn(way: tuple[str, ...]) -> None:
    """Of five cards drawn four are discarded; a card of the row comes alone."""
    t = Builder().at_round(2).row("market_stalls", "aqueduct")
    t.deck("smithy", "crane", "bridge", "barracks", "watchtower").place(1, "cell explore", *way)
    notebook = notebook_of(load_game(GAME))
    assert notebook is not None
    note = notebook.note(t.g, t.g.events)
    assert (len(t.player(0).reserve), note["events"]["put_aside"]) == (1, 1)


def test_figures_count_every_seat_once(games: list[Outcome]) -> None:
    notebook = notebook_of(load_game(GAME))
    assert notebook is not None
    figures = notebook.figures(games)
    for kind in ("empire", "titans", "provinces", "armies"):
        owned = sum(len(note[kind]) for game in games for note in game.note["seats"])
        assert sum(card["times"] for card in figures["cards"][kind].values()) == owned
        assert figures["owned"][kind] == pytest.approx(owned / 12)
    assert sum(figures["titans_by_stars"]) == pytest.approx(figures["owned"]["titans"])
    assert figures["winning_score"] == sum(max(game.points) for game in games) / 4
    assert set(figures["players"]) == {player for game in games for player in game.players}
    assert sum(player["won"]["wins"] for player in figures["players"].values()) == pytest.approx(4)
    assert all(player["won"]["times"] == 4 for player in figures["players"].values())


def test_leanings_are_drawn_and_go_round_the_table() -> None:
    series = Series(GAME, ["scholar:any"] * 4, {}, "round", None)
    first = players_of(series, 0)
    assert [players_of(series, number) for number in range(4)] == [first[i:] + first[:i] for i in range(4)]
    drawn = Counter(player for number in range(400) for player in players_of(series, number))
    assert set(drawn) == {f"scholar:{leaning}" for leaning in leanings(GAME)}
    assert min(drawn.values()) > 450
    assert players_of(Series(GAME, ["scholar", "sage:hunter"], {}, "fixed", None), 3) == ["scholar", "sage:hunter"]


def test_victories_are_told_by_bot(games: list[Outcome]) -> None:
    bots = by_player(games)
    assert sum(each.games for each in bots) == 12
    assert sum(each.wins for each in bots) == pytest.approx(4)
    assert [each.player for each in bots if each.player == "random"] == ["random"]


def test_what_is_no_leaning_is_one_sentence() -> None:
    check_players(["scholar:any", "scholar", "random"], GAME)
    with pytest.raises(TeahouseError, match="There is no leaning “coward” in ancient_world"):
        check_players(["scholar:coward"], GAME)
    with pytest.raises(TeahouseError, match="The bots of zhanguo have no leanings"):
        check_players(["scholar:any"], "zhanguo")
    with pytest.raises(TeahouseError, match="Chance has no leaning"):
        check_players(["random:hunter"], GAME)


def test_a_shared_victory_is_shared() -> None:
    game = Outcome(["scholar", "random", "scholar"], [5, 5, 4], [0, 1], 1, {})
    both = Outcome(["scholar", "random", "scholar"], [5, 4, 5], [0, 2], 1, {})
    assert games_won([game, both], "scholar").share == 0.75
    assert games_won([game, both], "random").share == 0.25


def test_who_plays_unless_somebody_says_who() -> None:
    assert usual_players(load_game(GAME)) == ["scholar:any"] * 4
    assert usual_players(load_game("great_wall")) == ["random"] * 3


COMMAND = ("simulate", GAME, "--games", "2", "--seats", "pupil:any,random", "--jobs", "1")


def test_the_command_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(list(COMMAND)) == 0
    printed = capsys.readouterr().out
    for part in (
        "winning score",
        "points of banners",
        "fights won",
        "of all games",
        "bots at the end",
        "empire cards",
        "points ahead",
    ):
        assert part in printed


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*COMMAND, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert sum(player["games"] for player in result["players"]) == 4
    assert set(result["figures"]) >= {"winning_score", "sources", "owned", "titans_by_stars", "players", "cards"}
