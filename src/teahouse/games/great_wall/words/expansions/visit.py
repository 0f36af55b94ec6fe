"""The Emperor's Visit in words; the moves to and from the warehouse are those of other scenarios too."""

from typing import TYPE_CHECKING, Any, Final

from teahouse.games.great_wall.cardtext import card_text
from teahouse.games.great_wall.rules.expansions.chronicles.visit.card import VisitCard
from teahouse.games.great_wall.rules.expansions.chronicles.visit.sheet import TREASURES, printed_card
from teahouse.games.great_wall.rules.expansions.chronicles.visit.winter import DEMAND, SHOW
from teahouse.games.great_wall.rules.expansions.chronicles.warehouse import AREA_WAREHOUSE, OFFICIAL_WAREHOUSE
from teahouse.games.great_wall.words.expansions import Args, Figure, Grid, Panel, Sheet, Speech, Spot
from teahouse.games.great_wall.words.seen import Seen

if TYPE_CHECKING:
    from teahouse.games.great_wall.words.words import Words


def visit_seen(seen: Seen) -> VisitCard | None:
    return next((part for part in seen.g.attached() if isinstance(part, VisitCard)), None)


def treasure(treasure: int, seen: Seen) -> Args:
    """What a cell demands."""
    return {"what": TREASURES[treasure], "n": printed_card(seen.g).needs[treasure]}


def parts(words: "Words", family: str, at: int, seen: Seen) -> Args:
    if family == "demand":
        return treasure(at, seen)
    return {"answer": "yes" if at == 0 else "no"} if family == "show" else {}


def meaning(words: "Words", meaning: str, value: Any, seen: Seen) -> Args | None:
    return treasure(value, seen) if meaning == "demand" else None


# -- on the table ------------------------------------------------------------------------------------


def panels(words: "Words", seen: Seen) -> list[Panel]:
    """The card with its cells and its token, and who waits at the warehouse."""
    visit = visit_seen(seen)
    if visit is None:
        return []
    card = next(card for card in words.labels.scenarios if card.id == "visit")
    name = card.name.of(words.texts.lang)
    sheet = Sheet(
        id=card.id,
        name=name,
        icon=card.icon,
        text=" ".join(card_text(words.labels, card, words.texts.lang).splitlines()),
        grid=Grid(rows=[[cell(words, visit, treasure, seen) for treasure in printed_card(seen.g).cells()]]),
    )
    line = words.say("visit-demand", **treasure(visit.marked, seen))
    return [
        Panel(id="visit", title=name, icon=card.icon, lines=[line], sheets=[sheet], spots=warehouse(words, visit, seen))
    ]


def cell(words: "Words", visit: VisitCard, number: int, seen: Seen) -> Spot:
    icons = [resource.icon for resource in words.labels.resources] + ["tied-scroll"]
    token = Figure(icon="imperial-crown", label=words.say("visit-token"))
    return Spot(
        id=f"demand {TREASURES[number]}",
        label=words.say("visit-treasure", **treasure(number, seen)),
        icon=icons[number],
        figures=[token] if number == visit.marked else [],
    )


def warehouse(words: "Words", visit: VisitCard, seen: Seen) -> list[Spot]:
    """Officials by clan; one's own can be sent on."""
    figures = [
        Figure(
            icon="character",
            label=words.say("visit-waiting", player=words.player(seat), n=count),
            seat=seat,
            count=count,
        )
        for seat, count in enumerate(visit.waiting)
        if count
    ]
    spots = [Spot(id="area warehouse", label=words.say("warehouse"), icon="granary", figures=figures)]
    if seen.asks() == "MoveOfficial" and visit.waiting[seen.seat]:
        spots.append(Spot(id="official warehouse", label=words.say("move-warehouse-official"), icon="character"))
    return spots


SPEECH: Final = Speech(
    questions={"ShowTreasures": {"treasure": "demand"}},
    families=(
        (OFFICIAL_WAREHOUSE, "warehouse-official"),
        (AREA_WAREHOUSE, "warehouse"),
        (DEMAND, "demand"),
        (SHOW, "show"),
    ),
    parts=parts,
    meaning=meaning,
    pieces={
        "demand-moved": ("demand {demand}",),
        "demand-shown": ("demand {demand}",),
        "warehouse-entered": ("area warehouse",),
        "warehouse-left": ("area {area-to}",),
    },
    motions={"demand-shown": "reveal"},
    firsts={"demand": DEMAND},
    panels=panels,
)
