"""The examples of docs/research.md run, one after another, as printed."""

import re
import subprocess
import sys
from pathlib import Path

from teahouse.registry import load_game

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    examples = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert len(examples) == 9
    exec("\n".join(examples), {"__name__": "research"})


def test_the_table_of_moves_is_right() -> None:
    """Every range of numbers begins with the words named beside it."""
    words = load_game("zhanguo").kind.moves
    page = PAGE.read_text(encoding="utf-8")
    assert f"ZhanGuo has {len(words)}:" in page
    rows = re.findall(r"^\| (\d+–[\d–, ]*) \| (.*) \|$", page, re.MULTILINE)
    ends = [[int(end) for end in part.split("–")] for numbers, _ in rows for part in numbers.split(", ")]
    assert [first for first, _ in ends] == [0, *(last + 1 for _, last in ends[:-1])]
    assert ends[-1][1] == len(words) - 1
    for numbers, text in rows:
        named = re.findall(r"`([^`]+)`", text)
        for part in numbers.split(", "):
            assert words[int(part.split("–")[0])] in named, part


def test_the_page_of_observations_is_what_the_layouts_say() -> None:
    tool = Path(__file__).parents[2] / "tools" / "observations.py"
    run = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
