"""The Emperor's edicts: when, by whom and with what they are fulfilled (GW-COOP-17..28)."""

from collections.abc import Callable, Iterator

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.state import WINTER, GreatWall
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.property.watched import move_on

Table = Callable[..., Builder]


def rich(t: Builder, **goods: int) -> Builder:
    """Everybody has these resources."""
    for seat in range(t.g.seats):
        t.resources(seat, **goods)
    return t


def agree(t: Builder) -> Builder:
    """Everybody who is asked for their share agrees."""
    while t.asks == "PledgeToEdict":
        t.play("take")
    return t


def random_games() -> Iterator[GreatWall]:
    """Positions of games in which shame does not run out so soon."""
    box = load().box
    box.constants.shame_per_player = 40
    for seed in range(3):
        t = Builder(3, seed=f"long {seed}", raw=True, box=box, mode="cooperative")
        rng = seeded(f"long {seed}")
        while t.g.open:
            yield t.g
            move_on(t.g, rng)


@rule("GW-COOP-17")
def test_only_the_edicts_in_the_cells_can_be_fulfilled(together: Table) -> None:
    t = rich(together(), gold=9, chi=9).edicts("poll_tax").run("fulfil_edicts")
    assert t.options() == {"pass", "edict poll_tax"}
    assert t.why("edict prayer_for_the_dynasty") == "GW-COOP-17"
    for g in random_games():
        assert g.court is not None
        assert len(g.court.edicts) <= 3


@rule("GW-COOP-18")
def test_edicts_may_be_fulfilled_in_winter_right_before_the_check_of_the_end(together: Table) -> None:
    t = rich(together(), gold=9).edicts("poll_tax")
    t.court.fulfilled = [t.court.edict_deck.pop() for _ in range(6)]
    t.horde("left", "vanguard_left").fortifications(2).run("winter")
    assert (t.asks, t.heard("fortifications-lost") != [], t.g.finished) == ("ProposeEdict", True, False)
    t.play("edict poll_tax")
    agree(t)
    assert (t.g.finished, t.g.winners()) == (True, [0, 1, 2])
    t = rich(together(), gold=9).edicts("poll_tax").run("winter").play("pass", "pass", "pass")
    assert (t.fulfilled(), t.have(0)) == ([], {"gold": 9})


@rule("GW-COOP-18", "GW-COOP-19")
def test_edicts_and_sacrifices_have_no_other_time() -> None:
    met = set()
    for g in random_games():
        for decision in g.open:
            name = type(decision).__name__
            if name in ("ProposeEdict", "PledgeToEdict", "Sacrifice"):
                met.add(name)
                assert g.season == WINTER
    assert met == {"ProposeEdict", "PledgeToEdict", "Sacrifice"}


@rule("GW-COOP-20")
def test_everybody_gives_his_share_himself(together: Table) -> None:
    t = rich(together(), gold=3).edicts("poll_tax").run("fulfil_edicts").play("edict poll_tax")
    assert (t.asks, t.seat, t.options()) == ("PledgeToEdict", 1, {"pass", "take"})
    agree(t)
    assert [t.have(seat) for seat in range(3)] == [{}, {}, {}]
    assert t.fulfilled() == ["poll_tax"]


@rule("GW-COOP-20")
def test_whoever_cannot_give_his_share_cannot_agree(together: Table) -> None:
    t = rich(together(), gold=3).resources(2, gold=2).edicts("poll_tax").run("fulfil_edicts").play("edict poll_tax")
    t.play("take")
    assert (t.seat, t.options(), t.why("take")) == (2, {"pass"}, "GW-COOP-20")
    t.play("pass")
    assert (t.seat, t.why("edict poll_tax")) == (1, None)
    t.play("pass")
    assert (t.seat, t.why("edict poll_tax")) == (2, "GW-COOP-20")


@rule("GW-COOP-20")
def test_what_somebody_lacks_of_his_share_is_counted(together: Table) -> None:
    t = rich(together(), gold=3).resources(2, gold=2).edicts("poll_tax").run("fulfil_edicts").play("edict poll_tax")
    assert t.play("take").lack("take") == ("gold", 2, 3)


@rule("GW-COOP-20")
def test_what_lies_open_is_counted_for_whoever_has_least(together: Table) -> None:
    t = rich(together(), gold=3)
    for seat, honor in enumerate((20, 20, 4)):
        t.clan(seat).honor = honor
    t.edicts("poll_tax", "all_glory_to_the_emperor").run("fulfil_edicts")
    assert t.lack("edict all_glory_to_the_emperor") == ("edict-each", 4, 15)


@rule("GW-COOP-22")
def test_what_all_have_together_is_counted(together: Table) -> None:
    t = rich(together(), gold=3).edicts("poll_tax", "banners_of_the_fallen").run("fulfil_edicts")
    assert t.lack("edict banners_of_the_fallen") == ("edict-together", 0, 5)


