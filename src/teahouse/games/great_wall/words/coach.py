"""When the coach of The Great Wall says what: conditions on what one seat sees and may answer."""

from typing import Final

from teahouse.games.great_wall.rules.attack import place_of
from teahouse.games.great_wall.rules.embassy import advisor_price
from teahouse.games.great_wall.rules.moves import (
    AREA,
    CAPTURED,
    CELL,
    DONE,
    FORTIFY,
    HORDE_CARDS,
    ORDER_CELL,
    ORDER_CELLS,
    PASS,
    POST,
    RETURN_ORDERS,
    RULE,
    RULES,
    SHELTER,
    SHELTERED,
    SUPPLY_OFFICIAL,
    TACTIC,
    TACTICS,
    TAKE,
    WARRIOR,
)
from teahouse.games.great_wall.rules.shame import discard_price, spared_shame
from teahouse.games.great_wall.rules.state import AUTUMN
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    BY_ALONE,
    CHI,
    E_DRAW_TACTICS,
    E_GAIN,
    E_INCOME,
    GOLD,
    HORSEMAN,
    SPEARMAN,
    WARRIORS,
)
from teahouse.games.great_wall.words.coach_look import FIGHTS, Look
from teahouse.wording.coaching import Conditions

EARLY: Final = 2
"""Years in which one still learns what orders and advisors do."""
ENOUGH: Final = 3
FULL_WAREHOUSE: Final = 4
TREASURE: Final = 5
"""Honour of a captured card that shame should not lie on."""
BREAKS_BY: Final = 3
GIFTS: Final = (E_GAIN, E_INCOME, E_DRAW_TACTICS)
"""Effects that only give."""
MIRROR, PLOUGH = "mirror_of_the_just", "plough_of_shennong"

COACH: Final = Conditions(Look)
when, before = COACH.when, COACH.before


# -- what matters now --------------------------------------------------------------------------------


@when("now-leaders")
def now_leaders(look: Look) -> bool:
    return look.asks in ("ChooseGeneral", "ChooseAdvisor", "ChooseRole")


@when("now-orders")
def now_orders(look: Look) -> bool:
    return look.asks in ("ChooseOrder", "PlaceOrder")


@when("now-shame")
def now_shame(look: Look) -> bool:
    return look.asks in ("PlaceShame", "DiscardShame")


@when("now-last-year")
def now_last_year(look: Look) -> bool:
    return look.last_year


@when("now-falling")
def now_falling(look: Look) -> bool:
    return look.g.season == AUTUMN and bool(look.falling())


@when("now-fight")
def now_fight(look: Look) -> bool:
    return look.asks in (*FIGHTS, "AttackWith", "NextRecruit")


@when("now-officials")
def now_officials(look: Look) -> bool:
    return look.asks in ("MoveOfficial", "MoveOfficialTo")


@when("now-early")
def now_early(look: Look) -> bool:
    return look.g.year <= EARLY


@when("now-honour")
def now_honour(look: Look) -> bool:
    return True


# -- tips --------------------------------------------------------------------------------------------


@when("choose-general")
def choose_general(look: Look) -> bool:
    return look.asks == "ChooseGeneral"


@when("active-or-assistant")
def active_or_assistant(look: Look) -> bool:
    return look.asks in ("ChooseAdvisor", "ChooseRole")


@when("first-order")
def first_order(look: Look) -> bool:
    return look.asks == "ChooseOrder" and look.g.year == 1


@when("which-cell")
def which_cell(look: Look) -> bool:
    cells = [move for move in look.moves if ORDER_CELL <= move < ORDER_CELL + ORDER_CELLS]
    return look.asks == "PlaceOrder" and len(cells) > 1 and look.g.year <= EARLY


@when("join-others")
def join_others(look: Look) -> bool:
    if look.asks != "MoveOfficialTo":
        return False
    regular = [area for area in look.areas() if look.is_regular(area)]
    return any(look.free_in(area) == 1 and look.others_in(area) for area in regular)


@when("special-at-once")
def special_at_once(look: Look) -> bool:
    special = [area for area in range(len(look.g.printed().areas)) if not look.is_regular(area)]
    mine = any(look.g.officials_in(area, look.me) for area in special)
    return look.asks == "MoveOfficialTo" and look.g.year == 1 and not mine


@when("first-overseer")
def first_overseer(look: Look) -> bool:
    none = all(level < 0 for level in look.mine.overseers)
    return look.asks == "Promote" and none and not look.last_year and look.years_left >= ENOUGH


@when("hand-in")
def hand_in(look: Look) -> bool:
    return look.asks == "HandIn"


@when("warehouse-pays")
def warehouse_pays(look: Look) -> bool:
    return look.asks == "MoveOfficialTo" and sum(look.g.warehouse) >= FULL_WAREHOUSE


@when("score-orders")
def score_orders(look: Look) -> bool:
    return look.asks == "DiscardedOrders" and not return_orders(look)


@when("return-orders")
def return_orders(look: Look) -> bool:
    """A hand lasts to the end of the game, but little choice may be left in it."""
    return look.asks == "DiscardedOrders" and len(look.mine.orders) < ENOUGH and look.years_left > 1


@when("attack-finishes")
def attack_finishes(look: Look) -> bool:
    return look.asks in ("PlaceRecruit", "Strike") and any(look.after(move) == look.me for move in look.moves)


@when("spare-shame")
def spare_shame(look: Look) -> bool:
    """Where one of the answers puts a warrior on a horde of a section that will break."""
    if look.g.season != AUTUMN or look.asks not in ("PlaceRecruit", "Strike"):
        return False
    reached = {place_of(move)[0] for move in look.moves if CELL <= move < CAPTURED}
    return bool(reached.intersection(look.falling()))


