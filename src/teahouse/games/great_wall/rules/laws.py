"""Conservation laws: what holds of every position, whatever was played."""

from typing import Final

from teahouse.games.great_wall.rules.coop.edicts import edict_cells
from teahouse.games.great_wall.rules.coop.ending import edicts_needed
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.embassy import ChooseRole
from teahouse.games.great_wall.rules.modifiers import firing_positions, slots
from teahouse.games.great_wall.rules.pools import advisors_in_play, hordes_in_play, tactics_in_play
from teahouse.games.great_wall.rules.qin.card import Qin
from teahouse.games.great_wall.rules.reed import HOMES
from teahouse.games.great_wall.rules.setup import ARCHERS, HORSEMEN, OFFICIALS, SPEARMEN
from teahouse.games.great_wall.rules.shame import PlaceShame
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import AREAS, BARRACKS, ORDERS, WARRIORS


def broken_laws(g: GreatWall) -> list[str]:
    """Every law this position breaks: the clause and a short sentence; a position of real play breaks none."""
    broken: list[str] = []
    for seat in g.participants():
        warriors_stay(g, seat, broken)
        officials_stay(g, seat, broken)
        orders_stay(g, seat, broken)
        nothing_is_owed(g, seat, broken)
    reed_stays_poor(g, broken)
    if g.opponent is not None:
        qin_keeps_his_rules(g, g.opponent, broken)
    players_are_asked(g, broken)
    hordes_stay(g, broken)
    tactics_stay(g, broken)
    advisors_stay(g, broken)
    shame_stays(g, broken)
    board_holds(g, broken)
    if g.court is not None:
        court_holds(g, g.court, broken)
    for expansion in g.attached():
        expansion.broken_laws(g, broken)
    return broken


def warriors_stay(g: GreatWall, seat: int, broken: list[str]) -> None:
    """Ten spearmen, four archers, two horsemen, wherever they stand (GW-CMP-03..05)."""
    clan = g.clans[seat]
    pieces = [SPEARMEN, 0, 0, 0] if seat == g.reed else [SPEARMEN, ARCHERS, HORSEMEN, 0]
    for warrior in range(len(WARRIORS)):
        count = clan.supply[warrior] + clan.shamed[warrior] + clan.overseer_warriors.count(warrior)
        if g.court is not None:
            count += g.court.lost_warriors.count(4 * seat + warrior)
        for expansion in g.attached():
            pieces[warrior] += expansion.pieces(g, seat, warrior)
            count += expansion.warriors(g, seat, warrior)
        for section in range(SECTION_COUNT):
            count += g.sheltered(section, seat, warrior)
            count += sum(horde.figures(seat, warrior) for horde in g.field[section])
            if warrior == 1:
                count += g.firing[SEATS * section + seat]
        missing = pieces[warrior] - count
        if missing and not 0 < missing <= on_the_way(g, seat, warrior):
            broken.append(f"GW-SET-17: seat {seat} has {count} of {pieces[warrior]} {WARRIORS[warrior]}s")


def on_the_way(g: GreatWall, seat: int, warrior: int) -> int:
    """Warriors in the air: recruited or called, not yet placed; or in the saving window."""
    waiting = g.dying[warrior] + g.saved[warrior]
    for decision in g.open:
        if decision.seat == seat and type(decision).__name__ in IN_HAND:
            waiting += 16
    for rule, args, _ in g.agenda:
        if rule.__name__ in PLACING and seat in args:
            waiting += 16
    return waiting


IN_HAND: Final = ("Recruit", "NextRecruit", "PlaceRecruit", "Strike", "PostOrShelter", "SpareToken", "PayInstead")
PLACING: Final = ("offer_recruit", "place_recruits", "move_on")


def officials_stay(g: GreatWall, seat: int, broken: list[str]) -> None:
    """Eight officials: supply, pool, areas (GW-CMP-02, GW-SET-39)."""
    clan = g.clans[seat]
    count = clan.officials + clan.pool + sum(g.officials_in(area, seat) for area in range(len(AREAS)))
    if g.court is not None:
        count += g.court.lost_officials.count(seat)
    count += sum(expansion.officials(g, seat) for expansion in g.attached())
    wanted = len(HOMES) if seat == g.reed else OFFICIALS
    if count != wanted or clan.officials < 0 or clan.pool < 0:
        broken.append(f"GW-CMP-02: seat {seat} has {count} officials")


