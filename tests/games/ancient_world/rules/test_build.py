"""Building: the fee of the cell, the space, the purchase (AW-BLD)."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.box import Price
from teahouse.games.ancient_world.rules.words import DECK_A
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


# -- placing -------------------------------------------------------------------------------


@rule("AW-BLD-02", "AW-BLD-03", "AW-BLD-04", "AW-BLD-05", "AW-REC-02")
@pytest.mark.parametrize("cell", ["build", "recruit"])
@pytest.mark.parametrize(
    ("own", "others", "skill", "fee"),
    [
        ((), (), 3, 0),
        ((), (2,), 2, 0),
        ((), (2,), 1, 1),
        ((), (2,), 3, 1),
        ((), (1, 3), 1, 0),
        ((), (1, 3), 2, 1),
        ((1,), (), 2, 1),
        ((1,), (2,), 2, 0),
        ((1,), (4,), 2, 1),
    ],
)
def test_who_is_neither_first_nor_like_another_pays_a_coin(
    ancient_world: Table, cell: str, own: tuple[int, ...], others: tuple[int, ...], skill: int, fee: int
) -> None:
    t = ancient_world().row("watchtower").army_row("hill_archers").placed(cell, 0, *own).placed(cell, 1, *others)
    t.place(skill, f"cell {cell}")
    assert t.player(0).coins == 6 - fee
    assert t.on_cell(cell) == [*own, *others, skill]


@rule("AW-BLD-03", "AW-REC-02")
@pytest.mark.parametrize(("cell", "clause"), [("build", "AW-BLD-03"), ("recruit", "AW-REC-02")])
def test_without_a_coin_for_the_fee_the_cell_is_barred(ancient_world: Table, cell: str, clause: str) -> None:
    t = ancient_world().purse(0, 0).army_row("hill_archers").placed(cell, 1, 2).play("citizen 1")
    assert t.why(f"cell {cell}") == clause
    assert t.lack(f"cell {cell}") == ("coin", 0, 1)


@rule("AW-BLD-15")
def test_fee_and_price_must_both_be_there(ancient_world: Table) -> None:
    t = ancient_world(buying="must").row("smithy").placed("build", 1, 2).play("citizen 1")
    price = t.cost("empire smithy").coin
    t.purse(0, price)
    assert t.why("cell build") == "AW-BLD-15"
    t.purse(0, price + 1).play("cell build", "empire smithy")
    assert t.player(0).coins == 0
    t = ancient_world(buying="must").row("smithy").placed("build", 1, 2).purse(0, price).play("citizen 2")
    assert t.why("cell build") is None


@rule("AW-BLD-15")
def test_for_recruiting_fee_and_price_must_both_be_there(ancient_world: Table) -> None:
    t = ancient_world(buying="must").army_row("bronze_hoplites").placed("recruit", 1, 2).play("citizen 1")
    price = t.cost("army bronze_hoplites").coin
    t.purse(0, price)
    assert t.why("cell recruit") == "AW-BLD-15"
    t.purse(0, price + 1)
    assert t.why("cell recruit") is None


@rule("AW-BLD-15")
def test_whoever_builds_or_recruits_must_buy(ancient_world: Table) -> None:
    t = ancient_world(buying="must").row("smithy").army_row("hill_archers").place(1, "cell build")
    assert t.options() == {"empire smithy"}
    assert (t.why("pass"), t.why("done")) == ("AW-BLD-15", "AW-BLD-01")
    t.play("empire smithy").place(2, "cell recruit")
    assert t.options() == {"army hill_archers"}
    assert (t.why("pass"), t.why("done")) == ("AW-BLD-15", "AW-REC-01")


@rule("AW-BLD-15", "AW-BLD-01", "AW-REC-01", "AW-PLC-13")
def test_whoever_builds_or_recruits_may_buy_nothing(ancient_world: Table) -> None:
    t = ancient_world().row("smithy").army_row("hill_archers").place(1, "cell build")
    assert t.options() == {"pass", "empire smithy"}
    t.play("pass")
    assert (t.seat, t.player(0).coins, t.on_cell("build"), t.face_up(0)) == (1, 6, [1], "fishing_spot wheat_fields")
    t.place(2, "cell recruit")
    assert t.options() == {"pass", "army hill_archers"}
    t.play("pass")
    assert (t.seat, len(t.player(1).armies), t.names("army", t.g.army_row)) == (0, 2, "hill_archers")


@rule("AW-BLD-15", "AW-PLC-13")
@pytest.mark.parametrize("cell", ["build", "recruit"])
def test_one_may_go_there_with_nothing_but_the_fee(ancient_world: Table, cell: str) -> None:
    t = ancient_world().row().army_row().purse(0, 1, 0).placed(cell, 1, 3).place(1, f"cell {cell}")
    assert (t.options(), t.player(0).coins) == ({"pass"}, 0)
    assert t.play("pass").seat == 1


@rule("AW-BLD-15", "AW-REC-12")
def test_what_cannot_be_bought_is_refused_at_the_purchase(ancient_world: Table) -> None:
    t = ancient_world().row("smithy").purse(0, 0, 0).place(1, "cell build")
    assert (t.options(), t.why("empire smithy")) == ({"pass"}, "AW-BLD-11")
    t = ancient_world().army(0, "militia", scroll=1).army(0, "city_guard", scroll=2).army_row("hill_archers")
    t.place(1, "cell recruit")
    assert (t.options(), t.why("army hill_archers")) == ({"pass"}, "AW-REC-12")


@rule("AW-BLD-15", "AW-CLR-08")
def test_what_was_discarded_for_a_purchase_is_discarded_to_buy(ancient_world: Table) -> None:
    t = ancient_world().city(0, "crane").row("smithy").place(1, "cell build", "empire crane")
    assert (t.options(), t.why("pass")) == ({"empire smithy"}, "AW-CLR-08")


@rule("AW-BLD-15")
def test_without_anything_to_buy_nobody_builds(ancient_world: Table) -> None:
    t = ancient_world(buying="must").purse(0, 20, 5).row().play("citizen 1")
    assert t.why("cell build") == "AW-BLD-15"
    t.reserve(0, "smithy")
    assert t.why("cell build") is None


# -- what is bought ------------------------------------------------------------------------


@rule("AW-BLD-01")
def test_one_card_of_the_row_or_of_those_put_aside(ancient_world: Table) -> None:
    t = ancient_world(buying="must").purse(0, 20, 5).row("smithy", "watchtower").reserve(0, "mint").reserve(1, "crane")
    t.deck("bridge").place(1, "cell build")
    assert t.options() == {"empire smithy", "empire watchtower", "empire mint"}
    assert t.why("empire crane") == t.why("empire bridge") == t.why("army militia") == "AW-BLD-01"
    t.play("empire watchtower")
    assert t.face_up(0) == "fishing_spot wheat_fields watchtower"
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@rule("AW-BLD-01")
def test_a_card_put_aside_leaves_its_place_below_the_board(ancient_world: Table) -> None:
    t = ancient_world().row("smithy").reserve(0, "crane", "bridge", known=True)
    t.place(1, "cell build", "empire crane")
    assert t.put_aside(0) == "bridge"
    assert t.face_up(0) == "fishing_spot wheat_fields crane"
    assert t.names("empire", t.g.row) == "smithy"
    assert t.names("empire", t.player(0).known) == "bridge"


@rule("AW-BLD-11")
def test_the_price_is_paid_in_coins_and_knowledge(ancient_world: Table) -> None:
    t = ancient_world().row("harbour_suburb", "watchtower").place(1, "cell build")
    price = t.cost("empire harbour_suburb")
    assert (price.coin, price.knowledge) == (4, 1)
    t.purse(0, 3, 1)
    assert t.why("empire harbour_suburb") == "AW-BLD-11"
    assert t.lack("empire harbour_suburb") == ("coin", 3, 4)
    t.purse(0, 4, 0)
    assert t.why("empire harbour_suburb") == "AW-BLD-11"
    assert t.lack("empire harbour_suburb") == ("knowledge", 0, 1)
    t.purse(0, 5, 3).play("empire harbour_suburb")
    assert (t.player(0).coins, t.player(0).knowledge) == (1, 2)
    assert (t.player(1).coins, t.player(1).knowledge) == (7, 0)


@rule("AW-BLD-11")
def test_a_card_put_aside_costs_its_price_too(ancient_world: Table) -> None:
    t = ancient_world().row().reserve(0, "mint").purse(0, 5, 2).place(1, "cell build", "empire mint")
    price = t.cost("empire mint")
    assert (t.player(0).coins, t.player(0).knowledge) == (5 - price.coin, 2 - price.knowledge)


@rule("AW-BLD-14")
def test_a_card_costs_what_is_printed_on_it(ancient_world: Table) -> None:
    box = load().box
    for card in box.empire:
        if card.name == "smithy":
            card.cost = Price(5, 1)
    t = ancient_world(box=box).row("smithy", "watchtower").purse(0, 5, 0).place(1, "cell build")
    assert t.why("empire smithy") == "AW-BLD-11"
    t.purse(0, 5, 1).play("empire smithy")
    assert (t.player(0).coins, t.player(0).knowledge) == (0, 0)


@rule("AW-BLD-12")
def test_its_properties_work_from_then_on(ancient_world: Table) -> None:
    t = ancient_world().titan("sun_devourer").row("smithy", "market_stalls").turn(1).play("pass").purse(0, 8)
    before = t.attack("sun_devourer")
    t.place(1, "cell build", "empire smithy")
    assert t.attack("sun_devourer") == before + 1
    t.place(2, "cell build", "empire market_stalls")
    left = t.player(0).coins
    t.end_round()
    assert t.player(0).coins == left + 5 + 1
    assert t.attack("sun_devourer") == before + 1


@rule("AW-BLD-13")
def test_the_row_is_not_refilled_in_the_round(ancient_world: Table) -> None:
    t = ancient_world().row("smithy", "watchtower", "crane").place(1, "cell build", "empire watchtower")
    assert t.names("empire", t.g.row) == "smithy crane"
    t.place(1, "cell build", "empire crane").place(2, "cell work")
    assert t.names("empire", t.g.row) == "smithy"
    t.end_round()
    assert len(t.g.row) == 4


# -- spaces --------------------------------------------------------------------------------


@rule("AW-BLD-06", "AW-BLD-08", "AW-BLD-09")
def test_every_card_needs_a_space_of_its_own(ancient_world: Table) -> None:
    t = ancient_world(buying="must").city(0, "smithy").row("watchtower", "bridge").turn(1).play("pass")
    t.place(1, "cell build", "empire watchtower")
    assert len(t.player(0).city) == 4
    t.play("citizen 2")
    assert t.why("cell build") == "AW-BLD-06"
    assert "cell build" not in t.options()


@rule("AW-BLD-07")
def test_provinces_and_titans_give_spaces_too(ancient_world: Table) -> None:
    full = ["smithy", "watchtower"]
    t = (
        ancient_world(buying="must")
        .city(0, *full)
        .row("bridge", "crane", "market_stalls")
        .turn(1)
        .play("pass")
        .purse(0, 20)
    )
    t.play("citizen 1")
    assert t.why("cell build") == "AW-BLD-06"
    t.titans(0, "reef_crab").play("cell build", "empire bridge", "citizen 2")
    assert t.why("cell build") == "AW-BLD-06"
    t.provinces(0, "red_canyon").play("cell build", "empire crane", "citizen 3", "cell build", "empire market_stalls")
    assert len(t.player(0).city) == 7


@rule("AW-BLD-16")
def test_lost_cards_keep_their_space_and_stay_owned(ancient_world: Table) -> None:
    t = ancient_world(buying="must").lost(0, "smithy", "watchtower").row("bridge").play("citizen 1")
    assert t.why("cell build") == "AW-BLD-06"
    t = ancient_world(buying="must").lost(0, "smithy").row("smithy", "bridge").place(1, "cell build")
    assert t.why(f"empire {t.g.row[0]}") == "AW-BLD-10"
    assert t.options() == {"empire bridge"}


@rule("AW-BLD-10")
def test_nobody_owns_two_identical_cards(ancient_world: Table) -> None:
    t = ancient_world(buying="must").city(0, "smithy").row("smithy", "watchtower").place(1, "cell build")
    assert t.why(f"empire {t.g.row[0]}") == "AW-BLD-10"
    assert t.options() == {"empire watchtower"}
    t = ancient_world(buying="must").city(1, "smithy").row("smithy").place(1, "cell build")
    assert t.options() == {"empire smithy"}


@rule("AW-BLD-10", "AW-BLD-15")
def test_an_identical_card_alone_does_not_make_building_possible(ancient_world: Table) -> None:
    t = ancient_world(buying="must").city(0, "smithy").row("smithy").play("citizen 1")
    assert t.why("cell build") == "AW-BLD-15"


@rule("AW-BLD-17")
def test_cards_put_aside_use_no_space(ancient_world: Table) -> None:
    t = ancient_world().reserve(0, "crane", "bridge", "mint", "citadel", "barracks").row("watchtower", "smithy")
    t.turn(1).play("pass").place(1, "cell build", "empire watchtower").place(2, "cell build", "empire smithy")
    assert len(t.player(0).city) == 4


@rule("AW-BLD-17")
def test_a_card_like_an_own_one_may_be_put_aside_but_not_bought(ancient_world: Table) -> None:
    t = ancient_world(buying="must").at_round(2).city(0, "smithy").row("smithy", "watchtower").turn(1).play("pass")
    twin = t.g.row[0]
    t.place(1, "cell explore", f"empire {twin}")
    assert t.player(0).reserve == [twin]
    t.place(2, "cell build")
    assert t.why(f"empire {twin}") == "AW-BLD-10"
    assert t.options() == {"empire watchtower"}
    t.play("empire watchtower")
    assert twin not in t.g.discards[DECK_A]
