"""The loader of ZhanGuo: a pack of four TOML files becomes the box the rules play with and the names players see."""

from collections import Counter
from pathlib import Path
from typing import Final

from msgspec import Struct

from teahouse.engine.snapshot import fingerprint
from teahouse.games.zhanguo.loading.checks import (
    BOARD,
    BOARDS,
    CARDS,
    FILES,
    TILES,
    check_cards,
    check_main_board,
    check_player_boards,
    check_tiles,
)
from teahouse.games.zhanguo.loading.names import Label, ZhanGuoNames, read_names
from teahouse.games.zhanguo.loading.schema import (
    BoardEntry,
    CardEntry,
    CardsFile,
    MainBoardFile,
    PerPlayers,
    PlayerBoardsFile,
    TaskEntry,
    TilesFile,
)
from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.rules.box import Box, PlayerBoard, Reward, Task
from teahouse.loading.pack import ContentError, Pack

__all__ = ["BUILTIN", "Label", "ZhanGuoContent", "ZhanGuoNames", "load"]

BUILTIN: Final = Path(__file__).parents[1] / "pack"
"""The pack that comes with Teahouse."""


class ZhanGuoContent(Struct, frozen=True, kw_only=True):
    """One pack, read and sound."""

    box: Box
    names: ZhanGuoNames
    digest: str
    counts: dict[str, int]
    """How many entries of each kind were read."""
    sources: dict[str, int]
    """How many entries the rulebook gives, public reports give, and we designed."""


def load(pack: Path | None = None) -> ZhanGuoContent:
    """Read the built-in pack, or a player's own.

    A player's pack may hold only some of the files; the built-in pack supplies the others. Raises `ContentError` with
    everything that is wrong.
    """
    read = Pack(BUILTIN, FILES, pack)
    board = read.read(BOARD, MainBoardFile)
    boards = read.read(BOARDS, PlayerBoardsFile)
    cards = read.read(CARDS, CardsFile)
    tiles = read.read(TILES, TilesFile)
    if board is not None:
        check_main_board(read, board)
    if boards is not None:
        check_player_boards(read, boards)
    if cards is not None:
        check_cards(read, cards)
    if tiles is not None:
        check_tiles(read, tiles, board)
    if read.mistakes or board is None or boards is None or cards is None or tiles is None:
        raise ContentError(read.mistakes)
    tasks = sorted(tiles.task, key=lambda task: names.TASK_KINDS.index(task.kind))
    lists = [
        (key, value)
        for file in (board, boards, cards, tiles)
        for key, value in ((key, getattr(file, key)) for key in file.__struct_fields__)
        if isinstance(value, list) and value and isinstance(value[0], Struct)
    ]
    box = _box(board, boards, cards, tiles, tasks)
    box.digest = fingerprint(box)
    return ZhanGuoContent(
        box=box,
        names=read_names(board, boards, cards, tiles, tasks),
        digest=box.digest,
        counts={key: len(value) for key, value in lists},
        sources=dict(Counter(entry.source for _, value in lists for entry in value)),
    )


