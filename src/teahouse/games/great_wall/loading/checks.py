"""What must hold between the entries of the Great Wall pack: the counts, links and numbers of the ledger.

Shapes are checked before; every check here may rely on them. Numbers that the ledger fixes as components or rules are
enforced with the clause that fixes them; what is printed on board and cards is free.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, get_args

from msgspec import Struct, structs

from teahouse.games.great_wall.loading import files as files_
from teahouse.games.great_wall.loading.boards import cells
from teahouse.games.great_wall.loading.cards import FieldsWord, SkillEntry
from teahouse.games.great_wall.loading.compatibility import check_compatibility
from teahouse.games.great_wall.loading.effects import AnyEffect
from teahouse.games.great_wall.loading.files import (
    BOARD,
    CHRONICLES,
    FIFTH_PLAYER,
    GENGHIS,
    RAT,
    VOCABULARY,
    Files,
    entries_of,
    file_of,
)
from teahouse.games.great_wall.loading.parts import mistakes_in_part
from teahouse.games.great_wall.loading.rules import AnyCondition, AnyModifier, IsHorde
from teahouse.games.great_wall.loading.scenarios import check_frost_and_famine
from teahouse.games.great_wall.loading.schema import BoardFile, HordeEntry, SideFour, SideThree
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.moves import LETTERS
from teahouse.loading.checks import dangling, fixed, once_each
from teahouse.loading.checks import entries as counted
from teahouse.loading.pack import Pack, dotted
from teahouse.loading.shape import did_you_mean, parts, shown

POINTERS: Final = ["left", "middle", "right"]
SET_COUNTS: Final = (
    (files_.HORDES, "type", "base", 8, "GW-CMP-06"),
    (files_.HORDES, "type", "coop", 8, "GW-CMP-16"),
    (files_.GENERALS, "general", "base", 13, "GW-CMP-12"),
    (files_.GENERALS, "general", "coop", 8, "GW-CMP-17"),
    (files_.TACTICS, "tactic", "base", 20, "GW-CMP-09"),
    (files_.TACTICS, "tactic", "coop", 12, "GW-CMP-18"),
    (files_.ARTIFACTS, "artifact", "base", 5, "GW-CMP-10"),
    (GENGHIS, "type", "genghis", 3, "GWX-GK-03"),
    (FIFTH_PLAYER, "general", "fifth_player", 4, "GWX-5P-01"),
    (FIFTH_PLAYER, "tactic", "fifth_player", 4, "GWX-5P-01"),
    (CHRONICLES, "general", "chronicles", 4, "GWX-AC-01"),
    (CHRONICLES, "tactic", "chronicles", 8, "GWX-AC-01"),
    (CHRONICLES, "artifact", "chronicles", 10, "GWX-AC-01"),
    (RAT, "artifact", "rat", 5, "GWX-RAT-01"),
)
"""File, list, set, number of entries, clause."""
COUNTS: Final = (
    (files_.ORDERS, "reed_order", 1, "GW-CMP-08"),
    (files_.ADVISORS, "advisor", 44, "GW-CMP-11"),
    (files_.EDICTS, "edict", 12, "GW-CMP-15"),
    (files_.EVENTS, "event", 12, "GW-CMP-14"),
    (GENGHIS, "skill", 6, "GWX-GK-01"),
    (GENGHIS, "gift", 6, "GWX-GK-01"),
    (GENGHIS, "advisor", 6, "GWX-GK-01"),
    (FIFTH_PLAYER, "advisor", 4, "GWX-5P-01"),
    (CHRONICLES, "advisor", 10, "GWX-AC-01"),
    (CHRONICLES, "scenario", 6, "GWX-AC-01"),
    (RAT, "rat_card", 5, "GWX-RAT-01"),
)
SETS_OF: Final = {
    files_.HORDES: ("base", "coop"),
    files_.GENERALS: ("base", "coop"),
    files_.TACTICS: ("base", "coop"),
    files_.ARTIFACTS: ("base",),
}
"""Of the files of the base game; that of an expansion holds the set of its name."""
CONSTANTS: Final = {
    "artifact_cells": (3, "GW-CMP-38"),
    "advisor_cells": (4, "GW-CMP-38"),
    "horde_shame_cells": (2, "GW-CMP-39"),
    "qin_track_spaces": (5, "GW-SOLO-15"),
    "tactic_hand_limit": (5, "GW-TAC-01"),
    "fortification.cost": (2, "GW-CAM-02"),
    "fortification.defense": (2, "GW-CAM-03"),
    "fortification.honor": (2, "GW-CAM-02"),
    "hand_in_honor": (2, "GW-PRO-11"),
    "defeat_honor": (2, "GW-DEF-11"),
    "archer_defeat_honor": (2, "GW-DEF-12"),
    "save_cost.what": ("chi", "GW-KIL-09"),
    "save_cost.n": (2, "GW-KIL-09"),
    "shame_penalty": (5, "GW-END-07"),
    "discard_shame_cost.what": ("chi", "GW-SHM-24"),
    "discard_shame_cost.n": (2, "GW-SHM-24"),
    "coop_discard_shame_cost.what": ("honor", "GW-COOP-48"),
    "coop_discard_shame_cost.n": (10, "GW-COOP-48"),
    "hire_official_cost.what": ("gold", "GW-EMB-03"),
    "hire_official_cost.n": (2, "GW-EMB-03"),
    "order_discard_honor": (2, "GW-SUM-09"),
    "shame_per_player": (10, "GW-SET-29"),
    "shame_supply.solo": (10, "GW-SOLO-17"),
    "shame_supply.p2": (20, "GW-2P-14"),
    "shame_supply.p3": (30, "GW-SET-29"),
    "shame_supply.p4": (40, "GW-SET-29"),
    "shame_supply.p5": (50, "GWX-5P-17"),
    "pool_officials.default": (3, "GW-SET-39"),
    "pool_officials.p5": (4, "GWX-5P-14"),
    "edicts_needed.p2": (6, "GW-COOP-01"),
    "edicts_needed.p3": (7, "GW-COOP-01"),
    "edicts_needed.p4": (9, "GW-COOP-01"),
    "edicts_needed.p5": (9, "GW-COOP-01"),
    "walls_to_end.solo": (2, "GW-SOLO-98"),
    "walls_to_end.p2": (2, "GW-2P-17"),
    "walls_to_end.p3": (2, "GW-END-02"),
    "walls_to_end.p4": (3, "GW-END-02"),
    "walls_to_end.p5": (3, "GWX-5P-19"),
}


def check(pack: Pack, files: Files) -> None:
    """Everything that the shapes cannot say."""
    _check_vocabulary(pack, files)
    _check_board(pack, files.board)
    _check_counts(pack, files)
    _check_ids(pack, files)
    _check_orders(pack, files)
    _check_genghis(pack, files)
    check_compatibility(pack, files)
    _check_links(pack, files)
    _check_parts(pack, files)


# -- vocabulary ----------------------------------------------------------------------------


def _check_vocabulary(pack: Pack, files: Files) -> None:
    """The vocabulary lists exactly the words and fields that cards may use."""
    vocabulary = files.vocabulary
    listed: tuple[tuple[str, Mapping[str, Struct], Sequence[str]], ...] = (
        ("moment", vocabulary.moment, words.MOMENTS),
        ("condition", vocabulary.condition, words.CONDITIONS),
        ("scaler", vocabulary.scaler, words.SCALERS),
        ("effect", vocabulary.effect, words.EFFECTS),
        ("modifier", vocabulary.modifier, words.MODIFIERS),
    )
    for kind, table, known in listed:
        for word in known:
            if word not in table:
                pack.mistake(VOCABULARY, kind, word, f"this is missing; the rules know this {kind}")
        for word in table:
            if word not in known:
                text = f"the rules know no {kind} {shown(word)}{did_you_mean(word, known)}"
                pack.mistake(VOCABULARY, kind, word, text)
    _check_fields(pack, "condition", vocabulary.condition, get_args(AnyCondition), {"not"})
    _check_fields(pack, "effect", vocabulary.effect, get_args(AnyEffect), {"if", "cost"})
    _check_fields(pack, "modifier", vocabulary.modifier, get_args(AnyModifier), {"if"})


def _check_fields(
    pack: Pack, kind: str, table: Mapping[str, FieldsWord], shapes: Iterable[type[Struct]], common: set[str]
) -> None:
    for shape in shapes:
        word = str(shape.__struct_config__.tag)
        right = [field for field in shape.__struct_encode_fields__ if field not in common]
        if word in table:
            given = [field for field in re.split(r"[,|\s]+", table[word].fields) if field]
            if sorted(given) != sorted(right):
                text = f"{shown(table[word].fields)} stands here, but the fields are {shown(', '.join(right))}"
                pack.mistake(VOCABULARY, f"{kind} {word}", "fields", text)


# -- board ---------------------------------------------------------------------------------


def _check_board(pack: Pack, board: BoardFile) -> None:
    """`board.toml`: numbers of the rulebook, and tables that fit each other."""
    fixed(pack, BOARD, "sections", "ids", board.sections.ids, POINTERS, "GW-CMP-31")
    fixed(pack, BOARD, "sections", "horde_rows", board.sections.horde_rows, 3, "GW-CMP-32")
    fixed(pack, BOARD, "sections", "fortification_cells", board.sections.fortification_cells, 3, "GW-CMP-33")
    for field, (right, clause) in CONSTANTS.items():
        value: object = board.constants
        for key in field.split("."):
            value = getattr(value, key)
        fixed(pack, BOARD, "constants", field, value, right, clause)
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
    """As many cards as the box holds, each in a file of its set."""
    by_name = files.by_name
    for file, key, right, clause in COUNTS:
        number = len(getattr(by_name[file], key))
        if number != right:
            pack.mistake(file, "", key, f"{counted(number)} here, but {right} are right ({clause})")
    for file, key, card_set, right, clause in SET_COUNTS:
        number = sum(entry.set == card_set for entry in getattr(by_name[file], key))
        if number != right:
            text = f"{number} of the set {shown(card_set)} stand here, but {right} are right ({clause})"
            pack.mistake(file, "", key, text)
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
    """Six orders, six of Qin, and their reference cards (GW-CMP-07, 20; all cards of the base box: GW-CMP-21)."""
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
    for of, right, clause in (("reed", 2, "GW-CMP-13"), ("qin", 1, "GW-CMP-19")):
        number = sum(note.of == of for note in orders.note)
        if number != right:
            pack.mistake(
                files_.ORDERS, "", "note", f"{number} of {shown(of)} stand here, but {right} are right ({clause})"
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
    if sum(scenario.area is not None for scenario in files.chronicles.scenario) != 1:
        pack.mistake(CHRONICLES, "", "scenario", "exactly one scenario has the area market (GWX-FAMINE-05)")
    _check_demands(pack, files)
    check_frost_and_famine(pack, files)


def _check_demands(pack: Pack, files: Files) -> None:
    """The scenario Emperor's Visit has its cells, each treasure once, and begins on one of them."""
    demands = [(scenario.id, scenario.demand) for scenario in files.chronicles.scenario if scenario.demand is not None]
    if [name for name, _ in demands] != ["visit"]:
        pack.mistake(CHRONICLES, "", "scenario", "exactly the scenario visit has demands (GWX-VISIT-26)")
    for name, demand in demands:
        cells = [cell.what for cell in demand.cells]
        if len(set(cells)) < len(cells):
            pack.mistake(CHRONICLES, f"scenario {name}", "demand.cells", "the same treasure stands here twice")
        if demand.start not in cells:
            dangling(pack, CHRONICLES, f"scenario {name}", "demand.start", demand.start, "cell", cells)


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
    for file, tables in files.by_name.items():
        for key, entry in entries_of(tables):
            name, on_horde = f"{key} {_id(entry)}", key in ("type", "skill")
            for path, part in parts(entry):
                for field, text in mistakes_in_part(part, on_horde):
                    pack.mistake(file, name, dotted((*path, field)), text)
                for type_ in (part.ids or []) if isinstance(part, IsHorde) else []:
                    if type_ not in types:
                        dangling(pack, file, name, dotted((*path, "ids")), type_, "horde type", types)


def _id(entry: Struct) -> str:
    return str(getattr(entry, "id", ""))
