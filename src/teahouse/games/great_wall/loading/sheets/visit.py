"""The sheet of the Emperor's Visit."""

from teahouse.games.great_wall.loading.box import Turner
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.visit.sheet import TREASURES, VisitSheet


def read(files: Files, turner: Turner) -> Sheet:
    table = next(entry.demand for entry in files.chronicles.scenario if entry.demand is not None)
    needs = {cell.what: cell.n for cell in table.cells}
    return VisitSheet(
        [needs.get(treasure, 0) for treasure in TREASURES], TREASURES.index(table.start), table.honor, table.shame
    )
