"""When the coach of The Ancient World says what: conditions on what one seat sees and may answer."""

from typing import Final

from teahouse.games.ancient_world.rules import recruit
from teahouse.games.ancient_world.rules.armies import army_symbols, price_of_use, unused_armies
from teahouse.games.ancient_world.rules.empire_actions import refuse_own_card
from teahouse.games.ancient_world.rules.moves import CELL, CITIZEN, PASS, army_card, empire_card, titan_card
from teahouse.games.ancient_world.rules.placement import fee
from teahouse.games.ancient_world.rules.properties import army_limit, free_spaces, symbols
from teahouse.games.ancient_world.rules.purse import purse_of
from teahouse.games.ancient_world.rules.titans import UseArmies, attack_value
from teahouse.games.ancient_world.rules.words import (
    BUILD,
    C_CITIZEN,
    C_KNOWLEDGE,
    CELLS,
    CITIZENS,
    DECK_B,
    EXPAND,
    EXPLORE,
    GROW,
    HIGHER,
    LEARN,
    P_ARMY,
    P_ARROW,
    P_COIN,
    P_FOOD,
    RECRUIT,
    RESTORE,
    S_ARROW,
    S_RESTORE,
    S_SPY,
    S_TROPHY,
    SERVE,
    T_GAIN_CITIZEN,
    WORK,
)
from teahouse.games.ancient_world.words.coach_look import Look
from teahouse.games.ancient_world.words.reckoning import most_attack
from teahouse.wording.coaching import Conditions

DEAR: Final = 4
"""Coins for one use of an army that has grown dear."""

COACH: Final = Conditions(Look)
when, before = COACH.when, COACH.before


# -- what matters now --------------------------------------------------------------------------------


@when("now-fight")
def fighting(look: Look) -> bool:
    return look.asks == "UseArmies"


@when("now-losses")
def losing(look: Look) -> bool:
    return look.asks == "LoseCard"


@when("now-hunger")
def hungry_soon(look: Look) -> bool:
    return look.unfed > 0


@when("now-last-round")
def now_last_round(look: Look) -> bool:
    return look.in_last_round


@when("now-titan")
def now_titan(look: Look) -> bool:
    return look.beatable()


@when("now-land")
def now_land(look: Look) -> bool:
    return free_spaces(look.g, look.me) <= 0


@when("now-opening")
def now_opening(look: Look) -> bool:
    return look.g.round <= 1


@when("now-growing")
def now_growing(look: Look) -> bool:
    return look.g.round < look.last_round - 1 and look.box.round_deck[look.g.round] != DECK_B


@when("now-banners")
def now_banners(look: Look) -> bool:
    return True


# -- tips --------------------------------------------------------------------------------------------


@when("first-turn")
def first_turn(look: Look) -> bool:
    return look.g.round == 1 and look.round_begins


@when("low-skill-first")
def low_skill_first(look: Look) -> bool:
    if look.asks != "PlaceCitizen" or look.skill() != max(look.mine.home):
        return False
    empty = [cell for cell in range(len(CELLS)) if is_empty_ladder(look, cell) and CELL + cell in look.moves]
    lower = [skill for skill in look.mine.home if skill < look.skill()]
    return any(look.open_to(cell, lower) for cell in empty)


def is_empty_ladder(look: Look, cell: int) -> bool:
    """A cell that wants ever higher skills, and nobody stands there."""
    return look.box.cells[cell].placement == HIGHER and not look.g.cells[cell]


@when("match-a-number")
def match_a_number(look: Look) -> bool:
    if not look.turn:
        return False
    for cell in (BUILD, RECRUIT):
        fees = {fee(look.g, cell, skill) > 0 for skill in look.mine.home}
        if look.g.cells[cell] and len(fees) > 1:
            return True
    return False


@when("income-early")
def income_early(look: Look) -> bool:
    if look.g.round > 2 or look.asks != "BuyEmpire":
        return False
    return any(look.box.empire[card].props[P_COIN] for card in look.buyable())


@when("second-of-a-colour")
def second_of_a_colour(look: Look) -> bool:
    return carries(look, 2, look.full - 1)


def carries(look: Look, fewest: int, most: int) -> bool:
    """Does a card on sale carry a tribe of which one has so many banners?"""
    if look.asks != "BuyEmpire":
        return False
    tribes = [tribe for tribe, have in enumerate(look.banners) if fewest <= have <= most]
    return any(look.box.empire[card].banners[tribe] for card in look.buyable() for tribe in tribes)


