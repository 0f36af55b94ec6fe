"""Experiments: the file, games that are the same everywhere, results that survive, and what the report says."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from teahouse.cli import run as run_command
from teahouse.engine.errors import TeahouseError
from teahouse.lab.comparison import compare, paired
from teahouse.lab.experiment import Experiment, ExperimentError, Prepared, Stop, read_experiment
from teahouse.lab.findings import Teller
from teahouse.lab.results import Results, read_rows
from teahouse.lab.run import run
from teahouse.lab.trial import Row, play_row
from teahouse.lab.workers import Cores, Here, workers
from teahouse.registry import game_of

GAMES = ("ancient_world", "great_wall", "zhanguo")
SMALL = """
game = "ancient_world"
bots = ["pupil", "random"]
games = 12
"""


def file_of(tmp_path: Path, text: str) -> Path:
    file = tmp_path / "small.toml"
    file.write_text(text, encoding="utf-8")
    return file


def changed_pack(tmp_path: Path) -> Path:
    """One titan is worth more."""
    pack = tmp_path / "more"
    pack.mkdir()
    cards = (game_of("ancient_world").folder / "pack" / "provinces.toml").read_text(encoding="utf-8")
    (pack / "provinces.toml").write_text(cards, encoding="utf-8")
    return pack


@pytest.mark.parametrize("game", GAMES)
def test_a_row_accounts_for_every_point(game: str) -> None:
    row = play_row(Prepared(Experiment(game, ["pupil", "pupil", "random"]), {"A": {}}), "A", 0)
    for seat, points in enumerate(row.points):
        assert sum(shares[seat] for shares in row.sources.values()) == points
    assert row.length >= 1
    assert all(len(seats) == 3 for seats in row.held.values())
    assert any(any(seats) for seats in row.held.values())


def test_bots_go_round_the_table() -> None:
    prepared = Prepared(Experiment("ancient_world", ["pupil", "random"]), {"A": {}})
    assert [play_row(prepared, "A", number).players for number in (0, 1, 2)] == [
        ["pupil", "random"],
        ["random", "pupil"],
        ["pupil", "random"],
    ]


def test_the_same_games_wherever_they_are_played(tmp_path: Path) -> None:
    prepared = read_experiment(file_of(tmp_path, SMALL))
    here, cores = Results(tmp_path / "here", prepared), Results(tmp_path / "cores", prepared)
    run(prepared, here, Here(), lambda at: None)
    pool = Cores(2)
    run(prepared, cores, pool, lambda at: None)
    pool.close()
    assert len(read_rows(here.folder)) == 12
    assert read_rows(here.folder) == read_rows(cores.folder)


def test_equal_packs_show_no_change(tmp_path: Path) -> None:
    changed_pack(tmp_path)
    prepared = read_experiment(file_of(tmp_path, SMALL + '[packs]\nb = "more"\n'))
    results = Results(tmp_path / "out", prepared)
    found = run(prepared, results, Here(), lambda at: None)
    assert found.games == 12
    assert not any(card.clear or card.share.change for card in found.cards)
    told = Teller(prepared, found, "en").findings()
    assert "Otherwise nothing changed by more than chance." in told.likely


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    prepared = read_experiment(file_of(tmp_path, SMALL))
    run(prepared, Results(tmp_path / "out", prepared), Here(), lambda at: None)
    again = Results(tmp_path / "out", prepared)
    assert len(again.played) == 12
    more = Prepared(Experiment("ancient_world", ["pupil", "random"], games=14), {"A": {}})
    told: list[int] = []
    run(more, Results(tmp_path / "out", more), Here(), lambda at: told.append(at.played))
    assert told == [14]


def test_games_of_another_experiment_are_not_mixed(tmp_path: Path) -> None:
    prepared = read_experiment(file_of(tmp_path, SMALL))
    Results(tmp_path / "out", prepared)
    other = Prepared(Experiment("ancient_world", ["pupil", "random"], seed="other"), {"A": {}})
    with pytest.raises(TeahouseError, match="holds another experiment"):
        Results(tmp_path / "out", other)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("game = ", "is not TOML"),
        ('game = "go"\nbots = ["random", "random"]', "There is no game “go”"),
        ('game = "zhanguo"\nbots = ["random", "randm"]', "There is no bot “randm”"),
        ('game = "zhanguo"\nbots = ["random"]', "is for 2, 3, 4 players, not for 1"),
        ('game = "zhanguo"\nbots = ["random", "random"]\ngmaes = 5', "gmaes"),
        ('game = "zhanguo"\nbots = ["random", "random"]\ngames = "many"', "games"),
        ('game = "zhanguo"\nbots = ["random", "random"]\n[options]\nboards = "c"', "Option boards cannot be “c”"),
        ('game = "zhanguo"\nbots = ["random", "random"]\n[packs]\nb = "nowhere"', "There is no pack in"),
        ('game = "zhanguo"\nbots = ["random", "random"]\n[stop]\nwidth = 0.1', "say which cards decide"),
        ('game = "zhanguo"\nbots = ["random", "random"]\n[stop]\nclear = true\nwatch = ["boards/a"]', "second pack"),
        ('game = "zhanguo"\nbots = ["random", "random"]\n[stop]\nwatch = ["a board"]', "is no card"),
    ],
)
def test_a_wrong_file_is_answered_with_a_sentence(
    tmp_path: Path, text: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["lab", "run", str(file_of(tmp_path, text))]) == 2
    assert told in capsys.readouterr().err


def test_a_broken_pack_names_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "provinces.toml").write_text("province = 3", encoding="utf-8")
    assert run_command(["lab", "run", str(file_of(tmp_path, SMALL + '[packs]\nb = "bad"\n'))]) == 2
    assert "provinces.toml" in capsys.readouterr().err


def test_a_report_is_one_file_in_either_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = file_of(tmp_path, SMALL)
    assert run_command(["lab", "run", str(file), "--jobs", "1"]) == 0
    page = (tmp_path / "small.lab" / "report.html").read_text(encoding="utf-8")
    assert "What this cannot tell" in page
    assert "<script src" not in page
    assert "<link" not in page
    assert run_command(["lab", "report", str(tmp_path / "small.lab"), "--lang", "ru"]) == 0
    assert "Чего отсюда узнать нельзя" in capsys.readouterr().out


def test_it_stops_when_it_is_enough(tmp_path: Path) -> None:
    stop = Stop(look_every=20, width=2.0, watch=["actions/EXPLORE"])
    prepared = Prepared(Experiment("ancient_world", ["pupil", "pupil"], games=200, stop=stop), {"A": {}})
    results = Results(tmp_path / "out", prepared)
    found = run(prepared, results, Here(), lambda at: None)
    assert (found.games, found.final) == (20, False)


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    file = file_of(tmp_path, SMALL.replace("games = 12", "games = 4000"))
    command = [sys.executable, "-c", "from teahouse.cli import main; main()", "lab", "run", str(file), "--jobs", "1"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    games = tmp_path / "small.lab" / "games"
    while process.poll() is None and not list(games.glob("*.parquet")):
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = len(read_rows(tmp_path / "small.lab"))
    assert kept > 0
    prepared = read_experiment(file)
    assert len(Results(tmp_path / "small.lab", prepared).played) == kept
    fewer = read_experiment(file_of(tmp_path, SMALL.replace("games = 12", f"games = {kept + 2}")))
    found = run(fewer, Results(tmp_path / "small.lab", fewer), Here(), lambda at: None)
    assert found.games == kept + 2


def test_a_worker_that_dies_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = read_experiment(file_of(tmp_path, SMALL.replace("games = 12", "games = 40")))
    pool = Cores(1)
    results = Results(tmp_path / "out", prepared)

    def kill(at: object) -> None:
        for pid in pool.pool._processes:
            os.kill(pid, signal.SIGKILL)

    with pytest.raises(TeahouseError, match=r"died.*goes on from there"):
        run(prepared, results, pool, kill)
    pool.close()
    assert 0 < len(results.played) < 40
    assert len(read_rows(results.folder)) == len(results.played)


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = read_experiment(file_of(tmp_path, SMALL))
    results = Results(tmp_path / "out", prepared)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("teahouse.lab.results.settle", full)
    with pytest.raises(TeahouseError, match="is full"):
        run(prepared, results, Here(), lambda at: None)


def test_without_ray_there_is_a_sentence() -> None:
    try:
        import ray  # type: ignore[import-not-found,unused-ignore]  # noqa: F401
    except ImportError:
        with pytest.raises(TeahouseError, match="Ray is not installed"):
            workers(1, "auto")


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    with pytest.raises(TeahouseError, match=r"There is no Ray cluster at 127\.0\.0\.1:1"):
        workers(1, "127.0.0.1:1")


def test_shares_of_wins_are_those_of_the_rows(tmp_path: Path) -> None:
    prepared = read_experiment(file_of(tmp_path, SMALL))
    results = Results(tmp_path / "out", prepared)
    found = run(prepared, results, Here(), lambda at: None)
    rows: list[Row] = read_rows(results.folder)
    wins = {line.word: line.change.before.value for line in found.players}
    won = sum(len(row.winners) == 1 and row.players[row.winners[0]] == "pupil" for row in rows)
    assert wins["pupil"] == pytest.approx(won / 12)
    assert compare(rows, 1).games == len(paired(rows).before)


def test_a_wrong_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "experiment.json").write_text(json.dumps({"experiment": 3}), encoding="utf-8")
    assert run_command(["lab", "report", str(tmp_path)]) == 2
    assert run_command(["lab", "report", str(tmp_path / "no")]) == 2
    with pytest.raises(ExperimentError):
        read_experiment(tmp_path)
