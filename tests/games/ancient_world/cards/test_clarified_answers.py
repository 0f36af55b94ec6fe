"""Cards that answer or count and that the rulebook clarifies (AW-CLR)."""

from collections import Counter
from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards import card
from tests.games.ancient_world.cards.printed import EMPIRE
from tests.games.ancient_world.cards.scenes import receive

Table = Callable[..., Builder]


def learn(t: Builder, seat: int, skill: int = 1) -> Builder:
    """A player takes LEARN on the board."""
    return t.turn(seat).purse(seat, 3).place(skill, "cell learn")


def answering(t: Builder) -> tuple[str, int]:
    return t.asks, t.seat


# -- Aqueduct ------------------------------------------------------------------------------------------


@card("aqueduct")
@rule("AW-CLR-01", "AW-CLR-02")
def test_growing_brings_a_coin_for_each_food(ancient_world: Table) -> None:
    t = ancient_world().at_round(3).city(0, "aqueduct", "olive_groves").lost(0, "wheat_fields").purse(0, 3)
    t.purse(1, 3).place(1, "cell grow")
    assert t.player(0).coins == 4
    t.place(2, "cell grow")
    assert (t.player(0).coins, t.player(1).coins) == (4, 0)


@card("aqueduct")
@rule("AW-CLR-02")
@pytest.mark.parametrize(("name", "coins"), [("settlers_quarter", 3), ("harbour_suburb", 4), ("new_town", 4)])
def test_a_citizen_symbol_brings_them_too_with_the_food_of_its_card(
    ancient_world: Table, name: str, coins: int
) -> None:
    t = ancient_world().city(0, "aqueduct").row(name).purse(0, EMPIRE[name].coins, EMPIRE[name].knowledge)
    t.place(1, "cell build", f"empire {name}")
    assert t.player(0).coins == coins


@card("aqueduct")
@rule("AW-CLR-01")
@pytest.mark.parametrize("case", ["lost", "no citizen left"])
def test_no_coins_without_the_aqueduct_or_a_new_citizen(ancient_world: Table, case: str) -> None:
    t = ancient_world().city(0, "aqueduct", lost=case == "lost")
    if case == "no citizen left":
        t.citizens(0, "1 2 3 4 5")
    assert receive(t, "settlers_quarter").heard("coins") == []


# -- Great Archivists ----------------------------------------------------------------------------------


@rule("AW-CLR-03")
def test_the_archivists_bring_a_coin_at_the_end_of_each_round(ancient_world: Table) -> None:
    t = receive(ancient_world(), "great_archivists")
    assert t.end_round().player(0).coins == 5 + 1
    assert t.end_round().player(0).coins == 5 + 1 + 5 + 1


@rule("AW-CLR-04")
def test_the_archivists_draw_two_more_cards(ancient_world: Table) -> None:
    t = ancient_world().at_round(2).city(0, "great_archivists").place(1, "cell explore", "draw")
    assert len(t.player(0).drawn) == 7
    t.play(min(t.options())).place(2, "cell explore", "draw")
    assert len(t.player(1).drawn) == 5


# -- Scribes' Guild ------------------------------------------------------------------------------------


@card("scribes_guild")
@rule("AW-CLR-05")
def test_knowledge_for_a_coin_when_the_left_neighbour_learns(ancient_world: Table) -> None:
    t = learn(ancient_world(seats=3).city(0, "scribes_guild").purse(0, 2), 1)
    assert (answering(t), t.options()) == (("UseCard", 0), {"take", "pass"})
    assert t.why("done") == "AW-CLR-05"
    t.play("take")
    assert (t.player(0).coins, t.player(0).knowledge) == (1, 1)
    assert (t.player(1).coins, t.player(1).knowledge) == (0, 1)
    assert answering(t) == ("TakeTurn", 2)


