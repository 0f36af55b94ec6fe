"""Placing a citizen: on a cell of the board or on an own empire card (AW-PLC)."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_list, without
from teahouse.games.ancient_world.rules.box import Price
from teahouse.games.ancient_world.rules.cells import perform_cell, performing_needs, refuse_performing
from teahouse.games.ancient_world.rules.empire_actions import own_card_needs, refuse_own_card, use_own_card
from teahouse.games.ancient_world.rules.moves import CELL, EMPIRE, empire_card
from teahouse.games.ancient_world.rules.purse import purse_of
from teahouse.games.ancient_world.rules.state import AncientWorld, skill_of, token
from teahouse.games.ancient_world.rules.words import CELLS, HIGHER, LEARN, MATCH_OR_PAY, RECRUIT
from teahouse.games.ancient_world.rules.work import announce_learning

FEE: Final = 1


def highest_skill(g: AncientWorld, cell: int) -> int:
    """Of all citizens on a cell, whoever owns them; 0 if there is none (AW-PLC-04..05)."""
    highest = 0
    for citizen in g.cells[cell]:
        highest = max(highest, skill_of(citizen))
    return highest


def fee(g: AncientWorld, cell: int, skill: int) -> int:
    """1 coin on the cells of building and recruiting, unless first or matching (AW-BLD-03..05, AW-REC-02)."""
    if g.box.cells[cell].placement != MATCH_OR_PAY or not g.cells[cell]:
        return 0
    matched = any(skill_of(citizen) == skill for citizen in g.cells[cell])
    return 0 if matched else FEE


def refuse_cell(g: AncientWorld, seat: int, skill: int, cell: int) -> str | None:
    """Covered, outranked, too poor, or to no effect; some cells ignore skills (AW-PLC-03..13, AW-BLD-02, AW-RES-07)."""
    printed = g.box.cells[cell]
    if g.round < printed.opens:
        return "AW-PLC-11"
    if printed.placement == HIGHER and skill <= highest_skill(g, cell):
        return "AW-PLC-04"
    purse = purse_of(g, seat)
    entrance = fee(g, cell, skill)
    if purse.coins < entrance:
        return "AW-REC-02" if cell == RECRUIT else "AW-BLD-03"
    purse.coins -= entrance
    return refuse_performing(g, seat, cell, purse, 0)


def cell_needs(g: AncientWorld, seat: int, skill: int, cell: int) -> list[Lack]:
    """The round in which the cell opens, a skill above all others there, the fee and the price (AW-PLC-04, 11, 13)."""
    printed = g.box.cells[cell]
    needs = [Lack("round", g.round, printed.opens)]
    if printed.placement == HIGHER:
        needs.append(Lack("skill", skill, highest_skill(g, cell) + 1))
    return needs + performing_needs(g, seat, cell, Price(fee(g, cell, skill)))


def can_place(g: AncientWorld, seat: int, skill: int) -> bool:
    """Is there any place for this citizen?"""
    for cell in range(len(CELLS)):
        if refuse_cell(g, seat, skill, cell) is None:
            return True
    for card in g.players[seat].face_up():
        if refuse_own_card(g, seat, card) is None:
            return True
    return False


class PlaceCitizen(Decision[AncientWorld]):
    """Where is the citizen placed? (AW-PLC-01, AW-PLC-12)"""

    clause: ClassVar[str] = "AW-PLC-01"

    skill: int

    def candidates(self, g: AncientWorld) -> list[int]:
        empire = g.box.empire
        cards = [EMPIRE + each.card for each in g.players[self.seat].city if empire[each.card].action >= 0]
        return [CELL + cell for cell in range(len(CELLS))] + cards

    def refuse(self, g: AncientWorld, move: int) -> str | None:
        if CELL <= move < CELL + len(CELLS):
            return refuse_cell(g, self.seat, self.skill, move - CELL)
        card = empire_card(move)
        return refuse_own_card(g, self.seat, card) if card else self.clause

    def lacking(self, g: AncientWorld, move: int) -> list[Lack]:
        if CELL <= move < CELL + len(CELLS):
            return cell_needs(g, self.seat, self.skill, move - CELL)
        card = empire_card(move)
        return own_card_needs(g, self.seat, card) if card else []

    def take(self, g: AncientWorld, move: int) -> None:
        """It stays there until the end of the round (AW-PLC-08..09)."""
        player = g.players[self.seat]
        player.home = without(player.home, self.skill)
        card = empire_card(move)
        if card:
            use_own_card(g, self.seat, self.skill, card)
        else:
            place_on_cell(g, self.seat, self.skill, move - CELL)


def place_on_cell(g: AncientWorld, seat: int, skill: int, cell: int) -> None:
    """The fee first, then the action at once (AW-PLC-02)."""
    entrance = fee(g, cell, skill)
    g.cells = with_list(g.cells, cell, [*g.cells[cell], token(seat, skill)])
    g.say("placed", seat, skill, cell)
    g.pay(seat, entrance, 0)
    perform_cell(g, seat, cell, 0)
    if cell == LEARN:
        g.then(announce_learning, seat)
