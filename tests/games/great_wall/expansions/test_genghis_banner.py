"""Genghis Khan: banner bearers (GWX-GK-95..115, GWX-MIX-30)."""

import pytest

from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.games.great_wall.rules.counting import own_warriors
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.words import AT_HERE, BANNER_BEARER, SPEARMAN
from teahouse.ledger import rule
from tests.games.great_wall.expansions.khan_builder import KhanBuilder


def recruiting(wood: int = 1, gold: int = 2, officials: int = 1) -> KhanBuilder:
    t = KhanBuilder().horde("left", "foragers_left").horde("left", "outriders_left").horde("right", "foragers_right")
    t.resources(0, wood=wood, gold=gold).officials(0, barracks=officials)
    return t.activate("barracks", enhanced=True)


def cells(t: KhanBuilder) -> set[str]:
    return {word.split()[1][:-2] for word in t.options() if word.startswith("cell")}


@rule("GWX-GK-97")
def test_two_gold_and_one_wood() -> None:
    t = recruiting().play("warrior banner_bearer")
    assert (t.have(0), t.clan(0).supply) == ({}, [10, 4, 2, 0])
    assert recruiting(gold=1).why("warrior banner_bearer") == "GW-BAR-03"
    assert recruiting(wood=0, gold=9).asks == ""


@rule("GWX-GK-96", "GWX-GK-104")
def test_there_is_one_only_and_shame_makes_him_unusable() -> None:
    t = recruiting(wood=9, gold=9, officials=2).play("warrior banner_bearer")
    assert t.why("warrior banner_bearer") == "GW-BAR-01"
    t = KhanBuilder().horde("left", "foragers_left").run("shame_of_breach", 0, 0)
    assert "shame banner_bearer" in t.options()
    t.play("shame banner_bearer")
    assert (t.clan(0).supply[BANNER_BEARER], t.clan(0).shamed[BANNER_BEARER], broken_laws(t.g)) == (0, 1, [])
    t.resources(0, wood=9, gold=9).officials(0, barracks=1).activate("barracks", enhanced=True)
    assert t.why("warrior banner_bearer") == "GW-BAR-01"


