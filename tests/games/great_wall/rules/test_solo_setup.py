"""The solo game: set-up, aim and Qin's area track (GW-SOLO-01..29)."""

from collections.abc import Callable

import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import AREAS, MODE_SOLO, ORDERS, SECTIONS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.property.watched import move_on

Table = Callable[..., Builder]
REED, QIN = 1, 2
TRACK = "sawmill quarry gold_mine pagoda barracks"


def chosen(t: Builder) -> Builder:
    while t.asks in ("ChooseGeneral", "ChooseAdvisor"):
        t.play(min(t.options()))
    return t


def track_of(t: Builder) -> str:
    return " ".join(AREAS[area] for area in t.qin.track)


@rule("GW-SOLO-01", "GW-SOLO-02")
def test_one_player_meets_qin_and_the_reed_clan(great_wall: Table) -> None:
    t = great_wall(1, raw=True)
    assert (t.g.seats, len(t.g.clans), t.g.reed, t.g.qin, t.g.mode) == (1, 3, REED, QIN, MODE_SOLO)
    assert [t.g.is_player(seat) for seat in t.g.participants()] == [True, False, False]
    with pytest.raises(TeahouseError, match="GW-COOP-04"):
        kind().start(1, {"mode": "cooperative"}, "alone")


@rule("GW-SOLO-03")
def test_a_pillage_costs_one_shame_token(great_wall: Table) -> None:
    t = great_wall(1)
    for section in ("middle", "right"):
        for horde in t.box.hordes[:3]:
            t.horde(section, f"{horde.name}_{section}")
    t.run("lay_out_horde")
    assert (len(t.heard("pillage")), t.g.shame_supply, t.g.shame_box) == (1, 9, 1)


@rule("GW-SOLO-04", "GW-SOLO-05")
def test_the_board_is_that_of_three_and_its_left_section_blocked() -> None:
    box = load().box
    box.sides[0].time_start[3], box.sides[0].time_start[1] = 2, 4
    t = Builder(1, raw=True, box=box)
    assert (t.g.side, t.g.time) == (0, 2)
    assert [t.g.is_blocked(section) for section in range(3)] == [True, False, False]
    t.run("raze_fortifications")
    assert t.g.is_blocked(0)


@rule("GW-SOLO-06", "GW-SOLO-07", "GW-SOLO-08")
def test_hordes_and_fortifications_of_two_sections(great_wall: Table) -> None:
    t = great_wall(1, raw=True)
    cards = t.g.horde_deck + [horde.card for hordes in t.g.field for horde in hordes]
    assert (len(cards), {SECTIONS[card % 3] for card in cards}) == (16, {"middle", "right"})
    assert [len(hordes) for hordes in t.g.field] == [0, 1, 1]
    assert t.g.fortifications == [0, 3, 3]


@rule("GW-SOLO-09")
def test_the_reed_clan_stands_as_with_two_players(great_wall: Table) -> None:
    t = great_wall(1, raw=True)
    assert (t.clan(REED).supply, t.areas_of(REED)) == ([10, 0, 0, 0], ["sawmill", "quarry", "gold_mine"])
    assert (t.clan(0).supply, t.clan(0).orders) == ([10, 4, 2, 0], list(range(len(ORDERS))))


@rule("GW-SOLO-10", "GW-SOLO-12", "GW-SOLO-13", "GW-SOLO-20")
def test_qin_has_eight_officials_all_warriors_and_four_overseers(great_wall: Table) -> None:
    t = great_wall(1, raw=True)
    qin = t.clan(QIN)
    assert (qin.supply, qin.officials, qin.pool, sorted(qin.orders)) == ([8, 4, 0, 0], 8, 0, list(range(6)))
    assert (qin.overseers, sorted(qin.overseer_warriors)) == ([0, 0, 0, 0], [0, 0, 2, 2])
    assert (t.clan(0).officials, t.clan(0).pool) == (5, 3)
    assert broken_laws(t.g) == []


@rule("GW-SOLO-11")
def test_his_orders_are_a_shuffled_deck_that_nobody_sees() -> None:
    decks = {tuple(Builder(1, str(seed), raw=True).clan(QIN).orders) for seed in range(12)}
    assert len(decks) > 6
    t = Builder(1, raw=True)
    clans = t.g.observe(0)["clans"]
    assert isinstance(clans, list)
    assert (clans[QIN]["orders"], clans[QIN]["order_count"]) == ([], 6)


