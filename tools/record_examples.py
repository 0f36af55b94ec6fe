"""A pytest plug-in that records examples of clauses from the tests that prove them: see `make examples`.

    TEAHOUSE_PURE=1 PYTHONPATH=tools python -m pytest -p record_examples --record-examples tests/games

Every test tagged with a clause is watched while it plays. At the end the best example of each clause is written beside
the ledger of its game; where only some tests are run, the examples of the others stay. With several workers (`-n 2`)
each hands its own best to the first process.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Final

import pytest
from msgspec import json

from best_example import Candidate, better, candidates
from teahouse import ledger
from teahouse.registry import load_game
from teahouse.teaching.examples import Example, all_stored, played, store, stored, unseen
from watched_play import ROOT, Watcher

HANDED_OVER: Final = "examples"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-examples", action="store_true", help="Write examples of the clauses that tests prove.")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--record-examples"):
        config.pluginmanager.register(Recorder(config), "recorder")


class Recorder:
    """Keeps the best example of each clause while the tests run."""

    def __init__(self, config: pytest.Config) -> None:
        if os.environ.get("TEAHOUSE_PURE") != "1":
            raise pytest.UsageError("Examples are recorded on the plain engine: set TEAHOUSE_PURE=1.")
        self.config = config
        self.watcher = Watcher()
        self.best: dict[str, Candidate] = {}
        self.run: set[str] = set()
        self.before = {game: all_stored(game) for game in ledger.games()}

    @pytest.hookimpl
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Only tests that prove something are run."""
        wanted = [item for item in items if rules_of(item)]
        config.hook.pytest_deselected(items=[item for item in items if not rules_of(item)])
        items[:] = wanted

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.watcher.begin()
        try:
            return (yield)
        finally:
            self.watcher.plays = None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """A test that passes gives its examples; one that fails shows nothing."""
        result = yield
        assert isinstance(item, pytest.Function)
        for candidate in candidates(item.nodeid, item.function, self.watcher.end()):
            self.consider(candidate)
        return result

    def consider(self, candidate: Candidate, plays: bool = False) -> None:
        """Keep a candidate if it is the best so far, and plays with what the built-in pack prints."""
        clause = candidate.example.clause
        if better(candidate, self.best.get(clause)) and (plays or still_plays(candidate.example)):
            self.best[clause] = candidate

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object, error: object) -> None:
        """A worker has finished: its best examples are compared with those of the others."""
        handed: dict[str, str] = getattr(node, "workeroutput", {})
        for candidate in json.decode(handed.get(HANDED_OVER, "[]"), type=list[Candidate]):
            self.consider(candidate, plays=True)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        handed: dict[str, str] | None = getattr(self.config, "workeroutput", None)
        if handed is not None:
            handed[HANDED_OVER] = json.encode(list(self.best.values())).decode()
            return
        proofs = ledger.proved(ROOT / "tests")
        for game in ledger.games():
            tests = {each: [proof.node for proof in proofs.get(each, ())] for each in ledger.load(game).clauses}
            found = {each: self.example_now(game, each, tests[each]) for each in tests.keys() - unseen(game).keys()}
            mine = {each: example for each, example in found.items() if example is not None}
            store(stored(game), mine, tests)
            print(f"\n{game}: {len(mine)} examples, {stored(game).stat().st_size} bytes")

    def example_now(self, game: str, clause: str, tests: list[str]) -> Example | None:
        """The best example of this run; the stored one where its test was not run, but is still there."""
        before, now = self.before[game].get(clause), self.best.get(clause)
        if now is not None and now.is_meant:
            return now.example
        if before is not None and before.test not in self.run and before.test.partition("[")[0] in tests:
            return before
        return now.example if now is not None else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.run.add(report.nodeid)


def rules_of(item: pytest.Item) -> tuple[str, ...]:
    """The clauses a test is tagged with."""
    found = vars(getattr(item, "function", object)).get("rules", ())
    return found if isinstance(found, tuple) else ()


def still_plays(example: Example) -> bool:
    """Whether an example plays with what is printed in the built-in pack: some tests print their own."""
    kind = load_game(ledger.load()[example.clause].ledger.partition("/")[0]).kind
    try:
        return len([*played(kind, example)]) > len(example.steps)
    except Exception:  # what another pack prints may break anything
        return False
