"""Genghis Khan: the emperor's gift (GWX-GK-87..94, GWX-MIX-13) and each of the six."""

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.expansions.genghis.sheet import GenghisSheet
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.words import M_WALL_BUILT
from teahouse.ledger import rule
from tests.games.great_wall.cards import card
from tests.games.great_wall.expansions.khan_builder import KhanBuilder


def builders(*seats: int, officials: int = 1, table: KhanBuilder | None = None) -> KhanBuilder:
    """These players stand in the builders' camp with wood for everything."""
    t = KhanBuilder() if table is None else table
    for seat in seats:
        t.resources(seat, wood=40).officials(seat, builders_camp=officials)
    return t.activate("builders_camp", enhanced=True)


@rule("GWX-GK-87", "GWX-GK-91")
def test_whoever_builds_a_wall_level_receives_the_figure() -> None:
    t = builders(0, 1)
    assert t.khan.owner == -1
    assert [t.khan.abilities_of(t.g, seat) for seat in range(3)] == [[], [], []]
    t.play("raise left")
    assert t.khan.owner == 0
    t.play("raise left")
    assert (t.khan.owner, [event.seat for event in t.heard("gift-received")]) == (1, [0, 1])


@rule("GWX-GK-88")
def test_a_fortification_does_not_move_it() -> None:
    t = KhanBuilder().gift("silver_and_silk", owner=1).fortifications()
    builders(0, table=t).play("fortify left")
    assert (t.g.fortifications, t.khan.owner) == ([1, 0, 0], 1)


@rule("GWX-GK-89", "GWX-GK-91")
@pytest.mark.parametrize("owner", [-1, 0, 2])
def test_only_the_owner_uses_it(owner: int) -> None:
    t = KhanBuilder().gift("silver_and_silk", owner=owner).happen("summer.income")
    asked = []
    while t.g.open:
        asked.append(t.seat)
        t.play("pass")
    assert asked == ([] if owner < 0 else [owner])
    t.happen("winter.end")
    assert t.honor(0, 1, 2) == [1 if seat == owner else 0 for seat in range(3)]


@rule("GWX-GK-89")
def test_its_use_is_a_right_and_not_a_duty() -> None:
    t = KhanBuilder().gift("silver_and_silk", owner=0).happen("summer.income")
    assert (t.asks, "pass" in t.options()) == ("UseAbility", True)
    assert t.play("pass").have(0) == {}


@rule("GWX-GK-90")
def test_an_owner_who_builds_keeps_it() -> None:
    t = builders(0, officials=2).play("raise left", "raise left")
    assert (t.khan.owner, len(t.heard("gift-received"))) == (0, 1)


@rule("GWX-GK-92")
def test_every_level_hands_it_over_at_once() -> None:
    t = KhanBuilder().gift("silver_and_silk", owner=2)
    builders(0, 1, officials=2, table=t).play("raise left")
    assert (t.asks, t.seat, t.khan.owner) == ("Build", 0, 0)
    t.play("raise left", "raise middle")
    assert (t.asks, t.seat, t.khan.owner) == ("Build", 1, 1)
    kinds = [event.kind for event in t.g.events if event.kind in ("wall", "gift-received")]
    assert kinds == ["wall", "gift-received", "wall", "wall", "gift-received"]


@rule("GWX-GK-93")
def test_it_does_not_apply_to_the_level_that_brought_it() -> None:
    box = load().box
    sheet = box.expansions["genghis"]
    assert isinstance(sheet, GenghisSheet)
    (banner,) = [gift for gift in sheet.gifts if gift.name == "dragon_banner"]
    trigger = box.triggers[banner.triggers[0]]
    trigger.moment = M_WALL_BUILT
    t = builders(0, officials=2, table=KhanBuilder(box=box).gift("dragon_banner"))
    t.play("raise left")
    assert t.honor(0) == [8]
    t.play("raise middle")
    assert t.honor(0) == [8 + 8 + 2]


@rule("GWX-GK-94")
def test_what_one_owner_used_is_used_up_for_the_next() -> None:
    t = KhanBuilder().gift("imperial_seal", owner=0)
    for seat in (0, 1):
        t.resources(seat, chi=2).officials(seat, academy=1)
    t.happen("turn.activation", 0).play(t.gift_move("imperial_seal"), "pass")
    t.run("receive_gift", 1).happen("turn.activation", 1)
    assert (t.khan.owner, t.asks) == (1, "")
    t.run("receive_gift", 0).happen("turn.activation", 0)
    assert t.asks == ""
    t.run("start_year")
    t.g.open, t.g.agenda = [], []
    t.happen("turn.activation", 0)
    assert t.asks == "UseAbility"


