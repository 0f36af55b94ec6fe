"""What a seat may know, and what it must imagine."""

from typing import TYPE_CHECKING, Final

from teahouse.engine.rng import Rng, dealt_anew
from teahouse.engine.shared_lists import with_number
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.pools import generals_in_play
from teahouse.games.great_wall.rules.words import ORDERS

if TYPE_CHECKING:
    from teahouse.games.great_wall.rules.court import Court
    from teahouse.games.great_wall.rules.qin.card import Qin
    from teahouse.games.great_wall.rules.state import GreatWall, Horde

UNKNOWN: Final = -1


def observe(g: "GreatWall", seat: int) -> dict[str, object]:
    """Hands, resources, decks and face-down choices of others are hidden, all else is open (GW-INF-01..05, 08, 09)."""
    return {
        "seat": seat,
        "seats": g.seats,
        "mode": g.mode,
        "side": g.side,
        "time": g.time,
        "year": g.year,
        "season": g.season,
        "active": g.active,
        "finished": g.finished,
        "end_reasons": g.end_reasons,
        "reed": g.reed,
        "qin": None if g.opponent is None else observe_qin(g.opponent),
        "clans": [observe_clan(g, other, other == seat) for other in g.participants()],
        "tea": g.tea[:],
        "officials": g.officials[:],
        "activated": g.activated[:],
        "gathered": g.gathered[:],
        "levels": g.levels[:],
        "fortifications": g.fortifications[:],
        "firing": g.firing[:],
        "shelters": g.shelters[:],
        "field": [[observe_horde(horde) for horde in hordes] for hordes in g.field],
        "horde_deck": len(g.horde_deck),
        "pointer": g.horde_deck[-1] % 3 if g.horde_deck else UNKNOWN,
        "horde_discard": g.horde_discard[:],
        "tactic_deck": len(g.tactic_deck),
        "tactic_discard": g.tactic_discard[:],
        "advisor_deck": len(g.advisor_deck),
        "advisor_discard": g.advisor_discard[:],
        "track": g.track[:],
        "artifacts": g.artifacts[:],
        "order_track": g.order_track[:],
        "warehouse": g.warehouse[:],
        "shame_supply": g.shame_supply,
        "shame_box": g.shame_box,
        "uses": [used[:] for used in g.uses],
        "grants": [[grant.modifier, grant.seat, grant.until, grant.section] for grant in g.grants],
        "dying": g.dying[:],
        "saved": g.saved[:],
        "court": None if g.court is None else observe_court(g.court),
        "expansions": [{**expansion.observe(g, seat), "kind": type(expansion).__name__} for expansion in g.attached()],
        "asked": [observe_question(question) for question in g.observed_questions(seat)],
    }


def observe_clan(g: "GreatWall", seat: int, own: bool) -> dict[str, object]:
    """Screens hide resources (GW-CMP-22), the first assistant is secret (GW-INF-07), counts are open (GW-INF-06)."""
    clan = g.clans[seat]
    secret = secrets_of(g, seat)
    assistants = [UNKNOWN if not own and advisor in secret else advisor for advisor in clan.assistants]
    hidden = bool(clan.dealt) and not own
    order_known = own or g.orders_revealed
    return {
        "honor": clan.honor,
        "resources": clan.resources[:] if own else [],
        "generals": clan.generals[:] if own else [],
        "dealt": clan.dealt[:] if own else [],
        "general": UNKNOWN if hidden else clan.general,
        "active": [] if hidden else clan.active[:],
        "assistants": [] if hidden else assistants,
        "orders": sorted(clan.orders) if own else [],
        "order_count": len(clan.orders),
        "order": clan.order if order_known else UNKNOWN,
        "order_laid": clan.order >= 0,
        "order_discard": clan.order_discard[:],
        "order_choice": clan.order_choice,
        "tactics": sorted(clan.tactics) if own else [],
        "tactic_count": len(clan.tactics),
        "supply": clan.supply[:],
        "shamed": clan.shamed[:],
        "officials": clan.officials,
        "pool": clan.pool,
        "overseers": clan.overseers[:],
        "overseer_warriors": clan.overseer_warriors[:],
        "captured": clan.captured[:],
        "captured_shame": clan.captured_shame[:],
    }


