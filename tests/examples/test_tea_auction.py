"""A game from outside: `pip install` adds it everywhere, on the plain and on the compiled engine."""

import json
from pathlib import Path

import pytest

from teahouse.registry import games
from tests.examples.installed import COMPILED, ENGINES, PLAIN, ROOT, install, python, teahouse, with_compiler

GAME = ROOT / "examples" / "tea_auction"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("outside") / "packages"
    install(GAME, folder)
    return folder


def test_nothing_in_the_house_knows_the_game() -> None:
    assert "tea_auction" not in games()
    sources = [path for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*") if path.is_file()]
    kinds = (".py", ".ts", ".svelte", ".ftl", ".toml")
    assert [path for path in sources if path.suffix in kinds and "tea_auction" in path.read_text("utf-8")] == []


@pytest.mark.parametrize("engine", ENGINES)
def test_it_plays_by_its_rules_in_the_server_the_terminal_and_the_environments(installed: Path, engine: str) -> None:
    """The tests in `tea_auction.py`, run by a Python in which the package is installed."""
    told = python(installed, engine, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/examples/tea_auction.py")
    assert "skipped" not in told


@pytest.mark.parametrize("engine", ENGINES)
def test_bots_play_it_in_series_and_tournaments(installed: Path, engine: str) -> None:
    series = teahouse(
        installed, engine, "simulate", "tea_auction", "--games", "6", "--seats", "scholar,pupil,random", "--json"
    )
    assert json.loads(series)["games"] == 6
    bots = ("--bots", "random,scholar,general@20", "--games", "2", "--jobs", "1", "--json")
    played = json.loads(teahouse(installed, engine, "tournament", "--game", "tea_auction", *bots))
    assert [each["bot"] for each in played["ratings"]] == ["random", "scholar", "general@20"]


@pytest.mark.parametrize("engine", ENGINES)
def test_commands_know_it(installed: Path, engine: str) -> None:
    told = teahouse(installed, engine, "content", "check", "tea_auction")
    assert "8 coins, 8 teas, 1 lessons" in told
    assert "Bids are secret" in teahouse(installed, engine, "ledger", "TA-BID-02")


@with_compiler
def test_both_engines_play_the_same_games(installed: Path) -> None:
    asked = ("simulate", "tea_auction", "--games", "4", "--seats", "scholar,general@20,pupil", "--jobs", "1", "--json")
    assert teahouse(installed, PLAIN, *asked) == teahouse(installed, COMPILED, *asked)
