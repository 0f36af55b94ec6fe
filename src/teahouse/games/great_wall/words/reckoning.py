"""The table of The Great Wall as the browser draws it.

What one seat sees, and what the rules say follows from it: winter, prices, income, and what the end would bring.
"""

from typing import Final, Literal

from teahouse.games.great_wall.rules.activation import waiting_areas
from teahouse.games.great_wall.rules.barracks import warrior_price
from teahouse.games.great_wall.rules.camp import TOP_LEVEL, fortification_price, wall_price
from teahouse.games.great_wall.rules.coop.ending import edicts_needed
from teahouse.games.great_wall.rules.counting import overseer_level, unshamed_captures
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.defeat import winner_of
from teahouse.games.great_wall.rules.embassy import advisor_price, official_price
from teahouse.games.great_wall.rules.modifiers import (
    firing_positions,
    forbidden,
    horde_attack,
    immune,
    lethality,
    officials_applied,
    overseer_yield,
    section_attack,
    section_defense,
    shame_penalty,
    slots,
)
from teahouse.games.great_wall.rules.production import promotion_price
from teahouse.games.great_wall.rules.scoring import artifact_honor
from teahouse.games.great_wall.rules.secrecy import UNKNOWN
from teahouse.games.great_wall.rules.shame import breach_tokens, spared_shame
from teahouse.games.great_wall.rules.state import AUTUMN, DAMAGE, FIGURE, SEATS, SECTION_COUNT, GreatWall, Horde
from teahouse.games.great_wall.rules.words import (
    BY_BREACH,
    F_INCOME,
    GOODS,
    HORSEMAN,
    PAGODA,
    WARRIORS,
    Y_COLLECT,
    Y_INCOME,
)
from teahouse.games.great_wall.words import shown
from teahouse.games.great_wall.words.expansions import marks, panels
from teahouse.games.great_wall.words.seen import Asked, Seen
from teahouse.games.great_wall.words.words import SEASONS, Words, mark_of

DAMAGE_TOKEN = -1
"""What `immune` calls damage."""


ABOUT: Final = {"ChooseDying": "card", "ChooseTacticEffect": "tactic", "HandIn": "kind", "Promote": "area"}
"""By question, the field that says what it is about."""
RECRUITING: Final = ("NextRecruit", "PlaceRecruit", "Recruit")
"""Questions that carry the recruits still to be placed."""
RESCUES: Final = ("SaveForChi", "Rescue")


def table(now: Seen, words: Words) -> shown.Table:
    g, asked = now.g, now.question(now.seat)
    return shown.Table(
        seat=now.seat,
        players=g.seats,
        reed=g.reed,
        side=g.side,
        time=g.time,
        spaces=g.last_space() + 1,
        year=g.year,
        last_year=is_last_year(g),
        season=SEASONS[g.season],
        active=g.active,
        finished=g.finished,
        turns_left=turns_left(g),
        tea=g.tea,
        order_track=g.order_track,
        qin_track=[] if g.opponent is None else g.opponent.track,
        clans=[clan(now, words, seat) for seat in g.participants()],
        sections=[section(g, number, now.seat) for number in range(SECTION_COUNT)],
        areas=[area(g, number) for number in range(len(g.printed().areas))],
        prices=prices(g, now.seat),
        horde_deck=len(g.horde_deck),
        pointer=g.horde_deck[-1] if g.horde_deck else UNKNOWN,
        tactic_deck=len(g.tactic_deck),
        tactic_discards=len(g.tactic_discard),
        advisor_deck=len(g.advisor_deck),
        advisor_discards=len(g.advisor_discard),
        advisors=g.track,
        artifacts=g.artifacts,
        court=None if g.court is None else court(g, g.court),
        shame_supply=g.shame_supply,
        shame_box=g.shame_box,
        panels=panels(words, now),
        marks=marks(words, now),
        about=asked.fields[ABOUT[asked.asks]] if asked is not None and asked.asks in ABOUT else -1,
        fate=None if asked is None else fate(g, asked),
    )


def court(g: GreatWall, seen: Court) -> shown.Court:
    return shown.Court(edicts=seen.edicts, fulfilled=len(seen.fulfilled), needed=edicts_needed(g), events=seen.revealed)


