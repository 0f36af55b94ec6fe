"""Destruction and lost cards (AW-LOS)."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.box import Box
from teahouse.games.ancient_world.rules.words import F_BLANK, F_COIN, F_TITAN
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]

BY_DICE = {1: "marsh_lurker", 2: "kelp_hydra", 3: "sun_devourer"}
"""A titan by its number of banners."""


def struck(t: Builder, dice: str) -> Builder:
    """Seat 0 defeats a titan with the city guard, which costs 1 coin, and the dice show this."""
    titan = BY_DICE[len(dice.split())]
    return t.titan(titan).serving(0, sword=20).dice(dice).fight(titan, "city_guard")


# -- the dice --------------------------------------------------------------------------------------


@rule("AW-LOS-01")
def test_each_titan_symbol_costs_a_card_of_the_players_choice(ancient_world: Table) -> None:
    t = struck(ancient_world().city(0, "smithy", "crane").city(1, "aqueduct"), "titan blank titan")
    assert t.options() == {"empire fishing_spot", "empire wheat_fields", "empire smithy", "empire crane"}
    assert t.why("pass") == t.why("done") == t.why("empire aqueduct") == "AW-LOS-01"
    t.play("empire crane")
    assert t.face_down(0) == "crane"
    assert t.options() == {"empire fishing_spot", "empire wheat_fields", "empire smithy"}
    assert t.why("empire crane") == "AW-LOS-01"
    t.play("empire fishing_spot")
    assert (t.face_down(0), t.asks, t.seat) == ("fishing_spot crane", "TakeTurn", 1)


@rule("AW-LOS-02")
@pytest.mark.parametrize("city", ["", "smithy"])
def test_without_a_face_up_card_a_titan_symbol_does_nothing(ancient_world: Table, city: str) -> None:
    t = ancient_world().lost(0, "fishing_spot", "wheat_fields").city(0, *city.split())
    struck(t, "titan titan")
    if city:
        t.play("empire smithy")
    assert (t.face_up(0), t.asks, t.seat) == ("", "TakeTurn", 1)


@rule("AW-LOS-03", "AW-LOS-04", "AW-LOS-05")
@pytest.mark.parametrize(
    ("dice", "coins", "left"),
    [
        ("coin", 5, 4),
        ("coin coin coin", 5, 2),
        ("coin coin", 2, 0),
        ("coin coin", 1, 0),
        ("coin", 0, 0),
        ("blank", 5, 5),
        ("blank coin blank", 5, 4),
    ],
)
def test_each_coin_symbol_costs_a_coin_if_there_is_one(ancient_world: Table, dice: str, coins: int, left: int) -> None:
    t = struck(ancient_world().purse(0, coins + 1, 2), dice)
    assert (t.player(0).coins, t.player(0).knowledge, t.face_down(0)) == (left, 2, "")
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-LOS-05")
def test_a_blank_face_does_nothing(ancient_world: Table) -> None:
    t = struck(ancient_world().purse(0, 3), "blank blank blank")
    assert (t.player(0).coins, t.face_up(0), t.asks) == (2, "fishing_spot wheat_fields", "TakeTurn")
    assert len(t.player(0).armies) == 2


def printed_faces(*faces: int) -> Box:
    box = load().box
    box.faces = list(faces)
    return box


@rule("AW-LOS-06")
def test_the_content_says_what_the_faces_are(ancient_world: Table) -> None:
    for faces, rolled in (((F_COIN,) * 6, (0, 3, 0)), ((F_TITAN,) * 6, (3, 0, 0)), ((F_BLANK,) * 6, (0, 0, 3))):
        t = ancient_world(box=printed_faces(*faces)).titan("sun_devourer").serving(0, sword=20)
        assert t.fight("sun_devourer", "militia").heard("rolled")[-1].args == rolled


@rule("AW-LOS-06")
def test_every_printed_face_is_as_likely(ancient_world: Table) -> None:
    counts = [0, 0, 0]
    for seed in range(120):
        t = ancient_world(seed=f"dice {seed}").titan("sun_devourer").serving(0, sword=20)
        for face, times in enumerate(t.fight("sun_devourer", "militia").heard("rolled")[-1].args):
            counts[face] += times
    titans, coins, blanks = counts
    assert titans + coins + blanks == 360
    assert (210 < titans < 270, 35 < coins < 85, 35 < blanks < 85) == (True, True, True)


@rule("AW-LOS-14")
def test_lost_coins_never_come_from_armies(ancient_world: Table) -> None:
    t = ancient_world().army(0, "militia", picture=3).army(0, "city_guard", picture=1).purse(0, 3).purse(1, 4)
    struck(t, "coin coin coin")
    assert (t.player(0).coins, t.player(1).coins) == (0, 4)
    assert (t.army_of(0, "city_guard").scroll, t.army_of(0, "city_guard").picture) == (2, 1)
    assert t.army_of(0, "militia").picture == 3


@rule("AW-LOS-15")
def test_cards_are_chosen_when_all_dice_are_known(ancient_world: Table) -> None:
    t = struck(ancient_world().purse(0, 5), "titan coin titan")
    assert (t.asks, t.player(0).coins, t.face_down(0)) == ("LoseCard", 3, "")
    assert [event.args for event in t.heard("rolled")] == [(2, 1, 0)]
    t.play("empire fishing_spot", "empire wheat_fields")
    assert len(t.heard("rolled")) == 1


@rule("AW-LOS-16")
def test_more_banners_than_dice_are_rolled_in_several_throws(ancient_world: Table) -> None:
    box = load().box
    next(titan for titan in box.titans if titan.name == "marsh_lurker").banners[:] = [2, 2, 1, 0, 0]
    t = ancient_world(box=box).titan("marsh_lurker").serving(0, sword=20).dice("titan coin blank coin coin").purse(0, 9)
    t.fight("marsh_lurker", "city_guard")
    assert [event.args for event in t.heard("rolled")] == [(1, 1, 1), (0, 2, 0)]
    assert (t.player(0).coins, t.asks) == (9 - 1 - 3, "LoseCard")


# -- lost cards ------------------------------------------------------------------------------------


@rule("AW-LOS-12")
def test_starting_cards_can_be_lost_and_nothing_but_empire_cards(ancient_world: Table) -> None:
    t = ancient_world().provinces(0, "iron_ridge").titans(0, "forge_wyrm").reserve(0, "crane")
    struck(t, "titan")
    assert t.options() == {"empire fishing_spot", "empire wheat_fields"}
    for word in ("empire crane", "province iron_ridge", "titan forge_wyrm", "army militia"):
        assert t.why(word) == "AW-LOS-01"


@rule("AW-LOS-07", "AW-EOR-04", "AW-HUN-07")
def test_a_lost_card_gives_no_income_food_swords_or_room_for_armies(ancient_world: Table) -> None:
    names = ("market_stalls", "observatory", "olive_groves", "smithy", "barracks")
    t = ancient_world().citizens(0, "1 2 3 4").city(0, *names).titan("obsidian_queen").purse(0, 0)
    assert t.attack("obsidian_queen") == 4
    t.lost(0, *names)
    assert t.attack("obsidian_queen") == 3
    t.army_row("hill_archers").place(1, "cell recruit", "army hill_archers")
    assert t.why("new-army") == "AW-REC-10"
    t.play("army militia").end_round()
    assert (t.player(0).coins, t.player(0).knowledge, t.asks) == (5, 0, "ChooseHungry")


@rule("AW-LOS-07")
def test_a_lost_card_neither_answers_nor_helps_until_it_is_restored(ancient_world: Table) -> None:
    t = ancient_world().at_round(2).citizens(0, "1 2 3 4 5").provinces(0, "broad_steppe").row("smithy", "barracks")
    t.lost(0, "carpenters_lodge", "great_archivists").purse(0, 2).place(1, "cell build", "empire smithy")
    assert t.player(0).coins == 0
    t.turn(0).place(2, "cell explore", "draw")
    assert len(t.player(0).drawn) == 5
    t.play(min(t.options())).turn(0).place(3, "cell restore", "empire carpenters_lodge", "empire great_archivists")
    t.turn(0).purse(0, 2).place(4, "cell build", "empire barracks")
    assert t.player(0).coins == 2 - 1 - (2 - 1)
    t.turn(0).place(5, "cell explore", "draw")
    assert len(t.player(0).drawn) == 7


@rule("AW-LOS-08")
def test_losing_food_makes_nobody_hungry_before_the_end_of_the_round(ancient_world: Table) -> None:
    t = struck(ancient_world(), "titan").play("empire fishing_spot")
    assert (t.player(0).home, t.player(0).hungry, t.asks) == ([1, 2, 3], [], "TakeTurn")
    t.turn(0).place(3, "cell work").end_round()
    assert (t.asks, t.seat) == ("ChooseHungry", 0)


@rule("AW-LOS-08")
def test_food_restored_in_time_saves_from_hunger(ancient_world: Table) -> None:
    t = struck(ancient_world(), "titan").play("empire fishing_spot")
    t.turn(0).place(1, "cell restore", "empire fishing_spot").end_round()
    assert (t.g.round, t.player(0).hungry) == (2, [])


# -- the army limit --------------------------------------------------------------------------------


def three_armies(t: Builder) -> Builder:
    t.city(0, "barracks").army(0, "shield_wall", picture=4, disbanded="old_campaigners spear_levy")
    return t.army(0, "militia", picture=2)


@rule("AW-LOS-09", "AW-LOS-10")
@pytest.mark.parametrize("army", ["city_guard", "militia", "shield_wall"])
def test_an_army_above_the_limit_is_discarded_at_once_with_all_its_cards(ancient_world: Table, army: str) -> None:
    t = struck(three_armies(ancient_world()).purse(0, 1), "titan titan").play("empire barracks")
    assert (t.asks, t.options()) == ("DiscardArmy", {"army city_guard", "army militia", "army shield_wall"})
    assert t.army_limit() == (2, 3)
    assert t.why("pass") == t.why("army hill_archers") == "AW-LOS-09"
    cards = {"shield_wall": {"shield_wall", "old_campaigners", "spear_levy"}}.get(army, {army})
    t.play(f"army {army}")
    assert {t.name_of("army", card) for card in t.g.army_discard} == cards
    assert {t.name_of("army", each.card) for each in t.player(0).armies} == {
        "city_guard",
        "militia",
        "shield_wall",
    } - {army}
    assert (t.player(0).coins, t.asks) == (0, "LoseCard")


@rule("AW-LOS-09")
def test_every_army_above_the_limit_goes(ancient_world: Table) -> None:
    t = three_armies(ancient_world()).city(0, "mercenary_hall").army(0, "forlorn_hope")
    struck(t, "titan titan").play("empire barracks", "army militia", "empire mercenary_hall", "army city_guard")
    assert t.names("army", [army.card for army in t.player(0).armies]) == "shield_wall forlorn_hope"
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-LOS-09")
@pytest.mark.parametrize("case", ["within the limit", "another card"])
def test_no_army_goes_while_the_limit_holds(ancient_world: Table, case: str) -> None:
    t = three_armies(ancient_world())
    if case == "within the limit":
        t.provinces(0, "border_march")
    struck(t, "titan").play("empire barracks" if case == "within the limit" else "empire wheat_fields")
    assert (t.asks, len(t.player(0).armies)) == ("TakeTurn", 3)


@rule("AW-LOS-11")
def test_discarded_army_cards_never_come_back(ancient_world: Table) -> None:
    t = struck(three_armies(ancient_world()), "titan").play("empire barracks", "army shield_wall")
    t.turn(0).place(1, "cell restore", "empire barracks")
    assert len(t.player(0).armies) == 2
    gone = set(t.g.army_discard)
    while t.g.round < 6:
        t.army_row().end_round()
        assert not gone & {*t.g.army_row, *t.g.army_deck}
    assert {t.name_of("army", card) for card in gone} == {"shield_wall", "old_campaigners", "spear_levy"}


# -- citizens --------------------------------------------------------------------------------------


@rule("AW-LOS-13", "AW-PRP-05")
def test_a_citizen_symbol_gives_once_and_takes_nothing_away(ancient_world: Table) -> None:
    t = ancient_world().row("settlers_quarter").place(1, "cell build", "empire settlers_quarter").turn(0).purse(0, 9)
    assert t.player(0).home == [2, 3, 4]
    struck(t, "titan").play("empire settlers_quarter")
    assert t.player(0).home == [2, 3, 4]
    t.turn(0).place(2, "cell restore", "empire settlers_quarter")
    assert (t.player(0).home, t.player(0).supply) == ([3, 4], [5])
