"""The sheet of the Red Turban Rebellion."""

from teahouse.games.great_wall.loading.box import Turner
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.red.sheet import NAME, RedSheet
from teahouse.games.great_wall.rules.words import AREAS


def read(files: Files, turner: Turner) -> Sheet:
    entry = next(scenario for scenario in files.chronicles.scenario if scenario.id == NAME)
    token, mine, walls, prices = entry.time_token, entry.no_overseers, entry.start_walls, entry.prices
    assert token is not None
    assert mine is not None
    assert walls is not None
    assert prices is not None
    return RedSheet(
        space=token.space,
        area=AREAS.index(mine.area),
        walls=walls.start,
        official=prices.official.n,
        peace=prices.peace.n,
        least_hordes=prices.min_hordes,
    )