@rule("GW-COOP-21")
def test_nobody_gives_for_another(together: Table) -> None:
    t = together().resources(0, gold=99).edicts("poll_tax").run("fulfil_edicts").play("edict poll_tax")
    assert t.options() == {"pass"}
    t = together().resources(0, stone=5).resources(1, stone=9).edicts("stone_for_the_tombs").run("fulfil_edicts")
    t.play("edict stone_for_the_tombs")
    assert (t.why("count 5"), t.why("count 6")) == (None, "GW-COOP-21")


@rule("GW-COOP-21")
def test_everybody_pays_and_sacrifices_what_is_his_own(together: Table) -> None:
    t = rich(together(), gold=3).resources(0, gold=99).edicts("poll_tax").run("fulfil_edicts").play("edict poll_tax")
    agree(t)
    assert [t.have(seat) for seat in range(3)] == [{"gold": 96}, {}, {}]
    t = together().edicts("mockery_and_superiority").captured(0, "vanguard_left", "vanguard_right", "war_drums_left")
    t.captured(0, "siege_towers_middle", "war_drums_middle")
    assert t.captured(1, "vanguard_middle", "siege_towers_left").run("fulfil_edicts").asks == ""
    t.captured(2, "war_drums_right").run("fulfil_edicts").play("edict mockery_and_superiority")
    t.play("count 4", "count 1", "count 1")
    while t.asks == "Sacrifice":
        t.play(min(t.options()))
    assert [len(clan.captured) for clan in t.g.clans] == [1, 1, 0]
    t = together().edicts("banners_of_the_fallen").captured(0, "vanguard_left", "vanguard_right")
    t.captured(1, "war_drums_left", "war_drums_right", "war_drums_middle")
    t.run("fulfil_edicts").play("edict banners_of_the_fallen")
    assert (t.why("count 2"), t.why("count 3")) == (None, "GW-COOP-21")


@rule("GW-COOP-22")
def test_an_edict_is_fulfilled_at_once_or_not_at_all(together: Table) -> None:
    t = rich(together(), stone=5).edicts("stone_for_the_tombs").run("fulfil_edicts")
    t.play("edict stone_for_the_tombs", "count 5", "count 4")
    assert (t.seat, t.options()) == (2, {"pass", "count 4"})
    assert (t.why("count 3"), t.why("count 5")) == ("GW-COOP-22", "GW-COOP-22")
    assert (t.lack("count 3"), t.lack("count 5")) == (("edict-least", 3, 4), ("edict-most", 4, 5))
    t.play("pass")
    assert [t.have(seat) for seat in range(3)] == [{"stone": 5}] * 3
    assert t.fulfilled() == []


@rule("GW-COOP-22")
def test_what_all_can_see_to_be_missing_cannot_be_proposed(together: Table) -> None:
    t = rich(together(), chi=1, wood=2).edicts("watch_on_the_wall", "the_long_rampart").post(0, "left").post(1, "left")
    assert t.run("fulfil_edicts").asks == ""
    t = rich(together(), chi=1, wood=2).edicts("watch_on_the_wall", "the_long_rampart").walls(2, 1, 1)
    t.run("fulfil_edicts")
    assert (t.why("edict watch_on_the_wall"), t.why("edict the_long_rampart")) == ("GW-COOP-22", None)


@rule("GW-COOP-23")
def test_a_fulfilled_edict_is_discarded(together: Table) -> None:
    t = rich(together(), gold=3).edicts("poll_tax", "stone_for_the_tombs").run("fulfil_edicts").play("edict poll_tax")
    agree(t)
    assert [t.box.edicts[edict].name for edict in t.court.edicts] == ["stone_for_the_tombs"]
    assert t.fulfilled() == ["poll_tax"]
    assert t.heard("edict-fulfilled")[0].args[1] == 1


@rule("GW-COOP-24")
@pytest.mark.parametrize("order", [("poll_tax", "prayer_for_the_dynasty"), ("prayer_for_the_dynasty", "poll_tax")])
def test_several_edicts_a_year_in_any_order(together: Table, order: tuple[str, str]) -> None:
    t = rich(together(), gold=3, chi=3).edicts("poll_tax", "prayer_for_the_dynasty").run("fulfil_edicts")
    for edict in order:
        t.play(f"edict {edict}")
        agree(t)
    assert t.fulfilled() == list(order)


@rule("GW-COOP-24")
def test_after_an_edict_everybody_may_propose_again(together: Table) -> None:
    t = rich(together(), gold=3, chi=3).edicts("poll_tax", "prayer_for_the_dynasty").run("fulfil_edicts").play("pass")
    t.play("edict poll_tax")
    agree(t)
    assert (t.asks, t.seat) == ("ProposeEdict", 0)
    t.play("pass", "pass", "pass")
    assert t.asks == ""


@rule("GW-COOP-25")
def test_one_refusal_is_enough(together: Table) -> None:
    t = rich(together(), gold=3).edicts("poll_tax").run("fulfil_edicts").play("edict poll_tax", "take", "pass")
    assert [t.have(seat) for seat in range(3)] == [{"gold": 3}] * 3
    assert (t.fulfilled(), t.asks, t.seat) == ([], "ProposeEdict", 1)
    t.play("pass", "edict poll_tax", "take", "take")
    assert t.fulfilled() == ["poll_tax"]


