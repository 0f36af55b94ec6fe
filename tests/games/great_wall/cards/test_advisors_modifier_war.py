"""Advisors who change battle: prices of warriors, winners, deaths, rewards, reach."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.state import OVER
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card

Table = Callable[..., Builder]


def barracks(t: Builder, seat: int = 0, officials: int = 1) -> Builder:
    """The seat recruits, and is not alone there."""
    other = 1 if seat == 0 else 0
    return t.officials(seat, barracks=officials).officials(other, barracks=1).activate("barracks")


# -- Armourer ------------------------------------------------------------------------------------------


@card("armourer")
@pytest.mark.parametrize(
    ("warrior", "price"),
    [
        ("spearman", {"wood": 1}),
        ("horseman", {"wood": 1, "gold": 1, "chi": 1}),
        ("archer", {"wood": 1, "chi": 2}),
    ],
)
def test_each_warrior_of_the_armourer_is_a_gold_cheaper(great_wall: Table, warrior: str, price: dict[str, int]) -> None:
    t = barracks(great_wall().advisors(0, "armourer").resources(0, **price))
    t.play(f"warrior {warrior}", "shelter left")
    assert t.have(0) == {}
    assert t.in_shelter(0, "left") == warrior


@card("armourer")
def test_the_armourer_saves_on_every_piece_and_what_is_left_must_be_paid(great_wall: Table) -> None:
    t = barracks(great_wall().advisors(0, "armourer").resources(0, wood=3, gold=1, chi=1), officials=3)
    t.play("warrior spearman", "warrior horseman")
    assert (t.have(0), t.asks) == ({"wood": 1}, "Recruit")
    assert t.why("warrior horseman") == "GW-BAR-03"
    assert t.lack("warrior horseman") == ("gold", 0, 1)
    assert t.why("warrior banner_bearer") == "GW-BAR-01"


@card("armourer")
def test_the_armourer_works_for_his_owner_alone(great_wall: Table) -> None:
    t = barracks(great_wall().advisors(0, "armourer").resources(1, wood=1), seat=1)
    assert t.asks == ""


@card("armourer")
def test_a_least_price_on_the_card_would_hold(great_wall: Table) -> None:
    box = load().box
    (armourer,) = [advisor for advisor in box.advisors if advisor.name == "armourer"]
    box.modifiers[armourer.modifiers[0]].least = 1
    t = barracks(great_wall(box=box).advisors(0, "armourer").resources(0, wood=2, gold=2, chi=1), officials=2)
    t.play("warrior horseman")
    assert t.have(0) == {"wood": 1, "gold": 1}
    t.play("warrior spearman")
    assert t.have(0) == {}


# -- Fletcher ------------------------------------------------------------------------------------------


@card("fletcher")
def test_archers_are_a_chi_cheaper(great_wall: Table) -> None:
    t = barracks(great_wall().advisors(0, "fletcher").resources(0, wood=2, gold=1, chi=1), officials=2)
    t.play("warrior archer")
    assert t.have(0) == {"wood": 1, "gold": 1}
    assert (t.why("warrior archer"), t.lack("warrior archer")) == ("GW-BAR-03", ("chi", 0, 1))
    t.play("done", "shelter left")
    assert barracks(great_wall().advisors(0, "fletcher").resources(1, wood=1, chi=1), seat=1).asks == ""


@card("fletcher")
def test_each_archer_on_a_post_earns_three_honour_when_a_horde_falls_there(great_wall: Table) -> None:
    t = great_wall().advisors(0, "fletcher").walls(left=2).post(0, "left", 2).post(1, "left").post(0, "right")
    t.horde("left", "outriders_left", damage="ab", p0="c:spearman").run("check_defeated")
    assert t.honor(0, 1) == [2 + 2 * 3, 2]


# -- Strategist ----------------------------------------------------------------------------------------


@card("strategist")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [("a", "bc", 0), ("ab", "cd", 1), ("ab", "c", 1), ("a", "bcd", 0)],
)
def test_the_strategist_counts_one_cell_more(great_wall: Table, mine: str, theirs: str, winner: int) -> None:
    t = great_wall().advisors(1, "strategist")
    damage = "".join(cell for cell in "abcd" if cell not in mine + theirs)
    spears = {f"p{seat}": " ".join(f"{c}:spearman" for c in cells) for seat, cells in ((1, mine), (0, theirs))}
    t.horde("left", "foragers_left", damage=damage, **spears).run("check_defeated")
    assert len(t.clan(winner).captured) == 1


@card("strategist")
def test_a_strategist_who_is_not_on_the_card_counts_nothing(great_wall: Table) -> None:
    t = great_wall().advisors(1, "strategist").post(1, "left").shelter(1, "left", "spearman")
    t.horde("left", "outriders_left", damage="abc").run("check_defeated")
    assert t.clan(1).captured == []
    assert len(t.heard("horde-discarded")) == 1


# -- Imperial kinsman ----------------------------------------------------------------------------------


@card("imperial_kinsman")
def test_the_kinsman_wins_ties_for_hordes_and_the_order_of_acting_stays(great_wall: Table) -> None:
    t = great_wall().advisors(2, "imperial_kinsman").resources(0, chi=2).resources(2, chi=2)
    t.horde("left", "outriders_left", p0="a:spearman", p1="b:spearman", p2="c:spearman").run("check_defeated")
    assert (t.asks, t.seat) == ("SaveForChi", 0)
    t.play("done")
    assert (t.asks, t.seat) == ("SaveForChi", 2)
    t.play("done")
    assert len(t.clan(2).captured) == 1
    assert t.g.tea == [0, 1, 2]


@card("imperial_kinsman")
def test_the_kinsman_does_not_win_where_he_is_behind(great_wall: Table) -> None:
    t = great_wall().advisors(2, "imperial_kinsman")
    t.horde("left", "outriders_left", p1="a:spearman b:spearman", p2="c:spearman").run("check_defeated")
    assert len(t.clan(1).captured) == 1


@card("imperial_kinsman")
@pytest.mark.parametrize(("honor", "winner"), [(10, 2), (11, 0)])
def test_the_kinsman_wins_a_tie_at_the_end_of_the_game(great_wall: Table, honor: int, winner: int) -> None:
    t = great_wall().advisors(2, "imperial_kinsman")
    t.g.artifacts = []
    t.clan(0).honor, t.clan(2).honor = honor, 10
    t.run("end_game")
    assert t.g.season == OVER
    assert t.g.winners() == [winner]


@card("imperial_kinsman")
def test_an_honour_for_every_advisor_hired_by_anybody(great_wall: Table) -> None:
    t = great_wall().advisors(0, "imperial_kinsman").resources(0, gold=2).resources(1, gold=3)
    t.officials(0, embassy=1).officials(1, embassy=2).activate("embassy")
    t.play("advisor-cell 1", "assistant", "advisor-cell 1", "active")
    assert t.honor(0, 1) == [2, 0]
    t.play("hire official")
    assert t.honor(0, 1) == [2, 0]


@card("imperial_kinsman")
def test_the_kinsman_honours_his_own_arrival_if_he_becomes_active(great_wall: Table) -> None:
    for role, honor in (("active", 1), ("assistant", 0)):
        t = great_wall().advisors(0, "imperial_kinsman").resources(0, gold=1).officials(0, embassy=1)
        t.g.track[0] = t.clan(0).active.pop()
        t.activate("embassy").play("advisor-cell 1", role)
        assert t.honor(0) == [honor]


# -- Veteran sergeant ----------------------------------------------------------------------------------


@card("veteran_sergeant")
@pytest.mark.parametrize(("space", "dead"), [(0, 1), (2, 1), (5, 2)])
def test_one_warrior_less_falls_but_never_none(great_wall: Table, space: int, dead: int) -> None:
    t = great_wall().advisors(0, "veteran_sergeant")
    t.g.time = space
    t.horde("left", "foragers_left", damage="d", p0="a:spearman b:spearman c:spearman").run("check_defeated")
    assert t.in_shelter(0, "left") == " ".join(["spearman"] * (3 - dead))
    assert t.honor(0) == [2 + 1]


@card("veteran_sergeant")
def test_the_sergeant_also_softens_iron_lancers_and_breaches(great_wall: Table) -> None:
    t = great_wall().advisors(0, "veteran_sergeant")
    t.horde("left", "iron_lancers_left", damage="de", p0="a:spearman b:spearman c:spearman").run("check_defeated")
    assert t.in_shelter(0, "left") == "spearman spearman"
    t.g.time = 2
    t.fortifications().horde("right", "keshig_right", p0="a:spearman b:spearman", p1="c:spearman d:spearman")
    t.horde("right", "outriders_right", p2="a:spearman").run("assault", 2)
    while t.asks == "PlaceShame":
        t.play("shame archer")
    assert t.cover("right") == "x 0s x x . ."


@card("veteran_sergeant")
def test_the_sergeant_helps_neither_others_nor_the_archers_of_his_owner(great_wall: Table) -> None:
    t = great_wall().advisors(0, "veteran_sergeant").post(0, "left")
    t.g.time = 2
    t.horde("left", "foragers_left", damage="ab", p1="c:spearman d:spearman").run("check_defeated")
    assert t.in_shelter(1, "left") == ""
    assert t.honor(0, 1) == [2, 2]


# -- Ballista master -----------------------------------------------------------------------------------


@card("ballista_master")
def test_shots_bring_the_rewards_of_their_cells(great_wall: Table) -> None:
    t = great_wall().advisors(0, "ballista_master").post(0, "left").post(1, "middle")
    t.horde("left", "foragers_left").horde("middle", "foragers_middle").run("ranged_attack")
    t.play("cell left.1.d", "cell middle.1.d")
    assert (t.have(0), t.have(1)) == ({"wood": 2}, {})


@card("ballista_master")
def test_taking_post_is_rewarded_too_and_the_kind_is_chosen(great_wall: Table) -> None:
    t = great_wall().advisors(0, "ballista_master").resources(0, wood=1, chi=2).horde("left", "keshig_left")
    barracks(t).play("warrior archer", "post left", "cell left.1.b")
    assert t.options() == {"resource wood", "resource stone", "resource gold", "resource chi"}
    t.play("resource gold")
    assert t.have(0) == {"gold": 1}


@card("ballista_master")
def test_damage_by_card_brings_the_ballista_master_nothing(great_wall: Table) -> None:
    t = great_wall().advisors(0, "ballista_master").tactics(0, "rain_of_stones").horde("left", "foragers_left")
    t.fortifications(left=3).run("winter").play("tactic rain_of_stones", "free", "cell left.1.d")
    assert t.have(0) == {}


# -- Spear instructor ----------------------------------------------------------------------------------


@card("spear_instructor")
def test_spearmen_reach_the_second_row_for_an_honour(great_wall: Table) -> None:
    t = great_wall().advisors(0, "spear_instructor").resources(0, wood=2, gold=2)
    t.horde("left", "outriders_left").horde("left", "foragers_left").horde("left", "keshig_left")
    barracks(t, officials=2).play("warrior spearman", "warrior spearman")
    assert t.why("cell left.3.a") == "GW-ATK-01"
    t.play("cell left.2.a")
    assert (t.honor(0), t.have(0)) == ([1], {"wood": 1})
    t.play("cell left.1.b")
    assert (t.honor(0), t.have(0)) == ([1], {"wood": 1, "chi": 1})


@card("spear_instructor")
def test_a_horseman_in_the_second_row_earns_nothing_and_others_spearmen_reach_the_first(great_wall: Table) -> None:
    t = great_wall().advisors(0, "spear_instructor").resources(0, wood=1, gold=2, chi=1).resources(1, wood=1, gold=1)
    t.horde("left", "outriders_left").horde("left", "foragers_left")
    barracks(t).play("warrior horseman", "cell left.2.a", "cell left.2.b")
    assert t.honor(0) == [0]
    t.play("warrior spearman")
    assert t.why("cell left.2.c") == "GW-ATK-01"


@card("spear_instructor")
def test_the_second_row_is_in_reach_from_the_shelter_too(great_wall: Table) -> None:
    t = great_wall().advisors(0, "spear_instructor").shelter(0, "left", "spearman")
    t.horde("left", "outriders_left", damage="abc").horde("left", "foragers_left")
    t.orders_on_track((0, "order_to_attack")).turn(0).decline_all("AttackWith")
    t.play("sheltered left.spearman")
    assert t.options() == {"cell left.2.a", "cell left.2.b", "cell left.2.c", "cell left.2.d"}
    t.play("cell left.2.c")
    assert t.honor(0) == [1]
