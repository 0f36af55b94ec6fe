"""What must hold between the entries of the ZhanGuo pack: the counts and links of the ledger, and texts that tell all.

Shapes are checked before; every check here may rely on them. Numbers that the ledger fixes as components or rules are
enforced with the clause that fixes them; points and printed places are free.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, get_args

from teahouse.games.zhanguo.loading.schema import (
    BoardEntry,
    CardEntry,
    CardsFile,
    MainBoardFile,
    OfficialColour,
    PerPlayers,
    PlayerBoardsFile,
    RewardEntry,
    TaskEntry,
    TilesFile,
    VpSymbolEntry,
)
from teahouse.games.zhanguo.rules import names
from teahouse.loading.checks import count, dangling, entries, fixed, no_twins, once_each, present_only, unique
from teahouse.loading.pack import Pack, check_template
from teahouse.loading.shape import did_you_mean, one_of, shown

BOARD: Final = "board.toml"
BOARDS: Final = "boards.toml"
CARDS: Final = "cards.toml"
TILES: Final = "tiles.toml"
FILES: Final = (BOARD, BOARDS, CARDS, TILES)

PLAYERS: Final = [2, 3, 4]
ALL_REGIONS: Final = list(range(1, names.REGIONS + 1))
CARDS_PER_COLOUR: Final = 40
COMPONENTS: Final = {
    "governors": (8, "ZG-CMP-12"),
    "walls": (5, "ZG-CMP-13"),
    "palaces": (6, "ZG-CMP-14"),
    "discs": (8, "ZG-CMP-15"),
    "officials_per_colour": (5, "ZG-SET-05"),
    "unrest": (5, "ZG-SET-04"),
    "worker_tiles": (40, "ZG-CMP-08"),
}
RED_SYMBOLS: Final = ("palace_build", "governor_square", "missing_marker", "card_bonus")
ABILITY_AFTER: Final = {
    "B_EXTRA_WORKER": ["RECRUIT"],
    "B_GOV_MOVE_WORKER": ["GOVERNOR"],
    "B_MARKER": ["WALL", "HIRE"],
    "B_CALM_WORKER": ["REASSIGN", "WALL"],
    "B_HIRE_POINTS": ["HIRE"],
    "B_MOVE_GOVERNOR": ["GOVERNOR"],
}
NUMBER_NEEDED: Final = {
    "WALL": ("higher", "ZG-ACT-05"),
    "PALACE": ("higher", "ZG-ACT-06"),
    "RECRUIT": ("higher", "ZG-ACT-07"),
    "HIRE": ("lower", "ZG-ACT-08"),
    "GOVERNOR": ("lower", "ZG-ACT-09"),
}
BONUS_PARAMETER: Final = {"VP": "amount", "VP_PER_CARD": "colour", "OFFICIAL": "colour"}
SQUARE_FIELD: Final = {"POINTS": ("A", "points"), "OFFICIAL": ("B", "officials"), "VP": ("C", "vp")}
TASKS_PER_KIND: Final = 4


def check_main_board(pack: Pack, board: MainBoardFile) -> None:
    """`board.toml` (ZG-CMP, ZG-SET)."""
    fixed(pack, BOARD, "", "rounds", board.rounds, 5, "ZG-RND-01")
    fixed(pack, BOARD, "", "players", board.players, PLAYERS, "ZG-CMP-01")
    for field, (right, clause) in COMPONENTS.items():
        fixed(pack, BOARD, "components", field, getattr(board.components, field), right, clause)
    once_each(pack, BOARD, "player_colour", [entry.id for entry in board.player_colour], names.SEAT_COLOURS)
    once_each(pack, BOARD, "official", [entry.id for entry in board.official], names.OFFICIALS)
    _check_aspects(pack, board)
    _check_regions(pack, board)
    _check_squares(pack, board)
    _check_walls(pack, board)
    _check_rewards(pack, board)
    _check_task_slots(pack, board)
    _check_vp_symbols(pack, board)


def _check_aspects(pack: Pack, board: MainBoardFile) -> None:
    """Each aspect has its colour, its forty numbers and its markers (ZG-CRD-03..05, ZG-CMP-19)."""
    once_each(pack, BOARD, "aspect", [aspect.id for aspect in board.aspect], names.ASPECTS)
    for aspect in board.aspect:
        i = names.ASPECTS.index(aspect.id)
        entry, clause = f"aspect {aspect.id}", f"ZG-CRD-0{3 + i}"
        first = i * CARDS_PER_COLOUR + 1
        fixed(pack, BOARD, entry, "colour", aspect.colour, names.COLOURS[i], clause)
        fixed(pack, BOARD, entry, "cards", aspect.cards, [first, first + CARDS_PER_COLOUR - 1], clause)
        fixed(pack, BOARD, entry, "vp_symbol", aspect.vp_symbol, "black", "ZG-END-08")
        fixed(pack, BOARD, entry, "value3_markers", aspect.value3_markers, 1, "ZG-CMP-19")
        _per_players(pack, entry, "value1_markers", aspect.value1_markers, (6, 9, 12), "ZG-SET-26..28")


def _check_regions(pack: Pack, board: MainBoardFile) -> None:
    """Five regions; adjacency is symmetric and joins them all (ZG-CMP-03, ZG-REA-14, ZG-PAL-06)."""
    once_each(pack, BOARD, "region", [region.id for region in board.region], ALL_REGIONS)
    adjacent = {region.id: region.adjacent for region in board.region}
    _own_symbols(pack, "region", [(str(region.id), region.icon) for region in board.region], "ZG-CMP-03")
    for region in board.region:
        entry = f"region {region.id}"
        _per_players(pack, entry, "palace_cells", region.palace_cells, (2, 3, 4), "ZG-PAL-06")
        no_twins(pack, BOARD, entry, "adjacent", region.adjacent)
        for other in region.adjacent:
            if other == region.id:
                pack.mistake(BOARD, entry, "adjacent", "a region is not adjacent to itself")
            elif other in adjacent and region.id not in adjacent[other]:
                text = f"region {other} stands here, but region {other} does not name region {region.id} in return"
                pack.mistake(BOARD, entry, "adjacent", f"{text}; adjacency goes both ways (ZG-REA-14)")
    reached, frontier = {1}, [1]
    while frontier:
        new = set(adjacent.get(frontier.pop(), [])) - reached
        reached |= new
        frontier += sorted(new)
    for lonely in sorted(set(adjacent) - reached):
        text = "no chain of adjacent regions leads here from region 1; every region must be within reach"
        pack.mistake(BOARD, f"region {lonely}", "adjacent", text)


def _check_squares(pack: Pack, board: MainBoardFile) -> None:
    """The three bonuses of governor squares, each with its own number (ZG-GOV-14..16)."""
    once_each(pack, BOARD, "governor_bonus", [bonus.id for bonus in board.governor_bonus], names.SQUARE_BONUSES)
    for bonus in board.governor_bonus:
        entry = f"governor_bonus {bonus.id}"
        letter, own = SQUARE_FIELD[bonus.id]
        fixed(pack, BOARD, entry, "ledger", bonus.ledger, letter, "ZG-GOV-14..16")
        for field in ("points", "officials", "vp"):
            present_only(pack, BOARD, entry, field, getattr(bonus, field), field == own, f"a {bonus.id} bonus")
        present_only(pack, BOARD, entry, "vp_symbol", bonus.vp_symbol, bonus.id == "VP", f"a {bonus.id} bonus")
        if bonus.vp_symbol is not None:
            fixed(pack, BOARD, entry, "vp_symbol", bonus.vp_symbol, "red", "ZG-GOV-16")
        check_template(pack, BOARD, entry, bonus.text, [] if own == "officials" else [own])


def _check_walls(pack: Pack, board: MainBoardFile) -> None:
    """Three stretches of two sections of three cells; walls close borders (ZG-CMP-04, ZG-WAL-02..04)."""
    stretches = [stretch.id for stretch in board.stretch]
    count(pack, BOARD, "stretch", stretches, names.STRETCHES, "ZG-CMP-04")
    _own_symbols(pack, "stretch", [(stretch.id, stretch.icon) for stretch in board.stretch], "ZG-CMP-04")
    count(pack, BOARD, "section", [section.id for section in board.section], names.SECTIONS, "ZG-CMP-04")
    home = {section.id: section.stretch for section in board.section}
    adjacent = {region.id: region.adjacent for region in board.region}
    for stretch in board.stretch:
        entry = f"stretch {stretch.id}"
        if len(stretch.sections) != 2:
            text = f"{entries(len(stretch.sections))} here, but 2 are right (ZG-CMP-04)"
            pack.mistake(BOARD, entry, "sections", text)
        no_twins(pack, BOARD, entry, "sections", stretch.sections)
        for name in stretch.sections:
            if name not in home:
                dangling(pack, BOARD, entry, "sections", name, "section", list(home))
            elif home[name] != stretch.id:
                text = f'"{name}" stands here, but that section names the stretch "{home[name]}"'
                pack.mistake(BOARD, entry, "sections", text)
        no_twins(pack, BOARD, entry, "separates", [tuple(sorted(pair)) for pair in stretch.separates])
        for a, b in stretch.separates:
            if a == b:
                pack.mistake(BOARD, entry, "separates", f"[{a}, {b}] stands here; a wall runs between two regions")
            elif b in adjacent.get(a, []):
                text = f"[{a}, {b}] stands here, but regions {a} and {b} are adjacent; a wall closes the border"
                pack.mistake(BOARD, entry, "separates", f"{text} (ZG-REA-13)")
    for section in board.section:
        entry = f"section {section.id}"
        if section.stretch not in stretches:
            dangling(pack, BOARD, entry, "stretch", section.stretch, "stretch", stretches)
        elif all(section.id not in stretch.sections for stretch in board.stretch if stretch.id == section.stretch):
            text = f'"{section.stretch}" stands here, but that stretch does not name this section'
            pack.mistake(BOARD, entry, "stretch", text)
        bars = [cell.bars for cell in section.cells]
        if sorted(bars) != [1, 2, 3]:
            pack.mistake(BOARD, entry, "cells", f"bars {shown(bars)} stand here, but 1, 2 and 3 are right (ZG-WAL-04)")
        for i, cell in enumerate(section.cells):
            fixed(pack, BOARD, entry, f"cells[{i + 1}].workers", cell.workers, cell.bars, "ZG-WAL-10")


def _check_rewards(pack: Pack, board: MainBoardFile) -> None:
    """Fifteen rewards, one for each aspect and round, each with its printed regions (ZG-REW-03, 24..34)."""
    once_each(pack, BOARD, "reward_kind", [kind.id for kind in board.reward_kind], names.REWARDS)
    for kind in board.reward_kind:
        words = [] if kind.id in ("WALL", "PALACE") else ["regions"]
        check_template(pack, BOARD, f"reward_kind {kind.id}", kind.text, words)
    rows = board.rewards_layout.row_order
    if sorted(rows) != sorted(names.ASPECTS):
        text = f"{shown(rows)} stands here, but each aspect must stand here once (ZG-REW-20)"
        pack.mistake(BOARD, "rewards_layout", "row_order", text)
    cells = [f"{reward.aspect}, round {reward.round}" for reward in board.reward]
    expected = [f"{aspect}, round {number}" for aspect in names.ASPECTS for number in range(1, 6)]
    once_each(pack, BOARD, "reward", cells, expected)
    for i, reward in enumerate(board.reward):
        entry = f"reward no. {i + 1}"
        no_twins(pack, BOARD, entry, "regions", reward.regions)
        _check_reward_regions(pack, entry, reward)


def _check_reward_regions(pack: Pack, entry: str, reward: RewardEntry) -> None:
    have = len(set(reward.regions))
    if reward.kind == "GOVERNOR" and reward.round < 3:
        text = f'"GOVERNOR" stands here in round {reward.round}, but governors are given in rounds 3, 4 and 5 only'
        pack.mistake(BOARD, entry, "kind", f"{text} (ZG-REW-30, 31)")
        return
    if reward.kind in ("WALL", "PALACE"):
        need, right = 0, "a wall or palace has no printed region"
    elif reward.kind == "GOVERNOR" and reward.round == 5:
        need, right = names.REGIONS, "a governor of round 5 may go to any region, so all five are right (ZG-REW-31)"
    elif reward.kind == "GOVERNOR":
        need, right = 2, f"a governor of round {reward.round} has two printed regions (ZG-REW-30)"
    else:
        need, right = 1, f'"{reward.kind}" has one printed region (ZG-REW-24..27)'
    if have != need:
        pack.mistake(BOARD, entry, "regions", f"{shown(reward.regions)} stands here, but {right}")


def _check_task_slots(pack: Pack, board: MainBoardFile) -> None:
    """Two sections of a wall, a palace and a governor slot (ZG-SET-21)."""
    slots = [f"{slot.section} {slot.kind}" for slot in board.task_slot]
    once_each(pack, BOARD, "task_slot", slots, [f"{s} {kind}" for s in ("upper", "lower") for kind in names.TASK_KINDS])
    for i, slot in enumerate(board.task_slot):
        fixed(pack, BOARD, f"task_slot no. {i + 1}", "vp_symbol", slot.vp_symbol, "black", "ZG-TSK-18")


def _check_vp_symbols(pack: Pack, board: MainBoardFile) -> None:
    """Red points come at once, black ones at the end (ZG-SET-17, 33)."""
    known: tuple[str, ...] = get_args(VpSymbolEntry.__annotations__["id"])
    once_each(pack, BOARD, "vp_symbol", [symbol.id for symbol in board.vp_symbol], known)
    for symbol in board.vp_symbol:
        right = "red" if symbol.id in RED_SYMBOLS else "black"
        fixed(pack, BOARD, f"vp_symbol {symbol.id}", "colour", symbol.colour, right, "ZG-SET-17")


def _own_symbols(pack: Pack, key: str, icons: list[tuple[str, str]], clause: str) -> None:
    """Things that players tell apart by their symbol have symbols of their own."""
    owners: dict[str, str] = {}
    for name, icon in icons:
        if owners.setdefault(icon, name) != name:
            text = f'"{icon}" stands here, but it is the symbol of {key} {owners[icon]} already ({clause})'
            pack.mistake(BOARD, f"{key} {name}", "icon", text)


def _per_players(
    pack: Pack, entry: str, field: str, have: PerPlayers, right: tuple[int, int, int], clause: str
) -> None:
    for players, value, wanted in zip(PLAYERS, (have.two, have.three, have.four), right, strict=True):
        fixed(pack, BOARD, entry, f"{field}.{players}", value, wanted, clause)


def check_player_boards(pack: Pack, boards: PlayerBoardsFile) -> None:
    """`boards.toml` (ZG-BRD, ZG-UNR, ZG-BSD)."""
    once_each(pack, BOARDS, "ability", [ability.id for ability in boards.ability], names.ABILITIES)
    for ability in boards.ability:
        right = ABILITY_AFTER[ability.id]
        if sorted(ability.after) != sorted(right):
            text = f"{shown(ability.after)} stands here, but {shown(right)} is right (ZG-BSD-03..13)"
            pack.mistake(BOARDS, f"ability {ability.id}", "after", text)
    once_each(pack, BOARDS, "board", [board.id for board in boards.board], names.BOARDS)
    for board in boards.board:
        _check_board(pack, board)
    owners = Counter(ability for board in boards.board for ability in board.abilities)
    for name in names.ABILITIES:
        if owners[name] != 1:
            where = ", ".join(board.id for board in boards.board if name in board.abilities) or "no board"
            text = f'"{name}" stands on {where}; each ability belongs to one B side (ZG-BSD-17)'
            pack.mistake(BOARDS, "board", "abilities", text)


def _check_board(pack: Pack, board: BoardEntry) -> None:
    entry = f"board {board.id}"
    side_a = board.id == "a"
    symbol = "any" if side_a else board.id.removeprefix("b_")
    fixed(pack, BOARDS, entry, "side", board.side, "A" if side_a else "B", "ZG-CMP-06")
    fixed(pack, BOARDS, entry, "symbol", board.symbol, symbol, "ZG-CMP-05")
    fixed(pack, BOARDS, entry, "start_region", board.start_region, 1, "ZG-SET-29")
    if side_a and board.abilities:
        text = f"{shown(board.abilities)} stands here, but side A has no ability (ZG-BRD-05)"
        pack.mistake(BOARDS, entry, "abilities", text)
    if not side_a and not board.abilities:
        pack.mistake(BOARDS, entry, "abilities", "nothing stands here, but each B side has an ability (ZG-BRD-06)")
    once_each(pack, BOARDS, "region", [region.id for region in board.region], ALL_REGIONS, inside=entry)
    for i, region in enumerate(board.region):
        field = f"region[{i + 1}].palace_block_cells"
        no_twins(pack, BOARDS, entry, field, region.palace_block_cells)
        for cell in region.palace_block_cells:
            if cell >= region.unrest_cells:
                text = f"{cell} stands here, but the track has {region.unrest_cells} cells and its last one always bans"
                right = f"1 to {region.unrest_cells - 1}" if region.unrest_cells > 2 else "1"
                pack.mistake(BOARDS, entry, field, f"{text} palaces; {right} would be right (ZG-UNR-17)")


def check_cards(pack: Pack, cards: CardsFile) -> None:
    """`cards.toml` (ZG-CRD)."""
    once_each(pack, CARDS, "trigger", [trigger.id for trigger in cards.trigger], list(NUMBER_NEEDED))
    for trigger in cards.trigger:
        right, clause = NUMBER_NEEDED[trigger.id]
        fixed(pack, CARDS, f"trigger {trigger.id}", "number_needed", trigger.number_needed, right, clause)
    once_each(pack, CARDS, "bonus", [bonus.id for bonus in cards.bonus], names.BONUSES)
    for bonus in cards.bonus:
        parameters = [BONUS_PARAMETER[bonus.id]] if bonus.id in BONUS_PARAMETER else []
        if bonus.parameters != parameters:
            text = f"{shown(bonus.parameters)} stands here, but {shown(parameters)} is right for {bonus.id}"
            pack.mistake(CARDS, f"bonus {bonus.id}", "parameters", text)
        check_template(pack, CARDS, f"bonus {bonus.id}", bonus.text, parameters)
    portraits = [portrait.id for portrait in cards.portrait]
    unique(pack, CARDS, "portrait", portraits)
    numbers = [card.number for card in cards.card]
    once_each(pack, CARDS, "card", numbers, range(1, names.CARDS + 1), field="number")
    for card in cards.card:
        _check_card(pack, card, portraits)


def _check_card(pack: Pack, card: CardEntry, portraits: list[str]) -> None:
    entry = f"card {card.number}"
    i = (card.number - 1) // CARDS_PER_COLOUR
    fixed(pack, CARDS, entry, "colour", card.colour, names.COLOURS[i], f"ZG-CRD-0{3 + i}")
    if card.portrait not in portraits:
        dangling(pack, CARDS, entry, "portrait", card.portrait, "portrait", portraits)
    kind = card.bonus.kind
    parameter = BONUS_PARAMETER.get(kind)
    for field in ("amount", "colour"):
        present_only(pack, CARDS, entry, f"bonus.{field}", getattr(card.bonus, field), field == parameter, f'"{kind}"')
    if parameter == "colour" and card.bonus.colour is not None:
        right: Sequence[str] = names.COLOURS if kind == "VP_PER_CARD" else get_args(OfficialColour)
        if card.bonus.colour not in right:
            text = f'"{card.bonus.colour}" stands here, but "{kind}" takes one of {one_of(right)}'
            pack.mistake(CARDS, entry, "bonus.colour", text + did_you_mean(card.bonus.colour, right))


def check_tiles(pack: Pack, tiles: TilesFile, board: MainBoardFile | None) -> None:
    """`tiles.toml` (ZG-TIL, ZG-TSK); the stretches of wall tasks are known only if the main board could be read."""
    once_each(pack, TILES, "criterion", [criterion.id for criterion in tiles.criterion], names.CRITERIA)
    for criterion in tiles.criterion:
        entry = f"criterion {criterion.id}"
        counts = {"MINUS_UNREST": "fixed", "COLOUR_SETS": "set"}.get(criterion.id, "region")
        fixed(pack, TILES, entry, "counts", criterion.counts, counts, "ZG-TIL-03..14")
        if not criterion.vp[0] <= criterion.vp[1] <= criterion.vp[2]:
            text = f"{shown(criterion.vp)} stands here, but more bars must not score less (ZG-TIL-01)"
            pack.mistake(TILES, entry, "vp", text)
    count(pack, TILES, "wall_tile", [tile.id for tile in tiles.wall_tile], names.SECTIONS, "ZG-CMP-09")
    faces = Counter(face for tile in tiles.wall_tile for face in tile.faces)
    for name in names.CRITERIA:
        if faces[name] != 1:
            text = f'the criterion "{name}" stands on {faces[name]} faces, but one is right (ZG-CMP-09)'
            pack.mistake(TILES, "wall_tile", "faces", text)
    once_each(pack, TILES, "task_kind", [kind.id for kind in tiles.task_kind], names.TASK_KINDS)
    for task_kind in tiles.task_kind:
        check_template(pack, TILES, f"task_kind {task_kind.id}", task_kind.text, ["needs"])
    unique(pack, TILES, "task", [task.id for task in tiles.task])
    by_kind = Counter(task.kind for task in tiles.task)
    for kind in names.TASK_KINDS:
        if by_kind[kind] != TASKS_PER_KIND:
            text = f"{entries(by_kind[kind])} here for {kind} tasks, but {TASKS_PER_KIND} are right (ZG-CMP-10)"
            pack.mistake(TILES, "", "task", text)
    stretches = None if board is None else [stretch.id for stretch in board.stretch]
    for task in tiles.task:
        _check_task(pack, task, stretches)


def _check_task(pack: Pack, task: TaskEntry, stretches: list[str] | None) -> None:
    """Walls are asked for by stretch, at most one for each of its sections; palaces and governors by region."""
    entry = f"task {task.id}"
    for need in task.needs:
        if task.kind != "wall" and isinstance(need, str):
            text = f'"{need}" stands here, but a {task.kind} task shows regions, which are numbers from 1 to 5'
            pack.mistake(TILES, entry, "needs", f"{text} (ZG-TSK-02)")
        elif task.kind == "wall" and not isinstance(need, str):
            text = f"{need} stands here, but a wall task shows stretches"
            right = f", which are {one_of(stretches)}" if stretches else ""
            pack.mistake(TILES, entry, "needs", f"{text}{right} (ZG-TSK-02)")
        elif isinstance(need, str) and stretches is not None and need not in stretches:
            dangling(pack, TILES, entry, "needs", need, "stretch", stretches)
    for need, times in Counter(task.needs).items():
        if task.kind == "wall" and times > 2:
            text = (
                f"{shown(need)} stands here {times} times, but a stretch has two sections with a wall each (ZG-TSK-05)"
            )
            pack.mistake(TILES, entry, "needs", text)
