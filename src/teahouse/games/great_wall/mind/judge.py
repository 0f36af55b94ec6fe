"""How good each answer to each question is, in honour; what the bot does not understand is worth nothing."""

from collections.abc import Callable
from typing import Final

from teahouse.games.great_wall.mind import alone, places, together
from teahouse.games.great_wall.mind.sight import SHAME, WARRIOR, Sight, place
from teahouse.games.great_wall.rules import moves
from teahouse.games.great_wall.rules.attack import Strike
from teahouse.games.great_wall.rules.barracks import PlaceRecruit, Recruit
from teahouse.games.great_wall.rules.camp import Build
from teahouse.games.great_wall.rules.counting import overseer_level, rival_level
from teahouse.games.great_wall.rules.embassy import Hire, advisor_price, official_price
from teahouse.games.great_wall.rules.goods import GainByArea
from teahouse.games.great_wall.rules.moments import ChooseTacticEffect, PlayTactic
from teahouse.games.great_wall.rules.officials import MoveOfficial
from teahouse.games.great_wall.rules.payment import PayEither, PayMix
from teahouse.games.great_wall.rules.production import Promote, PromoteWhere
from teahouse.games.great_wall.rules.scripts import ChooseBranch, PayForEffect
from teahouse.games.great_wall.rules.words import (
    CHI,
    G_HONOR,
    GOLD,
    HORSEMAN,
    M_BREACH,
    M_TACTIC_PLAYED,
    M_WARRIORS_KILLED,
    PAGODA,
    SPEARMAN,
)

Judge = Callable[[Sight, int], float]


def score(s: Sight, move: int) -> float:
    """The worth of one answer; of what only expansions know, they say how it looks."""
    judge = JUDGES.get(s.asks)
    if judge is not None and move < moves.VOCABULARY:
        return judge(s, move)
    at_least = 0.1 if move in (moves.DONE, moves.PASS) else 0.2
    return at_least + sum(expansion.appeal(s.g, s.seat, s.asks, move) for expansion in s.g.attached())


# -- orders ------------------------------------------------------------------------------------------


def choose_order(s: Sight, move: int) -> float:
    return 0.0 if move == moves.DONE else places.order_value(s, move - moves.ORDER)


def copy_order(s: Sight, move: int) -> float:
    return 0.0 if move == moves.PASS else places.order_value(s, s.g.clans[move - moves.PLAYER].order)


def discarded_orders(s: Sight, move: int) -> float:
    """Honour for every card there, again each summer, as long as a hand is left to play from."""
    if move == moves.RETURN_ORDERS:
        return 0.0
    return 2.0 * len(s.clan.order_discard) if s.clan.orders else -1.0


def place_order(s: Sight, move: int) -> float:
    return -0.1 * (move - moves.ORDER_CELL)


# -- officials and areas -----------------------------------------------------------------------------


def move_official(s: Sight, move: int) -> float:
    """Best out of the supply; off the board only to a better place."""
    if move == moves.DONE:
        return 0.0
    asked = s.decision
    assert isinstance(asked, MoveOfficial)
    if move == moves.SUPPLY_OFFICIAL:
        return places.best_place(s, asked.allowed, -1)
    area = move - moves.OFFICIAL
    return places.best_place(s, asked.allowed, area) - places.place_value(s, area, 0) - 0.5


def move_official_to(s: Sight, move: int) -> float:
    return places.place_value(s, move - moves.AREA, 1)


def next_area(s: Sight, move: int) -> float:
    """First what gives resources, then what spends them."""
    area = move - moves.AREA
    return (2.0 if area <= PAGODA else 0.0) - 0.1 * area


def activate_enhanced(s: Sight, move: int) -> float:
    return 0.0 if move == moves.PASS else places.enhanced_value(s, move - moves.AREA)


# -- attack ------------------------------------------------------------------------------------------


def strike(s: Sight, move: int) -> float:
    asked = s.decision
    assert isinstance(asked, Strike)
    section, row, cell = place(move)
    if asked.first >= 0:
        return s.strike(section, row, [place(asked.first)[2], cell])
    return s.strike_from(section, row, cell, asked.warrior)


def damage(s: Sight, move: int) -> float:
    return 0.0 if move == moves.DONE else s.damage(*place(move))


def attack_with(s: Sight, move: int) -> float:
    if move == moves.DONE:
        return 0.0
    if move < moves.SHELTERED:
        return s.shot(move - moves.POST)
    section, warrior = (move - moves.SHELTERED) // len(WARRIOR), (move - moves.SHELTERED) % len(WARRIOR)
    return s.best_strike(warrior, 1 << section)


def place_recruit(s: Sight, move: int) -> float:
    """Into battle where it pays; else where he may fight later."""
    if moves.SHELTER <= move < moves.POST:
        return (0.8 if s.g.field[move - moves.SHELTER] else 0.3) * s.use()
    if moves.POST <= move < moves.SHELTERED:
        return s.post(move - moves.POST)
    asked = s.decision
    assert isinstance(asked, PlaceRecruit)
    section, row, cell = place(move)
    return s.strike_from(section, row, cell, asked.warrior)


