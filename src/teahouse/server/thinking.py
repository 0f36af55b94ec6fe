"""What a bot's process does: nothing but answer. It gets an imagined position, and gives back a move."""

import multiprocessing
import os
import signal
import threading
from functools import cache, lru_cache
from typing import Any

from teahouse.bots import Bot, bot
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json
from teahouse.shelf import Boxed, open_game


@cache
def _boxed(game: str) -> Boxed:
    return open_game(game)


@lru_cache(maxsize=64)
def _bot(name: str, table: str) -> Bot:
    """One for each table, so that it can go on with a thought."""
    return bot(name)


def open_box(game: str) -> None:
    """Take a game off the shelf, before the first thought about it."""
    _boxed(game)


def answer(game: str, name: str, table: str, world: dict[str, Any], seat: int, chance: str) -> int:
    """The bot's choice in an imagined position; `chance` seeds all it may gamble with."""
    kind = _boxed(game).kind
    return _bot(name, table).choose(kind, from_json(kind, world), seat, seeded(chance))


def live_with_parent() -> None:
    """A bot's process ends when the server does, however it ends; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
