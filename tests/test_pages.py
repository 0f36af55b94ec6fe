"""The pages of the repository keep their promises: the README's Python runs; links, pictures and files are there."""

import fnmatch
import re
import tomllib
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

from teahouse import __version__

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "web").glob("*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
NAMED = re.compile(r"`((?:[\w.<>*-]+/)+[\w.<>*-]+\.(?:py|ts|svelte|ftl|toml))`")
"""A file a page names: `server/models.py`, `games/<game>/words/shown.py`."""
MADE_UP = ("/de/", "/de.toml", "/lantern/")
"""The language and the expansion that pages add as an example."""
SOURCES = ("src", "web/src", "web/tests", "tests", "tools", "lab", "bench", "examples")


def links(page: Path) -> list[str]:
    """What a page links to or shows, within the repository."""
    found = LINK.findall(page.read_text(encoding="utf-8"))
    return [link for link in found if "://" not in link and not link.startswith("mailto:")]


@cache
def sources() -> list[str]:
    """Every source and test, as a path that begins with a slash."""
    files = [path for folder in SOURCES for path in (ROOT / folder).rglob("*.*")]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in files if "node_modules" not in path.parts]


def test_the_python_of_the_readme_runs_and_prints_what_is_printed_below_it() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.findall(r"^```python\n(.*?)^```\n+```\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    assert len(found) == page.count("```python") == 1
    for code, printed in found:
        out = StringIO()
        with redirect_stdout(out):
            exec(code, {"__name__": "readme"})
        assert out.getvalue() == printed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_that_is_named_is_there(page: Path) -> None:
    """A path may begin anywhere: `server/models.py` is found below src/teahouse."""
    named = [
        path for path in NAMED.findall(page.read_text(encoding="utf-8")) if not any(word in path for word in MADE_UP)
    ]
    there = sources()
    assert [path for path in named if not fnmatch.filter(there, "*/" + re.sub(r"<\w+>", "*", path))] == []


def test_only_pictures_that_a_page_shows_are_kept() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    assert [picture.name for picture in sorted((ROOT / "docs" / "screens").iterdir()) if picture not in shown] == []


def test_the_version_is_written_once_and_the_changelog_knows_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dynamic"] == ["version"]
    newest = re.search(
        r"^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    assert newest is not None
    assert newest.group(1) == __version__
