"""What the co-operative game changes of spring, summer and autumn (GW-COOP-42..62)."""

from collections.abc import Callable
from itertools import permutations

import pytest

from teahouse.engine.rng import seeded
from teahouse.engine.table import Table as Game
from teahouse.games.great_wall.rules.words import ORDERS, SECTIONS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.rules.coop.test_winter import place_all

Table = Callable[..., Builder]


# -- order cards -----------------------------------------------------------------------------


@rule("GW-COOP-42")
def test_orders_are_chosen_in_secret_and_seen_by_all_before_they_are_placed(together: Table) -> None:
    t = together().run("autumn")
    t.play("order tyranny", seat=0).play("order economy", seat=1)
    assert [clan["order"] for clan in t.g.observe(2)["clans"]] == [-1, -1, -1]  # type: ignore[attr-defined]
    t.play("order betrayal", seat=2)
    assert (t.asks, t.g.order_track) == ("PlaceOrder", [-1, -1, -1])
    for seat in range(3):
        seen = [clan["order"] for clan in t.g.observe(seat)["clans"]]  # type: ignore[attr-defined]
        assert seen == [ORDERS.index(order) for order in ("tyranny", "economy", "betrayal")]


@rule("GW-COOP-42", "GW-COOP-43")
@pytest.mark.parametrize("wanted", list(permutations(range(3))))
def test_the_table_can_lay_the_orders_in_any_way_it_agrees_on(together: Table, wanted: tuple[int, ...]) -> None:
    t = together().tea(1, 2, 0).run("autumn")
    for seat in range(3):
        t.play("order great_works", seat=seat)
    asked = []
    while t.asks == "PlaceOrder":
        asked.append(t.seat)
        t.play(f"order-cell {wanted.index(t.seat) + 1}")
    assert asked == [1, 2]
    assert tuple(t.g.order_track) == wanted


# -- tea order -------------------------------------------------------------------------------


def academy(t: Builder) -> Builder:
    """All three have an official in the academy."""
    for seat in range(3):
        t.officials(seat, academy=1)
    return t.activate("academy")


def acting(t: Builder) -> list[int]:
    """Who draws tactic cards, in which order."""
    return [event.seat for event in t.heard("drew-tactics")]


@rule("GW-COOP-44")
@pytest.mark.parametrize("wanted", list(permutations(range(3))))
def test_the_players_choose_in_which_order_their_officials_act(together: Table, wanted: tuple[int, ...]) -> None:
    t = academy(together())
    for seat in wanted:
        while t.asks == "ActOrWait":
            t.play("take" if t.seat == seat else "pass")
        assert (t.asks, t.seat) == ("DrawTactics", seat)
        t.play("count 1")
    assert acting(t) == list(wanted)


@rule("GW-COOP-44")
@pytest.mark.parametrize("wanted", list(permutations(range(3))))
def test_in_a_production_area_the_order_holds_for_every_step(together: Table, wanted: tuple[int, ...]) -> None:
    t = together()
    for seat in range(3):
        t.officials(seat, sawmill=1).resources(seat, chi=2)
    t.activate("sawmill")
    for seat in wanted:
        while t.asks == "ActOrWait" and t.seat != seat:
            t.play("pass")
        if t.asks == "ActOrWait":
            t.play("take")
    assert [event.seat for event in t.heard("gained")] == list(wanted)
    asked = []
    while t.asks in ("Promote", "HandIn"):
        asked.append((t.asks, t.seat))
        t.decline_one()
    assert asked == [("Promote", seat) for seat in wanted] + [("HandIn", seat) for seat in wanted]


@rule("GW-COOP-45")
def test_tea_order_still_decides_who_gets_a_horde(together: Table) -> None:
    for tea, winner in (((1, 0, 2), 1), ((0, 1, 2), 0)):
        t = together().tea(*tea).horde("left", "vanguard_left", damage="c", p0="a:spearman", p1="b:spearman")
        t.run("check_defeated")
        assert [len(clan.captured) for clan in t.g.clans] == [int(seat == winner) for seat in range(3)]


@rule("GW-COOP-46")
def test_when_all_wait_tea_order_decides(together: Table) -> None:
    t = academy(together().tea(2, 0, 1))
    assert [t.seat, t.play("pass").seat, t.play("pass").seat] == [2, 0, 1]
    t.play("pass")
    assert (t.asks, t.seat) == ("DrawTactics", 2)
    t.play("count 0")
    assert (t.asks, t.seat) == ("ActOrWait", 0)


@rule("GW-COOP-46")
def test_nobody_is_made_to_wait(together: Table) -> None:
    """Whoever stands higher in tea order and does not give way acts first."""
    t = academy(together().tea(2, 0, 1)).play("take", "count 1")
    assert acting(t) == [2]


