"""Recruiting, disbanding and experience (AW-REC); the fee of the cell is tested with building."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.box import Price
from teahouse.games.ancient_world.rules.words import S_ARROW, S_SWORD
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


def active(t: Builder, seat: int) -> str:
    """The active cards of a player."""
    return t.names("army", [army.card for army in t.player(seat).armies])


# -- the purchase --------------------------------------------------------------------------


@rule("AW-REC-01", "AW-REC-06")
def test_one_card_of_the_army_row_becomes_the_active_card_of_an_army(ancient_world: Table) -> None:
    t = ancient_world(buying="must").army_row("hill_archers", "spear_levy").place(1, "cell recruit")
    assert t.options() == {"army hill_archers", "army spear_levy"}
    assert t.why("army war_elephants") == t.why("army militia") == t.why("done") == "AW-REC-01"
    t.play("army spear_levy")
    assert t.asks == "PlaceArmy"
    assert t.options() == {"army city_guard", "army militia"}
    assert t.why("pass") == t.why("done") == t.why("army hill_archers") == "AW-REC-06"
    assert t.why(f"army {t.player(1).armies[0].card}") == "AW-REC-06"
    t.play("army militia")
    assert active(t, 0) == "city_guard spear_levy"
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-REC-01")
def test_an_empty_row_offers_nothing(ancient_world: Table) -> None:
    t = ancient_world(buying="must").army_row().play("citizen 1")
    assert t.why("cell recruit") == "AW-REC-01"


@rule("AW-REC-03", "AW-REC-04")
def test_a_printed_price_is_paid_and_a_card_without_one_is_free(ancient_world: Table) -> None:
    t = ancient_world().army_row("titan_slayers", "hill_archers").purse(0, 2, 0).place(1, "cell recruit")
    price, free = t.cost("army titan_slayers"), t.cost("army hill_archers")
    assert (price.coin, price.knowledge, free.coin, free.knowledge) == (2, 1, 0, 0)
    assert t.why("army titan_slayers") == "AW-REC-03"
    assert t.lack("army titan_slayers") == ("knowledge", 0, 1)
    t.purse(0, 1, 1)
    assert t.why("army titan_slayers") == "AW-REC-03"
    assert t.lack("army titan_slayers") == ("coin", 1, 2)
    t.purse(0, 5, 3).play("army titan_slayers", "army militia")
    assert (t.player(0).coins, t.player(0).knowledge) == (3, 2)
    t.purse(1, 0, 0).place(1, "cell recruit", "army hill_archers", "army militia")
    assert active(t, 1) == "city_guard hill_archers"
    assert (t.player(1).coins, t.player(1).knowledge) == (0, 0)


@rule("AW-REC-05")
def test_price_symbols_and_experience_are_printed(ancient_world: Table) -> None:
    box = load().box
    archers = next(card for card in box.armies if card.name == "hill_archers")
    archers.cost = Price(3)
    archers.front[S_ARROW], archers.experience[S_SWORD] = 4, 2
    t = ancient_world(box=box).titan("world_tortoise").army_row("hill_archers", "spear_levy").purse(0, 4)
    t.no_armies(0).turn(1).play("pass").place(1, "cell recruit", "army hill_archers")
    assert t.player(0).coins == 1
    assert t.attack("world_tortoise") == 4
    t.place(2, "cell recruit", "army spear_levy", "army hill_archers")
    assert t.attack("world_tortoise") == 3 + 2


@rule("AW-REC-18")
def test_the_army_row_is_not_refilled_in_the_round(ancient_world: Table) -> None:
    t = ancient_world().army_row("hill_archers", "spear_levy")
    t.place(1, "cell recruit", "army hill_archers", "army militia")
    assert t.names("army", t.g.army_row) == "spear_levy"
    t.place(1, "cell work")
    assert t.names("army", t.g.army_row) == "spear_levy"
    t.end_round()
    assert len(t.g.army_row) == 2


# -- the limit -----------------------------------------------------------------------------


@rule("AW-REC-08", "AW-REC-10")
def test_at_the_limit_an_active_card_must_be_disbanded(ancient_world: Table) -> None:
    t = ancient_world().army_row("hill_archers").place(1, "cell recruit", "army hill_archers")
    assert t.why("new-army") == "AW-REC-10"
    assert t.options() == {"army city_guard", "army militia"}
    t.play("army city_guard")
    assert active(t, 0) == "hill_archers militia"
    assert t.names("army", t.army_of(0, "hill_archers").disbanded) == "city_guard"


@rule("AW-REC-08", "AW-REC-09")
@pytest.mark.parametrize("source", ["barracks", "border_march"])
def test_empire_cards_and_provinces_raise_the_limit(ancient_world: Table, source: str) -> None:
    t = ancient_world().army_row("hill_archers", "spear_levy").turn(1).play("pass")
    t = t.city(0, source) if source == "barracks" else t.provinces(0, source)
    t.place(1, "cell recruit", "army hill_archers", "new-army")
    assert active(t, 0) == "city_guard militia hill_archers"
    t.place(2, "cell recruit", "army spear_levy")
    assert t.why("new-army") == "AW-REC-10"
    assert t.lack("new-army") == ("army-limit", 3, 4)


@rule("AW-REC-09")
def test_a_lost_card_raises_no_limit(ancient_world: Table) -> None:
    t = ancient_world().lost(0, "barracks").army_row("hill_archers").place(1, "cell recruit", "army hill_archers")
    assert t.why("new-army") == "AW-REC-10"
    assert t.lack("new-army") == ("army-limit", 2, 3)


@rule("AW-REC-19")
def test_below_the_limit_one_may_start_an_army_or_replace_a_card(ancient_world: Table) -> None:
    for where, armies in (("new-army", "city_guard militia hill_archers"), ("army militia", "city_guard hill_archers")):
        t = ancient_world().city(0, "barracks").army_row("hill_archers").place(1, "cell recruit", "army hill_archers")
        assert t.options() == {"new-army", "army city_guard", "army militia"}
        t.play(where)
        assert active(t, 0) == armies
        disbanded = t.names("army", t.army_of(0, "hill_archers").disbanded)
        assert disbanded == ("" if where == "new-army" else "militia")


# -- disbanding ----------------------------------------------------------------------------


@rule("AW-REC-11")
def test_a_card_used_in_this_round_cannot_be_disbanded(ancient_world: Table) -> None:
    t = ancient_world().army(0, "militia", scroll=1).army(0, "city_guard", picture=3).army_row("hill_archers")
    t.place(1, "cell recruit", "army hill_archers")
    assert t.why("army militia") == "AW-REC-11"
    assert t.options() == {"army city_guard"}


@rule("AW-REC-12")
def test_with_all_armies_used_nobody_recruits_at_the_limit(ancient_world: Table) -> None:
    t = (
        ancient_world(buying="must")
        .army(0, "militia", scroll=1)
        .army(0, "city_guard", scroll=2)
        .army_row("hill_archers")
    )
    t.play("citizen 1")
    assert t.why("cell recruit") == "AW-REC-12"
    t.city(0, "barracks").play("cell recruit", "army hill_archers")
    assert active(t, 0) == "city_guard militia hill_archers"
    assert t.seat == 1


@rule("AW-REC-13", "AW-REC-20", "AW-REC-21")
def test_its_coins_go_to_the_supply_and_the_new_card_has_none(ancient_world: Table) -> None:
    t = ancient_world().army(0, "city_guard", picture=3).army_row("spear_levy").titan("reef_crab").city(0, "smithy")
    t.turn(1).play("pass").place(1, "cell recruit", "army spear_levy", "army city_guard")
    army = t.army_of(0, "spear_levy")
    assert (army.scroll, army.picture) == (0, 0)
    assert t.player(0).coins == 6
    t.play("titan reef_crab", "army spear_levy")
    army = t.army_of(0, "spear_levy")
    assert (army.scroll, army.picture, t.player(0).coins) == (1, 0, 5)


@rule("AW-REC-13")
def test_a_disbanded_card_no_longer_fights_itself(ancient_world: Table) -> None:
    t = ancient_world().titan("sun_devourer").army_row("master_fletchers").turn(1).play("pass")
    guard, militia = 2, 1
    assert t.attack("sun_devourer") == guard + militia
    t.place(1, "cell recruit", "army master_fletchers", "army city_guard")
    assert t.names("army", t.army_of(0, "master_fletchers").disbanded) == "city_guard"
    assert t.attack("sun_devourer") == 1 + militia


# -- experience ----------------------------------------------------------------------------


@rule("AW-REC-07", "AW-REC-14", "AW-REC-15", "AW-REC-16")
def test_the_experience_of_all_disbanded_cards_stays_with_the_army(ancient_world: Table) -> None:
    t = ancient_world().titan("sun_devourer").turn(1).play("pass").army(0, "militia", scroll=1)
    guard = t.attack("sun_devourer")
    assert guard == 2
    t.army_row("old_campaigners", "master_fletchers", "shield_wall").citizens(0, "1 2 3").purse(0, 9)
    t.place(1, "cell recruit", "army old_campaigners", "army city_guard")
    assert t.attack("sun_devourer") == 2 + 1
    t.place(2, "cell recruit", "army master_fletchers", "army old_campaigners")
    assert t.attack("sun_devourer") == 0 + 1 + 2
    t.place(3, "cell recruit", "army shield_wall", "army master_fletchers")
    assert t.attack("sun_devourer") == 3 + 1 + 2 + 0
    army = t.army_of(0, "shield_wall")
    assert t.names("army", army.disbanded) == "city_guard old_campaigners master_fletchers"
    assert len(t.player(0).armies) == 2
    seen = t.g.observe(1)["players"]
    assert isinstance(seen, list)
    assert army.disbanded in [shown["disbanded"] for shown in seen[0]["armies"]]


@rule("AW-REC-15")
def test_armies_keep_their_experience_apart(ancient_world: Table) -> None:
    t = ancient_world().titan("sun_devourer").army(0, "city_guard", disbanded="shield_wall old_campaigners")
    t.army(0, "militia", disbanded="forlorn_hope")
    assert t.attack("sun_devourer") == (2 + 1 + 2) + (1 + 0)
    t.army(0, "city_guard", scroll=1)
    assert t.attack("sun_devourer") == 1


@rule("AW-REC-17")
def test_the_experience_on_the_front_does_not_work_yet(ancient_world: Table) -> None:
    t = ancient_world().titan("sun_devourer").no_armies(0).army(0, "old_campaigners")
    assert t.kind.box.armies[t.army_of(0, "old_campaigners").card].experience[S_SWORD] == 2
    assert t.attack("sun_devourer") == 2
    t.no_armies(0).army(0, "forlorn_hope", disbanded="old_campaigners")
    assert t.attack("sun_devourer") == 4 + 2


@rule("AW-REC-20")
def test_a_card_recruited_this_round_fights_in_this_round(ancient_world: Table) -> None:
    t = ancient_world().titan("marsh_lurker").army_row("forlorn_hope").turn(1).play("pass").purse(0, 2).dice("blank")
    t.place(1, "cell recruit", "army forlorn_hope", "army militia")
    assert t.player(0).coins == 1
    t.fight("marsh_lurker", "forlorn_hope")
    assert t.names("titan", t.player(0).titans) == "marsh_lurker"
    assert t.player(0).coins == 0
