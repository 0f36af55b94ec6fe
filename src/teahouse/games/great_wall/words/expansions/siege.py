"""The Siege of Diaoyu Fortress in words."""

from typing import TYPE_CHECKING, Final

from teahouse.games.great_wall.cardtext import card_text
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import (
    DEFENCE,
    FORTRESS_FELL,
    GARRISON,
    GARRISON_POST,
    GARRISON_SHELTER,
    HOLD_FIRE,
    LET_OTHERS_SHOOT,
    Fortress,
    sheet_of,
)
from teahouse.games.great_wall.rules.expansions.chronicles.siege.sheet import NAME
from teahouse.games.great_wall.rules.words import ARCHER, GOODS, SECTIONS, WOOD
from teahouse.games.great_wall.words.expansions import Args, Figure, Panel, Sheet, Speech, Spot, Track
from teahouse.games.great_wall.words.seen import Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words

TOKEN: Final = "thumb-down"


def fortress_seen(seen: Seen) -> Fortress | None:
    return next((part for part in seen.g.attached() if isinstance(part, Fortress)), None)


def parts(words: "Words", family: str, at: int, seen: Seen) -> Args:
    """Sections, and what it costs."""
    if family == "garrison":
        return {"what": GOODS[WOOD], "n": sheet_of(seen.g).archer_wood}
    if family in ("garrison-post", "garrison-shelter"):
        return {"section": SECTIONS[at], "what": GOODS[WOOD], "n": sheet_of(seen.g).archer_wood}
    return {"what": "wsg", "n": sheet_of(seen.g).defence_price} if family == "defence" else {}


# -- on the table ------------------------------------------------------------------------------------


def panels(words: "Words", seen: Seen) -> list[Panel]:
    """The fortress with its positions and its defence, and the strength of the siege."""
    fortress = fortress_seen(seen)
    if fortress is None:
        return []
    card = next(card for card in words.labels.scenarios if card.id == NAME)
    name = card.name.of(words.texts.lang)
    text = " ".join(card_text(words.labels, card, words.texts.lang).splitlines())
    return [
        Panel(
            id=NAME,
            title=name,
            icon=card.icon,
            lines=lines(words, fortress),
            sheets=[Sheet(id=card.id, name=name, icon=card.icon, text=text)],
            tracks=[defence_track(words, fortress, seen)],
            spots=[*positions(words, fortress, seen), rampart(words, fortress, seen)],
        )
    ]


def lines(words: "Words", fortress: Fortress) -> list[str]:
    """What the next night will do."""
    loss = max(0, fortress.tokens - sum(fortress.archers))
    return [words.say("siege-tokens", n=fortress.tokens), words.say("siege-night", n=loss)]


def defence_track(words: "Words", fortress: Fortress, seen: Seen) -> Track:
    marker = Figure(icon="locked-fortress", label=words.say("siege-defence", n=fortress.defence))
    return Track(
        label=words.say("siege-track"),
        spaces=[str(space) for space in range(sheet_of(seen.g).top + 1)],
        markers=[(fortress.defence, marker)],
    )


def positions(words: "Words", fortress: Fortress, seen: Seen) -> list[Spot]:
    """Three firing positions; the first free one is where a recruited archer goes."""
    icon = words.labels.warriors[ARCHER].icon
    archers = [
        Figure(icon=icon, label=words.say("siege-archer", player=words.player(seat)), seat=seat)
        for seat, count in enumerate(fortress.archers)
        for _ in range(count)
    ]
    spots = []
    for number in range(sheet_of(seen.g).positions):
        there = archers[number : number + 1]
        place = "garrison" if number == len(archers) else f"fortress {number + 1}"
        spots.append(Spot(id=place, label=words.say("siege-position", n=number + 1), icon=icon, figures=there))
    return spots


def rampart(words: "Words", fortress: Fortress, seen: Seen) -> Spot:
    """Where the defence is raised."""
    label = words.say("siege-rampart", n=fortress.defence, top=sheet_of(seen.g).top)
    return Spot(id="defence", label=label, icon="stone-wall")


SPEECH: Final = Speech(
    questions={"LeaveFortress": {"left": "count"}},
    families=(
        (GARRISON, "garrison"),
        (GARRISON_POST, "garrison-post"),
        (GARRISON_SHELTER, "garrison-shelter"),
        (DEFENCE, "defence"),
        (HOLD_FIRE, "hold-fire"),
        (LET_OTHERS_SHOOT, "let-others-shoot"),
    ),
    parts=parts,
    pieces={"defence-raised": ("defence",), "garrisoned": ("garrison",), "night": ("defence",)},
    reasons={FORTRESS_FELL: "fortress"},
    panels=panels,
)