@rule("GW-COOP-46")
def test_other_effects_keep_tea_order(together: Table, great_wall: Table) -> None:
    for t in (together(), great_wall()):
        t.tea(2, 0, 1).orders_on_track((0, "great_works")).turn(0)
        asked = []
        while t.asks:
            asked.append((t.asks, t.seat))
            t.decline_one()
        assert "ActOrWait" not in [asks for asks, _ in asked]
        others = [seat for _, seat in asked if seat]
        assert others == sorted(others, key=t.g.tea.index)
        assert len(set(others)) == 2


@rule("GW-COOP-44")
def test_whoever_is_alone_is_not_asked(together: Table) -> None:
    t = together().officials(1, academy=1).activate("academy")
    assert (t.asks, t.seat) == ("DrawTactics", 1)


def test_who_does_not_care_is_not_asked_and_acts_in_tea_order() -> None:
    table = Game(kind(), 3, {"mode": "cooperative"}, "care")
    for seat in range(3):
        table.do_not_ask(seat, "acting")
    rng = seeded("care")
    while not table.position.over:
        for decision in table.position.open:
            assert type(decision).__name__ != "ActOrWait"
        decision = table.position.open[rng.below(len(table.position.open))]
        options = table.position.options(decision)
        table.play(decision.seat, options[rng.below(len(options))])
    assert any(entry.get("move") == "take" for entry in table.entries)


# -- shame -----------------------------------------------------------------------------------


@rule("GW-COOP-47")
def test_chi_buys_off_no_shame(together: Table) -> None:
    t = together().shamed(0, "spearman").resources(0, chi=9).run("summer")
    assert (t.asks, t.clan(0).shame_tokens()) == ("", 1)


@rule("GW-COOP-48", "GW-COOP-49")
def test_in_summer_ten_honour_buy_off_a_token(together: Table) -> None:
    t = together().shamed(0, "spearman archer archer").resources(0, chi=9)
    t.clan(0).honor = 25
    t.run("summer")
    assert t.options() == {"done", "shame spearman", "shame archer"}
    t.play("shame archer", "shame spearman")
    assert (t.asks, t.honor(0), t.clan(0).shame_tokens()) == ("", [5], 1)
    assert (t.clan(0).supply, t.g.shame_supply, t.have(0)) == ([10, 3, 2, 0], 29, {"chi": 9})


@rule("GW-COOP-48")
def test_the_honour_may_be_kept(together: Table) -> None:
    t = together().shamed(0, "spearman")
    t.clan(0).honor = 25
    t.run("summer").play("done")
    assert (t.honor(0), t.clan(0).shame_tokens()) == ([25], 1)


@rule("GW-COOP-49")
def test_a_token_just_gained_may_be_bought_off_at_once(together: Table) -> None:
    t = together().officials(0, sawmill=3)
    t.clan(0).honor = 10
    t.activate("sawmill").play("shame spearman")
    assert (t.asks, t.seat) == ("DiscardShame", 0)
    t.play("shame spearman")
    assert (t.honor(0), t.clan(0).shame_tokens(), t.g.shame_supply) == ([0], 0, 30)


@rule("GW-COOP-49")
def test_there_is_no_third_moment(together: Table) -> None:
    t = together().shamed(0, "spearman").edicts()
    t.clan(0).honor = 99
    for season in ("autumn", "winter"):
        t.run(season)
        while t.asks and t.g.year == 1:
            assert t.asks != "DiscardShame"
            t.play(min(t.options()))
        t.g.open, t.g.agenda = [], []


@rule("GW-COOP-50")
def test_nine_honour_are_not_enough(together: Table) -> None:
    for honor, asks in ((9, ""), (10, "DiscardShame")):
        t = together().shamed(0, "spearman spearman")
        t.clan(0).honor = honor
        assert t.run("summer").asks == asks
    t.play("shame spearman")
    assert (t.asks, t.honor(0)) == ("", [0])


@rule("GW-COOP-50")
def test_the_refusal_says_how_much_honour_is_missing(together: Table) -> None:
    t = together().shamed(0, "spearman spearman")
    t.clan(0).honor = 10
    t.run("summer")
    t.clan(0).honor = 7
    assert (t.why("shame spearman"), t.lack("shame spearman")) == ("GW-COOP-50", ("honor", 7, 10))


@rule("GW-COOP-51")
def test_at_either_moment_any_token_may_go(together: Table) -> None:
    t = together().officials(0, sawmill=3).shamed(0, "archer archer")
    t.clan(0).honor = 35
    t.activate("sawmill").play("shame spearman")
    assert t.options() == {"done", "shame spearman", "shame archer"}
    t.play("shame archer", "shame archer", "shame spearman")
    assert (t.honor(0), t.clan(0).shame_tokens()) == ([5], 0)


