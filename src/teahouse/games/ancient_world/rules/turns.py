"""Turns: place a citizen, fight a titan, or pass, until everybody has passed (AW-TRN)."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.games.ancient_world.rules.moves import CITIZEN, PASS, TITAN, titan_card
from teahouse.games.ancient_world.rules.placement import PlaceCitizen, can_place
from teahouse.games.ancient_world.rules.reactions import announce
from teahouse.games.ancient_world.rules.state import NOBODY, AncientWorld
from teahouse.games.ancient_world.rules.titans import UseArmies, deck_of, fight_needs, refuse_fight
from teahouse.games.ancient_world.rules.words import CITIZENS, T_FIRST_PASS


def take_turns(g: AncientWorld) -> None:
    """From the first player on; taking the token later changes nothing in this round (AW-TRN-01, AW-TRN-08)."""
    next_turn(g, g.first)


def next_turn(g: AncientWorld, seat: int) -> None:
    """The next player clockwise who has not passed, until there is none (AW-TRN-01, AW-TRN-03, AW-TRN-06)."""
    for other in g.clockwise(seat):
        if not g.players[other].passed:
            g.turn_of = other
            g.say("turn", other)
            g.ask(TakeTurn(other))
            g.then(next_turn, (other + 1) % g.seats)
            return
    g.turn_of = NOBODY


def refuse_citizen(g: AncientWorld, seat: int, skill: int) -> str | None:
    """On the player board, not hungry, and with a place to go to (AW-PLC-01, AW-PLC-08, AW-PLC-10, AW-PLC-13)."""
    player = g.players[seat]
    if skill in player.home:
        return None if can_place(g, seat, skill) else "AW-PLC-13"
    if skill in player.hungry:
        return "AW-PLC-10"
    return "AW-PLC-01" if skill in player.supply else "AW-PLC-08"


class TakeTurn(Decision[AncientWorld]):
    """Place a citizen, fight a titan, or pass? Exactly one of them (AW-TRN-02, AW-TRN-04..05)."""

    clause: ClassVar[str] = "AW-TRN-02"

    def candidates(self, g: AncientWorld) -> list[int]:
        moves = [PASS]
        for skill in g.players[self.seat].home:
            moves.append(CITIZEN + skill)
        for deck in g.titan_decks:
            if deck:
                moves.append(TITAN + deck[-1])
        return moves

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        if move == PASS:
            return None
        if CITIZEN < move <= CITIZEN + CITIZENS:
            return refuse_citizen(g, self.seat, move - CITIZEN)
        titan = titan_card(move)
        return refuse_fight(g, self.seat, titan) if titan else self.clause

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        titan = titan_card(move)
        return fight_needs(g, self.seat, titan) if titan and deck_of(g, titan) >= 0 else []

    def take(self, g: AncientWorld, move: int) -> None:
        if move == PASS:
            pass_round(g, self.seat)
        elif titan_card(move):
            g.ask(UseArmies(self.seat, titan_card(move), ()))
        else:
            g.ask(PlaceCitizen(self.seat, move - CITIZEN))


def pass_round(g: AncientWorld, seat: int) -> None:
    """For the rest of the round; the first to pass may have cards for that (AW-TRN-06, AW-CLR-06)."""
    first = not any(player.passed for player in g.players)
    g.players[seat].passed = True
    g.say("passed", seat)
    if first:
        announce(g, seat, T_FIRST_PASS)
