"""Where a game of The Great Wall stands, and what the others are told about whom we wait for."""

from typing import Any, Final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.words.seen import Asked, Seen
from teahouse.games.great_wall.words.words import COLOURS, SEASONS, Words
from teahouse.wording import Phase

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


def phase(seen: Seen) -> Phase:
    """The year, the season, whose turn: the colour of a player, the Reed clan, Qin, or nobody's."""
    g = seen.g
    if g.active < 0:
        turn = ""
    elif g.is_player(g.active):
        turn = COLOURS[g.active]
    else:
        turn = "reed" if g.active == g.reed else "qin"
    return {"year": g.year, "season": SEASONS[g.season], "turn": turn}


def phase_text(words: Words, phase: Phase) -> str:
    time = words.say("moment", year=phase["year"], season=phase["season"])
    if not phase["turn"]:
        return time
    player = words.say("player", colour=phase["turn"]) if phase["turn"] in COLOURS else words.say(str(phase["turn"]))
    return f"{time} · {words.say('turn-of', player=player)}"


def section(decisions: dict[str, type[Decision[Any]]], seen: Seen) -> str:
    """The chapter of the clause that asks; one's own question before those of others."""
    asked = seen.question(seen.seat) or next(iter(seen.asked), None)
    if asked is None or asked.asks in ANYWHERE or asked.seat < 0:
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