def observe_court(court: "Court") -> dict[str, object]:
    """Edicts and events lie open; of their decks the size is seen."""
    return {
        "edict_deck": len(court.edict_deck),
        "edicts": court.edicts[:],
        "fulfilled": court.fulfilled[:],
        "event_deck": len(court.event_deck),
        "events": court.revealed[:],
        "lost_warriors": court.lost_warriors[:],
        "lost_officials": court.lost_officials[:],
        "lost_hordes": court.lost_hordes[:],
        "won": court.won,
    }


def observe_qin(qin: "Qin") -> dict[str, object]:
    """Qin's card and its area track lie open."""
    return {"track": qin.track[:], "starting": qin.starting, "both": qin.both, "withdraws": qin.withdraws}


def observe_horde(horde: "Horde") -> dict[str, object]:
    return {"card": horde.card, "cover": horde.cover[:]}


def observe_question(question: dict[str, object]) -> dict[str, object]:
    fields = question["fields"]
    assert isinstance(fields, dict)
    return {**question, "fields": {name: plain(value) for name, value in fields.items()}}


def plain(value: object) -> object:
    """Numbers as they are, happenings as the facts players talk about."""
    if isinstance(value, Happening):
        return {"moment": value.moment, "actor": value.actor, "section": value.section, "card": value.card}
    return list(value) if isinstance(value, tuple) else value


# -- imagining ---------------------------------------------------------------------------------------


def imagine(g: "GreatWall", seat: int, rng: Rng) -> "GreatWall":
    """A clone in which hands, decks, resources and secret choices of others are dealt anew."""
    world = g.clone()
    world.forget_other_causes(seat)
    world.rng = rng.split()
    others = [other for other in range(g.seats) if other != seat]
    if any(world.clans[other].generals for other in others):
        deal_generals(world, seat, others)
    deal_advisors(world, others)
    deal_tactics(world, others)
    deal_orders(world, others)
    world.horde_deck = reordered(world.horde_deck, world.rng)
    if world.court is not None:
        deal_order(world.court.edict_deck, world.rng)
        deal_order(world.court.event_deck, world.rng)
    for expansion in world.attached():
        expansion.imagine(world, seat, world.rng)
    if not any(expansion.deal_resources(world, others, world.rng) for expansion in world.attached()):
        for other in others:
            world.clans[other].resources = [world.rng.below(7) for _ in range(4)]
    if world.court is not None:
        keep_promises(world, seat)
    make_playable(world, seat)
    return world


def deal_order(cards: list[int], rng: Rng) -> None:
    """Shuffled from the order of their numbers: how they really lie must not matter."""
    cards.sort()
    rng.shuffle(cards)


def deal_generals(world: "GreatWall", seat: int, others: list[int]) -> None:
    """In set-up: any two of the generals not in the own hand."""
    own = world.clans[seat].generals if seat >= 0 else []
    pool = dealt_anew([general for general in generals_in_play(world) if general not in own], world.rng)
    for other in others:
        clan = world.clans[other]
        clan.generals = [pool.pop() for _ in clan.generals]
        if clan.general >= 0:
            clan.general = clan.generals[world.rng.below(len(clan.generals))]


