"""The Rat in words."""

from typing import TYPE_CHECKING, Any, Final

from teahouse.games.great_wall.cardtext import card_text
from teahouse.games.great_wall.rules.expansions.rat.pieces import NOWHERE, RatPieces
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.games.great_wall.words.expansions import Args, Mark, Panel, Sheet, Speech
from teahouse.games.great_wall.words.seen import Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words


def rat_seen(seen: Seen) -> RatPieces | None:
    return next((part for part in seen.g.attached() if isinstance(part, RatPieces)), None)


def meaning(words: "Words", meaning: str, value: Any, seen: Seen) -> Args | None:
    if meaning != "rat-card":
        return None
    return {"name": words.labels.rat_cards[value].name.of(words.texts.lang), "text": told(words, value)}


def told(words: "Words", card: int) -> str:
    return " ".join(card_text(words.labels, words.labels.rat_cards[card], words.texts.lang).splitlines())


def panels(words: "Words", seen: Seen) -> list[Panel]:
    """The card that decides, what it says, and how many are still face down."""
    rat = rat_seen(seen)
    if rat is None or not rat.pile:
        return []
    card = words.labels.rat_cards[rat.pile[-1]]
    sheet = Sheet(id=card.id, name=card.name.of(words.texts.lang), icon=card.icon, text=told(words, rat.pile[-1]))
    lines = [words.say("rat-gold"), words.say("rat-deck", count=len(rat.deck))]
    if rat.area != NOWHERE:
        lines.insert(0, words.say("rat-stands", area=words.cards.area(rat.area)))
    title = words.labels.rat.name.of(words.texts.lang)
    return [Panel(id="rat", title=title, icon=words.labels.rat.icon, lines=lines, sheets=[sheet])]


def marks(words: "Words", seen: Seen) -> list[Mark]:
    rat = rat_seen(seen)
    if rat is None or rat.area == NOWHERE:
        return []
    label = words.say("rat-stands", area=words.cards.area(rat.area))
    return [Mark(at=f"area {AREAS[rat.area]}", icon=words.labels.rat.icon, label=label)]


SPEECH: Final = Speech(
    meaning=meaning,
    pieces={"rat-fed": ("area {area}",), "rat-moved": ("area {area}",)},
    panels=panels,
    marks=marks,
)
