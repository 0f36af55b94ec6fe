"""The eight generals of the co-operative game."""

import pytest

from teahouse.games.great_wall.rules.words import AREAS
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card


def led_by(general: str, assistants: int = 2, seats: int = 3) -> Builder:
    """The co-operative game, seat 0 with this general."""
    return Builder(seats, mode="cooperative").edicts().general(0, general).advisors(0, assistants=assistants)


# -- Wen Tianxiang -----------------------------------------------------------------------------------


@card("wen_tianxiang")
def test_wen_tianxiang_discards_shame_of_anybody_once_a_year_after_a_breach() -> None:
    t = led_by("wen_tianxiang").shamed(2, "archer archer archer").horde("left", "vanguard_left").fortifications()
    t.run("assault", 0).play("shame spearman")
    assert t.options() == {"pass", t.ability("wen_tianxiang")}
    t.play(t.ability("wen_tianxiang"), "player 3", "shame archer", "shame archer")
    assert t.clan(2).shamed == [0, 1, 0, 0]
    t.play("shame spearman", "shame spearman")
    assert (t.asks, [clan.shame_tokens() for clan in t.g.clans]) == ("", [1, 1, 2])


@card("wen_tianxiang")
def test_wen_tianxiang_does_not_mind_other_shame() -> None:
    t = led_by("wen_tianxiang").officials(0, sawmill=3).activate("sawmill").play("shame spearman")
    assert t.asks == "HandIn"


# -- Lu Xiufu ----------------------------------------------------------------------------------------


@card("lu_xiufu")
@pytest.mark.parametrize(("assistants", "price"), [(0, 10), (2, 8), (7, 4)])
def test_lu_xiufu_buys_off_shame_for_less_honour(assistants: int, price: int) -> None:
    t = led_by("lu_xiufu", assistants).shamed(0, "spearman")
    t.clan(0).honor = price - 1
    assert t.run("summer").asks == ""
    t.clan(0).honor = price
    t.run("summer").play("shame spearman")
    assert (t.honor(0), t.clan(0).shame_tokens()) == ([0], 0)


@card("lu_xiufu")
def test_lu_xiufu_is_honoured_for_every_edict() -> None:
    t = led_by("lu_xiufu").edicts("poll_tax")
    for seat in range(3):
        t.resources(seat, gold=3)
    t.run("fulfil_edicts").play("edict poll_tax", "take", "take")
    assert t.honor(0, 1, 2) == [4, 0, 0]


# -- Li Gang -----------------------------------------------------------------------------------------


@card("li_gang")
def test_li_gang_builds_before_the_assault_one_token_cheaper() -> None:
    t = led_by("li_gang").resources(0, wood=3).fortifications().horde("left", "vanguard_left").run("winter")
    t.play(t.ability("li_gang"), "fortify left", "fortify left")
    assert t.heard("assault")[0].args == (0, 3, 4)
    assert (t.have(0), t.honor(0)) == ({}, [4])


@card("li_gang")
def test_li_gang_without_assistants_builds_nothing() -> None:
    t = led_by("li_gang", 0).resources(0, wood=9).fortifications().run("winter")
    assert not t.heard("fortified")
    assert t.ability("li_gang") not in (t.options() if t.g.open else set())


# -- Yu Jie ------------------------------------------------------------------------------------------


@card("yu_jie")
def test_yu_jie_makes_walls_cheaper_for_all_and_is_honoured_for_each() -> None:
    t = led_by("yu_jie").resources(1, wood=6).officials(1, builders_camp=1).activate("builders_camp", by=1)
    t.play("raise left")
    assert (t.g.levels, t.have(1)) == ([1, 0, 0], {})
    assert t.honor(0, 1) == [2, 8]


@card("yu_jie")
def test_the_discount_grows_with_his_assistants() -> None:
    for assistants, wood in ((0, 8), (3, 5)):
        t = (
            led_by("yu_jie", assistants)
            .resources(1, wood=wood - 1)
            .officials(1, builders_camp=1)
            .fortifications(3, 3, 3)
        )
        assert t.activate("builders_camp", by=1).asks == ""
        t.resources(1, wood=wood).officials(1, builders_camp=1).activate("builders_camp", by=1)
        assert t.why("raise left") is None