def deal_advisors(world: "GreatWall", others: list[int]) -> None:
    """The deck, the advisors dealt in set-up, and the secret assistants."""
    pool = world.advisor_deck[:]
    for other in others:
        clan = world.clans[other]
        pool += clan.dealt or secrets_of(world, other)
    if world.opponent is not None:
        pool += world.opponent.unseen
    pool = dealt_anew(pool, world.rng)
    for other in others:
        clan = world.clans[other]
        if clan.dealt:
            clan.dealt = [pool.pop() for _ in clan.dealt]
            if clan.active:
                clan.active = [clan.dealt[world.rng.below(2)]]
                clan.assistants = [advisor for advisor in clan.dealt if advisor != clan.active[0]]
                clan.secret_assistant = clan.assistants[0]
        else:
            for advisor in secrets_of(world, other):
                clan.secret_assistant = pool.pop()
                clan.assistants = with_number(clan.assistants, clan.assistants.index(advisor), clan.secret_assistant)
    if world.opponent is not None:
        imagine_qin(world, world.opponent, pool)
    world.advisor_deck = pool


def imagine_qin(world: "GreatWall", qin: "Qin", pool: list[int]) -> None:
    """Qin's first assistants and the order of his deck are known to nobody."""
    clan = world.clans[world.qin]
    dealt = [pool.pop() for _ in qin.unseen]
    clan.assistants = dealt + clan.assistants[len(dealt) :]
    qin.unseen = dealt[:]
    clan.orders = dealt_anew(clan.orders, world.rng)


def secrets_of(g: "GreatWall", seat: int) -> list[int]:
    """The assistant of set-up, who has never been shown (GW-INF-07); of Qin two."""
    if g.opponent is not None and seat == g.qin:
        return g.opponent.unseen
    clan = g.clans[seat]
    return [advisor for advisor in clan.assistants if advisor == clan.secret_assistant]


def deal_tactics(world: "GreatWall", others: list[int]) -> None:
    pool = world.tactic_deck[:]
    for other in others:
        pool += world.clans[other].tactics
    pool = dealt_anew(pool, world.rng)
    for other in others:
        clan = world.clans[other]
        clan.tactics = [pool.pop() for _ in clan.tactics]
    world.tactic_deck = pool


def deal_orders(world: "GreatWall", others: list[int]) -> None:
    """Before orders are revealed, any card of the hand may lie face down."""
    if world.orders_revealed:
        return
    for other in others:
        clan = world.clans[other]
        if clan.order >= 0:
            held = [order for order in range(len(ORDERS)) if order not in clan.order_discard]
            clan.order = held[world.rng.below(len(held))]
            clan.orders = [order for order in held if order != clan.order]


def reordered(hordes: list[int], rng: Rng) -> list[int]:
    """The pointer on the back of the top card is seen by all (GW-INF-09)."""
    if not hordes:
        return hordes
    pointer = hordes[-1] % 3
    deck = dealt_anew(hordes, rng)
    tops = [i for i in range(len(deck)) if deck[i] % 3 == pointer]
    place = tops[rng.below(len(tops))]
    top = deck[place]
    deck[place] = deck[-1]
    deck[-1] = top
    return deck


def keep_promises(world: "GreatWall", seat: int) -> None:
    """Whoever has agreed to an edict, or promised something to an expansion, has it behind the screen."""
    from teahouse.games.great_wall.rules.coop.edicts import (  # it knows the position, which knows us
        can_give,
        promised_shares,
    )

    for giver, edict, share in promised_shares(world):
        resources = world.clans[giver].resources
        while giver != seat and not can_give(world, giver, edict, share) and sum(resources) < 200:
            for kind in range(len(resources)):
                resources[kind] += 1
    for expansion in world.attached():
        for giver, tokens in expansion.promises(world):
            if giver != seat:
                for kind in range(len(tokens)):
                    world.clans[giver].resources[kind] = max(world.clans[giver].resources[kind], tokens[kind])


def make_playable(world: "GreatWall", seat: int) -> None:
    """Whoever is in the middle of paying must be able to: their screen hides at least that much."""
    for decision in world.open:
        if decision.seat == seat:
            continue
        resources = world.clans[decision.seat].resources
        while not world.options(decision) and sum(resources) < 200:
            for kind in range(len(resources)):
                resources[kind] += 1
