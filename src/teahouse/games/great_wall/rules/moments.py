"""Moments: when something happens, cards answer.

One happening is answered in this order: compulsory rules of hordes, then the players' cards in tea order, each player
choosing the order of their own, then tactic cards in tea order (GW-TAC-13). Conditions are judged when it happens.
"""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_list, without
from teahouse.games.great_wall.rules.consent import is_taken_unasked
from teahouse.games.great_wall.rules.counting import all_hold, amount
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Trigger
from teahouse.games.great_wall.rules.modifiers import EVERY, price_changes
from teahouse.games.great_wall.rules.moves import ENHANCED, FREE_EFFECT, PASS, RULE, RULES, TACTIC, TACTICS
from teahouse.games.great_wall.rules.payment import can_pay, pay, price_needs
from teahouse.games.great_wall.rules.scripts import can_do_something, run_script
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import (
    EVERYBODYS,
    FOR_ACTOR,
    FOR_ALL,
    FOR_FIRST,
    FOR_LAST,
    FOR_OTHERS,
    FROM_ADVISOR,
    FROM_ARTIFACT,
    FROM_GENERAL,
    L_EVENT,
    M_AREA_ACTIVATED,
    M_AREA_DONE,
    M_TACTIC_PLAYED,
    OF_THE_TABLE,
    P_ENHANCED,
    WHO_ANY,
    WHO_YOU,
)


def announce(g: GreatWall, h: Happening) -> None:
    """Let every card in play that listens to this moment answer."""
    for expansion in g.attached():
        expansion.answer(g, h)
    if h.moment >= len(g.box.listened_to) or not g.box.listened_to[h.moment]:
        return
    for hordes in g.field:
        for horde in hordes:
            printed = g.horde_type(horde.card)
            if printed.answers_to >> h.moment & 1:
                for number in printed.triggers:
                    answer_of_horde(g, g.box.triggers[number], horde.card, h)
    if g.court is not None:
        for event in g.court.revealed:
            for number in g.box.events[event].triggers:
                answer_of_event(g, g.box.triggers[number], h)
    for seat in g.tea:
        abilities = listening_abilities(g, seat, h)
        if abilities or g.windows and could_use(g, seat, h):
            g.then(offer_abilities, seat, abilities, h)
    for seat in g.tea:
        whens = met_conditions(g, seat, h)
        if g.windows:
            if could_hold(g, seat, h):
                g.then(offer_tactics, seat, whens, h)
        elif whens or g.foreseer >= 0 and could_react(g, seat, h):
            g.then(offer_tactics, seat, whens, h)


def is_own(g: GreatWall, h: Happening, seat: int) -> bool:
    """Is the deed this seat's?"""
    if h.moment in EVERYBODYS:
        return True
    if h.moment == M_AREA_ACTIVATED or h.moment == M_AREA_DONE:
        return g.officials_in(h.area, seat) > 0
    return h.actor == seat


def concerns(g: GreatWall, who: int, h: Happening, seat: int) -> bool:
    if who == WHO_ANY:
        return True
    return is_own(g, h, seat) == (who == WHO_YOU)


def answer_of_horde(g: GreatWall, trigger: Trigger, card: int, h: Happening) -> None:
    """A horde's rule is compulsory; its `here` is its own section, its `self` the card."""
    if trigger.moment != h.moment:
        return
    section = g.section_of(card)
    if trigger.at_here and h.section != section:
        return
    mine = Happening(h.moment, h.actor, section, card, h.area, h.n, h.warriors, h.resource, h.cause)
    apply_to_all(g, trigger, mine)


def answer_of_event(g: GreatWall, trigger: Trigger, h: Happening) -> None:
    """A lasting rule of an event is compulsory too (GW-COOP-38)."""
    if trigger.moment == h.moment:
        apply_to_all(g, trigger, h)


def apply_to_all(g: GreatWall, trigger: Trigger, h: Happening) -> None:
    """A rule of the table: players who meet its conditions and are meant by `for`, in tea order.

    What concerns no player happens once.
    """
    seats = [seat for seat in g.players() if all_hold(g, trigger.conditions, seat, h)]
    if trigger.players == FOR_FIRST or all(e.do in OF_THE_TABLE for e in g.box.scripts[trigger.script].effects):
        seats = seats[:1]
    elif trigger.players == FOR_LAST:
        seats = seats[-1:]
    elif trigger.players == FOR_ACTOR:
        seats = [seat for seat in seats if seat == h.actor]
    elif trigger.players == FOR_OTHERS:
        seats = [seat for seat in seats if seat != h.actor]
    elif trigger.players != FOR_ALL:
        seats = seats[:1]
    for seat in seats:
        run_script(g, trigger.script, seat, h, 1)