# -- Mu Guiying --------------------------------------------------------------------------------------


def ally_strikes(t: Builder) -> Builder:
    """Seat 1 attacks a horde on the left."""
    t.resources(1, wood=1, gold=1).officials(1, barracks=1).activate("barracks", enhanced=True, by=1)
    return t.play("warrior spearman", "cell left.1.a")


@card("mu_guiying")
@pytest.mark.parametrize(("assistants", "damage"), [(1, 1), (2, 2), (5, 3)])
def test_mu_guiying_strikes_with_her_allies(assistants: int, damage: int) -> None:
    t = led_by("mu_guiying", assistants).horde("left", "siege_towers_left").shelter(0, "left", "spearman")
    ally_strikes(t).play(t.ability("mu_guiying"), *[f"cell left.1.{cell}" for cell in "bcd"[:damage]])
    assert t.cover("left") == " ".join(["1s", *"x" * damage, *"." * (4 - damage)])
    assert t.asks == ""


@card("mu_guiying")
def test_mu_guiying_needs_a_warrior_there_and_is_not_asked_about_her_own_attacks() -> None:
    assert ally_strikes(led_by("mu_guiying").horde("left", "siege_towers_left")).asks == ""
    t = led_by("mu_guiying").horde("left", "siege_towers_left").shelter(0, "left", "spearman")
    t.resources(0, wood=1, gold=1).officials(0, barracks=1).activate("barracks", enhanced=True)
    assert t.play("warrior spearman", "cell left.1.a").asks == ""


# -- Su Song -----------------------------------------------------------------------------------------


@card("su_song")
def test_su_song_moves_arriving_hordes_and_wounds_one() -> None:
    t = led_by("su_song", 1).horde("left", "vanguard_left").horde("middle", "vanguard_middle").run("lay_out_horde")
    (card_, section) = t.heard("horde")[-1].args
    assert section == 2
    t.play(t.ability("su_song"), "section left")
    assert [horde.card for horde in t.g.field[0]][-1] == card_
    assert t.options() == {"pass", t.ability("su_song", 2)}
    t.play(t.ability("su_song", 2), "cell left.2.a")
    assert t.cover("left", 2).startswith("x")
    t.run("lay_out_horde")
    assert t.asks == ""


@card("su_song")
def test_su_song_moves_as_many_a_year_as_he_has_assistants() -> None:
    t = led_by("su_song", 2)
    for _ in range(2):
        t.run("lay_out_horde").play(t.ability("su_song"), "section right", "pass")
    t.run("lay_out_horde")
    assert t.options() == {"pass", t.ability("su_song", 2)}


# -- Fan Zhongyan ------------------------------------------------------------------------------------


@card("fan_zhongyan")
def test_fan_zhongyan_moves_an_official_at_the_start_of_any_turn() -> None:
    t = led_by("fan_zhongyan", 1).orders_on_track((1, "betrayal"), (2, "betrayal"))
    t.turn(1).play(t.ability("fan_zhongyan"), "official supply", "area embassy")
    assert t.g.officials_in(AREAS.index("embassy"), 0) == 1
    t.g.open, t.g.agenda, t.g.chosen, t.g.running = [], [], [], []
    assert t.turn(2).asks != "UseAbility"


@card("fan_zhongyan")
def test_fan_zhongyan_hires_officials_for_one_gold() -> None:
    t = led_by("fan_zhongyan").resources(0, gold=1).officials(0, embassy=1).activate("embassy").play("hire official")
    assert (t.have(0), t.clan(0).pool) == ({}, 2)


# -- Liu Qi ------------------------------------------------------------------------------------------


@card("liu_qi")
def test_liu_qi_saves_warriors_of_anybody_once_a_season() -> None:
    t = led_by("liu_qi").horde("left", "plague_carts_left", damage="d", p1="a:spearman b:spearman c:spearman")
    t.horde("right", "vanguard_right", damage="bc", p1="a:spearman").run("check_defeated")
    t.play(t.ability("liu_qi"), "take")
    assert (t.in_shelter(1, "left"), t.asks) == ("spearman spearman", "")
    assert [event.args for event in t.heard("killed")] == [(1, 0), (1, 2)]
