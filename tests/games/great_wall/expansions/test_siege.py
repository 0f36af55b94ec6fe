"""The scenario Siege of Diaoyu Fortress: the fortress, its archers and its defence (GWX-SIEGE-01..25, 33..38, 46)."""

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.barracks import PlaceRecruit
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import Fortress, fortress_of
from teahouse.games.great_wall.rules.expansions.chronicles.siege.sheet import SiegeSheet
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.property.watched import move_on


def siege(seats: int = 3, raw: bool = False, box: Box | None = None, seed: str = "bench") -> Builder:
    """A bare table of the scenario."""
    t = Builder(seats, seed=seed, raw=raw, box=box, mode="cooperative", scenario="siege")
    return t if raw or box is not None else besieged(t, 8, 1)


def card(t: Builder) -> Fortress:
    return fortress_of(t.g)


def garrison(t: Builder, *archers: int) -> Builder:
    """This number of archers of each seat stand in the fortress."""
    for seat, count in enumerate(archers):
        t.clan(seat).supply[1] -= count
        card(t).archers[seat] += count
    return t


def besieged(t: Builder, defence: int, tokens: int) -> Builder:
    """The fortress has this defence and lies under this number of tokens."""
    t.g.shame_supply += card(t).tokens - tokens
    card(t).defence, card(t).tokens = defence, tokens
    return t


def printed(**changes: int) -> Box:
    """A pack whose fortress is another one."""
    box = load().box
    sheet = box.expansions["siege"]
    assert isinstance(sheet, SiegeSheet)
    for name, value in changes.items():
        setattr(sheet, name, value)
    return box


def manned(t: Builder) -> list[int]:
    return card(t).archers[: t.g.seats]


def barracks(t: Builder, seat: int = 0, officials: int = 1) -> Builder:
    """A seat uses the barracks, out of turn, which brings no shame."""
    return t.officials(seat, barracks=officials).activate("barracks", enhanced=True)


def headquarters(t: Builder, seat: int = 0, officials: int = 1) -> Builder:
    return t.officials(seat, field_hq=officials).activate("field_hq")


def camp(t: Builder, seat: int = 0, officials: int = 1) -> Builder:
    return t.officials(seat, builders_camp=officials).activate("builders_camp")


# -- the frame -------------------------------------------------------------------------------------


@rule("GWX-SIEGE-01", "GWX-SIEGE-02")
def test_two_to_five_play_together() -> None:
    together = kind().complete({"mode": "cooperative", "scenario": "siege"})
    assert [kind().impossible(seats, together) for seats in (2, 3, 4, 5)] == [None] * 4
    against = kind().complete({"scenario": "siege"})
    assert [kind().impossible(seats, against) for seats in (2, 3, 4, 5)] == ["GWX-SIEGE-01"] * 4


