"""The picture of each word: names of game-icons.net, all of them used by the content pack too."""

from typing import Final

from teahouse.games.great_wall.vocabulary import VOCABULARY

GOODS: Final = {
    "wood": "log",
    "stone": "stone-pile",
    "gold": "coins",
    "chi": "yin-yang",
    "wsg": "wooden-crate",
    "any": "swap-bag",
    "honor": "laurel-crown",
    "tactic": "tied-scroll",
    "here": "open-chest",
    "same": "coins-pile",
    "official": "public-speaker",
    "warrior": "guards",
    "captured_horde": "trophy",
}
TOKENS: Final = {
    "shame": "plain-circle",
}
WARRIORS: Final = {
    "spearman": "spears",
    "archer": "bow-arrow",
    "horseman": "cavalry",
    "banner_bearer": "knight-banner",
    "any": "guards",
}
AREAS: Final = {
    "sawmill": "wood-axe",
    "quarry": "stone-pile",
    "gold_mine": "gold-mine",
    "pagoda": "pagoda",
    "barracks": "barracks",
    "builders_camp": "stone-crafting",
    "field_hq": "camping-tent",
    "tea_house": "teapot",
    "embassy": "imperial-crown",
    "academy": "scroll-unfurled",
    "market": "shop",
}
ORDERS: Final = {
    "tyranny": "crowned-skull",
    "economy": "abacus",
    "betrayal": "backstab",
    "order_to_attack": "war-axe",
    "conscription": "minions",
    "great_works": "stone-wall",
}
MOMENTS: Final = {name: word.icon for name, word in VOCABULARY.moment.items()}
CONDITIONS: Final = {name: word.icon for name, word in VOCABULARY.condition.items()}
SCALERS: Final = {name: word.icon for name, word in VOCABULARY.scaler.items()}
EFFECTS: Final = {name: word.icon for name, word in VOCABULARY.effect.items()}
MODIFIERS: Final = {name: word.icon for name, word in VOCABULARY.modifier.items()}
PRICED: Final = {
    "recruit": "rally-the-troops",
    "overseer": "farmer",
    "fortification": "hill-fort",
    "wall": "stone-wall",
    "hire_official": "contract",
    "hire_advisor": "conversation",
    "save": "bandage-roll",
    "discard_shame": "prayer",
    "enhanced": "tied-scroll",
    "hand_in": "granary",
    "defeat": "laurels-trophy",
    "archer_defeat": "bow-arrow",
    "order_discard": "files",
    "income": "money-stack",
    "promote": "rank-3",
    "alone": "hooded-figure",
    "breach": "broken-wall",
    "edict": "gavel",
    "firing_positions": "watchtower",
    "damage": "broken-arrow",
}
"""What prices, honour, prohibitions and immunities are about, besides warriors and areas."""
PLACES: Final = {
    "firing": "watchtower",
    "firing_here": "watchtower",
    "firing_top": "guarded-tower",
    "own_archers": "watchtower",
    "shelters": "camping-tent",
    "shelter_here": "camping-tent",
    "shelter": "camping-tent",
    "hordes": "warlord-helmet",
    "supply": "knapsack",
    "pool": "organigram",
    "board": "treasure-map",
}
LIMITS: Final = {
    "activation": "ringing-bell",
    "turn": "clockwork",
    "season": "herbs-bundle",
    "year": "hourglass",
    "game": "checkered-flag",
}
