"""Fighting titans: who can be fought, what armies cost, and what counts as attack (AW-TIT)."""

from collections.abc import Callable

import pytest

from teahouse.games.ancient_world.loading import load
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards.printed import TITANS

Table = Callable[..., Builder]


def hunters(t: Builder, **purse: int) -> Builder:
    """Seat 0 can defeat every one-star titan of 4 or 5 with any army; the dice will show blanks."""
    t.titan("marsh_lurker", "salt_golem", "reef_crab", "bronze_boar").serving(0, sword=5).dice("blank")
    return t.purse(0, **purse)


# -- who can be fought -----------------------------------------------------------------------------


@rule("AW-TIT-01")
def test_the_top_titan_of_each_deck_can_be_fought_and_no_other(ancient_world: Table) -> None:
    t = ancient_world().serving(0, sword=20).titan("reef_crab", "salt_golem", "thunder_ram", "sphinx_of_zor")
    tops = {"titan reef_crab", "titan thunder_ram", "titan sphinx_of_zor"}
    assert {word for word in t.options() if word.startswith("titan")} == tops
    assert t.why("titan salt_golem") == "AW-TIT-01"


@rule("AW-TIT-01")
@pytest.mark.parametrize("titan", ["reef_crab", "thunder_ram", "sphinx_of_zor"])
def test_a_titan_of_every_deck_falls(ancient_world: Table, titan: str) -> None:
    t = ancient_world().titan(titan).serving(0, sword=20).dice("blank blank blank").fight(titan, "militia")
    assert t.names("titan", t.player(0).titans) == titan


@rule("AW-TIT-28")
def test_an_empty_deck_cannot_be_attacked(ancient_world: Table) -> None:
    t = hunters(ancient_world(), coins=9)
    t.g.titan_decks[0] = t.g.titan_decks[0][-1:]
    t.fight("marsh_lurker", "militia").turn(0)
    assert t.g.titan_decks[0] == []
    assert t.why("titan marsh_lurker") == t.why("titan salt_golem") == "AW-TIT-01"
    assert t.titan("glacier_worm").serving(0, sword=7).why("titan glacier_worm") is None


@rule("AW-TIT-02")
def test_one_titan_a_turn(ancient_world: Table) -> None:
    t = hunters(ancient_world(), coins=9).fight("marsh_lurker", "city_guard")
    assert (t.asks, t.seat) == ("TakeTurn", 1)
    assert t.why("titan salt_golem", seat=0) == "AW-TRN-01"


@rule("AW-TIT-29")
def test_whoever_has_an_unused_army_may_fight_again_on_later_turns(ancient_world: Table) -> None:
    t = hunters(ancient_world(), coins=9).fight("marsh_lurker", "city_guard").place(1, "cell work").dice("blank")
    t.fight("salt_golem", "militia").place(2, "cell work")
    assert t.names("titan", t.player(0).titans) == "marsh_lurker salt_golem"
    assert t.why("titan reef_crab") == "AW-TIT-06"


@rule("AW-TIT-03")
def test_a_fight_needs_no_citizen(ancient_world: Table) -> None:
    t = hunters(ancient_world().citizens(0, "", hungry="1 2 3"), coins=1).fight("marsh_lurker", "militia")
    assert len(t.player(0).titans) == 1
    t = hunters(ancient_world(), coins=1).fight("marsh_lurker", "militia")
    assert t.player(0).home == [1, 2, 3]


# -- paying armies ---------------------------------------------------------------------------------


@rule("AW-TIT-04", "AW-TIT-05")
def test_at_least_one_own_army_is_paid_even_where_free_symbols_suffice(ancient_world: Table) -> None:
    t = hunters(ancient_world().army(1, "hill_archers"), coins=2).play("titan marsh_lurker")
    assert t.options() == {"army city_guard", "army militia"}
    assert (t.why("fight"), t.why("army hill_archers"), t.why("done")) == ("AW-TIT-05", "AW-TIT-04", "AW-TIT-04")
    t.play("army militia", "fight")
    assert (t.player(0).coins, len(t.player(0).titans)) == (1, 1)


@rule("AW-TIT-04", "AW-TIT-05")
@pytest.mark.parametrize(("case", "clause"), [("no coins", "AW-TIT-20"), ("no armies", "AW-TIT-06")])
def test_no_fight_without_an_army_or_the_coin_for_it(ancient_world: Table, case: str, clause: str) -> None:
    t = hunters(ancient_world(), coins=0 if case == "no coins" else 5)
    if case == "no armies":
        t.no_armies(0)
    assert t.why("titan marsh_lurker") == clause


@rule("AW-TIT-06")
def test_a_used_army_is_out(ancient_world: Table) -> None:
    t = hunters(ancient_world().army(0, "city_guard", scroll=1), coins=5).play("titan marsh_lurker")
    assert (t.why("army city_guard"), t.options()) == ("AW-TIT-06", {"army militia"})
    t = hunters(ancient_world().army(0, "city_guard", scroll=1).army(0, "militia", scroll=1), coins=5)
    assert t.why("titan marsh_lurker") == "AW-TIT-06"


