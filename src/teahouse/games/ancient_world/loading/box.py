"""From the files of the Ancient World pack to the box: words become integers, copies become cards."""

from collections.abc import Sequence

from msgspec import structs

from teahouse.games.ancient_world.loading import effects
from teahouse.games.ancient_world.loading.files import Files
from teahouse.games.ancient_world.loading.schema import ArmyEntry, BoardFile, EmpireEntry, PerPlayers
from teahouse.games.ancient_world.rules import words
from teahouse.games.ancient_world.rules.box import (
    ArmyCard,
    Box,
    Cell,
    Effect,
    EmpireCard,
    Price,
    Province,
    Script,
    Titan,
    Trigger,
)


class CardCompiler:
    """Compiles the rules of cards into scripts and triggers, each known by its number."""

    def __init__(self) -> None:
        self.scripts: list[Script] = []
        self.triggers: list[Trigger] = []

    def script(self, do: Sequence[effects.AnyEffect]) -> int:
        self.scripts.append(Script([effect(node) for node in do]))
        return len(self.scripts) - 1

    def of(self, listed: Sequence[effects.Trigger]) -> list[int]:
        """The numbers of the triggers of one card."""
        numbers = []
        for node in listed:
            on = words.TRIGGERS.index(node.on)
            self.triggers.append(Trigger(on, node.may, price(node.pay), node.discard_self, self.script(node.do)))
            numbers.append(len(self.triggers) - 1)
        return numbers


def box(files: Files) -> Box:
    """The whole box; its digest is still empty."""
    compiler, board = CardCompiler(), files.board
    cells = _cells(compiler, board)
    empire = [EmpireCard()]
    for kind, card in enumerate(files.empire, 1):
        empire += _empire(compiler, kind, card)
    armies = [ArmyCard()]
    for kind, army in enumerate(files.armies, 1):
        armies += _army(kind, army)
    titans = [
        Titan(
            name=titan.id,
            stars=titan.stars,
            defence=titan.defence,
            arrows="arrow" in titan.symbols,
            banners=banners(titan.banners),
            props=props(titan.props),
            triggers=compiler.of(titan.triggers),
        )
        for titan in files.titans.titan
    ]
    provinces = [
        Province(entry.id, banners(entry.banners), props(entry.props), compiler.of(entry.triggers))
        for entry in files.provinces.province
    ]
    rounds = sorted(board.round, key=lambda entry: entry.number)
    decks = [words.DECKS.index(entry.deck) for entry in rounds]
    return Box(
        digest="",
        scripts=compiler.scripts,
        triggers=compiler.triggers,
        empire=empire,
        armies=armies,
        titans=[Titan(), *titans],
        provinces=[Province(), *provinces],
        cells=cells,
        capital=props(board.capital.props),
        round_deck=[decks[0], *decks],
        round_income=[False, *(entry.income for entry in rounds)],
        start_coins=board.start.coins,
        extra_coins=list(board.start.extra_coins_by_seat),
        start_citizens=list(board.start.citizens),
        start_empire=_dealt([card.name for card in empire], board.start.empire),
        start_armies=_dealt([army.name for army in armies], board.start.armies),
        empire_row=_by_players(board.rows.empire),
        army_row=_by_players(board.rows.army),
        dice=board.dice.count,
        faces=[words.FACES.index(face) for face in board.dice.faces],
        banner_vp=list(board.scoring.banner_vp),
        hungry_vp=board.scoring.hungry_citizen_vp,
    )


def effect(node: effects.AnyEffect) -> Effect:
    """One effect; fields that its word does not have stay as the box makes them."""
    op = words.EFFECTS.index(str(node.__struct_config__.tag))
    match node:
        case effects.Gain():
            per = -1 if node.per is None else words.COUNTERS.index(node.per)
            return Effect(op, coin=node.coin, knowledge=node.knowledge, per=per)
        case effects.Attack():
            return Effect(op, sword=node.sword, arrow=node.arrow)
        case effects.Restore() | effects.Scout() | effects.Rest():
            return Effect(op, count=node.count)
        case effects.Explore():
            return Effect(op, count=node.draw)
        case effects.Perform():
            return Effect(op, cell=words.CELLS.index(node.cell), discount=node.discount)
        case effects.Discount():
            return Effect(op, discount=node.coin)
        case effects.Reserve():
            return Effect(op, row="row" in node.from_, deck_top="deck_top" in node.from_)
        case effects.BuyEmpire():
            return Effect(op, row="row" in node.from_, reserve="reserve" in node.from_)
        case _:
            return Effect(op)


def price(node: effects.Price | None) -> Price:
    return Price() if node is None else Price(node.coin, node.knowledge)


def banners(tribes: Sequence[str]) -> list[int]:
    """How many of each tribe."""
    return [tribes.count(tribe) for tribe in words.TRIBES]


def props(node: effects.Props) -> list[int]:
    """How many of each symbol; empire cards never have space."""
    given = structs.asdict(node)
    return [given.get(word, 0) for word in words.PROPS]


def symbols(node: effects.Symbols) -> list[int]:
    return [getattr(node, word) for word in words.SYMBOLS]


def _cells(compiler: CardCompiler, board: BoardFile) -> list[Cell]:
    cells = {cell.id: cell for cell in board.cell}
    return [
        Cell(
            placement=words.PLACEMENTS.index(cell.placement),
            opens=cell.opens_round,
            pay=[price(node) for node in cell.pay],
            script=compiler.script(cell.do),
        )
        for cell in (cells[word] for word in words.CELLS)
    ]


def _empire(compiler: CardCompiler, kind: int, card: EmpireEntry) -> list[EmpireCard]:
    """All copies of a card; they share scripts and triggers."""
    action, end = card.action, card.endgame
    script = -1 if action is None else compiler.script(action.do)
    triggers = compiler.of(card.triggers)
    return [
        EmpireCard(
            name=card.id,
            kind=kind,
            deck=words.DECKS.index(card.deck),
            cost=price(card.cost),
            banners=banners(card.banners),
            props=props(card.props),
            action=script,
            action_pay=price(None if action is None else action.pay),
            copies=action is not None and any(isinstance(node, effects.Copy) for node in action.do),
            triggers=list(triggers),
            end_per=-1 if end is None else words.COUNTERS.index(end.per),
            end_each=0 if end is None else end.each or 0,
            end_table=list(end.table) if end is not None and end.table is not None else [],
        )
        for _ in range(card.copies)
    ]


def _army(kind: int, army: ArmyEntry) -> list[ArmyCard]:
    return [
        ArmyCard(army.id, kind, price(army.cost), symbols(army.front), symbols(army.experience))
        for _ in range(army.copies)
    ]


def _dealt(cards: list[str], starting: Sequence[str]) -> list[list[int]]:
    """By seat, the number of its copy of each starting card (AW-SET-11)."""
    copies = [[number for number, name in enumerate(cards) if name == wanted] for wanted in starting]
    return [list(hand) for hand in zip(*copies, strict=True)]


def _by_players(row: PerPlayers) -> list[int]:
    """By number of players; nobody plays alone, so entries 0 and 1 are unused."""
    return [0, 0, row.two, row.three, row.four]
