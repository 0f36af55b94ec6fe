"""Setting up the table (ZG-SET)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import SQUARE_VP
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo
from teahouse.ledger import rule
from teahouse.loading.pack import ContentError
from tests.games.zhanguo.builder import Builder, kind

Table = Callable[..., Builder]
Print = Callable[[str, str, str], Path]

BLACK = {"governor_majority": "governors", "marker_majority": "markers", "task_cells": "tasks", "wall_tiles": "walls"}
RED = {"palace_build": "palace", "governor_square": "square", "missing_marker": "missing-marker", "card_bonus": "card"}


def fresh(seats: int, seed: str) -> ZhanGuo:
    return Builder(seats, seed=seed).g


# -- pieces of the players -----------------------------------------------------------------


@rule("ZG-SET-01", "ZG-SET-03", "ZG-SET-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_colours_of_the_players_are_on_the_table(zhanguo: Table, seats: int) -> None:
    g = zhanguo(seats=seats).g
    assert len(g.players) == len(g.track) == seats
    assert sum(player.governors for player in g.players) == 8 * seats
    assert sum(player.palaces for player in g.players) == 6 * seats
    assert sum(player.walls for player in g.players) == 5 * seats
    assert sum(sum(player.supply) + sum(player.governor_area) for player in g.players) == 15 * seats
    play_randomly(g, seeded("unused colours"), 10**5)
    pieces = [*g.squares, *g.walls, *g.claims, *g.track]
    assert max(pieces) < seats
    absent = [4 * region + seat for region in range(5) for seat in range(seats, 4)]
    assert all(g.beside[place] == g.palaces[place] == 0 for place in absent)


@rule("ZG-SET-02")
def test_each_player_chooses_a_colour_nobody_has(zhanguo: Table) -> None:
    t = zhanguo(seats=3, colours="choose")
    assert (t.seat, t.asks) == (0, "ChooseColour")
    assert t.why("pass") == t.why("bid 15") == t.why("card 1") == "ZG-SET-02"
    t.play("colour purple")
    assert t.why("colour purple") == "ZG-SET-02"
    assert t.options() == {"colour blue", "colour red", "colour yellow"}
    t.play("colour yellow", "colour blue")
    assert [t.player(seat).colour for seat in range(3)] == [2, 3, 0]
    assert t.asks == "PlayCard"


@rule("ZG-SET-02")
def test_without_a_choice_colours_go_by_seat(zhanguo: Table) -> None:
    t = zhanguo(seats=4)
    assert [t.player(seat).colour for seat in range(4)] == [0, 1, 2, 3]


@rule("ZG-SET-03", "ZG-SET-05", "ZG-SET-15", "ZG-SET-18")
def test_each_player_takes_the_pieces_of_a_colour(zhanguo: Table) -> None:
    t = zhanguo(seats=3)
    for player in t.g.players:
        assert (player.governors, player.palaces, player.walls) == (8, 6, 5)
        assert player.discs == 6
        assert player.vp == 0
        for colour in range(3):
            assert player.supply[colour] + sum(player.governor_area[colour::3]) == 5


@rule("ZG-SET-04")
def test_every_region_of_a_board_can_have_its_own_cube(zhanguo: Table) -> None:
    t = zhanguo()
    for region in range(1, 6):
        t.region(0, region, cards=[region])
    t.hand(0, 6, 7, 8, 9, 10)
    for region in range(1, 6):
        t.play(f"card {region + 5}", f"region {region}").finish_turn()
        t.hire()
    assert t.player(0).unrest == [1, 1, 1, 1, 1]
    assert t.player(1).unrest == [0, 0, 0, 0, 0]


@rule("ZG-SET-18")
def test_six_discs_lie_ready_for_six_tasks(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40).place(0, "palace", "1", "2", "3", "4", "5").place(0, "governor", "1", "2", "3", "4", "5")
    t.player(0).walls = 0
    t.g.walls = [0, -1, -1] * 6
    t.play("card 40", "region 1")
    for slot in ("upper.wall", "upper.palace", "upper.governor", "lower.wall", "lower.palace", "lower.governor"):
        t.play(f"task {slot}")
    assert t.player(0).discs == 0
    assert [claim for claim in t.g.claims if claim >= 0] == [0] * 6


# -- cards, rounds, markers ----------------------------------------------------------------


@rule("ZG-SET-06")
def test_three_decks_by_colour_are_shuffled_separately() -> None:
    decks = [fresh(2, f"decks {seed}").decks for seed in range(4)]
    for deck in decks:
        assert [{(card - 1) // 40 for card in pile} for pile in deck] == [{0}, {1}, {2}]
    orders = [tuple((card - 1) % 40 for card in pile) for deck in decks for pile in deck]
    assert len(set(orders)) == 12
    assert all(list(order) != sorted(order) for order in orders)


@rule("ZG-SET-07")
def test_the_first_round_is_number_one(zhanguo: Table) -> None:
    t = Builder(2)
    assert [event.args for event in t.heard("round")] == [(1,)]
    assert t.g.observe(1)["round"] == 0


@rule("ZG-SET-08", "ZG-SET-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tall_markers_wait_beside_the_court_whoever_plays(zhanguo: Table, seats: int) -> None:
    t = zhanguo(seats=seats).region(0, 1, workers=2).region(0, 2, workers=1).hand(0, 40)
    assert t.g.tall == [1, 1, 1]
    assert all(player.tall == player.short == [0, 0, 0] for player in t.g.players)
    t.play("card 40", "action palace", "region 1", "region 2")
    assert t.options() == {"tall beige", "tall orange", "tall brown"}


@rule("ZG-SET-26", "ZG-SET-27", "ZG-SET-28")
@pytest.mark.parametrize(("seats", "markers"), [(4, 12), (3, 9), (2, 6)])
def test_short_markers_by_the_number_of_players(zhanguo: Table, seats: int, markers: int) -> None:
    t = zhanguo(seats=seats)
    assert t.g.short == [markers, markers, markers]
    t.markers(1, short="beige " * (markers - 1)).hand(0, 1, 2).play("card 1", "region 1").finish_turn()
    assert (t.player(0).short[0], t.g.points(0)) == (1, 0)
    for _ in range(1, seats):
        t.hire()
    t.play("card 2", "region 2")
    assert (t.player(0).short[0], t.g.points(0)) == (1, 1)


@rule("ZG-SET-26", "ZG-SET-27", "ZG-SET-28")
def test_a_pack_cannot_change_the_supply_of_markers(pack: Print) -> None:
    for players, right in ((2, 6), (3, 9), (4, 12)):
        with pytest.raises(ContentError, match=rf"value1_markers.{players}: .*{right} is right .ZG-SET-26..28"):
            load(pack("board.toml", f" {players} = {right}", f" {players} = {right + 1}"))


@rule("ZG-SET-25")
def test_all_workers_lie_in_the_general_supply(zhanguo: Table) -> None:
    t = zhanguo(seats=4).region(0, 1, working="white").hand(0, 40)
    assert all(player.workers == [0, 0, 0, 0, 0] for player in t.g.players)
    t.play("card 40", "action recruit", "region 1")
    assert t.player(0).workers == [1, 0, 0, 0, 0]
    assert all(t.player(seat).workers == [0, 0, 0, 0, 0] for seat in (1, 2, 3))


# -- first player and rewards track --------------------------------------------------------


@rule("ZG-SET-10", "ZG-SET-11", "ZG-SET-12")
def test_chance_orders_the_discs_and_the_top_one_goes_first() -> None:
    tracks = set()
    for seed in range(40):
        t = Builder(3, seed=f"track {seed}")
        assert t.g.first == t.g.track[0] == t.seat
        assert t.heard("first-player")[0].seat == t.g.first
        tracks.add(tuple(t.g.track))
    assert tracks == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@rule("ZG-SET-12")
def test_there_are_cells_enough_for_one_disc_each(zhanguo: Table, pack: Print) -> None:
    with pytest.raises(ContentError, match=r"track_cells.*from 4"):
        load(pack("board.toml", "track_cells = 4", "track_cells = 3"))
    g = zhanguo(seats=4).g
    while not g.over:
        play_randomly(g, seeded(f"discs {len(g.court)}"), 5)
        assert sorted(g.track + [seat for seat in g.column if seat >= 0]) == [0, 1, 2, 3]


@rule("ZG-SET-13")
def test_discs_below_the_top_give_no_turn_order() -> None:
    crossed = 0
    for seed in range(10):
        t = Builder(3, seed=f"order {seed}")
        clockwise = [(t.g.track[0] + step) % 3 for step in range(3)]
        crossed += t.g.track != clockwise
        assert t.hire_all_round()[:3] == clockwise
    assert 0 < crossed < 10


@rule("ZG-SET-13")
def test_discs_below_the_top_break_ties(zhanguo: Table) -> None:
    for track, asked in (([0, 2, 1], 2), ([0, 1, 2], 1)):
        t = zhanguo(seats=3).markers(1, short="beige").markers(2, short="beige")
        t.g.track = track
        assert t.run("offer_reward", 0).seat == asked


@rule("ZG-SET-14")
def test_only_the_order_of_the_discs_counts(pack: Print) -> None:
    longer = Builder(4, box=load(pack("board.toml", "track_cells = 4", "track_cells = 9")).box)
    usual = Builder(4)
    assert longer.g.observe(0) == usual.g.observe(0)
    assert sorted(longer.g.track) == [0, 1, 2, 3]
    for t in (usual, longer):
        play_randomly(t.g, seeded("order"), 10**5)
    assert usual.g.over
    assert longer.g.observe(-1) == usual.g.observe(-1), "the whole game is the same on a longer track"
    assert sorted(longer.g.track) == [0, 1, 2, 3]


# -- victory points ------------------------------------------------------------------------


@rule("ZG-SET-15", "ZG-SET-16", "ZG-SET-17")
def test_red_points_move_the_disc_at_once(zhanguo: Table) -> None:
    t = zhanguo().region(0, 2, governor="red grey white").hand(0, 40)
    assert [t.g.points(seat) for seat in (0, 1)] == [0, 0]
    square = t.kind.box.governor_squares[1].index(SQUARE_VP) + 1
    t.play("card 40", "action governor", "region 2", f"square 2.{square}")
    assert (t.seat, t.g.turn_of) == (0, 0)
    seen: dict[str, Any] = t.g.observe(1)
    assert [player["vp"] for player in seen["players"]] == [4, 0]


@rule("ZG-SET-17")
def test_black_points_wait_for_the_end(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 2, governor="red grey white").hand(0, 40).markers(0, short="brown")
    t.play("card 40", "action governor", "region 2", "square 2.1").finish_turn()
    assert t.g.points(0) == 0
    t.run("end_game")
    assert t.g.points(0) == (9 + 3) + 7


@rule("ZG-SET-17", "ZG-SET-33")
def test_what_is_printed_red_comes_before_the_scoring_and_what_is_black_in_it() -> None:
    printed = {symbol.id: symbol.colour for symbol in load().names.vp_symbols}
    assert printed == {**dict.fromkeys(RED, "red"), **dict.fromkeys(BLACK, "black")}
    early: set[str] = set()
    late: set[str] = set()
    for game in range(12):
        g = fresh(3, f"points {game}")
        play_randomly(g, seeded(f"player {game}"), 10**5)
        told = [event.kind for event in g.events]
        scoring = told.index("scoring")
        early |= {word for word in told[:scoring] if word.startswith("vp-")}
        late |= {word for word in told[scoring:] if word.startswith("vp-")}
    assert early == {f"vp-{word}" for word in RED.values()}
    assert late == {f"vp-{word}" for word in BLACK.values()}


@rule("ZG-SET-17", "ZG-SET-33")
def test_a_pack_cannot_change_when_points_count(pack: Print) -> None:
    with pytest.raises(ContentError, match=r'"red" is right .ZG-SET-17'):
        load(pack("board.toml", 'id = "card_bonus"\ncolour = "red"', 'id = "card_bonus"\ncolour = "black"'))
    with pytest.raises(ContentError, match=r'"black" is right .ZG-SET-17'):
        load(pack("board.toml", 'id = "wall_tiles"\ncolour = "black"', 'id = "wall_tiles"\ncolour = "red"'))


# -- tiles ---------------------------------------------------------------------------------


@rule("ZG-SET-19", "ZG-SET-20")
def test_each_wall_tile_lies_on_a_random_section_with_a_random_face() -> None:
    box = kind().box
    tile_of = {face: tile for tile, faces in enumerate(box.wall_tiles) for face in faces}
    seen = set()
    for seed in range(120):
        faces = fresh(2, f"walls {seed}").tiles
        assert sorted(tile_of[face] for face in faces) == [0, 1, 2, 3, 4, 5]
        seen |= set(enumerate(faces))
    assert seen == {(section, face) for section in range(6) for face in range(12)}


@rule("ZG-SET-20")
def test_other_pairs_of_faces_exclude_each_other() -> None:
    box = load().box
    box.wall_tiles = [[face, 11 - face] for face in range(6)]
    for seed in range(30):
        faces = set(Builder(2, seed=f"pairs {seed}", box=box).g.tiles)
        assert len(faces) == 6
        assert all(11 - face not in faces for face in faces)


@rule("ZG-SET-21", "ZG-SET-22", "ZG-SET-23", "ZG-SET-24")
def test_two_of_four_tasks_of_each_kind_are_dealt() -> None:
    tasks = kind().box.tasks
    dealt = [fresh(4, f"deal {seed}").tasks for seed in range(80)]
    for slots in dealt:
        assert [tasks[task].kind for task in slots] == [0, 1, 2, 0, 1, 2]
        assert len(set(slots)) == 6
    for slot in range(6):
        assert {slots[slot] for slots in dealt} == {task for task in range(12) if tasks[task].kind == slot % 3}


@rule("ZG-SET-21")
def test_a_pack_has_three_slots_in_both_task_sections(pack: Print) -> None:
    with pytest.raises(ContentError, match="lower wall"):
        load(pack("board.toml", 'section = "lower"\nkind = "wall"', 'section = "upper"\nkind = "wall"'))


# -- player boards -------------------------------------------------------------------------


def names_of(officials: list[int]) -> list[int]:
    return [officials.count(colour) for colour in range(3)]


@rule("ZG-SET-29", "ZG-SET-30", "ZG-SET-31")
@pytest.mark.parametrize("board", ["b_circle", "b_square", "b_triangle", "b_star"])
def test_three_printed_officials_govern_region_one(zhanguo: Table, board: str) -> None:
    t = zhanguo(boards="b")
    seat = t.seat
    t.play(f"board {board}")
    printed = names_of(t.g.board_of(seat).start_officials)
    player = t.player(seat)
    assert sum(printed) == 3
    assert player.governor_area == printed + [0] * 12
    assert player.supply == [5 - count for count in printed]
    nothing_else(player)


def nothing_else(player: Player) -> None:
    assert player.worker_area == player.cards == [0] * 15
    assert player.workers == player.unrest == [0] * 5


@rule("ZG-SET-29", "ZG-SET-30", "ZG-SET-31")
def test_side_a_starts_as_another_print_says(zhanguo: Table) -> None:
    t = zhanguo(seats=3)
    assert [t.officials(seat, 1) for seat in range(3)] == [("red red grey", "")] * 3
    box = load().box
    box.boards[0].start_officials = [2, 1, 2]
    t = zhanguo(seats=3, box=box)
    for seat, player in enumerate(t.g.players):
        assert t.officials(seat, 1) == ("grey white white", "")
        assert player.supply == [5, 4, 3]
        assert sum(player.governor_area) == 3
        nothing_else(player)


@rule("ZG-SET-29")
def test_a_pack_cannot_start_elsewhere(pack: Print) -> None:
    with pytest.raises(ContentError, match=r"1 is right .ZG-SET-29"):
        load(pack("boards.toml", "start_region = 1", "start_region = 2"))


@rule("ZG-SET-32")
def test_whatever_lies_in_front_of_a_player_is_seen_by_all(zhanguo: Table) -> None:
    t = zhanguo(seats=3).region(1, 4, governor="red grey", working="white", workers=3, unrest=2, cards=[7, 90])
    t.markers(1, short="beige beige brown", tall="orange").place(1, "governor", "1").place(1, "wall", "gold_1.1")
    t.place(1, "palace", "2", "3")
    t.player(1).vp = 17
    for watcher in (-1, 0, 1, 2):
        seen: dict[str, Any] = t.g.observe(watcher)
        player = seen["players"][1]
        assert player["governor_area"] == [2, 1, 0, *[0] * 6, 1, 1, 0, 0, 0, 0]
        assert player["worker_area"] == [*[0] * 11, 1, 0, 0, 0]
        assert player["workers"] == [0, 0, 0, 3, 0]
        assert player["unrest"] == [0, 0, 0, 2, 0]
        assert player["cards"] == [*[0] * 9, 7, 90, 0, 0, 0, 0]
        assert (player["short"], player["tall"]) == ([2, 0, 1], [0, 1, 0])
        assert player["supply"] == [2, 3, 4]
        assert (player["governors"], player["palaces"], player["walls"], player["discs"]) == (7, 4, 4, 6)
        assert (player["vp"], player["colour"], player["board"]) == (17, 1, 0)