@rule("GW-COOP-52")
def test_horde_cards_carry_no_shame(together: Table, great_wall: Table) -> None:
    t = together().captured(0, "vanguard_left").officials(0, sawmill=3).activate("sawmill")
    assert t.why("captured vanguard_left") == "GW-COOP-52"
    assert t.options() == {"shame spearman", "shame archer", "shame horseman"}
    t = great_wall().captured(0, "outriders_left").officials(0, sawmill=3).activate("sawmill")
    assert t.why("captured outriders_left") is None


@rule("GW-COOP-53")
def test_without_a_free_warrior_the_token_leaves_the_game_for_five_honour(together: Table) -> None:
    t = together().captured(0, "vanguard_left").officials(0, sawmill=3)
    t.clan(0).supply = [0, 0, 0, 0]
    t.clan(0).honor = 8
    t.activate("sawmill")
    assert (t.asks, t.honor(0)) == ("HandIn", [3])
    assert (t.g.shame_supply, t.g.shame_box, t.clan(0).shame_tokens()) == (29, 1, 0)


# -- order cards that come back --------------------------------------------------------------


@rule("GW-COOP-54", "GW-COOP-55")
def test_summer_discards_the_orders_and_asks_nobody(together: Table, great_wall: Table) -> None:
    for t, asks in ((together(), ""), (great_wall(), "DiscardedOrders")):
        t.orders_on_track((0, "tyranny"), (1, "economy")).run("summer")
        assert t.asks == asks
        assert (t.clan(0).order_discard, t.clan(1).order_discard) == ([0], [1])
        assert (t.g.order_track, t.honor(0, 1)) == ([], [0, 0])


def builds(t: Builder, *discard: str) -> Builder:
    """Seat 0 raises the left wall, with these orders in its discard and Economy on the track."""
    t.orders_on_track((0, "economy"))
    for name in discard:
        t.clan(0).orders.remove(ORDERS.index(name))
        t.clan(0).order_discard.append(ORDERS.index(name))
    return t.resources(0, wood=99).officials(0, builders_camp=2).activate("builders_camp")


@rule("GW-COOP-56")
def test_each_wall_level_brings_back_one_order(together: Table) -> None:
    t = builds(together(), "tyranny", "great_works", "conscription").play("raise left")
    assert t.options() == {"done", "order tyranny", "order great_works", "order conscription"}
    t.play("order great_works", "raise left", "order tyranny")
    assert t.asks == ""
    assert (sorted(t.clan(0).orders), t.clan(0).order_discard) == ([0, 2, 3, 5], [4])


@rule("GW-COOP-56")
def test_the_order_may_be_left_and_fortifications_bring_none_back(together: Table, great_wall: Table) -> None:
    t = builds(together(), "tyranny").fortifications().play("fortify left")
    assert t.asks == "Build"
    t.play("raise left", "done")
    assert t.clan(0).order_discard == [0]
    assert builds(great_wall(), "tyranny").play("raise left").asks == "Build"


@rule("GW-COOP-57")
def test_betrayal_does_not_come_back(together: Table) -> None:
    t = builds(together(), "betrayal", "tyranny").play("raise left")
    assert (t.why("order betrayal"), t.why("order tyranny")) == ("GW-SUM-11", None)
    assert builds(together(), "betrayal").play("raise left").asks == "Build"


@rule("GW-COOP-58")
def test_an_order_on_the_track_does_not_come_back(together: Table) -> None:
    t = builds(together(), "tyranny").play("raise left")
    assert t.why("order economy") == "GW-COOP-58"
    assert builds(together()).play("raise left").asks == "Build"


# -- hordes ----------------------------------------------------------------------------------


@rule("GW-COOP-61")
def test_a_captured_horde_gives_its_honour_at_once(together: Table, great_wall: Table) -> None:
    t = together().horde("left", "vanguard_left", damage="bc", p0="a:spearman").run("check_defeated")
    assert t.honor(0) == [2 + 5]
    assert [event.args[0] for event in t.heard("honor-hordes")] == [5]
    t = great_wall().horde("left", "outriders_left", damage="bc", p0="a:spearman").run("check_defeated")
    assert t.honor(0) == [2]


@rule("GW-COOP-61")
def test_a_horde_nobody_takes_honours_nobody(together: Table) -> None:
    t = together().horde("left", "vanguard_left", damage="abc").run("check_defeated")
    assert (t.honor(0, 1, 2), len(t.g.horde_discard)) == ([0, 0, 0], 1)


@rule("GW-COOP-62")
def test_the_year_goes_on_as_usual_with_the_special_rules_in_it(together: Table) -> None:
    t = together().edicts()
    t.g.events = []
    t.run("check_edicts").run("next_year")
    kinds = [event.kind for event in t.g.events if event.kind in ("year", "spring", "horde", "summer", "autumn")]
    assert kinds == ["year", "spring", *["horde"] * (t.box.sides[0].invasion[1] + 1), "summer", "autumn"]
    assert sum(len(t.hordes(section)) for section in SECTIONS) == 3
    assert place_all(t).asks == "ChooseOrder"
