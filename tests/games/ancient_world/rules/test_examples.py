"""The worked examples of the rulebook."""

from collections.abc import Callable

from teahouse.games.ancient_world.rules.words import GREEN, RED
from teahouse.ledger import rule, shows
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


@rule("AW-GRO-06")
def test_whoever_has_citizens_1_2_and_3_takes_the_one_with_skill_4(ancient_world: Table) -> None:
    t = ancient_world().at_round(3)
    assert t.player(0).home == [1, 2, 3]
    t.place(2, "cell grow")
    assert t.player(0).hungry == [4]
    assert t.player(0).supply == [5]
    assert t.player(0).coins == 3


@rule("AW-TIT-30")
def test_with_3_coins_on_the_picture_the_army_costs_4(ancient_world: Table) -> None:
    t = ancient_world().titan("marsh_lurker").city(0, "bronze_colossus").army(0, "city_guard", picture=3).purse(0, 3)
    t.army(0, "militia", scroll=1)
    assert t.why("titan marsh_lurker") == "AW-TIT-20"
    t.purse(0, 4).play("titan marsh_lurker", "army city_guard")
    assert t.player(0).coins == 0
    assert t.army_of(0, "city_guard").scroll == 4


def stone_creature(table: Table) -> Builder:
    """Dmitry's army, cards and titan; 5 coins to be seen falling."""
    t = table().titan("stone_creature").no_armies(0).army(0, "mercian_army", picture=1, disbanded="city_guard")
    return t.city(0, "smithy", "war_college", "naval_arsenal").purse(0, 5).dice("blank coin")


@shows("AW-TIT-31")
@rule("AW-TIT-31")
def test_the_stone_creature_falls_to_an_attack_of_8(ancient_world: Table) -> None:
    t = stone_creature(ancient_world).play("titan stone_creature")
    assert t.lack("fight") == ("attack", 3, 8)
    t.play("army mercian_army")
    army = t.army_of(0, "mercian_army")
    assert (army.scroll, army.picture) == (2, 1)
    assert t.player(0).coins == 3
    assert t.options() == {"fight"}
    t.play("fight")
    assert t.names("titan", t.player(0).titans) == "stone_creature"


@rule("AW-TIT-31")
def test_one_sword_less_is_not_enough(ancient_world: Table) -> None:
    t = stone_creature(ancient_world).lost(0, "smithy")
    assert t.why("titan stone_creature") == "AW-TIT-20"
    assert t.lack("titan stone_creature") == ("attack", 7, 8)


@rule("AW-TIT-32")
def test_blank_and_coin_cost_one_coin_and_no_card(ancient_world: Table) -> None:
    t = stone_creature(ancient_world).fight("stone_creature", "mercian_army")
    assert [event.args for event in t.heard("rolled")] == [(0, 1, 1)]
    assert t.player(0).coins == 5 - 2 - 1
    assert t.face_down(0) == ""
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-HUN-08")
def test_three_food_feed_the_three_citizens_of_the_start(ancient_world: Table) -> None:
    t = ancient_world(seats=4).end_round()
    assert t.g.round == 2
    assert [player.hungry for player in t.g.players] == [[], [], [], []]
    assert [player.home for player in t.g.players] == [[1, 2, 3]] * 4


@rule("AW-END-19")
def test_the_citadel_gives_3_points_for_5_red_banners(ancient_world: Table) -> None:
    t = ancient_world().at_round(6).city(0, "citadel", "proving_grounds", "rangers_lodge", "smithy").end_round()
    assert t.g.finished
    citadel = t.copies("empire", "citadel")[0]
    assert [event.args for event in t.heard("vp-card")] == [(citadel, 3)]
    assert (RED, 8) in [event.args for event in t.heard("vp-banners") if event.seat == 0]


@rule("AW-END-20")
def test_2_green_banners_score_2_points(ancient_world: Table) -> None:
    t = ancient_world().at_round(6).city(0, "olive_groves", "archery_range").end_round()
    assert (GREEN, 2) in [event.args for event in t.heard("vp-banners") if event.seat == 0]
    assert t.g.points(0) == t.g.points(1) + 2


@rule("AW-PRP-14")
def test_a_card_with_income_and_an_action_gives_both(ancient_world: Table) -> None:
    t = ancient_world().city(0, "philosophers_porch").place(1, "empire philosophers_porch")
    assert t.player(0).knowledge == 1
    t.end_round()
    assert t.player(0).coins == 6 + 5 + 1
    assert t.player(1).coins == 7 + 5
