"""Great Famine (GWX-FAMINE): the Market, the food track, breaches and pillages."""

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.box import AreaPrint
from teahouse.games.great_wall.rules.expansions.chronicles.famine.sheet import FamineSheet
from teahouse.games.great_wall.rules.expansions.chronicles.famine.track import FAMINE, sheet_of
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.moves import COUNT
from teahouse.games.great_wall.rules.officials import is_available, must_activate
from teahouse.games.great_wall.rules.state import OVER, SEATS
from teahouse.games.great_wall.rules.words import MARKET
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.expansions.famine_builder import card, famine, filled, food, supply


def impossible(seats: int, mode: str = "competitive") -> str | None:
    return kind().impossible(seats, kind().complete({"scenario": "famine", "mode": mode}))


@rule("GWX-FAMINE-01")
def test_players_of_the_famine_do_not_play_together() -> None:
    assert impossible(4) is None
    assert impossible(4, "cooperative") == "GWX-FAMINE-01"


@rule("GWX-FAMINE-02")
def test_two_to_five_may_play() -> None:
    assert [impossible(seats) for seats in (2, 3, 4, 5)] == [None] * 4
    assert impossible(1) == "GWX-AC-13"


@rule("GWX-FAMINE-03", "GWX-FAMINE-39")
@pytest.mark.parametrize(("seats", "limit", "pool"), [(2, 28, 2), (3, 28, 2), (4, 19, 2), (5, 10, 3)])
def test_the_set_up_has_a_market_food_and_a_limit(seats: int, limit: int, pool: int) -> None:
    t = Builder(seats, raw=True, scenario="famine")
    assert food(t) == [8] * seats
    assert card(t).limit == limit
    assert [t.clan(seat).pool for seat in range(seats)] == [pool] * seats  # one marks the food
    assert [t.clan(seat).officials for seat in range(seats)] == [8 - pool - 1] * seats
    assert t.g.area_print(MARKET) is not None
    assert Builder(seats, raw=True).g.area_print(MARKET) is None
    assert broken_laws(t.g) == []


@rule("GWX-FAMINE-11", "GWX-FAMINE-39")
def test_another_pack_may_print_another_market_and_track() -> None:
    box = load().box
    sheet = box.expansions["famine"]
    assert isinstance(sheet, FamineSheet)
    sheet.market, sheet.food, sheet.price = AreaPrint(False, 0, True), 3, 2
    sheet.start, sheet.limit, sheet.lose_at = 4, [0, 0, 0, 9, 0, 0], 7
    t = Builder(3, box=box, scenario="famine")
    t.g.artifacts = []
    assert (food(t), card(t).limit) == ([4, 4, 4], 9)
    t.resources(0, gold=2).officials(0, market=1).activate("market")
    assert t.asks == "PlaceShame"
    t.play("shame spearman", "count 1")
    assert (food(t)[0], t.have(0)) == (7, {})
    filled(t).run("lay_out_horde")
    assert not t.g.finished
    t.run("lay_out_horde")
    assert t.g.finished


def test_food_above_the_token_or_below_nothing_is_against_the_law() -> None:
    t = famine(2, food=8, limit=8)
    assert broken_laws(t.g) == []
    card(t).food[1] = 9
    assert broken_laws(t.g) == ["GWX-FAMINE-14: food above the damage token"]
    card(t).food[1] = -1
    assert broken_laws(t.g) == ["GWX-FAMINE-17: food below nothing, or of nobody"]
    card(t).food[1:3] = [0, 1]
    assert broken_laws(t.g) == ["GWX-FAMINE-17: food below nothing, or of nobody"]
    t = famine(food=5, limit=5)
    assert broken_laws(t.g) == ["GWX-FAMINE-18: the game goes on without food"]


# -- the Market --------------------------------------------------------------------------------------


@rule("GWX-FAMINE-04")
def test_the_market_is_special_and_takes_any_number_of_officials() -> None:
    t = famine()
    assert not t.g.is_regular(MARKET)
    assert not must_activate(t.g, MARKET)
    t.officials(0, market=5).officials(1, market=5)
    assert is_available(t.g, MARKET)
    assert must_activate(t.g, MARKET)
    t = famine().resources(0, gold=1).orders_on_track((0, "conscription")).officials(0, market=1)
    t.run("activate_areas", 0)
    assert t.asks == "BuyFood"


@rule("GWX-FAMINE-04")
def test_orders_send_officials_there() -> None:
    t = famine().orders_on_track((0, "tyranny"))
    t.run("apply_order", 0, t.clan(0).order)
    while t.asks != "MoveOfficialTo":
        t.play("official supply" if t.asks == "MoveOfficial" else min(t.options()))
    t.play("area market")
    assert t.areas_of(0) == ["market"]


