"""When the coach of ZhanGuo says what: conditions on what one seat sees and may answer."""

from typing import Final

from teahouse.games.zhanguo.rules import recruit, scoring, tasks, unification
from teahouse.games.zhanguo.rules.hire import HireColour
from teahouse.games.zhanguo.rules.moves import (
    ACTION,
    BOARD,
    CELL,
    DONE,
    FREE,
    GOVERNOR_CUBE,
    OFFICIAL,
    PASS,
    REGION,
    SQUARE,
    TASK,
    WORKER_CUBE,
)
from teahouse.games.zhanguo.rules.names import (
    ACTIONS,
    ASPECTS,
    CALM_ANY,
    CARDS,
    COLOUR_SETS,
    HAS_GREY,
    HAS_RED,
    HAS_WHITE,
    MARKER,
    OFFICIALS,
    OFFICIALS_GE_UNREST,
    PALACE,
    REASSIGN,
    REWARD_GOVERNOR,
    REWARD_PALACE,
    REWARD_WALL,
    SECTIONS,
    TASK_SLOTS,
    VP,
    VP_PER_CARD,
    WALL,
    WALL_CELLS,
    WORKER,
)
from teahouse.games.zhanguo.rules.names import OFFICIAL as BRINGS_OFFICIAL
from teahouse.games.zhanguo.rules.rewards import TakeReward
from teahouse.games.zhanguo.words.coach_look import Look
from teahouse.wording.coaching import Conditions

TASKS_IN_ROW: Final = TASK_SLOTS // 2
KEYS: Final = frozenset((*range(1, 15), *range(106, CARDS + 1)))
"""Numbers that wake cards almost whatever lies at the court."""
BEST_KEYS: Final = frozenset((*range(1, 10), *range(113, CARDS + 1)))
"""Those that are too good to lie at home."""
BUILDINGS: Final = (REWARD_GOVERNOR, REWARD_WALL, REWARD_PALACE)
GAINS: Final = (MARKER, VP, VP_PER_CARD, WORKER, BRINGS_OFFICIAL)
"""What an ability gives for nothing."""
COUNT_OFFICIALS: Final = (OFFICIALS_GE_UNREST, HAS_GREY, HAS_RED, HAS_WHITE, COLOUR_SETS)
"""Tiles that look at where officials stand."""
MUCH: Final = 3

COACH: Final = Conditions(Look)
when, before = COACH.when, COACH.before


# -- what matters now --------------------------------------------------------------------------------


@when("now-setup")
def now_setup(look: Look) -> bool:
    return not look.settled


@when("now-reward")
def now_reward(look: Look) -> bool:
    return look.asks == "TakeReward"


@when("now-begin")
def now_begin(look: Look) -> bool:
    return not look.cards


@when("now-last-round")
def now_last_round(look: Look) -> bool:
    return look.in_last_round


@when("now-governor")
def now_governor(look: Look) -> bool:
    return look.ready_for_governor()


@when("now-silent")
def now_silent(look: Look) -> bool:
    return any(not look.room(region) for region in look.regions)


@when("now-board")
def now_board(look: Look) -> bool:
    return look.g.round == 0


@when("now-people")
def now_people(look: Look) -> bool:
    return look.g.round == 1


@when("now-buildings")
def now_buildings(look: Look) -> bool:
    return True


# -- tips --------------------------------------------------------------------------------------------


@when("first-card")
def first_card(look: Look) -> bool:
    return look.turn and look.g.round == 0 and not look.cards


@when("same-action")
def same_action(look: Look) -> bool:
    triggers = [look.box.card_trigger[card] for card in look.cards]
    return look.turn and len(set(triggers)) < len(triggers)


@when("combo-ready")
def combo_ready(look: Look) -> bool:
    if not look.turn:
        return False
    able = [action for action in range(len(ACTIONS)) if len(look.awake(action)) > 1 and look.suiting(action)]
    return any(look.can(action) for action in able)


@when("smallest-that-does")
def smallest_that_does(look: Look) -> bool:
    if not look.turn:
        return False
    able = [action for action in range(len(ACTIONS)) if look.awake(action) and len(look.suiting(action)) > 1]
    return any(look.can(action) for action in able)


@when("extreme-numbers")
def extreme_numbers(look: Look) -> bool:
    keys = KEYS.intersection(look.hand)
    return look.turn and look.g.round <= 1 and bool(keys) and bool(look.cards)