@card("scribes_guild")
@rule("AW-CLR-05")
@pytest.mark.parametrize("case", ["declined", "right neighbour", "no coin", "lost"])
def test_no_knowledge_without_will_neighbour_coin_or_guild(ancient_world: Table, case: str) -> None:
    t = ancient_world(seats=3).city(0, "scribes_guild", lost=case == "lost").purse(0, 0 if case == "no coin" else 2)
    learn(t, 2 if case == "right neighbour" else 1)
    assert t.asks == ("UseCard" if case == "declined" else "TakeTurn")
    if case == "declined":
        t.play("pass")
    assert (t.player(0).coins, t.player(0).knowledge, t.asks) == (0 if case == "no coin" else 2, 0, "TakeTurn")


@card("scribes_guild", "remote_outpost")
@rule("AW-CLR-26")
def test_both_answer_each_time_the_board_cell_is_used_after_it_is_resolved(ancient_world: Table) -> None:
    t = ancient_world().city(1, "scribes_guild", "remote_outpost", "school_of_letters").city(0, "school_of_letters")
    t.army(1, "militia", picture=2)
    for skill in (1, 2):
        learn(t, 0, skill)
        assert (t.player(0).knowledge, t.player(0).coins) == (skill, 0)
        for answer in (["remote_outpost"], ["scribes_guild"]):
            assert answering(t) == ("UseCard", 1)
            assert t.g.open[0].reaction(t.g) == answer
            t.play("pass")
        assert answering(t) == ("TakeTurn", 1)
    t.turn(0).place(3, "empire school_of_letters")
    assert (t.player(0).knowledge, answering(t)) == (3, ("TakeTurn", 1))


# -- Zor Playwrights -----------------------------------------------------------------------------------


@card("zor_playwrights")
@rule("AW-CLR-06")
def test_the_first_to_pass_may_put_a_card_of_the_row_aside(ancient_world: Table) -> None:
    t = ancient_world().city(0, "zor_playwrights").row("smithy", "crane").play("pass")
    assert (answering(t), t.why("done")) == (("UseCard", 0), "AW-CLR-06")
    t.play("take")
    assert (t.asks, t.options()) == ("PutAside", {"draw", "empire smithy", "empire crane"})
    t.play("empire crane")
    assert (t.put_aside(0), t.names("empire", t.g.row), answering(t)) == ("crane", "smithy", ("TakeTurn", 1))
    assert answering(t.end_round().turn(0).play("pass")) == ("UseCard", 0)


@card("zor_playwrights")
@rule("AW-CLR-06")
@pytest.mark.parametrize("case", ["declined", "second", "lost", "another player's"])
def test_no_play_without_will_and_the_first_pass(ancient_world: Table, case: str) -> None:
    t = ancient_world(seats=3).city(1 if case == "another player's" else 0, "zor_playwrights", lost=case == "lost")
    if case == "second":
        t.turn(1).play("pass").turn(0)
    t.play("pass")
    assert t.asks == ("UseCard" if case == "declined" else "TakeTurn")
    if case == "declined":
        t.play("pass")
    assert (t.asks, t.put_aside(0)) == ("TakeTurn", "")


@card("zor_playwrights")
@rule("AW-CLR-06", "AW-CLR-28")
def test_the_top_card_of_the_deck_is_taken_unseen(ancient_world: Table) -> None:
    t = ancient_world().city(0, "zor_playwrights").deck("observatory", "crane").play("pass", "take", "draw")
    assert t.put_aside(0) == "observatory"
    assert t.name_of("empire", t.g.decks[0][-1]) == "crane"
    assert answering(t) == ("TakeTurn", 1)
    known: list[list[int]] = []
    for seat in (0, 1):
        players = t.g.observe(seat)["players"]
        assert isinstance(players, list)
        known.append(players[0]["reserve"])
    assert known == [t.copies("empire", "observatory"), [0]]
    assert [[event.heard_by(seat) for seat in (0, 1)] for event in t.heard("put-aside-card")] == [[True, False]]


# -- Crane ---------------------------------------------------------------------------------------------


