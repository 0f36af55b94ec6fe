"""Packages from outside, installed into a folder of their own as pip would, and Python with them in reach."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest

from teahouse import fast

ROOT: Final = Path(__file__).parents[2]
PLAIN: Final = "TEAHOUSE_PURE"
COMPILED: Final = "TEAHOUSE_FAST"
with_compiler = pytest.mark.skipif(fast.refusal() is not None, reason="there is no compiled engine of these sources")
ENGINES: Final = [PLAIN, pytest.param(COMPILED, marks=with_compiler)]
"""The plain engine and the compiled one, by the variable that asks for it."""


def install(package: Path, folder: Path) -> None:
    """Build a wheel and lay it out; nothing is fetched, and the environment we run in stays as it is."""
    wheels = folder.parent / f"{folder.name}-wheels"
    wheels.mkdir()
    build = f"from hatchling.build import build_wheel; build_wheel({str(wheels)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=package, check=True, capture_output=True, timeout=120)
    for wheel in wheels.iterdir():
        ZipFile(wheel).extractall(folder)


def python(folder: Path, engine: str, *arguments: str) -> str:
    """What Python prints with these packages installed; it must end well."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TEAHOUSE_")}
    paths = [str(folder), str(ROOT / "src"), str(ROOT)]
    kept |= {"PYTHONPATH": os.pathsep.join(paths), engine: "1"}
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=kept, capture_output=True, text=True, timeout=600, check=False
    )
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def teahouse(folder: Path, engine: str, *arguments: str) -> str:
    """What the command `teahouse` prints with these packages installed."""
    return python(folder, engine, "-m", "teahouse.cli", *arguments)
