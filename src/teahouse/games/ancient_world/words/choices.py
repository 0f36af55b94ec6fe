"""The legal moves as they are listed: in groups, each with its price and what it would do."""

from typing import Final

from teahouse.games.ancient_world.rules import build, moves, recruit
from teahouse.games.ancient_world.rules.armies import army_symbols, price_of_use
from teahouse.games.ancient_world.rules.box import Price
from teahouse.games.ancient_world.rules.cells import ChoosePayment, prices
from teahouse.games.ancient_world.rules.placement import PlaceCitizen, fee, refuse_cell
from teahouse.games.ancient_world.rules.reactions import UseCard
from teahouse.games.ancient_world.rules.state import Army
from teahouse.games.ancient_world.rules.titans import UseArmies
from teahouse.games.ancient_world.rules.words import CELLS, SYMBOLS
from teahouse.games.ancient_world.words.reckoning import cheapest_fight
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.games.ancient_world.words.words import Words
from teahouse.wording import Choice
from teahouse.wording.asked import Asked

LAST: Final = (moves.DONE, moves.PASS)
FIRST: Final = (moves.FIGHT, moves.NEW_ARMY)
OUTRANKED: Final = "AW-PLC-04"


class Choices:
    """What one may answer."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.cards = words.cards

    def listed(self, seen: Seen, legal: list[int]) -> list[Choice]:
        """Answers by group, then what declines or ends."""
        asked = seen.question(seen.seat)
        assert asked is not None
        ranked = sorted(legal, key=lambda move: (self.rank(move, seen), legal.index(move)))
        return [self.choice(move, asked, seen) for move in ranked]

    def rank(self, move: int, seen: Seen) -> int:
        """Where a move stands in the list: a bargain after the purchases, the deck after the row."""
        if move in FIRST:
            return 0
        if move in LAST:
            return 9
        card = moves.empire_card(move)
        if seen.asks() == "CopyAction":
            return 1 + owner(seen, card)
        if card in seen.table.players[seen.seat].reserve:
            return 2
        return 3 if move == moves.DRAW or owner(seen, card) == seen.seat else 1

    def choice(self, move: int, asked: Asked, seen: Seen) -> Choice:
        return Choice(
            move,
            self.group(move, asked, seen),
            self.words.move(move, seen),
            self.price(move, asked, seen),
            self.note(move, asked, seen),
        )

    # -- groups ------------------------------------------------------------------------------

    def group(self, move: int, asked: Asked, seen: Seen) -> str:
        card = moves.empire_card(move)
        if move in LAST:
            return self.words.say("group-other")
        match asked.asks:
            case "TakeTurn":
                return self.words.say("group-titans" if moves.titan_card(move) else "group-citizens")
            case "PlaceCitizen":
                return self.words.say("group-city" if card else "group-board")
            case "BuyEmpire" if card in seen.table.row:
                return self.words.say("group-row")
            case "BuyEmpire":
                own = card in seen.table.players[asked.seat].reserve
                return self.words.say("group-reserve" if own else "group-bargain")
            case "Explore" | "PutAside":
                return self.words.say("group-row" if card else "group-deck")
            case "PlaceArmy":
                return self.words.say("group-new-army" if move == moves.NEW_ARMY else "group-disband")
            case "CopyAction":
                return self.words.say("group-of", player=self.words.player(owner(seen, card)))
        return ""

    # -- prices ------------------------------------------------------------------------------

    def price(self, move: int, asked: Asked, seen: Seen) -> str:
        """What it costs."""
        g, seat, card = seen.g, asked.seat, moves.empire_card(move)
        match asked.asks:
            case "TakeTurn" | "FightScouted" if moves.titan_card(move):
                coins = cheapest_fight(g, seat, moves.titan_card(move))
                return self.words.say("price-from", n=coins) if coins else ""
            case "PlaceCitizen" if not card:
                return self.price_of_cell(move - moves.CELL, asked, seen)
            case "PlaceCitizen" | "CopyAction":
                return self.words.price(g.box.empire[card].action_pay)
            case "BuyEmpire":
                rule = build.bargain_of(g, seat, card)
                return self.words.price(
                    build.price_of(g, card, asked.read(build.BuyEmpire).discount) if rule is None else rule.pay
                )
            case "BuyArmy":
                return self.words.price(
                    recruit.price_of(g, moves.army_card(move), asked.read(recruit.BuyArmy).discount)
                )
            case "UseArmies" if move != moves.FIGHT:
                return self.words.price(Price(price_of_use(own_army(seen, move))))
            case "UseCard" if move == moves.TAKE:
                return self.words.price(g.box.triggers[asked.read(UseCard).trigger].pay)
            case "ChoosePayment":
                price = asked.read(ChoosePayment).price_in(g, move - moves.PAY)
                return "" if price is None else self.words.price(price)
        return ""

    def price_of_cell(self, cell: int, asked: Asked, seen: Seen) -> str:
        """The fee of the place, or the alternatives of the action."""
        entrance = self.words.price(Price(fee(seen.g, cell, asked.read(PlaceCitizen).skill)))
        ways = " / ".join(self.words.price(price) for price in prices(seen.g, asked.seat, cell, 0))
        return " + ".join(part for part in (entrance, ways) if part)

    # -- notes -------------------------------------------------------------------------------

    def note(self, move: int, asked: Asked, seen: Seen) -> str:
        """What it would do, where that is plain to see."""
        if moves.CITIZEN < move < moves.CELL:
            return self.blocked(move - moves.CITIZEN, asked, seen) if asked.asks == "TakeTurn" else ""
        if moves.CELL <= move <= moves.EMPIRE:
            return self.cards.action_of_cell(move - moves.CELL)
        if move == moves.FIGHT:
            fight = asked.read(UseArmies)
            dice = sum(self.words.box.titans[fight.titan].banners)
            return self.words.say("note-fight", n=dice, **self.words.fight(fight, seen))
        if move == moves.TAKE:
            return self.cards.text_of("empire", asked.read(UseCard).card)
        if moves.SCROLL < move <= moves.TITAN:
            army = own_army(seen, move)
            return self.words.tokens("coin", army.scroll if move <= moves.PICTURE else army.picture)
        return self.card(move, asked, seen)

    def card(self, move: int, asked: Asked, seen: Seen) -> str:
        """The text of the card a move is about."""
        if moves.army_card(move):
            return self.army(moves.army_card(move), asked, seen)
        if moves.titan_card(move):
            titan = moves.titan_card(move)
            return f"{self.cards.facts('titan', titan)} {self.cards.text_of('titan', titan)}"
        if moves.province_card(move):
            province = moves.province_card(move)
            return f"{self.cards.text_of('province', province)} {self.cards.banners('province', province)}".rstrip()
        return self.empire(moves.empire_card(move), asked) if moves.empire_card(move) else ""

    def empire(self, card: int, asked: Asked) -> str:
        """With its banners where one chooses among new cards, and its price where one will have to pay it later."""
        text = self.cards.text_of("empire", card)
        if asked.asks in ("Explore", "KeepCard", "PutAside"):
            return f"{text} {self.cards.facts('empire', card)}"
        return f"{text} {self.cards.banners('empire', card)}" if asked.asks == "BuyEmpire" else text

    def army(self, card: int, asked: Asked, seen: Seen) -> str:
        """A card of the row by its text, an own army by all its symbols, with experience."""
        army = seen.g.players[asked.seat].army_with(card)
        if army is None:
            return self.cards.text_of("army", card)
        if asked.asks == "PlaceArmy":
            left = self.cards.symbols(self.words.box.armies[card].experience)
            return self.words.say("note-disband", left=left or self.words.say("none"), n=army.picture)
        return self.cards.symbols([army_symbols(seen.g, army, symbol) for symbol in range(len(SYMBOLS))])

    def blocked(self, skill: int, asked: Asked, seen: Seen) -> str:
        """The cells on which this citizen is outranked."""
        cells = [cell for cell in range(len(CELLS)) if refuse_cell(seen.g, asked.seat, skill, cell) == OUTRANKED]
        if not cells:
            return ""
        return self.words.say("note-outranked", cells=", ".join(self.cards.cell(cell) for cell in cells))


def owner(seen: Seen, card: int) -> int:
    """Whose city an empire card belongs to, or -1."""
    for seat, player in enumerate(seen.table.players):
        if any(building.card == card for building in player.city):
            return seat
    return -1


def own_army(seen: Seen, move: int) -> Army:
    """The army a move is about: its active card, its scroll or its picture."""
    bases = (moves.PICTURE, moves.SCROLL, moves.ARMY)
    army = seen.g.players[seen.seat].army_with(move - next(base for base in bases if move > base))
    assert army is not None
    return army
