"""Where a game of ZhanGuo stands, and what the others are told about whom we wait for."""

from typing import Any

from teahouse.engine.decision import Decision
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words


def moment(words: Words, seen: Seen) -> str:
    """The round, who began it, and whose turn it is."""
    parts = [words.say("moment", round=seen.round + 1, rounds=words.box.rounds)]
    if seen.finished:
        parts.append(words.say("moment-over"))
    elif any(asked.asks in ("Bid", "ChooseBoard") for asked in seen.asked):
        parts.append(words.say("moment-auction"))
    else:
        parts.append(words.say("first", player=words.player(seen, seen.first)))
    if seen.turn_of >= 0:
        parts.append(words.say("turn-of", player=words.player(seen, seen.turn_of)))
    return " · ".join(parts)


def section(decisions: dict[str, type[Decision[Any]]], seen: Seen) -> str:
    """The chapter of the clause that asks; one's own question before those of others."""
    asked = seen.question(seen.seat) or next(iter(seen.asked), None)
    if asked is None:
        return "ZG-END" if seen.finished else "ZG-RND"
    return decisions[asked.asks].clause.rpartition("-")[0]


def waiting(words: Words, seen: Seen, seat: int) -> str:
    asked = seen.question(seat)
    if asked is None:
        return ""
    return words.say(f"wait-{words.asks(asked, seen)}", player=words.player(seen, seat))