@when("save-or-not")
def save_or_not(look: Look) -> bool:
    return look.asks == "SaveForChi"


@when("place-shame")
def place_shame(look: Look) -> bool:
    return look.asks == "PlaceShame"


@when("second-shame-free")
def second_shame_free(look: Look) -> bool:
    once = any(tokens == 1 for tokens in look.mine.captured_shame)
    return look.asks == "PlaceShame" and once and look.g.court is None and not look.artifact(MIRROR)


@when("buy-off")
def buy_off(look: Look) -> bool:
    price = discard_price(look.g, look.me)
    return look.asks == "DiscardShame" and look.g.court is None and look.mine.resources[CHI] >= price


@when("keep-chi")
def keep_chi(look: Look) -> bool:
    return look.my_turn and look.mine.resources[CHI] < 2 and look.standing() > 0 and not look.last_year


@when("archers-need-walls")
def archers_need_walls(look: Look) -> bool:
    return look.asks == "PlaceRecruit" and look.warrior() == ARCHER and look.g.year <= ENOUGH


@when("tactic-moment")
def tactic_moment(look: Look) -> bool:
    return look.asks == "PlayTactic" and any(TACTIC <= move < TACTIC + TACTICS for move in look.moves)


@when("advisor-price")
def advisor_grows_dearer(look: Look) -> bool:
    enough = look.mine.resources[GOLD] >= advisor_price(look.g, look.me, 0)
    return look.asks == "Hire" and look.g.year <= EARLY and enough


@when("last-year")
def last_year(look: Look) -> bool:
    return look.last_year and look.g.season == AUTUMN


# -- warnings ----------------------------------------------------------------------------------------


@before("done-with-moves")
def done_with_moves(look: Look, move: int) -> bool:
    return look.asks == "MoveOfficial" and move == DONE and SUPPLY_OFFICIAL in look.moves


@before("alone-shame")
def alone_shame(look: Look, move: int) -> bool:
    area = move - AREA
    if look.asks != "MoveOfficialTo" or area not in look.areas() or not look.is_regular(area):
        return False
    alone = look.g.printed().areas[area].shame and look.free_in(area) == 1 and not look.others_in(area)
    return alone and not spared_shame(look.g, look.me, 1, BY_ALONE)


@before("free-ability-passed")
def free_ability_passed(look: Look, move: int) -> bool:
    if move != PASS:
        return False
    if look.asks == "PayForEffect" and TAKE in look.moves:
        effect = look.box.scripts[look.field("script")].effects[look.field("step")]
        return not effect.cost and effect.do in GIFTS
    abilities = [each - RULE for each in look.moves if RULE <= each < RULE + RULES] if look.asks == "UseAbility" else []
    return any(only_gives(look, ability) for ability in abilities)


def only_gives(look: Look, ability: int) -> bool:
    trigger = look.box.triggers[ability]
    effects = look.box.scripts[trigger.script].effects
    return bool(effects) and not trigger.cost and all(not effect.cost and effect.do in GIFTS for effect in effects)


@before("shelter-instead-of-reward")
def shelter_instead_of_reward(look: Look, move: int) -> bool:
    strikes = look.asks == "PlaceRecruit" and look.warrior() in (SPEARMAN, HORSEMAN)
    return strikes and SHELTER <= move < POST and any(CELL <= each < CAPTURED for each in look.moves)


@before("gives-horde-away")
def gives_horde_away(look: Look, move: int) -> bool:
    winner = look.after(move)
    return winner >= 0 and winner != look.me and look.g.court is None


@before("nobody-gets-it")
def nobody_gets_it(look: Look, move: int) -> bool:
    return look.after(move) == -1


@before("archer-on-falling-wall")
def archer_on_falling_wall(look: Look, move: int) -> bool:
    if not POST <= move < SHELTERED:
        return False
    archer = look.asks == "PostOrShelter" or (look.asks == "PlaceRecruit" and look.warrior() == ARCHER)
    return archer and look.margin(move - POST) <= -BREAKS_BY


@before("shame-on-treasure")
def shame_on_treasure(look: Look, move: int) -> bool:
    card = move - CAPTURED
    if look.asks != "PlaceShame" or card not in look.mine.captured or not 0 <= card < HORDE_CARDS:
        return False
    unashamed = look.mine.captured_shame[look.mine.captured.index(card)] == 0
    return unashamed and look.g.horde_type(card).honor >= TREASURE and any(look.mine.supply)


@before("return-too-early")
def return_too_early(look: Look, move: int) -> bool:
    return look.asks == "DiscardedOrders" and move == RETURN_ORDERS and len(look.mine.orders) >= look.years_left


def puts_overseer(look: Look, move: int) -> bool:
    return look.asks == "Promote" and move != PASS


@before("late-overseer")
def late_overseer(look: Look, move: int) -> bool:
    return puts_overseer(look, move) and look.last_year and not look.artifact(PLOUGH)


@before("horseman-overseer")
def horseman_overseer(look: Look, move: int) -> bool:
    better = move - WARRIOR in (ARCHER, HORSEMAN) and move < WARRIOR + len(WARRIORS)
    return puts_overseer(look, move) and better and WARRIOR + SPEARMAN in look.moves


@before("nothing-built")
def nothing_built(look: Look, move: int) -> bool:
    return look.asks == "Build" and move == DONE and any(FORTIFY <= each < SHELTER for each in look.moves)