def fate(g: GreatWall, asked: Asked) -> shown.Fate | None:
    """Recruits on their way, or the dying who may be saved."""
    recruits: list[int] = asked.fields["recruits"] if asked.asks in RECRUITING else []
    if any(recruits):
        return shown.Fate(kind="recruits", warriors=recruits)
    if asked.asks in RESCUES and any(g.dying):
        return shown.Fate(kind="dying", warriors=g.dying)
    return None


def is_last_year(g: GreatWall) -> bool:
    """By the time track, or by what an expansion has seen happen."""
    doomed = g.court is None and any(expansion.end_reasons(g) for expansion in g.attached())
    return doomed or g.time == g.last_space()


# -- the wall ----------------------------------------------------------------------------------------


def section(g: GreatWall, section: int, seat: int) -> shown.Section:
    """The assault as it would be now; hordes with all cells covered fall in the check before it (GW-WIN-09, 10)."""
    hordes = [horde_of(g, standing, section) for standing in g.field[section]]
    positions = firing_positions(g, section)
    before = g.field
    g.field = [[horde for horde in standing if horde.free_cells()] for standing in before]
    attack, defence = section_attack(g, section), section_defense(g, section)
    shame = [breach_tokens(g, seat, section) for seat in g.participants()]
    shame = [tokens - spared_shame(g, seat, tokens, BY_BREACH) for seat, tokens in enumerate(shame)]
    quiet = not g.field[section]
    fortification = worth_of_fortification(g, section)
    g.field = before
    return shown.Section(
        level=g.levels[section],
        fortifications=g.fortifications[section],
        posted=[each for each in g.tea for _ in range(g.firing[SEATS * section + each])],
        sheltered=sheltered(g, section, seat),
        hordes=hordes,
        closed=g.is_blocked(section),
        attack=attack,
        defence=defence,
        outcome="quiet" if quiet else "holds" if defence >= attack else "falls",
        margin=defence - attack,
        shame=shame,
        positions=positions,
        fortification=fortification,
    )


def sheltered(g: GreatWall, section: int, seat: int) -> list[shown.Sheltered]:
    """In tea order, but one's own first."""
    return [
        shown.Sheltered(seat=each, warrior=warrior, count=count)
        for each in sorted(g.tea, key=lambda other: other != seat)
        for warrior in range(len(WARRIORS))
        if (count := g.sheltered(section, each, warrior))
    ]


def worth_of_fortification(g: GreatWall, section: int) -> int:
    """What one more would add to the defence, as cards change it."""
    built = g.fortifications
    values = []
    for count in (8, 9):
        g.fortifications = [count] * SECTION_COUNT
        values.append(section_defense(g, section))
    g.fortifications = built
    return values[1] - values[0]


def horde_of(g: GreatWall, horde: Horde, section: int) -> shown.Horde:
    return shown.Horde(
        card=horde.card,
        cover=[covered(horde.cover, cell) for cell in range(len(horde.cover))],
        attack=horde_attack(g, horde, section),
        lethality=[lethality(g, seat, horde, section) for seat in g.participants()],
        free=horde.free_cells(),
        immune=immune(g, horde, section, DAMAGE_TOKEN),
        defeated=horde.free_cells() == 0,
        winner=winner_of(g, horde.card),
    )