@rule("GWX-SIEGE-03")
def test_the_set_up_is_that_of_the_game_together_without_edicts() -> None:
    t = siege(raw=True)
    assert (t.court.edicts, t.court.edict_deck, t.g.artifacts) == ([], [], [])
    assert len(t.court.event_deck) == len(t.box.events)
    assert sum(len(hordes) for hordes in t.g.field) == 4
    assert {t.box.hordes[horde.card // 3].card_set for hordes in t.g.field for horde in hordes} == {1}
    assert t.g.shame_supply + card(t).tokens == 30
    assert broken_laws(t.g) == []


@rule("GWX-SIEGE-03")
def test_no_winter_asks_for_edicts_or_gives_shame_for_them() -> None:
    t = siege().run("winter")
    assert t.asks != "ProposeEdict"
    assert [clan.shame_tokens() for clan in t.g.clans] == [0, 0, 0]
    assert len(t.court.revealed) == 1


@rule("GWX-SIEGE-05")
def test_everybody_sees_defence_siege_and_positions() -> None:
    t = garrison(besieged(siege(), 7, 2), 0, 1)
    shown = {"defence": 7, "tokens": 2, "archers": [0, 1, 0, 0, 0, 0], "kind": "Siege"}
    assert [t.g.observe(seat)["expansions"] for seat in (-1, 0, 1)] == [[shown]] * 3


@rule("GWX-SIEGE-07")
def test_defence_and_tokens_begin_as_printed_for_the_players() -> None:
    started = [(card(t).defence, card(t).tokens) for t in (siege(seats, raw=True) for seats in (2, 3, 4, 5))]
    assert started == [(9, 2), (6, 3), (5, 5), (4, 7)]
    t = siege(4, raw=True)
    assert (t.g.shame_supply, t.g.shame_box) == (35, 0)


@rule("GWX-SIEGE-07")
def test_another_pack_prints_other_numbers() -> None:
    box = printed(top=9)
    sheet = box.expansions["siege"]
    assert isinstance(sheet, SiegeSheet)
    sheet.defence, sheet.tokens = [0, 0, 1, 9, 3, 4], [0, 0, 1, 5, 3, 4]
    t = siege(raw=True, box=box)
    assert (card(t).defence, card(t).tokens, t.g.shame_supply) == (9, 5, 25)
    t = camp(siege(box=box).fortifications().resources(0, stone=3))
    assert t.why("defence") == "GWX-SIEGE-36"


# -- firing positions ------------------------------------------------------------------------------


@rule("GWX-SIEGE-08", "GWX-SIEGE-12")
def test_the_fortress_holds_three_archers() -> None:
    t = barracks(garrison(siege(), 0, 2).resources(0, wood=9, chi=9), officials=2)
    t.play("warrior archer", "warrior archer", "garrison")
    assert (manned(t), t.asks, t.why("garrison")) == ([1, 2, 0], "PlaceRecruit", "GWX-SIEGE-12")
    t.play("shelter left")
    assert (manned(t), t.in_shelter(0, "left")) == ([1, 2, 0], "archer")
    t = headquarters(garrison(siege(), 0, 3).resources(0, wood=9).post(0, "left"))
    assert t.why("garrison-post left") == "GWX-SIEGE-12"


@rule("GWX-SIEGE-08")
def test_the_number_of_positions_is_printed() -> None:
    t = barracks(garrison(siege(box=printed(positions=1)), 0, 1).resources(0, wood=9, chi=9)).play("warrior archer")
    assert t.why("garrison") == "GWX-SIEGE-12"


@rule("GWX-SIEGE-09")
def test_positions_are_common_and_only_archers_take_them() -> None:
    t = siege().resources(0, wood=9, stone=9, gold=9, chi=9).resources(1, wood=9, chi=9)
    barracks(t).play("warrior spearman")
    assert (t.why("garrison"), "garrison" in t.options()) == ("GWX-SIEGE-09", False)
    t.play("shelter left")
    barracks(t).play("warrior horseman")
    assert t.why("garrison") == "GWX-SIEGE-09"
    t.play("shelter left")
    barracks(t).play("warrior archer", "garrison")
    barracks(t, 1).play("warrior archer", "garrison")
    assert manned(t) == [1, 1, 0]
    assert broken_laws(t.g) == []


# -- into the fortress -----------------------------------------------------------------------------


@rule("GWX-SIEGE-10")
def test_a_recruited_archer_goes_there_for_one_wood_more() -> None:
    t = barracks(siege().resources(0, wood=2, chi=2)).play("warrior archer")
    assert (t.have(0), "garrison" in t.options()) == ({"wood": 1}, True)
    t.play("garrison")
    assert (t.have(0), manned(t), t.asks) == ({}, [1, 0, 0], "")
    t = barracks(siege().resources(0, wood=1, chi=2)).play("warrior archer")
    assert ("garrison" in t.options(), t.why("garrison")) == (False, "GWX-SIEGE-10")


@rule("GWX-SIEGE-10")
def test_the_others_are_placed_as_ever() -> None:
    t = barracks(siege().resources(0, wood=9, stone=9, gold=9, chi=9), officials=2)
    t.play("warrior archer", "warrior spearman", "warrior archer", "garrison")
    assert (t.asks, manned(t)) == ("PlaceRecruit", [1, 0, 0])
    asked = t.g.open[0]
    assert isinstance(asked, PlaceRecruit)
    assert (asked.recruits, asked.total, asked.types) == (
        (1, 0, 0, 0),
        2,
        0b10,
    )  # an archer was placed, a spearman waits
    t.play("shelter right")
    assert (t.asks, t.in_shelter(0, "right")) == ("", "spearman")


@rule("GWX-SIEGE-11")
def test_he_does_not_shoot_when_he_arrives() -> None:
    t = siege().resources(0, wood=9, chi=9).horde("left", "war_drums_left").horde("middle", "vanguard_left")
    barracks(t).play("warrior archer", "garrison")
    assert (t.asks, t.cover("left"), t.cover("middle")) == ("", ". . . .", ". . .")
    assert (t.posted(0, "left"), t.in_shelter(0, "left"), t.heard("damage")) == (0, "", [])
    assert (manned(t), t.have(0), t.clan(0).supply[1]) == ([1, 0, 0], {"wood": 7, "chi": 7}, 3)
    barracks(t).play("warrior archer", "post left")
    assert t.asks == "Shoot"


@rule("GWX-SIEGE-13")
def test_each_official_of_the_headquarters_may_send_one_archer_for_one_wood() -> None:
    t = siege().resources(0, wood=2).post(0, "left").shelter(0, "right", "archer archer")
    headquarters(t, officials=3)
    assert t.options() == {"done", "section left", "section right", "garrison-post left", "garrison-shelter right"}
    t.play("garrison-post left")
    assert (t.have(0), manned(t), t.posted(0, "left")) == ({"wood": 1}, [1, 0, 0], 0)
    t.play("garrison-shelter right")
    assert (t.have(0), manned(t), t.in_shelter(0, "right")) == ({}, [2, 0, 0], "archer")
    assert (t.asks, t.why("garrison-shelter right")) == ("MarchOrGarrison", "GWX-SIEGE-13")
    assert t.lack("garrison-shelter right") == ("wood", 0, 1)
    assert (t.why("defence"), t.why("hold-fire")) == ("GWX-SIEGE-13", "GWX-SIEGE-13")
    assert t.play("done").asks == ""
    assert broken_laws(t.g) == []


@rule("GWX-SIEGE-13")
def test_everybody_sends_his_own() -> None:
    t = siege().post(0, "left").post(2, "left").shelter(2, "right", "archer").resources(2, wood=1)
    t.shelter(0, "right", "archer")
    headquarters(t, seat=2, officials=2)
    assert t.lack("garrison-post left") is None
    t.play("garrison-post left")
    assert (manned(t), t.posted(0, "left"), t.posted(2, "left")) == ([0, 0, 1], 1, 0)
    assert t.lack("garrison-shelter right") == ("wood", 0, 1)
    t.resources(2, wood=1).play("garrison-shelter right")
    assert (manned(t), t.in_shelter(0, "right"), t.in_shelter(2, "right")) == ([0, 0, 2], "archer", "")
    t = headquarters(siege().post(0, "left"))
    assert (t.lack("garrison-post left"), t.lack("garrison-post middle")) == (("wood", 0, 1), None)


@rule("GWX-SIEGE-14")
def test_an_official_gives_the_move_or_the_archer() -> None:
    t = headquarters(siege().resources(0, wood=9).shelter(0, "left", "archer archer spearman"))
    t.play("garrison-shelter left")
    assert (t.asks, manned(t), t.in_shelter(0, "left")) == ("", [1, 0, 0], "spearman archer")
    t = headquarters(siege().resources(0, wood=9).shelter(0, "left", "archer spearman"))
    t.play("section left", "section right", "sheltered left.spearman", "done")
    assert (t.asks, manned(t), t.in_shelter(0, "right"), t.have(0)) == ("", [0, 0, 0], "spearman", {"wood": 9})


@rule("GWX-SIEGE-15")
def test_nobody_sends_the_archers_of_another() -> None:
    t = siege().resources(0, wood=9).shelter(0, "left", "spearman").shelter(1, "left", "archer").post(1, "middle")
    headquarters(t)
    assert t.options() == {"done", "section left"}
    assert (t.why("garrison-shelter left"), t.why("garrison-post middle")) == ("GWX-SIEGE-15", "GWX-SIEGE-15")
    assert (t.why("garrison-shelter right"), t.why("garrison-post left")) == ("GWX-SIEGE-15", "GWX-SIEGE-15")
    t.shelter(0, "left", "archer").post(0, "middle").play("garrison-post middle")
    assert (manned(t), t.posted(0, "middle"), t.posted(1, "middle")) == ([1, 0, 0], 0, 1)
    headquarters(t).play("garrison-shelter left")
    assert (manned(t), t.in_shelter(0, "left"), t.in_shelter(1, "left")) == ([2, 0, 0], "spearman", "archer")


@rule("GWX-SIEGE-16")
def test_an_archer_may_go_from_a_shelter_to_a_position_of_the_fortress() -> None:
    t = headquarters(siege().resources(0, wood=1).shelter(0, "left", "archer")).play("garrison-shelter left")
    assert (manned(t), t.in_shelter(0, "left")) == ([1, 0, 0], "")
    t = headquarters(siege().resources(0, wood=1).shelter(0, "left", "archer")).play("section left", "section right")
    t.play("sheltered left.archer")
    assert (t.asks, t.posted(0, "right"), t.in_shelter(0, "right")) == ("", 0, "archer")


@rule("GWX-SIEGE-46")
def test_cards_send_nobody_into_the_fortress() -> None:
    t = siege().resources(0, wood=9, chi=9).orders_on_track((0, "conscription")).turn(0)
    while t.asks != "Recruit":
        t.decline_one()
    t.play("warrior archer", "spare wood")
    while t.asks == "Recruit":
        t.play("done")
    assert (t.asks, t.why("garrison"), "garrison" in t.options()) == ("PlaceRecruit", "GWX-SIEGE-46", False)
    t = (
        siege()
        .resources(0, wood=9)
        .advisors(0, "logistician")
        .shelter(0, "left", "archer")
        .happen("turn.activation", 0)
    )
    t.play(t.ability("logistician"))
    assert (t.asks, t.options()) == ("MoveFrom", {"done", "section left"})


@rule("GWX-SIEGE-46")
def test_in_play_archers_arrive_in_these_two_ways_only() -> None:
    ways = set()
    box = load().box
    box.constants.shame_per_player = 40
    for seed in range(8):
        t = siege(3, raw=True, box=box, seed=f"ways {seed}")
        rng = seeded(f"ways {seed}")
        while t.g.open and t.g.year < 4:
            for clan in t.g.clans:
                clan.resources = [9, 9, 9, 9]
            before, asked = sum(card(t).archers), t.asks
            wanted = [word for word in t.options() if word.startswith("garrison") or word == "warrior archer"]
            if wanted:
                t.play(wanted[0])
            else:
                move_on(t.g, rng)
            if sum(card(t).archers) > before:
                ways.add(asked)
    assert ways == {"PlaceRecruit", "MarchOrGarrison"}


# -- shooting from the fortress --------------------------------------------------------------------


@rule("GWX-SIEGE-17", "GWX-SIEGE-18")
def test_archers_of_the_fortress_shoot_in_winter_before_those_of_the_wall() -> None:
    t = garrison(siege(), 0, 1).post(0, "left").horde("left", "war_drums_left").run("winter")
    assert (t.asks, t.seat) == ("FireFromFortress", 1)
    t.play("cell left.1.a")
    assert (t.asks, t.seat, t.cover("left")) == ("Shoot", 0, "x . . .")


@rule("GWX-SIEGE-17")
def test_every_archer_of_the_fortress_shoots_once() -> None:
    t = garrison(siege(), 2, 1).horde("left", "war_drums_left").run("fire_from_fortress")
    t.play("cell left.1.a", "cell left.1.b", "cell left.1.c")
    assert (t.asks, t.cover("left")) == ("", "x x x .")


@rule("GWX-SIEGE-18")
def test_a_horde_they_complete_is_defeated_with_the_others_of_the_ranged_attack() -> None:
    t = garrison(siege(), 1).post(1, "middle").horde("left", "vanguard_left", damage="ab")
    t.horde("middle", "war_drums_left").run("winter").play("cell left.1.c")
    assert (t.hordes("left"), t.asks) == (["vanguard_left"], "Shoot")
    t.play("cell middle.1.a")
    assert t.hordes("left") == []


@rule("GWX-SIEGE-19", "GWX-SIEGE-21")
def test_they_hit_the_first_row_of_any_section() -> None:
    t = garrison(siege(), 2).horde("left", "vanguard_left").horde("left", "vanguard_middle")
    t.horde("left", "war_drums_left").horde("right", "war_drums_right").run("fire_from_fortress")
    cells = {word for word in t.options() if word.startswith("cell")}
    assert cells == {f"cell left.1.{cell}" for cell in "abc"} | {f"cell right.1.{cell}" for cell in "abcd"}
    assert (t.why("cell left.2.a"), t.why("cell left.3.a")) == ("GWX-SIEGE-21", "GWX-SIEGE-21")
    assert (t.why("section left"), t.why("done")) == ("GWX-SIEGE-19", "GWX-SIEGE-19")
    t.play("cell right.1.d", "cell left.1.a")
    assert (t.cover("left"), t.cover("right"), t.cover("left", 2)) == ("x . .", ". . . x", ". . .")


@rule("GWX-SIEGE-20")
def test_a_shot_is_one_damage_on_an_empty_cell_without_reward() -> None:
    t = garrison(siege(), 1).horde("left", "vanguard_left", damage="b").run("fire_from_fortress")
    assert t.why("cell left.1.b") == "GW-ATK-01"
    t.play("cell left.1.c")
    assert (t.cover("left"), t.have(0), t.honor(0)) == (". x x", {}, [0])
    t = garrison(siege(), 1).horde("left", "tumen_commander_left").run("fire_from_fortress")
    assert t.asks == ""


@rule("GWX-SIEGE-17")
def test_a_card_that_rewards_archers_rewards_them_too() -> None:
    t = garrison(siege(), 1).advisors(0, "ballista_master").horde("left", "vanguard_left").run("fire_from_fortress")
    assert t.play("cell left.1.b").have(0) == {"wood": 1}


@rule("GWX-SIEGE-22")
def test_an_archer_of_the_fortress_may_hold_fire() -> None:
    t = garrison(siege(), 1).post(0, "left").horde("left", "war_drums_left").run("winter").play("hold-fire")
    assert (t.asks, t.cover("left"), t.why("done"), t.why("hold-fire")) == (
        "Shoot",
        ". . . .",
        "GW-WIN-07",
        "GW-WIN-07",
    )


@rule("GWX-SIEGE-23")
def test_the_players_agree_on_the_order() -> None:
    t = garrison(siege(), 1, 1, 1).tea(2, 0, 1).horde("left", "war_drums_left").run("fire_from_fortress")
    assert t.seat == 2
    t.play("let-others-shoot")
    assert t.seat == 0
    t.play("let-others-shoot")
    assert t.seat == 1
    t.play("cell left.1.a")
    assert t.seat == 2
    t.play("let-others-shoot", "let-others-shoot")
    assert (t.seat, t.why("let-others-shoot")) == (2, "GWX-SIEGE-23")
    t.play("cell left.1.b")
    assert (t.seat, t.why("let-others-shoot")) == (0, "GWX-SIEGE-23")
    t.play("cell left.1.c")
    assert (t.asks, t.cover("left")) == ("", "x x x .")


@rule("GWX-SIEGE-24")
def test_neither_orders_nor_advisors_use_them_to_attack() -> None:
    def ordered(t: Builder) -> Builder:
        t.horde("left", "war_drums_left").orders_on_track((0, "order_to_attack")).turn(0)
        while t.asks and t.asks != "AttackWith":
            t.decline_one()
        return t

    assert ordered(garrison(siege(), 2)).asks == ""
    t = ordered(garrison(siege(), 2).post(0, "left"))
    assert (t.asks, t.options()) == ("AttackWith", {"done", "post left"})
    t.play("post left", "cell left.1.a")
    assert t.asks != "AttackWith"
    t = garrison(siege(), 2).advisors(0, "archer_commander").horde("left", "war_drums_left")
    assert t.happen("turn.activation", 0).asks == ""
    assert t.post(0, "left").happen("turn.activation", 0).asks == "UseAbility"


@rule("GWX-SIEGE-25")
def test_a_defeat_gives_them_no_honour() -> None:
    t = garrison(siege(), 0, 1).horde("left", "vanguard_left", damage="ab", p0="c:spearman").run("check_defeated")
    t.decline_all()
    assert (t.hordes("left"), t.honor(1)) == ([], [0])
    t = siege().post(1, "left").horde("left", "vanguard_left", damage="ab", p0="c:spearman").run("check_defeated")
    t.decline_all()
    assert t.honor(1) == [2]


@rule("GWX-SIEGE-25")
def test_a_breach_does_not_kill_them() -> None:
    t = garrison(siege(), 1).post(0, "left").horde("left", "vanguard_left").fortifications().run("assault", 0)
    while t.asks:
        t.play("shame spearman" if t.asks == "PlaceShame" else "done")
    assert (manned(t), t.posted(0, "left"), t.clan(0).supply[1]) == ([1, 0, 0], 0, 3)


# -- the builders' camp ----------------------------------------------------------------------------


@rule("GWX-SIEGE-33")
def test_three_resources_other_than_chi_raise_the_defence() -> None:
    t = camp(siege().fortifications(3, 3, 3).resources(0, wood=1, stone=1, gold=1, chi=5))
    assert t.options() == {"done", "defence"}
    t.play("defence")
    assert (card(t).defence, t.have(0), t.asks) == (9, {"chi": 5}, "")
    t = camp(siege().fortifications().resources(0, wood=1, stone=1, chi=5))
    assert (t.why("defence"), "defence" in t.options()) == ("GWX-SIEGE-35", False)


@rule("GWX-SIEGE-33")
def test_the_payer_chooses_the_kinds() -> None:
    t = camp(siege().resources(0, wood=3, stone=3)).play("defence", "count 1")
    assert (card(t).defence, t.have(0)) == (9, {"wood": 2, "stone": 1})


@rule("GWX-SIEGE-34")
def test_each_official_of_the_camp_acts_once() -> None:
    t = camp(siege().resources(0, stone=9).fortifications(), officials=2).play("defence", "fortify left")
    assert (t.asks, card(t).defence, t.g.fortifications, t.have(0)) == ("", 9, [1, 0, 0], {"stone": 4})
    t = camp(siege().resources(0, stone=9).fortifications(), officials=2).play("defence", "defence")
    assert (t.asks, card(t).defence, t.have(0)) == ("", 10, {"stone": 3})


@rule("GWX-SIEGE-34")
def test_cards_that_build_do_not_raise_the_defence() -> None:
    t = siege().resources(0, stone=9).fortifications().orders_on_track((0, "great_works")).turn(0)
    while t.asks != "Build":
        if t.asks == "ChooseBranch" and t.seat == 0:
            t.play("branch 2")
        else:
            t.decline_one()
    assert ("defence" in t.options(), t.why("defence")) == (False, "GWX-SIEGE-33")


@rule("GWX-SIEGE-35")
def test_the_warehouse_does_not_pay_for_it() -> None:
    t = siege().fortifications(3, 3, 3)
    t.g.warehouse = [9, 9, 9]
    camp(t.resources(0, wood=2))
    assert t.why("defence") == "GWX-SIEGE-35"
    t = siege().resources(0, wood=3)
    t.g.warehouse = [9, 9, 9]
    camp(t).play("defence")
    assert (t.have(0), t.g.warehouse) == ({}, [9, 9, 9])


@rule("GWX-SIEGE-36")
def test_the_defence_stops_at_the_top_of_the_track() -> None:
    t = camp(besieged(siege(), 11, 1).fortifications().resources(0, stone=9), officials=2).play("defence")
    assert (card(t).defence, t.why("defence"), "defence" in t.options()) == (12, "GWX-SIEGE-36", False)


@rule("GWX-SIEGE-37")
def test_the_defence_gives_neither_honour_nor_an_order() -> None:
    t = siege().resources(0, stone=4)
    t.clan(0).order_discard, t.clan(0).orders = [0], [1, 2, 3, 4, 5]
    camp(t).play("defence")
    assert (t.asks, t.honor(0), t.clan(0).order_discard) == ("", [0], [0])
    t.resources(0, stone=9)
    camp(t).play("raise left")
    assert t.asks == "ReturnOrder"


@rule("GWX-SIEGE-38")
def test_the_reed_clan_does_neither() -> None:
    t = siege(2).reed("builders_camp", "field_hq", "sawmill").resources(0, wood=9).fortifications()
    t.officials(0, builders_camp=1).activate("builders_camp")
    asked = []
    while t.asks:
        asked.append((t.asks, "defence" in t.options()))
        t.decline_one()
    assert [each for each in asked if each[1]] == [("Build", True)]
    assert (card(t).defence, sum(t.g.fortifications)) == (8, 1)
    t.shelter(0, "middle", "archer").officials(0, field_hq=1).activate("field_hq")
    asked = []
    while t.asks:
        asked.append((t.asks, t.seat == 0))
        t.decline_one()
    assert [each for each in asked if each[0] == "MarchOrGarrison"] == [("MarchOrGarrison", True)]


def test_the_laws_know_a_broken_fortress() -> None:
    assert broken_laws(garrison(besieged(siege(), 12, 1), 3).g) == []
    assert broken_laws(besieged(siege(), 1, 1).g) == []
    for defence in (0, 13):
        assert broken_laws(besieged(siege(), defence, 1).g) == [
            f"GWX-SIEGE-06: a fortress with defence {defence} in play"
        ]
    assert broken_laws(garrison(siege(), 3, 1).g) == [
        "GWX-SIEGE-08: more archers than firing positions in the fortress"
    ]
    assert len(broken_laws(garrison(siege(), 1, -1).g)) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_under_the_laws(seats: int) -> None:
    t = siege(seats, raw=True, seed=f"laws {seats}")
    rng = seeded(f"laws {seats}")
    while t.g.open:
        move_on(t.g, rng)
        assert broken_laws(t.g) == []
    assert t.g.finished