@rule("AW-TIT-07", "AW-TIT-08")
@pytest.mark.parametrize("picture", [0, 1, 2, 5])
def test_an_army_costs_one_more_than_the_coins_on_its_picture(ancient_world: Table, picture: int) -> None:
    t = hunters(ancient_world().army(0, "city_guard", picture=picture), coins=picture + 1).play("titan marsh_lurker")
    assert t.purse(0, picture).why("army city_guard") == "AW-TIT-07"
    assert t.lack("army city_guard") == ("coin", picture, picture + 1)
    t.purse(0, picture + 1).play("army city_guard")
    army = t.army_of(0, "city_guard")
    assert (t.player(0).coins, army.scroll, army.picture) == (0, picture + 1, picture)


@rule("AW-TIT-09")
def test_a_used_army_is_fresh_in_the_next_round_and_not_before(ancient_world: Table) -> None:
    t = hunters(ancient_world().army(0, "militia", scroll=1), coins=9).fight("marsh_lurker", "city_guard")
    assert t.turn(0).why("titan salt_golem") == "AW-TIT-06"
    t.end_round().turn(0).serving(0, sword=5)
    assert t.why("titan salt_golem") is None


@rule("AW-TIT-10")
def test_several_armies_are_paid_one_by_one(ancient_world: Table) -> None:
    t = ancient_world().titan("cliff_stalker").army(0, "city_guard", picture=2).army(0, "militia", picture=1)
    t.serving(0, sword=TITANS["cliff_stalker"].defence - 3).purse(0, 5).dice("blank blank")
    t.play("titan cliff_stalker", "army militia")
    assert (t.player(0).coins, t.why("fight"), t.why("army militia")) == (3, "AW-TIT-13", "AW-TIT-06")
    t.play("army city_guard")
    assert (t.player(0).coins, t.army_of(0, "militia").scroll, t.army_of(0, "city_guard").scroll) == (0, 2, 3)
    t.play("fight")
    assert t.names("titan", t.player(0).titans) == "cliff_stalker"


@rule("AW-TIT-21")
def test_more_armies_than_needed_may_be_used(ancient_world: Table) -> None:
    t = hunters(ancient_world(), coins=2).play("titan marsh_lurker", "army city_guard")
    assert t.options() == {"army militia", "fight"}
    t.play("army militia", "fight")
    assert [army.scroll for army in t.player(0).armies] == [1, 1]


@rule("AW-TIT-33")
def test_an_army_used_in_every_round_costs_1_2_4_8(ancient_world: Table) -> None:
    t = hunters(ancient_world(), coins=0)
    prices: list[int] = []
    for number, titan in enumerate(("marsh_lurker", "salt_golem", "reef_crab", "bronze_boar"), start=1):
        t.turn(0).serving(0, sword=5).purse(0, 20).dice("blank").fight(titan, "city_guard")
        prices.append(20 - t.player(0).coins)
        t.end_round()
        assert (t.army_of(0, "city_guard").picture, t.g.round) == (2**number - 1, number + 1)
    assert prices == [1, 2, 4, 8]


# -- the attack ------------------------------------------------------------------------------------


@rule("AW-TIT-11")
def test_payment_gives_the_symbols_of_the_card_and_its_experience(ancient_world: Table) -> None:
    t = ancient_world().titan("dune_colossus").army(0, "militia", disbanded="old_campaigners master_fletchers")
    defence = TITANS["dune_colossus"].defence
    needed = defence - 2 - (1 + 1) - 2 - 2
    t.serving(0, sword=needed).purse(0, 9).play("titan dune_colossus")
    assert t.lack("fight") == ("attack", needed, defence)
    t.play("army city_guard")
    assert t.lack("fight") == ("attack", needed + 2, defence)
    t.play("army militia")
    assert t.lack("fight") is None
    assert t.why("fight") is None
    t.serving(0, sword=needed - 1)
    assert t.lack("fight") == ("attack", defence - 1, defence)


@rule("AW-TIT-11", "AW-TIT-12")
def test_army_symbols_last_for_one_fight(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "titan_slayers", disbanded="old_campaigners").army(0, "spear_levy")
    t.titan("marsh_lurker", "salt_golem").dice("blank").fight("marsh_lurker", "titan_slayers").turn(0)
    assert t.why("titan salt_golem") == "AW-TIT-20"
    assert t.lack("titan salt_golem") == ("attack", 2, 4)


