"""What the ledger says of ZhanGuo's components: it holds in the built-in pack, and no other pack can break it."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from teahouse.games.zhanguo.loading import ZhanGuoContent, load
from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.rules.box import Box
from teahouse.ledger import rule
from teahouse.loading.pack import Mistake

Refused = Callable[..., bool]


@pytest.fixture(scope="module")
def content() -> ZhanGuoContent:
    return load()


@pytest.fixture(scope="module")
def box(content: ZhanGuoContent) -> Box:
    return content.box


@pytest.fixture
def refused(variant: Callable[..., Path], mistakes: Callable[[Path], list[Mistake]]) -> Refused:
    """Whether a pack with one edit is refused at a place with certain words."""

    def check(file: str, old: str, new: str, place: str, words: str = "") -> bool:
        lines = map(str, mistakes(variant((file, old, new))))
        return any(line.startswith(f"{file}, {place}: ") and words in line for line in lines)

    return check


# -- the main board ------------------------------------------------------------------------


@rule("ZG-CMP-03")
def test_five_regions_with_numbers(content: ZhanGuoContent, refused: Refused) -> None:
    assert [region.id for region in content.names.regions] == ["1", "2", "3", "4", "5"]
    assert len({region.icon for region in content.names.regions}) == 5
    assert refused("board.toml", "[[region]]\nid = 5", "[[region]]\nid = 4", "region", "the entry 5 is missing")
    assert refused("board.toml", 'icon = "river"', 'icon = "castle"', "region 3, icon", "ZG-CMP-03")


@rule("ZG-CMP-04", "ZG-WAL-02")
def test_three_stretches_of_two_sections(content: ZhanGuoContent, box: Box, refused: Refused) -> None:
    assert len(box.stretch_names) == len({stretch.icon for stretch in content.names.stretches}) == 3
    assert len(box.section_names) == len(box.stretch_of) == len(box.wall_tiles) == 6
    assert Counter(box.stretch_of) == {0: 2, 1: 2, 2: 2}
    assert refused("board.toml", 'stretch = "gold"', 'stretch = "crimson"', "section gold_1, stretch")
    assert refused("tiles.toml", 'id = "wall_tile_6"', 'id = "wall_tile_5"', "wall_tile wall_tile_5, id")


@rule("ZG-CMP-25")
def test_turquoise_and_gold_are_two_of_the_stretches(content: ZhanGuoContent, box: Box) -> None:
    assert {"turquoise", "gold"} < set(box.stretch_names)
    assert all(re.fullmatch("#[0-9a-f]{6}", stretch.colour) for stretch in content.names.stretches)


@rule("ZG-WAL-03", "ZG-WAL-04")
def test_a_section_has_cells_of_one_two_and_three_bars(box: Box, refused: Refused) -> None:
    assert box.cell_bars == box.cell_workers == [[1, 2, 3]] * 6
    old = "{ bars = 3, workers = 3 }"
    assert refused("board.toml", f", {old}", "", "section turquoise_1, cells", "ZG-WAL-04")
    assert refused("board.toml", old, "{ bars = 2, workers = 2 }", "section turquoise_1, cells", "ZG-WAL-04")


@rule("ZG-REA-14")
def test_adjacency_is_symmetric(box: Box, refused: Refused) -> None:
    links = {(a, b) for a in range(5) for b in box.adjacent[a]}
    assert links == {(b, a) for a, b in links}
    assert links == {(0, 1), (1, 0), (1, 2), (2, 1), (2, 3), (3, 2), (3, 4), (4, 3)}
    assert refused("board.toml", "adjacent = [1, 3]", "adjacent = [1, 3, 5]", "region 2, adjacent", "both ways")


@rule("ZG-PAL-06")
def test_palace_cells_follow_the_number_of_players(box: Box, refused: Refused) -> None:
    assert box.palace_cells == [[0, 0, 2, 3, 4]] * 5
    assert refused("board.toml", "palace_cells = { 2 = 2", "palace_cells = { 2 = 4", "region 1, palace_cells.2")


@rule("ZG-GOV-20")
def test_governor_squares_are_printed(box: Box, variant: Callable[..., Path]) -> None:
    assert box.governor_squares == [[names.SQUARE_POINTS, names.SQUARE_OFFICIAL, names.SQUARE_VP]] * 5
    assert (box.square_points, box.square_vp) == (4, 4)
    other = load(variant(("board.toml", '["POINTS", "OFFICIAL", "VP"]', '["VP", "VP"]'))).box
    assert other.governor_squares[:2] == [[names.SQUARE_VP, names.SQUARE_VP], box.governor_squares[1]]


@rule("ZG-SET-33")
def test_red_symbols_score_now_and_black_ones_at_the_end(content: ZhanGuoContent, refused: Refused) -> None:
    colours = {symbol.id: symbol.colour for symbol in content.names.vp_symbols}
    red = {symbol for symbol, colour in colours.items() if colour == "red"}
    black = {symbol for symbol, colour in colours.items() if colour == "black"}
    assert red == {"palace_build", "governor_square", "missing_marker", "card_bonus"}
    assert black == {"governor_majority", "marker_majority", "task_cells", "wall_tiles"}
    old = 'id = "wall_tiles"\ncolour = "black"'
    assert refused("board.toml", old, old.replace("black", "red"), "vp_symbol wall_tiles, colour")


# -- pieces --------------------------------------------------------------------------------


@rule("ZG-CMP-12", "ZG-CMP-13", "ZG-CMP-14", "ZG-CMP-15", "ZG-CMP-17", "ZG-CMP-20")
def test_pieces_of_four_players(content: ZhanGuoContent, box: Box) -> None:
    colours = [colour.id for colour in content.names.player_colours]
    assert colours == ["blue", "red", "purple", "yellow"]
    on_tracks = 2
    assert [len(colours) * n for n in (box.governors, box.walls, box.palaces, box.task_discs + on_tracks)] == [
        32,
        20,
        24,
        32,
    ]
    assert [len(colours) * box.officials_per_colour for _ in content.names.officials] == [20, 20, 20]


@rule("ZG-CMP-08", "ZG-CMP-12", "ZG-CMP-13", "ZG-CMP-14", "ZG-CMP-15", "ZG-CMP-16", "ZG-CMP-17")
@pytest.mark.parametrize(
    ("field", "right"),
    [
        ("governors", 8),
        ("walls", 5),
        ("palaces", 6),
        ("discs", 8),
        ("officials_per_colour", 5),
        ("unrest", 5),
        ("worker_tiles", 40),
    ],
)
def test_no_pack_may_have_other_numbers_of_pieces(refused: Refused, field: str, right: int) -> None:
    for wrong in (right - 1, right + 1):
        assert refused(
            "board.toml",
            f"\n{field} = {right}\n",
            f"\n{field} = {wrong}\n",
            f"components, {field}",
            f"{right} is right",
        )


@rule("ZG-CMP-21")
def test_three_types_of_officials(content: ZhanGuoContent) -> None:
    types = {official.id: official.name.en for official in content.names.officials}
    assert types == {"red": "Military official", "grey": "Civil official", "white": "Inspector"}


@rule("ZG-CMP-19")
def test_thirty_nine_unification_markers(box: Box, refused: Refused) -> None:
    assert box.short_markers == [[0, 0, 6, 9, 12]] * 3
    assert box.tall_markers == [1, 1, 1]
    assert sum(markers[4] for markers in box.short_markers) + sum(box.tall_markers) == 39
    assert refused("board.toml", "value3_markers = 1", "value3_markers = 2", "aspect writing, value3_markers")
    assert refused("board.toml", "4 = 12 }", "4 = 13 }", "aspect writing, value1_markers.4")


# -- cards ---------------------------------------------------------------------------------


@rule("ZG-CMP-07", "ZG-CRD-02", "ZG-CRD-03", "ZG-CRD-04", "ZG-CRD-05")
def test_forty_cards_of_each_colour_numbered_by_colour(content: ZhanGuoContent, box: Box, refused: Refused) -> None:
    assert box.card_colour[1:] == [names.BEIGE] * 40 + [names.ORANGE] * 40 + [names.BROWN] * 40
    aspects = [aspect.id for aspect in content.names.aspects]
    assert aspects == ["writing", "currency", "laws"]
    assert [colour.en for colour in content.names.colours] == ["beige", "orange", "brown"]
    assert refused("cards.toml", "number = 41\n", "number = 40\n", "card", "the entry 41 is missing")
    assert refused("cards.toml", "number = 41\n", "number = 40\n", "card 40, number", "2 entries")
    for number, colour, clause in ((40, "beige", "03"), (80, "orange", "04"), (81, "brown", "05")):
        old = f'number = {number}\ncolour = "{colour}"'
        wrong = f'number = {number}\ncolour = "{"brown" if colour == "beige" else "beige"}"'
        assert refused("cards.toml", old, wrong, f"card {number}, colour", f"ZG-CRD-{clause}")


@rule("ZG-CRD-01", "ZG-CRD-10", "ZG-CRD-11")
def test_a_card_is_a_number_an_aspect_a_trigger_and_a_bonus(box: Box, refused: Refused) -> None:
    tables = (box.card_colour, box.card_trigger, box.card_bonus, box.card_amount, box.card_bonus_colour)
    assert [len(table) for table in tables] == [121] * 5
    assert {names.ACTIONS[trigger] for trigger in box.card_trigger[1:]} == set(names.ACTIONS) - {"reassign"}
    for number in range(1, 121):
        bonus, amount, colour = box.card_bonus[number], box.card_amount[number], box.card_bonus_colour[number]
        assert (amount in (2, 3)) == (bonus == names.VP)
        assert (colour in (0, 1, 2)) == (bonus in (names.VP_PER_CARD, names.OFFICIAL))
    assert box.card_trigger[1:4] == [names.GOVERNOR, names.HIRE, names.RECRUIT]
    assert box.card_bonus[1:4] == [names.VP, names.OFFICIAL, names.MOVE_WORKER]
    assert (box.card_amount[1], box.card_bonus_colour[2]) == (2, names.WHITE)
    assert refused("cards.toml", 'trigger = "HIRE"\n', "", "card 2, trigger", "missing")
    assert refused("cards.toml", 'trigger = "HIRE"\n', 'trigger = "REASSIGN"\n', "card 2, trigger")
    assert refused("cards.toml", 'bonus = { kind = "VP", amount = 2 }\n', "", "card 1, bonus", "missing")


@rule("ZG-CRD-06")
def test_backs_show_aspect_and_rank(refused: Refused) -> None:
    for rank, other, aspect in (("[1, 40]", "[1, 41]", "writing"), ("[81, 120]", "[80, 120]", "laws")):
        assert refused(
            "board.toml", f"cards = {rank}", f"cards = {other}", f"aspect {aspect}, cards", f"{rank} is right"
        )


# -- player boards -------------------------------------------------------------------------


@rule("ZG-CMP-05", "ZG-CMP-06", "ZG-BRD-05", "ZG-BRD-06")
def test_one_side_a_and_four_b_sides_with_abilities(content: ZhanGuoContent, box: Box, refused: Refused) -> None:
    assert [board.id for board in content.names.boards] == ["a", "b_circle", "b_square", "b_triangle", "b_star"]
    assert box.boards[names.BOARD_A].abilities == []
    assert all(box.boards[side].abilities for side in names.B_BOARDS)
    assert refused("boards.toml", "abilities = []", 'abilities = ["B_MARKER"]', "board a, abilities", "ZG-BRD-05")
    assert refused("boards.toml", 'abilities = ["B_MARKER"]', "abilities = []", "board b_square, abilities")
    assert refused("boards.toml", 'symbol = "star"', 'symbol = "circle"', "board b_star, symbol")
    assert refused("boards.toml", 'side = "B"', 'side = "A"', "board b_circle, side")


@rule("ZG-BSD-16", "ZG-BSD-17")
def test_six_abilities_in_four_groups(box: Box, refused: Refused) -> None:
    groups = [box.boards[side].abilities for side in names.B_BOARDS]
    assert groups == [
        [names.B_EXTRA_WORKER, names.B_GOV_MOVE_WORKER],
        [names.B_MARKER],
        [names.B_CALM_WORKER],
        [names.B_HIRE_POINTS, names.B_MOVE_GOVERNOR],
    ]
    old = 'abilities = ["B_CALM_WORKER"]'
    assert refused("boards.toml", old, 'abilities = ["B_MARKER"]', "board, abilities", "b_square, b_triangle")


@rule("ZG-SET-30")
def test_three_starting_officials_are_printed(box: Box, refused: Refused) -> None:
    red, grey, white = names.RED, names.GREY, names.WHITE
    assert [board.start_officials for board in box.boards] == [
        [red, red, grey],
        [grey, grey, white],
        [red, grey, white],
        [red, white, white],
        [red, red, white],
    ]
    assert [board.start_region for board in box.boards] == [0] * 5
    old = 'start_officials = ["red", "red", "grey"]'
    assert refused("boards.toml", old, old.replace("]", ', "red"]'), "board a, start_officials", "exactly 3")


@rule("ZG-UNR-08", "ZG-UNR-10")
def test_unrest_tracks_have_two_to_four_cells(box: Box, refused: Refused) -> None:
    assert [board.unrest_cells for board in box.boards] == [
        [3, 2, 4, 3, 3],
        [4, 3, 2, 3, 3],
        [3, 2, 3, 4, 3],
        [2, 2, 3, 3, 2],
        [3, 4, 3, 3, 3],
    ]
    for wrong in (1, 5):
        assert refused("boards.toml", "unrest_cells = 3", f"unrest_cells = {wrong}", "board a, region[1].unrest_cells")


@rule("ZG-UNR-18")
def test_cells_that_ban_palaces_are_printed(box: Box, refused: Refused) -> None:
    assert [board.palace_block_cells for board in box.boards] == [
        [[], [], [3], [2], []],
        [[3], [], [], [2], []],
        [[], [], [], [3], []],
        [[], [], [2], [2], []],
        [[], [3], [], [], [2]],
    ]
    place = "board a, region[3].palace_block_cells"
    assert refused("boards.toml", "palace_block_cells = [3]", "palace_block_cells = [4]", place)


# -- rewards, tasks, wall tiles ------------------------------------------------------------


@rule("ZG-REW-03", "ZG-REW-30", "ZG-REW-31")
def test_fifteen_rewards_with_their_regions(box: Box, refused: Refused) -> None:
    printed = [[(names.REWARDS[reward.kind], reward.regions) for reward in row] for row in box.rewards]
    assert printed == [
        [("OFFICIAL_ANY", [2]), ("TWO_GREY", [4]), ("TWO_WORKERS", [3]), ("GOVERNOR", [1, 3]), ("WALL", [])],
        [("TWO_WORKERS", [1]), ("OFFICIAL_ANY", [0]), ("WALL", []), ("PALACE", []), ("GOVERNOR", [0, 1, 2, 3, 4])],
        [("TWO_RED", [3]), ("TWO_WORKERS", [2]), ("GOVERNOR", [0, 4]), ("WALL", []), ("PALACE", [])],
    ]
    assert refused("board.toml", "regions = [2, 4]", "regions = [2, 4, 5]", "reward no. 4, regions", "ZG-REW-30")
    assert refused("board.toml", "regions = [1, 5]", "regions = [1]", "reward no. 13, regions", "ZG-REW-30")
    assert refused("board.toml", "[1, 2, 3, 4, 5]", "[1, 2, 3, 4]", "reward no. 10, regions", "ZG-REW-31")
    assert refused("board.toml", "round = 5", "round = 4", "reward", "writing, round 5 is missing")


@rule("ZG-CMP-10", "ZG-TSK-02", "ZG-TSK-03")
def test_four_tasks_of_each_kind_with_two_to_four_symbols(box: Box, refused: Refused) -> None:
    needs = {
        kind: [task.needs for task in box.tasks if names.TASK_KINDS[task.kind] == kind] for kind in names.TASK_KINDS
    }
    assert needs == {
        "wall": [[2, 1, 0], [0, 2, 1], [1, 0, 2], [1, 1, 2]],
        "palace": [[1, 1, 0, 0, 1], [0, 0, 1, 1, 0], [1, 0, 1, 1, 0], [0, 1, 1, 0, 1]],
        "governor": [[1, 0, 1, 0, 0], [0, 1, 0, 0, 1], [0, 1, 0, 1, 0], [1, 0, 0, 1, 1]],
    }
    for wrong in ("[1]", "[1, 2, 3, 4, 5]", '[1, "gold"]'):
        assert refused("tiles.toml", "needs = [1, 2, 5]", f"needs = {wrong}", "task task_palace_1, needs")
    old = 'id = "task_palace_1"\nkind = "palace"'
    assert refused("tiles.toml", old, old.replace('"palace"', '"governor"'), "task", "ZG-CMP-10")


@rule("ZG-TSK-16")
def test_points_under_the_task_cells(box: Box, variant: Callable[..., Path]) -> None:
    upper = [[4, 3, 2, 1], [4, 3, 2, 1], [5, 4, 3, 2]]
    lower = [[3, 2, 2, 1], [5, 4, 3, 2], [5, 4, 3, 2]]
    assert box.task_cell_vp == upper + lower
    swapped = variant(
        ("board.toml", 'section = "lower"\nkind = "wall"', 'section = "LOWER"\nkind = "wall"'),
        ("board.toml", 'section = "upper"\nkind = "wall"', 'section = "lower"\nkind = "wall"'),
        ("board.toml", 'section = "LOWER"', 'section = "upper"'),
    )
    assert load(swapped).box.task_cell_vp == [lower[0], *upper[1:], upper[0], *lower[1:]]


@rule("ZG-CMP-09", "ZG-SET-20")
def test_six_wall_tiles_show_each_criterion_once(box: Box, refused: Refused) -> None:
    pairs = [{names.CRITERIA[face] for face in tile} for tile in box.wall_tiles]
    assert pairs == [
        {"NO_UNREST", "THREE_CARDS"},
        {"MINUS_UNREST", "OFFICIALS_GE_UNREST"},
        {"COLOUR_SETS", "TWO_SAME"},
        {"RED", "HAS_BEIGE"},
        {"GREY", "HAS_ORANGE"},
        {"WHITE", "HAS_BROWN"},
    ]
    assert refused(
        "tiles.toml", '["RED", "HAS_BEIGE"]', '["RED", "RED"]', "wall_tile, faces", '"RED" stands on 2 faces'
    )
    last = '[[wall_tile]]\nid = "wall_tile_6"\nfaces = ["WHITE", "HAS_BROWN"]\nsource = "designed"\n'
    assert refused("tiles.toml", last, "", "wall_tile", "5 entries stand here, but 6 are right")


@rule("ZG-TIL-01")
def test_a_criterion_has_a_level_for_each_number_of_bars(box: Box, refused: Refused) -> None:
    one, two = [1, 2, 3], [2, 3, 4]
    assert box.criterion_vp == [one, one, two, two, two, [5, 10, 15], two, two, one, one, one, one]
    assert refused("tiles.toml", "vp = [5, 10, 15]", "vp = [5, 10, 15, 20]", "criterion MINUS_UNREST, vp", "exactly 3")
    assert refused("tiles.toml", "vp = [5, 10, 15]", "vp = [15, 10, 5]", "criterion MINUS_UNREST, vp", "ZG-TIL-01")


def test_the_rest_of_the_box(box: Box) -> None:
    assert box.number_needed == [1, 1, 1, 0, -1, -1]
    assert box.reward_rows == [0, 1, 2]
    assert box.majority_vp == [5, 6, 7]
    assert (box.governor_majority_vp, box.governor_vp, box.rounds, box.task_discs) == (9, 3, 5, 6)
