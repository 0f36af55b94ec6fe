"""What a bot's process does: nothing but answer. It gets an observation and the legal moves, and gives back one."""

import multiprocessing
import os
import signal
import threading
from functools import cache

from teahouse.bots import Bot, bot
from teahouse.engine.rng import seeded
from teahouse.shelf import Boxed, open_game


@cache
def _boxed(game: str) -> Boxed:
    return open_game(game)


@cache
def _bot(name: str, game: str) -> Bot:
    return bot(name, game)


def answer(game: str, name: str, observation: dict[str, object], options: list[int], chance: str) -> int:
    """The bot's choice; `chance` seeds all it may gamble with."""
    return _bot(name, game).choose(_boxed(game).kind, observation, options, seeded(chance))


def live_with_parent() -> None:
    """A bot's process ends when the server does, however it ends; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
