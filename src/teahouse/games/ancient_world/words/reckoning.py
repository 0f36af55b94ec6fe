"""The table of The Ancient World as the browser draws it: what a seat sees, and what the rules say follows from it."""

from itertools import combinations
from typing import Final

from teahouse.games.ancient_world.rules import build, recruit
from teahouse.games.ancient_world.rules.armies import army_symbols, price_of_use, unused_armies
from teahouse.games.ancient_world.rules.cells import prices
from teahouse.games.ancient_world.rules.decks import deck_in_use
from teahouse.games.ancient_world.rules.placement import fee, highest_skill, refuse_cell
from teahouse.games.ancient_world.rules.properties import banners, free_spaces, symbols
from teahouse.games.ancient_world.rules.purse import purse_of
from teahouse.games.ancient_world.rules.reactions import standing_discount
from teahouse.games.ancient_world.rules.scoring import points, special_vp, tribe_vp
from teahouse.games.ancient_world.rules.secrecy import UNKNOWN
from teahouse.games.ancient_world.rules.state import AncientWorld, Army, owner_of, skill_of
from teahouse.games.ancient_world.rules.titans import UseArmies, attack_value
from teahouse.games.ancient_world.rules.words import (
    CELLS,
    CITIZENS,
    P_ARMY,
    P_ARROW,
    P_COIN,
    P_EYE,
    P_FOOD,
    P_KNOWLEDGE,
    P_SWORD,
    PROPS,
    STARS,
    SYMBOLS,
    T_BUILD,
    TRIBES,
)
from teahouse.games.ancient_world.words import shown
from teahouse.games.ancient_world.words.printing import cost
from teahouse.games.ancient_world.words.seen import Seen
from teahouse.wording.asked import Asked

SKILLS = range(1, CITIZENS + 1)
LETTERS: Final[tuple[shown.Deck, ...]] = ("A", "B", "start")
"""By number of an empire deck."""


ABOUT: Final = {"UseCard": "card", "PlaceArmy": "card", "PlaceCitizen": "skill", "ArrangeTitans": "deck"}
"""By question, the field that says what it is about."""


def table(seen: Seen) -> shown.Table:
    return Reckoning(seen).all()


def about(asked: Asked | None) -> int:
    return asked.fields[ABOUT[asked.asks]] if asked is not None and asked.asks in ABOUT else -1


def cheapest_fight(g: AncientWorld, seat: int, titan: int) -> int:
    """The fewest coins that defeat a titan, whether or not the seat has them; 0 where no armies reach it."""
    unused = unused_armies(g, seat)
    found: list[int] = []
    for size in range(1, len(unused) + 1):
        for armies in combinations(unused, size):
            cards = tuple(army.card for army in armies)
            if attack_value(g, seat, titan, cards) >= g.box.titans[titan].defence:
                found.append(sum(price_of_use(army) for army in armies))
    return min(found, default=0)


def most_attack(g: AncientWorld, seat: int, titan: int) -> int:
    """What all unused armies of a seat would reach, whatever they cost."""
    return attack_value(g, seat, titan, tuple(army.card for army in unused_armies(g, seat)))


