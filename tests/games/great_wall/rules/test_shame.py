"""Shame tokens: gaining, placing, discarding (GW-SHM)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import AREAS, BY_CARD
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]
WARRIORS = {"shame spearman", "shame archer", "shame horseman"}


def gain(t: Builder, seat: int, count: int) -> Builder:
    """The seat must gain a number of tokens, all of one cause."""
    return t.run("place_next_shame", seat, count, count, BY_CARD)


def tokens(t: Builder) -> list[int]:
    return [clan.shame_tokens() for clan in t.g.clans]


def without_warriors(t: Builder, seat: int) -> Builder:
    """All warriors of the seat are in a shelter."""
    return t.shelter(seat, "right", "spearman " * 10 + "archer " * 4 + "horseman " * 2)


# -- gaining -------------------------------------------------------------------------------


@rule("GW-SHM-01", "GW-SHM-02")
def test_in_a_breach_only_own_figures_on_the_card_protect_from_shame(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "keshig_left", damage="b", p0="a:spearman").post(2, "left")
    t.run("assault", 0)
    assert (t.asks, t.seat) == ("PlaceShame", 1)
    t.play("shame spearman")
    assert (t.asks, t.seat) == ("PlaceShame", 2)
    t.play("shame archer")
    assert t.asks == ""
    assert tokens(t) == [0, 1, 1]
    assert t.g.shame_supply == 28


@rule("GW-SHM-01")
def test_each_card_without_own_warriors_gives_a_token(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "keshig_left", p0="a:spearman").horde("left", "outriders_left")
    t.horde("left", "foragers_left", p1="a:horseman").run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert tokens(t) == [2, 2, 3]


@rule("GW-SHM-03", "GW-SHM-04")
def test_whoever_is_alone_in_an_area_with_the_symbol_gains_exactly_one_token(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=3).activate("sawmill")
    assert (t.asks, t.seat) == ("PlaceShame", 0)
    t.play("shame spearman").decline_all()
    assert tokens(t) == [1, 0, 0]
    shared = great_wall().officials(0, sawmill=2).officials(1, sawmill=1).activate("sawmill").decline_all()
    assert tokens(shared) == [0, 0, 0]


@rule("GW-SHM-05")
def test_the_shame_symbol_is_read_from_the_board() -> None:
    box = load().box
    printed = box.sides[0].areas
    printed[AREAS.index("sawmill")].shame, printed[AREAS.index("academy")].shame = False, True
    t = Builder(3, box=box).officials(0, sawmill=3, academy=1)
    t.activate("sawmill").decline_all()
    assert tokens(t) == [0, 0, 0]
    assert t.activate("academy").asks == "PlaceShame"
    plain = Builder(3).officials(0, academy=1).activate("academy")
    assert plain.asks == "DrawTactics"


@rule("GW-SHM-06")
def test_the_token_for_being_alone_comes_before_any_effect_of_the_area(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=3).activate("sawmill")
    assert t.asks == "PlaceShame"
    assert t.have(0) == {}
    t.play("shame spearman")
    assert t.have(0) == {"wood": 3}


@rule("GW-SHM-06", "GW-SHM-11")
def test_the_token_may_block_the_warrior_one_wanted_to_recruit(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=5, gold=5).officials(0, barracks=4)
    t.shelter(0, "left", "spearman " * 9 + "archer " * 4 + "horseman " * 2)
    t.activate("barracks")
    assert t.options() == {"shame spearman"}
    t.play("shame spearman")
    assert t.asks == ""
    assert t.have(0) == {"wood": 5, "gold": 5}


@rule("GW-SHM-07")
def test_declining_the_area_does_not_save_from_shame(great_wall: Table) -> None:
    t = great_wall().resources(0, wood=5, gold=5).officials(0, barracks=4).activate("barracks")
    t.play("shame horseman").play("done")
    assert t.have(0) == {"wood": 5, "gold": 5}
    assert tokens(t) == [1, 0, 0]


# -- placing -------------------------------------------------------------------------------


@rule("GW-SHM-08", "GW-SHM-09", "GW-RES-05")
def test_a_token_must_be_placed_at_once_under_a_warrior_without_one(great_wall: Table) -> None:
    t = gain(great_wall().shamed(0, "horseman horseman"), 0, 1)
    assert t.options() == {"shame spearman", "shame archer"}
    assert t.why("pass") == t.why("done") == "GW-SHM-08"
    assert t.why("shame horseman") == "GW-SHM-09"
    t.play("shame archer")
    assert t.clan(0).shamed == [0, 1, 2, 0]
    assert t.clan(0).supply == [10, 3, 0, 0]


@rule("GW-SHM-08", "GW-SHM-10", "GW-CMP-39")
def test_a_captured_card_has_two_shame_cells(great_wall: Table) -> None:
    t = great_wall().captured(0, "outriders_left").captured(1, "keshig_left")
    gain(t, 0, 3)
    assert t.options() == {*WARRIORS, "captured outriders_left"}
    assert t.why("captured keshig_left") == "GW-SHM-10"
    t.play("captured outriders_left", "captured outriders_left")
    assert t.why("captured outriders_left") == "GW-SHM-10"
    t.play("shame spearman")
    assert t.clan(0).captured_shame == [2]
    assert tokens(t) == [3, 0, 0]


@rule("GW-SHM-11")
def test_a_warrior_with_shame_is_no_use(great_wall: Table) -> None:
    t = great_wall().shamed(0, "spearman " * 10).resources(0, wood=9, stone=9, gold=9, chi=9)
    t.officials(0, barracks=2, sawmill=2).officials(1, barracks=2, sawmill=1).activate("barracks")
    assert t.options() == {"done", "warrior archer", "warrior horseman"}
    assert t.why("warrior spearman") == "GW-BAR-01"
    t.play("done").activate("sawmill")
    assert t.asks == "Promote"
    assert t.options() == {"pass", "warrior archer", "warrior horseman"}
    assert t.why("warrior spearman") == "GW-OVS-04"


@rule("GW-SHM-15")
def test_only_warriors_of_the_supply_carry_shame(great_wall: Table) -> None:
    t = great_wall().officials(0, sawmill=1).overseer(0, "quarry").post(0, "left", archers=4)
    t.shelter(0, "left", "spearman " * 8 + "horseman").horde("left", "keshig_left", p0="ab:horseman")
    gain(t, 0, 2)
    assert t.options() == {"shame spearman"}
    assert t.why("shame archer") == t.why("shame horseman") == "GW-SHM-09"
    t.play("shame spearman")
    assert t.asks == ""
    assert (tokens(t), t.g.shame_box) == ([1, 0, 0], 1)


@rule("GW-SHM-16")
def test_a_placed_token_stays_where_it_is(great_wall: Table) -> None:
    t = gain(great_wall().shamed(0, "archer").captured(0, "keshig_left", shame=1), 0, 1)
    assert t.options() == {*WARRIORS, "captured keshig_left"}
    t.play("shame spearman")
    assert t.asks == ""
    assert (t.clan(0).shamed, t.clan(0).captured_shame) == ([1, 1, 0, 0], [1])
    t.resources(0, chi=2).run("offer_discarding", 0).play("shame archer")
    assert (t.clan(0).shamed, t.clan(0).captured_shame) == ([1, 0, 0, 0], [1])
    assert t.asks == ""


# -- the end of the game -------------------------------------------------------------------


@rule("GW-SHM-12")
def test_each_warrior_with_shame_costs_five_honour_at_the_end() -> None:
    box = load().box
    t = Builder(3, box=box).shamed(0, "spearman horseman").shamed(1, "archer")
    for clan in t.g.clans:
        clan.honor = 30
    t.g.artifacts = []
    t.run("end_game")
    assert t.honor(0, 1, 2) == [20, 25, 30]


@rule("GW-SHM-13", "GW-SHM-14")
def test_a_horde_card_with_one_or_two_tokens_gives_nothing_and_costs_nothing(great_wall: Table) -> None:
    t = great_wall()
    t.captured(0, "keshig_left", "outriders_left").captured(1, "keshig_middle", shame=1)
    t.captured(1, "outriders_middle").captured(2, "keshig_right", shame=2).captured(2, "outriders_right")
    for clan in t.g.clans:
        clan.honor = 10
    t.g.artifacts = []
    t.run("end_game")
    assert t.honor(0, 1, 2) == [28, 14, 14]


# -- special cases -------------------------------------------------------------------------


@rule("GW-SHM-17")
def test_without_tokens_in_the_supply_five_honour_are_lost(great_wall: Table) -> None:
    t = great_wall()
    t.g.shame_supply, t.clan(0).honor = 0, 12
    gain(t, 0, 1)
    assert t.asks == ""
    assert (t.honor(0), tokens(t), t.g.shame_box) == ([7], [0, 0, 0], 0)


@rule("GW-SHM-18")
def test_a_token_without_a_place_goes_to_the_box_and_costs_five_honour(great_wall: Table) -> None:
    t = without_warriors(great_wall(), 0).captured(0, "keshig_left", shame=2)
    t.clan(0).honor = 12
    gain(t, 0, 1)
    assert t.asks == ""
    assert (t.honor(0), tokens(t)) == ([7], [2, 0, 0])
    assert (t.g.shame_supply, t.g.shame_box) == (27, 1)


@rule("GW-SHM-19")
def test_tokens_are_taken_and_placed_one_by_one(great_wall: Table) -> None:
    t = great_wall().shelter(0, "left", "spearman " * 9 + "archer " * 4 + "horseman " * 2)
    t.clan(0).honor = 20
    t.g.shame_supply = 2
    gain(t, 0, 3)
    assert t.g.shame_supply == 1
    t.play("shame spearman")
    assert t.asks == ""
    assert (t.g.shame_supply, t.g.shame_box, tokens(t)) == (0, 1, [1, 0, 0])
    assert t.honor(0) == [10]


@rule("GW-SHM-20")
def test_three_tokens_to_gain_and_one_left_cost_ten_honour(great_wall: Table) -> None:
    t = great_wall()
    t.g.shame_supply, t.clan(0).honor = 1, 30
    gain(t, 0, 3).play("shame spearman")
    assert t.asks == ""
    assert (t.honor(0), tokens(t)) == ([20], [1, 0, 0])


@rule("GW-SHM-17")
def test_tokens_that_do_not_exist_are_not_gained(great_wall: Table) -> None:
    t = great_wall().general(1, "bao_zheng").advisors(1, assistants=2)
    t.g.shame_supply = 0
    gain(t, 0, 2)
    assert t.honor(0, 1) == [0, 0]
    t.g.shame_supply = 1
    gain(t, 0, 2).play("shame spearman", t.ability("bao_zheng"))
    assert t.honor(0, 1) == [0, 2]


@rule("GW-SHM-21")
def test_players_take_all_their_tokens_of_an_event_in_tea_order(great_wall: Table) -> None:
    t = great_wall().tea(2, 0, 1).fortifications().horde("left", "keshig_left").horde("left", "outriders_left")
    t.g.shame_supply = 3
    for clan in t.g.clans:
        clan.honor = 20
    t.run("assault", 0)
    placed = []
    while t.asks == "PlaceShame":
        placed.append(t.seat)
        t.play("shame spearman")
    assert placed == [2, 2, 0]
    assert t.honor(0, 1, 2) == [15, 10, 20]


# -- discarding ----------------------------------------------------------------------------


@rule("GW-SHM-22")
def test_discarded_tokens_return_to_the_supply_and_can_be_gained_again(great_wall: Table) -> None:
    t = great_wall().shamed(0, "spearman").captured(0, "keshig_left", shame=2).resources(0, chi=9)
    assert t.g.shame_supply == 27
    t.run("offer_discarding", 0).play("captured keshig_left", "shame spearman", "captured keshig_left")
    assert (t.g.shame_supply, t.g.shame_box, tokens(t)) == (30, 0, [0, 0, 0])
    gain(t, 0, 1).play("captured keshig_left")
    assert (t.g.shame_supply, t.clan(0).captured_shame) == (29, [1])


@rule("GW-SHM-22")
def test_a_card_that_discards_shame_returns_it_to_the_supply(great_wall: Table) -> None:
    t = great_wall().advisors(0, "glory_stealer").shamed(0, "archer").post(0, "left").resources(0, chi=3)
    t.horde("left", "outriders_left", damage="ab").run("shoot", 0, 0, 0)
    t.play("cell left.1.c")
    assert t.asks == "UseAbility"
    (ability,) = t.options() - {"pass"}
    t.play(ability, "shame archer")
    assert (t.g.shame_supply, tokens(t), t.have(0)) == (30, [0, 0, 0], {"chi": 3})


@rule("GW-SHM-23")
def test_tokens_of_a_pillage_go_to_the_box(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("left", "foragers_left").horde("left", "keshig_left")
    t.horde("middle", "outriders_middle").horde("right", "outriders_right")
    t.g.horde_deck = [card for card in t.g.horde_deck if card % 3 == 0]
    t.run("lay_out_horde")
    assert (t.g.shame_supply, t.g.shame_box) == (27, 3)
    assert t.hordes("left") == ["outriders_left", "foragers_left", "keshig_left"]


@rule("GW-SHM-24")
def test_in_summer_after_income_any_number_of_tokens_goes_for_two_chi_each(great_wall: Table) -> None:
    t = great_wall().shamed(0, "spearman archer horseman").resources(0, chi=3).overseer(0, "pagoda", cell=1)
    t.shamed(1, "spearman").resources(1, chi=1)
    t.run("summer")
    assert (t.asks, t.seat, t.have(0)) == ("DiscardShame", 0, {"chi": 5})
    assert t.options() == {"done", *WARRIORS}
    assert t.why("captured keshig_left") == "GW-SUM-06"
    t.play("shame archer", "shame spearman")
    assert t.asks == "DiscardedOrders"
    assert (t.have(0), t.clan(0).shamed) == ({"chi": 1}, [0, 0, 1, 0])
    assert (t.have(1), tokens(t)) == ({"chi": 1}, [1, 1, 0])


@rule("GW-SHM-24")
def test_discarding_may_be_declined_and_its_price_is_printed() -> None:
    box = load().box
    t = Builder(3, box=box).shamed(0, "spearman archer").resources(0, chi=9)
    t.run("offer_discarding", 0).play("done")
    assert (tokens(t), t.have(0)) == ([2, 0, 0], {"chi": 9})
    box.constants.discard_shame_cost = 7
    t.run("offer_discarding", 0).play("shame archer")
    assert (t.asks, tokens(t), t.have(0)) == ("", [1, 0, 0], {"chi": 2})


@rule("GW-SHM-25")
def test_a_warrior_freed_of_shame_can_be_used_at_once(great_wall: Table) -> None:
    t = great_wall().shamed(0, "horseman horseman").resources(0, wood=2, gold=4, chi=5)
    t.run("offer_discarding", 0).play("shame horseman", "done")
    t.officials(0, barracks=2).officials(1, barracks=2).activate("barracks")
    t.play("warrior horseman", "done", "shelter left")
    assert t.in_shelter(0, "left") == "horseman"


@rule("GW-SHM-26")
def test_honour_never_falls_below_zero(great_wall: Table) -> None:
    t = great_wall()
    t.g.shame_supply, t.clan(0).honor = 0, 7
    gain(t, 0, 2)
    assert t.honor(0) == [0]
    assert [event.args[0] for event in t.heard("honor-lost")] == [5, 2]
