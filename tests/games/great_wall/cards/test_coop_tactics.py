"""The twelve tactic cards of the co-operative game: the upper and the enhanced effect of each."""

import pytest

from teahouse.games.great_wall.rules.words import AREAS
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card


def holding(tactic: str, seats: int = 3, **goods: int) -> Builder:
    """The co-operative game, seat 0 with this card and these resources."""
    return Builder(seats, mode="cooperative").edicts().tactics(0, tactic).resources(0, **goods)


def own_turn(t: Builder) -> Builder:
    """The turn of seat 0, its order declined."""
    return t.orders_on_track((0, "betrayal")).turn(0).decline_all("PlayTactic")


# -- Common front ------------------------------------------------------------------------------------


@card("common_front")
@pytest.mark.parametrize(("effect", "attacks"), [("free", 1), ("enhanced", 2)])
def test_common_front_lets_everybody_attack(effect: str, attacks: int) -> None:
    t = holding("common_front", chi=2).horde("left", "siege_towers_left").horde("middle", "siege_towers_middle")
    for seat in range(3):
        t.shelter(seat, "left", "spearman").shelter(seat, "middle", "spearman")
    own_turn(t).play("tactic common_front", effect)
    asked = []
    while t.asks == "AttackWith":
        asked.append(t.seat)
        t.play(next(word for word in sorted(t.options()) if word.startswith("sheltered")))
        t.play(min(t.options()))
    assert asked == sorted([0, 1, 2] * attacks)
    assert t.have(0).get("chi", 0) == (2 if effect == "free" else 0)


@card("common_front")
def test_nobody_has_to_follow() -> None:
    t = (
        holding("common_front")
        .horde("left", "vanguard_left")
        .shelter(0, "left", "spearman")
        .shelter(1, "left", "spearman")
    )
    own_turn(t).play("tactic common_front", "free", "done", "done")
    assert (t.asks, t.cover("left")) == ("", ". . .")


# -- Great muster ------------------------------------------------------------------------------------


@card("great_muster")
def test_great_muster_moves_an_official_of_every_other() -> None:
    t = own_turn(holding("great_muster")).play("tactic great_muster", "free")
    for seat in (1, 2):
        assert t.seat == seat
        t.play("official supply", "area embassy")
    assert [t.g.officials_in(AREAS.index("embassy"), seat) for seat in range(3)] == [0, 1, 1]


@card("great_muster")
def test_enhanced_great_muster_moves_two_of_everybody_into_different_areas() -> None:
    t = own_turn(holding("great_muster", chi=1)).play("tactic great_muster", "enhanced")
    t.play("official supply", "area embassy", "official supply")
    assert (t.why("area embassy"), t.why("area academy")) == ("GW-AUT-14", None)
    t.play("area academy")
    assert (t.asks, t.seat, t.have(0)) == ("MoveOfficial", 1, {})
    t.play("done", "done")
    assert t.asks != "MoveOfficial"


# -- Shared stores -----------------------------------------------------------------------------------


@card("shared_stores")
def test_shared_stores_are_given_with_consent() -> None:
    t = holding("shared_stores", wood=2, chi=2).run("summer").play("tactic shared_stores", "free", "player 2")
    assert (t.asks, t.seat) == ("AcceptGift", 1)
    t.play("take", "resource wood", "resource chi", "resource chi")
    assert (t.have(0), t.have(1), t.asks) == ({"wood": 1}, {"wood": 1, "chi": 2}, "")


@card("shared_stores")
def test_a_gift_may_be_declined() -> None:
    t = holding("shared_stores", wood=2).run("summer").play("tactic shared_stores", "free", "player 2", "pass")
    assert (t.have(0), t.have(1), t.asks) == ({"wood": 2}, {}, "")


@card("shared_stores")
def test_enhanced_shared_stores_give_everybody_a_resource() -> None:
    t = holding("shared_stores", gold=1).run("summer").play("tactic shared_stores", "enhanced")
    t.play("resource chi", "resource wood", "resource stone")
    assert [t.have(seat) for seat in range(3)] == [{"chi": 1}, {"wood": 1}, {"stone": 1}]


# -- Court envoy -------------------------------------------------------------------------------------


