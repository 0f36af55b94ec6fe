"""What a seat may know, and what it must imagine."""

from typing import TYPE_CHECKING

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import Rng
from teahouse.engine.shared_lists import with_list
from teahouse.games.zhanguo.rules.names import CARDS, COLOURS

if TYPE_CHECKING:
    from teahouse.games.zhanguo.rules.state import Player, ZhanGuo


def observe(g: "ZhanGuo", seat: int) -> dict[str, object]:
    """Everything on the table, one's own hand, the backs of all others (ZG-SET-32, ZG-CRD-07..09, ZG-CRD-12)."""
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
        "asked": g.observed_questions(seat),
    }


def observe_player(g: "ZhanGuo", player: "Player", own: bool) -> dict[str, object]:
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


def backs(g: "ZhanGuo", cards: list[int]) -> list[int]:
    """Low, middle and high cards: a back shows the aspect and its rank, no number (ZG-CRD-06, ZG-CRD-09)."""
    counts = [0, 0, 0]
    for card in cards:
        counts[g.box.card_colour[card]] += 1
    return counts


def imagine(g: "ZhanGuo", seat: int, rng: Rng) -> "ZhanGuo":
    """A clone with the decks, the other hands and their put-aside cards dealt anew."""
    world = g.clone()
    world.forget_other_causes(seat)
    world.rng = rng.split()
    unknown = unknown_cards(world, seat)
    for colour in range(len(COLOURS)):
        deal_afresh(world, seat, colour, unknown[colour])
    world.open = [decision if decision.seat == seat else decision.imagined(world, world.rng) for decision in world.open]
    return world


def deal_afresh(world: "ZhanGuo", seat: int, colour: int, unknown: list[int]) -> None:
    """The cards of one colour that the seat cannot see, shuffled into all the places it cannot look into."""
    fixed = remembered_places(world, seat, colour, world.rng)
    if fixed:
        remembered = list(fixed.values())
        unknown = [card for card in unknown if card not in remembered]
    world.rng.shuffle(unknown)
    for other in range(world.seats):
        if other != seat:
            player = world.players[other]
            player.hand = replace_colour(world, player.hand, colour, unknown)
            player.set_aside = replace_colour(world, player.set_aside, colour, unknown)
    unknown.reverse()
    for place in sorted(fixed):
        unknown.insert(place, fixed[place])
    world.decks = with_list(world.decks, colour, unknown)


def unknown_cards(world: "ZhanGuo", seat: int) -> list[list[int]]:
    """By colour, the cards that the seat cannot see, rising."""
    seen = seen_cards(world, seat)
    colours = world.box.card_colour
    unknown: list[list[int]] = [[] for _ in COLOURS]
    for card in range(1, CARDS + 1):
        if not seen[card]:
            unknown[colours[card]].append(card)
    return unknown


def seen_cards(world: "ZhanGuo", seat: int) -> list[bool]:
    """What lies face up, and a player's own cards; a spectator has none (ZG-CRD-08, 12)."""
    seen = [False] * (CARDS + 1)
    for card in world.court:
        seen[card] = True
    for player in world.players:
        for card in player.cards:
            seen[card] = True
    if seat != SPECTATOR:
        for card in world.players[seat].hand:
            seen[card] = True
        for card in world.players[seat].set_aside:
            seen[card] = True
    return seen


def replace_colour(world: "ZhanGuo", cards: list[int], colour: int, unknown: list[int]) -> list[int]:
    """Cards of one colour are replaced by unknown ones, the others stay."""
    colours = world.box.card_colour
    return [unknown.pop() if colours[card] == colour else card for card in cards]


def remembered_places(world: "ZhanGuo", seat: int, colour: int, rng: Rng) -> dict[int, int]:
    """Variant DRAFT: cards the seat buried lie somewhere in their layer while nobody has drawn from it."""
    if seat == SPECTATOR:
        return {}
    buried = world.players[seat].buried
    drafts = len(buried) // len(COLOURS)
    places: dict[int, int] = {}
    for draft in range(drafts):
        bottom = (drafts - 1 - draft) * world.seats
        if bottom + world.seats <= len(world.decks[colour]):
            places[bottom + rng.below(world.seats)] = buried[len(COLOURS) * draft + colour]
    return places