# -- abilities of generals and advisors ------------------------------------------------------------


def abilities_of(g: GreatWall, seat: int) -> list[int]:
    """Triggers of the general and of active advisors; assistants have none (GW-ADV-01, 08, 09)."""
    clan = g.clans[seat]
    numbers: list[int] = []
    if clan.general >= 0:
        numbers += g.box.generals[clan.general].triggers
    for advisor in clan.active:
        numbers += g.box.advisors[advisor].triggers
    for expansion in g.attached():
        numbers += expansion.abilities_of(g, seat)
    return numbers


def listening_abilities(g: GreatWall, seat: int, h: Happening) -> tuple[int, ...]:
    """Those that answer to this moment now."""
    if not listens(g, seat, h.moment):
        return ()
    clan = g.clans[seat]
    found: list[int] = []
    if clan.general >= 0:
        general = g.box.generals[clan.general]
        if general.answers_to >> h.moment & 1:
            add_answers(g, general.triggers, seat, h, found)
    for active in clan.active:
        advisor = g.box.advisors[active]
        if advisor.answers_to >> h.moment & 1:
            add_answers(g, advisor.triggers, seat, h, found)
    for expansion in g.attached():
        add_answers(g, expansion.abilities_of(g, seat), seat, h, found)
    return tuple(found)


def listens(g: GreatWall, seat: int, moment: int) -> bool:
    """Whether a card of the seat may answer to this moment: there is seldom one, and this is asked all the time."""
    clan = g.clans[seat]
    if clan.general >= 0 and g.box.generals[clan.general].answers_to >> moment & 1:
        return True
    for active in clan.active:
        if g.box.advisors[active].answers_to >> moment & 1:
            return True
    return g.expansions is not None


def add_answers(g: GreatWall, numbers: list[int], seat: int, h: Happening, found: list[int]) -> None:
    for number in numbers:
        trigger = g.box.triggers[number]
        if trigger.moment != h.moment or not concerns(g, trigger.who, h, seat):
            continue
        if all_hold(g, trigger.conditions, seat, h):
            found.append(number)


def used_up(g: GreatWall, trigger: Trigger, seat: int, h: Happening) -> bool:
    """Limits belong to the card."""
    if trigger.limit == L_EVENT:
        return False
    used = g.uses[trigger.limit].count(SEATS * trigger.number + seat)
    return used >= amount(g, trigger.limit_n, seat, h)


def usable(g: GreatWall, number: int, seat: int, h: Happening) -> bool:
    """Not answering itself, not used up, payable, and able to do something."""
    trigger = g.box.triggers[number]
    if SEATS * number + seat in g.running or used_up(g, trigger, seat, h) or not can_pay(g, seat, trigger.cost):
        return False
    return can_do_something(g, trigger.script, seat, h)


def use_ability(g: GreatWall, number: int, seat: int, h: Happening) -> None:
    trigger = g.box.triggers[number]
    if trigger.limit != L_EVENT:
        g.uses = with_list(g.uses, trigger.limit, [*g.uses[trigger.limit], SEATS * number + seat])
    g.say("ability", seat, number)
    g.running.append(SEATS * number + seat)
    pay(g, seat, trigger.cost)
    run_script(g, trigger.script, seat, h, 0)
    g.then(end_ability)


def end_ability(g: GreatWall) -> None:
    g.running.pop()


def offer_abilities(g: GreatWall, seat: int, abilities: tuple[int, ...], h: Happening) -> None:
    """What nobody declines is taken at once; about the rest the player is asked."""
    left = [number for number in abilities if usable(g, number, seat, h)]
    for number in left:
        if is_taken_unasked(g, seat, g.box.triggers[number]):
            use_ability(g, number, seat, h)
            g.then(offer_abilities, seat, tuple([other for other in left if other != number]), h)
            return
    if left or g.windows and could_use(g, seat, h):
        g.ask(UseAbility(seat, tuple(left), h))