def after_orders(t: Builder) -> Builder:
    """Everybody has Tyranny and Betrayal in the discard."""
    for clan in t.g.clans:
        clan.orders, clan.order_discard = [1, 3, 4, 5], [0, 2]
    return t.run("summer")


@card("court_envoy")
def test_the_court_envoy_returns_an_order() -> None:
    t = after_orders(holding("court_envoy")).play("tactic court_envoy", "free")
    assert t.options() == {"done", "order tyranny"}
    t.play("order tyranny")
    assert [clan.order_discard for clan in t.g.clans] == [[2], [0, 2], [0, 2]]


@card("court_envoy")
def test_the_enhanced_court_envoy_returns_one_of_everybody() -> None:
    t = after_orders(holding("court_envoy", gold=2)).play("tactic court_envoy", "enhanced", *["order tyranny"] * 3)
    assert [clan.order_discard for clan in t.g.clans] == [[2], [2], [2]]
    assert t.have(0) == {}


# -- Signal fires ------------------------------------------------------------------------------------


@card("signal_fires")
def test_signal_fires_turn_a_horde_aside() -> None:
    t = holding("signal_fires").run("lay_out_horde").play("tactic signal_fires", "free", "section right")
    assert [len(hordes) for hordes in t.g.field] == [0, 0, 1]


@card("signal_fires")
def test_enhanced_signal_fires_send_it_under_the_deck() -> None:
    t = holding("signal_fires", wood=2).run("lay_out_horde")
    (horde, _) = t.heard("horde")[-1].args
    t.play("tactic signal_fires", "enhanced")
    assert ([len(hordes) for hordes in t.g.field], t.g.horde_deck[0], t.have(0)) == ([0, 0, 0], horde, {})


# -- Brothers in arms --------------------------------------------------------------------------------


@card("brothers_in_arms")
@pytest.mark.parametrize(("effect", "saved"), [("free", 1), ("enhanced", 3)])
def test_brothers_in_arms_save_warriors_of_anybody(effect: str, saved: int) -> None:
    t = holding("brothers_in_arms", chi=1)
    t.horde("left", "plague_carts_left", damage="d", p1="a:spearman b:spearman c:spearman").run("check_defeated")
    t.play("tactic brothers_in_arms", effect, *(["take"] if saved > 1 else []))
    assert t.in_shelter(1, "left").count("spearman") == saved
    assert t.clan(1).supply[0] == 10 - saved


# -- Relief column -----------------------------------------------------------------------------------


def breached(t: Builder) -> Builder:
    t.horde("left", "vanguard_left").horde("left", "vanguard_right").fortifications()
    return t.run("assault", 0)


@card("relief_column")
def test_the_relief_column_spares_one_player_all_shame_of_a_breach() -> None:
    t = breached(holding("relief_column")).play("tactic relief_column", "free", "player 3")
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert [clan.shame_tokens() for clan in t.g.clans] == [2, 2, 0]
    assert t.g.grants == []


@card("relief_column")
def test_the_enhanced_relief_column_spares_everybody_one_token() -> None:
    t = breached(holding("relief_column", chi=2)).play("tactic relief_column", "enhanced")
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert [clan.shame_tokens() for clan in t.g.clans] == [1, 1, 1]


# -- Night works -------------------------------------------------------------------------------------


@card("night_works")
@pytest.mark.parametrize(("effect", "built"), [("free", 1), ("enhanced", 3)])
def test_night_works_build_fortifications_for_nothing_and_no_honour(effect: str, built: int) -> None:
    t = holding("night_works", stone=1).fortifications().horde("left", "vanguard_left").run("winter")
    t.play("tactic night_works", effect, *["fortify left"] * built)
    assert t.heard("assault")[0].args == (0, 3, 2 * built)
    assert (t.honor(0), t.have(0)) == ([0], {"stone": 1} if effect == "free" else {})


# -- Decoy camp --------------------------------------------------------------------------------------


@card("decoy_camp")
@pytest.mark.parametrize(("effect", "attack"), [("free", 4), ("enhanced", 1)])
def test_the_decoy_camp_weakens_the_hordes_of_a_section(effect: str, attack: int) -> None:
    t = holding("decoy_camp", wood=1).fortifications().horde("left", "tumen_commander_left").walls(1)
    t.horde("right", "vanguard_right").run("winter").play("tactic decoy_camp", effect, "section left")
    assert t.heard("assault")[0].args == (0, attack, 4)
    while t.asks == "PlaceShame" and len(t.heard("assault")) < 2:
        t.play("shame spearman")
    assert t.heard("assault")[1].args[1] == 3


