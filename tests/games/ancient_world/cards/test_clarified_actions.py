"""Cards with an action that the rulebook clarifies: caravan, ship, refuge, bridge, trading city, town hall (AW-CLR)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards import card

Table = Callable[..., Builder]

COPIERS = ("bridge", "trading_city")


# -- Desert Caravan ------------------------------------------------------------------------------------


@card("desert_caravan")
@rule("AW-CLR-07")
@pytest.mark.parametrize(
    ("up", "lost", "coins"),
    [("", "", 3), ("olive_groves", "", 5), ("", "fishing_spot", 2), ("", "fishing_spot wheat_fields", 1)],
)
def test_the_caravan_brings_a_coin_for_each_food(ancient_world: Table, up: str, lost: str, coins: int) -> None:
    t = ancient_world().city(0, "desert_caravan", *up.split()).lost(0, *lost.split()).purse(0, 0)
    t.place(1, "empire desert_caravan")
    assert t.player(0).coins == coins


# -- Cryptic Ship --------------------------------------------------------------------------------------


@card("cryptic_ship")
@rule("AW-CLR-10")
def test_the_ship_explores_and_brings_two_coins(ancient_world: Table) -> None:
    t = ancient_world().at_round(2).city(0, "cryptic_ship").row("smithy", "crane").purse(0, 0)
    t.place(1, "empire cryptic_ship")
    assert (t.asks, t.options()) == ("Explore", {"draw", "empire smithy", "empire crane"})
    t.play("empire crane")
    assert (t.put_aside(0), t.player(0).coins) == ("crane", 2)
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@card("cryptic_ship")
@rule("AW-CLR-11")
def test_the_ship_sails_whoever_is_on_the_cell(ancient_world: Table) -> None:
    t = ancient_world().city(0, "cryptic_ship").at_round(2).placed("explore", 1, 3).play("citizen 1")
    assert t.why("cell explore") == "AW-PLC-04"
    t.play("empire cryptic_ship", "draw")
    assert len(t.player(0).drawn) == 5
    assert t.on_cell("explore") == [3]


@card("cryptic_ship")
@rule("AW-CLR-11", "AW-CLR-27")
def test_while_the_cell_is_covered_the_ship_only_brings_coins(ancient_world: Table) -> None:
    t = ancient_world().city(0, "cryptic_ship").purse(0, 0).play("citizen 1")
    assert t.why("cell explore") == "AW-PLC-11"
    t.play("empire cryptic_ship")
    assert (t.asks, t.seat, t.player(0).coins, t.player(0).reserve) == ("TakeTurn", 1, 2, [])


# -- Forest Refuge -------------------------------------------------------------------------------------


def refuge(t: Builder) -> Builder:
    """Five titans lie in a known order, and seat 0 looks at the first four."""
    t.titan("reef_crab", "marsh_lurker", "tide_wolf", "salt_golem", "lantern_moth").city(0, "forest_refuge")
    return t.place(1, "empire forest_refuge", "titan reef_crab")


@card("forest_refuge")
@rule("AW-CLR-12")
def test_four_titans_of_one_deck_come_back_in_any_order(ancient_world: Table) -> None:
    t = ancient_world().titan("cliff_stalker", "dune_colossus", "reef_crab").city(0, "forest_refuge").purse(0, 0)
    t.place(1, "empire forest_refuge")
    assert t.options() == {"titan reef_crab", "titan cliff_stalker", "titan dune_colossus"}
    t = refuge(ancient_world().purse(0, 0))
    assert t.options() == {"titan reef_crab", "titan marsh_lurker", "titan tide_wolf", "titan salt_golem"}
    assert t.why("titan lantern_moth") == "AW-CLR-12"
    t.play("titan salt_golem", "titan tide_wolf")
    assert t.why("titan salt_golem") == "AW-CLR-12"
    t.play("titan reef_crab")
    deck = t.names("titan", t.g.titan_decks[0][::-1])
    assert deck.startswith("salt_golem tide_wolf reef_crab marsh_lurker lantern_moth")
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@card("forest_refuge")
@rule("AW-CLR-13", "AW-CLR-14")
def test_the_new_top_titan_may_be_fought_at_once(ancient_world: Table) -> None:
    t = refuge(ancient_world().serving(0, sword=2)).play("titan salt_golem", "titan reef_crab", "titan tide_wolf")
    assert (t.asks, t.options()) == ("FightScouted", {"pass", "titan salt_golem"})
    assert t.why("titan reef_crab") == "AW-CLR-13"
    t.play("titan salt_golem")
    assert t.why("fight") == "AW-TIT-05"
    assert t.lack("fight") == ("attack", 2, 4)
    t.play("army city_guard").dice("coin").play("fight")
    assert t.names("titan", t.player(0).titans) == "salt_golem"
    assert (t.player(0).coins, t.army_of(0, "city_guard").scroll) == (6 - 1 - 1, 1)
    assert (t.asks, t.seat) == ("TakeTurn", 1)


@card("forest_refuge")
@rule("AW-CLR-13", "AW-CLR-14")
@pytest.mark.parametrize("case", ["declined", "too strong", "armies used", "no coins"])
def test_no_fight_without_will_or_means(ancient_world: Table, case: str) -> None:
    t = ancient_world().serving(0, sword=2).purse(0, 0 if case == "no coins" else 9)
    if case == "armies used":
        t.army(0, "city_guard", scroll=1).army(0, "militia", scroll=1)
    top = "tide_wolf" if case == "too strong" else "salt_golem"
    refuge(t.serving(0, sword=1) if case == "too strong" else t).play(f"titan {top}", "titan reef_crab")
    t.play("titan marsh_lurker")
    if case == "declined":
        t.play("pass")
    assert (t.asks, t.seat, t.player(0).titans) == ("TakeTurn", 1, [])


def known_under(t: Builder, scout: int, observer: int) -> list[int]:
    """What an observer is shown of a scout's knowledge of the one-star deck."""
    players = t.g.observe(observer)["players"]
    assert isinstance(players, list)
    known: list[int] = players[scout]["scouted"][0]
    return known


