"""Where a game of ZhanGuo stands, and what the others are told about whom we wait for."""

from typing import Any, Final

from teahouse.engine.decision import Decision
from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words, player_mark
from teahouse.wording import Phase

BOARDS: Final = ("AgreeToDrop", "Bid", "ChooseBoard", "ProposeBoard")
"""Questions before the first round."""


def phase(seen: Seen) -> Phase:
    """The round, whether boards are chosen in it or the game is over, who began it, and whose turn it is."""
    boards = any(asked.asks in BOARDS for asked in seen.asked)
    choice = "auction" if seen.board_mode in (names.AUCTION, names.AGREED_AUCTION) else "boards"
    return {
        "round": seen.round + 1,
        "stage": "over" if seen.finished else choice if boards else "play",
        "first": player_mark(seen, seen.first),
        "turn": player_mark(seen, seen.turn_of),
    }


def phase_text(words: Words, phase: Phase) -> str:
    parts = [words.say("moment", round=phase["round"], rounds=words.box.rounds)]
    if phase["stage"] == "play":
        parts.append(words.say("first", player=words.marked(phase["first"])))
    else:
        parts.append(words.say(f"moment-{phase['stage']}"))
    if phase["turn"]:
        parts.append(words.say("turn-of", player=words.marked(phase["turn"])))
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