@rule("GW-COOP-25")
def test_players_are_asked_in_tea_order_and_the_proposer_has_consented(together: Table) -> None:
    t = rich(together().tea(2, 0, 1), gold=3).edicts("poll_tax").run("fulfil_edicts")
    assert t.seat == 2
    t.play("pass")
    assert t.seat == 0
    t.play("edict poll_tax")
    assert t.seat == 2
    t.play("take")
    assert t.seat == 1


@rule("GW-COOP-25")
def test_whoever_has_agreed_can_give_in_every_world_one_may_imagine(together: Table) -> None:
    rng = seeded("promises")
    t = rich(together(), gold=3, wood=3).edicts("poll_tax").run("fulfil_edicts").play("edict poll_tax", "take")
    split = rich(together(), stone=6).edicts("stone_for_the_tombs").run("fulfil_edicts")
    split.play("edict stone_for_the_tombs", "count 6", "count 6")
    giving = rich(together(), wood=2, gold=2).edicts("the_long_rampart").walls(2, 1, 1).run("fulfil_edicts")
    giving.play("edict the_long_rampart", "take", "take")
    for table, seat, answer in ((t, 2, "take"), (split, 2, "count 0"), (giving, 0, "count 1")):
        for _ in range(30):
            world = table.g.imagine(seat, rng)
            assert world.observe(seat) == table.g.observe(seat)
            world.apply(world.open[0], table.kind.number(answer))
            while world.open:
                decision = world.open[0]
                world.apply(decision, world.options(decision)[-1])
            assert world.court is not None
            assert len(world.court.fulfilled) == 1
            assert broken_laws(world) == []


@rule("GW-COOP-26")
@pytest.mark.parametrize(("seats", "wood"), [(2, 9), (3, 13), (4, 14)])
def test_x_is_the_number_of_players(together: Table, seats: int, wood: int) -> None:
    t = rich(together(seats), wood=wood).edicts("timber_for_the_palace").run("fulfil_edicts")
    t.play("edict timber_for_the_palace", f"count {wood - 2 * (seats - 1)}", *["count 2"] * (seats - 1))
    assert t.fulfilled() == ["timber_for_the_palace"]
    assert sum(sum(clan.resources) for clan in t.g.clans) == seats * wood - wood


@rule("GW-COOP-27")
def test_what_is_sacrificed_leaves_the_game(together: Table) -> None:
    t = together().edicts("warriors_for_the_guard").shelter(0, "left", "spearman").post(0, "right")
    t.run("fulfil_edicts").play("edict warriors_for_the_guard")
    agree(t)
    t.play("sheltered left.spearman", "post right", "warrior spearman", "warrior spearman")
    t.play("warrior spearman", "warrior archer", "warrior horseman", "warrior horseman")
    t.play("warrior horseman", "warrior horseman", "warrior spearman", "warrior spearman")
    assert [clan.supply for clan in t.g.clans] == [[7, 3, 2, 0], [9, 3, 0, 0], [8, 4, 0, 0]]
    assert (t.in_shelter(0, "left"), t.posted(0, "right")) == ("", 0)
    assert sorted(t.court.lost_warriors) == [0, 0, 0, 1, 4, 5, 6, 6, 8, 8, 10, 10]
    assert broken_laws(t.g) == []
    t.resources(2, wood=9, chi=9, gold=9).officials(2, barracks=1).activate("barracks", enhanced=True, by=2)
    assert t.why("warrior horseman") is not None
    assert t.why("warrior spearman") is None


@rule("GW-COOP-27")
def test_sacrificed_hordes_and_officials_do_not_come_back(together: Table) -> None:
    t = together().edicts("banners_of_the_fallen").captured(0, "vanguard_left", "vanguard_right", "war_drums_left")
    t.captured(0, "vanguard_middle", "war_drums_middle")
    t.run("fulfil_edicts").play("edict banners_of_the_fallen", "count 5", "count 0", "count 0")
    assert (t.clan(0).captured, len(t.court.lost_hordes), t.g.horde_discard) == ([], 5, [])
    t = together().edicts("escort_of_the_envoys").officials(0, embassy=1)
    t.run("fulfil_edicts").play("edict escort_of_the_envoys")
    agree(t).play("official embassy")
    assert (t.g.officials_in(8, 0), t.clan(0).officials, t.clan(0).pool) == (0, 4, 3)
    assert [clan.officials for clan in t.g.clans[1:]] == [4, 4]
    assert broken_laws(t.g) == []


@rule("GW-COOP-28")
def test_the_demand_is_read_from_the_card() -> None:
    box = load().box
    tax = next(edict for edict in box.edicts if edict.name == "poll_tax")
    for gold in (3, 5):
        tax.demands[0].n.n = gold
        t = rich(Builder(3, box=box, mode="cooperative"), gold=9).edicts("poll_tax").run("fulfil_edicts")
        t.play("edict poll_tax", "take", "take")
        assert [t.have(seat) for seat in range(3)] == [{"gold": 9 - gold}] * 3
