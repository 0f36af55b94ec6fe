"""The Frosts in words."""

from typing import TYPE_CHECKING, Any, Final

from teahouse.games.great_wall.cardtext import pictures
from teahouse.games.great_wall.rules.expansions.chronicles.frost.card import FrostCard, sheet_of
from teahouse.games.great_wall.rules.expansions.chronicles.frost.delivery import POOL_OFFICIAL, SEND
from teahouse.games.great_wall.rules.expansions.chronicles.frost.sheet import NAME, FrostSheet
from teahouse.games.great_wall.rules.state import SEATS
from teahouse.games.great_wall.rules.words import RESOURCES
from teahouse.games.great_wall.words.expansions import Args, Figure, Panel, Sheet, Speech, Spot, Track
from teahouse.games.great_wall.words.seen import Asked, Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words

OFFICIAL: Final = "character"


def frosts_seen(seen: Seen) -> FrostCard | None:
    return next((part for part in seen.g.attached() if isinstance(part, FrostCard)), None)


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def printed(words: "Words") -> FrostSheet:
    sheet = words.box.expansions[NAME]
    assert isinstance(sheet, FrostSheet)
    return sheet


def meaning(words: "Words", meaning: str, value: Any, seen: Seen) -> Args | None:
    """The space of the track, counted from 1."""
    if meaning != "frost-space":
        return None
    return {"space": value, "change": signed(printed(words).values[value - 1])}


def parts(words: "Words", family: str, at: int, seen: Seen) -> Args:
    if family == "official-pool":
        return {}
    return {"what": RESOURCES[at], "n": printed(words).tokens}


def facts(words: "Words", asked: Asked, seen: Seen) -> Args:
    card = frosts_seen(seen)
    again = card is not None and card.sending is not None
    return {"tokens": printed(words).tokens, "honor": printed(words).honor, "again": "yes" if again else "no"}


def panels(words: "Words", seen: Seen) -> list[Panel]:
    """The card, its track, and above its cells the officials; the stock lies open."""
    card = frosts_seen(seen)
    if card is None:
        return []
    lang, sheet = words.texts.lang, sheet_of(seen.g)
    entry = next(scenario for scenario in words.labels.scenarios if scenario.id == NAME)
    text = "\n".join(line.of(lang) for line in entry.lines)
    change = signed(sheet.values[card.space])
    marker = Figure(icon=entry.icon, label=words.say("frost-marker", change=change))
    track = Track(
        label=words.say("frost-track"),
        spaces=[signed(value) for value in sheet.values],
        markers=[(card.space, marker)],
    )
    return [
        Panel(
            id=NAME,
            title=entry.name.of(lang),
            icon=entry.icon,
            lines=[words.say("frost-now", change=change)],
            sheets=[Sheet(id=NAME, name=entry.name.of(lang), icon=entry.icon, text=text)],
            tracks=[track],
            spots=[cell(words, seen, card, kind) for kind in range(len(RESOURCES))],
        )
    ]


def cell(words: "Words", seen: Seen, card: FrostCard, kind: int) -> Spot:
    """A resource, how much of it is left, and who has sent it how often."""
    figures = [
        Figure(icon=OFFICIAL, label=words.say("frost-official", player=words.who(seat, seen)), seat=seat, count=count)
        for seat, count in enumerate(card.sent[SEATS * kind : SEATS * kind + SEATS])
        if count
    ]
    return Spot(
        id=f"send {RESOURCES[kind]}",
        label=words.say("frost-cell", name=words.cards.resource(kind), stock=card.stock(seen.g, kind)),
        icon=pictures.GOODS[RESOURCES[kind]],
        figures=figures,
    )


SPEECH: Final = Speech(
    questions={
        "OfficialToEmperor": {"kind": "resource"},
        "RemoveForShame": {"due": "count"},
        "SendToEmperor": {},
    },
    facts=facts,
    families=((SEND, "send"), (POOL_OFFICIAL, "official-pool")),
    parts=parts,
    meaning=meaning,
    pieces={
        "frost-robbed": ("send {resource}",),
        "frost-sent": ("send {resource}",),
    },
    panels=panels,
)