@card("forest_refuge")
@rule("AW-CLR-14")
def test_only_the_scout_knows_what_lies_under_the_top(ancient_world: Table) -> None:
    t = refuge(ancient_world().purse(0, 0)).play("titan salt_golem", "titan tide_wolf", "titan reef_crab")
    top, *under = t.g.titan_decks[0][:-5:-1]
    assert [known_under(t, 0, observer) for observer in (0, 1, -1)] == [under, [], []]
    assert {t.g.observe(seat)["titans"][0] for seat in (0, 1, -1)} == {top}  # type: ignore[index]
    assert t.heard("titan-shown")[-1].args == (top,)
    told = t.heard("scouted-titan")
    assert [[event.heard_by(seat) for seat in (0, 1, -1)] for event in told] == [[True, False, False]] * 3
    t.turn(1).serving(1, sword=4).dice("blank").fight("salt_golem", "militia")
    assert known_under(t, 0, 0) == under[1:]
    t.city(1, "trading_city").turn(1).place(1, "empire trading_city", "empire forest_refuge", "titan tide_wolf")
    assert (known_under(t, 0, 0), len(known_under(t, 1, 1))) == ([], 3)


@card("forest_refuge")
@rule("AW-CLR-14")
@pytest.mark.parametrize(("left", "choices"), [(3, 3), (2, 2), (1, 0)])
def test_a_small_deck_shows_fewer_cards(ancient_world: Table, left: int, choices: int) -> None:
    t = ancient_world().purse(0, 0).city(0, "forest_refuge").titan("dune_colossus", "sphinx_of_zor", "sun_devourer")
    t.g.titan_decks[2] = t.g.titan_decks[2][-left:]
    t.place(1, "empire forest_refuge", "titan dune_colossus")
    assert (len(t.options()) if t.asks == "ArrangeTitans" else 0) == choices


