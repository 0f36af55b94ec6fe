"""The tournaments behind docs/bots.md: stopped and started at will, no game twice, tables and pages in the end."""

import importlib.util
import json
import os
from itertools import count
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

TOOL = Path(__file__).resolve().parents[2] / "lab" / "bot_tournaments.py"
PUPILS = ["--games", "zhanguo", "--levels", "pupil", "--jobs", "1"]


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool, with a page and results of its own, and four games a pairing."""
    spec = importlib.util.spec_from_file_location("bot_tournaments", TOOL)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    page = tmp_path / "bots.md"
    page.write_text(f"before\n{made.BEGIN}\nold\n{made.END}\nafter\n", encoding="utf-8")
    for name, value in {
        "RESULTS": tmp_path,
        "PAGE": page,
        "SUMMARY": tmp_path / "summary.json",
        "FAST_GAMES": 4,
        "SLOW_GAMES": 4,
    }.items():
        monkeypatch.setattr(made, name, value)
    monkeypatch.setattr(os, "nice", lambda by: by)
    return made


def lines(folder: Path) -> list[str]:
    return (folder / "zhanguo-random-pupil.jsonl").read_text(encoding="utf-8").splitlines()


def test_a_tournament_goes_on_where_it_stopped(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as hurried:
        seconds = count(0, 40)
        hurried.setattr(tool, "time", SimpleNamespace(monotonic=lambda: next(seconds)))
        assert tool.main([*PUPILS, "--minutes", "1"]) == 0
    first = lines(tmp_path)
    assert len(first) == 1
    (tmp_path / "zhanguo-random-pupil.jsonl").write_text(first[0] + '\n{"match": ["ran', encoding="utf-8")
    assert tool.main(PUPILS) == 0
    played = tool.read(tool.ladder("zhanguo", 1.0, ["pupil"])[0])
    assert [game.match.number for game in played] == [0, 1, 2, 3]
    before = lines(tmp_path)
    assert tool.main(PUPILS) == 0
    assert lines(tmp_path) == before, "nothing is played twice"


def test_the_page_says_what_was_played(tool: ModuleType, tmp_path: Path) -> None:
    tool.main(PUPILS)
    text = (tmp_path / "bots.md").read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| pupil | 4 | 100.0% |" in text
    summary = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert summary["zhanguo"]["pairings"][0]["games"] == 4
    assert "<svg" in (tmp_path / "zhanguo.html").read_text(encoding="utf-8")