def _box(
    board: MainBoardFile,
    boards: PlayerBoardsFile,
    cards: CardsFile,
    tiles: TilesFile,
    tasks: list[TaskEntry],
) -> Box:
    by_number = sorted(cards.card, key=lambda card: card.number)
    needed = {trigger.id: 1 if trigger.number_needed == "higher" else -1 for trigger in cards.trigger}
    regions = sorted(board.region, key=lambda region: region.id)
    aspects = sorted(board.aspect, key=lambda aspect: names.ASPECTS.index(aspect.id))
    squares = {bonus.id: bonus for bonus in board.governor_bonus}
    stretches = [stretch.id for stretch in board.stretch]
    rewards = {(reward.aspect, reward.round): reward for reward in board.reward}
    slots = {(slot.section, slot.kind): slot for slot in board.task_slot}
    criteria = {criterion.id: criterion for criterion in tiles.criterion}
    sides = {side.id: side for side in boards.board}
    return Box(
        digest="",
        card_colour=[-1, *(names.COLOURS.index(card.colour) for card in by_number)],
        card_trigger=[-1, *(names.ACTIONS.index(card.trigger.lower()) for card in by_number)],
        card_bonus=[-1, *(names.BONUSES.index(card.bonus.kind) for card in by_number)],
        card_amount=[0, *(card.bonus.amount or 0 for card in by_number)],
        card_bonus_colour=[-1, *(_bonus_colour(card) for card in by_number)],
        number_needed=[needed.get(action.upper(), 0) for action in names.ACTIONS],  # type: ignore[call-overload]
        adjacent=[sorted(other - 1 for other in region.adjacent) for region in regions],
        governor_squares=[[names.SQUARE_BONUSES.index(s) for s in region.governor_squares] for region in regions],
        square_points=squares["POINTS"].points or 0,
        square_vp=squares["VP"].vp or 0,
        palace_cells=[_by_players(region.palace_cells) for region in regions],
        section_names=[section.id for section in board.section],
        stretch_names=stretches,
        stretch_of=[stretches.index(section.stretch) for section in board.section],
        cell_workers=[[cell.workers for cell in section.cells] for section in board.section],
        cell_bars=[[cell.bars for cell in section.cells] for section in board.section],
        rewards=[
            [
                Reward(names.REWARDS.index(reward.kind), sorted(region - 1 for region in reward.regions))
                for number in range(1, board.rounds + 1)
                for reward in (rewards[aspect.id, number],)
            ]
            for aspect in aspects
        ],
        reward_rows=[names.ASPECTS.index(aspect) for aspect in board.rewards_layout.row_order],
        tasks=[Task(task.id, names.TASK_KINDS.index(task.kind), _needs(task, stretches)) for task in tasks],
        task_cell_vp=[
            list(slots[section, kind].cell_vp)
            for section in ("upper", "lower")
            for kind in ("wall", "palace", "governor")
        ],
        wall_tiles=[[names.CRITERIA.index(face) for face in tile.faces] for tile in tiles.wall_tile],
        criterion_vp=[list(criteria[name].vp) for name in names.CRITERIA],
        boards=[_board(sides[name]) for name in names.BOARDS],
        short_markers=[_by_players(aspect.value1_markers) for aspect in aspects],
        tall_markers=[aspect.value3_markers for aspect in aspects],
        majority_vp=[aspect.majority_vp for aspect in aspects],
        governor_majority_vp=board.governor_majority.base_vp,
        governor_vp=board.governor_majority.per_governor_vp,
        rounds=board.rounds,
        officials_per_colour=board.components.officials_per_colour,
        governors=board.components.governors,
        palaces=board.components.palaces,
        walls=board.components.walls,
        task_discs=board.components.discs - DISCS_ON_TRACKS,
    )


DISCS_ON_TRACKS: Final = 2
"""One disc counts VP, one stands on the rewards track; the others are for tasks (ZG-SET-11, 15, 18)."""


def _bonus_colour(card: CardEntry) -> int:
    colour = card.bonus.colour
    if colour is None:
        return -1
    return (names.COLOURS if card.bonus.kind == "VP_PER_CARD" else names.OFFICIALS).index(colour)


def _by_players(numbers: PerPlayers) -> list[int]:
    """By number of players; nobody plays alone, so entries 0 and 1 are unused."""
    return [0, 0, numbers.two, numbers.three, numbers.four]


def _needs(task: TaskEntry, stretches: list[str]) -> list[int]:
    counts = Counter(task.needs)
    if task.kind == "wall":
        return [counts[stretch] for stretch in stretches]
    return [counts[region] for region in range(1, names.REGIONS + 1)]


def _board(side: BoardEntry) -> PlayerBoard:
    regions = sorted(side.region, key=lambda region: region.id)
    return PlayerBoard(
        unrest_cells=[region.unrest_cells for region in regions],
        palace_block_cells=[sorted(region.palace_block_cells) for region in regions],
        start_officials=[names.OFFICIALS.index(colour) for colour in side.start_officials],
        start_region=side.start_region - 1,
        abilities=[names.ABILITIES.index(ability) for ability in side.abilities],
    )
