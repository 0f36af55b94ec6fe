"""Where a game of The Ancient World stands, and what the others are told about whom we wait for."""

from typing import Any

from teahouse.engine.decision import Decision
from teahouse.games.ancient_world.rules.reactions import CLAUSES, UseCard
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.games.ancient_world.words.words import Words


def moment(words: Words, seen: Seen) -> str:
    """The round, its phase, whose turn."""
    table = seen.table
    parts = [words.say("moment", round=table.round, rounds=len(words.box.round_deck) - 1)]
    if table.finished:
        parts.append(words.say("moment-over"))
    elif table.turn_of >= 0:
        parts.append(words.say("turn-of", player=words.player(table.turn_of)))
    else:
        parts.append(words.say("moment-end"))
    return " · ".join(parts)


def section(words: Words, decisions: dict[str, type[Decision[Any]]], seen: Seen) -> str:
    """The chapter of the clause that asks; a card that may be used belongs to what it answers to."""
    asked = seen.question(seen.seat) or next(iter(seen.table.asked), None)
    if asked is None:
        return "AW-END" if seen.table.finished else "AW-RND"
    clause = decisions[asked.asks].clause
    if asked.asks == "UseCard":
        clause = CLAUSES.get(words.box.triggers[asked.read(UseCard).trigger].on, clause)
    return clause.rpartition("-")[0]


def waiting(words: Words, seen: Seen, seat: int) -> str:
    asked = seen.question(seat)
    return "" if asked is None else words.say(f"wait-{asked.asks}", player=words.player(seat))
