"""The sheet of the Siege of Diaoyu Fortress."""

from teahouse.games.great_wall.loading.box import Turner
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.loading.schema import ByPlayers
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.siege.sheet import NAME, SiegeSheet


def read(files: Files, turner: Turner) -> Sheet:
    entry = next(scenario for scenario in files.chronicles.scenario if scenario.id == NAME)
    track, tokens, fortress = entry.defence_track, entry.siege_tokens, entry.fortress
    assert track is not None
    assert tokens is not None
    assert fortress is not None
    return SiegeSheet(
        defence=by_players(track.start),
        top=track.max,
        tokens=by_players(tokens.start),
        per_pillage=tokens.per_pillage,
        positions=fortress.firing_positions,
        archer_wood=fortress.archer_cost.n,
        defence_price=fortress.defence_cost.n,
    )


def by_players(numbers: ByPlayers) -> list[int]:
    return [0, 0, numbers.p2, numbers.p3, numbers.p4, numbers.p5]
