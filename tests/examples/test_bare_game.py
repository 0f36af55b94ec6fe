"""What a game may leave out: everything but its rules and a loader."""

from pathlib import Path

import pytest

from tests.examples.installed import ENGINES, ROOT, install, python


@pytest.mark.parametrize("engine", ENGINES)
def test_a_game_without_words_or_ledger_plays_everywhere(tmp_path: Path, engine: str) -> None:
    install(ROOT / "tests" / "examples" / "bare", tmp_path / "packages")
    told = python(
        tmp_path / "packages", engine, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/examples/bare_game.py"
    )
    assert "skipped" not in told
