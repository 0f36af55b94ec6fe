"""What the tests need beside Python and Node: a compiler, a browser, PostgreSQL, Redis.

python tools/parts.py             as root on Debian install what is missing; with CI=true fail if anything still is
python tools/parts.py has PART    the status says whether it is here
python tools/parts.py need PART   as root on Debian install it; fail with a sentence if it is not here
python tools/parts.py left-out    say which parts were left out of the tests, and what installs them
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import build_fast
from step import Step

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Part(NamedTuple):
    """Something a test needs that neither Python nor npm brings."""

    name: str
    tests: str
    """What is left out without it."""
    packages: tuple[str, ...]
    is_here: Callable[[], bool]


def has_browser() -> bool:
    named = os.environ.get("CHROME_BIN", "")
    return Path(named).is_file() or any(map(shutil.which, BROWSERS))


def has_postgres() -> bool:
    own = any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or shutil.which("initdb") is not None
    return own or "TEAHOUSE_TEST_POSTGRES" in os.environ


PARTS: Final = (
    Part("compiler", "the compiled engine", ("gcc", "python3-dev"), lambda: build_fast.obstacle() is None),
    Part("browser", "the web table by clicks, in Chromium", ("chromium",), has_browser),
    Part("PostgreSQL", "the store on PostgreSQL", ("postgresql",), has_postgres),
    Part("Redis", "several servers over Redis", ("redis-server",), lambda: shutil.which("redis-server") is not None),
)


def missing(parts: Sequence[Part]) -> list[Part]:
    return [part for part in parts if not part.is_here()]


def remedy(parts: Sequence[Part]) -> str:
    """The command that installs them."""
    return " ".join(["sudo apt install", *(package for part in parts for package in part.packages)])


def install(parts: Sequence[Part]) -> None:
    """As root on Debian, what is missing of these; elsewhere nothing happens."""
    packages = [package for part in missing(parts) for package in part.packages]
    if not packages or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    if not Step("reading the list of Debian packages", sys.stderr).run(["apt-get", "update", "-q"]):
        command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
        Step(f"installing {', '.join(packages)}", sys.stderr).run(command)


def demand(parts: Sequence[Part], why: str = "") -> int:
    """2 with a sentence if one of them is not here."""
    if lacking := missing(parts):
        names = ", ".join(part.name for part in lacking)
        print(f"{why}Missing here: {names}. What installs it on Debian: {remedy(lacking)}", file=sys.stderr)
        return 2
    return 0


def left_out() -> None:
    """What the tests that just passed did not look at."""
    lacking = missing(PARTS)
    if not lacking:
        print("All tests passed; nothing was left out.")
        return
    print("\nAll tests passed that can run here. Left out, for this machine lacks them:")
    for part in lacking:
        print(f"  {part.name:<12}{part.tests}")
    print(f"With these nothing is left out: {remedy(lacking)}")


def main(arguments: Sequence[str]) -> int:
    """2 with a sentence where something is missing that must not be."""
    match list(arguments):
        case []:
            install(PARTS)
            return demand(PARTS, "With CI=true nothing may be left out. ") if os.environ.get("CI") == "true" else 0
        case ["left-out"]:
            left_out()
            return 0
        case ["has" | "need" as verb, name] if parts := [part for part in PARTS if part.name == name]:
            if verb == "has":
                return 1 if missing(parts) else 0
            install(parts)
            return demand(parts)
    names = ", ".join(part.name for part in PARTS)
    print(f"parts: say nothing, has PART, need PART or left-out; the parts are {names}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