def could_use(g: GreatWall, seat: int, h: Happening) -> bool:
    """Whether, as far as all can see, this seat might use an ability now that hangs on something hidden."""
    if not g.is_player(seat):
        return False
    found = False
    for number in abilities_of(g, seat):
        trigger = g.box.triggers[number]
        if trigger.moment != h.moment or not concerns(g, trigger.who, h, seat):
            continue
        before = g.guess()
        found = all_hold(g, trigger.conditions, seat, h) and usable(g, number, seat, h) and g.guessed
        g.guessing = before
        if found:
            break
    return found


def carrier_name(g: GreatWall, number: int) -> str:
    """The card that carries an ability."""
    trigger = g.box.triggers[number]
    if trigger.source == FROM_GENERAL:
        return g.box.generals[trigger.card].name
    if trigger.source == FROM_ADVISOR:
        return g.box.advisors[trigger.card].name
    if trigger.source == FROM_ARTIFACT:
        return g.box.artifacts[trigger.card].name
    return g.box.extras[trigger.card]


class UseAbility(Decision[GreatWall]):
    """Which ability now, or none? Abilities may be declined (GW-ADV-06)."""

    clause: ClassVar[str] = "GW-ADV-06"
    private: ClassVar[bool] = True

    abilities: tuple[int, ...]
    h: Happening

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [RULE + number for number in self.abilities]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if RULE <= move < RULE + RULES and move - RULE in self.abilities:
            return None if usable(g, move - RULE, self.seat, self.h) else "GW-ADV-01"
        return self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == PASS:
            return
        use_ability(g, move - RULE, self.seat, self.h)
        left = tuple([number for number in self.abilities if number != move - RULE])
        g.then(offer_abilities, self.seat, left, self.h)

    def reaction(self, g: GreatWall) -> list[str]:
        """The cards whose abilities are offered."""
        return [carrier_name(g, number) for number in self.abilities]

    def decline(self) -> int:
        return PASS


# -- tactic cards ----------------------------------------------------------------------------------


def met_conditions(g: GreatWall, seat: int, h: Happening) -> tuple[int, ...]:
    """Play conditions of the hand that this happening meets (GW-TAC-04)."""
    met: tuple[int, ...] = ()
    for tactic in g.clans[seat].tactics:
        number = g.box.tactics[tactic].when
        when = g.box.whens[number]
        if when.moment != h.moment or number in met or not concerns(g, when.who, h, seat):
            continue
        if all_hold(g, when.conditions, seat, h):
            met = (*met, number)
    return met


def could_react(g: GreatWall, seat: int, h: Happening) -> bool:
    """Whether another seat may, for all the foreseer knows, hold a card that answers to this."""
    if seat == g.foreseer or not g.is_player(seat) or not g.clans[seat].tactics:
        return False
    unseen = g.tactic_deck[:]
    for other in range(g.seats):
        if other != g.foreseer:
            unseen += g.clans[other].tactics
    for number in {g.box.tactics[tactic].when for tactic in unseen}:
        when = g.box.whens[number]
        if when.moment == h.moment and concerns(g, when.who, h, seat) and all_hold(g, when.conditions, seat, h):
            return True
    return False


def could_hold(g: GreatWall, seat: int, h: Happening) -> bool:
    """Whether, as far as all can see, a seat might hold a card that answers to this."""
    if not g.is_player(seat) or not g.clans[seat].tactics:
        return False
    found = False
    before = g.guess()
    for number in range(len(g.box.whens)):
        when = g.box.whens[number]
        if when.moment == h.moment and concerns(g, when.who, h, seat) and all_hold(g, when.conditions, seat, h):
            found = found or is_unseen(g, number)
    g.guessing = before
    return found


def is_unseen(g: GreatWall, when: int) -> bool:
    """Whether a card with this play condition lies in the deck or in a hand."""
    for tactic in g.tactic_deck:
        if g.box.tactics[tactic].when == when:
            return True
    for seat in range(g.seats):
        for tactic in g.clans[seat].tactics:
            if g.box.tactics[tactic].when == when:
                return True
    return False


def has_effect(g: GreatWall, seat: int, tactic: int, effect: int, h: Happening) -> bool:
    """Whether one could choose this effect now: it must do something, the enhanced one be payable (GW-TAC-06, 07)."""
    card = g.box.tactics[tactic]
    if effect == FREE_EFFECT:
        return can_do_something(g, card.free, seat, h)
    if card.cost and not can_pay(g, seat, card.cost, enhanced_discount(g, seat)):
        return False
    return can_do_something(g, card.enhanced, seat, h)


