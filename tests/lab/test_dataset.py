"""A dataset is written, gone on with, read back and learnt from."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from teahouse.cli import run
from teahouse.engine.errors import TeahouseError
from teahouse.lab import dataset
from teahouse.lab.dataset import CARD, COLUMNS, Plan, arrays, read, write
from teahouse.registry import load_game

PLAN = Plan("ancient_world", ["pupil", "random"], 4, "test", {})


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("dataset")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dataset, "PART_GAMES", 2)
        assert list(write(PLAN, found)) == [0, 2, 4]
    return found


def test_every_decision_can_be_played_again_from_it(folder: Path) -> None:
    kind = load_game("ancient_world").kind
    table = arrays(folder, ["game", "step", "seat", "observation", "mask", "move", "points", "winner", "reward"])
    at = 0
    for number in range(4):
        g = kind.start(2, {}, f"test/{number}")
        step = 0
        first = at
        while g.open:
            decision = g.open[0]
            assert (table["game"][at], table["step"][at], table["seat"][at]) == (number, step, decision.seat)
            assert bytes(table["observation"][at]) == kind.features(g, decision.seat)
            assert sorted(g.options(decision)) == list(np.flatnonzero(table["mask"][at]))
            g.apply(decision, int(table["move"][at]))
            at, step = at + 1, step + 1
        for row in range(first, at):
            seat = int(table["seat"][row])
            assert table["points"][row] == g.points(seat)
            assert table["winner"][row] == (seat in g.winners()) == (table["reward"][row] > 0)
    assert at == len(table["move"])


def test_the_card_says_what_it_is_and_records_lie_beside(folder: Path) -> None:
    card = json.loads((folder / CARD).read_text(encoding="utf-8"))
    assert (card["game"], card["bots"], card["games"], card["seed"]) == (
        "ancient_world",
        ["pupil", "random"],
        4,
        "test",
    )
    assert set(card["columns"]) == set(COLUMNS) == set(read(folder).column_names)
    names = sorted(path.name for path in folder.iterdir())
    assert names == [
        CARD,
        *(f"{kind}-0000{n}.{end}" for kind, end in (("part", "parquet"), ("records", "jsonl")) for n in (0, 1)),
    ]
    lines = (folder / "records-00000.jsonl").read_text(encoding="utf-8").splitlines()
    record: dict[str, Any] = json.loads(lines[1])
    assert record["seed"] == "test/1"
    assert record["bots"] == ["random", "pupil"]
    assert len(record["moves"]) == len(record["seats"])


def test_what_is_missing_is_added_and_nothing_else(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART_GAMES", 2)
    first, second = sorted(folder.glob("part-*"))
    kept, lost = first.stat().st_mtime_ns, second.read_bytes()
    second.unlink()
    assert list(write(PLAN, folder)) == [2, 4]
    assert first.stat().st_mtime_ns == kept
    assert second.read_bytes() == lost


def test_another_dataset_is_not_mixed_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART_GAMES", 2)
    with pytest.raises(TeahouseError, match="holds another dataset: bots, seed differ"):
        list(write(PLAN._replace(seed="other", bots=["pupil", "pupil"]), folder))


def test_moves_are_learnt_from_it(folder: Path) -> None:
    """A small linear model imitates better than chance does."""
    table = arrays(folder, ["mask", "move", "bot"])
    mine = table["bot"] == "pupil"
    mask, move = table["mask"][mine], table["move"][mine]
    half = len(move) // 2
    liked = np.bincount(move[:half], minlength=mask.shape[1]) / (1 + mask[:half].sum(0))
    guess = (mask[half:] * (liked + 1e-9)).argmax(1)
    by_chance = (1 / mask[half:].sum(1)).mean()
    assert (guess == move[half:]).mean() > by_chance


def test_what_a_search_found_stands_beside_its_move(tmp_path: Path) -> None:
    assert list(write(PLAN._replace(bots=["general@20", "random"], games=1), tmp_path)) == [0, 1]
    table = arrays(tmp_path, ["bot", "mask", "move", "looks", "chance"])
    searched = table["chance"] >= 0
    assert 0 < searched.sum() < (table["bot"] == "general@20").sum()  # not where there is nothing to choose
    assert not (searched & (table["bot"] == "random")).any()
    looks, chance = table["looks"][searched], table["chance"][searched]
    assert not table["looks"][~searched].any()
    assert not looks[table["mask"][searched] == 0].any()
    assert (looks[np.arange(len(looks)), table["move"][searched]] > 0).all()
    assert ((looks.sum(1) > 1) & (looks.sum(1) <= 40)).all()
    assert (chance <= 1).all()


def test_what_cannot_be_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(TeahouseError, match="There is no dataset in"):
        read(tmp_path)
    assert run(["dataset", "zhanguo", "--bots", "kasparov", "--out", str(tmp_path)]) == 2
    assert "There is no bot “kasparov”" in capsys.readouterr().err
    assert run(["dataset", "zhanguo", "--bots", "random", "--players", "9", "--out", str(tmp_path)]) == 2
    assert "zhanguo is for 2, 3, 4 players, not for 9" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    line = [
        "dataset",
        "zhanguo",
        "--bots",
        "random",
        "--players",
        "2",
        "--games",
        "2",
        "--out",
        str(out),
        "--jobs",
        "1",
    ]
    assert run(line) == 0
    assert capsys.readouterr().out == f"{out} holds 2 games of zhanguo.\n"
    with pytest.raises(TeahouseError, match="no column “value”"):
        read(out, ["value"])
    assert set(read(out, ["game"])["game"].to_pylist()) == {0, 1}
