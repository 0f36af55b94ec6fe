"""Frosts (GWX-FROST): the production track, and what is sent to the Emperor."""

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.expansions.chronicles.frost.card import sheet_of
from teahouse.games.great_wall.rules.expansions.chronicles.frost.sheet import FrostSheet
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.modifiers import overseer_yield
from teahouse.games.great_wall.rules.production import promotion_price
from teahouse.games.great_wall.rules.words import SAWMILL, Y_INCOME
from teahouse.ledger import rule, shows
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.expansions.frost_builder import card, checked, frost, sent, stock


def impossible(seats: int, mode: str = "competitive") -> str | None:
    return kind().impossible(seats, kind().complete({"scenario": "frost", "mode": mode}))


@rule("GWX-FROST-01")
def test_players_of_the_frosts_do_not_play_together() -> None:
    assert impossible(3) is None
    assert impossible(3, "cooperative") == "GWX-FROST-01"


@rule("GWX-FROST-02")
def test_two_to_five_may_play() -> None:
    assert [impossible(seats) for seats in (2, 3, 4, 5)] == [None] * 4
    assert impossible(1) == "GWX-AC-13"


@rule("GWX-FROST-03", "GWX-FROST-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_card_has_a_track_and_a_cell_for_each_resource(seats: int) -> None:
    t = Builder(seats, raw=True, scenario="frost")
    assert sheet_of(t.g).values == [1, 0, 0, -1, -1, -1, -2]
    seen = card(t).observe(t.g, 0)
    assert seen["space"] == 1  # the second, with the value 0
    assert sum(card(t).sent) == 0
    t = frost(seats).resources(0, 4, 4, 4, 4)
    checked(t, 0)
    assert t.options() == {"pass", "send wood", "send stone", "send gold", "send chi"}


# -- production --------------------------------------------------------------------------------------


@rule("GWX-FROST-04", "GWX-FROST-06")
@pytest.mark.parametrize(("space", "income"), [(1, [3, 2, 4]), (2, [2, 1, 3]), (4, [1, 0, 2]), (7, [0, 0, 1])])
def test_the_track_changes_the_income_of_each_overseer(space: int, income: list[int]) -> None:
    t = frost(space=space).overseer(0, "sawmill", 1).overseer(0, "quarry", 0).overseer(0, "gold_mine", 2)
    t.run("summer")
    assert t.clan(0).resources == [*income, 0]


@rule("GWX-FROST-05")
def test_it_changes_what_an_overseer_gives_in_an_activation() -> None:
    t = frost(space=4).overseer(0, "sawmill", 2).overseer(1, "sawmill", 0).officials(0, sawmill=1)
    t.officials(1, sawmill=2).activate("sawmill")
    assert [t.clan(seat).resources[0] for seat in (0, 1)] == [1 + 2, 2]


@rule("GWX-FROST-05")
def test_it_does_not_change_income_by_card() -> None:
    t = frost(space=7).overseer(0, "sawmill", 2).orders_on_track((0, "economy"))
    t.run("apply_order", 0, t.clan(0).order)
    while t.asks and t.asks != "ChooseBranch":
        t.decline_one()
    t.play("branch 1", "area sawmill")
    assert t.have(0) == {"wood": 3}


@rule("GWX-FROST-07")
def test_an_overseer_never_takes_anything() -> None:
    t = frost(space=7).overseer(0, "sawmill", 0).officials(0, sawmill=1).officials(1, sawmill=2)
    t.activate("sawmill")
    assert t.clan(0).resources[0] == 1
    t = frost(space=7).overseer(0, "sawmill", 0).resources(0, wood=2).run("summer")
    assert t.have(0) == {"wood": 2}


@rule("GWX-FROST-08")
def test_officials_give_one_each_and_without_one_the_overseer_gives_nothing() -> None:
    t = frost(space=1).overseer(1, "sawmill", 2).officials(0, sawmill=2).officials(2, sawmill=1).activate("sawmill")
    assert [t.clan(seat).resources[0] for seat in (0, 1, 2)] == [2, 0, 1]


@rule("GWX-FROST-09")
def test_the_level_of_an_overseer_stays() -> None:
    cold, mild = frost(space=7).overseer(0, "sawmill", 1), frost(space=2).overseer(0, "sawmill", 1)
    assert promotion_price(cold.g, 0, SAWMILL) == promotion_price(mild.g, 0, SAWMILL) == 4
    assert overseer_yield(cold.g, 0, SAWMILL, 2, Y_INCOME) == 0
    assert cold.clan(0).overseers[SAWMILL] == 1


@shows("GWX-FROST-09")
@rule("GWX-FROST-09")
def test_an_overseer_who_yields_nothing_is_promoted_at_the_price_of_its_level() -> None:
    t = frost(space=7).overseer(0, "sawmill", 1).resources(0, chi=4).officials(0, sawmill=1)
    t.officials(1, sawmill=1).activate("sawmill").play("take")
    assert (t.have(0), t.clan(0).overseers[SAWMILL]) == ({"wood": 1}, 2)


@rule("GWX-FROST-10")
def test_it_gets_colder_every_spring_up_to_the_last_space() -> None:
    t = frost(space=5)
    spaces = []
    for _ in range(3):
        t.happen("spring.start")
        spaces.append(card(t).space + 1)
    assert spaces == [6, 7, 7]


@rule("GWX-FROST-10")
def test_the_track_moves_after_the_time_marker_and_before_the_invasion() -> None:
    t = frost()
    t.g.year = 2
    t.run("spring").decline_all()
    told = [event.kind for event in t.g.events if event.kind in ("spring", "frost-track", "horde")]
    assert told[:3] == ["spring", "frost-track", "horde"]
    assert card(t).space == 2


@rule("GWX-FROST-10")
def test_the_first_delivery_of_each_resource_warms_the_track_up_to_the_first_space() -> None:
    t = frost(space=3, frost_officials="hired")
    spaces = []
    for word in ("stone", "stone", "wood", "wood", "chi", "chi"):
        card(t).space += 1 if word == "chi" else 0
        checked(t.resources(0, 4, 4, 4, 4), 0).play(f"send {word}")
        spaces.append(card(t).space + 1)
        t.clan(0).officials += 1
    assert spaces == [2, 2, 1, 1, 1, 2]
    t = checked(frost(space=1, frost_officials="hired").resources(0, gold=4), 0).play("send gold")
    assert card(t).space == 0


@rule("GWX-FROST-10", "GWX-FROST-32")
def test_another_pack_may_print_another_track_and_stock() -> None:
    box = load().box
    sheet = box.expansions["frost"]
    assert isinstance(sheet, FrostSheet)
    sheet.values, sheet.start, sheet.spring, sheet.stock = [2, -3], 0, 1, [0, 0, 0, 17, 0, 0]
    t = Builder(3, box=box, scenario="frost")
    t.g.artifacts = []
    assert stock(t) == [17] * 4
    t.overseer(0, "sawmill", 1).run("summer")
    assert t.have(0) == {"wood": 4}
    t.g.open, t.g.agenda = [], []
    t.happen("spring.start").run("summer")
    assert t.have(0) == {"wood": 4}


def test_a_marker_beside_the_track_is_against_the_law() -> None:
    t = frost(space=7)
    assert broken_laws(t.g) == []
    card(t).space += 1
    assert broken_laws(t.g) == ["GWX-FROST-10: the marker has left the production track"]
    card(t).space = 0
    t.resources(0, wood=30)
    assert broken_laws(t.g) == []
    t.resources(0, wood=31)
    assert broken_laws(t.g) == ["GWX-FROST-31: more wood than there is in the game"]


# -- deliveries --------------------------------------------------------------------------------------


@rule("GWX-FROST-11", "GWX-FROST-12")
def test_the_active_player_is_asked_after_the_check_in_the_first_year_too() -> None:
    t = frost().resources(0, wood=4).resources(1, chi=9)
    t.horde("left", "outriders_left", damage="ab", p0="c:spearman")
    t.orders_on_track((0, "tyranny"), (1, "conscription"), (2, "great_works"))
    t.turn(0)
    while t.asks != "SendToEmperor":
        assert t.asks, "nobody was asked"
        t.decline_one()
    assert (t.seat, t.g.active, t.g.year) == (0, 0, 1)
    assert t.heard("defeated")
    t.play("pass")
    assert t.asks != "SendToEmperor"
    assert t.have(0)["wood"] == 4
    assert sum(card(t).sent) == 0


@rule("GWX-FROST-13")
def test_what_is_sent_leaves_the_game() -> None:
    t = frost().resources(0, wood=6)
    before = stock(t)
    checked(t, 0).play("send wood")
    assert t.have(0) == {"wood": 2}
    assert stock(t) == before
    assert card(t).tokens == [26, 30, 30, 30]


@rule("GWX-FROST-14")
def test_an_official_is_put_above_the_cell_of_the_resource() -> None:
    t = frost(frost_officials="hired").resources(1, chi=4)
    checked(t, 1).play("send chi")
    assert sent(t, "chi") == [0, 1, 0]
    assert t.clan(1).officials == 4
    assert broken_laws(t.g) == []


@rule("GWX-FROST-15", "GWX-FROST-36")
def test_officials_of_all_gather_above_a_cell_and_tell_who_sent_how_often() -> None:
    t = frost(frost_officials="hired")
    for seat in (0, 0, 0, 1, 2):
        checked(t.resources(seat, stone=4), seat).play("send stone")
    checked(t.resources(2, wood=4), 2).play("send wood")
    assert sent(t, "stone") == [3, 1, 1]
    assert sent(t, "wood") == [0, 0, 1]
    assert sent(t, "gold") == [0, 0, 0]


@rule("GWX-FROST-16")
def test_less_than_four_cannot_be_sent() -> None:
    assert checked(frost().resources(0, 3, 3, 3, 3), 0).asks == ""
    t = checked(frost().resources(0, wood=3, gold=5), 0)
    assert t.why("send wood") == "GWX-FROST-11"
    assert t.lack("send wood") == ("wood", 3, 4)
    assert t.why("resource gold") == t.why("take") == "GWX-FROST-11"


@rule("GWX-FROST-17", "GWX-FROST-18")
def test_several_deliveries_of_one_resource_in_a_turn() -> None:
    t = checked(frost(frost_officials="hired").resources(0, wood=9, gold=12), 0).play("send wood")
    assert (t.asks, t.options()) == ("SendToEmperor", {"pass", "send wood"})
    assert t.why("send gold") == t.why("send chi") == "GWX-FROST-17"
    t.play("send wood")
    assert (t.asks, t.have(0)) == ("", {"wood": 1, "gold": 12})
    assert sent(t, "wood") == [2, 0, 0]
    assert checked(t, 0).play("send gold", "pass").asks == ""
    assert (sent(t, "gold"), t.have(0)) == ([1, 0, 0], {"wood": 1, "gold": 8})


@rule("GWX-FROST-18", "GWX-FROST-20")
def test_each_delivery_takes_an_official_along() -> None:
    t = frost(frost_officials="hired").resources(0, wood=9)
    t.clan(0).pool += t.clan(0).officials - 1
    t.clan(0).officials = 1
    assert checked(t, 0).play("send wood").asks == ""
    assert (t.have(0), sent(t, "wood")) == ({"wood": 5}, [1, 0, 0])


@rule("GWX-FROST-17", "GWX-FROST-18")
def test_as_a_switch_one_delivery_in_a_turn() -> None:
    t = checked(frost(frost_deliveries="one", frost_officials="hired").resources(0, wood=12, gold=12), 0)
    assert t.play("send wood").asks == ""
    assert t.have(0) == {"wood": 8, "gold": 12}
    assert sum(card(t).sent) == 1


@rule("GWX-FROST-19")
@pytest.mark.parametrize("officials", ["all", "hired"])
def test_the_official_comes_from_the_supply_from_an_open_area_or_from_the_pool(officials: str) -> None:
    t = frost(frost_officials=officials).resources(0, wood=4)
    t.officials(0, sawmill=1, embassy=1, quarry=1).officials(1, quarry=2)
    checked(t, 0).play("send wood")
    assert t.asks == "OfficialToEmperor"
    pool = {"official pool"} if officials == "all" else set()
    assert t.options() == {"official supply", "official sawmill", "official embassy"} | pool  # the quarry is full
    assert t.why("official quarry") == "GWX-FROST-19"
    assert t.why("official pool") == (None if pool else "GWX-FROST-19")
    t.play("official sawmill")
    assert t.areas_of(0) == ["quarry", "embassy"]
    assert (t.clan(0).officials, t.clan(0).pool) == (2, 3)
    assert broken_laws(t.g) == []


@rule("GWX-FROST-19")
def test_an_official_of_the_pool_goes_unhired() -> None:
    t = checked(frost().resources(0, wood=4), 0).play("send wood", "official pool")
    assert (t.asks, t.clan(0).officials, t.clan(0).pool, sent(t, "wood")) == ("", 5, 2, [1, 0, 0])
    assert broken_laws(t.g) == []


@rule("GWX-FROST-18", "GWX-FROST-19")
def test_the_switches_are_of_the_frosts_only() -> None:
    for name, value, clause in (("frost_deliveries", "one", "18"), ("frost_officials", "hired", "19")):
        assert kind().impossible(3, kind().complete({"scenario": "frost", name: value})) is None
        for scenario in ("none", "famine"):
            chosen = kind().complete({"scenario": scenario, name: value})
            assert kind().impossible(3, chosen) == f"GWX-FROST-{clause}"


@rule("GWX-FROST-20")
def test_without_an_official_nothing_is_sent() -> None:
    t = frost(frost_officials="hired").resources(0, wood=8).officials(0, sawmill=3)
    t.clan(0).pool += t.clan(0).officials
    t.clan(0).officials = 0
    assert checked(t, 0).asks == ""
    t.g.officials[0] -= 1
    t.clan(0).pool += 1
    assert checked(t, 0).asks == "SendToEmperor"


@rule("GWX-FROST-21")
def test_the_official_stays_there() -> None:
    t = checked(frost().resources(0, wood=4), 0).play("send wood")
    for area in ("sawmill", "embassy"):
        t.run("send_officials_home", 0 if area == "sawmill" else 8)
    t.g.year = 2
    t.run("start_year")
    for _ in range(60):
        if t.asks:
            t.decline_one()
    assert t.g.year > 1
    assert sent(t, "wood") == [1, 0, 0]


@rule("GWX-FROST-22")
def test_the_reed_clan_sends_nothing() -> None:
    t = frost(2).resources(0, wood=9).resources(1, wood=9)
    assert checked(t, t.g.reed).asks == ""
    assert checked(t, 1).asks == "SendToEmperor"


# -- the end -----------------------------------------------------------------------------------------


@rule("GWX-FROST-34")
@pytest.mark.parametrize("reason", ["walls", "shame", "time", "none"])
def test_the_game_ends_as_ever(reason: str) -> None:
    t = frost()
    if reason == "walls":
        t.walls(3, 3, 3)
    elif reason == "shame":
        t.g.shame_supply = 0
    elif reason == "time":
        t.g.time = t.g.last_space()
    t.run("check_end")
    assert t.g.finished == (reason != "none")
    assert len(t.g.winners()) == (0 if reason == "none" else 1)


@rule("GWX-FROST-35")
def test_twelve_honour_for_each_official_before_anything_is_scored() -> None:
    t = frost(frost_officials="hired").shamed(0, "spearman archer").shamed(2, "spearman")
    for word in ("wood", "chi"):
        checked(t.resources(0, 4, 0, 0, 4), 0).play(f"send {word}")
    checked(t.resources(1, gold=4), 1).play("send gold")
    t.run("end_game")
    assert t.honor(0, 1, 2) == [24 - 10, 12, 0]
