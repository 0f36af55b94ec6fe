"""`teahouse bench`: measure the speed of the engine, in a checkout."""

import subprocess
import sys
from pathlib import Path

import click

from teahouse.engine.errors import TeahouseError


@click.command("bench", context_settings={"ignore_unknown_options": True})
@click.argument("args", nargs=-1, type=click.UNPROCESSED)
def bench_command(args: tuple[str, ...]) -> int:
    """Measure the speed of the engine: runs bench/run.py of a checkout."""
    script = Path(__file__).resolve().parents[3] / "bench" / "run.py"
    if not script.is_file():
        raise TeahouseError(
            "The measurements are part of a checkout of Teahouse, not of an installed one: run make bench there."
        )
    return subprocess.call([sys.executable, str(script), *args])
