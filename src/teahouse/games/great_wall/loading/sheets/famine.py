"""The sheet of the Great Famine."""

from teahouse.games.great_wall.loading.box import Turner
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.famine.sheet import NAME, FamineSheet


def read(files: Files, turner: Turner) -> Sheet:
    entry = next(scenario for scenario in files.chronicles.scenario if scenario.id == NAME)
    track = entry.food_track
    assert entry.area is not None
    assert track is not None
    limit = track.max_start
    return FamineSheet(
        shame=entry.area.market.shame,
        food=entry.area.market.food,
        price=entry.area.market.price.n.n,
        start=track.start,
        limit=[0, 0, limit.p2, limit.p3, limit.p4, limit.p5],
        lose_at=track.lose_at,
    )
