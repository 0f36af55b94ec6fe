"""Shame: gaining tokens, placing them, discarding them."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_list, with_more
from teahouse.games.great_wall.rules.coop.ending import lose_by_shame
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect, Modifier
from teahouse.games.great_wall.rules.modifiers import EVERY, forbidden, own_modifiers, price_changes
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import CAPTURED, DONE, HORDE_CARDS, PASS, PLAYER, ROW, SHAME
from teahouse.games.great_wall.rules.qin.ending import lose_alone
from teahouse.games.great_wall.rules.scripts import ALL, how_many, register
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import (
    BY_ALONE,
    BY_BREACH,
    BY_CARD,
    BY_EDICT,
    CHI,
    E_DISCARD_SHAME,
    E_DRAIN_SHAME,
    E_GAIN_SHAME,
    F_DISCARD_SHAME,
    G_HONOR,
    GOODS,
    L_EVENT,
    M_SHAME_DISCARDED,
    M_SHAME_GAINED,
    P_DISCARD_SHAME,
    WARRIORS,
    X_NO_SHAME,
)

IN_PLACE: Final = 1
"""What takes honour: a token that has no place; the event says so."""


def gain_shame(g: GreatWall, seat: int, count: int, cause: int) -> None:
    """All tokens of one cause, one by one; cards may keep some away (GW-SHM-19..21).

    The Reed clan and Qin never gain any (GW-2P-19, GW-SOLO-30).
    """
    if not g.is_player(seat):
        return
    for modifier in own_modifiers(g, seat, X_NO_SHAME):
        if cause in modifier.of:
            spared = min(count, left_to_spare(g, seat, modifier))
            count -= spared
            if modifier.limit > L_EVENT:
                g.uses = with_list(g.uses, modifier.limit, g.uses[modifier.limit] + [use_of(seat, modifier)] * spared)
    if count > 0:
        g.then(place_next_shame, seat, count, count, cause)


def breach_tokens(g: GreatWall, seat: int, section: int) -> int:
    """One for each horde of the section without an own warrior, and those cards add (GW-BRE-02..04)."""
    undefended = len([horde for horde in g.field[section] if horde.figures_of(seat) == 0])
    tokens = undefended + g.breach_shame[seat]
    for expansion in g.attached():
        tokens = expansion.breach_tokens(g, seat, section, tokens)
    return tokens


def spared_shame(g: GreatWall, seat: int, count: int, cause: int) -> int:
    """Tokens that `no_shame` cards would keep away."""
    cards = [modifier for modifier in own_modifiers(g, seat, X_NO_SHAME) if cause in modifier.of]
    return min(count, sum(left_to_spare(g, seat, modifier) for modifier in cards))


def left_to_spare(g: GreatWall, seat: int, modifier: Modifier) -> int:
    """All tokens, or as many as the card's limit leaves."""
    if modifier.by.all_of_it:
        return ALL
    used = g.uses[modifier.limit].count(use_of(seat, modifier)) if modifier.limit > L_EVENT else 0
    return modifier.by.n - used


def use_of(seat: int, modifier: Modifier) -> int:
    """A token spared, as it is noted in `uses`: below 0, where abilities are not."""
    return -1 - SEATS * modifier.number - seat


def place_next_shame(g: GreatWall, seat: int, left: int, total: int, cause: int) -> None:
    """Without a token, or without a place for it, 5 honour are lost (GW-SHM-17, 18); `total` counts tokens gained."""
    if left == 0:
        if total:
            announce(g, Happening(M_SHAME_GAINED, seat, n=total, cause=cause))
        return
    if g.shame_supply == 0 and g.court is not None:
        lose_by_shame(g)
        return
    if g.shame_supply == 0:
        g.gain_honor(seat, -g.box.constants.shame_penalty, "honor-lost", IN_PLACE)
        g.then(place_next_shame, seat, left - 1, total - 1, cause)
        return
    g.shame_supply -= 1
    if g.shame_supply == 0 and g.opponent is not None:
        g.shame_box += 1
        g.then(lose_alone)
        return
    if shame_places(g, seat):
        g.ask(PlaceShame(seat, left, total, cause))
        return
    g.shame_box += 1
    g.say("shame-boxed", seat)
    g.gain_honor(seat, -g.box.constants.shame_penalty, "honor-lost", IN_PLACE)
    go_on_gaining(g, seat, left - 1, total, cause)


