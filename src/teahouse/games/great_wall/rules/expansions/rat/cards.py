"""Rat cards: revealing them, and who moves the Rat by the open one."""

from typing import Final

from teahouse.games.great_wall.rules.counting import amount, holds
from teahouse.games.great_wall.rules.expansions.rat.pieces import rat_of, sheet_of
from teahouse.games.great_wall.rules.expansions.rat.sheet import FEWEST, WHOEVER, RatCard
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Condition
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import C_TEA, TEA_FIRST, TEA_LAST

NOBODY: Final = -1


def lay_out_cards(g: GreatWall) -> None:
    """Shuffled, face down beside the board, the top card open (GWX-RAT-06)."""
    rat = rat_of(g)
    rat.deck = list(range(len(sheet_of(g).cards)))
    g.shuffle(rat.deck)
    reveal_card(g)


def reveal_card(g: GreatWall) -> None:
    """The next card is laid on the last one; an empty deck is made of all open cards first (GWX-RAT-22, 25, 26)."""
    rat = rat_of(g)
    if not rat.deck:
        rat.deck, rat.pile = rat.pile, []
        g.shuffle(rat.deck, "rat")
    g.reveal("rat")
    rat.pile.append(rat.deck.pop())
    g.say("rat-card", -1, rat.pile[-1])


def who_moves(g: GreatWall) -> int:
    """The player who fulfils the open card, the first of several in tea order (GWX-RAT-15, 17, 20, 24).

    True numbers are compared, hidden ones too: all that is learned is who moves (GWX-RAT-21). The Reed clan and Qin do
    not count (GWX-MIX-17).
    """
    card = sheet_of(g).cards[rat_of(g).pile[-1]]
    if card.asks == WHOEVER:
        able = [seat for seat in g.players() if fulfils(g, card.conditions, seat)]
        return able[0] if able else NOBODY
    return most_or_fewest(g, card)


def most_or_fewest(g: GreatWall, card: RatCard) -> int:
    """Nobody has the most of what nobody has."""
    players = g.players()
    counted = [amount(g, card.counted, seat, Happening()) for seat in players]
    best = min(counted) if card.asks == FEWEST else max(counted)
    if card.asks != FEWEST and best == 0:
        return NOBODY
    return players[counted.index(best)]


def fulfils(g: GreatWall, conditions: list[Condition], seat: int) -> bool:
    """Places in tea order are counted among the players (GWX-MIX-17)."""
    players = g.players()
    for condition in conditions:
        if condition.kind == C_TEA and condition.of in (TEA_FIRST, TEA_LAST):
            met = seat == (players[0] if condition.of == TEA_FIRST else players[-1])
        else:
            met = holds(g, condition, seat, Happening())
        if met == condition.negated:
            return False
    return True