@rule("GWX-FAMINE-05", "GWX-FAMINE-06", "GWX-FAMINE-09")
@pytest.mark.parametrize(("time", "lethality"), [(0, 1), (2, 2), (5, 3)])
def test_each_official_buys_two_food_for_the_lethality_of_the_year(time: int, lethality: int) -> None:
    t = famine(food=1).resources(0, gold=10).officials(0, market=3)
    t.g.time = time
    t.activate("market").play("count 3")
    assert food(t)[0] == 1 + 6
    assert t.have(0) == {"gold": 10 - 3 * lethality}


@rule("GWX-FAMINE-07")
def test_fewer_officials_may_buy_or_none() -> None:
    t = famine(food=0).resources(0, gold=2).officials(0, market=3).activate("market")
    assert t.options() == {"count 0", "count 1", "count 2"}
    assert t.why("count 3") == "GWX-FAMINE-05"
    assert t.lack("count 3") == ("gold", 2, 3)
    assert t.why("count 4") == "GWX-FAMINE-06"
    t.play("count 1")
    assert (food(t)[0], t.have(0)) == (2, {"gold": 1})
    t = famine(food=0).resources(0, gold=2).officials(0, market=3).activate("market").play("count 0")
    assert (food(t)[0], t.have(0), t.heard("food-bought")) == (0, {"gold": 2}, [])
    t = famine(food=0).officials(0, market=3).activate("market")
    assert (t.asks, food(t)[0], t.clan(0).officials) == ("", 0, 5)


@rule("GWX-FAMINE-08")
def test_all_buy_in_tea_order_and_all_officials_go_home() -> None:
    t = famine().tea(2, 0, 1).resources(0, gold=2).resources(2, gold=2).officials(0, market=2).officials(2, market=1)
    t.activate("market")
    assert t.seat == 2
    t.play("count 1")
    assert t.seat == 0
    t.play("count 0")
    assert t.areas_of(0) == t.areas_of(2) == []
    assert t.clan(0).officials == t.clan(2).officials == 5


@rule("GWX-FAMINE-10")
def test_cards_that_name_special_areas_mean_the_market_too() -> None:
    t = famine().general(0, "cai_xiang").officials(0, market=1).advisors(0, assistants=2).activate("market")
    assert t.asks == "UseAbility"
    t.play(t.ability("cai_xiang"))
    assert t.honor(0) == [2]
    t = famine().general(0, "cai_xiang").officials(0, sawmill=2).officials(1, sawmill=1).advisors(0, assistants=2)
    assert t.activate("sawmill").asks != "UseAbility"


@rule("GWX-FAMINE-11")
def test_nobody_is_ashamed_of_being_alone_in_the_market() -> None:
    t = famine().officials(0, market=2).activate("market")
    assert t.asks == ""
    assert not sheet_of(t.g).market.shame


# -- the food track ----------------------------------------------------------------------------------


@rule("GWX-FAMINE-12")
def test_an_official_of_each_player_marks_his_food() -> None:
    t = famine(2)
    assert [card(t).officials(t.g, seat) for seat in t.g.participants()] == [1, 1, 0]
    assert t.g.observe(1)["expansions"] == [{"kind": "Famine", "food": [8, 8, 0, 0, 0, 0], "limit": 18}]
    card(t).food[0] = 3
    assert t.g.observe(1)["expansions"] == [{"kind": "Famine", "food": [3, 8, 0, 0, 0, 0], "limit": 18}]


@rule("GWX-FAMINE-13", "GWX-FAMINE-14", "GWX-FAMINE-16")
def test_food_stops_at_the_damage_token_and_is_paid_in_full() -> None:
    t = famine(food=8, limit=11).resources(0, gold=3).resources(1, gold=3)
    t.officials(0, market=3).officials(1, market=1).activate("market").play("count 3", "count 1")
    assert food(t) == [11, 10, 8]
    assert t.have(0) == {}
    assert broken_laws(t.g) == []


@rule("GWX-FAMINE-15")
def test_whoever_is_above_the_damage_token_goes_down_with_it() -> None:
    t = filled(famine(food=9, limit=10))
    card(t).food[1] = 10
    card(t).food[2] = 3
    t.run("lay_out_horde").run("lay_out_horde")
    assert card(t).limit == 8
    assert food(t) == [8, 8, 3]


@rule("GWX-FAMINE-18", "GWX-FAMINE-19")
def test_all_lose_at_once_when_the_token_comes_to_five() -> None:
    t = filled(famine(limit=7)).resources(0, gold=9).shamed(0, "spearman").captured(1, "foragers_left")
    t.clan(0).honor = t.clan(1).honor = 50
    t.run("lay_out_horde")
    assert (card(t).limit, t.g.finished) == (6, False)
    t.g.agenda.append((t.kind.rules["summer"], (), None))  # it does not come any more
    t.run("lay_out_horde")
    assert (t.g.finished, t.g.season, t.g.end_reasons) == (True, OVER, FAMINE)
    assert t.g.over
    assert t.g.winners() == []
    assert t.honor(0, 1) == [50, 50]  # neither shame nor hordes were scored
    assert t.g.events[-1].kind == "lost-to-famine"