def go_on_gaining(g: GreatWall, seat: int, left: int, total: int, cause: int) -> None:
    """The next token; in the co-operative game one may buy off tokens after each (GW-COOP-49, 51)."""
    if g.court is not None:
        g.then(offer_discarding, seat)
    g.then(place_next_shame, seat, left, total, cause)


def shame_places(g: GreatWall, seat: int) -> list[int]:
    """Under an unashamed warrior of the supply, or on a free cell of a captured card (GW-SHM-09, 10, 15, GW-CMP-39).

    The co-operative game leaves horde cards alone (GW-COOP-52).
    """
    clan = g.clans[seat]
    places = [SHAME + warrior for warrior in range(len(WARRIORS)) if clan.supply[warrior]]
    if g.court is not None:
        return places
    for i in range(len(clan.captured)):
        if clan.captured_shame[i] < g.box.constants.horde_shame_cells:
            places.append(CAPTURED + clan.captured[i])
    return places


class PlaceShame(Decision[GreatWall]):
    """Where does the token go? At once, and for good (GW-SHM-08, 16)."""

    clause: ClassVar[str] = "GW-SHM-08"

    left: int
    total: int
    cause: int

    def candidates(self, g: GreatWall) -> list[int]:
        return shame_places(g, self.seat)

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if SHAME <= move < ROW:
            return None if g.clans[self.seat].supply[move - SHAME] else "GW-SHM-09"
        if CAPTURED <= move < CAPTURED + HORDE_CARDS:
            if g.court is not None:
                return "GW-COOP-52"
            return None if move in shame_places(g, self.seat) else "GW-SHM-10"
        return self.clause

    def take(self, g: GreatWall, move: int) -> None:
        clan = g.clans[self.seat]
        if move < ROW:
            clan.supply[move - SHAME] -= 1
            clan.shamed = with_more(clan.shamed, move - SHAME, 1)
            g.say("shame-warrior", self.seat, move - SHAME)
        else:
            clan.captured_shame = with_more(clan.captured_shame, clan.captured.index(move - CAPTURED), 1)
            g.say("shame-horde", self.seat, move - CAPTURED)
        go_on_gaining(g, self.seat, self.left - 1, self.total, self.cause)


# -- discarding --------------------------------------------------------------------------------------


def discard_money(g: GreatWall) -> int:
    """What tokens are bought off with: chi, in the co-operative game honour (GW-SHM-24, GW-COOP-47, 48)."""
    return CHI if g.court is None else G_HONOR


def discard_price(g: GreatWall, seat: int) -> int:
    """2 chi or 10 honour for each token, as cards change it (GW-SHM-24, GW-COOP-48)."""
    money = discard_money(g)
    constants = g.box.constants
    price = constants.discard_shame_cost if money == CHI else constants.coop_discard_shame_cost
    for card in price_changes(g, seat, [P_DISCARD_SHAME], -1, EVERY):
        if card.what == money:
            price = max(min(card.least, price), price + card.by)
    return max(0, price)


def discard_purse(g: GreatWall, seat: int) -> int:
    """What the seat has of it; nobody loses honour they do not have (GW-COOP-50)."""
    return g.purse(seat)[CHI] if discard_money(g) == CHI else g.clans[seat].honor


def shamed_places(g: GreatWall, seat: int) -> list[int]:
    """Where the seat's tokens lie."""
    clan = g.clans[seat]
    places = [SHAME + warrior for warrior in range(len(WARRIORS)) if clan.shamed[warrior]]
    return places + [CAPTURED + clan.captured[i] for i in range(len(clan.captured)) if clan.captured_shame[i]]


def return_token(g: GreatWall, seat: int, place: int) -> None:
    """Back to the shame supply; the warrior can be used again at once (GW-SHM-22, 25)."""
    clan = g.clans[seat]
    if place < ROW:
        clan.shamed = with_more(clan.shamed, place - SHAME, -1)
        clan.supply[place - SHAME] += 1
    else:
        clan.captured_shame = with_more(clan.captured_shame, clan.captured.index(place - CAPTURED), -1)
    g.shame_supply += 1
    g.say("shame-discarded", seat)


def offer_discarding(g: GreatWall, seat: int) -> None:
    """In summer any number of tokens, as long as one can pay (GW-SUM-06, 07)."""
    offer_next_discard(g, seat, 0)