# -- Bridge and Trading City ---------------------------------------------------------------------------


@card(*COPIERS)
@rule("AW-CLR-15", "AW-CLR-16", "AW-CLR-17")
@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("copier", COPIERS)
def test_another_players_action_is_copied_used_or_not(ancient_world: Table, copier: str, used: bool) -> None:
    t = ancient_world(seats=3).city(0, copier).city(2, "pearl_divers").purse(0, 0).turn(2)
    if used:
        t.place(1, "empire pearl_divers")
    t.turn(0).place(1, f"empire {copier}")
    assert (t.asks, t.options()) == ("CopyAction", {"empire pearl_divers"})
    t.play("empire pearl_divers")
    assert (t.player(0).coins, t.asks, t.seat) == (3, "TakeTurn", 1)


@card(*COPIERS)
@rule("AW-CLR-18")
@pytest.mark.parametrize("copier", COPIERS)
def test_lost_cards_and_copiers_cannot_be_copied(ancient_world: Table, copier: str) -> None:
    other = "trading_city" if copier == "bridge" else "bridge"
    t = ancient_world().city(0, copier, "pearl_divers").city(1, other, "smithy", "school_of_letters")
    t.lost(1, "town_hall").place(1, f"empire {copier}")
    assert t.options() == {"empire school_of_letters"}
    assert t.why(f"empire {other}") == t.why("empire town_hall") == "AW-CLR-18"
    assert t.why("empire smithy") == t.why("empire pearl_divers") == "AW-CLR-15"


@card(*COPIERS)
@rule("AW-CLR-15", "AW-CLR-18")
@pytest.mark.parametrize("copier", COPIERS)
def test_there_must_be_an_action_to_copy(ancient_world: Table, copier: str) -> None:
    t = ancient_world().city(0, copier, "pearl_divers").city(1, "smithy").lost(1, "town_hall").play("citizen 1")
    assert t.why(f"empire {copier}") == "AW-CLR-15"
    assert t.city(1, "town_hall").why(f"empire {copier}") is None


@card(*COPIERS)
@rule("AW-CLR-18")
@pytest.mark.parametrize("copier", COPIERS)
def test_the_copying_player_pays_and_gains_and_the_owner_can_still_use_it(ancient_world: Table, copier: str) -> None:
    t = ancient_world().city(0, copier).city(1, "hiring_market").army_row("royal_bodyguard", "war_elephants")
    t.purse(0, 2).purse(1, 2).place(1, f"empire {copier}", "empire hiring_market", "army royal_bodyguard")
    t.play("army militia")
    assert (t.player(0).coins, t.player(1).coins) == (0, 2)
    assert t.names("army", [army.card for army in t.player(0).armies]) == "city_guard royal_bodyguard"
    t.place(1, "empire hiring_market", "army war_elephants", "army militia")
    assert (t.player(0).coins, t.player(1).coins) == (0, 0)


# -- Town Hall -----------------------------------------------------------------------------------------


@card("town_hall")
@rule("AW-CLR-24", "AW-CLR-25")
def test_the_town_hall_gives_knowledge_and_the_token(ancient_world: Table) -> None:
    t = ancient_world().city(1, "town_hall").turn(1).place(1, "empire town_hall")
    assert (t.player(1).knowledge, t.g.first, t.g.hand_up) == (1, 1, True)
    t.place(1, "cell restore")
    assert (t.g.first, t.player(0).coins) == (1, 6 + 1)


@card("town_hall")
@rule("AW-CLR-24", "AW-CLR-27")
def test_a_locked_token_stays_and_the_knowledge_comes_all_the_same(ancient_world: Table) -> None:
    t = ancient_world().city(1, "town_hall").place(1, "cell restore")
    assert t.g.hand_up
    t.place(1, "empire town_hall")
    assert (t.player(1).knowledge, t.g.first) == (1, 0)