@when("first-court-card")
def first_court_card(look: Look) -> bool:
    return look.turn and not look.g.court and bool(look.cards)


@when("three-colours")
def three_colours(look: Look) -> bool:
    return look.turn and look.ready_for_governor()


@when("one-colour-missing")
def one_colour_missing(look: Look) -> bool:
    if look.asks != "HireColour" or look.asked is None or look.asked.read(HireColour).region >= 0:
        return False
    for region in look.regions:
        area = look.mine.governor_area[3 * region : 3 * region + 3]
        missing = [colour for colour, count in enumerate(area) if not count]
        if len(missing) == 1 and look.mine.supply[missing[0]]:
            return True
    return False


@when("free-move")
def free_move(look: Look) -> bool:
    return look.turn and look.working() == 0 and sum(look.mine.governor_area) > 0


@when("two-recruiters")
def two_recruiters(look: Look) -> bool:
    pairs = [
        region
        for region in look.regions
        if look.mine.officials_working(region) == 1 and any(look.mine.governor_area[3 * region : 3 * region + 3])
    ]
    top = look.g.court[-1] if look.g.court else 0
    return look.turn and bool(pairs) and any(card > top for card in look.hand)


@when("spread-workers")
def spread_workers(look: Look) -> bool:
    return sum(look.mine.workers) >= MUCH and look.mine.regions_with_workers() == 1


@when("palace-possible")
def palace_possible(look: Look) -> bool:
    return look.turn and look.can(PALACE)


@when("wall-possible")
def wall_possible(look: Look) -> bool:
    return look.asks == "WallCell"


@when("cheap-wall")
def cheap_wall(look: Look) -> bool:
    return look.asks == "WallCell" and look.paid() and len(look.awake(WALL)) > 1


@when("unrest-near-end")
def unrest_near_end(look: Look) -> bool:
    return any(look.cards_in(region) and look.room(region) == 1 for region in look.regions)


@when("unrest-closed")
def unrest_closed(look: Look) -> bool:
    return now_silent(look)


@when("order-of-abilities")
def order_of_abilities(look: Look) -> bool:
    if look.asks != "Activate":
        return False
    calms = [card for card in look.offered() if look.box.card_bonus[card] == CALM_ANY]
    return bool(calms) and any(not look.room(look.region_of(card)) for card in look.waiting)


