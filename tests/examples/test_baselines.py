"""The search baselines run, in small; and more thought plays better than chance."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "baselines" / "search.py"


@pytest.mark.parametrize("search", ["random", "flat", "ismcts"])
def test_a_search_plays_whole_games(search: str) -> None:
    line = [sys.executable, str(SCRIPT), "--game", "ancient_world", "--search", search, "--games", "1", "--looks", "4"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{search} wins ")
    assert "% of 1 games of ancient_world against random; 95 %: " in done.stdout
