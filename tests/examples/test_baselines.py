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


def test_a_curve_is_drawn(tmp_path: Path) -> None:
    table, picture = tmp_path / "ppo.csv", tmp_path / "ppo.svg"
    table.write_text("seconds,steps,games,won\n10.0,100,5,0.25\n70.0,700,50,0.75\n", encoding="utf-8")
    line = [sys.executable, str(SCRIPT.parent / "curve.py"), "--out", str(picture), "--bar", "0.6", str(table)]
    subprocess.run(line, check=True)
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.startswith("<svg ")
    assert drawn.count("stroke-dasharray") == 1
    assert 'points="148.6,211.0 704.0,81.0"' in drawn
