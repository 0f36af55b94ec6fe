"""What lies in the box, and what happens when it runs out (ZG-CMP)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import CRITERIA, HIRE, MARKER, OFFICIALS, SQUARE_VP, TASK_KINDS
from teahouse.ledger import rule
from teahouse.loading.pack import ContentError
from tests.games.zhanguo.builder import Builder, kind

Table = Callable[..., Builder]
Print = Callable[[str, str, str], Path]


@rule("ZG-CMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_may_play(seats: int) -> None:
    seen: dict[str, Any] = kind().start(seats, {}, "table").observe(0)
    assert len(seen["players"]) == seen["seats"] == seats


@rule("ZG-CMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(TeahouseError, match=f"2, 3, 4 players, not for {seats}"):
        kind().start(seats, {}, "table")


@rule("ZG-CMP-02")
def test_all_players_sit_round_one_board_of_five_zones(zhanguo: Table) -> None:
    """What anybody puts into a zone lies there for everybody, and for those who watch."""
    t = zhanguo(seats=4).place(3, "palace", "2").place(2, "governor", "5.1", "3").place(1, "wall", "gold_2.3")
    for seat in range(4):
        t.play(f"card {t.player(seat).hand[0]}", "action hire", "official white", "region 1").finish_turn()
    t.g.column, t.g.claims[4 * 5 + 1] = [-1, 2, -1], 3
    names = t.kind.box.section_names
    zones = {
        "rewards": {"track": t.g.track, "column": [-1, 2, -1]},
        "tasks": {"tasks": t.g.tasks, "claims": only(24, 4 * 5 + 1, 3)},
        "court": {"court": t.g.court},
        "regions": {
            "squares": only(20, 4 * 4, 2),
            "beside": only(20, 4 * 2 + 2, 1, 0),
            "palaces": only(20, 4 * 1 + 3, 1, 0),
        },
        "walls": {"walls": only(18, 3 * names.index("gold_2") + 2, 1), "tiles": t.g.tiles},
    }
    assert (sorted(t.g.track), len(set(t.g.tasks)), len(t.g.court)) == ([0, 1, 2, 3], 6, 4)
    assert (len(zones), len(t.g.tiles), len(set(t.g.tiles))) == (5, 6, 6)
    for seat in (-1, 0, 1, 2, 3):
        board = t.g.observe(seat)
        for zone, lies in zones.items():
            assert {name: board[name] for name in lies} == lies, (zone, seat)


def only(places: int, at: int, piece: int, empty: int = -1) -> list[int]:
    """A row of places that are empty but for one."""
    return [piece if place == at else empty for place in range(places)]


@rule("ZG-CMP-02")
def test_a_place_on_the_board_that_one_player_took_is_taken_for_all(zhanguo: Table) -> None:
    for seat in (1, 2, 3):
        t = zhanguo(seats=4).able(seat).hand(seat, 50).place(0, "governor", "4.1").first(seat)
        t.play("card 50", "action governor", "region 4")
        assert (t.why("square 4.1"), t.why("square 4.2")) == ("ZG-GOV-08", None)
        t = zhanguo(seats=4).able(seat).hand(seat, 50).place(0, "wall", "gold_1.1").first(seat)
        t.play("card 50", "action wall")
        assert (t.why("cell gold_1.1"), t.why("cell gold_1.2")) == ("ZG-WAL-06", None)


@rule("ZG-CMP-03")
def test_five_regions_are_known_by_symbol_and_number(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40).play("card 40")
    assert {word for word in t.options() if word.startswith("region")} == {f"region {n}" for n in range(1, 6)}
    with pytest.raises(TeahouseError, match="not a move"):
        t.why("region 6")
    regions = load().names.regions
    assert [region.id for region in regions] == ["1", "2", "3", "4", "5"]
    assert len({region.icon for region in regions}) == 5


@rule("ZG-CMP-04")
def test_three_stretches_have_two_sections_each(zhanguo: Table) -> None:
    box, names = load().box, load().names
    assert sorted(box.stretch_of) == [0, 0, 1, 1, 2, 2]
    assert len({stretch.icon for stretch in names.stretches}) == 3
    t = zhanguo().hand(0, 40)
    for region in (1, 2, 3):
        t.region(0, region, workers=1)
    t.play("card 40", "action wall")
    sections = {word.removeprefix("cell ").split(".")[0] for word in t.options()}
    assert sections == {f"{stretch}_{n}" for stretch in box.stretch_names for n in (1, 2)}
    assert len(sections) == 6


@rule("ZG-CMP-05", "ZG-CMP-06")
def test_four_boards_have_a_side_a_and_a_side_b(zhanguo: Table) -> None:
    t = zhanguo(seats=4, boards="b")
    assert t.options() == {"board b_circle", "board b_square", "board b_triangle", "board b_star"}
    t.play("board b_circle", "board b_square", "board b_triangle")
    assert len({t.player(seat).board for seat in range(4)}) == 4
    assert all(t.g.board_of(seat).abilities for seat in range(4))
    side_a = zhanguo(seats=4, boards="a")
    assert [side_a.g.board_of(seat).abilities for seat in range(4)] == [[], [], [], []]


@rule("ZG-CMP-05", "ZG-CMP-06")
def test_a_board_shows_its_own_symbol_and_side(pack: Print) -> None:
    with pytest.raises(ContentError, match=r"ZG-CMP-05"):
        load(pack("boards.toml", 'symbol = "circle"', 'symbol = "star"'))
    with pytest.raises(ContentError, match=r"ZG-CMP-06"):
        load(pack("boards.toml", 'side = "B"', 'side = "A"'))


@rule("ZG-CMP-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forty_cards_of_each_colour_are_in_play(zhanguo: Table, seats: int) -> None:
    g = zhanguo(seats=seats).g
    cards = [card for pile in [*g.decks, *(player.hand for player in g.players)] for card in pile]
    assert len(cards) == len(set(cards)) == 120
    assert [sum(g.box.card_colour[card] == colour for card in cards) for colour in range(3)] == [40, 40, 40]


@rule("ZG-CMP-08", "ZG-CMP-12", "ZG-CMP-13", "ZG-CMP-14", "ZG-CMP-15", "ZG-CMP-16", "ZG-CMP-17")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("worker_tiles = 40", "worker_tiles = 39", "40 is right .ZG-CMP-08"),
        ("governors = 8", "governors = 9", "8 is right .ZG-CMP-12"),
        ("walls = 5", "walls = 6", "5 is right .ZG-CMP-13"),
        ("palaces = 6", "palaces = 5", "6 is right .ZG-CMP-14"),
        ("\ndiscs = 8", "\ndiscs = 7", "8 is right .ZG-CMP-15"),
        ("unrest = 5", "unrest = 4", "5 is right .ZG-SET-04"),
        ("officials_per_colour = 5", "officials_per_colour = 6", "5 is right .ZG-SET-05"),
    ],
)
def test_a_pack_cannot_change_the_number_of_pieces(pack: Print, old: str, new: str, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        load(pack("board.toml", old, new))


@rule("ZG-CMP-12", "ZG-CMP-13", "ZG-CMP-14", "ZG-CMP-15", "ZG-CMP-16", "ZG-CMP-17", "ZG-CMP-18")
def test_four_players_use_every_piece_of_the_box(zhanguo: Table) -> None:
    g = zhanguo(seats=4).g
    players = g.players
    assert sum(player.governors for player in players) == 32
    assert sum(player.walls for player in players) == 20
    assert sum(player.palaces for player in players) == 24
    on_the_vp_track, on_the_rewards_track = len(players), len(g.track)
    assert sum(player.discs for player in players) + on_the_vp_track + on_the_rewards_track == 32
    assert sum(len(player.unrest) for player in players) == 20
    for colour in range(len(OFFICIALS)):
        areas = [player.governor_area[colour::3] + player.worker_area[colour::3] for player in players]
        assert sum(map(sum, areas)) + sum(player.supply[colour] for player in players) == 20
    assert len({player.colour for player in players}) == 4


@rule("ZG-CMP-12", "ZG-CMP-22")
def test_the_eighth_governor_is_the_last(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 5, governor="red grey white red grey white").hand(0, 40, 41)
    t.place(0, "governor", "1", "1", "1", "1", "2", "2", "2")
    t.play("card 40", "action governor", "region 5", "square 5.3").finish_turn()
    assert t.player(0).governors == 0
    t.play(f"card {t.player(1).hand[0]}", "action hire", "official red", "region 1").finish_turn()
    assert t.play("card 41").why("action governor") == "ZG-GOV-10"


@rule("ZG-CMP-13", "ZG-CMP-22")
def test_the_fifth_wall_is_the_last(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, workers=9).hand(0, 40, 41)
    t.place(0, "wall", "gold_1.1", "gold_2.1", "crimson_1.1", "crimson_2.1")
    t.play("card 40", "action wall", "cell turquoise_1.1", "region 1").finish_turn()
    t.play(f"card {t.player(1).hand[0]}", "action hire", "official red", "region 1").finish_turn()
    assert t.play("card 41").why("action wall") == "ZG-WAL-09"


@rule("ZG-CMP-14", "ZG-CMP-22")
def test_the_sixth_palace_is_the_last(zhanguo: Table) -> None:
    t = zhanguo(seats=4).region(0, 1, workers=9).region(0, 2, workers=9).hand(0, 40, 41)
    t.place(0, "palace", "3", "3", "4", "4", "5")
    t.play("card 40", "action palace", "region 1", "region 2", "tall beige").finish_turn()
    for seat in (1, 2, 3):
        t.play(f"card {t.player(seat).hand[0]}", "action hire", "official red", "region 1").finish_turn()
    assert t.play("card 41").why("action palace") == "ZG-PAL-09"


@rule("ZG-CMP-09")
def test_both_faces_of_the_six_wall_tiles_are_used() -> None:
    box = kind().box
    assert len(box.wall_tiles) == 6
    faces = [face for tile in box.wall_tiles for face in tile]
    assert sorted(faces) == list(range(len(CRITERIA))) == list(range(12))
    turned_up = {tile for seed in range(30) for tile in Builder(2, seed=f"tiles {seed}").g.tiles}
    assert turned_up == set(faces)


@rule("ZG-CMP-09", "ZG-CMP-10")
def test_a_pack_has_twelve_criteria_and_four_tasks_of_each_kind(pack: Print) -> None:
    with pytest.raises(ContentError, match=r"stands on 0 faces.*ZG-CMP-09"):
        load(pack("tiles.toml", '["NO_UNREST", "THREE_CARDS"]', '["NO_UNREST", "TWO_SAME"]'))
    with pytest.raises(ContentError, match=r"4 are right .ZG-CMP-10"):
        load(pack("tiles.toml", 'id = "task_palace_1"\nkind = "palace"', 'id = "task_palace_1"\nkind = "governor"'))


@rule("ZG-CMP-10")
def test_all_twelve_task_tiles_come_up_in_time() -> None:
    box = kind().box
    assert [task.kind for task in box.tasks] == [kind for kind in range(len(TASK_KINDS)) for _ in range(4)]
    dealt = {task for seed in range(40) for task in Builder(2, seed=f"tasks {seed}").g.tasks}
    assert dealt == set(range(12))


@rule("ZG-CMP-11")
def test_one_round_marker_counts_for_the_whole_table(zhanguo: Table) -> None:
    t = zhanguo(seats=3)
    play_randomly(t.g, seeded("marker"), 10**5)
    assert [event.args for event in t.heard("round")] == [(1,), (2,), (3,), (4,), (5,)]
    assert {event.seat for event in t.heard("round")} == {-1}
    assert [t.g.observe(seat)["round"] for seat in (-1, 0, 1, 2)] == [4, 4, 4, 4]


@rule("ZG-CMP-18", "ZG-CMP-24")
@pytest.mark.parametrize("seat", range(4))
def test_victory_points_go_on_past_a_hundred_and_two_hundred(zhanguo: Table, seat: int) -> None:
    for before in (98, 198, 298, 998):
        t = zhanguo(seats=4).first(seat).clear_officials(seat).region(seat, 2, governor="red grey white").hand(seat, 40)
        t.player(seat).vp = before
        square = t.kind.box.governor_squares[1].index(SQUARE_VP) + 1
        t.play("card 40", "action governor", "region 2", f"square 2.{square}")
        assert t.g.points(seat) == before + 4
        assert [t.g.points(other) for other in range(4) if other != seat] == [0, 0, 0]


@rule("ZG-CMP-24")
def test_the_tile_of_a_lap_has_no_other_effect(zhanguo: Table) -> None:
    """The same moves lead to the same table whether a lap of the track is completed or not, but for the points."""

    def after(start: int) -> dict[str, Any]:
        t = zhanguo(seats=2)
        for seat in range(2):
            t.player(seat).vp = start
        play_randomly(t.g, seeded("laps"), 10**5)
        seen: dict[str, Any] = t.g.observe(0)
        for player in seen["players"]:
            player["vp"] -= start
        return seen | {"events": [(event.kind, event.seat, event.args) for event in t.g.events]}

    on_the_first_lap = after(0)
    assert all(5 < player["vp"] < 100 for player in on_the_first_lap["players"])
    assert all(after(start) == on_the_first_lap for start in (95, 195, 995))


@rule("ZG-CMP-24")
@pytest.mark.parametrize(("more", "less"), [(101, 99), (199, 102), (203, 199), (1001, 999)])
def test_whoever_is_laps_ahead_wins(zhanguo: Table, more: int, less: int) -> None:
    for winner in (0, 1):
        t = zhanguo(seats=2)
        t.player(winner).vp, t.player(1 - winner).vp = more, less
        t.g.finished = True
        assert t.g.winners() == [winner]


@rule("ZG-CMP-19")
def test_thirty_six_short_markers_and_three_tall_ones(zhanguo: Table) -> None:
    g = zhanguo(seats=4).g
    assert (g.short, g.tall) == ([12, 12, 12], [1, 1, 1])
    assert sum(g.short) + sum(g.tall) == 39


@rule("ZG-CMP-19")
def test_a_tall_marker_is_worth_three_short_ones(zhanguo: Table) -> None:
    t = zhanguo(seats=3).markers(0, short="beige beige").markers(1, tall="beige").markers(2, short="beige " * 4)
    assert [t.player(seat).markers(0) for seat in range(3)] == [2, 3, 4]
    t.run("offer_reward", 0)
    asked = []
    while t.asks == "TakeReward":
        asked.append(t.seat)
        t.play("pass")
    assert asked == [2, 1, 0]


@rule("ZG-CMP-19")
def test_a_pack_cannot_have_a_second_tall_marker(pack: Print) -> None:
    with pytest.raises(ContentError, match=r"1 is right .ZG-CMP-19"):
        load(pack("board.toml", "value3_markers = 1", "value3_markers = 2"))


@rule("ZG-CMP-20")
def test_the_colours_are_blue_red_purple_and_yellow(zhanguo: Table) -> None:
    t = zhanguo(colours="choose")
    assert t.options() == {"colour blue", "colour red", "colour purple", "colour yellow"}
    assert [colour.id for colour in load().names.player_colours] == ["blue", "red", "purple", "yellow"]


@rule("ZG-CMP-21")
def test_officials_are_military_civil_or_inspectors(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40).play("card 40", "action hire")
    assert t.options() == {"official red", "official grey", "official white"}
    called = {official.id: official.name.en for official in load().names.officials}
    assert called == {"red": "Military official", "grey": "Civil official", "white": "Inspector"}


@rule("ZG-CMP-22")
def test_a_marker_that_has_run_out_cannot_be_taken(zhanguo: Table) -> None:
    card = zhanguo().a_card(HIRE, MARKER)
    t = zhanguo().region(0, 4, cards=[card]).hand(0, 8).markers(1, short="orange " * 6)
    t.play("card 8", "action hire", "official red", "region 1", f"card {card}")
    assert t.why("marker orange") == "ZG-CMP-22"
    assert t.options() == {"marker beige", "marker brown", "pass"}
    t.play("marker brown")
    assert t.g.short == [6, 0, 5]


@rule("ZG-CMP-22")
def test_an_official_of_a_colour_that_has_run_out_cannot_be_hired(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40).region(0, 3, governor="white " * 5).play("card 40", "action hire")
    assert t.why("official white") == "ZG-HIR-03"
    assert t.lack("official white") == ("official", 0, 1)
    assert t.options() == {"official red", "official grey"}


@rule("ZG-CMP-23")
def test_workers_never_run_out(zhanguo: Table) -> None:
    t = zhanguo().region(1, 1, workers=40).region(0, 2, working="red grey", workers=7).hand(0, 40)
    t.play("card 40", "action recruit", "region 2")
    assert t.player(0).workers[1] == 9
    assert t.player(1).workers[0] == 40
    assert t.g.points(0) == 0


@rule("ZG-CMP-25")
def test_turquoise_and_gold_are_two_of_the_stretches() -> None:
    box = kind().box
    assert {"turquoise", "gold"} < set(box.stretch_names)
    assert len(box.stretch_names) == 3


@rule("ZG-CMP-25")
def test_another_print_gives_the_third_stretch_another_name_and_place(zhanguo: Table, pack: Print) -> None:
    pack("tiles.toml", "crimson", "jade")
    content = load(pack("board.toml", "crimson", "jade"))
    assert [stretch.id for stretch in content.names.stretches] == ["turquoise", "gold", "jade"]
    t = zhanguo(box=content.box).task(0, "task_wall_3").hand(0, 40).region(0, 1, workers=1)
    t.place(0, "wall", "turquoise_1.1", "jade_1.1").play("card 40", "action wall")
    assert "cell jade_2.1" in t.options()
    t.play("cell jade_2.1", "region 1")
    assert t.why("task upper.wall") is None
    with pytest.raises(TeahouseError, match="not a move"):
        t.why("cell crimson_1.1")
