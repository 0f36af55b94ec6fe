"""What is printed on the cards, read a second time: the numbers that the scenarios hold the game to."""

from collections import Counter
from typing import NamedTuple


class Empire(NamedTuple):
    deck: str
    copies: int
    coins: int
    knowledge: int
    banners: str
    symbols: str = ""


class Army(NamedTuple):
    front: str
    experience: str
    coins: int = 0
    knowledge: int = 0


class Titan(NamedTuple):
    stars: int
    defence: int
    beaten_by: str
    banners: str
    symbols: str


class Province(NamedTuple):
    symbols: str
    banners: str = ""


EMPIRE = {
    "market_stalls": Empire("A", 2, 2, 0, "yellow", "coin"),
    "olive_groves": Empire("A", 2, 2, 0, "green", "food food"),
    "goat_pastures": Empire("A", 2, 1, 0, "yellow", "food"),
    "oyster_beds": Empire("A", 2, 3, 0, "blue", "food coin"),
    "barracks": Empire("A", 2, 2, 0, "red", "army"),
    "smithy": Empire("A", 2, 2, 0, "red", "sword"),
    "archery_range": Empire("A", 2, 3, 0, "green", "arrow arrow"),
    "school_of_letters": Empire("A", 2, 2, 0, "purple"),
    "pearl_divers": Empire("A", 2, 2, 0, "blue"),
    "stonemasons_yard": Empire("A", 2, 1, 0, "blue"),
    "watchtower": Empire("A", 1, 1, 0, "red", "arrow"),
    "scouts_camp": Empire("A", 1, 2, 0, "green", "arrow eye"),
    "philosophers_porch": Empire("A", 1, 4, 0, "purple", "coin"),
    "great_archivists": Empire("A", 1, 4, 0, "purple blue", "coin eye eye"),
    "scribes_guild": Empire("A", 1, 2, 0, "purple"),
    "zor_playwrights": Empire("A", 1, 1, 0, "purple"),
    "desert_caravan": Empire("A", 1, 4, 0, "yellow red"),
    "crane": Empire("A", 1, 2, 0, "purple"),
    "cryptic_ship": Empire("A", 1, 2, 0, "blue"),
    "bridge": Empire("A", 1, 1, 0, "yellow"),
    "town_hall": Empire("A", 1, 4, 0, "red purple"),
    "remote_outpost": Empire("A", 1, 1, 0, "red"),
    "aqueduct": Empire("A", 1, 3, 0, "green blue"),
    "settlers_quarter": Empire("A", 1, 5, 0, "green purple", "citizen"),
    "harbour_suburb": Empire("A", 1, 4, 1, "blue blue", "citizen food"),
    "observatory": Empire("A", 1, 5, 1, "purple yellow", "knowledge"),
    "silk_weavers": Empire("A", 1, 5, 0, "yellow green", "coin coin"),
    "wayside_shrine": Empire("A", 1, 3, 0, "green purple"),
    "border_market": Empire("A", 1, 3, 0, "red yellow"),
    "ferry_landing": Empire("A", 1, 3, 0, "blue green"),
    "drill_yard": Empire("A", 1, 1, 0, "red"),
    "trophy_hall": Empire("A", 1, 3, 0, "red"),
    "surveyors_office": Empire("A", 1, 1, 0, "yellow"),
    "hiring_market": Empire("A", 1, 1, 0, "yellow"),
    "carpenters_lodge": Empire("A", 1, 3, 0, "green"),
    "rangers_lodge": Empire("B", 2, 4, 0, "red green", "arrow"),
    "war_college": Empire("B", 2, 3, 1, "red purple", "sword"),
    "naval_arsenal": Empire("B", 2, 5, 0, "red blue", "sword"),
    "mercenary_hall": Empire("B", 2, 4, 0, "red yellow", "army"),
    "herb_gardens": Empire("B", 2, 2, 1, "green purple", "food food"),
    "river_port": Empire("B", 2, 3, 0, "green blue", "food"),
    "grain_exchange": Empire("B", 2, 4, 0, "green yellow", "food coin"),
    "lighthouse": Empire("B", 2, 1, 1, "purple blue", "eye eye"),
    "mint": Empire("B", 2, 2, 1, "purple yellow", "coin coin"),
    "spice_wharf": Empire("B", 2, 4, 0, "blue yellow"),
    "proving_grounds": Empire("B", 1, 3, 1, "red red", "sword"),
    "great_granary": Empire("B", 1, 4, 0, "green green", "food food"),
    "university": Empire("B", 1, 3, 1, "purple purple"),
    "shipyard": Empire("B", 1, 4, 0, "blue blue"),
    "gold_mines": Empire("B", 1, 4, 0, "yellow yellow", "coin coin"),
    "temple_of_three_peoples": Empire("B", 1, 4, 2, "red green purple"),
    "hanging_gardens": Empire("B", 1, 4, 2, "green purple blue", "food"),
    "great_bazaar": Empire("B", 1, 6, 1, "purple blue yellow", "coin"),
    "triumphal_gate": Empire("B", 1, 5, 1, "blue yellow red"),
    "house_of_envoys": Empire("B", 1, 4, 2, "yellow red green"),
    "citadel": Empire("B", 1, 2, 1, "red"),
    "sacred_grove": Empire("B", 1, 2, 1, "green"),
    "great_library": Empire("B", 1, 2, 1, "purple"),
    "temple_of_tides": Empire("B", 1, 2, 1, "blue"),
    "treasury": Empire("B", 1, 2, 1, "yellow"),
    "moon_festival": Empire("B", 1, 2, 1, "purple"),
    "titan_bone_gate": Empire("B", 1, 5, 1, "red"),
    "royal_road": Empire("B", 1, 2, 1, "yellow"),
    "citizens_assembly": Empire("B", 1, 2, 1, "green"),
    "hall_of_veterans": Empire("B", 1, 3, 1, "blue"),
    "archive_of_ages": Empire("B", 1, 4, 0, "purple yellow"),
    "forest_refuge": Empire("B", 1, 3, 0, "green red"),
    "trading_city": Empire("B", 1, 4, 0, "yellow blue"),
    "new_town": Empire("B", 1, 5, 0, "green purple", "citizen food"),
    "healers_temple": Empire("B", 1, 4, 0, "purple blue", "coin"),
    "bronze_colossus": Empire("B", 1, 6, 0, "red blue", "sword sword"),
    "ballista_works": Empire("B", 1, 5, 0, "red yellow", "arrow arrow arrow"),
}