@when("land-runs-out")
def land_runs_out(look: Look) -> bool:
    return look.turn and free_spaces(look.g, look.me) <= 0 and look.open_to(EXPAND, look.mine.home)


@when("titan-in-reach")
def titan_in_reach(look: Look) -> bool:
    return look.beatable()


@when("one-sword-short")
def one_sword_short(look: Look) -> bool:
    if not look.turn or not look.open_to(SERVE, look.mine.home):
        return False
    return any(most_attack(look.g, look.me, titan) == look.box.titans[titan].defence - 1 for titan in look.tops())


@when("arrows-do-not-count")
def arrows_do_not_count(look: Look) -> bool:
    if not look.turn:
        return False
    arrows = symbols(look.g, look.me, P_ARROW) + look.mine.arrow
    arrows += sum(army_symbols(look.g, army, S_ARROW) for army in unused_armies(look.g, look.me))
    for titan in look.tops():
        missing = look.box.titans[titan].defence - most_attack(look.g, look.me, titan)
        if not look.box.titans[titan].arrows and 0 < missing <= arrows:
            return True
    return False


@when("after-first-victory")
def after_first_victory(look: Look) -> bool:
    return look.asks == "LoseCard"


@when("keep-the-food")
def keep_the_food(look: Look) -> bool:
    if look.asks != "LoseCard":
        return False
    food = [look.box.empire[empire_card(move)].props[P_FOOD] for move in look.moves]
    return any(each and look.food - each < look.mine.citizens() for each in food)


@when("two-lost-cards")
def two_lost_cards(look: Look) -> bool:
    empire = look.box.empire
    lost = [
        card
        for card in look.mine.lost()
        if any(empire[card].props) or empire[card].action >= 0 or empire[card].triggers
    ]
    return look.turn and len(lost) >= 2 and not look.in_last_round and look.open_to(RESTORE, look.mine.home)


@when("hunger-ahead")
def hunger_ahead(look: Look) -> bool:
    return look.turn and look.unfed > 0


@when("explore-opens")
def explore_opens(look: Look) -> bool:
    return look.round_begins and look.g.round == look.box.cells[EXPLORE].opens > 1


@when("grow-opens")
def grow_opens(look: Look) -> bool:
    spare = look.food > look.mine.citizens()
    return look.round_begins and look.g.round == look.box.cells[GROW].opens > 1 and spare


@when("deck-b")
def deck_b(look: Look) -> bool:
    decks = look.box.round_deck[look.g.round - 1 : look.g.round + 1]
    return look.round_begins and decks[-1] == DECK_B != decks[0]


@when("old-army")
def old_army(look: Look) -> bool:
    if not look.turn and look.asks != "UseArmies":
        return False
    dear = any(price_of_use(army) >= DEAR for army in unused_armies(look.g, look.me))
    purse = purse_of(look.g, look.me)
    return dear and any(purse.pays(recruit.price_of(look.g, card, 0)) for card in look.g.army_row)


@when("disband-the-tired")
def disband_the_tired(look: Look) -> bool:
    return look.asks == "PlaceArmy" and len({army.picture for army in unused_armies(look.g, look.me)}) > 1


@when("own-card-action")
def own_card_action(look: Look) -> bool:
    if not look.turn or not look.mine.home:
        return False
    return any(refuse_own_card(look.g, look.me, card) is None for card in look.mine.face_up())


@when("colour-is-full")
def colour_is_full(look: Look) -> bool:
    return carries(look, look.full, 1000)


@when("before-the-last-round")
def before_the_last_round(look: Look) -> bool:
    return look.round_begins and look.g.round == look.last_round - 1


@when("last-round")
def last_round(look: Look) -> bool:
    return look.round_begins and look.in_last_round


# -- warnings ----------------------------------------------------------------------------------------


def passes(look: Look, move: int) -> bool:
    return look.turn and move == PASS


@before("pass-with-citizens")
def pass_with_citizens(look: Look, move: int) -> bool:
    return passes(look, move) and any(CITIZEN < each <= CITIZEN + CITIZENS for each in look.moves)


@before("pass-with-titan")
def pass_with_titan(look: Look, move: int) -> bool:
    return passes(look, move) and look.beatable()


