"""The Hungry Ghosts Festival in words."""

from typing import TYPE_CHECKING, Final

from teahouse.games.great_wall.cardtext import card_text
from teahouse.games.great_wall.rules.expansions.chronicles.ghost.card import GhostCard
from teahouse.games.great_wall.rules.expansions.chronicles.warehouse import WAREHOUSE
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.games.great_wall.words.expansions import Figure, Mark, Panel, Sheet, Speech, Spot
from teahouse.games.great_wall.words.seen import Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words

ICON: Final = "floating-ghost"


def ghosts_seen(seen: Seen) -> GhostCard | None:
    return next((part for part in seen.g.attached() if isinstance(part, GhostCard)), None)


def panels(words: "Words", seen: Seen) -> list[Panel]:
    """The card, where the ghosts are, and who has lost how many warriors for good."""
    ghosts = ghosts_seen(seen)
    if ghosts is None:
        return []
    card = next(card for card in words.labels.scenarios if card.id == "ghost")
    name = card.name.of(words.texts.lang)
    text = " ".join(card_text(words.labels, card, words.texts.lang).splitlines())
    sheet = Sheet(id=card.id, name=name, icon=card.icon, text=text)
    return [
        Panel(
            id="ghost",
            title=name,
            icon=card.icon,
            lines=lines(words, ghosts, seen),
            sheets=[sheet],
            spots=[warehouse(words, ghosts)],
        )
    ]


def lines(words: "Words", ghosts: GhostCard, seen: Seen) -> list[str]:
    """Beside what the marks on areas say."""
    told: list[str] = []
    if WAREHOUSE in ghosts.haunted:
        told.append(words.say("ghost-warehouse"))
    if ghosts.aside:
        told.append(words.say("ghost-aside", n=ghosts.aside))
    if not ghosts.haunted:
        told.append(words.say("ghost-quiet"))
    for seat in range(seen.seats):
        lost = sum(ghosts.lost[4 * seat : 4 * seat + 4])
        if lost:
            told.append(words.say("ghost-lost", player=words.player(seat), n=lost))
    return told


def warehouse(words: "Words", ghosts: GhostCard) -> Spot:
    token = Figure(icon=ICON, label=words.say("ghost-token"))
    figures = [token] if WAREHOUSE in ghosts.haunted else []
    return Spot(id="area warehouse", label=words.say("warehouse"), icon="granary", figures=figures)


def marks(words: "Words", seen: Seen) -> list[Mark]:
    ghosts = ghosts_seen(seen)
    if ghosts is None:
        return []
    return [
        Mark(at=f"area {AREAS[area]}", icon=ICON, label=words.say("ghost-closed", area=AREAS[area]))
        for area in ghosts.haunted
        if area < WAREHOUSE
    ]


SPEECH: Final = Speech(
    pieces={
        "ghost-dispelled": ("area {area}",),
        "ghost-left-warehouse": ("area warehouse",),
        "ghost-placed": ("area {area}",),
        "ghost-to-warehouse": ("area warehouse",),
    },
    panels=panels,
    marks=marks,
)