class Reckoning:
    """One observation, and the numbers behind it."""

    def __init__(self, seen: Seen) -> None:
        self.table = seen.table
        self.seen = seen
        self.g = seen.g
        self.box = seen.box
        self.seat = seen.seat
        self.seats = range(seen.seats)

    def all(self) -> shown.Table:
        g, table = self.g, self.table
        return shown.Table(
            seat=self.seat,
            round=table.round,
            first=table.first,
            hand_up=table.hand_up,
            turn_of=table.turn_of,
            finished=table.finished,
            expand_plus=table.expand_plus,
            cells=[self.cell(cell) for cell in range(len(CELLS))],
            deck=self.empire_deck(deck_in_use(g)),
            row=[self.offer(card) for card in g.row],
            reserve=[self.offer(card) for card in g.players[self.seat].reserve] if self.seat >= 0 else [],
            army_deck=table.army_deck,
            army_discards=len(table.army_discard),
            army_row=[self.army_offer(card) for card in g.army_row],
            titans=[self.titan(deck) for deck in range(STARS)],
            provinces=table.provinces,
            province_deck=table.province_deck,
            fight=next((self.fight(asked) for asked in self.table.asked if asked.asks == "UseArmies"), None),
            players=[self.player(seat) for seat in self.seats],
            about=about(self.seen.question(self.seat)),
        )

    # -- the board -----------------------------------------------------------------------------

    def cell(self, cell: int) -> shown.Cell:
        """Who stands there, and who of the own citizens may come (AW-PLC-03..13, AW-BLD-03)."""
        g, watching = self.g, self.seat < 0
        citizens = g.cells[cell]
        return shown.Cell(
            open=g.round >= self.box.cells[cell].opens,
            citizens=[shown.Citizen(seat=owner_of(each), skill=skill_of(each)) for each in citizens],
            highest=highest_skill(g, cell),
            fees=[fee(g, cell, skill) for skill in SKILLS],
            pay=[] if watching else [cost(price) for price in prices(g, self.seat, cell, 0)],
            refused=[] if watching else [refuse_cell(g, self.seat, skill, cell) or "" for skill in SKILLS],
        )

    def empire_deck(self, deck: int) -> shown.EmpireDeck:
        return shown.EmpireDeck(letter=LETTERS[deck], left=self.table.decks[deck], discards=self.table.discards[deck])

    def offer(self, card: int) -> shown.Offer:
        """A card to build, at the price of the purchase under way or of the next one (AW-BLD-06..11)."""
        g, seat = self.g, self.seat
        if seat < 0:
            return shown.Offer(card=card, cost=cost(g.box.empire[card].cost), refused="")
        asked = self.seen.question(seat)
        discount = standing_discount(g, seat, T_BUILD)
        if asked is not None and asked.asks == "BuyEmpire":
            discount = asked.read(build.BuyEmpire).discount
        refused = build.refuse_purchase(g, seat, card, purse_of(g, seat), discount, 0)
        return shown.Offer(card=card, cost=cost(build.price_of(g, card, discount)), refused=refused or "")

    def army_offer(self, card: int) -> shown.Offer:
        """A card to recruit (AW-REC-01..05)."""
        asked = self.seen.question(self.seat)
        discount = asked.read(recruit.BuyArmy).discount if asked is not None and asked.asks == "BuyArmy" else 0
        price = recruit.price_of(self.g, card, discount)
        able = self.seat < 0 or purse_of(self.g, self.seat).pays(price)
        return shown.Offer(card=card, cost=cost(price), refused="" if able else "AW-REC-03")

    def titan(self, deck: int) -> shown.TitanDeck:
        """How far everybody is from defeating it (AW-TIT-13..20)."""
        titan = self.table.titans[deck]
        able = self.seats if titan else ()
        return shown.TitanDeck(
            titan=titan,
            left=self.table.titan_decks[deck],
            attacks=[most_attack(self.g, seat, titan) for seat in able],
            prices=[cheapest_fight(self.g, seat, titan) for seat in able],
        )

    def fight(self, asked: Asked) -> shown.Fight:
        fight = asked.read(UseArmies)
        return shown.Fight(
            seat=fight.seat,
            titan=fight.titan,
            used=list(fight.used),
            attack=attack_value(self.g, fight.seat, fight.titan, fight.used),
            defence=self.box.titans[fight.titan].defence,
        )

    # -- the players ---------------------------------------------------------------------------

    def player(self, seat: int) -> shown.Player:
        g, player, seen = self.g, self.g.players[seat], self.table.players[seat]
        props = [symbols(g, seat, prop) for prop in range(len(PROPS))]
        tribes = range(len(TRIBES))
        scored = [(each.card, special_vp(g, seat, self.box.empire[each.card])) for each in player.city]
        return shown.Player(
            coins=player.coins,
            knowledge=player.knowledge,
            income=shown.Cost(coin=props[P_COIN], knowledge=props[P_KNOWLEDGE]),
            food=props[P_FOOD],
            army_limit=props[P_ARMY],
            eyes=props[P_EYE],
            swords=props[P_SWORD] + player.sword,
            arrows=props[P_ARROW] + player.arrow,
            spaces=free_spaces(g, seat),
            citizens=player.citizens(),
            unfed=max(0, player.citizens() - props[P_FOOD]),
            home=player.home,
            hungry=player.hungry,
            supply=player.supply,
            armies=[self.army(army) for army in player.armies],
            city=[shown.Building(card=each.card, lost=each.lost, citizen=each.citizen) for each in player.city],
            provinces=player.provinces,
            titans=player.titans,
            reserve=[
                shown.Aside(card=card, deck=LETTERS[back], open=card in player.known)
                for card, back in zip(player.reserve, seen.backs, strict=True)
            ],
            drawn=[card for card in player.drawn if card != UNKNOWN],
            scouted=player.scouted,
            passed=player.passed,
            banners=[banners(g, seat, tribe) for tribe in tribes],
            banners_vp=[tribe_vp(g, seat, tribe) for tribe in tribes],
            cards_vp=[shown.CardPoints(card=card, vp=vp) for card, vp in scored if vp],
            hungry_vp=len(player.hungry) * self.box.hungry_vp,
            vp=points(g, seat),
        )

    def army(self, army: Army) -> shown.Army:
        """Symbols with experience, and the price of its next use (AW-TIT-07, AW-TIT-11)."""
        return shown.Army(
            card=army.card,
            scroll=army.scroll,
            picture=army.picture,
            disbanded=army.disbanded,
            symbols=[army_symbols(self.g, army, symbol) for symbol in range(len(SYMBOLS))],
            price=price_of_use(army),
        )