@before("last-round-coins")
def last_round_coins(look: Look, move: int) -> bool:
    if not passes(look, move) or not look.in_last_round:
        return False
    provinces = [card for card in look.g.top_provinces() if card and look.open_to(EXPAND, look.mine.home)]
    return (
        any(titan_card(each) and look.gains(look.box.titans[titan_card(each)].banners) for each in look.moves)
        or any(look.scores(card) for card in look.within_means())
        or any(look.gains(look.box.provinces[card].banners) for card in provinces)
    )


@before("pass-hungry")
def pass_hungry(look: Look, move: int) -> bool:
    if not passes(look, move) or not look.unfed or not look.mine.home:
        return False
    empire = look.box.empire
    lost = any(empire[card].props[P_FOOD] for card in look.mine.lost()) and look.open_to(RESTORE, look.mine.home)
    return lost or any(empire[card].props[P_FOOD] for card in look.within_means())


@before("extra-coin")
def extra_coin(look: Look, move: int) -> bool:
    if look.asks != "PlaceCitizen" or move not in (CELL + BUILD, CELL + RECRUIT):
        return False
    cell, free = move - CELL, [skill for skill in look.mine.home if not fee(look.g, move - CELL, skill)]
    return fee(look.g, cell, look.skill()) > 0 and look.open_to(cell, free)


@before("high-skill-on-empty")
def high_skill_on_empty(look: Look, move: int) -> bool:
    cell = move - CELL
    if look.asks != "PlaceCitizen" or not 0 <= cell < len(CELLS) or not is_empty_ladder(look, cell):
        return False
    lower = [skill for skill in look.mine.home if skill < look.skill()]
    crowded = any(look.box.cells[each].placement == HIGHER and look.g.cells[each] for each in range(len(CELLS)))
    return look.skill() == max(look.mine.home) and look.open_to(cell, lower) and crowded


def grows(look: Look, move: int) -> bool:
    return look.asks == "PlaceCitizen" and move == CELL + GROW


@before("grow-without-food")
def grow_without_food(look: Look, move: int) -> bool:
    return grows(look, move) and look.food <= look.mine.citizens()


@before("grow-in-the-last-round")
def grow_in_the_last_round(look: Look, move: int) -> bool:
    """Unless a card scores citizens or pays for a new one."""
    cards = [look.box.empire[card] for card in look.mine.face_up()]
    pays = any(look.box.triggers[number].on == T_GAIN_CITIZEN for card in cards for number in card.triggers)
    return grows(look, move) and look.in_last_round and not pays and not counts(look, C_CITIZEN)


def counts(look: Look, counter: int) -> bool:
    """Does a card of one's own score this? Lost cards do, too."""
    return any(look.box.empire[building.card].end_per == counter for building in look.mine.city)


@before("seventh-banner")
def seventh_banner(look: Look, move: int) -> bool:
    card = empire_card(move)
    if look.asks != "BuyEmpire" or card not in look.buyable():
        return False
    tribes = [tribe for tribe, count in enumerate(look.box.empire[card].banners) if count]
    return bool(tribes) and not look.scores(card) and all(look.banners[tribe] >= look.full for tribe in tribes)


@before("income-in-the-last-round")
def income_in_the_last_round(look: Look, move: int) -> bool:
    """No citizen is left to buy with, and no titan to be fought; unless knowledge scores, or this is all one can do."""
    if look.asks != "PlaceCitizen" or not look.in_last_round or move not in (CELL + WORK, CELL + LEARN):
        return False
    fights = any(most_attack(look.g, look.me, titan) >= look.box.titans[titan].defence for titan in look.tops())
    scored = move == CELL + LEARN and counts(look, C_KNOWLEDGE)
    others = [each for each in look.moves if each not in (CELL + WORK, CELL + LEARN)]
    return len(look.mine.home) == 1 and bool(others) and not fights and not scored


@before("too-many-armies")
def too_many_armies(look: Look, move: int) -> bool:
    if look.asks != "UseArmies" or look.asked is None:
        return False
    fight, army = look.asked.read(UseArmies), look.mine.army_with(army_card(move))
    if army is None or attack_value(look.g, look.me, fight.titan, fight.used) < look.box.titans[fight.titan].defence:
        return False
    return bool(fight.used) and not any(army_symbols(look.g, army, sign) for sign in (S_TROPHY, S_SPY, S_RESTORE))


@before("lose-the-limit")
def lose_the_limit(look: Look, move: int) -> bool:
    lost = look.box.empire[empire_card(move)].props[P_ARMY]
    armies = len(look.mine.armies)
    return look.asks == "LoseCard" and lost > 0 and armies > army_limit(look.g, look.me) - lost
