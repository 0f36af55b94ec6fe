"""The scenario Frosts: its tables, what must hold for them, and its sheet."""

from typing import Annotated, Final, Literal

from msgspec import Meta, structs

from teahouse.games.great_wall.loading.amounts import Change
from teahouse.games.great_wall.loading.box import CardCompiler
from teahouse.games.great_wall.loading.files import CHRONICLES, Files
from teahouse.games.great_wall.loading.scenarios import ScenarioEntry, cards_of, scenario_of
from teahouse.games.great_wall.loading.schema import ByPlayers, Sourced
from teahouse.games.great_wall.loading.terms import Resource
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.frost.sheet import FrostSheet
from teahouse.games.great_wall.rules.words import RESOURCES
from teahouse.loading.checks import fixed
from teahouse.loading.pack import Count, Pack, Part, Positive


class TrackMove(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    when: Literal["spring.start", "first_delivery"]
    by: Change


class ProductionTrack(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What overseers give more or less, by space; the first is the warmest."""

    values: Annotated[list[Change], Meta(min_length=1)]
    start: Positive
    move: list[TrackMove]


class Delivery(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the Emperor is sent, and what that is worth."""

    cells: list[Resource]
    n: Positive
    honor: Count


class Stock(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tokens of each resource in the game."""

    start: ByPlayers
    pillage: Count


class FrostScenario(ScenarioEntry, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="frost"):
    """What is printed for Frosts."""

    production_track: ProductionTrack
    delivery: Delivery
    stock: Stock


SCENARIO = FrostScenario


ENTRY: Final = "scenario frost"
MOVES: Final = ["first_delivery", "spring.start"]


def check(pack: Pack, files: Files) -> None:
    """The marker begins on the track, both its movements are told once, and the stock is large enough."""
    for printed in cards_of(files, FrostScenario):
        track, delivery = printed.production_track, printed.delivery
        if track.start > len(track.values):
            text = f"{track.start} stands here, but the track has {len(track.values)} spaces"
            pack.mistake(CHRONICLES, ENTRY, "production_track.start", text)
        if sorted(move.when for move in track.move) != MOVES:
            text = "spring.start and first_delivery must stand here once each (GWX-FROST-10)"
            pack.mistake(CHRONICLES, ENTRY, "production_track.move", text)
        fixed(pack, CHRONICLES, ENTRY, "delivery.cells", delivery.cells, list(RESOURCES), "GWX-FROST-03")
        fixed(pack, CHRONICLES, ENTRY, "delivery.n", delivery.n, 4, "GWX-FROST-11")
        fixed(pack, CHRONICLES, ENTRY, "delivery.honor", delivery.honor, 12, "GWX-FROST-35")
        _check_stock(pack, files, printed.stock)


def _check_stock(pack: Pack, files: Files, stock: Stock) -> None:
    """Everybody's starting resources are taken from it."""
    fixed(pack, CHRONICLES, ENTRY, "stock.pillage", stock.pillage, 2, "GWX-FROST-26")
    most = max([count for general in files.generals for count in structs.astuple(general.start)], default=0)
    for players, (key, count) in enumerate(structs.asdict(stock.start).items(), 2):
        if count < players * most:
            text = f"{count} stands here, but {players} players may begin with {players * most} (GWX-FROST-32)"
            pack.mistake(CHRONICLES, ENTRY, f"stock.start.{key}", text)


def read(files: Files, compiler: CardCompiler) -> Sheet:
    printed = scenario_of(files, FrostScenario)
    track, delivery, start = printed.production_track, printed.delivery, printed.stock.start
    moves = {move.when: move.by for move in track.move}
    sheet = FrostSheet(
        values=track.values,
        start=track.start - 1,
        spring=moves["spring.start"],
        first=moves["first_delivery"],
        tokens=delivery.n,
        honor=delivery.honor,
    )
    sheet.stock = [0, 0, start.p2, start.p3, start.p4, start.p5]
    sheet.pillage = printed.stock.pillage
    return sheet
