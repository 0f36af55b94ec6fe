"""What the tables of Frosts and Great Famine must hold, beside their shapes."""

from typing import Final

from msgspec import structs

from teahouse.games.great_wall.loading.cards import ScenarioEntry
from teahouse.games.great_wall.loading.famine import FoodTrack
from teahouse.games.great_wall.loading.files import CHRONICLES, Files
from teahouse.games.great_wall.loading.frost import ProductionTrack, Stock
from teahouse.games.great_wall.rules.words import RESOURCES
from teahouse.loading.checks import fixed
from teahouse.loading.pack import Pack

FROST: Final = "scenario frost"
FAMINE: Final = "scenario famine"
MOVES: Final = ["first_delivery", "spring.start"]


def check_frost_and_famine(pack: Pack, files: Files) -> None:
    """Each scenario stands once, has its tables, and they fit each other."""
    for name, tables in (("frost", ("production_track", "delivery", "stock")), ("famine", ("area", "food_track"))):
        found = [scenario for scenario in files.chronicles.scenario if scenario.id == name]
        if len(found) != 1:
            pack.mistake(CHRONICLES, "", "scenario", f"the scenario {name} is missing or stands here twice (GWX-AC-02)")
        for scenario in found:
            _check_tables(pack, scenario, tables)
    for scenario in files.chronicles.scenario:
        if scenario.production_track is not None:
            _check_production(pack, scenario.production_track)
        if scenario.delivery is not None:
            fixed(pack, CHRONICLES, FROST, "delivery.cells", scenario.delivery.cells, list(RESOURCES), "GWX-FROST-03")
            fixed(pack, CHRONICLES, FROST, "delivery.n", scenario.delivery.n, 4, "GWX-FROST-11")
            fixed(pack, CHRONICLES, FROST, "delivery.honor", scenario.delivery.honor, 12, "GWX-FROST-35")
        if scenario.stock is not None:
            _check_stock(pack, files, scenario.stock)
        if scenario.food_track is not None:
            _check_food(pack, scenario.food_track)


def _check_tables(pack: Pack, scenario: ScenarioEntry, tables: tuple[str, ...]) -> None:
    for table in tables:
        if getattr(scenario, table) is None:
            pack.mistake(CHRONICLES, f"scenario {scenario.id}", table, "this is missing")


def _check_production(pack: Pack, track: ProductionTrack) -> None:
    """The marker begins on the track, and both its movements are told once."""
    if track.start > len(track.values):
        text = f"{track.start} stands here, but the track has {len(track.values)} spaces"
        pack.mistake(CHRONICLES, FROST, "production_track.start", text)
    if sorted(move.when for move in track.move) != MOVES:
        text = "spring.start and first_delivery must stand here once each (GWX-FROST-10)"
        pack.mistake(CHRONICLES, FROST, "production_track.move", text)


def _check_stock(pack: Pack, files: Files, stock: Stock) -> None:
    """Everybody's starting resources are taken from it."""
    fixed(pack, CHRONICLES, FROST, "stock.pillage", stock.pillage, 2, "GWX-FROST-26")
    most = max([count for general in files.generals for count in structs.astuple(general.start)], default=0)
    for players, (key, count) in enumerate(structs.asdict(stock.start).items(), 2):
        if count < players * most:
            text = f"{count} stands here, but {players} players may begin with {players * most} (GWX-FROST-32)"
            pack.mistake(CHRONICLES, FROST, f"stock.start.{key}", text)


def _check_food(pack: Pack, track: FoodTrack) -> None:
    """The damage token begins on the track, above the space of the loss, and nobody above it."""
    fixed(pack, CHRONICLES, FAMINE, "food_track.lose_at", track.lose_at, 5, "GWX-FAMINE-18")
    for key, space in structs.asdict(track.max_start).items():
        if not track.lose_at < space <= track.max:
            text = f"{space} stands here, but the token begins above {track.lose_at} and at most on {track.max}"
            pack.mistake(CHRONICLES, FAMINE, f"food_track.max_start.{key}", text)
        elif space < track.start:
            text = f"{space} stands here, but everybody begins with {track.start} (GWX-FAMINE-14)"
            pack.mistake(CHRONICLES, FAMINE, f"food_track.max_start.{key}", text)
