"""An observation read back: the table as one seat sees it, for views and bots that must see no more.

Open things stand where they stand. Hidden cards are UNKNOWN, as many as there are; hidden resources are none. Of the
horde deck only the pointer on top is true. Nothing can be played on such a table, but every value that depends on open
things alone (attack, defence, prices, cells) can be asked for.
"""

from typing import Any, cast

from teahouse.engine.rng import Rng
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.expansion import Expansion
from teahouse.games.great_wall.rules.expansions import EXPANSION_SPECS
from teahouse.games.great_wall.rules.qin.card import Qin
from teahouse.games.great_wall.rules.secrecy import UNKNOWN
from teahouse.games.great_wall.rules.state import Clan, Grant, GreatWall, Horde


def read_back(box: Box, observation: dict[str, object]) -> GreatWall:
    """The table an observation describes."""
    seen = cast(dict[str, Any], observation)
    seats: int = seen["seats"]
    g = GreatWall(box, seats, Rng())
    g.mode = seen["mode"]
    g.side = seen["side"]
    g.time = seen["time"]
    g.year = seen["year"]
    g.season = seen["season"]
    g.active = seen["active"]
    g.finished = seen["finished"]
    g.end_reasons = seen["end_reasons"]
    g.reed = seen["reed"]
    g.opponent = None if seen["qin"] is None else qin_seen(seen["qin"])
    g.clans = [clan_seen(clan) for clan in seen["clans"]]
    g.tea = seen["tea"]
    g.officials = seen["officials"]
    g.activated = seen["activated"]
    g.gathered = seen["gathered"]
    g.levels = seen["levels"]
    g.fortifications = seen["fortifications"]
    g.firing = seen["firing"]
    g.shelters = seen["shelters"]
    g.field = [[horde_seen(horde) for horde in hordes] for hordes in seen["field"]]
    g.horde_deck = [seen["pointer"]] * seen["horde_deck"]
    g.horde_discard = seen["horde_discard"]
    g.tactic_deck = [UNKNOWN] * seen["tactic_deck"]
    g.tactic_discard = seen["tactic_discard"]
    g.advisor_deck = [UNKNOWN] * seen["advisor_deck"]
    g.advisor_discard = seen["advisor_discard"]
    g.track = seen["track"]
    g.artifacts = seen["artifacts"]
    g.order_track = seen["order_track"]
    g.warehouse = seen["warehouse"]
    g.shame_supply = seen["shame_supply"]
    g.expansions = expansions_seen(seen["expansions"]) or None
    g.shame_box = seen["shame_box"]
    g.uses = seen["uses"]
    g.grants = [Grant(grant[0], grant[1], grant[2], grant[3]) for grant in seen["grants"]]
    g.dying = seen["dying"]
    g.saved = seen["saved"]
    g.court = None if seen["court"] is None else court_seen(seen["court"])
    return g


def court_seen(seen: dict[str, Any]) -> Court:
    court = Court()
    court.edict_deck = [UNKNOWN] * seen["edict_deck"]
    court.edicts = seen["edicts"]
    court.fulfilled = seen["fulfilled"]
    court.event_deck = [UNKNOWN] * seen["event_deck"]
    court.revealed = seen["events"]
    court.lost_warriors = seen["lost_warriors"]
    court.lost_officials = seen["lost_officials"]
    court.lost_hordes = seen["lost_hordes"]
    court.won = seen["won"]
    return court


def clan_seen(seen: dict[str, Any]) -> Clan:
    clan = Clan()
    clan.honor = seen["honor"]
    clan.resources = seen["resources"] or [0, 0, 0, 0]
    clan.generals = seen["generals"]
    clan.dealt = seen["dealt"]
    clan.general = seen["general"]
    clan.active = seen["active"]
    clan.assistants = seen["assistants"]
    clan.orders = seen["orders"] or [UNKNOWN] * seen["order_count"]
    clan.order = seen["order"]
    clan.order_discard = seen["order_discard"]
    clan.order_choice = seen["order_choice"]
    clan.tactics = seen["tactics"] or [UNKNOWN] * seen["tactic_count"]
    clan.supply = seen["supply"]
    clan.shamed = seen["shamed"]
    clan.officials = seen["officials"]
    clan.pool = seen["pool"]
    clan.overseers = seen["overseers"]
    clan.overseer_warriors = seen["overseer_warriors"]
    clan.captured = seen["captured"]
    clan.captured_shame = seen["captured_shame"]
    return clan


def qin_seen(seen: dict[str, Any]) -> Qin:
    qin = Qin()
    qin.track = seen["track"]
    qin.starting = seen["starting"]
    qin.both = seen["both"]
    qin.withdraws = seen["withdraws"]
    return qin


def horde_seen(seen: dict[str, Any]) -> Horde:
    horde = Horde(None, seen["card"])
    horde.cover = seen["cover"]
    return horde


def expansions_seen(seen: list[dict[str, Any]]) -> list[Expansion]:
    """What expansions add, as far as it is seen."""
    kinds = {part.__name__: part for spec in EXPANSION_SPECS for part in spec.parts}
    found: list[Expansion] = []
    for observed in seen:
        expansion = cast(Expansion, kinds[observed["kind"]]())
        expansion.see(observed)
        found.append(expansion)
    return found
