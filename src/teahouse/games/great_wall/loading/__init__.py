"""The loader of The Great Wall: a pack of TOML files becomes the box the rules play with and the names players see."""

from collections import Counter
from pathlib import Path
from typing import Final

from msgspec import Struct

from teahouse.engine.snapshot import fingerprint
from teahouse.games.great_wall.loading import boards
from teahouse.games.great_wall.loading.box import CardCompiler, Carrier, amount, place, prices, warrior
from teahouse.games.great_wall.loading.cards import ArtifactEntry, DemandEntry, EventEntry, TacticEntry, WhenEntry
from teahouse.games.great_wall.loading.checks import check
from teahouse.games.great_wall.loading.files import BUILTIN, FILES, Files, entries, read_files
from teahouse.games.great_wall.loading.names import GreatWallNames, read_names
from teahouse.games.great_wall.loading.schema import (
    AdvisorEntry,
    GeneralEntry,
    HordeEntry,
    OrderEntry,
    OrderPart,
    QinOrderEntry,
)
from teahouse.games.great_wall.loading.sheets import READERS
from teahouse.games.great_wall.rules import box, words
from teahouse.loading.pack import ContentError, Pack

COUNTED_AS: Final = {"type": "horde_type", "when": "play_condition"}
"""Lists of the files whose keys alone would not say what they hold."""


class GreatWallContent(Struct, frozen=True, kw_only=True):
    """One pack, read and sound."""

    box: box.Box
    names: GreatWallNames
    digest: str
    counts: dict[str, int]
    """How many entries of each kind were read."""
    sources: dict[str, int]
    """How many entries the rulebook gives, public reports give, and we designed."""


def load(pack: Path | None = None) -> GreatWallContent:
    """Read the built-in pack, or a player's own.

    A player's pack may hold only some of the files; the built-in pack supplies the others. Raises `ContentError` with
    everything that is wrong.
    """
    read = Pack(BUILTIN, FILES, pack)
    files = read_files(read)
    if files is not None:
        check(read, files)
    if files is None or read.mistakes:
        raise ContentError(read.mistakes)
    counts: Counter[str] = Counter()
    sources: Counter[str] = Counter()
    for key, entry in entries(files):
        counts[COUNTED_AS.get(key, key)] += 1
        sources.update([entry.source] if hasattr(entry, "source") else [])
    cards = _box(files)
    cards.digest = fingerprint(cards)
    return GreatWallContent(
        box=cards, names=read_names(files), digest=cards.digest, counts=dict(counts), sources=dict(sources)
    )


def _box(files: Files) -> box.Box:
    """All sets together; cards of the base game come first, expansions in the order of words.SETS."""
    compiler = CardCompiler([entry.id for entry in files.hordes])
    whens = [entry.id for entry in files.whens]
    orders = {entry.id: entry for entry in files.orders.order}
    qin_orders: dict[str, QinOrderEntry] = {entry.order: entry for entry in files.orders.qin_order}
    return box.Box(
        digest="",
        scripts=compiler.scripts,
        triggers=compiler.triggers,
        modifiers=compiler.modifiers,
        orders=[_order(compiler, number, orders[name]) for number, name in enumerate(words.ORDERS)],
        hordes=[_horde(compiler, number, entry) for number, entry in enumerate(files.hordes)],
        generals=[_general(compiler, number, entry) for number, entry in enumerate(files.generals)],
        advisors=[_advisor(compiler, number, *entry) for number, entry in enumerate(files.advisors)],
        whens=[
            box.When(
                entry.id, words.MOMENTS.index(entry.on), words.WHO.index(entry.who), compiler.conditions(entry.if_)
            )
            for entry in files.whens
        ],
        tactics=[_tactic(compiler, number, entry, whens) for number, entry in enumerate(files.tactics)],
        artifacts=[_artifact(compiler, number, entry) for number, entry in enumerate(files.artifacts)],
        edicts=[
            box.Edict(entry.id, entry.removed_with_2, [_demand(demand) for demand in entry.demand])
            for entry in files.edicts
        ],
        events=[_event(compiler, number, entry) for number, entry in enumerate(files.events)],
        sides=boards.sides(files.board),
        recruit=boards.recruit(files.board),
        constants=boards.constants(files.board),
        reed_order=_order(compiler, words.O_REED, files.orders.reed_order[0]),
        qin_orders=[_qin_order(compiler, number, qin_orders[name]) for number, name in enumerate(words.ORDERS)],
        extras=compiler.extras,
        expansions={name: read(files, compiler) for name, read in READERS.items()},
        compatibility=_compatibility(files),
    )


