"""Where a game of The Ancient World stands, and what the others are told about whom we wait for."""

from typing import Any

from teahouse.engine.decision import Decision
from teahouse.games.ancient_world.rules.reactions import CLAUSES, UseCard
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.games.ancient_world.words.words import Words
from teahouse.wording import Phase


def phase(seen: Seen) -> Phase:
    """The round, whether the game is over, and whose turn it is; nobody's at the end of a round."""
    table = seen.table
    return {"round": table.round, "over": int(table.finished), "turn": table.turn_of}


def phase_text(words: Words, phase: Phase) -> str:
    parts = [words.say("moment", round=phase["round"], rounds=len(words.box.round_deck) - 1)]
    turn = int(phase["turn"])
    if phase["over"]:
        parts.append(words.say("moment-over"))
    elif turn >= 0:
        parts.append(words.say("turn-of", player=words.player(turn)))
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
