"""What must hold between the entries of the Ancient World pack: the counts, links and numbers of the ledger.

Shapes are checked before; every check here may rely on them. Numbers that the ledger fixes as components or rules are
enforced with the clause that fixes them; what is printed on cards and dice is free.
"""

from collections import Counter as Tally
from collections.abc import Sequence
from typing import Final, get_args

from teahouse.games.ancient_world.loading.effects import (
    Attack,
    BuyArmy,
    BuyEmpire,
    CellEffect,
    Explore,
    Gain,
    Grow,
    LandProps,
    Price,
    Restore,
    TakeProvince,
    TakeToken,
)
from teahouse.games.ancient_world.loading.files import (
    ARMIES,
    BOARD,
    EMPIRE_A,
    EMPIRE_B,
    PROVINCES,
    STARTING,
    TITANS,
    Files,
    entries,
)
from teahouse.games.ancient_world.loading.parts import mistakes_in_part, mistakes_in_triggers
from teahouse.games.ancient_world.loading.schema import ArmyEntry, BoardFile, CellEntry, EmpireEntry, Printed, SymbolId
from teahouse.games.ancient_world.rules import words
from teahouse.loading.checks import count, dangling, fixed, no_twins, once_each, present_only, same
from teahouse.loading.pack import Pack, dotted
from teahouse.loading.shape import parts, shown

PLAYERS: Final = (2, 3, 4)
SEATS: Final = 4
COLOURS: Final = ("indigo", "graphite", "orange", "turquoise")
DECK_SIZE: Final = {"A": (45, "AW-CMP-11"), "B": (47, "AW-CMP-12")}
ARMY_DECK: Final = 25
CAPITAL: Final = LandProps(space=4, food=1, coin=5, army=2)

Cell = tuple[str, int, list[Price], list[CellEffect], str]
CELLS: Final[dict[str, Cell]] = {
    "WORK": ("higher", 1, [], [Gain(coin=2)], "AW-WRK-01"),
    "BUILD": ("match_or_pay", 1, [], [BuyEmpire(from_=["row", "reserve"])], "AW-BLD-01, 02"),
    "SERVE": ("higher", 1, [], [Attack(sword=1)], "AW-SRV-01"),
    "EXPAND": ("higher", 1, [Price(knowledge=1), Price(coin=3)], [TakeProvince()], "AW-EXP-01, 02"),
    "LEARN": ("higher", 1, [Price(coin=3)], [Gain(knowledge=1)], "AW-LRN-01"),
    "RESTORE": ("free", 1, [], [Restore(count=2), TakeToken(), Gain(coin=1)], "AW-RES-01..07"),
    "RECRUIT": ("match_or_pay", 1, [], [BuyArmy()], "AW-REC-01, 02"),
    "EXPLORE": ("higher", 2, [], [Explore(draw=5)], "AW-XPL-01, AW-SET-07"),
    "GROW": ("higher", 3, [Price(coin=3)], [Grow()], "AW-GRO-01, AW-SET-07"),
}
"""Placement, opening round, price, effects and clause of each cell."""


def check(pack: Pack, files: Files) -> None:
    """Everything that the shapes cannot say."""
    _check_cells(pack, files.board)
    _check_rounds(pack, files.board)
    _check_setup(pack, files.board)
    _check_words(pack, files.board)
    _check_empire(pack, files)
    _check_armies(pack, files)
    _check_titans_and_provinces(pack, files)
    _check_parts(pack, files)


# -- board ---------------------------------------------------------------------------------


def _check_cells(pack: Pack, board: BoardFile) -> None:
    """Nine action cells, each as the rules describe it (AW-PLC-07)."""
    once_each(pack, BOARD, "cell", [cell.id for cell in board.cell], words.CELLS)
    places: dict[tuple[int, int], str] = {}
    for cell in board.cell:
        entry = f"cell {cell.id}"
        placement, opens, pay, do, clause = CELLS[cell.id]
        fixed(pack, BOARD, entry, "placement", cell.placement, placement, clause)
        fixed(pack, BOARD, entry, "opens_round", cell.opens_round, opens, clause)
        same(pack, BOARD, entry, ("pay",), cell.pay, pay, clause)
        if cell.id == "SERVE":
            _check_serve(pack, entry, cell)
        else:
            same(pack, BOARD, entry, ("do",), cell.do, do, clause)
        place = (cell.layout.col, cell.layout.row)
        if places.setdefault(place, cell.id) != cell.id:
            text = f"column {place[0]}, row {place[1]} stands here, but cell {places[place]} lies there already"
            pack.mistake(BOARD, entry, "layout", text)


def _check_serve(pack: Pack, entry: str, cell: CellEntry) -> None:
    """One attack symbol; which of the two is printed (AW-SRV-01, 03)."""
    if cell.do not in ([Attack(sword=1)], [Attack(arrow=1)]):
        text = "the action must be one attack of either 1 sword or 1 arrow (AW-SRV-01, 03)"
        pack.mistake(BOARD, entry, "do", text)