@rule("GW-SOLO-14")
def test_the_player_keeps_one_of_two_generals_and_qin_has_a_card_of_his_own(great_wall: Table) -> None:
    t = great_wall(1, raw=True)
    assert (t.asks, len(t.options())) == ("ChooseGeneral", 2)
    chosen(t)
    assert (t.clan(0).general >= 0, t.clan(QIN).general) == (True, -1)
    assert t.g.observe(0)["qin"] == {"track": t.qin.track, "starting": 3, "both": False, "withdraws": True}


@rule("GW-SOLO-15", "GW-SOLO-28")
def test_his_five_tokens_lie_in_random_order_one_to_a_space() -> None:
    tracks = {tuple(Builder(1, str(seed), raw=True).qin.track) for seed in range(20)}
    assert all(sorted(track) == [0, 1, 2, 3, 4] for track in tracks)
    assert len(tracks) > 10


@rule("GW-SOLO-16")
def test_two_random_advisors_lie_face_down_under_his_card() -> None:
    dealt = []
    for seed in range(8):
        t = Builder(1, str(seed), raw=True)
        dealt.append(tuple(t.clan(QIN).assistants))
        clans = t.g.observe(0)["clans"]
        assert isinstance(clans, list)
        assert clans[QIN]["assistants"] == [-1, -1]
        assert len(t.clan(0).dealt) == 2
    assert len(set(dealt)) == 8


@rule("GW-SOLO-16")
def test_the_player_imagines_other_assistants_and_another_deck() -> None:
    g, rng = Builder(1, raw=True).g, seeded("imagine")
    worlds = [g.imagine(0, rng) for _ in range(40)]
    assert all(world.observe(0) == g.observe(0) for world in worlds)
    assert len({tuple(world.clans[QIN].assistants) for world in worlds}) > 30
    assert len({tuple(world.clans[QIN].orders) for world in worlds}) > 25


@rule("GW-SOLO-17")
def test_the_shame_supply_holds_ten(great_wall: Table) -> None:
    assert great_wall(1, raw=True).g.shame_supply == 10


@rule("GW-SOLO-18", "GW-SOLO-101", "GW-SOLO-102")
@pytest.mark.parametrize(("difficulty", "honor"), [("normal", 0), ("hard", 50), ("hardest", 100)])
def test_qins_first_honour_is_the_difficulty(great_wall: Table, difficulty: str, honor: int) -> None:
    assert great_wall(1, raw=True, difficulty=difficulty).honor(0, REED, QIN) == [0, 0, honor]


@rule("GW-SOLO-101", "GW-SOLO-102", "GW-SOLO-103", "GW-SOLO-22")
@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [
        ("difficulty", "hard", "GW-SOLO-101"),
        ("difficulty", "hardest", "GW-SOLO-102"),
        ("assistants", "both", "GW-SOLO-103"),
        ("starting_officials", "off", "GW-SOLO-22"),
        ("qin_breach", "killed", "GW-SOLO-34"),
    ],
)
def test_solo_options_are_for_one_player(option: str, value: str, clause: str) -> None:
    kind().start(1, {option: value}, "alone")
    for seats in (2, 3, 4, 5):
        assert kind().impossible(seats, kind().complete({option: value})) == clause
        assert kind().impossible(seats, kind().complete({})) is None


@rule("GW-SOLO-19")
def test_tea_order_is_player_qin_reed() -> None:
    assert {tuple(chosen(Builder(1, seed, raw=True)).g.tea) for seed in "abcdef"} == {(0, QIN, REED)}


@rule("GW-SOLO-21", "GW-SOLO-22")
def test_at_the_end_of_set_up_three_officials_go_to_areas(great_wall: Table) -> None:
    t = chosen(great_wall(1, raw=True))
    while t.asks != "PlaceStartingOfficial":
        t.play(min(t.options()))
    assert t.why("done") == "GW-SOLO-21"
    t.play("area sawmill", "area sawmill")
    assert t.why("area sawmill") == "GW-OFF-03"
    t.play("area pagoda").decline_all("ChooseOrder")
    assert (t.areas_of(0), t.clan(0).officials, t.asks) == (["sawmill", "sawmill", "pagoda"], 2, "ChooseOrder")
    assert not t.heard("activated")


