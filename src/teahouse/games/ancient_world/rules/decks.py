"""The empire deck in use with its discard pile, and the face-up rows."""

from teahouse.games.ancient_world.rules.state import AncientWorld


def deck_in_use(g: AncientWorld) -> int:
    """Deck A in rounds 1-3, B from round 4 on; each has its own discard pile (AW-PRE-02, AW-PRE-05, AW-PRE-10)."""
    return g.box.round_deck[g.round]


def cards_to_draw(g: AncientWorld) -> int:
    deck = deck_in_use(g)
    return len(g.decks[deck]) + len(g.discards[deck])


def draw_empire(g: AncientWorld) -> int:
    """The top card; an empty deck is made anew from its discard pile, 0 if there is none (AW-PRE-09, AW-PRE-11).

    Whoever draws holds his cards apart, so they are not in that shuffle (AW-XPL-11).
    """
    number = deck_in_use(g)
    if not g.decks[number]:
        g.decks[number] = g.discards[number]
        g.discards[number] = []
        g.shuffle(g.decks[number])
        if g.decks[number]:
            g.say("reshuffled", -1)
    g.reveal()
    return g.decks[number].pop() if g.decks[number] else 0


def deal_empire_row(g: AncientWorld) -> None:
    """4, 5 or 6 cards for 2, 3 or 4 players, as far as there are any (AW-SET-09, AW-PRE-08, AW-PRE-11)."""
    while len(g.row) < g.box.empire_row[g.seats] and cards_to_draw(g):
        g.row.append(draw_empire(g))
    for card in g.row:
        g.say("row", -1, card)


def discard_empire_row(g: AncientWorld) -> None:
    """What was left goes to the discard pile of its deck (AW-PRE-07, AW-PRE-10)."""
    for card in g.row:
        g.discards[g.box.empire[card].deck].append(card)
    g.row = []


def fill_army_row(g: AncientWorld) -> None:
    """As many cards as players; what lies there stays (AW-SET-08, AW-PRE-12..14)."""
    g.reveal()
    while len(g.army_row) < g.box.army_row[g.seats] and g.army_deck:
        g.army_row.append(g.army_deck.pop())
        g.say("army-row", -1, g.army_row[-1])
