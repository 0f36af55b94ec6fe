"""Empire cards that score at the end of the game: ten designs; the Moon Festival is among the clarified ones."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards import card
from tests.games.ancient_world.cards.scenes import receive

Table = Callable[..., Builder]

SCALE = [1, 1, 2, 2, 3, 3, 3]
"""For 1, 2, ... banners of the tribe, the card's own included; more than 6 give no more."""
TRIBE_CARDS = {
    "citadel": "barracks smithy watchtower drill_yard remote_outpost trophy_hall",
    "sacred_grove": "olive_groves archery_range scouts_camp carpenters_lodge citizens_assembly great_granary",
    "great_library": "school_of_letters philosophers_porch scribes_guild zor_playwrights crane university",
    "temple_of_tides": "fishing_spot oyster_beds pearl_divers stonemasons_yard cryptic_ship shipyard",
    "treasury": "wheat_fields market_stalls goat_pastures bridge surveyors_office gold_mines",
}
"""Each with other cards of its tribe: one banner each, perhaps two on the last."""


def points(t: Builder, name: str) -> int:
    """What seat 0 scores with a card at the end of the game."""
    return t.finish().scored(0).get(name, 0)


@card("citadel", "sacred_grove", "great_library", "temple_of_tides", "treasury")
@rule("AW-END-11", "AW-END-21")
@pytest.mark.parametrize("others", range(7))
@pytest.mark.parametrize("name", TRIBE_CARDS)
def test_a_card_scores_for_the_banners_of_its_tribe(ancient_world: Table, name: str, others: int) -> None:
    t = receive(ancient_world().raze(0), name).city(0, *TRIBE_CARDS[name].split()[:others])
    assert points(t, name) == SCALE[others]


@card("titan_bone_gate")
@pytest.mark.parametrize(("titans", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 5)])
def test_the_gate_scores_for_titans(ancient_world: Table, titans: int, vp: int) -> None:
    t = receive(ancient_world(), "titan_bone_gate")
    dead = ["reef_crab", "salt_golem", "kelp_hydra", "cliff_stalker", "forge_wyrm", "sun_devourer", "world_tortoise"]
    assert points(t.titans(0, *dead[:titans]), "titan_bone_gate") == vp


@card("royal_road")
@pytest.mark.parametrize(("provinces", "vp"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 6), (5, 6)])
def test_the_road_scores_for_provinces(ancient_world: Table, provinces: int, vp: int) -> None:
    t = receive(ancient_world(), "royal_road")
    land = ["iron_ridge", "high_pass", "red_canyon", "river_delta", "amber_coast"]
    assert points(t.provinces(0, *land[:provinces]), "royal_road") == vp


@card("citizens_assembly")
@pytest.mark.parametrize(("home", "vp"), [("1 2", 0), ("1 2 3", 1), ("1 2 3 4", 3), ("1 2 3 4 5", 5)])
def test_the_assembly_scores_for_citizens_hungry_or_not(ancient_world: Table, home: str, vp: int) -> None:
    t = receive(ancient_world().citizens(0, home), "citizens_assembly")
    assert points(t, "citizens_assembly") == vp


@card("hall_of_veterans")
@pytest.mark.parametrize(("veterans", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_the_hall_scores_for_disbanded_cards_of_all_armies(ancient_world: Table, veterans: int, vp: int) -> None:
    t = receive(ancient_world(), "hall_of_veterans")
    old = ["hill_archers", "spear_levy", "shield_wall", "forlorn_hope", "war_chariots", "camel_riders", "temple_guard"]
    t.army(0, "city_guard", disbanded=" ".join(old[:veterans][::2]))
    t.army(0, "militia", disbanded=" ".join(old[:veterans][1::2]))
    assert points(t, "hall_of_veterans") == vp


@card("archive_of_ages")
@pytest.mark.parametrize(("knowledge", "vp"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_the_archive_scores_for_knowledge_left(ancient_world: Table, knowledge: int, vp: int) -> None:
    t = receive(ancient_world(), "archive_of_ages").purse(0, knowledge=knowledge)
    assert points(t, "archive_of_ages") == vp
