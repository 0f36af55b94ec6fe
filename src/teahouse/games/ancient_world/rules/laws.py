"""Conservation laws: what holds of every position, whatever was played (AW-INV)."""

from teahouse.games.ancient_world.rules.armies import DiscardArmy
from teahouse.games.ancient_world.rules.properties import army_limit, free_spaces
from teahouse.games.ancient_world.rules.state import AncientWorld, Player, owner_of, skill_of
from teahouse.games.ancient_world.rules.words import (
    ARMY_CARDS,
    CELLS,
    CITIZENS,
    DECK_START,
    EMPIRE_CARDS,
    HIGHER,
    PROVINCES,
    TITANS,
)


def broken_laws(g: AncientWorld) -> list[str]:
    """Every law this position breaks: the clause and a short sentence; a position of real play breaks none."""
    broken: list[str] = []
    for seat in range(g.seats):
        cities_have_room(g, seat, broken)
        cards_of_a_city_differ(g, seat, broken)
        armies_keep_the_limit(g, seat, broken)
        citizens_stay(g, seat, broken)
        nothing_is_owed(g.players[seat], seat, broken)
    skills_rise(g, broken)
    tops_are_known(g, broken)
    empire_cards_stay(g, broken)
    army_cards_stay(g, broken)
    titans_and_provinces_stay(g, broken)
    return broken


def broken_at_the_start_of_turns(g: AncientWorld) -> list[str]:
    """What holds besides when phase 2 begins: everything is fresh but the Hungry cells (AW-INV-06)."""
    broken: list[str] = []
    for player in g.players:
        if any(army.scroll > 0 for army in player.armies):
            broken.append("AW-INV-06: a scroll holds coins")
        if any(building.citizen > 0 for building in player.city):
            broken.append("AW-INV-06: a citizen stands on an empire card")
    if any(len(citizens) > 0 for citizens in g.cells):
        broken.append("AW-INV-06: a citizen stands on a cell")
    if g.hand_up:
        broken.append("AW-INV-06: the first-player token lies hand side up")
    return broken


def cities_have_room(g: AncientWorld, seat: int, broken: list[str]) -> None:
    """No more empire cards than spaces (AW-INV-01)."""
    if free_spaces(g, seat) < 0:
        broken.append(f"AW-INV-01: seat {seat} lacks {-free_spaces(g, seat)} spaces")


def cards_of_a_city_differ(g: AncientWorld, seat: int, broken: list[str]) -> None:
    """No two of the same name (AW-INV-02)."""
    kinds = [g.box.empire[building.card].kind for building in g.players[seat].city]
    if len(kinds) != len(set(kinds)):
        broken.append(f"AW-INV-02: seat {seat} owns two identical empire cards")


def armies_keep_the_limit(g: AncientWorld, seat: int, broken: list[str]) -> None:
    """No more armies than symbols, unless their owner is just discarding one (AW-INV-03)."""
    discarding = any(isinstance(decision, DiscardArmy) and decision.seat == seat for decision in g.open)
    if len(g.players[seat].armies) > army_limit(g, seat) and not discarding:
        broken.append(f"AW-INV-03: seat {seat} has too many armies")


def citizens_stay(g: AncientWorld, seat: int, broken: list[str]) -> None:
    """Each citizen in one place: supply, player board, Hungry cell, board cell, own empire card (AW-INV-05)."""
    player = g.players[seat]
    skills = player.supply + player.home + player.hungry
    skills += [building.citizen for building in player.city if building.citizen]
    for citizens in g.cells:
        skills += [skill_of(citizen) for citizen in citizens if owner_of(citizen) == seat]
    placing = [skill for skill in range(1, CITIZENS + 1) if skills.count(skill) != 1]
    if placing:
        broken.append(f"AW-INV-05: citizens {placing} of seat {seat} are not in one place")


def nothing_is_owed(player: Player, seat: int, broken: list[str]) -> None:
    """Coins and knowledge never fall below 0 (AW-INV-08)."""
    on_armies = [min(army.scroll, army.picture) for army in player.armies]
    if min(player.coins, player.knowledge, *on_armies) < 0:
        broken.append(f"AW-INV-08: seat {seat} owes something")


def skills_rise(g: AncientWorld, broken: list[str]) -> None:
    """In order of placement, on normal cells (AW-INV-04)."""
    for cell in range(len(CELLS)):
        skills = [skill_of(citizen) for citizen in g.cells[cell]]
        if g.box.cells[cell].placement == HIGHER and skills != sorted(set(skills)):
            broken.append(f"AW-INV-04: the citizens on {CELLS[cell]} have the skills {skills}")


def tops_are_known(g: AncientWorld, broken: list[str]) -> None:
    """Everybody sees the top titan of each deck and the top province (AW-INV-07)."""
    seen = g.observe(-1)
    if seen["titans"] != [deck[-1] if deck else 0 for deck in g.titan_decks]:
        broken.append("AW-INV-07: the top of a titan deck is not seen")
    if g.looking is None and seen["provinces"] != g.province_deck[-1:]:
        broken.append("AW-INV-07: the top of the province deck is not seen")
    buried = sum(burial.count for burial in g.buried())
    if buried != g.provinces_buried or buried > max(0, len(g.province_deck) - g.provinces_shown):
        broken.append("AW-ALT-03: it is not known who put the provinces under the deck")


def empire_cards_stay(g: AncientWorld, broken: list[str]) -> None:
    """Every card of decks A and B in one place, starting cards with their players (AW-CMP-09, AW-CMP-11..12)."""
    times = [0] * (EMPIRE_CARDS + 1)
    piles = [*g.decks, *g.discards, g.row]
    for player in g.players:
        piles += [player.reserve, player.drawn, [building.card for building in player.city]]
        if any(card not in player.reserve for card in player.known):
            broken.append("AW-XPL-09: a card known to lie aside does not")
    for pile in piles:
        for card in pile:
            times[card] += 1
    dealt = [card for seat in range(g.seats) for card in g.box.start_empire[seat]]
    for card in range(1, EMPIRE_CARDS + 1):
        wanted = 1 if g.box.empire[card].deck != DECK_START or card in dealt else 0
        if times[card] != wanted:
            broken.append(f"AW-CMP-11: empire card {card} lies in {times[card]} places")


def army_cards_stay(g: AncientWorld, broken: list[str]) -> None:
    """Deck, row, armies, or out of the game (AW-CMP-08, AW-CMP-13)."""
    cards = g.army_deck + g.army_row + g.army_discard
    for player in g.players:
        for army in player.armies:
            cards = [*cards, army.card, *army.disbanded]
    boxed = [card for seat in range(g.seats, len(g.box.start_armies)) for card in g.box.start_armies[seat]]
    if sorted(cards + boxed) != list(range(1, ARMY_CARDS + 1)):
        broken.append("AW-CMP-13: army cards are lost or doubled")


def titans_and_provinces_stay(g: AncientWorld, broken: list[str]) -> None:
    """In their decks or with players (AW-CMP-10, AW-CMP-14)."""
    titans = [titan for deck in g.titan_decks for titan in deck]
    provinces = g.province_deck[:]
    for player in g.players:
        titans += player.titans
        provinces += player.provinces
    if sorted(titans) != list(range(1, TITANS + 1)):
        broken.append("AW-CMP-14: titans are lost or doubled")
    if sorted(provinces) != list(range(1, PROVINCES + 1)):
        broken.append("AW-CMP-10: provinces are lost or doubled")
