"""Why a move cannot be made: a sentence about this click, what it is short of, and the clause behind it.

| message | says |
| --- | --- |
| `<game>-lack-<what>` | a thing a move may be short of, as a heading: `workers in Wei` |
| `<game>-lack-<what>.need` | as many of it as the move takes: `2 workers in Wei` |
| `<game>-lack-<what>.how` | how one comes by it, a sentence |
| `<game>-why-<clause>` | what a clause says of a move it refuses for another reason than want, a sentence |

A move that is short of nothing and whose clause has no sentence does not answer the question.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.position import Position
from teahouse.text import Texts, capital
from teahouse.wording import LackTold, Reading, Teller

Args = dict[str, str | int]
MOST_WANTING: Final = 6
"""More answers that cannot be given would hide those that can."""


class Refusal(NamedTuple):
    """Why a seat cannot make a move now."""

    sentence: str
    lacks: list[LackTold]
    clause: str


class Reasons:
    """What one game says of refusals, in one language."""

    def __init__(self, game: str, texts: Texts, about: Mapping[str, str], named: Callable[[str, int], Args]) -> None:
        """`about` says what the number of a lack means, and `named` what that is to a message."""
        self.game = game
        self.texts = texts
        self.about = about
        self.named = named

    def lack(self, lack: Lack) -> LackTold:
        message = f"{self.game}-lack-{lack.what}"
        if not self.texts.knows(message):
            return LackTold(lack.what, lack.have, lack.need, f"{lack.need} {lack.what}", "")
        args: Args = {"have": lack.have, "need": lack.need}
        if lack.what in self.about:
            args |= self.named(self.about[lack.what], lack.about)
        what, needed = self.texts.say(message, **args), self.texts.say(f"{message}.need", **args)
        return LackTold(what, lack.have, lack.need, needed, self.texts.say(f"{message}.how", **args))

    def why(self, clause: str) -> str:
        """What a clause says that refuses for another reason; empty where a game has no words for it."""
        message = f"{self.game}-why-{clause}"
        return self.texts.say(message) if self.texts.knows(message) else ""


def refusal(position: Position, seat: int, move: int, teller: Teller, reading: Reading) -> Refusal | None:
    """Why a seat cannot make a move, in words; None if it can. `reading` is what this seat sees.

    A question that the table answers in its place is none that the seat has been asked.
    """
    if position.question_to(seat) is None:
        return Refusal(teller.texts.say("core-refused-wait"), [], position.not_asked(seat))
    clause = position.refuse(seat, move)
    if clause is None:
        return None
    lacks = [teller.lack(lack) for lack in position.lacking(seat, move)]
    if lacks:
        return Refusal(short(teller, reading.word(move), lacks), lacks, clause)
    return Refusal(otherwise(position, seat, move, clause, teller, reading), [], clause)


def wanting(position: Position, decision: Decision[Any]) -> dict[int, list[Lack]]:
    """The answers that are only short of something, those that are short of least if there are many."""
    found: dict[int, list[Lack]] = {}
    for move in decision.candidates(position):
        if not decision.is_aside(move) and position.judge(decision, move) is not None:
            lacks = position.shortages(decision, move)
            if lacks:
                found[move] = lacks
    nearest = sorted(found, key=lambda move: sum(lack.need - lack.have for lack in found[move]))[:MOST_WANTING]
    return {move: found[move] for move in found if move in nearest}


def short(teller: Teller, move: str, lacks: list[LackTold]) -> str:
    """A move and all that it needs and does not have."""
    say = teller.texts.say
    parts = [say("core-refused-part", needed=lack.needed, have=lack.have, need=lack.need) for lack in lacks]
    return say("core-refused-short", move=bare(move), parts=say("core-and").join(parts))


def otherwise(position: Position, seat: int, move: int, clause: str, teller: Teller, reading: Reading) -> str:
    """A move that is refused for another reason: no answer to the question, or what its clause says."""
    say = teller.texts.say
    decision = position.decision_of(seat)
    assert decision is not None, "who is not asked is told to wait"
    fits = clause != decision.posed_by(position) or move in decision.candidates(position)
    if why := teller.why(clause) if fits else "":
        return why
    return say("core-refused-answer", move=bare(reading.word(move)), question=reading.question(seat))


def bare(move: str) -> str:
    """A move without what it would bring, as the subject of a sentence."""
    return capital(move.partition(": ")[0])