@card("crane")
@rule("AW-CLR-08", "AW-CLR-29")
def test_the_crane_is_discarded_and_a_card_is_free(ancient_world: Table) -> None:
    t = (
        ancient_world(buying="must")
        .city(0, "crane")
        .row("observatory", "goat_pastures")
        .purse(0, 1, 0)
        .place(1, "cell build")
    )
    assert t.options() == {"empire crane", "empire goat_pastures"}
    assert t.why("empire wheat_fields") == "AW-CLR-08"
    t.play("empire crane")
    assert t.options() == {"empire observatory", "empire goat_pastures"}
    t.play("empire observatory")
    assert (t.player(0).coins, t.player(0).knowledge, t.asks) == (1, 0, "TakeTurn")
    assert t.face_up(0) == "fishing_spot wheat_fields observatory"
    assert t.names("empire", t.g.discards[0]).split()[-1] == "crane"
    assert t.finish().scored(0) == {"blue": 1, "yellow": 2, "purple": 1}


@card("crane")
@rule("AW-CLR-08")
@pytest.mark.parametrize("case", ["kept", "lost"])
def test_without_the_crane_the_price_is_paid(ancient_world: Table, case: str) -> None:
    t = (
        ancient_world(buying="must")
        .city(0, "crane", lost=case == "lost")
        .row("smithy")
        .purse(0, 2)
        .place(1, "cell build")
    )
    assert t.options() == {"empire smithy", "empire crane"} - ({"empire crane"} if case == "lost" else set())
    t.play("empire smithy")
    assert (t.player(0).coins, len(t.player(0).city)) == (0, 4)


@card("crane")
@rule("AW-CLR-09")
def test_the_crane_makes_room_but_spares_neither_fee_nor_twins(ancient_world: Table) -> None:
    t = (
        ancient_world(buying="must")
        .city(0, "crane", "smithy")
        .row("smithy", "observatory")
        .placed("build", 1, 3)
        .play("citizen 1")
    )
    assert t.purse(0, 0).why("cell build") == "AW-BLD-03"
    t.purse(0, 1).play("cell build")
    assert (t.player(0).coins, t.options()) == (0, {"empire crane"})
    t.play("empire crane")
    assert t.options() == {"empire observatory"}
    assert t.why(f"empire {t.g.row[0]}") == "AW-BLD-10"
    t.play("empire observatory")
    assert t.face_up(0) == "fishing_spot wheat_fields smithy observatory"


@card("crane")
@rule("AW-CLR-09")
def test_the_crane_is_not_discarded_for_nothing(ancient_world: Table) -> None:
    t = ancient_world(buying="must").city(0, "crane", "smithy").row("smithy").purse(0, 9).play("citizen 1")
    assert t.why("cell build") == "AW-BLD-06"
    assert t.provinces(0, "broad_steppe").why("cell build") == "AW-BLD-15"


@rule("AW-CLR-29")
def test_a_discarded_card_answers_no_more(ancient_world: Table) -> None:
    """The playwrights of another pack, who would answer twice but leave after the first time."""
    box = load().box
    for printed in box.empire:
        if printed.name == "zor_playwrights":
            box.triggers[printed.triggers[0]].discard_self = True
            printed.triggers *= 2
    t = ancient_world(box=box).city(0, "zor_playwrights").row("smithy", "crane").play("pass", "pass")
    assert answering(t) == ("UseCard", 0)
    t = ancient_world(box=box).city(0, "zor_playwrights").row("smithy", "crane").play("pass", "take", "empire crane")
    assert (answering(t), t.face_up(0)) == (("TakeTurn", 1), "fishing_spot wheat_fields")


# -- Remote Outpost ------------------------------------------------------------------------------------


