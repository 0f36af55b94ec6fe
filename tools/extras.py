"""What people install: a wheel into an empty environment with each extra, and PyTorch where it can be had at once.

python tools/extras.py          build a plain wheel; install and try it without and with each extra
python tools/extras.py torch    add PyTorch to .venv-extras, if a file of it is at hand; say so if not
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TORCH: Final = "torch==2.13.0"
TRIES: Final = {
    "": "import teahouse; g = teahouse.load('zhanguo').start(seats=2, seed=1); g.play(g.legal_moves[0]); print(g)",
    "server": "from teahouse.server.app import create_app; print(create_app.__name__)",
    "envs": "from teahouse.envs import BatchEnv; games = BatchEnv('zhanguo', 2); games.reset(seed=1); print(games)",
    "lab": "import numpy, plotly, pyarrow, teahouse.lab.simulate; print(pyarrow.__version__)",
    "all": "import asyncpg, redis, litestar, pettingzoo, plotly, teahouse.envs; print('all')",
}
"""By extra, what must then run; without one, the engine alone."""
COMMANDS: Final = (["--help"], ["simulate", "zhanguo", "--games", "2", "--seats", "random,pupil", "--jobs", "1"])


def uv() -> str:
    return shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def plain_wheel(folder: Path) -> Path:
    """Built from a copy of the tree without its history, so that nothing is compiled or drawn anew."""
    copy = folder / "tree"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file() and not name.startswith(("web/", "tests/", "docs/")):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    page = copy / "src" / "teahouse" / "_web" / "index.html"
    page.parent.mkdir(exist_ok=True)
    page.write_text("the browser table is not part of this trial\n", encoding="utf-8")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    plain = {**os.environ, "TEAHOUSE_NO_MYPYC": "1"}
    subprocess.run(command, cwd=copy, env=plain, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def try_extra(folder: Path, wheel: Path, extra: str) -> None:
    """Install and run, far from the checkout."""
    home = folder / f"with-{extra or 'nothing'}"
    subprocess.run([uv(), "venv", "-q", "--python", sys.executable, str(home)], check=True)
    python = str(home / "bin" / "python")
    wanted = f"teahouse[{extra}] @ {wheel.as_uri()}" if extra else f"teahouse @ {wheel.as_uri()}"
    subprocess.run([uv(), "pip", "install", "-q", "--python", python, wanted], check=True)
    subprocess.run([python, "-c", TRIES[extra]], cwd=folder, check=True)
    for arguments in COMMANDS if not extra else ():
        subprocess.run([str(home / "bin" / "teahouse"), *arguments], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    if not extra:
        serve = [str(home / "bin" / "teahouse"), "serve"]
        refused = subprocess.run(serve, cwd=folder, capture_output=True, text=True, check=False)
        assert refused.returncode == 2, refused
        assert "pip install 'teahouse[server]'" in refused.stderr, refused.stderr


def try_all() -> int:
    with tempfile.TemporaryDirectory(prefix="teahouse-extras-") as name:
        folder = Path(name)
        wheel = plain_wheel(folder)
        for extra in TRIES:
            began = time.monotonic()
            try_extra(folder, wheel, extra)
            print(f"extras: {extra or 'the engine alone'}: installed and tried in {time.monotonic() - began:.0f} s")
    return 0


def add_torch() -> int:
    """From a file that pip finds on this machine; gigabytes are never fetched. What it needs is in the lock."""
    python = str(ROOT / ".venv-extras" / "bin" / "python")
    command = ["python3", "-m", "pip", "--python", python, "install", "-q", "--no-index", "--no-deps", TORCH]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        print(f"extras: there is no file of {TORCH} here: training is not tried")
    return 0


if __name__ == "__main__":
    sys.exit(add_torch() if sys.argv[1:] == ["torch"] else try_all())