def recruit(s: Sight, move: int) -> float:
    """Each next one a little less: the best cells are taken."""
    if move == moves.DONE:
        return 0.0
    asked = s.decision
    assert isinstance(asked, Recruit)
    return places.recruit_value(s, move - moves.WARRIOR, asked.discount) - 0.5 * sum(asked.recruits)


def grant_where(s: Sight, move: int) -> float:
    if move == moves.PASS:
        return 0.0
    section = move - moves.SECTION
    return s.exposed(section) + 0.5 if s.falling(section) > 0 else 0.0


# -- killing and shame -------------------------------------------------------------------------------


def choose_dying(s: Sight, move: int) -> float:
    return -WARRIOR[move - moves.WARRIOR]


def save_for_chi(s: Sight, move: int) -> float:
    """Chi is dear while there is shame to be washed off."""
    if move == moves.DONE:
        return s.bonus(M_WARRIORS_KILLED, SPEARMAN)
    return WARRIOR[move - moves.SAVE] * s.use() - s.loss(CHI, 2)


def rescue(s: Sight, move: int) -> float:
    if move == moves.TAKE:
        return sum(WARRIOR)
    return 0.0 if move == moves.DONE else WARRIOR[move - moves.SAVE]


def place_shame(s: Sight, move: int) -> float:
    """On a captured card already ashamed it costs nothing more; under a warrior 5 honour and the warrior."""
    if move >= moves.CAPTURED:
        card = move - moves.CAPTURED
        shamed = s.clan.captured_shame[s.clan.captured.index(card)] > 0
        return 0.0 if shamed else -float(s.box.hordes[card // 3].honor)
    warrior = move - moves.SHAME
    last = 0.5 if s.clan.supply[warrior] <= 2 else 0.0
    return -SHAME - 0.3 * WARRIOR[warrior] - last


def discard_shame(s: Sight, move: int) -> float:
    if move == moves.DONE:
        return 0.0
    if move >= moves.CAPTURED:
        return s.shamed_card(move - moves.CAPTURED)
    return SHAME + 0.3 * WARRIOR[move - moves.SHAME]


def own_first(s: Sight, move: int) -> float:
    return 1.0 if move == moves.PLAYER + s.seat else 0.0


# -- building and hiring -----------------------------------------------------------------------------


def build(s: Sight, move: int) -> float:
    if move == moves.DONE:
        return 0.0
    asked = s.decision
    assert isinstance(asked, Build)
    if move < moves.RAISE:
        return places.fortification_value(s, move - moves.FORTIFY, asked.discount)
    return places.wall_value(s, move - moves.RAISE, asked.discount)


def hire(s: Sight, move: int) -> float:
    if move == moves.DONE:
        return 0.0
    asked = s.decision
    assert isinstance(asked, Hire)
    if move == moves.HIRE_OFFICIAL:
        return places.official_value(s) - s.loss(GOLD, official_price(s.g, s.seat, asked.discount))
    return places.advisor_value(s) - s.loss(GOLD, advisor_price(s.g, s.seat, asked.discount))


def choose_role(s: Sight, move: int) -> float:
    """Half of them each, the active ones first: generals count assistants."""
    wants_active = len(s.clan.active) <= len(s.clan.assistants)
    return 1.0 if (move == moves.ACTIVE) == wants_active else 0.0


# -- production and payment --------------------------------------------------------------------------


def promote(s: Sight, move: int) -> float:
    """A spearman for the office, if there is one."""
    if move == moves.PASS:
        return 0.0
    asked = s.decision
    assert isinstance(asked, Promote)
    value = places.promotion_value(s, asked.area, asked.discount, asked.free)
    return value - (0.3 * WARRIOR[move - moves.WARRIOR] if move >= moves.WARRIOR else 0.0)


def promote_where(s: Sight, move: int) -> float:
    if move == moves.PASS:
        return 0.0
    asked = s.decision
    assert isinstance(asked, PromoteWhere)
    return places.promotion_value(s, move - moves.AREA, asked.discount, asked.free)


def hand_in(s: Sight, move: int) -> float:
    return 0.0 if move == moves.DONE else s.good(G_HONOR, 2) - s.loss(move - moves.RESOURCE, 1)


def gain_token(s: Sight, move: int) -> float:
    return s.good(move - moves.RESOURCE, 1)


def gain_by_area(s: Sight, move: int) -> float:
    if move == moves.PASS:
        return 0.0
    asked = s.decision
    assert isinstance(asked, GainByArea)
    area = move - moves.AREA
    return s.good(area, rival_level(s.g, s.seat, area) if asked.rival else 1)


def income_of(s: Sight, move: int) -> float:
    if move == moves.PASS:
        return 0.0
    return s.good(move - moves.AREA, overseer_level(s.g, s.seat, move - moves.AREA))


def pay_mix(s: Sight, move: int) -> float:
    """As evenly as the piles allow."""
    asked = s.decision
    assert isinstance(asked, PayMix)
    pile = s.g.warehouse if asked.stored else s.clan.resources
    wanted = asked.due * pile[asked.kind] / max(1, sum(pile[kind] for kind in range(asked.kind, asked.last + 1)))
    return -abs(move - moves.COUNT - wanted)


def spare_token(s: Sight, move: int) -> float:
    return s.good(move - moves.SPARE, 1)


def pay_either(s: Sight, move: int) -> float:
    asked = s.decision
    assert isinstance(asked, PayEither)
    count = move - moves.COUNT
    return -s.loss(asked.second, count) - s.loss(asked.first, asked.due - count)


def most(s: Sight, move: int) -> float:
    """As many as fit into the hand."""
    room = s.box.constants.tactic_hand_limit - len(s.clan.tactics)
    return -abs(move - moves.COUNT - max(0, room))


# -- cards -------------------------------------------------------------------------------------------


def play_tactic(s: Sight, move: int) -> float:
    """Now, rather than never; saving face only where there is shame to come."""
    if move == moves.PASS:
        return 0.6 * s.use()
    card = s.box.tactics[move - moves.TACTIC]
    asked = s.decision
    assert isinstance(asked, PlayTactic)
    if asked.h.moment == M_BREACH and not s.exposed(asked.h.section):
        return 0.0
    best = max(places.script_value(s, card.free), places.script_value(s, card.enhanced) - s.prices(card.cost))
    return best + s.bonus(M_TACTIC_PLAYED)


def tactic_effect(s: Sight, move: int) -> float:
    asked = s.decision
    assert isinstance(asked, ChooseTacticEffect)
    card = s.box.tactics[asked.tactic]
    if move == moves.ENHANCED:
        return places.script_value(s, card.enhanced) - s.prices(card.cost)
    return places.script_value(s, card.free)


def use_ability(s: Sight, move: int) -> float:
    if move == moves.PASS:
        return 0.0
    trigger = s.box.triggers[move - moves.RULE]
    return places.script_value(s, trigger.script) - s.prices(trigger.cost) + 0.1


def pay_for_effect(s: Sight, move: int) -> float:
    if move == moves.PASS:
        return 0.0
    asked = s.decision
    assert isinstance(asked, PayForEffect)
    e = s.box.scripts[asked.script].effects[asked.step]
    return places.effect_value(s, e) - s.prices(e.cost) + 0.1


def choose_branch(s: Sight, move: int) -> float:
    if move == moves.PASS:
        return 0.0
    asked = s.decision
    assert isinstance(asked, ChooseBranch)
    return places.script_value(s, asked.branches[move - moves.BRANCH]) + 0.01


def take(s: Sight, move: int) -> float:
    return 1.0 if move == moves.TAKE else 0.0


def guard(s: Sight, move: int) -> float:
    """A firing position rather than the shelter."""
    return 1.0 if moves.POST <= move < moves.SHELTERED else 0.0


def keep_horsemen(s: Sight, move: int) -> float:
    """The strongest first, while all cells are free."""
    return 1.0 if move == moves.WARRIOR + HORSEMAN else 0.0


JUDGES: Final[dict[str, Judge]] = {
    "AcceptGift": take,
    "ActOrWait": together.act_or_wait,
    "ActivateEnhanced": activate_enhanced,
    "AttackWith": attack_with,
    "Build": build,
    "ChooseBranch": choose_branch,
    "ChooseDying": choose_dying,
    "ChooseOrder": choose_order,
    "ChoosePlayer": own_first,
    "ChooseRole": choose_role,
    "ChooseTacticEffect": tactic_effect,
    "CopyOrder": copy_order,
    "DealDamage": damage,
    "DiscardFreely": discard_shame,
    "DiscardShame": discard_shame,
    "DiscardedOrders": discarded_orders,
    "DrawTactics": most,
    "DrinkTea": take,
    "FortifyForReed": alone.fortify_for_reed,
    "GainByArea": gain_by_area,
    "GainToken": gain_token,
    "GrantWhere": grant_where,
    "HandIn": hand_in,
    "Hire": hire,
    "IncomeOf": income_of,
    "MoveOfficial": move_official,
    "MoveOfficialTo": move_official_to,
    "NextArea": next_area,
    "NextRecruit": keep_horsemen,
    "PayEither": pay_either,
    "Collect": take,
    "PayForEffect": pay_for_effect,
    "PayMix": pay_mix,
    "PlaceOrder": place_order,
    "PlaceRecruit": place_recruit,
    "PlaceShame": place_shame,
    "PlaceStartingOfficial": alone.starting_official,
    "PlayTactic": play_tactic,
    "PledgeToEdict": together.pledge,
    "PostOrShelter": guard,
    "Promote": promote,
    "PromoteWhere": promote_where,
    "ProposeEdict": together.propose,
    "Recruit": recruit,
    "Rescue": rescue,
    "ReturnOrder": choose_order,
    "Sacrifice": together.sacrifice,
    "SaveForChi": save_for_chi,
    "Shoot": damage,
    "SpareToken": spare_token,
    "Strike": strike,
    "StrikeForReed": alone.strike_for_reed,
    "UseAbility": use_ability,
    "WhoseShame": own_first,
}
