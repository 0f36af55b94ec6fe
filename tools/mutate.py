"""Break rules at random and see whether the tests notice.

    python tools/mutate.py --game zhanguo --sample 60 --seed 1     a sample of all rules of a game
    python tools/mutate.py --game zhanguo --rule ZG-UNI-03         one rule against the tests tagged with it
    python tools/mutate.py --game zhanguo --rule ZG-UNI            every rule of a section; `all` for every rule

The working tree is never touched: each of the worker processes has a copy of it in a temporary folder.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
os.environ["TEAHOUSE_PURE"] = "1"  # a compiled engine would not notice a changed source

from mutations import Mutation, mutations_of, places_of  # noqa: E402  (beside this file)
from teahouse.ledger import LedgerError, Proofs, games, load, proved  # noqa: E402  (found through the lines above)

COPIED: Final = ("src", "tests", "tools", "lab", "examples", "docs", "pyproject.toml", "README.md")
UNCOPIED: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".pytest_cache", "*.egg-info")
MEMORY: Final = 4 << 30
PYTEST: Final = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=line")
PASSED, FAILED = 0, 1
"""How pytest ends when all tests passed, and when one failed."""
CRASH: Final = re.compile(r": (?:Attribute|Index|Key|Name|Recursion|Type|UnboundLocal|ZeroDivision)Error\b")
"""How a failing test looks when the mutant fell over, rather than doing something else than the rule says."""

FATES: Final = ("killed", "crashed", "timed out", "survived")
VERDICTS: Final = ("proved", "only by a crash", "unnoticed", "not named in the source")


class MutationError(Exception):
    """The run cannot start; the message says why."""


class Outcome(NamedTuple):
    """What became of one mutant."""

    mutation: Mutation
    fate: str
    """killed: a test saw the wrong play; crashed: the mutant fell over at once; survived; timed out."""
    before: str
    after: str
    seconds: float

    def __str__(self) -> str:
        place = f"{self.mutation.path.relative_to(ROOT / 'src')}:{self.mutation.line}"
        return f"{self.fate:<9} {place}  {self.mutation.what}\n            - {self.before}\n            + {self.after}"

    def as_json(self) -> dict[str, object]:
        path = self.mutation.path.relative_to(ROOT).as_posix()
        seconds = round(self.seconds, 2)
        told = {"file": path, "line": self.mutation.line, "what": self.mutation.what, "fate": self.fate}
        return {**told, "before": self.before, "after": self.after, "seconds": seconds}


class Bench:
    """Copies of the working tree, one per worker, in which mutants are tried."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.trees = [folder / str(number) for number in range(workers)]
        self.free: SimpleQueue[Path] = SimpleQueue()

    def set_up(self, tests: Sequence[str], timeout: float | None) -> float:
        """Copy the tree, run the tests once unbroken, and return how long a mutant may take."""
        first, *others = self.trees
        first.mkdir()
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, first / name, ignore=UNCOPIED)
            elif (ROOT / name).is_file():
                shutil.copy2(ROOT / name, first / name)
        began = time.monotonic()
        code, output = run_tests(first, tests, timeout or 600, keep_bytecode=True)
        if code != PASSED:
            raise MutationError(f"The tests must pass before anything is broken, and they do not:\n{output.strip()}")
        for other in others:
            shutil.copytree(first, other)
        for tree in self.trees:
            self.free.put(tree)
        return timeout or max(20.0, 5 * (time.monotonic() - began))

    @contextmanager
    def tree(self) -> Iterator[Path]:
        """Borrow a tree that nobody else is using."""
        tree = self.free.get()
        try:
            yield tree
        finally:
            self.free.put(tree)

    def attempt(self, mutation: Mutation, tests: Sequence[str], timeout: float) -> Outcome:
        """Write the mutant into a tree, run the tests there, and put the file back as it was."""
        began = time.monotonic()
        with self.tree() as tree:
            target = tree / mutation.path.relative_to(ROOT)
            original = target.read_bytes()  # of the copy: somebody may go on working on the sources meanwhile
            stamp = target.stat()
            target.write_bytes(mutation.applied(original))
            os.utime(target, (stamp.st_atime + 10, stamp.st_mtime + 10))  # never the time of cached bytecode
            try:
                code, output = run_tests(tree, tests, timeout)
            finally:
                target.write_bytes(original)
                os.utime(target, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
        return Outcome(mutation, fate_of(code, output), *mutation.before_and_after(original), time.monotonic() - began)


def fate_of(code: int | None, output: str) -> str:
    """What a run of the tests says about the mutant."""
    if code is None:
        return "timed out"
    if code == PASSED:
        return "survived"
    return "killed" if code == FAILED and not CRASH.search(output) else "crashed"


def run_tests(tree: Path, tests: Sequence[str], timeout: float, keep_bytecode: bool = False) -> tuple[int | None, str]:
    """Run pytest in a tree and return how it ended and what it printed; None if it took too long."""
    surroundings = {**os.environ, "PYTHONPATH": str(tree / "src"), "TEAHOUSE_PURE": "1"}
    if not keep_bytecode:
        surroundings["PYTHONDONTWRITEBYTECODE"] = "1"
    process = subprocess.Popen(
        [*PYTEST, *tests],
        cwd=tree,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        output, _ = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, f"No answer after {timeout:.0f} s."
    return process.returncode, output


def sample(files: Sequence[Path], size: int, seed: int) -> list[Mutation]:
    """Choose mutants from all files alike, in the order of the files."""
    every = [mutation for file in files for mutation in mutations_of(file)]
    if not every:
        raise MutationError("There is nothing to break in these files.")
    chosen = random.Random(seed).sample(every, min(size, len(every)))
    return sorted(chosen, key=lambda mutation: (mutation.path, mutation.start))


def try_sample(bench: Bench, options: argparse.Namespace, files: Sequence[Path]) -> tuple[int, dict[str, object]]:
    """Try a sample of mutants against the tests of the game; say which survived."""
    tests = shlex.split(options.tests) if options.tests else [tests_of(options.game)]
    mutants = sample(files, options.sample, options.seed)
    timeout = bench.set_up(tests, options.timeout)
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(options.workers) as workers:
        for tried in workers.map(lambda mutant: bench.attempt(mutant, tests, timeout), mutants):
            outcomes.append(tried)
            print(tried, flush=True)
    count = {fate: sum(each.fate == fate for each in outcomes) for fate in FATES}
    share = 100 * (len(outcomes) - count["survived"]) / len(outcomes)
    print(f"\n{', '.join(f'{number} {fate}' for fate, number in count.items())}: {share:.1f} % did not survive.")
    told = {"game": options.game, "seed": options.seed, "tests": tests, **count, "share": round(share, 2)}
    return 0, {**told, "mutants": [outcome.as_json() for outcome in outcomes]}


def try_rules(bench: Bench, options: argparse.Namespace, files: Sequence[Path]) -> tuple[int, dict[str, object]]:
    """For each clause: does some test tagged with it fail when the lines that name it are broken?"""
    proofs = proved(ROOT / "tests")
    clauses = wanted_clauses(options.game, options.rule, proofs)
    mutants = {clause: mutants_of(clause, files, options.sample, options.seed) for clause in clauses}
    timeout = bench.set_up(sorted({proof.node for clause in clauses for proof in proofs[clause]}), options.timeout)

    def judge(clause: str) -> tuple[str, str, list[Outcome]]:
        tried: list[Outcome] = []
        tests = [proof.node for proof in proofs[clause]]
        for mutant in mutants[clause]:
            tried.append(bench.attempt(mutant, tests, timeout))
            if tried[-1].fate == "killed":
                return clause, "proved", tried
        if not tried:
            return clause, "not named in the source", tried
        return clause, "only by a crash" if any(each.fate != "survived" for each in tried) else "unnoticed", tried

    rules: dict[str, object] = {}
    verdicts: list[str] = []
    with ThreadPoolExecutor(options.workers) as workers:
        for clause, verdict, tried in workers.map(judge, clauses):
            verdicts.append(verdict)
            rules[clause] = {"verdict": verdict, "mutants": [outcome.as_json() for outcome in tried]}
            print(f"{clause:<14} {verdict}", *(tried[-1:] if verdict == "proved" else tried), sep="\n  ", flush=True)
    count = {verdict: verdicts.count(verdict) for verdict in VERDICTS}
    print(f"\n{', '.join(f'{number} {verdict}' for verdict, number in count.items())}.")
    return int(count["unnoticed"] > 0), {"game": options.game, "seed": options.seed, **count, "rules": rules}


def wanted_clauses(game: str, wanted: str, proofs: Proofs) -> list[str]:
    """The tagged clauses that an id, the code of a section or `all` stands for."""
    ledger = load(game)
    if wanted == "all" or any(section.code == wanted for section in ledger.sections):
        ids = [each.id for each in ledger.clauses.values() if wanted in ("all", each.section)]
    else:
        ids = [ledger[wanted].id]
    tagged = [clause for clause in ids if clause in proofs]
    if not tagged:
        raise MutationError(f'No test is tagged with {wanted}; write @rule("{ids[0]}") above the test that proves it.')
    return tagged


def mutants_of(clause: str, files: Sequence[Path], size: int, seed: int) -> list[Mutation]:
    """Mutants of the lines that name a clause, those of the narrowest place first."""
    dice = random.Random(f"{seed} {clause}")
    places = [(last - first, file, first, last) for file in files for first, last in places_of(file, clause)]
    chosen: dict[Mutation, None] = {}
    for _, file, first, last in sorted(places):
        here = [mutation for mutation in mutations_of(file) if first <= mutation.line <= last]
        chosen.update(dict.fromkeys(dice.sample(here, len(here))))
    return list(chosen)[:size]


def tests_of(game: str) -> str:
    """The tests that mirror the folder of a game, or all of them."""
    return f"tests/games/{game}" if (ROOT / "tests" / "games" / game).is_dir() else "tests"


def files_of(game: str, pattern: str | None) -> list[Path]:
    """The source files to break."""
    if game not in games():
        raise MutationError(f"There is no game {game!r}; the games are {', '.join(games())}.")
    folder = ROOT / "src" / "teahouse" / "games" / game / "rules"
    files = sorted(ROOT.glob(pattern) if pattern else folder.rglob("*.py"))
    files = [file for file in files if file.suffix == ".py"]
    if not files:
        raise MutationError(f"There are no Python files in {pattern or folder.relative_to(ROOT)}.")
    return files


def read_options(arguments: Sequence[str]) -> argparse.Namespace:
    words = argparse.ArgumentParser(description="Break rules at random and see whether the tests notice.")
    words.add_argument("--game", required=True, help=", ".join(games()))
    words.add_argument("--sample", type=int, help="how many mutants [60; for --rule at most 12 a rule]")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--rule", help="an id, the code of a section, or all: run only the tests tagged with it")
    words.add_argument("--files", metavar="GLOB", help="what to break, from the root of the repository")
    words.add_argument("--tests", metavar="ARGS", help="what to hand to pytest [tests/games/GAME]")
    words.add_argument("--workers", type=int, default=2)
    words.add_argument("--timeout", type=float, metavar="SECONDS", help="for one mutant [five times the unbroken run]")
    words.add_argument("--out", type=Path, metavar="FILE", help="write the outcome as JSON")
    options = words.parse_args(arguments)
    options.sample = options.sample or (12 if options.rule else 60)
    return options


def main(arguments: Sequence[str]) -> int:
    """0: done, and for --rule every broken rule was noticed; 1: one was not; 2: wrong input."""
    options = read_options(arguments)
    try:
        files = files_of(options.game, options.files)
        with tempfile.TemporaryDirectory(prefix="teahouse-mutants-") as folder:
            bench = Bench(Path(folder), options.workers)
            code, told = (try_rules if options.rule else try_sample)(bench, options, files)
    except (MutationError, LedgerError) as trouble:
        print(f"mutate: {trouble}", file=sys.stderr)
        return 2
    if options.out:
        options.out.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
