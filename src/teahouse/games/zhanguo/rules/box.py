"""What lies in the box: every printed number, as tables the rules look things up in.

The loader in `teahouse.games.zhanguo.loading` fills a box from TOML; the rules know no file and no text.
Regions, sections, rounds and colours count from 0 here; cards keep their printed numbers 1-120.
"""

from typing import final


@final
class PlayerBoard:
    """One side of a player board (ZG-BRD-01..06)."""

    def __init__(
        self,
        unrest_cells: list[int],
        palace_block_cells: list[list[int]],
        start_officials: list[int],
        start_region: int,
        abilities: list[int],
    ) -> None:
        self.unrest_cells = unrest_cells
        self.palace_block_cells = palace_block_cells
        self.start_officials = start_officials
        self.start_region = start_region
        self.abilities = abilities


@final
class Reward:
    """One printed unification reward (ZG-REW-24..34); `regions` is the printed choice, empty for walls and palaces."""

    def __init__(self, kind: int, regions: list[int]) -> None:
        self.kind = kind
        self.regions = regions


@final
class Task:
    """One task tile (ZG-TSK-02): how many objects it wants in each region, or in each wall stretch."""

    def __init__(self, name: str, kind: int, needs: list[int]) -> None:
        self.name = name
        self.kind = kind
        self.needs = needs
        """Count by region (palace, governor: 5 numbers) or by stretch (wall: 3 numbers)."""


@final
class Box:
    """The printed content of one pack."""

    def __init__(
        self,
        digest: str,
        card_colour: list[int],
        card_trigger: list[int],
        card_bonus: list[int],
        card_amount: list[int],
        card_bonus_colour: list[int],
        number_needed: list[int],
        adjacent: list[list[int]],
        governor_squares: list[list[int]],
        square_points: int,
        square_vp: int,
        palace_cells: list[list[int]],
        section_names: list[str],
        stretch_names: list[str],
        stretch_of: list[int],
        cell_workers: list[list[int]],
        cell_bars: list[list[int]],
        rewards: list[list[Reward]],
        reward_rows: list[int],
        tasks: list[Task],
        task_cell_vp: list[list[int]],
        wall_tiles: list[list[int]],
        criterion_vp: list[list[int]],
        boards: list[PlayerBoard],
        short_markers: list[list[int]],
        tall_markers: list[int],
        majority_vp: list[int],
        governor_majority_vp: int,
        governor_vp: int,
        rounds: int,
        officials_per_colour: int,
        governors: int,
        palaces: int,
        walls: int,
        task_discs: int,
    ) -> None:
        self.digest = digest
        self.card_colour = card_colour
        """By card number; entry 0 is unused. The same holds for the other card tables."""
        self.card_trigger = card_trigger
        self.card_bonus = card_bonus
        self.card_amount = card_amount
        """VP of a `VP` bonus, else 0."""
        self.card_bonus_colour = card_bonus_colour
        """Official colour of `OFFICIAL`, card colour of `VP_PER_CARD`, else -1."""
        self.number_needed = number_needed
        """By court action: 1 = higher, -1 = lower, 0 = no card is ever triggered by it (ZG-ACT-05..10)."""
        self.adjacent = adjacent
        self.governor_squares = governor_squares
        """By region, the bonus of each square."""
        self.square_points = square_points
        self.square_vp = square_vp
        self.palace_cells = palace_cells
        """By region, then by number of players (index 0 and 1 unused)."""
        self.section_names = section_names
        self.stretch_names = stretch_names
        self.stretch_of = stretch_of
        self.cell_workers = cell_workers
        self.cell_bars = cell_bars
        self.rewards = rewards
        """By aspect, then by round."""
        self.reward_rows = reward_rows
        """Aspects from the top row of the rewards zone to the bottom one (ZG-REW-20)."""
        self.tasks = tasks
        self.task_cell_vp = task_cell_vp
        """By task slot, the VP of its cells from left to right."""
        self.wall_tiles = wall_tiles
        """By tile, the criteria of its two faces."""
        self.criterion_vp = criterion_vp
        """By criterion, VP for 1, 2 and 3 bars."""
        self.boards = boards
        """Side A first, then the B sides circle, square, triangle, star."""
        self.short_markers = short_markers
        """By colour, then by number of players: value-1 markers in the general supply."""
        self.tall_markers = tall_markers
        """By colour: value-3 markers."""
        self.majority_vp = majority_vp
        self.governor_majority_vp = governor_majority_vp
        self.governor_vp = governor_vp
        self.rounds = rounds
        self.officials_per_colour = officials_per_colour
        self.governors = governors
        self.palaces = palaces
        self.walls = walls
        self.task_discs = task_discs