def offer_next_discard(g: GreatWall, seat: int, done: int) -> None:
    before = g.guess()
    is_able = bool(shamed_places(g, seat)) and discard_purse(g, seat) >= discard_price(g, seat)
    g.guessing = before
    if is_able and not forbidden(g, seat, F_DISCARD_SHAME):
        g.ask(DiscardShame(seat, done))
    elif done:
        announce(g, Happening(M_SHAME_DISCARDED, seat, n=done))


class DiscardShame(Decision[GreatWall]):
    """Which token is bought off, if any? (GW-SUM-06, GW-COOP-48)"""

    clause: ClassVar[str] = "GW-SUM-06"
    private: ClassVar[bool] = True

    done: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *shamed_places(g, self.seat)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if move not in shamed_places(g, self.seat):
            return self.clause
        if discard_purse(g, self.seat) >= discard_price(g, self.seat):
            return None
        return "GW-SHM-24" if discard_money(g) == CHI else "GW-COOP-50"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        return [Lack(GOODS[discard_money(g)], discard_purse(g, self.seat), discard_price(g, self.seat))]

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            if self.done:
                announce(g, Happening(M_SHAME_DISCARDED, self.seat, n=self.done))
            return
        price = discard_price(g, self.seat)
        if discard_money(g) == G_HONOR:
            g.gain_honor(self.seat, -price, "honor-lost")
        elif price:
            g.clans[self.seat].resources[CHI] -= price
            g.say("paid", self.seat, CHI, price, P_DISCARD_SHAME)
        return_token(g, self.seat, move)
        offer_next_discard(g, self.seat, self.done + 1)


def discard_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Up to n tokens, free; yours, or anybody's."""
    count = how_many(g, e, seat, h)
    if e.anyone:
        g.ask(WhoseShame(seat, count))
    else:
        offer_free_discard(g, seat, seat, count, 0)


def can_discard(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    seats = range(g.seats) if e.anyone else range(seat, seat + 1)
    return how_many(g, e, seat, h) > 0 and any(g.clans[other].shame_tokens() for other in seats)


def offer_free_discard(g: GreatWall, seat: int, owner: int, left: int, done: int) -> None:
    if left and shamed_places(g, owner):
        g.ask(DiscardFreely(seat, owner, left, done))
    elif done:
        announce(g, Happening(M_SHAME_DISCARDED, owner, n=done))


class DiscardFreely(Decision[GreatWall]):
    """Which token goes back to the supply? (GW-SHM-22)"""

    clause: ClassVar[str] = "GW-SHM-22"

    owner: int
    left: int
    done: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *shamed_places(g, self.owner)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == DONE or move in shamed_places(g, self.owner) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            if self.done:
                announce(g, Happening(M_SHAME_DISCARDED, self.owner, n=self.done))
            return
        return_token(g, self.owner, move)
        offer_free_discard(g, self.seat, self.owner, self.left - 1, self.done + 1)


class WhoseShame(Decision[GreatWall]):
    """Whose tokens?"""

    clause: ClassVar[str] = "GW-SHM-22"

    count: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [PLAYER + seat for seat in range(g.seats)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if not 0 <= move - PLAYER < g.seats:
            return self.clause
        return None if g.clans[move - PLAYER].shame_tokens() else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            offer_free_discard(g, self.seat, move - PLAYER, self.count, 0)


def gain_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Compulsory; tokens of a breach are gained with those of its first step."""
    count = how_many(g, e, seat, h)
    if e.cause == BY_BREACH:
        g.breach_shame = with_more(g.breach_shame, seat, count)
    else:
        gain_shame(g, seat, count, e.cause if e.cause in (BY_ALONE, BY_EDICT) else BY_CARD)


def can_gain_shame(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return how_many(g, e, seat, h) > 0


def drain(g: GreatWall, count: int) -> None:
    """From the supply to the box, as far as there are any (GW-SPR-13..15, GW-SHM-23)."""
    drained = min(count, g.shame_supply)
    g.shame_supply -= drained
    g.shame_box += drained
    if drained:
        g.say("shame-drained", -1, drained)
    if g.shame_supply == 0 and g.opponent is not None:
        g.then(lose_alone)


def drain_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    drain(g, how_many(g, e, seat, h))


def can_drain(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return g.shame_supply > 0


register(E_GAIN_SHAME, gain_by_card, can_gain_shame)
register(E_DISCARD_SHAME, discard_by_card, can_discard)
register(E_DRAIN_SHAME, drain_by_card, can_drain)
