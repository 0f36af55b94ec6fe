"""What a seat may know, and what it must imagine (AW-SET-30)."""

from typing import TYPE_CHECKING, Final

from teahouse.engine.rng import Rng, dealt_anew
from teahouse.games.ancient_world.rules.words import DECK_A, DECK_B, STARS

if TYPE_CHECKING:
    from teahouse.games.ancient_world.rules.state import AncientWorld, Player

UNKNOWN: Final = 0
"""In the place of a card that lies face down."""
RETURNED: Final = -1
"""A cards that were shuffled into the deck of the later rounds."""


def observe(g: "AncientWorld", seat: int) -> dict[str, object]:
    """Everything but the order of decks and what others have put aside or just drawn (AW-SET-30, AW-XPL-09)."""
    return {
        "seat": seat,
        "seats": g.seats,
        "expand_plus": g.expand_plus,
        "must_buy": g.may_refrain is None,
        "round": g.round,
        "first": g.first,
        "hand_up": g.hand_up,
        "turn_of": g.turn_of,
        "finished": g.finished,
        "players": [observe_player(g, other, other == seat) for other in range(g.seats)],
        "cells": [citizens[:] for citizens in g.cells],
        "decks": [len(deck) for deck in g.decks],
        "discards": [pile[:] for pile in g.discards],
        "row": g.row[:],
        "army_deck": len(g.army_deck),
        "army_row": g.army_row[:],
        "army_discard": g.army_discard[:],
        "titans": [deck[-1] if deck else UNKNOWN for deck in g.titan_decks],
        "titan_decks": [len(deck) for deck in g.titan_decks],
        "provinces": [card for card in g.top_provinces() if is_seen(g, seat, card)],
        "provinces_buried": observe_buried(g, seat),
        "looking": -1 if g.looking is None else g.looking,
        "burials": [[burial.seat, burial.count, burial.shown] for burial in g.buried()],
        "province_deck": len(g.province_deck),
        "asked": [observe_question(question) for question in g.observed_questions(seat)],
    }


def is_seen(g: "AncientWorld", seat: int, card: int) -> bool:
    """Of the provinces on top: one face up, or looked at by the seat itself (AW-ALT-04)."""
    return g.looking in (seat, None) or card == g.looked_open


def observe_buried(g: "AncientWorld", seat: int) -> list[int]:
    """The provinces put under the deck, from the bottom, as far as the seat has put them there (AW-ALT-04)."""
    cards: list[int] = []
    for burial in g.buried():
        there = g.province_deck[len(cards) : len(cards) + burial.count]
        cards += there if burial.seat == seat else [UNKNOWN] * burial.count
    return cards


def observe_player(g: "AncientWorld", seat: int, own: bool) -> dict[str, object]:
    """`backs` are the decks of the cards put aside, `reserve` the cards as far as the observer knows them."""
    player = g.players[seat]
    return {
        "points": g.points(seat),
        "coins": player.coins,
        "knowledge": player.knowledge,
        "home": player.home[:],
        "hungry": player.hungry[:],
        "supply": player.supply[:],
        "armies": [
            {"card": army.card, "scroll": army.scroll, "picture": army.picture, "disbanded": army.disbanded[:]}
            for army in player.armies
        ],
        "city": [
            {"card": building.card, "lost": building.lost, "citizen": building.citizen} for building in player.city
        ],
        "provinces": player.provinces[:],
        "titans": player.titans[:],
        "reserve": [card if own or card in player.known else UNKNOWN for card in player.reserve],
        "known": player.known[:],
        "backs": [g.box.empire[card].deck for card in player.reserve],
        "drawn": player.drawn[:] if own else [UNKNOWN] * len(player.drawn),
        "scouted": [titans[:] if own else [] for titans in player.scouted],
        "sword": player.sword,
        "arrow": player.arrow,
        "passed": player.passed,
    }


def observe_question(question: dict[str, object]) -> dict[str, object]:
    fields = question["fields"]
    assert isinstance(fields, dict)
    return {
        **question,
        "fields": {name: list(value) if isinstance(value, tuple) else value for name, value in fields.items()},
    }


# -- imagining ---------------------------------------------------------------------------------------