def orders_stay(g: GreatWall, seat: int, broken: list[str]) -> None:
    """Each of the six orders once: hand, track or discard (GW-CMP-07)."""
    if seat == g.reed:
        return
    clan = g.clans[seat]
    cards = clan.orders + clan.order_discard + ([clan.order] if clan.order >= 0 else [])
    if sorted(cards) != list(range(len(ORDERS))):
        broken.append(f"GW-CMP-07: seat {seat} has the orders {sorted(cards)}")


def nothing_is_owed(g: GreatWall, seat: int, broken: list[str]) -> None:
    """No stock falls below nothing (GW-RES-04, GW-SHM-26)."""
    clan = g.clans[seat]
    piles = clan.resources + clan.supply + clan.shamed + clan.captured_shame
    if min(piles) < 0 or clan.honor < 0:
        broken.append(f"GW-RES-04: seat {seat} owes something")
    if clan.captured_shame and max(clan.captured_shame) > g.box.constants.horde_shame_cells:
        broken.append(f"GW-SHM-10: a captured card of seat {seat} carries too much shame")


def reed_stays_poor(g: GreatWall, broken: list[str]) -> None:
    """No honour, resources or shame; one official at most in an area, three on the board (GW-2P-18..23, 35)."""
    if g.reed < 0:
        return
    clan = g.clans[g.reed]
    if clan.honor or sum(clan.resources) or clan.shame_tokens() or clan.officials:
        broken.append("GW-2P-20: the Reed clan owns what it never gains")
    if max([g.officials_in(area, g.reed) for area in range(len(AREAS))]) > 1:
        broken.append("GW-2P-35: two officials of the Reed clan in one area")
    if any(g.sheltered(section, g.reed, 0) for section in range(SECTION_COUNT)):
        broken.append("GW-2P-22: a warrior of the Reed clan in a shelter")


def qin_keeps_his_rules(g: GreatWall, qin: Qin, broken: list[str]) -> None:
    """No resources, shame, active advisors or shelters; each token once (GW-SOLO-24, 28, 30..32, 55)."""
    clan = g.clans[g.qin]
    if sum(clan.resources) or clan.shame_tokens() or clan.active or clan.pool or clan.tactics:
        broken.append("GW-SOLO-30: Qin owns what he never gains")
    if any(g.sheltered(section, g.qin, warrior) for section in range(SECTION_COUNT) for warrior in range(4)):
        broken.append("GW-SOLO-32: a warrior of Qin in a shelter")
    if sorted(qin.track) != list(range(BARRACKS + 1)):
        broken.append("GW-SOLO-28: Qin's area track has lost a token")
    if any(g.officials_in(area, g.qin) for area in range(BARRACKS + 1, len(AREAS))):
        broken.append("GW-SOLO-55: Qin's official stands where he never goes")


def players_are_asked(g: GreatWall, broken: list[str]) -> None:
    """Only humans decide; nothing happens on a blocked section (GW-2P-06, 43)."""
    for decision in g.open:
        if not g.is_player(decision.seat):
            broken.append(f"GW-2P-43: {type(decision).__name__} is asked of nobody")
    for section in range(SECTION_COUNT):
        if g.is_blocked(section) and (g.field[section] or g.fortifications[section] or g.levels[section]):
            broken.append("GW-2P-06: something stands on the blocked section")


def hordes_stay(g: GreatWall, broken: list[str]) -> None:
    """Every horde card in one place (GW-CMP-06)."""
    cards = g.horde_deck + g.horde_discard
    for hordes in g.field:
        cards = cards + [horde.card for horde in hordes]
    for clan in g.clans:
        cards = cards + clan.captured
    if g.court is not None:
        cards = cards + g.court.lost_hordes
    if sorted(cards) != hordes_in_play(g):
        broken.append("GW-CMP-06: horde cards are lost or doubled")