@rule("GW-SOLO-22")
def test_the_starting_officials_are_a_switch(great_wall: Table) -> None:
    t = chosen(great_wall(1, raw=True, starting_officials="off"))
    asked = set()
    while t.asks != "ChooseOrder":
        asked.add(t.asks)
        t.play(min(t.options()))
    assert "PlaceStartingOfficial" not in asked
    assert t.clan(0).officials == 5


@rule("GW-SOLO-23", "GW-SOLO-99", "GW-SOLO-100")
@pytest.mark.parametrize(("honor", "winners"), [(41, [0]), (40, []), (39, [])])
def test_the_player_must_have_more_honour_than_qin(great_wall: Table, honor: int, winners: list[int]) -> None:
    t = great_wall(1).tea(0, QIN, REED)
    t.g.artifacts = []
    t.clan(0).honor, t.clan(QIN).honor = honor, 40
    assert t.run("end_game").g.winners() == winners
    assert t.heard("won")[0].seat == (0 if winners else QIN)


# -- the area track ----------------------------------------------------------------------------------


@rule("GW-SOLO-24")
def test_qin_owns_no_resources(great_wall: Table) -> None:
    t = great_wall(1).officials(QIN, sawmill=2).activate("sawmill").decline_all()
    assert t.clan(QIN).resources == [0, 0, 0, 0]
    t.run("summer")
    assert t.clan(QIN).resources == [0, 0, 0, 0]


@rule("GW-SOLO-24", "GW-SOLO-25", "GW-SOLO-26")
@pytest.mark.parametrize("lowest", TRACK.split())
def test_he_sends_officials_to_the_area_of_the_rightmost_token(great_wall: Table, lowest: str) -> None:
    others = [area for area in TRACK.split() if area != lowest]
    t = great_wall(1).area_track(" ".join([*others, lowest])).orders_on_track((QIN, "betrayal"))
    t.turn(QIN)
    assert t.areas_of(QIN) == [lowest]


@rule("GW-SOLO-27", "GW-SOLO-28", "GW-SOLO-29")
def test_after_an_activation_with_his_officials_the_token_moves_to_the_left_end(great_wall: Table) -> None:
    t = great_wall(1).area_track(TRACK).officials(QIN, pagoda=2).officials(0, pagoda=1)
    t.activate("pagoda", by=0).decline_all()
    assert track_of(t) == "pagoda sawmill quarry gold_mine barracks"
    assert [event.args[0] for event in t.heard("qin-token")] == [AREAS.index("pagoda")]


@rule("GW-SOLO-27")
@pytest.mark.parametrize("by", [0, REED, QIN])
def test_in_anybodys_turn_and_also_enhanced(great_wall: Table, by: int) -> None:
    t = great_wall(1).area_track(TRACK).officials(QIN, gold_mine=1)
    t.activate("gold_mine", enhanced=True, by=by).decline_all()
    assert track_of(t) == "gold_mine sawmill quarry pagoda barracks"


@rule("GW-SOLO-27")
def test_without_his_officials_nothing_shifts(great_wall: Table) -> None:
    t = great_wall(1).area_track(TRACK).officials(0, pagoda=3).activate("pagoda").play("shame spearman").decline_all()
    assert track_of(t) == TRACK


@rule("GW-SOLO-01", "GW-SOLO-02", "GW-SOLO-28")
@pytest.mark.parametrize(
    "options", [{}, {"difficulty": "hardest", "assistants": "both"}, {"starting_officials": "off"}]
)
def test_solo_games_play_to_the_end_under_the_laws(options: dict[str, str]) -> None:
    for seed in range(4):
        g, rng = kind().new(1, kind().complete(options), f"solo {seed}"), seeded(f"solo {seed}")
        assert isinstance(g, GreatWall)
        while g.open:
            move_on(g, rng)
            assert broken_laws(g) == []
        assert g.finished
        assert g.winners() in ([], [0])