def _check_rounds(pack: Pack, board: BoardFile) -> None:
    """Six rounds, three with each deck, an income after all but the last (AW-RND-01, AW-PRE-02, 05, AW-EOR-05)."""
    once_each(pack, BOARD, "round", [entry.number for entry in board.round], range(1, 7), field="number")
    for entry in board.round:
        name, early = f"round {entry.number}", entry.number <= 3
        fixed(pack, BOARD, name, "deck", entry.deck, "A" if early else "B", "AW-PRE-02" if early else "AW-PRE-05")
        clause = "AW-EOR-02" if entry.number < 6 else "AW-EOR-05"
        fixed(pack, BOARD, name, "income", entry.income, entry.number < 6, clause)


def _check_setup(pack: Pack, board: BoardFile) -> None:
    """Components and set-up (AW-CMP, AW-SET), and the two tables of points (AW-END-02, 05)."""
    start, rows, tokens = board.start, board.rows, board.tokens
    same(pack, BOARD, "capital", ("props",), board.capital.props, CAPITAL, "AW-SET-24..27")
    for entry, field, value, right, clause in (
        ("start", "coins", start.coins, 6, "AW-SET-12"),
        ("start", "extra_coins_by_seat", start.extra_coins_by_seat, [0, 1, 2, 2], "AW-SET-16, 17"),
        ("start", "citizens", start.citizens, [1, 2, 3], "AW-SET-13"),
        ("start", "empire", start.empire, ["fishing_spot", "wheat_fields"], "AW-SET-11"),
        ("start", "armies", start.armies, ["city_guard", "militia"], "AW-SET-11"),
        ("citizens", "skills", board.citizens.skills, [1, 2, 3, 4, 5], "AW-CMP-17"),
        ("tokens", "coins", tokens.coins, 68, "AW-CMP-04"),
        ("tokens", "coin_counts", sum(tokens.coin_counts), 68, "AW-CMP-04"),
        ("tokens", "knowledge", tokens.knowledge, 16, "AW-CMP-07"),
        ("tokens", "cover", tokens.cover, 2, "AW-CMP-05"),
        ("dice", "count", board.dice.count, 3, "AW-CMP-06"),
        ("scoring", "banner_vp", board.scoring.banner_vp, [0, 1, 2, 4, 6, 8, 11], "AW-END-05"),
        ("scoring", "hungry_citizen_vp", board.scoring.hungry_citizen_vp, -2, "AW-END-02"),
    ):
        fixed(pack, BOARD, entry, field, value, right, clause)
    for field, row, numbers, clause in (
        ("empire", rows.empire, (4, 5, 6), "AW-SET-09"),
        ("army", rows.army, (2, 3, 4), "AW-SET-08"),
    ):
        for players, value, right in zip(PLAYERS, (row.two, row.three, row.four), numbers, strict=True):
            fixed(pack, BOARD, "rows", f"{field}.{players}", value, right, clause)
    no_twins(pack, BOARD, "tokens", "coin_denominations", tokens.coin_denominations)
    if len(tokens.coin_denominations) != len(tokens.coin_counts):
        text = f"{len(tokens.coin_counts)} numbers stand here, but there are {len(tokens.coin_denominations)} kinds"
        pack.mistake(BOARD, "tokens", "coin_counts", f"{text} of coins")
    for face in words.FACES:
        if face not in board.dice.faces:
            pack.mistake(BOARD, "dice", "faces", f"{shown(face)} is on no face, but all three kinds are (AW-LOS-06)")


def _check_words(pack: Pack, board: BoardFile) -> None:
    """Tribes, symbols, colours of players and titan decks: each once, and told apart by picture and colour."""
    once_each(pack, BOARD, "tribe", [tribe.id for tribe in board.tribe], words.TRIBES)
    once_each(pack, BOARD, "symbol", [symbol.id for symbol in board.symbol], get_args(SymbolId))
    once_each(pack, BOARD, "player_colour", [colour.id for colour in board.player_colour], COLOURS)
    stars = [deck.stars for deck in board.titan_deck]
    once_each(pack, BOARD, "titan_deck", stars, range(1, words.STARS + 1), field="stars")
    _own(pack, "tribe", "colour", [(tribe.id, tribe.colour) for tribe in board.tribe])
    _own(pack, "tribe", "icon", [(tribe.id, tribe.icon) for tribe in board.tribe])
    _own(pack, "symbol", "icon", [(symbol.id, symbol.icon) for symbol in board.symbol])
    _own(pack, "cell", "icon", [(cell.id, cell.icon) for cell in board.cell])
    _own(pack, "player_colour", "colour", [(colour.id, colour.colour) for colour in board.player_colour])


def _own(pack: Pack, key: str, field: str, given: Sequence[tuple[str, str]]) -> None:
    owners: dict[str, str] = {}
    for name, value in given:
        if owners.setdefault(value, name) != name:
            text = f"{shown(value)} stands here, but {key} {owners[value]} has it already"
            pack.mistake(BOARD, f"{key} {name}", field, text)


# -- cards ---------------------------------------------------------------------------------