def tactics_stay(g: GreatWall, broken: list[str]) -> None:
    """Every tactic card in one place; those being played wait on the agenda (GW-CMP-09)."""
    cards = g.tactic_deck + g.tactic_discard
    for clan in g.clans:
        cards = cards + clan.tactics
    for rule, args, _ in g.agenda:
        if rule.__name__ == "discard_tactic":
            cards = cards + [card for card in args[1:2] if isinstance(card, int)]
    if sorted(cards) != tactics_in_play(g):
        broken.append("GW-CMP-09: tactic cards are lost or doubled")


def advisors_stay(g: GreatWall, broken: list[str]) -> None:
    """Every advisor in one place; one just hired may wait for his role (GW-CMP-11)."""
    cards = g.advisor_deck + g.advisor_discard + g.track
    for clan in g.clans:
        cards = cards + (clan.dealt or clan.active + clan.assistants)
    for decision in g.open:
        if isinstance(decision, ChooseRole):
            cards = [*cards, decision.advisor]
    for rule, args, _ in g.agenda:
        if rule.__name__ == "give_role":
            cards = cards + [card for card in args[1:2] if isinstance(card, int)]
    if sorted(cards) != advisors_in_play(g):
        broken.append("GW-CMP-11: advisors are lost or doubled")


def shame_stays(g: GreatWall, broken: list[str]) -> None:
    """Ten tokens a player: supply, box, clans, and the one being placed (GW-SET-29)."""
    count = g.shame_supply + g.shame_box + sum(clan.shame_tokens() for clan in g.clans)
    count += len([decision for decision in g.open if isinstance(decision, PlaceShame)])
    count += sum(expansion.shame(g) for expansion in g.attached())
    if count != g.box.constants.shame_per_player * g.seats or g.shame_supply < 0:
        broken.append(f"GW-SET-29: there are {count} shame tokens")


def board_holds(g: GreatWall, broken: list[str]) -> None:
    """Cells, rows, positions and levels as printed (GW-OFF-02, GW-CMP-32, 33, GW-ATK-09, GW-CAM-09)."""
    for area in range(len(g.printed().areas)):
        if g.printed().areas[area].regular and g.officials_total(area) > slots(g, area):
            broken.append(f"GW-OFF-02: too many officials in {AREAS[area]}")
    for section in range(SECTION_COUNT):
        if len(g.field[section]) > g.box.constants.horde_rows:
            broken.append("GW-CMP-32: too many hordes in a section")
        if not 0 <= g.fortifications[section] <= g.box.constants.fortification_cells:
            broken.append("GW-CMP-33: too many fortifications in a section")
        if g.archers_posted(section) > firing_positions(g, section):
            broken.append("GW-ATK-09: too many archers on firing positions")
        if not 0 <= g.levels[section] <= 3:
            broken.append("GW-CAM-09: a wall of no known level")
    if sorted(g.tea) != list(g.participants()):
        broken.append("GW-TEA-01: the tea order has lost a marker")


def court_holds(g: GreatWall, court: Court, broken: list[str]) -> None:
    """Each edict and event in one place, edicts within their cells, no shame on hordes (GW-COOP-08, 15, 17, 52)."""
    edicts = [i for i in range(len(g.box.edicts)) if g.seats > 2 or not g.box.edicts[i].removed_with_2]
    if not all(expansion.uses_edicts() for expansion in g.attached()):
        edicts = []
    if sorted(court.edict_deck + court.edicts + court.fulfilled) != edicts or len(court.edicts) > edict_cells(g):
        broken.append("GW-COOP-08: edicts are lost, doubled or too many")
    if sorted(court.event_deck + court.revealed) != list(range(len(g.box.events))):
        broken.append("GW-COOP-15: events are lost or doubled")
    if g.artifacts or any(sum(clan.captured_shame) for clan in g.clans):
        broken.append("GW-COOP-52: artifacts, or shame on horde cards")
    if edicts and g.finished and court.won != (len(court.fulfilled) >= edicts_needed(g)):
        broken.append("GW-COOP-68: won without the edicts, or lost with them")