def has_any_effect(g: GreatWall, seat: int, tactic: int, h: Happening) -> bool:
    return has_effect(g, seat, tactic, FREE_EFFECT, h) or has_effect(g, seat, tactic, ENHANCED, h)


def enhanced_discount(g: GreatWall, seat: int) -> int:
    """Tokens that cards take off the price of enhanced effects."""
    return -sum(card.by for card in price_changes(g, seat, [P_ENHANCED], -1, EVERY))


def playable(g: GreatWall, seat: int, tactic: int, whens: tuple[int, ...], h: Happening) -> bool:
    return g.box.tactics[tactic].when in whens and has_any_effect(g, seat, tactic, h)


def offer_tactics(g: GreatWall, seat: int, whens: tuple[int, ...], h: Happening) -> None:
    """Only players who can react are asked; one card for each play condition and event (GW-TAC-08, 09).

    Where nobody may learn who can, all are who have cards at all; the table answers for the others.
    """
    if g.windows:
        if g.clans[seat].tactics:
            g.ask(PlayTactic(seat, whens, h))
        return
    g.depend_on(seat)
    for tactic in g.clans[seat].tactics:
        if playable(g, seat, tactic, whens, h):
            g.ask(PlayTactic(seat, whens, h))
            return


class PlayTactic(Decision[GreatWall]):
    """Which tactic card is played, if any? (GW-TAC-05)"""

    clause: ClassVar[str] = "GW-TAC-04"
    private: ClassVar[bool] = True

    whens: tuple[int, ...]
    h: Happening

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [TACTIC + tactic for tactic in g.clans[self.seat].tactics]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if not TACTIC <= move < TACTIC + TACTICS or move - TACTIC not in g.clans[self.seat].tactics:
            return self.clause
        tactic = move - TACTIC
        if g.box.tactics[tactic].when not in self.whens:
            return "GW-TAC-04"
        return None if has_any_effect(g, self.seat, tactic, self.h) else "GW-TAC-07"

    def take(self, g: GreatWall, move: int) -> None:
        if move == PASS:
            return
        tactic = move - TACTIC
        g.clans[self.seat].tactics = without(g.clans[self.seat].tactics, tactic)
        g.say("tactic", self.seat, tactic)
        when = g.box.tactics[tactic].when
        left = tuple([other for other in self.whens if other != when])
        g.ask(ChooseTacticEffect(self.seat, tactic, self.h))
        g.then(discard_tactic, self.seat, tactic)
        g.then(offer_tactics, self.seat, left, self.h)

    def reaction(self, g: GreatWall) -> list[str]:
        """The play conditions that are met."""
        return [g.box.whens[number].name for number in self.whens]

    def decline(self) -> int:
        return PASS


class ChooseTacticEffect(Decision[GreatWall]):
    """The upper effect, or the enhanced one for its price? Never both (GW-TAC-06, 07)."""

    clause: ClassVar[str] = "GW-TAC-06"

    tactic: int
    h: Happening

    def candidates(self, g: GreatWall) -> list[int]:
        return [FREE_EFFECT, ENHANCED]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move != FREE_EFFECT and move != ENHANCED:
            return self.clause
        if has_effect(g, self.seat, self.tactic, move, self.h):
            return None
        return "GW-TAC-07" if move == ENHANCED else "GW-TAC-06"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        if move == ENHANCED:
            cost = g.box.tactics[self.tactic].cost
            spare = enhanced_discount(g, self.seat)
            if not can_pay(g, self.seat, cost, spare):
                return price_needs(g, self.seat, cost, spare)
        return []

    def take(self, g: GreatWall, move: int) -> None:
        card = g.box.tactics[self.tactic]
        if move == ENHANCED:
            pay(g, self.seat, card.cost, enhanced_discount(g, self.seat))
            run_script(g, card.enhanced, self.seat, self.h, 0)
        else:
            run_script(g, card.free, self.seat, self.h, 0)


def discard_tactic(g: GreatWall, seat: int, tactic: int) -> None:
    """After its effect, to the discard; cards may answer to its play (GW-TAC-14)."""
    g.tactic_discard = [*g.tactic_discard, tactic]
    announce(g, Happening(M_TACTIC_PLAYED, seat))
