"""The sheet of the Frosts."""

from teahouse.games.great_wall.loading.box import Turner
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.frost.sheet import NAME, FrostSheet


def read(files: Files, turner: Turner) -> Sheet:
    entry = next(scenario for scenario in files.chronicles.scenario if scenario.id == NAME)
    track, delivery, stock = entry.production_track, entry.delivery, entry.stock
    assert track is not None
    assert delivery is not None
    assert stock is not None
    moves = {move.when: move.by for move in track.move}
    sheet = FrostSheet(
        values=track.values,
        start=track.start - 1,
        spring=moves["spring.start"],
        first=moves["first_delivery"],
        tokens=delivery.n,
        honor=delivery.honor,
    )
    start = stock.start
    sheet.stock = [0, 0, start.p2, start.p3, start.p4, start.p5]
    sheet.pillage = stock.pillage
    return sheet
