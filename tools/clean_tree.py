"""Nothing of one machine is committed: no absolute home or temporary paths, no package-registry addresses.

python tools/clean_tree.py    looks through every file git tracks or would add
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MACHINE: Final = "|".join(("home", "root", "Users", "work", "tmp", "private", "mnt", "opt"))
REGISTRY: Final = "|".join((r"pypi\.org", "pythonhosted", r"registry\.npmjs", "index-url", "find-links"))
RULES: Final = (
    (re.compile(rf"(?<![\w.$~/}}])/(?:{MACHINE})/[\w.-]+"), "a path of one machine"),
    (re.compile(rf"(?:{REGISTRY})"), "a registry address"),
    (re.compile(r"(?:file|https?)://[^\s/]*@"), "an address with a name or password"),
    (re.compile(r"https?://(?:localhost|127\.|10\.|192\.168\.)[^\s]*/simple"), "a registry address"),
)


def complaints(name: str, text: str) -> list[str]:
    """What does not belong into this file, a sentence each."""
    return [
        f"{name}:{number}: {what} is written here: {found.group()}"
        for number, line in enumerate(text.splitlines(), 1)
        for pattern, what in RULES
        if (found := pattern.search(line))
    ]


def main() -> int:
    """Print every complaint; 2 if there is one."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listing.returncode:
        print("clean_tree: this is not a git checkout, so there is nothing to look through", file=sys.stderr)
        return 0
    found: list[str] = []
    for name in filter(None, listing.stdout.split("\0")):
        path = ROOT / name
        if path == Path(__file__).resolve() or not path.is_file():
            continue
        try:
            found.extend(complaints(name, path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue  # a picture or a font
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
