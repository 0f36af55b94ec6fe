"""Where a game of The Great Wall stands, and what the others are told about whom we wait for."""

from typing import Any, Final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.words.seen import Asked, Seen
from teahouse.games.great_wall.words.words import SEASONS, Words

CHAPTERS: Final = ("GW-SET", "GW-SPR", "GW-SUM", "GW-AUT", "GW-WIN", "GW-END")
"""By season, the chapter of the ledger, where no question tells it better."""
ANYWHERE: Final = frozenset(
    (
        "AcceptGift",
        "ChooseBranch",
        "ChoosePlayer",
        "CopyOrder",
        "GainByArea",
        "GainToken",
        "GiveOne",
        "GiveTo",
        "GrantWhere",
        "PayEither",
        "PayInstead",
        "PayForEffect",
        "Recall",
        "SpareToken",
    )
)
"""Questions of cards and prices, which come up in every chapter."""


def moment(words: Words, seen: Seen) -> str:
    """The year, the season, whose turn."""
    time = words.say("moment", year=seen.g.year, season=SEASONS[seen.g.season])
    if seen.g.active < 0:
        return time
    return f"{time} · {words.say('turn-of', player=words.who(seen.g.active, seen))}"


def section(decisions: dict[str, type[Decision[Any]]], seen: Seen) -> str:
    """The chapter of the clause that asks; one's own question before those of others."""
    asked = seen.question(seen.seat) or next(iter(seen.asked), None)
    if asked is None or asked.asks in ANYWHERE:
        return CHAPTERS[seen.g.season]
    return decisions[asked.asks].clause.rpartition("-")[0]


def waiting(words: Words, seen: Seen, seat: int) -> str:
    """A seat of -1 asks for those of whom nobody may know that they are asked."""
    asked = secret(seen) if seat < 0 else seen.question(seat)
    if asked is None:
        return ""
    if asked.seat < 0:
        return words.say("wait-somebody")
    return words.say(f"wait-{asked.asks}", player=words.player(seat))


def secret(seen: Seen) -> Asked | None:
    """A question to somebody who must stay unknown."""
    return next((asked for asked in seen.asked if asked.seat < 0), None)
