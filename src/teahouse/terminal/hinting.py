"""Hints at the keyboard: a process of its own thinks about them, and Ctrl-C ends the wait."""

import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from teahouse.bots import Budget
from teahouse.bots.hints import Hint, hints
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, to_json
from teahouse.registry import load_game
from teahouse.text import Texts

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

BUDGET: Final = Budget(seconds=2.0)


class Hinter:
    """Knows what a sage would do; the process in which he thinks starts with the first question."""

    def __init__(self, game: str, pack: Path | None = None) -> None:
        self.game = game
        self.pack = pack
        self.pool: ProcessPoolExecutor | None = None

    def think(self, position: Position, seat: int, chance: str) -> list[Hint]:
        """The best moves of a seat, from no more than it may know; none if Ctrl-C was quicker."""
        if self.pool is None:
            import multiprocessing  # whoever asks for no hint needs no processes
            from concurrent.futures import ProcessPoolExecutor

            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_ignore_interrupts)
        world = to_json(position.imagine(seat, seeded(f"{chance} imagines")))
        asked = self.pool.submit(think_up, self.game, self.pack, world, seat, chance)
        try:
            return asked.result()
        except KeyboardInterrupt:
            self.stop()
            return []

    def stop(self) -> None:
        """End a thought; the next question starts another process."""
        if self.pool is not None:
            processes = list(self.pool._processes.values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self.pool = None


def promises(texts: Texts, hint: Hint, player: Callable[[int], str]) -> list[str]:
    """What a move promises, and whom it has to fear where several could win."""
    chance, rival_chance = round(100 * hint.chance), round(100 * hint.rival_chance)
    points = {"points": round(hint.points), "low": round(hint.low), "high": round(hint.high)}
    told = [texts.say("hint-result", chance=chance, **points)]
    if 0 <= hint.rival < hint.seats and hint.seats > 2:
        told.append(texts.say("hint-fears", player=player(hint.rival), chance=rival_chance))
    return told


def think_up(game: str, pack: Path | None, world: dict[str, Any], seat: int, chance: str) -> list[Hint]:
    """What the process does."""
    kind = load_game(game, pack).kind
    return hints(kind, from_json(kind, world), seat, seeded(chance), BUDGET)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