@card("remote_outpost")
@rule("AW-CLR-19", "AW-CLR-21")
def test_a_coin_leaves_a_scroll_or_a_picture_when_the_right_neighbour_learns(ancient_world: Table) -> None:
    t = ancient_world(seats=3).city(0, "remote_outpost").army(0, "militia", scroll=2).army(0, "city_guard", picture=3)
    learn(t.purse(0, 3).titan("marsh_lurker").serving(0, sword=4), 2)
    assert (answering(t), t.why("done")) == (("UseCard", 0), "AW-CLR-19")
    t.play("take")
    assert (t.asks, t.options()) == ("RestArmy", {"scroll militia", "picture city_guard"})
    assert t.why("scroll city_guard") == t.why("picture militia") == t.why("done") == "AW-CLR-19"
    t.play("picture city_guard")
    army = t.army_of(0, "city_guard")
    assert (army.picture, t.player(0).coins, answering(t)) == (2, 3, ("TakeTurn", 0))
    t.dice("blank").fight("marsh_lurker", "city_guard")
    assert (t.army_of(0, "city_guard").scroll, t.player(0).coins) == (3, 0)


@card("remote_outpost")
@rule("AW-CLR-20", "AW-CLR-21", "AW-TIT-09")
@pytest.mark.parametrize(("coins", "used"), [(1, False), (2, True)])
def test_an_army_with_an_empty_scroll_is_unused_again(ancient_world: Table, coins: int, used: bool) -> None:
    t = ancient_world().city(0, "remote_outpost").titan("marsh_lurker", "salt_golem").serving(0, sword=4).purse(0, 9)
    t.army(0, "city_guard", picture=coins - 1).army(0, "militia", scroll=1).dice("blank")
    t.fight("marsh_lurker", "city_guard")
    assert t.turn(0).why("titan salt_golem") == "AW-TIT-06"
    learn(t, 1).play("take", "scroll city_guard").turn(0)
    assert t.army_of(0, "city_guard").scroll == coins - 1
    assert t.why("titan salt_golem") == ("AW-TIT-06" if used else None)
    if not used:
        t.dice("blank").fight("salt_golem", "city_guard")
        assert len(t.player(0).titans) == 2


@card("remote_outpost")
@rule("AW-CLR-19")
@pytest.mark.parametrize("case", ["declined", "left neighbour", "no coins on armies", "lost"])
def test_no_coin_leaves_without_will_neighbour_coins_or_outpost(ancient_world: Table, case: str) -> None:
    t = ancient_world(seats=3).city(0, "remote_outpost", lost=case == "lost")
    t.army(0, "militia", scroll=0 if case == "no coins on armies" else 1)
    learn(t, 1 if case == "left neighbour" else 2)
    assert t.asks == ("UseCard" if case == "declined" else "TakeTurn")
    if case == "declined":
        t.play("pass")
    assert (t.asks, t.heard("rested-scroll")) == ("TakeTurn", [])


# -- Moon Festival -------------------------------------------------------------------------------------


@card("moon_festival")
@rule("AW-CLR-22", "AW-CLR-23")
@pytest.mark.parametrize(
    ("city", "vp"),
    [("smithy", 0), ("smithy olive_groves", 1), ("smithy barracks watchtower olive_groves archery_range", 1),
     ("smithy barracks olive_groves archery_range crane oyster_beds bridge", 2)],
)  # fmt: skip
def test_each_set_of_five_banners_scores_one(ancient_world: Table, city: str, vp: int) -> None:
    t = receive(ancient_world(), "moon_festival").city(0, *city.split()).finish()
    assert t.scored(0).get("moon_festival", 0) == vp


@card("moon_festival")
@rule("AW-CLR-23")
def test_banners_beyond_six_count_for_sets(ancient_world: Table) -> None:
    second = [name for name, printed in EMPIRE.items() if printed.deck == "B"]
    t = receive(ancient_world(), "moon_festival").city(0, *second)
    banners = Counter(" ".join([*(EMPIRE[name].banners for name in second), "blue yellow"]).split())
    assert min(banners.values()) > 6
    assert t.finish().scored(0)["moon_festival"] == min(banners.values())
