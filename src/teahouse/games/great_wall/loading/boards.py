"""The board, the constants and the cells of horde cards of The Great Wall, from checked files."""

from collections.abc import Sequence

from msgspec import structs

from teahouse.games.great_wall.loading.box import prices
from teahouse.games.great_wall.loading.schema import BoardFile, BySeats, HordeEntry, Side, SideFour, SideThree
from teahouse.games.great_wall.rules import box, language, words

MOST_PLAYERS = 5


def constants(board: BoardFile) -> box.Constants:
    given = board.constants
    honor = {
        "hand_in": given.hand_in_honor,
        "fortification": given.fortification.honor,
        "wall": 0,
        "defeat": given.defeat_honor,
        "archer_defeat": given.archer_defeat_honor,
        "order_discard": given.order_discard_honor,
    }
    pool, edicts = given.pool_officials, given.edicts_needed
    return box.Constants(
        tactic_hand_limit=given.tactic_hand_limit,
        fortification_cost=given.fortification.cost,
        fortification_defense=given.fortification.defense,
        standard_honor=[honor[word] for word in words.HONORED],
        save_cost=given.save_cost.n,
        discard_shame_cost=given.discard_shame_cost.n,
        coop_discard_shame_cost=given.coop_discard_shame_cost.n,
        hire_official_cost=given.hire_official_cost.n,
        shame_penalty=given.shame_penalty,
        shame_per_player=given.shame_per_player,
        horde_shame_cells=given.horde_shame_cells,
        fortification_cells=board.sections.fortification_cells,
        horde_rows=board.sections.horde_rows,
        artifact_cells=given.artifact_cells,
        advisor_cells=given.advisor_cells,
        pool_officials=[0, *[pool.default] * (MOST_PLAYERS - 1), pool.p5],
        walls_to_end=_by_seats(given.walls_to_end),
        edicts_needed=[0, 0, edicts.p2, edicts.p3, edicts.p4, edicts.p5],
    )


def sides(board: BoardFile) -> list[box.BoardSide]:
    """Side 3, then side 4."""
    return [_side(board.side.three), _side(board.side.four)]


def recruit(board: BoardFile) -> list[list[language.Price]]:
    return [prices(getattr(board.warrior, word).cost) for word in words.WARRIORS]


def cells(layout: Sequence[str]) -> tuple[str, list[list[int]]]:
    """The letters of the cells in reading order, and for each the cells that touch it orthogonally (GW-ATK-03)."""
    places = [(y, x) for y, row in enumerate(layout) for x, letter in enumerate(row) if letter != "."]
    number = {where: i for i, where in enumerate(places)}
    touching = [
        sorted(number[near] for near in ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)) if near in number)
        for y, x in places
    ]
    return "".join(layout[y][x] for y, x in places), touching


def horde(entry: HordeEntry, triggers: list[int], modifiers: list[int]) -> box.HordeType:
    letters, neighbours = cells(entry.layout)
    return box.HordeType(
        name=entry.id,
        card_set=words.card_set(entry.set),
        tier=entry.tier,
        attack=entry.attack,
        honor=entry.honor,
        cells=letters,
        rewards=prices([entry.rewards[letter] for letter in letters]),
        neighbours=neighbours,
        triggers=triggers,
        modifiers=modifiers,
    )


def _by_seats(given: BySeats) -> list[int]:
    return [0, given.solo, given.p2, given.p3, given.p4, given.p5]


def _side(side: SideThree | SideFour) -> box.BoardSide:
    starts = structs.asdict(side.time.start)
    return box.BoardSide(
        order_cells=side.order_track_cells,
        time_start=[starts.get(f"p{players}", 0) - 1 for players in range(MOST_PLAYERS + 1)],
        invasion=list(side.time.invasion),
        lethality=list(side.time.lethality),
        wall_cost=list(side.wall.cost),
        defense=list(side.wall.defense),
        firing_positions=list(side.wall.firing_positions),
        areas=_areas(side),
        overseers=[
            box.OverseerTrack(list(track.levels), words.RESOURCES.index(track.pay), list(track.costs))
            for track in structs.astuple(side.overseer)
        ],
    )


def _areas(side: Side) -> list[box.AreaPrint]:
    return [box.AreaPrint(area.kind == "regular", area.slots or 0, area.shame) for area in structs.astuple(side.area)]