@rule("GWX-GK-98", "GWX-GK-99", "GWX-GK-101")
def test_he_strikes_one_cell_of_the_first_row_and_gains_its_reward() -> None:
    t = recruiting().play("warrior banner_bearer")
    assert cells(t) == {"left.1", "right.1"}
    assert t.why("cell left.2.a") == "GW-ATK-01"
    reward = t.box.hordes[t.g.field[0][0].card // 3].rewards[0]
    t.play("cell left.1.a")
    assert t.cover("left") == "0b . . ."
    assert [*t.clan(0).resources, 0, 0, t.honor(0)[0]][reward.what] == reward.n
    assert (t.asks, broken_laws(t.g)) == ("", [])


@rule("GWX-GK-100")
def test_from_a_shelter_he_strikes_only_there() -> None:
    t = (
        KhanBuilder()
        .horde("left", "foragers_left")
        .horde("right", "foragers_right")
        .shelter(0, "left", "banner_bearer")
    )
    t.run("offer_attack", 0, 1, -1, 7, 0, 0).play("sheltered left.banner_bearer")
    assert cells(t) == {"left.1"}
    assert t.why("cell right.1.a") == "GW-SHL-06"
    t = KhanBuilder().horde("right", "foragers_right").shelter(0, "left", "banner_bearer")
    t.run("offer_attack", 0, 1, -1, 7, 0, 0)
    assert t.asks == ""


@rule("GWX-GK-102")
def test_killed_he_returns_to_the_supply_saved_to_the_shelter() -> None:
    t = KhanBuilder().horde("left", "foragers_left", damage="bcd", p0="a:banner_bearer").run("check_defeated")
    assert (t.clan(0).supply[BANNER_BEARER], t.in_shelter(0, "left")) == (1, "")
    t.resources(0, wood=1, gold=2).officials(0, barracks=1).activate("barracks", enhanced=True)
    assert t.why("warrior banner_bearer") is None
    t = KhanBuilder().resources(0, chi=2).horde("left", "foragers_left", damage="bcd", p0="a:banner_bearer")
    t.run("check_defeated").play("save banner_bearer")
    assert (t.clan(0).supply[BANNER_BEARER], t.in_shelter(0, "left")) == (0, "banner_bearer")


@rule("GWX-GK-103")
def test_he_may_become_an_overseer() -> None:
    t = KhanBuilder().resources(0, wood=9, stone=9, gold=9, chi=9).officials(0, sawmill=1)
    t.activate("sawmill", enhanced=True)
    while t.asks != "Promote":
        t.decline_one()
    t.play("warrior banner_bearer")
    while t.g.open:
        t.decline_one()
    assert (t.clan(0).overseer_warriors, t.clan(0).supply[BANNER_BEARER]) == ([3, -1, -1, -1], 0)
    assert broken_laws(t.g) == []


# -- in winter ---------------------------------------------------------------------------------------


def wintry(bearer: str = "shelter") -> KhanBuilder:
    """A banner bearer of seat 0 in the left shelter or on the left horde, with two spearmen and an archer at hand."""
    t = KhanBuilder().fortifications(3, 3, 3)
    t.horde("left", "keshig_left", **({"p0": "f:banner_bearer"} if bearer == "card" else {}))
    t.horde("right", "foragers_right").horde("right", "outriders_right")
    t.shelter(0, "left", "spearman spearman").shelter(0, "right", "spearman").post(0, "left")
    if bearer == "shelter":
        t.shelter(0, "left", "banner_bearer")
    return t


@rule("GWX-GK-105", "GWX-GK-106")
@pytest.mark.parametrize("bearer", ["shelter", "card"])
def test_before_the_ranged_attack_two_of_his_section_may_attack(bearer: str) -> None:
    t = wintry(bearer).run("winter")
    assert (t.asks, t.seat) == ("AttackWith", 0)
    assert {word for word in t.options() if "right" in word} == set()
    t.play("sheltered left.spearman", "cell left.1.a", "sheltered left.spearman", "cell left.1.b")
    while t.asks == "GainToken":
        t.play(min(t.options()))
    assert t.asks == "Shoot"
    assert t.cover("left").startswith("0s 0s")


@rule("GWX-GK-105", "GWX-GK-114")
def test_no_call_from_the_supply_from_a_desk_or_from_the_khans_cards() -> None:
    for place in ("supply", "desk", "khan"):
        t = wintry("nowhere")
        if place == "desk":
            t.overseer(0, "sawmill", warrior="banner_bearer")
        if place == "khan":
            t.sent(0, khan="a:banner_bearer")
        t.run("winter")
        assert (t.asks, t.heard("banner")) == ("Shoot", []), place


@rule("GWX-GK-106")
def test_the_section_is_where_he_stands_then() -> None:
    t = wintry().run("offer_march", 0, 1, 0).play("section left", "section right", "sheltered left.banner_bearer")
    t.decline_all().run("winter")
    assert t.options() == {"done", "sheltered right.banner_bearer", "sheltered right.spearman"}


@rule("GWX-GK-107")
@pytest.mark.parametrize("attacks", [0, 1, 2])
def test_with_none_one_or_two(attacks: int) -> None:
    t = wintry().run("winter")
    for number in range(attacks):
        t.play("sheltered left.spearman", f"cell left.1.{'ab'[number]}")
        while t.asks == "GainToken":
            t.play(min(t.options()))
    if attacks < 2:
        t.play("done")
    assert t.asks == "Shoot"
    assert t.cover("left").count("0s") == attacks


@rule("GWX-GK-108", "GWX-GK-109")
def test_attackers_stand_in_the_shelter_or_on_posts_never_on_cards() -> None:
    t = wintry().shelter(1, "left", "horseman").run("winter")
    assert t.options() == {"done", "sheltered left.spearman", "sheltered left.banner_bearer", "post left"}
    t.play("sheltered left.banner_bearer", "cell left.1.c")
    while t.asks == "GainToken":
        t.play(min(t.options()))
    assert (t.asks, t.cover("left").count("0b")) == ("AttackWith", 1)
    t = wintry("card").run("winter")
    assert t.options() == {"done", "sheltered left.spearman", "post left"}
    alone = KhanBuilder().horde("left", "foragers_left", p0="a:banner_bearer b:spearman").run("winter")
    assert alone.heard("banner") == []


@rule("GWX-GK-110")
def test_in_tea_order() -> None:
    t = KhanBuilder().tea(2, 0, 1).horde("left", "keshig_left")
    for seat in (0, 2):
        t.shelter(seat, "left", "banner_bearer")
    t.run("winter")
    assert (t.asks, t.seat) == ("AttackWith", 2)
    t.play("done")
    assert (t.asks, t.seat) == ("AttackWith", 0)


@rule("GWX-GK-110")
def test_together_they_agree_on_the_order() -> None:
    t = KhanBuilder(mode="cooperative").edicts().horde("left", "foragers_left")
    for seat in (0, 1, 2):
        t.shelter(seat, "left", "banner_bearer")
    t.run("winter")
    assert (t.asks, t.seat) == ("RallyOrWait", 0)
    t.play("pass")
    assert (t.asks, t.seat) == ("RallyOrWait", 1)
    assert state_hash(from_json(t.kind, to_json(t.g))) == state_hash(t.g)
    t.play("take")
    assert (t.asks, t.seat) == ("AttackWith", 1)
    t.play("done")
    assert (t.asks, t.seat) == ("RallyOrWait", 0)
    t.play("pass", "pass")
    assert (t.asks, t.seat) == ("AttackWith", 0)
    t.play("done")
    assert (t.asks, t.seat) == ("AttackWith", 2)
    assert t.play("done").asks not in ("AttackWith", "RallyOrWait")


@rule("GWX-GK-111")
def test_no_check_follows_until_the_ranged_attack_is_over() -> None:
    t = KhanBuilder().horde("left", "outriders_left", damage="bc").shelter(0, "left", "banner_bearer spearman")
    t.horde("right", "foragers_right").post(1, "right").run("winter")
    t.play("sheltered left.spearman", "cell left.1.a")
    while t.asks != "Shoot":
        t.decline_one()
    assert (t.heard("defeated"), t.hordes("left")) == ([], ["outriders_left"])
    t.play("cell right.1.a")
    assert len(t.heard("defeated")) == 1


@rule("GWX-GK-112")
def test_an_archer_who_followed_the_call_shoots_again() -> None:
    t = wintry().run("winter").play("post left", "cell left.1.a", "done")
    assert t.asks == "Shoot"
    t.play("cell left.1.b")
    assert t.cover("left").startswith("x x")


@rule("GWX-GK-113", "GWX-GK-114")
def test_he_may_attack_the_khan_and_covers_one_cell() -> None:
    t = KhanBuilder().won(warrior="banner_bearer").play("warrior banner_bearer")
    before = t.honor(0)[0]
    t.play("khan a")
    assert (t.asks, t.on_card("khan"), t.honor(0)[0] - before) == ("", "0b . . . . . . .", 6)
    assert broken_laws(t.g) == []


@rule("GWX-GK-115")
def test_he_is_no_spearman_to_cards_but_a_warrior() -> None:
    t = KhanBuilder().horde("left", "foragers_left").shelter(0, "left", "banner_bearer")
    t.run("offer_attack", 0, 1, SPEARMAN, 7, 0, 0)
    assert t.asks == ""
    t.run("offer_attack", 0, 1, -1, 7, 0, 0)
    assert t.options() == {"done", "sheltered left.banner_bearer"}
    t = KhanBuilder().gift("heavenly_steeds", owner=0).horde("left", "foragers_left").horde("left", "outriders_left")
    t.shelter(0, "left", "banner_bearer").run("offer_attack", 0, 1, -1, 7, 0, 0)
    assert cells(t.play("sheltered left.banner_bearer")) == {"left.1"}
    t = KhanBuilder().resources(0, wood=9, gold=9).run("offer_recruit", 0, 1, SPEARMAN, 0, (0, 0, 0, 0), 0)
    assert t.options() == {"done", "warrior spearman"}
    t = KhanBuilder().shelter(0, "left", "banner_bearer spearman")
    here = Happening(section=0)
    assert own_warriors(t.g, 0, AT_HERE, SPEARMAN, here) == 1
    assert own_warriors(t.g, 0, AT_HERE, -1, here) == 2


@rule("GWX-MIX-30")
@pytest.mark.parametrize(("warriors", "counted"), [("", 0), ("banner_bearer", 1), ("banner_bearer spearman", 2)])
def test_warriors_of_a_section_are_those_of_its_shelter_too(warriors: str, counted: int) -> None:
    t = KhanBuilder().shelter(0, "left", warriors).advisors(0, "breach_veteran")
    assert own_warriors(t.g, 0, AT_HERE, -1, Happening(section=0)) == counted
    assert own_warriors(t.g, 0, AT_HERE, -1, Happening(section=1)) == 0
    assert t.happen("section.held", section=0).honor(0) == [min(1, counted)]
