"""The Great Famine in words."""

from typing import TYPE_CHECKING, Final

from teahouse.games.great_wall.cardtext import pictures
from teahouse.games.great_wall.loading.sheets.famine import FamineScenario
from teahouse.games.great_wall.rules.expansions.chronicles.famine.market import food_price
from teahouse.games.great_wall.rules.expansions.chronicles.famine.sheet import NAME
from teahouse.games.great_wall.rules.expansions.chronicles.famine.supply import (
    OVERSEER,
    ROWS,
    STANDING,
    TYPES,
    mouths,
)
from teahouse.games.great_wall.rules.expansions.chronicles.famine.track import FAMINE, FamineCard, sheet_of
from teahouse.games.great_wall.rules.words import AREAS, GOLD, MARKET, WARRIORS
from teahouse.games.great_wall.words.expansions import Args, Figure, Panel, Sheet, Speech, Spot, Track
from teahouse.games.great_wall.words.seen import Asked, Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words

OFFICIAL: Final = "character"
TOKEN: Final = "broken-arrow"


def famine_seen(seen: Seen) -> FamineCard | None:
    return next((part for part in seen.g.attached() if isinstance(part, FamineCard)), None)


def parts(words: "Words", family: str, at: int, seen: Seen) -> Args:
    """An overseer, or a warrior on a horde card."""
    if family == "overseer":
        return {"area": AREAS[at]}
    place, warrior = divmod(at, TYPES)
    return {"warrior": WARRIORS[warrior], "horde": words.horde_at(seen, place // ROWS, place % ROWS)}


def facts(words: "Words", asked: Asked, seen: Seen) -> Args:
    """The food there is, what it costs, and how many want to eat."""
    card, sheet = famine_seen(seen), sheet_of(seen.g)
    assert card is not None
    return {
        "food": card.food[asked.seat],
        "limit": card.limit,
        "bought": sheet.food,
        "price": words.tokens(GOLD, food_price(seen.g)),
        "mouths": mouths(seen.g, asked.seat),
    }


def panels(words: "Words", seen: Seen) -> list[Panel]:
    """The card, the food of all, and the Market."""
    card = famine_seen(seen)
    if card is None:
        return []
    lang = words.texts.lang
    entry = next(scenario for scenario in words.labels.scenarios if isinstance(scenario, FamineScenario))
    lines = [
        words.say("famine-eats", player=words.player(seat), food=card.food[seat], mouths=mouths(seen.g, seat))
        for seat in range(seen.seats)
    ]
    text = "\n".join(line.of(lang) for line in entry.lines)
    return [
        Panel(
            id=NAME,
            title=entry.name.of(lang),
            icon=entry.icon,
            lines=[*lines, words.say("famine-limit", limit=card.limit, lost=sheet_of(seen.g).lose_at)],
            sheets=[Sheet(id=NAME, name=entry.name.of(lang), icon=entry.icon, text=text)],
            tracks=[track(words, seen, card, entry.food_track.max)],
            spots=market(words, seen),
        )
    ]


def track(words: "Words", seen: Seen, card: FamineCard, last: int) -> Track:
    markers = [(card.limit, Figure(icon=TOKEN, label=words.say("famine-token", limit=card.limit)))]
    for seat in range(seen.seats):
        label = words.say("famine-food", player=words.player(seat), food=card.food[seat])
        markers.append((card.food[seat], Figure(icon=OFFICIAL, label=label, seat=seat)))
    return Track(label=words.say("famine-track"), spaces=[str(space) for space in range(last + 1)], markers=markers)


def market(words: "Words", seen: Seen) -> list[Spot]:
    """The area with all its officials, and one's own ones, who may be called away."""
    figures = [
        Figure(icon=OFFICIAL, label=words.who(seat, seen), seat=seat, count=seen.g.officials_in(MARKET, seat))
        for seat in seen.g.participants()
        if seen.g.officials_in(MARKET, seat)
    ]
    price, food = words.tokens(GOLD, food_price(seen.g)), sheet_of(seen.g).food
    label = words.say("famine-market", name=words.cards.area(MARKET), food=food, price=price)
    spots = [Spot(id="area market", label=label, icon=pictures.AREAS["market"], figures=figures)]
    if seen.seat >= 0 and seen.g.officials_in(MARKET, seen.seat):
        own = [figure for figure in figures if figure.seat == seen.seat]
        spots.append(Spot(id="official market", label=words.say("famine-own"), icon=OFFICIAL, figures=own))
    return spots


SPEECH: Final = Speech(
    questions={"BuyFood": {}, "FeedFigures": {}},
    facts=facts,
    families=((OVERSEER, "overseer"), (STANDING, "standing")),
    parts=parts,
    pieces={
        "food-bought": ("area market",),
        "hungry-official": ("area {area}",),
        "hungry-overseer": ("area {area}",),
        "hungry-warrior": ("section {section}",),
    },
    motions={
        "hungry-official": "shake",
        "hungry-overseer": "shake",
        "hungry-warrior": "shake",
        "lost-to-famine": "shake",
    },
    reasons={FAMINE: "famine"},
    headings=("lost-to-famine", "supply-phase"),
    panels=panels,
)
