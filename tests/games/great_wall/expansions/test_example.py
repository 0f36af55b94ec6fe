"""The worked example of docs/add-an-expansion.md: its files are laid into a copy of the package, and it plays."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from teahouse.engine.snapshot import state_hash
from tests.games.great_wall.builder import kind

ROOT = Path(__file__).parents[4]
EXAMPLE = Path(__file__).parent / "example"
DOCUMENT = ROOT / "docs" / "add-an-expansion.md"
FILES = sorted(path.relative_to(EXAMPLE) for path in EXAMPLE.rglob("*") if path.suffix in (".py", ".toml", ".ftl"))


def package_with_the_example(tmp_path: Path) -> Path:
    """All files of the package, untouched, and those of the example beside them."""
    package = tmp_path / "teahouse"
    shutil.copytree(
        ROOT / "src" / "teahouse", package, copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__")
    )
    for file in FILES:
        assert not (package / file).exists(), f"{file} is there already"
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(EXAMPLE / file, package / file)
    return tmp_path


def test_the_example_plays_and_touches_no_other_file(tmp_path: Path) -> None:
    path = os.pathsep.join((str(package_with_the_example(tmp_path)), str(ROOT)))
    script = Path(__file__).with_name("example_at_work.py")
    done = subprocess.run(
        [sys.executable, "-B", str(script)],
        env={**os.environ, "PYTHONPATH": path, "TEAHOUSE_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert all(count > 0 for count in told["carried"])
    assert "lantern" in told["options"]
    assert told["plain"] == state_hash(kind().new(3, kind().complete({}), "plain")), "off, it changes nothing"


def test_the_document_shows_the_files_as_they_are() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    shown = dict(re.findall(r"^`([\w/.]+)`:\n\n```\w*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    assert sorted(shown) == [str(file) for file in FILES]
    for file in FILES:
        assert shown[str(file)] == (EXAMPLE / file).read_text(encoding="utf-8"), file