def covered(cover: list[int], cell: int) -> Literal["free", "damage"] | shown.Piece:
    """What lies on a cell; a horseman stands on two."""
    code = cover[cell]
    if code < FIGURE:
        return "damage" if code == DAMAGE else "free"
    seat, rest = divmod(code - FIGURE, 2 * len(WARRIORS))
    second = cover.index(code, cell + 1) if rest // 2 == HORSEMAN and code in cover[cell + 1 :] else -1
    return shown.Piece(seat=seat, warrior=rest // 2, second=second)


# -- areas and turns ---------------------------------------------------------------------------------


def area(g: GreatWall, area: int) -> shown.Area:
    there = [seat for seat in g.participants() if g.officials_in(area, seat)]
    alone = len(there) == 1 and g.printed().areas[area].shame
    return shown.Area(
        officials=[seat for seat in g.tea for _ in range(g.officials_in(area, seat))],
        stored=g.warehouse[area] if area < len(g.warehouse) else -1,
        slots=slots(g, area),
        activates=area in waiting_areas(g),
        using=bool(g.activated) and g.activated[-1] == area and bool(there) and g.season == AUTUMN,
        ashamed=there[0] if alone else -1,
        collect=[collected(g, seat, area) for seat in g.participants()] if area <= PAGODA else [],
    )


def collected(g: GreatWall, seat: int, area: int) -> int:
    """What this seat would collect here (GW-PRO-03..07)."""
    count = officials_applied(g, seat, area)
    level = overseer_level(g, seat, area)
    return count + overseer_yield(g, seat, area, level, Y_COLLECT) if count and level else count


def turns_left(g: GreatWall) -> list[int]:
    """Along the order track from the active player on; all of it before the first turn (GW-AUT-07)."""
    if g.season != AUTUMN:
        return []
    order = [seat for seat in g.order_track if seat >= 0]
    return order[order.index(g.active) :] if g.active in order else order


# -- clans -------------------------------------------------------------------------------------------


def clan(now: Seen, words: Words, seat: int) -> shown.Clan:
    g, seen, hand_open = now.g, now.clan(seat), now.hands_open[seat]
    hordes = sum([g.horde_type(card).honor for card in unshamed_captures(g, seat)])
    penalty = sum(seen.shamed) * shame_penalty(g, seat)
    artifacts = [artifact_honor(g, g.box.artifacts[artifact], seat) for artifact in g.artifacts]
    further = sum([part.end_honor(g, seat) for part in g.attached()])
    expected = max(0, seen.honor + further - penalty) + hordes + sum(artifacts)
    captured = zip(seen.captured, seen.captured_shame, strict=True)
    return shown.Clan(
        title=words.who(seat, now),
        colour=mark_of(seat),
        honor=seen.honor,
        resources=seen.resources if hand_open else [],
        income=[income(g, seat, area) for area in range(PAGODA + 1)],
        generals=seen.generals,
        dealt=seen.dealt,
        general=seen.general,
        active=seen.active,
        assistants=seen.assistants,
        orders=seen.orders if hand_open else [],
        order_count=len(seen.orders),
        order=seen.order,
        order_laid=now.order_laid[seat],
        order_discard=seen.order_discard,
        tactics=seen.tactics if hand_open else [],
        tactic_count=len(seen.tactics),
        supply=seen.supply,
        shamed=seen.shamed,
        officials=seen.officials,
        pool=seen.pool,
        overseers=seen.overseers,
        overseer_warriors=seen.overseer_warriors,
        captured=[shown.Captured(card=card, shame=tokens) for card, tokens in captured],
        shame=seen.shame_tokens(),
        hordes_honor=hordes,
        penalty=penalty,
        artifacts_honor=artifacts,
        expected=seen.honor if g.finished or g.court is not None else expected,
    )


def income(g: GreatWall, seat: int, area: int) -> int:
    """Of one overseer in summer (GW-SUM-03)."""
    level = overseer_level(g, seat, area)
    return overseer_yield(g, seat, area, level, Y_INCOME) if level and not forbidden(g, seat, F_INCOME, area) else 0


def prices(g: GreatWall, seat: int) -> shown.Prices:
    """Of whoever looks; a spectator sees the printed ones."""
    if seat < 0:
        return printed_prices(g)
    return shown.Prices(
        warriors=[
            [shown.Goods(what=GOODS[kind], n=n) for kind, n in enumerate(warrior_price(g, seat, warrior)) if n]
            for warrior in range(len(WARRIORS))
        ],
        fortification=fortification_price(g, seat, 0),
        walls=[-1 if level >= TOP_LEVEL else wall_price(g, seat, section, 0) for section, level in enumerate(g.levels)],
        official=official_price(g, seat, 0) if g.clans[seat].pool else -1,
        advisor=advisor_price(g, seat, 0),
        overseers=[promotion_price(g, seat, area) for area in range(PAGODA + 1)],
    )


def printed_prices(g: GreatWall) -> shown.Prices:
    constants, costs = g.box.constants, g.printed().wall_cost
    return shown.Prices(
        warriors=[[shown.Goods(what=GOODS[price.what], n=price.n) for price in each] for each in g.box.recruit],
        fortification=constants.fortification_cost,
        walls=[-1 if level >= TOP_LEVEL else costs[level] for level in g.levels],
        official=constants.hire_official_cost,
        advisor=-1,
        overseers=[-1] * (PAGODA + 1),
    )
