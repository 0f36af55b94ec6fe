"""What runs in a worker process: it gets an imagined position, and gives back a bot's move or hints."""

import multiprocessing
import os
import signal
import threading
import time
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from teahouse.bots import Bot, Budget, bot
from teahouse.bots.hints import hints
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json
from teahouse.registry import LoadedGame, load_game
from teahouse.review.advice import Advice, advised
from teahouse.review.facts import Depth
from teahouse.review.pieces import Done, Piece, done
from teahouse.review.played import Course

HINT_BUDGET: Final = Budget(seconds=2.0)
AGE: Final = 1e6
"""Seconds: longer than any thought."""

_here: Final = threading.local()
"""Of this worker: `given_up`, which whoever asks may set while we think, and the `ages` that went by for that."""


@lru_cache(maxsize=16)
def _loaded(game: str, pack: Path | None) -> LoadedGame:
    """A game with the content that is installed, or that of the folder."""
    return load_game(game, pack)


@lru_cache(maxsize=8)
def _bot(name: str, table: str, seat: int) -> Bot:
    """One for each seat, so that it can go on with its search; few at a time, for a search is large."""
    return bot(name)


def warm_up(game: str, pack: Path | None) -> None:
    """Open a game before the first question about it."""
    _loaded(game, pack)


def answer(
    game: str,
    pack: Path | None,
    name: str,
    table: str,
    world: dict[str, Any],
    seat: int,
    chance: str,
    seconds: float = 0.0,
) -> int:
    """The bot's choice in an imagined position; `chance` seeds all it may gamble with.

    Where `seconds` says how long it may think, it does not think longer.
    """
    kind, player = _loaded(game, pack).kind, _bot(name, table, seat)
    player.think_within(Budget(seconds=seconds) if seconds else None, time.perf_counter)
    return player.choose(kind, from_json(kind, world), seat, seeded(chance))


def hint(game: str, pack: Path | None, world: dict[str, Any], seat: int, chance: str) -> list[Advice]:
    """What the strongest bot thinks of in an imagined position, and why."""
    loaded = _loaded(game, pack)
    rng = seeded(chance)
    position = from_json(loaded.kind, world)
    position.game = loaded.kind
    found = hints(loaded.kind, position, seat, rng, HINT_BUDGET, clock=while_wanted)
    return advised(found, position, loaded, seat, rng, while_wanted)


def review(pack: Path | None, course: Course, depth: Depth, piece: Piece) -> Done:
    """One piece of a review."""
    return done(course, pack, depth, piece)


def while_wanted() -> float:
    """The time; when nobody waits for our thought any more, an age goes by at every look."""
    given_up = getattr(_here, "given_up", None)
    if given_up is not None and given_up.value:
        _here.ages = getattr(_here, "ages", 0.0) + AGE
    return time.perf_counter() + getattr(_here, "ages", 0.0)


def heed(given_up: Any) -> None:
    """From now on this worker stops when it is told that its thought is given up."""
    _here.given_up = given_up


def live_with_parent(given_up: Any) -> None:
    """A bot's process ends when the server does, however it ends; Ctrl-C is the server's business."""
    heed(given_up)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
