"""The set-up shows what it is doing."""

import io
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

from step import Step, main  # type: ignore[import-not-found, unused-ignore]


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_a_short_step_says_nothing() -> None:
    out = io.StringIO()
    assert Step("packages", out, quiet=60).run(python("print('done')")) == 0
    assert out.getvalue() == ""


def test_a_long_step_shows_its_last_line_and_how_long_it_took() -> None:
    out = io.StringIO()
    code = "import time; print('3 of 7 files', flush=True); time.sleep(1.5)"
    assert Step("compiling", out, quiet=0.7, pause=0.1).run(python(code)) == 0
    lines = out.getvalue().splitlines()
    assert any(line.startswith("compiling … ") and line.endswith("3 of 7 files") for line in lines)
    assert lines[-1].startswith("compiling: ")


def test_a_terminal_has_one_line_that_changes() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    out = Terminal()
    Step("compiling", out, quiet=0.1, pause=0.1).run(python("import time; time.sleep(0.5)"))
    assert out.getvalue().count("\n") == 1
    assert out.getvalue().count("\r\033[Kcompiling … ") >= 2


def test_a_step_that_fails_shows_everything_and_passes_the_status_on() -> None:
    out = io.StringIO()
    assert Step("packages", out, quiet=60).run(python("print('first'); print('second'); raise SystemExit(7)")) == 7
    assert out.getvalue() == "packages: this failed.\nfirst\nsecond\n"


def test_a_command_that_is_not_there_is_named() -> None:
    assert main(["packages", "no-such-command-here"]) == 2