STARTING = {
    "fishing_spot": Empire("start", 4, 0, 0, "blue", "food"),
    "wheat_fields": Empire("start", 4, 0, 0, "yellow", "food"),
}

ARMIES = {
    "city_guard": Army("sword sword", "sword"),
    "militia": Army("sword arrow", "arrow"),
    "mercian_army": Army("arrow arrow arrow sword", "sword", 1),
    "hill_archers": Army("arrow arrow arrow", "sword"),
    "spear_levy": Army("sword sword arrow", "sword"),
    "ildan_slingers": Army("arrow arrow arrow trophy", "arrow"),
    "steppe_raiders": Army("sword sword trophy trophy", "trophy", 1),
    "shadow_scouts": Army("arrow arrow spy", "arrow", 1),
    "shield_wall": Army("sword sword sword", "sword", 1),
    "camel_riders": Army("sword arrow arrow trophy", "trophy"),
    "temple_guard": Army("sword sword restore", "restore"),
    "field_surgeons": Army("arrow arrow arrow restore", "restore"),
    "bronze_hoplites": Army("sword sword sword sword", "sword", 2),
    "war_chariots": Army("sword sword arrow arrow", "arrow", 1),
    "longbow_company": Army("arrow arrow arrow arrow", "arrow", 1),
    "pelagian_marines": Army("sword sword sword trophy", "sword", 2),
    "sahiran_lancers": Army("sword sword sword arrow", "arrow", 2),
    "spymasters_guard": Army("sword sword sword spy", "spy", 3),
    "siege_engineers": Army("arrow arrow arrow arrow arrow", "arrow", 2),
    "war_elephants": Army("sword sword sword sword sword", "sword", 4),
    "royal_bodyguard": Army("sword sword sword sword arrow", "sword sword", 4),
    "forlorn_hope": Army("sword sword sword sword", "", 1),
    "old_campaigners": Army("sword sword", "sword sword"),
    "master_fletchers": Army("arrow arrow", "arrow arrow"),
    "zor_banner_guard": Army("sword sword arrow spy", "sword", 3),
    "treasure_hunters": Army("arrow arrow arrow trophy trophy", "trophy", 1),
    "titan_slayers": Army("sword sword sword sword arrow arrow", "sword arrow", 2, 1),
}