def _check_empire(pack: Pack, files: Files) -> None:
    """Two decks of their sizes, and two starting cards in four copies (AW-CMP-09, 11, 12)."""
    for file, deck, cards in (
        (EMPIRE_A, "A", files.empire_a.card),
        (EMPIRE_B, "B", files.empire_b.card),
        (STARTING, "start", files.starting.card),
    ):
        for card in cards:
            entry = f"card {card.id}"
            if card.deck != deck:
                text = f"{shown(card.deck)} stands here, but this file holds the deck {shown(deck)}"
                pack.mistake(file, entry, "deck", text)
            present_only(pack, file, entry, "cost", card.cost, deck != "start", "a card of this file")
        if deck in DECK_SIZE:
            _check_size(pack, file, "card", cards, *DECK_SIZE[deck])
    _check_starting(pack, "card", files.starting.card, files.board.start.empire, "AW-CMP-09")
    decks = ((EMPIRE_A, files.empire_a.card), (EMPIRE_B, files.empire_b.card), (STARTING, files.starting.card))
    _once(pack, "card", decks)


def _check_armies(pack: Pack, files: Files) -> None:
    """The army deck, and two starting armies in four copies (AW-CMP-08, 13)."""
    _check_size(pack, ARMIES, "army", files.army_deck.army, ARMY_DECK, "AW-CMP-13")
    _check_starting(pack, "army", files.starting.army, files.board.start.armies, "AW-CMP-08")
    for army in files.starting.army:
        present_only(pack, STARTING, f"army {army.id}", "cost", army.cost, False, "a starting army")
    _once(pack, "army", ((ARMIES, files.army_deck.army), (STARTING, files.starting.army)))


def _check_size(
    pack: Pack, file: str, key: str, cards: Sequence[EmpireEntry] | Sequence[ArmyEntry], right: int, clause: str
) -> None:
    number = sum(card.copies for card in cards)
    if number != right:
        text = f"{number} cards stand here, all copies counted, but {right} are right ({clause})"
        pack.mistake(file, "", key, text)


def _check_starting(
    pack: Pack, key: str, cards: Sequence[EmpireEntry] | Sequence[ArmyEntry], right: Sequence[str], clause: str
) -> None:
    """Each player has one copy of each starting card (AW-SET-11)."""
    for card in cards:
        if card.id not in right:
            dangling(pack, STARTING, f"{key} {card.id}", "id", card.id, f"starting {key}", right)
        fixed(pack, STARTING, f"{key} {card.id}", "copies", card.copies, SEATS, clause)
    for name in right:
        if name not in [card.id for card in cards]:
            pack.mistake(STARTING, "", key, f"the entry {name} is missing ({clause})")


def _check_titans_and_provinces(pack: Pack, files: Files) -> None:
    """Twenty titans in three decks, eleven provinces with room on them (AW-CMP-10, 14, 15, AW-EXP-04)."""
    titans, provinces = files.titans.titan, files.provinces.province
    count(pack, TITANS, "titan", [titan.id for titan in titans], words.TITANS, "AW-CMP-14")
    by_stars = Tally(titan.stars for titan in titans)
    for stars in range(1, words.STARS + 1):
        if not by_stars[stars]:
            pack.mistake(TITANS, "", "titan", f"no titan with {stars} stars stands here (AW-CMP-14)")
    for titan in titans:
        entry = f"titan {titan.id}"
        no_twins(pack, TITANS, entry, "symbols", titan.symbols)
        if "sword" not in titan.symbols:
            text = f"{shown(titan.symbols)} stands here, but swords count against every titan (AW-TIT-17, 18)"
            pack.mistake(TITANS, entry, "symbols", text)
    count(pack, PROVINCES, "province", [province.id for province in provinces], words.PROVINCES, "AW-CMP-10")
    for province in provinces:
        if not province.props.space:
            text = "this is missing; a province gives space (AW-EXP-04)"
            pack.mistake(PROVINCES, f"province {province.id}", "props.space", text)
    _once(pack, "titan", ((TITANS, titans),), ids=False)
    _once(pack, "province", ((PROVINCES, provinces),), ids=False)


def _once(pack: Pack, key: str, files: Sequence[tuple[str, Sequence[Printed]]], *, ids: bool = True) -> None:
    """Ids and names are those of one card only: cards are the same if they are called the same (AW-BLD-10)."""
    owners: dict[tuple[str, str], int] = {}
    for file, cards in files:
        for card in cards:
            called = [("id", card.id), *((f"name.{lang}", text) for lang, text in card.name.texts.items())]
            for field, value in called if ids else called[1:]:
                if owners.setdefault((field, value), id(card)) != id(card):
                    text = f"{shown(value)} stands here, but another {key} is called so"
                    pack.mistake(file, f"{key} {card.id}", field, text)


def _check_parts(pack: Pack, files: Files) -> None:
    """Every price, effect, trigger and end of every card and cell."""
    for file, key, entry in entries(files):
        name = f"{key} {getattr(entry, 'id', '')}"
        for path, part in parts(entry):
            for field, text in mistakes_in_part(part):
                pack.mistake(file, name, dotted((*path, field)), text)
        for field, text in mistakes_in_triggers(entry):
            pack.mistake(file, name, field, text)
