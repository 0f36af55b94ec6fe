"""The bot of docs/bots.md, as printed there: installed, it plays every game on the plain and on the compiled engine."""

import json
import re
from pathlib import Path

import pytest

from teahouse.bots import all_bots
from teahouse.registry import games
from tests.examples.installed import COMPILED, ENGINES, PLAIN, ROOT, install, python, teahouse, with_compiler

PAGE = ROOT / "docs" / "bots.md"


def printed(language: str) -> str:
    """The one block of the page in this language."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(blocks) == 1
    return str(blocks[0])


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bot")
    package = folder / "greedy"
    package.mkdir()
    (package / "greedy.py").write_text(printed("python"), encoding="utf-8")
    (package / "pyproject.toml").write_text(printed("toml"), encoding="utf-8")
    install(package, folder / "packages")
    return folder / "packages"


def test_it_has_about_ten_lines() -> None:
    assert len([line for line in printed("python").splitlines() if line.strip()]) <= 10


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("game", games())
def test_it_plays_every_game(installed: Path, engine: str, game: str) -> None:
    seats = ("--seats", "greedy,random,random", "--games", "2", "--jobs", "1", "--json")
    played = json.loads(teahouse(installed, engine, "simulate", game, *seats))
    assert [seat["player"] for seat in played["seats"]] == ["greedy", "random", "random"]


@pytest.mark.parametrize("engine", ENGINES)
def test_it_is_found_by_name_and_better_than_chance(installed: Path, engine: str) -> None:
    bots = ("--bots", "random,greedy", "--games", "30", "--jobs", "1", "--json")
    played = json.loads(teahouse(installed, engine, "tournament", "--game", "ancient_world", *bots))
    assert played["pairings"][0]["ahead"]["share"] > 0.6


@with_compiler
def test_both_engines_play_the_same_games(installed: Path) -> None:
    asked = ("simulate", "ancient_world", "--seats", "greedy,greedy", "--games", "2", "--jobs", "1", "--json")
    assert teahouse(installed, PLAIN, *asked) == teahouse(installed, COMPILED, *asked)


@pytest.mark.parametrize("engine", ENGINES)
def test_the_table_server_offers_it(installed: Path, engine: str) -> None:
    asking = (
        "from teahouse.registry import games; from teahouse.server.catalogue import game_shown; "
        "print([bot.name for bot in game_shown(games()[0], 'ru').bots])"
    )
    shown = python(installed, engine, "-c", asking)
    assert shown.strip() == str(["greedy", *all_bots()])