@when("second-task-in-row")
def second_task_in_row(look: Look) -> bool:
    for slot in range(TASK_SLOTS if look.settled else 0):
        row = range(slot // TASKS_IN_ROW * TASKS_IN_ROW, (slot // TASKS_IN_ROW + 1) * TASKS_IN_ROW)
        if not any(tasks.has_claimed(look.g, look.me, other) for other in row):
            continue
        is_open = not tasks.has_claimed(look.g, look.me, slot) and tasks.first_free_cell(look.g, slot) >= 0
        if is_open and look.missing_for(slot) == 1:
            return True
    return False


@when("claim-now")
def claim_now(look: Look) -> bool:
    return look.asks == "ClaimTasks" and any(TASK <= move < BOARD for move in look.moves)


@when("last-cards-for-markers")
def last_cards_for_markers(look: Look) -> bool:
    if not look.turn or len(look.hand) > 2:
        return False
    fits = any(unification.refuse_unification(look.g, look.me, region) is None for region in look.regions)
    return fits and any(look.one_short(look.box.card_colour[card]) for card in look.hand)


@when("first-reward")
def first_reward(look: Look) -> bool:
    return look.asks == "TakeReward"


@when("reward-building")
def reward_building(look: Look) -> bool:
    return look.reward() in BUILDINGS


@when("last-round")
def last_round(look: Look) -> bool:
    return look.turn and look.in_last_round


@when("forecast")
def forecast(look: Look) -> bool:
    return look.turn and look.g.round == 2


# -- warnings ----------------------------------------------------------------------------------------


@before("court-wakes-nobody")
def court_wakes_nobody(look: Look, move: int) -> bool:
    card, action = look.card(), move - ACTION
    if not card or not 0 <= action < len(ACTIONS) or look.suits(card, action):
        return False
    return len(look.awake(action)) > 1 and any(other != card for other in look.suiting(action))


def home(look: Look, move: int) -> int:
    """The region of one's own board to which the card would go; -1 if it would not."""
    return move - REGION if look.asks == "UseCard" and REGION <= move < OFFICIAL else -1


@before("silences-combo")
def silences_combo(look: Look, move: int) -> bool:
    region = home(look, move)
    if region < 0 or not look.cards_in(region):
        return False
    return unification.unrest_of_card(len(look.cards_in(region)) + 1) >= look.room(region)


@before("recruit-closes")
def recruit_closes(look: Look, move: int) -> bool:
    if look.asks != "RecruitRegion" or not REGION <= move < OFFICIAL:
        return False
    region = move - REGION
    others = [each - REGION for each in look.moves if REGION <= each < OFFICIAL and each != move]
    many = recruit.workers_recruited(look.g, look.me, region)
    better = [other for other in others if recruit.workers_recruited(look.g, look.me, other) >= many]
    return closes(look, region) and bool(look.cards_in(region)) and not all(closes(look, other) for other in better)


def closes(look: Look, region: int) -> bool:
    return recruit.unrest_of_recruiting(look.g, look.me, region) >= look.room(region)


@before("recruit-one")
def recruit_one(look: Look, move: int) -> bool:
    if look.asks != "RecruitRegion" or not REGION <= move < OFFICIAL:
        return False
    region = move - REGION
    free = [FREE + 3 * region + colour for colour in range(len(OFFICIALS))]
    return look.mine.officials_working(region) == 1 and any(each in look.moves for each in free)


@before("breaks-trio")
def breaks_trio(look: Look, move: int) -> bool:
    taken = GOVERNOR_CUBE <= move < WORKER_CUBE and look.asks == "Reassign"
    cube = move - GOVERNOR_CUBE if taken else move - FREE if FREE <= move < CELL else -1
    if cube < 0 or not look.mine.governors:
        return False
    return look.colours(cube // 3) == len(OFFICIALS) and look.mine.governor_area[cube] == 1


@before("key-card-home")
def key_card_home(look: Look, move: int) -> bool:
    card = look.card()
    if home(look, move) < 0 or card not in BEST_KEYS:
        return False
    able = [action for action in range(len(ACTIONS)) if look.suits(card, action) and len(look.awake(action)) >= MUCH]
    return any(look.can(action) for action in able)


@before("stop-activating")
def stop_activating(look: Look, move: int) -> bool:
    gains = [card for card in look.offered() if look.box.card_bonus[card] in GAINS]
    return look.asks == "Activate" and move == DONE and bool(gains)


@before("do-not-claim")
def do_not_claim(look: Look, move: int) -> bool:
    return move == DONE and claim_now(look)


@before("leave-building")
def leave_building(look: Look, move: int) -> bool:
    """Unless the disc may decide a tie for a later reward of this round, or markers count soon."""
    if move != PASS or look.reward() not in BUILDINGS or look.in_last_round or look.asked is None:
        return False
    later = range(look.asked.read(TakeReward).aspect + 1, len(ASPECTS))
    return not any(look.tied_first(aspect) for aspect in later)


@before("free-wall-cheap-cell")
def free_wall_cheap_cell(look: Look, move: int) -> bool:
    if look.asks != "WallCell" or look.paid() or not CELL <= move < SQUARE:
        return False
    worth = {each: wall_worth(look, each) for each in look.moves if CELL <= each < SQUARE}
    return max(worth.values()) >= worth[move] + MUCH


def wall_worth(look: Look, move: int) -> int:
    return scoring.wall_value(look.g, look.me, *divmod(move - CELL, WALL_CELLS))


@before("no-third-worker")
def no_third_worker(look: Look, move: int) -> bool:
    if look.asks not in ("WallWorker", "ThirdWorker") or not REGION <= move < OFFICIAL:
        return False
    workers = look.mine.workers
    others = [each - REGION for each in look.moves if REGION <= each < OFFICIAL]
    return workers[move - REGION] == 1 and sum(workers) > MUCH and any(workers[other] > 1 for other in others)


@before("reassign-late")
def reassign_late(look: Look, move: int) -> bool:
    """Unless cards answer, a wall looks at officials, or a governor may become possible."""
    card = look.card()
    if not card or move != ACTION + REASSIGN or not look.in_last_round:
        return False
    answers = look.suits(card, REASSIGN) and bool(look.awake(REASSIGN))
    walls = [look.g.tiles[section] for section in range(SECTIONS) if look.g.has_wall_in(look.me, section)]
    governor = len(look.hand) > 1 and look.mine.governors > 0 and sum(look.mine.governor_area) + look.working() > 2
    return not answers and not governor and not any(tile in COUNT_OFFICIALS for tile in walls)