def _compatibility(files: Files) -> box.Compatibility:
    plays = [
        box.Play(
            option=entry.option,
            value=entry.value,
            competitive=entry.competitive,
            together=entry.cooperative,
            clause_of_mode=entry.mode_clause,
            clause_of_seats=entry.seats_clause,
            without=[(other.option, other.clause) for other in entry.without],
        )
        for entry in files.plays
    ]
    return box.Compatibility(plays, files.usual)


def _when(compiler: CardCompiler, entry: WhenEntry) -> box.When:
    moment, who = words.MOMENTS.index(entry.on), words.WHO.index(entry.who)
    return box.When(entry.id, moment, who, compiler.conditions(entry.if_))


def _order(compiler: CardCompiler, number: int, entry: OrderEntry) -> box.OrderCard:
    return box.OrderCard(entry.id, entry.returnable, _sections(compiler, number, entry.sections))


def _qin_order(compiler: CardCompiler, number: int, entry: QinOrderEntry) -> box.OrderCard:
    return box.OrderCard(entry.id, True, _sections(compiler, number, entry.sections))


def _sections(compiler: CardCompiler, number: int, parts: list[OrderPart]) -> list[box.OrderSection]:
    carrier = Carrier(words.FROM_ORDER, number)
    return [box.OrderSection(part.for_ == "others", compiler.script(carrier, part.then)) for part in parts]


def _horde(compiler: CardCompiler, number: int, entry: HordeEntry) -> box.HordeType:
    carrier = Carrier(words.FROM_HORDE, number, compulsory=True, players=words.FOR_ALL)
    return boards.horde(entry, *compiler.rules(carrier, entry.rules))


def _general(compiler: CardCompiler, number: int, entry: GeneralEntry) -> box.General:
    start = [entry.start.wood, entry.start.stone, entry.start.gold, entry.start.chi]
    triggers, modifiers = compiler.rules(Carrier(words.FROM_GENERAL, number), entry.rules)
    return box.General(entry.id, words.card_set(entry.set), start, entry.tactics, entry.tea, triggers, modifiers)


def _advisor(compiler: CardCompiler, number: int, card_set: int, entry: AdvisorEntry) -> box.Advisor:
    return box.Advisor(entry.id, card_set, *compiler.rules(Carrier(words.FROM_ADVISOR, number), entry.rules))


def _tactic(compiler: CardCompiler, number: int, entry: TacticEntry, whens: list[str]) -> box.Tactic:
    carrier = Carrier(words.FROM_TACTIC, number)
    return box.Tactic(
        name=entry.id,
        card_set=words.card_set(entry.set),
        when=whens.index(entry.when),
        free=compiler.script(carrier, entry.free),
        cost=prices(entry.cost),
        enhanced=compiler.script(carrier, entry.enhanced),
    )


def _artifact(compiler: CardCompiler, number: int, entry: ArtifactEntry) -> box.Artifact:
    """Rules of artifacts are carried out at once, by each player on their own."""
    lines = [box.ScoreLine(amount(line.honor), compiler.conditions(line.if_)) for line in entry.score]
    triggers, _ = compiler.rules(Carrier(words.FROM_ARTIFACT, number, compulsory=True), entry.rules)
    return box.Artifact(entry.id, words.card_set(entry.set), lines, triggers)


def _event(compiler: CardCompiler, number: int, entry: EventEntry) -> box.EventCard:
    carrier = Carrier(words.FROM_EVENT, number, compulsory=True, players=words.FOR_ALL)
    immediate = compiler.script(carrier, entry.immediate)
    return box.EventCard(entry.id, immediate, *compiler.rules(carrier, entry.lasting))


def _demand(entry: DemandEntry) -> box.Demand:
    return box.Demand(
        together=entry.by == "together",
        act=entry.act,
        what=entry.what or "",
        of=-1 if entry.of is None else words.SCALERS.index(entry.of),
        n=amount(entry.n),
        at=place(entry.at),
        warrior=warrior(entry.warrior),
        taken_from=entry.from_ or "",
        min_each=entry.min_each,
    )
