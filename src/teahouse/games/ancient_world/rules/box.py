"""What lies in the box: every printed number and every card, as objects the rules look things up in.

The loader beside the rules fills a box from TOML; the rules know no file and no text. All words are
integers of `words`. Cards count from 1: entry 0 of each list of cards is a blank one, made without arguments. A card
with copies has an entry for each of them, one after the other in the order of the files.
"""

from typing import final

from teahouse.games.ancient_world.rules.words import PROPS, SYMBOLS, TRIBES


@final
class Price:
    """`cost` or one of the alternatives of `pay`; what is missing is 0."""

    def __init__(self, coin: int = 0, knowledge: int = 0) -> None:
        self.coin = coin
        self.knowledge = knowledge


@final
class Effect:
    """One entry of `do`. Which fields matter depends on `op`."""

    def __init__(
        self,
        op: int,
        coin: int = 0,
        knowledge: int = 0,
        per: int = -1,
        count: int = 0,
        sword: int = 0,
        arrow: int = 0,
        cell: int = -1,
        discount: int = 0,
        row: bool = False,
        reserve: bool = False,
        deck_top: bool = False,
    ) -> None:
        self.op = op
        self.coin = coin
        """`gain`: coins."""
        self.knowledge = knowledge
        """`gain`: knowledge."""
        self.per = per
        """`gain`: times this counter; -1 without."""
        self.count = count
        """`restore`, `scout`, `rest`: count; `explore`: `draw`."""
        self.sword = sword
        """`attack`."""
        self.arrow = arrow
        """`attack`."""
        self.cell = cell
        """`perform`: the cell whose action is done."""
        self.discount = discount
        """`perform`: `discount`; `discount`: `coin`."""
        self.row = row
        """`buy_empire`, `reserve`: "row" is in `from`."""
        self.reserve = reserve
        """`buy_empire`: "reserve" is in `from`."""
        self.deck_top = deck_top
        """`reserve`: "deck_top" is in `from`."""


