"""The Red Turban Rebellion in words."""

from typing import TYPE_CHECKING, Any, Final

from teahouse.games.great_wall.cardtext import card_text
from teahouse.games.great_wall.rules.expansions.chronicles.red.peace import PledgeGold
from teahouse.games.great_wall.rules.expansions.chronicles.red.rebellion import (
    BREACHED,
    NO_PEACE,
    PEACE_FOR,
    Rebellion,
    rebellion_of,
    sheet_of,
)
from teahouse.games.great_wall.rules.expansions.chronicles.red.sheet import NAME
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.games.great_wall.words.expansions import Args, Figure, Mark, Panel, Sheet, Speech, Track
from teahouse.games.great_wall.words.seen import Asked, Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words

STATES: Final = ("undecided", "war", "peace")


def rebellion_seen(seen: Seen) -> Rebellion | None:
    return next((part for part in seen.g.attached() if isinstance(part, Rebellion)), None)


def parts(words: "Words", family: str, at: int, seen: Seen) -> Args:
    return {"count": at, "n": at * sheet_of(seen.g).peace} if family == "peace" else {}


def facts(words: "Words", asked: Asked, seen: Seen) -> Args:
    """Prices, and what is still missing of the gold."""
    if asked.asks == "PledgeGold":
        pledge = asked.read(PledgeGold)
        return {"count": pledge.hordes, "n": pledge.missing(seen.g)}
    return {"n": sheet_of(seen.g).official if asked.asks == "OfficialForHonor" else sheet_of(seen.g).peace}


def meaning(words: "Words", meaning: str, value: Any, seen: Seen) -> Args | None:
    return {"gold": words.say("tokens", what="gold", n=value)} if meaning == "gold" else None


# -- on the table ------------------------------------------------------------------------------------


def panels(words: "Words", seen: Seen) -> list[Panel]:
    """The card, peace or war, and the shortened time track."""
    rebellion = rebellion_seen(seen)
    if rebellion is None:
        return []
    card = next(card for card in words.labels.scenarios if card.id == NAME)
    name = card.name.of(words.texts.lang)
    text = " ".join(card_text(words.labels, card, words.texts.lang).splitlines())
    return [
        Panel(
            id=NAME,
            title=name,
            icon=card.icon,
            lines=[words.say("red-state", state=STATES[rebellion.state])],
            sheets=[Sheet(id=card.id, name=name, icon=card.icon, text=text)],
            tracks=[time_track(words, seen)],
        )
    ]


def time_track(words: "Words", seen: Seen) -> Track:
    """The shame token covers a space; the one before it is the last."""
    token = Figure(icon="thumb-down", label=words.say("red-token"))
    now = Figure(icon="hourglass", label=words.say("red-now"))
    years = len(seen.g.printed().invasion)
    markers = [(space, token) for space in range(years - rebellion_of(seen.g).spaces_fewer, years)]
    return Track(
        label=words.say("red-track"),
        spaces=[str(year + 1) for year in range(years)],
        markers=[(seen.g.time, now), *markers],
    )


def marks(words: "Words", seen: Seen) -> list[Mark]:
    """Damage tokens on the overseer cells of the gold mine (GWX-RED-10)."""
    if rebellion_seen(seen) is None:
        return []
    area = AREAS[sheet_of(seen.g).area]
    return [Mark(at=f"area {area}", icon="broken-arrow", label=words.say("red-no-overseers", area=area))]


SPEECH: Final = Speech(
    questions={"OfficialForHonor": {}, "PledgeGold": {}, "ProposePeace": {}},
    facts=facts,
    families=((NO_PEACE, "no-peace"), (PEACE_FOR, "peace")),
    parts=parts,
    meaning=meaning,
    pieces={"official-returned": ("area {area}",)},
    reasons={BREACHED: "breached"},
    panels=panels,
    marks=marks,
)