@rule("GWX-MIX-13")
def test_qin_takes_it_and_never_uses_it() -> None:
    t = KhanBuilder(1).tea(0, 2, 1).gift("silver_and_silk", owner=0).run("build_next_level")
    assert (t.khan.owner, broken_laws(t.g)) == (2, [])
    honor = t.honor(0, 2)
    t.happen("winter.end").happen("summer.income")
    assert (t.asks, t.honor(0, 2)) == ("", honor)
    t.gift("heavenly_steeds", owner=2)
    assert t.khan.modifiers_of(t.g, 2) == []
    t.run("finish_wall", 0, 1)
    assert t.khan.owner == 0


# -- the six -----------------------------------------------------------------------------------------


@rule("GWX-GK-94")
@card("imperial_seal")
def test_the_seal_activates_an_area_of_the_owner_once_a_year() -> None:
    t = KhanBuilder().gift("imperial_seal", owner=0).resources(0, chi=2).officials(0, academy=1).officials(1, sawmill=1)
    t.happen("turn.activation", 1)
    assert t.asks == ""
    t.happen("turn.activation", 0).play(t.gift_move("imperial_seal"))
    assert t.options() == {"pass", "area academy"}
    t.play("area academy")
    assert t.have(0) == {"chi": 1}
    while t.g.open:
        t.decline_one()
    assert len(t.heard("activated")) == 1
    t.officials(0, academy=1).happen("turn.activation", 0)
    assert t.asks == ""
    poor = KhanBuilder().gift("imperial_seal", owner=0).officials(0, academy=1).happen("turn.activation", 0)
    assert poor.asks == ""


@rule("GWX-GK-94")
@card("yellow_jacket")
def test_the_jacket_honours_captures_and_attacks_on_the_khan() -> None:
    t = KhanBuilder().gift("yellow_jacket", owner=0).won()
    plain = KhanBuilder().won()
    t.play("warrior spearman", "khan a")
    plain.play("warrior spearman", "khan a")
    assert t.honor(0)[0] - plain.honor(0)[0] == 3 + 2
    other = KhanBuilder().gift("yellow_jacket", owner=1).won().play("warrior spearman", "khan a")
    assert other.honor(0, 1) == [plain.honor(0)[0], 0]


@rule("GWX-GK-94")
@card("court_physicians")
def test_physicians_save_one_warrior_a_season() -> None:
    t = KhanBuilder().gift("court_physicians", owner=0)
    t.horde("left", "foragers_left", damage="bcd", p0="a:spearman").run("check_defeated")
    t.play(t.gift_move("court_physicians"))
    assert (t.asks, t.in_shelter(0, "left")) == ("AttackKhan", "spearman")
    t.play("pass").horde("middle", "foragers_middle", damage="bcd", p0="a:spearman").run("check_defeated")
    assert (t.asks, t.in_shelter(0, "middle")) == ("", "")
    other = KhanBuilder().gift("court_physicians", owner=1)
    other.horde("left", "foragers_left", damage="bcd", p0="a:spearman").run("check_defeated")
    assert (other.asks, other.in_shelter(0, "left")) == ("", "")


@rule("GWX-GK-94")
@card("silver_and_silk")
def test_silver_and_silk_in_summer_and_after_the_assault() -> None:
    t = KhanBuilder().gift("silver_and_silk", owner=1).happen("summer.income")
    t.play(t.gift_move("silver_and_silk"), "resource chi", "resource gold")
    assert (t.asks, t.have(1)) == ("", {"gold": 1, "chi": 1})
    t.run("winter").decline_all()
    assert t.honor(0, 1, 2) == [0, 1, 0]


@rule("GWX-GK-94")
@card("heavenly_steeds")
def test_steeds_make_recruiting_cheaper_and_spearmen_reach_row_2() -> None:
    t = KhanBuilder().gift("heavenly_steeds", owner=0).officials(0, barracks=2).resources(0, wood=1, gold=1)
    t.horde("left", "foragers_left").horde("left", "outriders_left").horde("left", "outriders_middle")
    t.activate("barracks", enhanced=True).play("warrior spearman", "warrior spearman")
    assert (t.asks, t.have(0)) == ("PlaceRecruit", {})
    rows = {word.split(".")[1] for word in t.options() if word.startswith("cell")}
    assert rows == {"1", "2"}
    other = KhanBuilder().gift("heavenly_steeds", owner=1).officials(0, barracks=2).resources(0, wood=1, gold=1)
    other.horde("left", "foragers_left").horde("left", "outriders_left")
    other.activate("barracks", enhanced=True).play("warrior spearman")
    assert {word.split(".")[1] for word in other.options() if word.startswith("cell")} == {"1"}


@rule("GWX-GK-94")
@card("dragon_banner")
def test_the_dragon_banner_honours_walls_that_hold() -> None:
    t = (
        KhanBuilder()
        .gift("dragon_banner", owner=2)
        .walls(left=2)
        .horde("left", "foragers_left")
        .fortifications(middle=3)
    )
    t.horde("middle", "outriders_middle").run("winter").decline_all()
    assert len(t.heard("assault")) == 2
    assert t.honor(0, 1, 2) == [0, 0, 2]
