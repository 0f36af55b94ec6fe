"""The kind of game The Great Wall is: its set-ups, its words, and the rules and decisions a record may name."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.engine.cause import Causes
from teahouse.engine.kind import GameKind, Option
from teahouse.engine.layout import Layout
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.games.great_wall.rules import scripts, setup
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.causes import BEGINNINGS, CAUSES
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.expansion import Expansion
from teahouse.games.great_wall.rules.expansions import EXPANSION_SPECS
from teahouse.games.great_wall.rules.features import write_features
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.layout import layout_of, question_order
from teahouse.games.great_wall.rules.moves import names
from teahouse.games.great_wall.rules.qin import joining
from teahouse.games.great_wall.rules.qin.card import Qin
from teahouse.games.great_wall.rules.state import Clan, Grant, GreatWall, Horde
from teahouse.games.great_wall.rules.words import MODE_COMPETITIVE, MODE_COOP, MODE_SOLO

VERSION: Final = "3"
FORMER: Final[dict[str, dict[str, str]]] = {
    "1": {"first_hordes": "players", "qin_breach": "killed", "gains": "taken"},
    "2": {"gains": "taken"},
}
"""Readings that were usual under earlier rules (GW-COOP-12, GW-SOLO-34, GW-ADV-06); expansions add theirs."""

COMPETITIVE: Final = "competitive"
COOPERATIVE: Final = "cooperative"
PLAYERS: Final = "players"
CLANS: Final = "clans"
OPTIONS: Final[tuple[Option, ...]] = (
    Option("mode", (COMPETITIVE, COOPERATIVE)),
    Option("first_hordes", (CLANS, PLAYERS)),
    Option("difficulty", ("normal", "hard", "hardest")),
    Option("assistants", ("one", "both")),
    Option("starting_officials", ("on", "off")),
    Option("qin_breach", ("all", "killed")),
    Option("gains", ("asked", "taken")),
)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "ability": ("ability",),
    "activated": ("area",),
    "advisor-arrived": ("advisor",),
    "advisor-dismissed": ("advisor",),
    "archer-stands": ("section", "count"),
    "assault": ("section", "count", "count-to"),
    "assault-none": ("section",),
    "attacked": ("warrior", "cell"),
    "autumn": (),
    "breach": ("section",),
    "captured": ("horde",),
    "copied": ("order",),
    "damage": ("cell",),
    "dealt-advisor": ("advisor",),
    "dealt-general": ("general",),
    "defeated": ("horde",),
    "discarded-tactic": ("tactic",),
    "drew-tactic": ("tactic",),
    "drew-tactics": ("count",),
    "edict": ("edict",),
    "edict-fulfilled": ("edict", "count"),
    "edict-pledged": ("edict", "count"),
    "edict-proposed": ("edict",),
    "edict-refused": ("edict",),
    "event": ("event",),
    "fort-stands": ("section", "count", "count-to"),
    "fortifications-lost": ("section", "count"),
    "fortified": ("section",),
    "gained": ("resource", "count"),
    "general": ("general",),
    "given": ("player",),
    "handed-in": ("resource",),
    "hired-active": ("advisor",),
    "hired-assistant": ("advisor",),
    "hired-official": (),
    "honor-archers": ("count",),
    "honor-artifact": ("count", "artifact"),
    "honor-card": ("count", "script"),
    "honor-damage": ("count",),
    "honor-defeat": ("count",),
    "honor-fortification": ("count", "section"),
    "honor-hand-in": ("count",),
    "honor-hordes": ("count", "horde"),
    "honor-lost": ("count", "shame"),
    "honor-officials": ("count",),
    "honor-orders": ("count",),
    "honor-reward": ("count",),
    "honor-wall": ("count", "section"),
    "horde": ("horde", "section"),
    "horde-buried": ("horde",),
    "horde-discarded": ("horde",),
    "horde-removed": ("horde",),
    "horde-stands": ("horde", "section", "count"),
    "hordes-swapped": ("section",),
    "income": ("area", "count"),
    "killed": ("count", "section"),
    "lost-alone": (),
    "lost-together": ("reasons", "count", "count-to"),
    "moved-to-post": ("section",),
    "moved-to-shelter": ("warrior", "section"),
    "official-moved": ("area", "area-to"),
    "official-placed": ("area",),
    "order": ("order",),
    "order-chosen": (),
    "order-placed": ("count",),
    "order-returned": ("order",),
    "orders-returned": ("count",),
    "paid": ("resource", "count", "priced"),
    "pillage": ("horde",),
    "posted": ("section",),
    "promoted": ("area", "count"),
    "qin-assistant": ("advisor",),
    "qin-builds": ("section",),
    "qin-cannot-recruit": ("warrior",),
    "qin-enhances": ("area",),
    "qin-highest": ("area",),
    "qin-leftmost": ("advisor",),
    "qin-lowest": ("area",),
    "qin-moves-reed": ("area",),
    "qin-raises-reed": (),
    "qin-takes": ("area",),
    "qin-target": ("cell",),
    "qin-token": ("area",),
    "recalled": ("warrior", "section"),
    "recruited": ("warrior",),
    "rule-does": ("script",),
    "sacrificed-horde": ("horde",),
    "sacrificed-official": (),
    "sacrificed-warrior": ("warrior",),
    "saved": ("count", "section"),
    "scoring": ("reasons",),
    "shame-boxed": (),
    "shame-discarded": (),
    "shame-drained": ("count",),
    "shame-for": ("horde", "section"),
    "shame-horde": ("horde",),
    "shame-left": ("count",),
    "shame-warrior": ("warrior",),
    "sheltered": ("warrior", "section"),
    "spring": (),
    "stored": ("resource", "count"),
    "stored-paid": ("resource", "count"),
    "summer": (),
    "tactic": ("tactic",),
    "tea": ("count",),
    "tea-order": ("player",),
    "turn": (),
    "undo": (),
    "wall": ("section", "count"),
    "wall-stands": ("section", "count", "count-to"),
    "warrior-stands": ("horde", "warrior", "count"),
    "winter": (),
    "won": (),
    "won-together": ("reasons", "count", "count-to"),
    "year": ("count",),
}


def only_alone(options: dict[str, str]) -> str | None:
    """The clause of the first option chosen that belongs to the solo game."""
    if options["difficulty"] != "normal":
        return "GW-SOLO-101" if options["difficulty"] == "hard" else "GW-SOLO-102"
    if options["assistants"] == "both":
        return "GW-SOLO-103"
    if options["starting_officials"] == "off":
        return "GW-SOLO-22"
    return "GW-SOLO-34" if options["qin_breach"] == "killed" else None


def all_events() -> dict[str, tuple[str, ...]]:
    events = dict(EVENTS)
    for spec in EXPANSION_SPECS:
        events.update(spec.events)
    return events


def all_causes() -> Causes:
    causes = dict(CAUSES)
    for spec in EXPANSION_SPECS:
        causes.update(spec.causes)
    return Causes(BEGINNINGS, causes)


def all_parts() -> tuple[type, ...]:
    parts: list[type] = [Clan, Court, Grant, Happening, Horde, Qin]
    for spec in EXPANSION_SPECS:
        parts += spec.parts
    return tuple(parts)


def joined(options: dict[str, str]) -> list[Expansion] | None:
    """The expansions these options call to the table; None without any."""
    found: list[Expansion] = []
    for spec in EXPANSION_SPECS:
        expansion = spec.join(options)
        if expansion is not None:
            found.append(expansion)
    return found or None


def all_options() -> tuple[Option, ...]:
    options = list(OPTIONS)
    for spec in EXPANSION_SPECS:
        options += spec.options
        options += [reading.option for reading in spec.readings]
    return tuple(options)


def all_former() -> dict[str, dict[str, str]]:
    """By earlier version, the options that were usual then."""
    former = {version: dict(usual) for version, usual in FORMER.items()}
    for spec in EXPANSION_SPECS:
        for reading in spec.readings:
            for version, choice in reading.former.items():
                former.setdefault(version, {})[reading.option.name] = choice
    return former


def refuse_readings(options: dict[str, str]) -> str | None:
    """The clause of the first reading chosen that belongs to an expansion in the box."""
    for spec in EXPANSION_SPECS:
        for reading in spec.readings:
            clause = reading.refuse(options)
            if clause is not None:
                return clause
    return None


@final
class GreatWallKind(GameKind):
    """The Great Wall with the content of one box: rulebook 2.0, as the errata amend it (GW-SRC-01..04).

    Corrections of single cards are made in the content (GW-CRD-01..05).
    """

    def __init__(self, box: Box) -> None:
        super().__init__(
            name="great_wall",
            version=VERSION,
            seat_counts=(1, 2, 3, 4, 5),
            options=all_options(),
            moves=names(box),
            events=all_events(),
            modules=__name__.rpartition(".")[0],
            parts=all_parts(),
            content=box.digest,
            former=all_former(),
            causes=all_causes(),
        )
        self.box = box
        self.asks = question_order(self.decisions)
        self.questions = {self.decisions[name]: place for place, name in enumerate(self.asks)}
        assert not scripts.unknown_effects(), "an effect of the vocabulary has no rule"

    def blank(self, seats: int) -> GreatWall:
        return GreatWall(self.box, seats, Rng())

    def new(self, seats: int, options: dict[str, str], seed: str) -> GreatWall:
        g = GreatWall(self.box, seats, seeded(seed))
        g.keeps_events = True
        g.cause_table = self.causes
        g.mode = MODE_COOP if options.get("mode") == COOPERATIVE else MODE_COMPETITIVE
        if seats == 1:
            g.mode = MODE_SOLO
        g.choices = None if options.get("gains") == "taken" else 0
        g.expansions = joined(options)
        setup.set_up(g, options.get("first_hordes") != PLAYERS)
        if seats == 1:
            joining.set_difficulty(g, options)
        g.advance()
        return g

    def impossible(self, seats: int, options: dict[str, str]) -> str | None:
        """Nobody plays together alone (GW-COOP-04); only two who do may leave the Reed clan uncounted (GW-COOP-12)."""
        together = options["mode"] == COOPERATIVE
        if together and seats == 1:
            return "GW-COOP-04"
        if options["first_hordes"] == PLAYERS and not (together and seats == 2):
            return "GW-COOP-12"
        clause = None if seats == 1 else only_alone(options)
        return clause or refuse_readings(options) or self.box.compatibility.refuse(seats, together, options)

    def layout(self) -> Layout:
        return layout_of(self.asks)

    def write_features(self, g: Position, seat: int, row: vec[u8], at: i64) -> None:
        assert isinstance(g, GreatWall)
        write_features(g, seat, row, at, self.questions)