TITANS = {
    "reef_crab": Titan(1, 5, "sword arrow", "blue", "space"),
    "marsh_lurker": Titan(1, 4, "sword", "green", "space"),
    "tide_wolf": Titan(1, 7, "sword arrow", "red", "space arrow"),
    "salt_golem": Titan(1, 4, "sword", "yellow", "space"),
    "lantern_moth": Titan(1, 6, "sword arrow", "purple", "space"),
    "kelp_hydra": Titan(1, 9, "sword arrow", "blue green", "space"),
    "bronze_boar": Titan(1, 5, "sword", "red", "space coin"),
    "drowned_giant": Titan(1, 9, "sword arrow", "purple yellow", "space"),
    "stone_creature": Titan(2, 8, "sword arrow", "red yellow", "space space"),
    "serpent_of_hmu": Titan(2, 7, "sword arrow", "blue purple", "space food"),
    "cliff_stalker": Titan(2, 8, "sword", "red green", "space"),
    "thunder_ram": Titan(2, 11, "sword arrow", "yellow blue", "space sword"),
    "mother_of_bats": Titan(2, 10, "sword arrow", "purple green", "space"),
    "glacier_worm": Titan(2, 8, "sword", "blue green", "space space"),
    "forge_wyrm": Titan(2, 9, "sword", "red purple", "space sword"),
    "dune_colossus": Titan(3, 15, "sword arrow", "yellow yellow red", "space space"),
    "sphinx_of_zor": Titan(3, 14, "sword arrow", "purple purple blue", "space"),
    "sun_devourer": Titan(3, 11, "sword", "red yellow green", "space space"),
    "world_tortoise": Titan(3, 16, "sword arrow", "green blue yellow", "space space space food"),
    "obsidian_queen": Titan(3, 11, "sword", "red purple green", "space sword"),
}

PROVINCES = {
    "fertile_plain": Province("space space space food"),
    "river_delta": Province("space space food food", "blue"),
    "silver_hills": Province("space space coin", "yellow"),
    "amber_coast": Province("space space space eye eye", "blue"),
    "high_pass": Province("space space space arrow", "green"),
    "iron_ridge": Province("space space sword", "red"),
    "border_march": Province("space space army", "purple"),
    "broad_steppe": Province("space space space space", "yellow"),
    "cedar_forest": Province("space space", "green"),
    "holy_mountain": Province("space space", "purple"),
    "red_canyon": Province("space space", "red"),
}


def symbols_of(card: str) -> Counter[str]:
    """How many of each symbol an empire card, a titan or a province shows."""
    if card in TITANS:
        return Counter(TITANS[card].symbols.split())
    if card in PROVINCES:
        return Counter(PROVINCES[card].symbols.split())
    return Counter((EMPIRE | STARTING)[card].symbols.split())


def with_symbol(symbol: str) -> list[str]:
    """The empire cards, titans and provinces that show a symbol."""
    return [card for card in [*EMPIRE, *TITANS, *PROVINCES] if symbols_of(card)[symbol]]
