"""Windows: private questions are put to whoever might have an answer, and the table answers for those who have none.

At a strict table a window closes no sooner than its pause is over, which hangs on nothing but the seed, the version and
whether the window opened right after another, as all have seen.
Whoever declines, a bot, a person or the table in place of either, is heard only then.
"""

import time
from typing import Any, Final

from msgspec import Struct

from teahouse.engine.decision import Decision
from teahouse.engine.rng import seeded
from teahouse.server.live_tables import LiveTable

SHORTEST: Final = 0.4
"""The shortest pause, as a share of the longest; every length between is equally likely."""
THOUGHT: Final = 0.3
"""For how much of the longest pause a bot may think in a window of a strict table: less than for any pause."""
FOLLOWING: Final = 0.4
"""The longest pause of a window that opens right after another, as a share of the longest: the table waits anyway."""
STEPS: Final = 1000


class Window(Struct, frozen=True):
    """A private question that the table answers."""

    decision: Decision[Any]
    move: int


def window_at(live: LiveTable) -> Window | None:
    """The first question the table has to answer; none while the people discuss whether to go back."""
    if live.table is None or live.row.state != "playing" or live.take_backs.request is not None:
        return None
    for decision in live.game.position.open:
        if decision.private and live.game.windows and not waits_with_bots(live, decision):
            move = unasked(live, decision)
            if move >= 0:
                return Window(decision, move)
    return None


def waits_with_bots(live: LiveTable, decision: Decision[Any]) -> bool:
    return live.row.paused and live.row.seats[decision.seat].who == "bot"


def unasked(live: LiveTable, decision: Decision[Any]) -> int:
    """The answer its seat need not be asked for, or -1."""
    only = live.game.position.only_answer(decision)
    if only >= 0:
        return only
    words = decision.reaction(live.game.position)
    muted = live.game.unasked[decision.seat]
    return decision.decline() if words and all(word in muted for word in words) else -1


def pause(seed: str, version: int, longest: float) -> float:
    """How long a window stays open that a version has opened."""
    drawn = seeded(f"{seed} pause {version}").below(STEPS + 1) / STEPS
    return longest * (SHORTEST + (1 - SHORTEST) * drawn)


def longest_pause(live: LiveTable, longest: float) -> float:
    """Of the window that is open now."""
    return longest * FOLLOWING if live.after_window else longest


def still_open(live: LiveTable, seat: int, longest: float) -> float:
    """Seconds for which the window of a seat stays open yet; 0 at tables that are not strict."""
    if not live.row.strict or live.table is None or not live.game.windows:
        return 0.0
    decision = live.game.position.decision_of(seat)
    if decision is None or not decision.private:
        return 0.0
    return max(
        0.0, live.changed_at + pause(live.row.seed, live.version, longest_pause(live, longest)) - time.monotonic()
    )