@rule("GWX-FAMINE-18")
def test_a_breach_that_takes_the_token_too_low_ends_the_game_in_the_middle() -> None:
    t = famine(limit=7).fortifications().post(0, "left")
    t.horde("left", "keshig_left").horde("left", "outriders_left").run("assault", 0)
    assert t.g.finished
    assert t.posted(0, "left") == 1  # nobody dies any more
    assert t.g.over


# -- breaches and pillages ---------------------------------------------------------------------------


@rule("GWX-FAMINE-20", "GWX-FAMINE-21")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_each_horde_of_a_breached_section_lowers_the_token(seats: int) -> None:
    t = famine(seats, limit=15).fortifications()
    t.horde("middle", "keshig_left", p0="a:spearman").horde("middle", "outriders_left").horde("middle", "keshig_right")
    t.horde("right", "outriders_right").run("assault", 1)
    t.decline_all()
    assert card(t).limit == 12


@rule("GWX-FAMINE-20")
def test_a_section_that_holds_lowers_nothing() -> None:
    t = famine(limit=15).fortifications(middle=3).horde("middle", "outriders_left").run("assault", 1)
    assert card(t).limit == 15


@rule("GWX-FAMINE-22", "GWX-FAMINE-41")
def test_a_pillage_lowers_the_token_and_the_card_is_discarded() -> None:
    t = filled(famine(limit=15))
    top = t.g.horde_deck[-1]
    t.run("lay_out_horde")
    assert card(t).limit == 14
    assert t.g.horde_discard == [top]


@rule("GWX-FAMINE-23")
def test_neither_brings_shame() -> None:
    t = filled(famine(limit=15)).run("lay_out_horde")
    assert (t.g.shame_supply, t.g.shame_box) == (30, 0)
    t.fortifications().run("assault", 0)
    assert (t.asks, t.g.shame_supply) == ("", 30)


@rule("GWX-FAMINE-24")
def test_warriors_and_archers_still_die() -> None:
    t = famine().fortifications().post(0, "left").horde("left", "keshig_left", p0="a:spearman")
    t.run("assault", 0)
    assert (t.cover("left")[0], t.posted(0, "left")) == ("x", 0)
    assert t.clan(0).supply[:2] == [10, 4]


@rule("GWX-FAMINE-25")
def test_areas_and_cards_still_bring_shame() -> None:
    t = famine().officials(0, sawmill=3).activate("sawmill")
    assert (t.asks, t.seat) == ("PlaceShame", 0)
    t = famine()
    t.g.breach_shame = [0, 1, 0] + [0] * (SEATS - 3)  # a card adds one to the breach
    t.horde("left", "keshig_left").run("shame_of_breach", 1, 0)
    assert (t.asks, t.seat, t.g.shame_supply) == ("PlaceShame", 1, 29)


@rule("GWX-FAMINE-38")
def test_an_official_of_the_reed_clan_does_nothing_in_the_market() -> None:
    t = famine(2).reed("market", "sawmill", "quarry")
    assert not must_activate(t.g, MARKET)
    t.officials(0, market=1).resources(0, gold=2).activate("market")
    assert (t.asks, t.seat) == ("BuyFood", 0)
    t.play("count 1")
    assert t.asks == ""
    assert food(t) == [10, 8]
    assert sum(card(t).food[2:]) == 0
    assert t.g.officials_in(MARKET, t.g.reed) == 1


# -- the end -----------------------------------------------------------------------------------------


@rule("GWX-FAMINE-40")
@pytest.mark.parametrize("reason", ["walls", "shame", "time", "none"])
def test_the_game_also_ends_as_ever(reason: str) -> None:
    t = famine()
    if reason == "walls":
        t.walls(3, 3, 3)
    elif reason == "shame":
        t.g.shame_supply = 0
    elif reason == "time":
        t.g.time = t.g.last_space()
    t.run("check_end")
    assert t.g.finished == (reason != "none")
    assert len(t.g.winners()) == (0 if reason == "none" else 1)


def test_an_imagined_world_knows_the_food_and_can_be_played() -> None:
    t = famine().resources(1, gold=3).officials(1, market=2).activate("market", by=1)
    world = t.g.imagine(0, seeded("famine"))
    assert world.observe(0) == t.g.observe(0)
    assert COUNT in world.options(world.open[0])
    supply(famine())
