"""What must hold between the entries of the Great Wall pack: counts, links and numbers.

Shapes are checked before; every check here may rely on them. A pack may hold other numbers than the box, and more or
other cards; what the rules could not play with is a mistake. That the built-in pack is the box is proved by its tests.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct, structs

from teahouse.games.great_wall.loading import files as files_
from teahouse.games.great_wall.loading.boards import MOST_PLAYERS, cells
from teahouse.games.great_wall.loading.cards import SkillEntry
from teahouse.games.great_wall.loading.compatibility import check_compatibility
from teahouse.games.great_wall.loading.files import (
    BOARD,
    FIFTH_PLAYER,
    GENGHIS,
    RAT,
    VOCABULARY_TOML,
    Files,
    entries_of,
    file_of,
)
from teahouse.games.great_wall.loading.parts import mistakes_in_part
from teahouse.games.great_wall.loading.schema import BoardFile, HordeEntry, SideFour, SideThree
from teahouse.games.great_wall.loading.shapes import IsHorde
from teahouse.games.great_wall.loading.sheets import CHECKS
from teahouse.games.great_wall.loading.triggers import Trigger
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.features import ARTIFACTS, EVENTS
from teahouse.games.great_wall.rules.moves import ADVISORS, EDICTS, GENERALS, HORDE_CARDS, LETTERS, RULES, TACTICS
from teahouse.games.great_wall.vocabulary import KINDS, VOCABULARY, VocabularyFile
from teahouse.loading.checks import dangling, fixed, once_each
from teahouse.loading.checks import entries as counted
from teahouse.loading.pack import Pack, dotted
from teahouse.loading.shape import did_you_mean, parts, shown

POINTERS: Final = ["left", "middle", "right"]
SETS_OF: Final = {
    files_.HORDES: ("base", "coop"),
    files_.GENERALS: ("base", "coop"),
    files_.TACTICS: ("base", "coop"),
    files_.ARTIFACTS: ("base",),
}
"""Of the files of the base game; that of an expansion holds the set of its name."""
MOST: Final = {
    "general": GENERALS,
    "advisor": ADVISORS,
    "tactic": TACTICS,
    "type": HORDE_CARDS // len(words.SECTIONS),
    "artifact": ARTIFACTS,
    "edict": EDICTS,
    "event": EVENTS,
}
"""How many cards of a kind the moves and the feature rows have room for, in all files together."""
LEAST: Final = (
    (files_.HORDES, "type", "base", 3, "GW-SET-09"),
    (files_.HORDES, "type", "coop", 3, "GW-COOP-10"),
    (files_.GENERALS, "general", "base", 10, "GW-SET-21"),
    (files_.ADVISORS, "advisor", "", 12, "GW-SET-23"),
    (GENGHIS, "skill", "", 2, "GWX-GK-21"),
    (GENGHIS, "gift", "", 1, "GWX-GK-07"),
    (RAT, "rat_card", "", 1, "GWX-RAT-22"),
)
"""File, list, set, how many entries every table needs, clause."""


def check(pack: Pack, files: Files) -> None:
    """Everything that the shapes cannot say."""
    _check_vocabulary(pack, files.vocabulary)
    _check_board(pack, files.board)
    _check_counts(pack, files)
    _check_sets(pack, files)
    _check_ids(pack, files)
    _check_orders(pack, files)
    _check_genghis(pack, files)
    check_compatibility(pack, files)
    _check_links(pack, files)
    _check_parts(pack, files)
    for check_sheet in CHECKS:
        check_sheet(pack, files)


# -- vocabulary ----------------------------------------------------------------------------


def _check_vocabulary(pack: Pack, given: VocabularyFile) -> None:
    """The rules are made for the built-in vocabulary: a pack that holds it may not change it."""
    ours = VOCABULARY.file
    for kind in KINDS:
        known: Mapping[str, Struct] = getattr(ours, kind)
        listed: Mapping[str, Struct] = getattr(given, kind)
        for word in known:
            if word not in listed:
                pack.mistake(VOCABULARY_TOML, kind, word, f"this is missing; the rules know this {kind}")
        for word in listed:
            if word not in known:
                text = f"the rules know no {kind} {shown(word)}{did_you_mean(word, list(known))}"
                pack.mistake(VOCABULARY_TOML, kind, word, text)
            elif listed[word] != known[word]:
                for field in known[word].__struct_fields__:
                    right, value = getattr(known[word], field), getattr(listed[word], field)
                    if value != right:
                        text = f"{_listed(value)} stands here, but the rules know {_listed(right)}"
                        pack.mistake(VOCABULARY_TOML, f"{kind} {word}", field.rstrip("_"), text)
    for field in ("expansion", "list", "type"):
        if getattr(given, field) != getattr(ours, field):
            pack.mistake(VOCABULARY_TOML, "", field, "this differs from the words of the rules; leave the file out")


def _listed(value: object) -> str:
    return shown(", ".join(map(str, value))) if isinstance(value, dict | list) else shown(value)


# -- board ---------------------------------------------------------------------------------


def _check_board(pack: Pack, board: BoardFile) -> None:
    """`board.toml`: numbers of the rulebook, and tables that fit each other."""
    fixed(pack, BOARD, "sections", "ids", board.sections.ids, POINTERS, "GW-CMP-31")
    fixed(pack, BOARD, "sections", "horde_rows", board.sections.horde_rows, 3, "GW-CMP-32")
    fixed(pack, BOARD, "sections", "fortification_cells", board.sections.fortification_cells, 3, "GW-CMP-33")
    for number, area in enumerate(words.AREAS[: words.MARKET]):
        entry = getattr(board.area, area)
        fixed(pack, BOARD, "area", f"{area}.order", entry.order, number + 1, "GW-CMP-36")
        right = words.RESOURCES[number] if number < len(words.RESOURCES) else None
        fixed(pack, BOARD, "area", f"{area}.produces", entry.produces, right, "GW-PRO-01")
    three, four = board.side.three, board.side.four
    fixed(pack, BOARD, "side", "3.players", three.players, [1, 2, 3], "GW-SET-05")
    fixed(pack, BOARD, "side", "4.players", four.players, [4, 5], "GW-SET-06")
    fixed(pack, BOARD, "side", "4.order_track_cells", four.order_track_cells, 5, "GW-AUT-05")
    if three.order_track_cells < 3:
        text = f"{three.order_track_cells} stands here, but three participants need a cell each (GW-AUT-06)"
        pack.mistake(BOARD, "side", "3.order_track_cells", text)
    for name, side in (("3", three), ("4", four)):
        _check_side(pack, name, side)
    for key, first in (("cost", 1), ("defense", 1), ("firing_positions", 1)):
        ours, theirs = getattr(four.wall, key)[first:], getattr(three.wall, key)[first:]
        if ours != theirs:
            text = f"{shown(ours)} stands here from the second on, but {shown(theirs)} on side 3"
            pack.mistake(BOARD, "side", f"4.wall.{key}", f"{text}; the same tiles serve both sides (GW-CMP-23)")


def _check_side(pack: Pack, name: str, side: SideThree | SideFour) -> None:
    """The tables of one side have a place for every space, cell and slot."""
    time = side.time
    for key in ("invasion", "lethality"):
        length = len(getattr(time, key))
        if length != time.spaces:
            text = f"{length} numbers stand here, but the track has {time.spaces} spaces"
            pack.mistake(BOARD, "side", f"{name}.time.{key}", text)
    for key, space in structs.asdict(time.start).items():
        if space > time.spaces:
            text = f"{space} stands here, but the track has {time.spaces} spaces"
            pack.mistake(BOARD, "side", f"{name}.time.start.{key}", text)
    for area in words.AREAS[: words.MARKET]:
        given = getattr(side.area, area)
        where = f"{name}.area.{area}.slots"
        if given.kind == "regular" and given.slots is None:
            pack.mistake(BOARD, "side", where, "this is missing; a regular area has cells")
        if given.kind == "special" and given.slots is not None:
            pack.mistake(BOARD, "side", where, f"{given.slots} stands here, but a special area has no cells")
    for area in words.AREAS[:4]:
        track = getattr(side.overseer, area)
        if len(track.costs) != len(track.levels):
            text = f"{len(track.costs)} prices stand here, but the track has {len(track.levels)} cells"
            pack.mistake(BOARD, "side", f"{name}.overseer.{area}.costs", text)


# -- cards ---------------------------------------------------------------------------------


def _check_counts(pack: Pack, files: Files) -> None:
    """Enough cards for every table, and no more than moves have room for."""
    by_name = files.by_name
    for file, key, card_set, least, clause in LEAST:
        number = sum(not card_set or entry.set == card_set for entry in getattr(by_name[file], key))
        if number < least:
            of = f" of the set {shown(card_set)}" if card_set else ""
            pack.mistake(file, "", key, f"{counted(number)} here{of}, but at least {least} are needed ({clause})")
    holding = [(key, file) for file, tables in by_name.items() for key, _ in entries_of(tables)]
    for key, most in MOST.items():
        held_by = [file for held, file in holding if held == key]
        if len(held_by) > most:
            text = f"{counted(len(held_by))} here and in other files, but {most} are the most"
            pack.mistake(held_by[0], "", key, text)
    dealt = MOST_PLAYERS * max((general.tactics for general in files.generals), default=0)
    tactics = sum(tactic.set == "base" for tactic in files.base_tactics.tactic)
    if tactics < dealt:
        text = f'{counted(tactics)} here of the set "base", but generals may deal {dealt} (GW-SET-32)'
        pack.mistake(files_.TACTICS, "", "tactic", text)


def _check_sets(pack: Pack, files: Files) -> None:
    """Each card stands in a file of its set (GWX-MIX-07)."""
    by_name = files.by_name
    for name, tables in files.expansions.items():
        fixed(pack, file_of(name), "", "set", tables.set, name, "GWX-MIX-07")
    sets = SETS_OF | {file_of(name): (name,) for name in files.expansions}
    for file, allowed in sets.items():
        for key, entry in entries_of(by_name[file]):
            card_set = getattr(entry, "set", allowed[0])
            if card_set not in allowed:
                text = f"{shown(card_set)} stands here, but this file holds the set {' and '.join(allowed)}"
                pack.mistake(file, f"{key} {_id(entry)}", "set", text)
    fixed(pack, FIFTH_PLAYER, "orders", "count", files.fifth_player.orders.count, 6, "GWX-5P-01")


def _check_ids(pack: Pack, files: Files) -> None:
    """An id names one card of its kind in all files together, a tea value one general (GW-CMP-41)."""
    seen: dict[tuple[str, object], str] = {}
    for file, tables in files.by_name.items():
        for key, entry in entries_of(tables):
            for field in ("id", "tea"):
                value = getattr(entry, field, None)
                if value is None:
                    continue
                kind = f"{key} {field}"
                if (kind, value) in seen:
                    text = f"{shown(value)} stands here, but {seen[kind, value]} has it already"
                    pack.mistake(file, f"{key} {_id(entry)}", field, text)
                seen.setdefault((kind, value), f"{key} {_id(entry)} of {file}")


def _check_orders(pack: Pack, files: Files) -> None:
    """Six orders and six of Qin (GW-CMP-07, 20)."""
    orders = files.orders
    once_each(pack, files_.ORDERS, "order", [entry.id for entry in orders.order], words.ORDERS)
    for entry in orders.order:
        if entry.id not in words.ORDERS:
            dangling(pack, files_.ORDERS, f"order {entry.id}", "id", entry.id, "order", words.ORDERS)
        else:
            returns = entry.id != "betrayal"
            fixed(pack, files_.ORDERS, f"order {entry.id}", "returnable", entry.returnable, returns, "GW-SUM-11")
    once_each(
        pack, files_.ORDERS, "qin_order", [entry.order for entry in orders.qin_order], words.ORDERS, field="order"
    )
    copies = files.fifth_player.orders.copies_of
    once_each(pack, FIFTH_PLAYER, "copies_of", copies, words.ORDERS, inside="orders")


def _check_genghis(pack: Pack, files: Files) -> None:
    """The constants of the expansion, and the one price that stands in two files."""
    constants = files.genghis.constants
    for field, right, clause in (
        ("cell_honor", 6, "GWX-GK-78"),
        ("skills_in_play", 2, "GWX-GK-21"),
        ("gifts_in_play", 1, "GWX-GK-07"),
        ("base_types_removed", 2, "GWX-GK-12"),
        ("reference_cards", 5, "GWX-GK-01"),
    ):
        fixed(pack, GENGHIS, "constants", field, getattr(constants, field), right, clause)
    for field, right, clause in (("per_player", 1, "GWX-GK-96"), ("winter_attacks", 2, "GWX-GK-105")):
        fixed(pack, GENGHIS, "banner_bearer", field, getattr(files.genghis.banner_bearer, field), right, clause)
    if files.genghis.banner_bearer.cost != files.board.warrior.banner_bearer.cost:
        text = "the price differs from that of warrior banner_bearer in board.toml"
        pack.mistake(GENGHIS, "banner_bearer", "cost", text)


def _check_links(pack: Pack, files: Files) -> None:
    """Play conditions, horde types and cells that cards name."""
    for file, pointers in ((files_.HORDES, files.base_hordes.pointers), (GENGHIS, files.genghis.constants.pointers)):
        entry = "constants" if file == GENGHIS else ""
        fixed(pack, file, entry, "pointers", pointers, POINTERS, "GW-CMP-39")
    whens = [when.id for when in files.whens]
    added = [(file_of(name), tables) for name, tables in files.expansions.items()]
    for file, tactics in ((files_.TACTICS, files.base_tactics.tactic), *((file, each.tactic) for file, each in added)):
        for tactic in tactics:
            if tactic.when not in whens:
                dangling(pack, file, f"tactic {tactic.id}", "when", tactic.when, "play condition", whens)
    for file, hordes in ((files_.HORDES, files.base_hordes.type), *((file, each.type) for file, each in added)):
        for horde in hordes:
            _check_cells(pack, file, f"type {horde.id}", horde, horde.rewards, "rewards")
    named = [("genghis", files.genghis.genghis), *((f"skill {skill.id}", skill) for skill in files.genghis.skill)]
    for entry, card in named:
        _check_cells(pack, GENGHIS, entry, card, None, "marks")
        letters, _ = cells(card.layout)
        if letters != LETTERS[: len(letters)]:
            pack.mistake(GENGHIS, entry, "layout", "the cells must be lettered a, b, c … in reading order")


def _check_cells(
    pack: Pack, file: str, entry: str, card: HordeEntry | SkillEntry, rewards: Mapping[str, object] | None, key: str
) -> None:
    """Rows of one length, a letter for each cell, and a reward for each letter (GW-CMP-40)."""
    letters, _ = cells(card.layout)
    if len({len(row) for row in card.layout}) > 1:
        pack.mistake(file, entry, "layout", f"the rows {shown(card.layout)} differ in length")
    if not letters:
        pack.mistake(file, entry, "layout", "there is no cell here")
    for letter in sorted({letter for letter in letters if letters.count(letter) > 1}):
        pack.mistake(file, entry, "layout", f"the cell {letter} stands here {letters.count(letter)} times")
    if rewards is not None:
        for letter in sorted(set(letters) - set(rewards)):
            pack.mistake(file, entry, f"{key}.{letter}", "this is missing; the layout has this cell")
    named = rewards if rewards is not None else card.marks if isinstance(card, SkillEntry) else {}
    for letter in sorted(set(named) - set(letters)):
        pack.mistake(file, entry, f"{key}.{letter}", "the layout has no such cell")


def _check_parts(pack: Pack, files: Files) -> None:
    """Every amount, condition, effect and modifier of every card."""
    types = [entry.id for entry in files.hordes]
    abilities = 0
    for file, tables in files.by_name.items():
        for key, entry in entries_of(tables):
            name, on_horde = f"{key} {_id(entry)}", key in ("type", "skill")
            for path, part in parts(entry):
                abilities += isinstance(part, Trigger)
                for field, text in mistakes_in_part(part, on_horde):
                    pack.mistake(file, name, dotted((*path, field)), text)
                for type_ in (part.ids or []) if isinstance(part, IsHorde) else []:
                    if type_ not in types:
                        dangling(pack, file, name, dotted((*path, "ids")), type_, "horde type", types)
    if abilities > RULES:
        text = f"the cards of all files have {abilities} rules with on, but {RULES} are the most"
        pack.mistake(files_.ADVISORS, "", "rules", text)


def _id(entry: Struct) -> str:
    return str(getattr(entry, "id", ""))