@final
class Script:
    """A list of effects, done from left to right."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects


@final
class Trigger:
    """When something happens to the owner, a script may (or must) be carried out.

    What the rules rely on, and a loader checks: `may` stands only on cards of decks A and B, and so does
    `discard_self`, which always comes with `may` and never on a card with an action; without `may` there is no price.
    `build` and `expand` have a script of `discount` and `waive_price` only, which stand nowhere else. `expand` never
    has `may`; `build` with `may` discards its card; `waive_price` always comes with `may`.
    """

    def __init__(self, on: int, may: bool, pay: Price, discard_self: bool, script: int) -> None:
        self.on = on
        self.may = may
        self.pay = pay
        self.discard_self = discard_self
        self.script = script
        """Its place in `Box.scripts`."""


@final
class EmpireCard:
    def __init__(
        self,
        name: str = "",
        kind: int = 0,
        deck: int = 0,
        cost: Price | None = None,
        banners: list[int] | None = None,
        props: list[int] | None = None,
        action: int = -1,
        action_pay: Price | None = None,
        copies: bool = False,
        triggers: list[int] | None = None,
        end_per: int = -1,
        end_each: int = 0,
        end_table: list[int] | None = None,
    ) -> None:
        self.name = name
        """`id`, the same for all copies."""
        self.kind = kind
        """Identical cards share it (AW-BLD-10): cards of one `id` have one number, counted from 1."""
        self.deck = deck
        self.cost = Price() if cost is None else cost
        self.banners: list[int] = [0] * len(TRIBES) if banners is None else banners
        """How many of each tribe."""
        self.props: list[int] = [0] * len(PROPS) if props is None else props
        """How many of each symbol."""
        self.action = action
        """The script of its action cell, a place in `Box.scripts`; -1 without an action."""
        self.action_pay = Price() if action_pay is None else action_pay
        """`action.pay`."""
        self.copies = copies
        """Its action holds the effect `copy`, so it cannot be copied itself (AW-CLR-18)."""
        self.triggers: list[int] = [] if triggers is None else triggers
        """Places in `Box.triggers`."""
        self.end_per = end_per
        """`endgame.per`, a counter; -1 without `endgame`."""
        self.end_each = end_each
        """`endgame.each`; 0 where there is a table."""
        self.end_table: list[int] = [] if end_table is None else end_table
        """`endgame.table`; empty where there is `each`."""


@final
class ArmyCard:
    def __init__(
        self,
        name: str = "",
        kind: int = 0,
        cost: Price | None = None,
        front: list[int] | None = None,
        experience: list[int] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        """Copies of one `id` share it, counted from 1."""
        self.cost = Price() if cost is None else cost
        self.front: list[int] = [0] * len(SYMBOLS) if front is None else front
        """How many of each symbol."""
        self.experience: list[int] = [0] * len(SYMBOLS) if experience is None else experience


@final
class Titan:
    def __init__(
        self,
        name: str = "",
        stars: int = 0,
        defence: int = 0,
        arrows: bool = False,
        banners: list[int] | None = None,
        props: list[int] | None = None,
        triggers: list[int] | None = None,
    ) -> None:
        self.name = name
        self.stars = stars
        """1-3."""
        self.defence = defence
        self.arrows = arrows
        """"arrow" is in `symbols`; swords always count."""
        self.banners: list[int] = [0] * len(TRIBES) if banners is None else banners
        self.props: list[int] = [0] * len(PROPS) if props is None else props
        self.triggers: list[int] = [] if triggers is None else triggers


@final
class Province:
    def __init__(
        self,
        name: str = "",
        banners: list[int] | None = None,
        props: list[int] | None = None,
        triggers: list[int] | None = None,
    ) -> None:
        self.name = name
        self.banners: list[int] = [0] * len(TRIBES) if banners is None else banners
        self.props: list[int] = [0] * len(PROPS) if props is None else props
        self.triggers: list[int] = [] if triggers is None else triggers


@final
class Cell:
    """An action cell of the board.

    Where there are several alternatives to pay, each is in one currency, and no two in the same. A cell with `pay`
    holds no effect that has a price of its own (`buy_empire`, `buy_army`).
    """

    def __init__(self, placement: int, opens: int, pay: list[Price], script: int) -> None:
        self.placement = placement
        self.opens = opens
        """The round in which it is uncovered; 1 for a cell that never is covered."""
        self.pay = pay
        """Alternatives, of which the player chooses one; empty if nothing is paid."""
        self.script = script
        """Its place in `Box.scripts`."""


@final
class Box:
    """The printed content of one pack."""

    def __init__(
        self,
        digest: str,
        scripts: list[Script],
        triggers: list[Trigger],
        empire: list[EmpireCard],
        armies: list[ArmyCard],
        titans: list[Titan],
        provinces: list[Province],
        cells: list[Cell],
        capital: list[int],
        round_deck: list[int],
        round_income: list[bool],
        start_coins: int,
        extra_coins: list[int],
        start_citizens: list[int],
        start_empire: list[list[int]],
        start_armies: list[list[int]],
        empire_row: list[int],
        army_row: list[int],
        dice: int,
        faces: list[int],
        banner_vp: list[int],
        hungry_vp: int,
    ) -> None:
        self.digest = digest
        self.scripts = scripts
        """The `do` of cells, actions and triggers."""
        self.triggers = triggers
        self.empire = empire
        """By number 1-100: deck A, deck B, starting cards; entry 0 is blank."""
        self.armies = armies
        """By number 1-33: the army deck, starting cards; entry 0 is blank."""
        self.titans = titans
        """By number 1-20, in the order of the file; entry 0 is blank."""
        self.provinces = provinces
        """By number 1-11; entry 0 is blank."""
        self.cells = cells
        """In the order of words.CELLS."""
        self.capital = capital
        """`capital.props`: how many of each symbol."""
        self.round_deck = round_deck
        """By round, the empire deck in use; entry 0 repeats that of round 1, dealt at set-up."""
        self.round_income = round_income
        """By round, whether its end brings coins and knowledge; entry 0 is unused."""
        self.start_coins = start_coins
        self.extra_coins = extra_coins
        """By place in turn order, from the first player: 4 numbers."""
        self.start_citizens = start_citizens
        """Skills."""
        self.start_empire = start_empire
        """By seat, its copies of the starting empire cards, in the order of `start.empire`: 4 lists of card numbers."""
        self.start_armies = start_armies
        """By seat, its copies of the starting armies."""
        self.empire_row = empire_row
        """By number of players; entries 0 and 1 are 0."""
        self.army_row = army_row
        """By number of players; entries 0 and 1 are 0."""
        self.dice = dice
        self.faces = faces
        """The six faces of a destruction die."""
        self.banner_vp = banner_vp
        """By number of banners of one tribe; the last entry serves all higher counts."""
        self.hungry_vp = hungry_vp
        """VP for each hungry citizen, below 0."""
