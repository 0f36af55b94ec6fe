"""Setting up the table (AW-SET)."""

from teahouse.games.ancient_world.rules.decks import deal_empire_row, fill_army_row
from teahouse.games.ancient_world.rules.rounds import play_rounds
from teahouse.games.ancient_world.rules.state import AncientWorld, Army, Building
from teahouse.games.ancient_world.rules.words import (
    CITIZENS,
    DECK_A,
    DECK_B,
    EMPIRE_CARDS,
    PROVINCES,
    STARS,
    TITANS,
)


def set_up(g: AncientWorld, first: int) -> None:
    """Everything before round 1; `first` is the first player, or -1 for one at random (AW-SET-14..15)."""
    g.first = first if first >= 0 else g.chance(g.seats)
    g.say("first-player", g.first)
    shuffle_decks(g)
    deal_empire_row(g)
    fill_army_row(g)
    for seat in range(g.seats):
        equip(g, seat)
    g.then(play_rounds)


def shuffle_decks(g: AncientWorld) -> None:
    """Provinces, armies, titans by stars, empire A and B (AW-SET-04..05, AW-SET-08..10)."""
    g.province_deck = list(range(1, PROVINCES + 1))
    g.shuffle(g.province_deck)
    started = [card for cards in g.box.start_armies for card in cards]
    g.army_deck = [card for card in range(1, len(g.box.armies)) if card not in started]
    g.shuffle(g.army_deck)
    titans = range(1, TITANS + 1)
    g.titan_decks = [[titan for titan in titans if g.box.titans[titan].stars == deck + 1] for deck in range(STARS)]
    for cards in g.titan_decks:
        g.shuffle(cards)
    for letter in (DECK_A, DECK_B):
        g.decks[letter] = [card for card in range(1, EMPIRE_CARDS + 1) if g.box.empire[card].deck == letter]
        g.shuffle(g.decks[letter])


def equip(g: AncientWorld, seat: int) -> None:
    """Starting cards, coins by place in turn order, citizens; the others stay in the supply (AW-SET-11..13, 16..19).

    The first-player token lies hand side down, as the position starts with it (AW-SET-20).
    """
    box = g.box
    player = g.players[seat]
    player.city = [Building(card) for card in box.start_empire[seat]]
    player.armies = [Army(card) for card in box.start_armies[seat]]
    player.coins = box.start_coins + box.extra_coins[(seat - g.first) % g.seats]
    player.home = box.start_citizens[:]
    player.supply = [skill for skill in range(1, CITIZENS + 1) if skill not in box.start_citizens]