# -- Poisoned wells ----------------------------------------------------------------------------------


@card("poisoned_wells")
def test_poisoned_wells_wound_two_hordes() -> None:
    t = holding("poisoned_wells").horde("left", "vanguard_left").horde("left", "war_drums_left")
    t.horde("right", "vanguard_right").walls(3, 0, 3).run("winter").play("tactic poisoned_wells", "free")
    t.play("cell left.1.a")
    assert (t.why("cell left.1.b"), t.why("cell left.2.a")) == ("GW-ATK-07", None)
    t.play("cell right.1.c")
    assert (t.cover("left"), t.cover("left", 2), t.cover("right")) == ("x . .", ". . . .", ". . x")


@card("poisoned_wells")
def test_enhanced_poisoned_wells_wound_every_horde() -> None:
    t = holding("poisoned_wells", chi=2).horde("left", "vanguard_left").horde("left", "war_drums_left")
    t.horde("right", "vanguard_right").walls(3, 0, 3).run("winter").play("tactic poisoned_wells", "enhanced")
    t.play("cell left.1.a", "cell left.2.a", "cell right.1.a")
    assert (t.cover("left"), t.cover("left", 2), t.cover("right")) == ("x . .", "x . . .", "x . .")


# -- Joint drill -------------------------------------------------------------------------------------


def drill(t: Builder, effect: str) -> Builder:
    """Seat 0 has just recruited a spearman."""
    t.clan(0).resources[0] += 1
    t.clan(0).resources[2] += 1
    t.officials(0, barracks=1).activate("barracks", enhanced=True).play("warrior spearman", "shelter left")
    return t.play("tactic joint_drill", effect)


@card("joint_drill")
def test_the_joint_drill_lets_another_recruit_at_his_price() -> None:
    t = drill(holding("joint_drill").resources(1, wood=1, gold=1), "free").play("player 2")
    t.play("warrior spearman", "shelter left")
    assert (t.in_shelter(1, "left"), t.have(1)) == ("spearman", {})


@card("joint_drill")
def test_nobody_looks_behind_the_screen_of_another_before_the_drill() -> None:
    for purse in ({}, {"wood": 1, "gold": 1}):
        t = drill(holding("joint_drill").resources(1, **purse), "free")
        assert t.options() == {"pass", "player 2", "player 3"}
    t = drill(holding("joint_drill"), "free").play("player 2")
    assert (t.asks, t.in_shelter(1, "left")) == ("", "")


@card("joint_drill")
def test_the_enhanced_joint_drill_lets_everybody_recruit_one_token_cheaper() -> None:
    t = drill(holding("joint_drill", gold=1).resources(1, wood=1).resources(2, gold=1), "enhanced")
    while t.asks:
        t.play(next((w for w in ("warrior spearman", "shelter right") if w in t.options()), min(t.options())))
    assert [t.in_shelter(seat, "right") for seat in range(3)] == ["", "spearman", "spearman"]
    assert [t.have(seat) for seat in range(3)] == [{}, {}, {}]


# -- Vow of the clans --------------------------------------------------------------------------------


def ally_ashamed(t: Builder) -> Builder:
    """Seat 1 is alone in the sawmill."""
    return (
        t.shamed(2, "archer archer archer archer")
        .officials(1, sawmill=1)
        .activate("sawmill", by=1)
        .play("shame spearman")
    )


@card("vow_of_the_clans")
@pytest.mark.parametrize(("effect", "gone"), [("free", 1), ("enhanced", 3)])
def test_the_vow_of_the_clans_discards_shame_of_anybody(effect: str, gone: int) -> None:
    t = ally_ashamed(holding("vow_of_the_clans", chi=2)).play("tactic vow_of_the_clans", effect, "player 3")
    t.play(*["shame archer"] * gone)
    assert [clan.shame_tokens() for clan in t.g.clans] == [0, 1, 4 - gone]
    assert t.asks != "DiscardFreely"