def imagine(g: "AncientWorld", seat: int, rng: Rng) -> "AncientWorld":
    """A clone with all decks and the face-down cards of the others dealt anew."""
    world = g.clone()
    world.forget_other_causes(seat)
    world.rng = rng.split()
    others = [other for other in range(world.seats) if other != seat]
    deal_empire(world, others)
    while not all_can_answer(world, others):
        deal_empire(world, others)
    world.army_deck = dealt_anew(world.army_deck, world.rng)
    imagine_titans(world, seat, others)
    imagine_provinces(world, seat)
    return world


def imagine_titans(world: "AncientWorld", seat: int, others: list[int]) -> None:
    """All but the top ones and those the seat knows below them; the others know what lies there now."""
    decks: list[list[int]] = []
    for deck in range(STARS):
        cards = world.titan_decks[deck]
        known = len(world.players[seat].scouted[deck]) if seat >= 0 else 0
        hidden = max(0, len(cards) - 1 - known)
        decks.append(dealt_anew(cards[:hidden], world.rng) + cards[hidden:])
    world.titan_decks = decks
    for other in others:
        player = world.players[other]
        memory = player.scouted
        if memory[0] or memory[1] or memory[2]:
            player.scouted = [decks[deck][-2 : -2 - len(memory[deck]) : -1] for deck in range(STARS)]


def imagine_provinces(world: "AncientWorld", seat: int) -> None:
    """Face-down provinces change places; one that lay face up stays among those it was put back with (AW-ALT-04)."""
    deck = world.province_deck[:]
    top = len(deck) - world.provinces_shown
    known = observe_buried(world, seat)
    unseen = [place for place in range(top) if place >= len(known) or known[place] == UNKNOWN]
    unseen += [place for place in range(max(top, 0), len(deck)) if not is_seen(world, seat, deck[place])]
    kept: list[int] = []
    first = 0
    for burial in world.buried():
        if burial.seat != seat and burial.shown:
            place = first + world.rng.below(burial.count)
            before = deck.index(burial.shown)
            deck[before], deck[place] = deck[place], deck[before]
            kept.append(place)
        first += burial.count
    places = [place for place in unseen if place not in kept]
    cards = dealt_anew([deck[place] for place in places], world.rng)
    for at in range(len(places)):
        deck[places[at]] = cards[at]
    world.province_deck = deck


def deal_empire(world: "AncientWorld", others: list[int]) -> None:
    """Backs tell A from B, so the unseen cards of each kind change places among themselves."""
    players = [world.players[other] for other in others]
    for group in (DECK_A, DECK_B) if world.returned is None else (DECK_A, DECK_B, RETURNED):
        number = DECK_A if group == DECK_A else DECK_B
        pool = world.decks[number][:]
        rest: list[int] = []
        if world.returned is not None:
            pool = [card for card in pool if group_of(world, card) == group]
            rest = [card for card in world.decks[number] if group_of(world, card) != group]
        for player in players:
            for card in player.reserve:
                if hidden_card(world, player, card, group):
                    pool.append(card)
            for card in player.drawn:
                if hidden_card(world, player, card, group):
                    pool.append(card)
        if not pool:
            continue
        pool = dealt_anew(pool, world.rng)
        for player in players:
            player.reserve = dealt(world, player, player.reserve, group, pool)
            player.drawn = dealt(world, player, player.drawn, group, pool)
        world.decks[number] = dealt_anew(rest + pool, world.rng) if rest else pool


def group_of(world: "AncientWorld", card: int) -> int:
    """A, B, or an A card that came back with the discards, which everybody has seen (AW-PRE-10)."""
    return RETURNED if world.returned is not None and card in world.returned else world.box.empire[card].deck


def hidden_card(world: "AncientWorld", player: "Player", card: int, group: int) -> bool:
    return group_of(world, card) == group and card not in player.known


def dealt(world: "AncientWorld", player: "Player", cards: list[int], group: int, pool: list[int]) -> list[int]:
    if not cards:
        return cards
    return [pool.pop() if hidden_card(world, player, card, group) else card for card in cards]


def all_can_answer(world: "AncientWorld", others: list[int]) -> bool:
    """Whoever is in the middle of building must be able to: their face-down cards hold something they can buy."""
    return all(bool(world.options(decision)) for decision in world.open if decision.seat in others)
