"""What a seat may know, and what it must imagine."""

from typing import Any

from teahouse.engine.decision import Decision
from teahouse.engine.rng import Rng
from teahouse.games.zhanguo.court import UseCard
from teahouse.games.zhanguo.names import CARDS, COLOURS
from teahouse.games.zhanguo.state import Player, ZhanGuo


def observe(g: ZhanGuo, seat: int) -> dict[str, object]:
    """Everything on the table, one's own hand, and the backs of the others (ZG-SET-32, ZG-CRD-07, 08, 12)."""
    return {
        "seat": seat,
        "seats": g.seats,
        "board_mode": g.board_mode,
        "draft": g.draft,
        "track_order": g.track_order,
        "harsh_recruit": g.harsh_recruit,
        "round": g.round,
        "first": g.first,
        "turn_of": g.turn_of,
        "finished": g.finished,
        "players": [observe_player(g, g.players[other], other == seat) for other in range(g.seats)],
        "decks": [len(deck) for deck in g.decks],
        "court": g.court[:],
        "track": g.track[:],
        "column": g.column[:],
        "squares": g.squares[:],
        "beside": g.beside[:],
        "palaces": g.palaces[:],
        "walls": g.walls[:],
        "tiles": g.tiles[:],
        "tasks": g.tasks[:],
        "claims": g.claims[:],
        "short": g.short[:],
        "tall": g.tall[:],
        "waiting": g.waiting[:],
        "boards_on_offer": g.boards_on_offer[:],
        "bidders": g.bidders[:],
        "bid": g.bid,
        "high_bidder": g.high_bidder,
        "asked": [observe_decision(decision, decision.seat == seat) for decision in g.open],
    }


def observe_player(g: ZhanGuo, player: Player, own: bool) -> dict[str, object]:
    """`backs` counts the hand by colour, which everybody sees (ZG-CRD-07)."""
    return {
        "colour": player.colour,
        "board": player.board,
        "vp": player.vp,
        "backs": backs(g, player.hand),
        "hand": sorted(player.hand) if own else [],
        "aside": backs(g, player.set_aside),
        "set_aside": player.set_aside[:] if own else [],
        "buried": player.buried[:] if own else [],
        "supply": player.supply[:],
        "governor_area": player.governor_area[:],
        "worker_area": player.worker_area[:],
        "workers": player.workers[:],
        "unrest": player.unrest[:],
        "cards": player.cards[:],
        "short": player.short[:],
        "tall": player.tall[:],
        "governors": player.governors,
        "palaces": player.palaces,
        "walls": player.walls,
        "discs": player.discs,
    }


def backs(g: ZhanGuo, cards: list[int]) -> list[int]:
    counts = [0, 0, 0]
    for card in cards:
        counts[g.box.card_colour[card]] += 1
    return counts


def observe_decision(decision: Decision[Any], own: bool) -> dict[str, object]:
    """Others see who is asked what, but not the card already in his fingers."""
    return {
        "seat": decision.seat,
        "asks": type(decision).__name__,
        "data": list(decision.data()) if own or not isinstance(decision, UseCard) else [decision.seat],
    }


def imagine(g: ZhanGuo, seat: int, rng: Rng) -> ZhanGuo:
    """A clone with the decks, the other hands and their put-aside cards dealt afresh."""
    world = g.clone()
    world.rng = rng.split()
    for colour in range(len(COLOURS)):
        deal_afresh(world, seat, colour, world.rng)
    for i in range(len(world.open)):
        decision = world.open[i]
        if isinstance(decision, UseCard) and decision.seat != seat:
            hand = world.players[decision.seat].hand
            world.open[i] = UseCard(decision.seat, hand[world.rng.below(len(hand))])
    return world


def deal_afresh(world: ZhanGuo, seat: int, colour: int, rng: Rng) -> None:
    """The cards of one colour that the seat cannot see, shuffled into all the places it cannot look into."""
    deck = world.decks[colour]
    seen = seen_cards(world, seat)
    fixed = remembered_places(world, seat, colour, rng)
    unknown: list[int] = []
    for card in range(1, CARDS + 1):
        if world.box.card_colour[card] == colour and not seen[card] and card not in fixed.values():
            unknown.append(card)
    rng.shuffle(unknown)
    for other in range(world.seats):
        if other != seat:
            replace_colour(world, world.players[other].hand, colour, unknown)
            replace_colour(world, world.players[other].set_aside, colour, unknown)
    for place in range(len(deck)):
        deck[place] = fixed[place] if place in fixed else unknown.pop()


def seen_cards(world: ZhanGuo, seat: int) -> list[bool]:
    seen = [False] * (CARDS + 1)
    for card in world.court:
        seen[card] = True
    for player in world.players:
        for card in player.cards:
            seen[card] = True
    for card in world.players[seat].hand:
        seen[card] = True
    for card in world.players[seat].set_aside:
        seen[card] = True
    return seen


def replace_colour(world: ZhanGuo, cards: list[int], colour: int, unknown: list[int]) -> None:
    for i in range(len(cards)):
        if world.box.card_colour[cards[i]] == colour:
            cards[i] = unknown.pop()


def remembered_places(world: ZhanGuo, seat: int, colour: int, rng: Rng) -> dict[int, int]:
    """Variant DRAFT: cards the seat buried lie somewhere in their layer while nobody has drawn from it."""
    buried = world.players[seat].buried
    drafts = len(buried) // len(COLOURS)
    places: dict[int, int] = {}
    for draft in range(drafts):
        bottom = (drafts - 1 - draft) * world.seats
        if bottom + world.seats <= len(world.decks[colour]):
            places[bottom + rng.below(world.seats)] = buried[len(COLOURS) * draft + colour]
    return places
