"""The empire deck in use with its discard pile, and the face-up rows."""

from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import DECK_A, DECK_B


def deck_in_use(g: AncientWorld) -> int:
    """Deck A in rounds 1-3, B from round 4 on; what is left of A stays beside the board (AW-PRE-02, 05, 10)."""
    return g.box.round_deck[g.round]


def cards_to_draw(g: AncientWorld) -> int:
    return len(g.decks[deck_in_use(g)]) + sum(len(pile) for pile in g.discards)


def draw_empire(g: AncientWorld) -> int:
    """The top card; an empty deck is made anew from the discards, 0 if there are none (AW-PRE-09, AW-PRE-11).

    Whoever draws holds their cards apart, so they are not in that shuffle (AW-XPL-11).
    """
    number = deck_in_use(g)
    if not g.decks[number]:
        shuffle_discards(g, number)
    g.reveal("empire")
    return g.decks[number].pop() if g.decks[number] else 0


def shuffle_discards(g: AncientWorld, number: int) -> None:
    """All discarded empire cards, those of the first rounds too (AW-PRE-09..10)."""
    if number == DECK_B and g.discards[DECK_A]:
        g.returned = sorted({*(g.returned or []), *g.discards[DECK_A]})
    g.decks[number] = g.discards[DECK_A] + g.discards[DECK_B]
    g.discards = [[], []]
    g.shuffle(g.decks[number], "empire")
    if g.decks[number]:
        g.say("reshuffled", -1)


def deal_empire_row(g: AncientWorld) -> None:
    """4, 5 or 6 cards for 2, 3 or 4 players, as far as there are any (AW-SET-09, AW-PRE-08, AW-PRE-11)."""
    while len(g.row) < g.box.empire_row[g.seats] and cards_to_draw(g):
        g.row = [*g.row, draw_empire(g)]
    for card in g.row:
        g.say("row", -1, card)


def discard_empire_row(g: AncientWorld) -> None:
    """What was left goes to the discards, A and B side by side (AW-PRE-07, AW-PRE-10)."""
    for card in g.row:
        g.discard(card)
    g.row = []


def fill_army_row(g: AncientWorld) -> None:
    """As many cards as players; what lies there stays (AW-SET-08, AW-PRE-12..14)."""
    g.reveal("army")
    while len(g.army_row) < g.box.army_row[g.seats] and g.army_deck:
        g.army_row = [*g.army_row, g.army_deck[-1]]
        g.army_deck = g.army_deck[:-1]
        g.say("army-row", -1, g.army_row[-1])
