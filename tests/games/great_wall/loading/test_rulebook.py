"""The built-in pack is the box: as many cards as the ledger counts, and the numbers of the rulebook.

A pack of one's own may differ; `test_content.py` says how far.
"""

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from teahouse.games.great_wall.loading import GreatWallContent, load
from teahouse.games.great_wall.loading.files import BUILTIN, FILES, entries_of, read_files
from teahouse.ledger import rule
from teahouse.loading.pack import Pack

CARDS: Final = {
    ("hordes.toml", "type", "base"): 8,
    ("hordes.toml", "type", "coop"): 8,
    ("generals.toml", "general", "base"): 13,
    ("generals.toml", "general", "coop"): 8,
    ("tactics.toml", "tactic", "base"): 20,
    ("tactics.toml", "tactic", "coop"): 12,
    ("artifacts.toml", "artifact", "base"): 5,
    ("orders.toml", "order", ""): 6,
    ("orders.toml", "reed_order", ""): 1,
    ("orders.toml", "qin_order", ""): 6,
    ("advisors.toml", "advisor", ""): 44,
    ("edicts.toml", "edict", ""): 12,
    ("events.toml", "event", ""): 12,
    ("expansions/genghis.toml", "type", "genghis"): 3,
    ("expansions/genghis.toml", "skill", ""): 6,
    ("expansions/genghis.toml", "gift", ""): 6,
    ("expansions/genghis.toml", "advisor", ""): 6,
    ("expansions/fifth_player.toml", "general", "fifth_player"): 4,
    ("expansions/fifth_player.toml", "tactic", "fifth_player"): 4,
    ("expansions/fifth_player.toml", "advisor", ""): 4,
    ("expansions/chronicles.toml", "general", "chronicles"): 4,
    ("expansions/chronicles.toml", "tactic", "chronicles"): 8,
    ("expansions/chronicles.toml", "artifact", "chronicles"): 10,
    ("expansions/chronicles.toml", "advisor", ""): 10,
    ("expansions/chronicles.toml", "scenario", ""): 6,
    ("expansions/rat.toml", "artifact", "rat"): 5,
    ("expansions/rat.toml", "rat_card", ""): 5,
    ("expansions/extras.toml", "general", "extras"): 1,
}
"""Cards by file, list and set."""


def printed(kind: str) -> Counter[str]:
    """How many cards of a kind the box has, by set; a list without sets belongs to that of its file."""
    found: Counter[str] = Counter()
    for (file, listed, card_set), number in CARDS.items():
        if listed == kind:
            found[card_set or (Path(file).stem if "/" in file else "base")] += number
    return found


NO_CARDS: Final = ("note", "when", "play")
CONSTANTS: Final = (
    ("artifact_cells", 3, "GW-CMP-38"),
    ("advisor_cells", 4, "GW-CMP-38"),
    ("horde_shame_cells", 2, "GW-CMP-39"),
    ("tactic_hand_limit", 5, "GW-TAC-01"),
    ("fortification.cost", 2, "GW-CAM-02"),
    ("fortification.defense", 2, "GW-CAM-03"),
    ("fortification.honor", 2, "GW-CAM-02"),
    ("hand_in_honor", 2, "GW-PRO-11"),
    ("defeat_honor", 2, "GW-DEF-11"),
    ("archer_defeat_honor", 2, "GW-DEF-12"),
    ("save_cost.n", 2, "GW-KIL-09"),
    ("shame_penalty", 5, "GW-END-07"),
    ("discard_shame_cost.n", 2, "GW-SHM-24"),
    ("coop_discard_shame_cost.n", 10, "GW-COOP-48"),
    ("hire_official_cost.n", 2, "GW-EMB-03"),
    ("order_discard_honor", 2, "GW-SUM-09"),
    ("shame_per_player", 10, "GW-SET-29"),
    ("pool_officials.default", 3, "GW-SET-39"),
    ("pool_officials.p5", 4, "GWX-5P-14"),
    ("edicts_needed.p2", 6, "GW-COOP-01"),
    ("edicts_needed.p3", 7, "GW-COOP-01"),
    ("edicts_needed.p4", 9, "GW-COOP-01"),
    ("edicts_needed.p5", 9, "GW-COOP-01"),
    ("walls_to_end.solo", 2, "GW-SOLO-98"),
    ("walls_to_end.p2", 2, "GW-2P-17"),
    ("walls_to_end.p3", 2, "GW-END-02"),
    ("walls_to_end.p4", 3, "GW-END-02"),
    ("walls_to_end.p5", 3, "GWX-5P-19"),
)
"""Numbers that the rulebook itself gives, with their clauses."""


@pytest.fixture(scope="module")
def content() -> GreatWallContent:
    return load()


@rule("GW-CMP-06", "GW-CMP-07", "GW-CMP-08", "GW-CMP-09", "GW-CMP-10", "GW-CMP-11", "GW-CMP-12", "GW-CMP-14")
@rule("GW-CMP-15", "GW-CMP-16", "GW-CMP-17", "GW-CMP-18", "GW-CMP-20", "GWX-GK-01", "GWX-GK-03", "GWX-5P-01")
@rule("GWX-AC-01", "GWX-RAT-01")
def test_the_built_in_pack_holds_the_cards_of_the_boxes() -> None:
    files = read_files(Pack(BUILTIN, FILES))
    assert files is not None
    found = Counter(
        (file, key, getattr(entry, "set", ""))
        for file, tables in files.by_name.items()
        for key, entry in entries_of(tables)
        if key not in NO_CARDS
    )
    assert found == CARDS


@pytest.mark.parametrize(("field", "right", "clause"), CONSTANTS)
def test_the_board_has_the_numbers_of_the_rulebook(
    content: GreatWallContent, field: str, right: int, clause: str
) -> None:
    value: object = content.names.board.constants
    for key in field.split("."):
        value = getattr(value, key)
    assert value == right, clause
