"""The files in which people read every card."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from cardtexts import FOLDER, snapshot, told_games
from tests.languages import COMPLETE


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("game", told_games())
def test_the_files_for_readers_are_up_to_date(game: str, lang: str) -> None:
    path = FOLDER / f"{game}.{lang}.md"
    assert path.read_text(encoding="utf-8") == snapshot(game, lang), "run python tools/cardtexts.py"