@rule("AW-TIT-14")
@pytest.mark.parametrize("missing", ["", "army", "experience", "province", "empire", "titan", "serve"])
def test_the_attack_adds_armies_experience_cards_and_serving_citizens(ancient_world: Table, missing: str) -> None:
    """5 swords of an army and 1 of each other source against a defence of 10."""
    box = load().box
    next(titan for titan in box.titans if titan.name == "obsidian_queen").defence = 10
    t = ancient_world(box=box).titan("obsidian_queen").no_armies(0).purse(0, 9).dice("blank blank blank")
    disbanded = "" if missing == "experience" else "shield_wall"
    t.army(0, "bronze_hoplites" if missing == "army" else "war_elephants", disbanded=disbanded)
    if missing != "province":
        t.provinces(0, "iron_ridge")
    if missing != "empire":
        t.city(0, "smithy")
    if missing != "titan":
        t.titans(0, "forge_wyrm")
    t.place(1, "cell work" if missing == "serve" else "cell serve").turn(0)
    assert t.lack("titan obsidian_queen") == (("attack", 9, 10) if missing else None)
    assert t.why("titan obsidian_queen") == ("AW-TIT-20" if missing else None)


@rule("AW-TIT-15")
def test_symbols_of_cards_are_free_and_count_in_every_fight(ancient_world: Table) -> None:
    t = ancient_world().titan("marsh_lurker", "salt_golem").purse(0, 2).dice("blank")
    t.city(0, "smithy").provinces(0, "iron_ridge").titans(0, "forge_wyrm").fight("marsh_lurker", "city_guard")
    assert t.player(0).coins == 1
    t.turn(0).dice("blank").fight("salt_golem", "militia")
    assert (t.player(0).coins, len(t.player(0).titans)) == (0, 3)


@rule("AW-TIT-16", "AW-TIT-17", "AW-TIT-18")
@pytest.mark.parametrize(("titan", "attack"), [("sun_devourer", 1 + 2 + 1), ("dune_colossus", 1 + 2 + 1 + 3 + 2 + 4)])
def test_arrows_count_only_against_a_titan_that_shows_them(ancient_world: Table, titan: str, attack: int) -> None:
    defence = TITANS[titan].defence
    t = ancient_world().titan(titan).no_armies(0).army(0, "mercian_army").purse(0, 1)
    t.city(0, "bronze_colossus", "archery_range").serving(0, sword=1, arrow=4)
    assert t.lack(f"titan {titan}") == ("attack", attack, defence)
    assert t.serving(0, sword=1 + defence - attack - 1, arrow=4).why(f"titan {titan}") == "AW-TIT-20"
    assert t.serving(0, sword=1 + defence - attack, arrow=4).why(f"titan {titan}") is None


@rule("AW-TIT-13")
@pytest.mark.parametrize(("swords", "clause"), [(2, "AW-TIT-13"), (3, None), (4, None)])
def test_the_attack_must_reach_the_defence(ancient_world: Table, swords: int, clause: str | None) -> None:
    t = ancient_world().titan("bronze_boar").serving(0, sword=swords).play("titan bronze_boar", "army city_guard")
    assert t.why("fight") == clause
    assert t.lack("fight") == (("attack", 4, 5) if clause else None)


@rule("AW-TIT-19")
def test_the_content_says_how_strong_a_titan_is_and_what_counts(ancient_world: Table) -> None:
    box = load().box
    crab = next(titan for titan in box.titans if titan.name == "reef_crab")
    assert ancient_world(box=box).titan("reef_crab").serving(0, arrow=1).why("titan reef_crab") is None
    crab.defence = 6
    assert ancient_world(box=box).titan("reef_crab").serving(0, arrow=1).why("titan reef_crab") == "AW-TIT-20"
    crab.defence, crab.arrows = 5, False
    assert ancient_world(box=box).titan("reef_crab").serving(0, arrow=1).why("titan reef_crab") == "AW-TIT-20"


@rule("AW-TIT-20")
def test_there_is_no_lost_fight(ancient_world: Table) -> None:
    """Two coins pay for one of the armies only, and the militia alone does not reach the defence."""
    t = ancient_world().titan("marsh_lurker").serving(0, sword=2).purse(0, 2)
    t.army(0, "city_guard", picture=1).army(0, "militia", picture=1).play("titan marsh_lurker")
    assert (t.why("army militia"), t.options()) == ("AW-TIT-20", {"army city_guard"})
    t = ancient_world().titan("marsh_lurker").serving(0, sword=1).purse(0, 3)
    assert t.army(0, "city_guard", picture=1).why("titan marsh_lurker") is None
    assert t.purse(0, 2).why("titan marsh_lurker") == "AW-TIT-20"


@rule("AW-TIT-27")
def test_the_titans_own_sword_counts_from_the_next_fight_on(ancient_world: Table) -> None:
    defence = TITANS["forge_wyrm"].defence
    t = ancient_world().titan("forge_wyrm", "cliff_stalker").serving(0, sword=defence - 3)
    assert t.army(0, "militia", scroll=1).lack("titan forge_wyrm") == ("attack", defence - 1, defence)
    t.serving(0, sword=defence - 2).dice("blank blank").fight("forge_wyrm", "city_guard").turn(0).serving(0, sword=0)
    assert t.attack("cliff_stalker") == 1
