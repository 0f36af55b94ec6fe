"""The language of cards: amounts, prices, conditions, effects, triggers and modifiers as objects.

All words are integers of `words`; -1 means that a field is missing.
"""

from typing import final


@final
class Amount:
    """n x count(per) x count(times) + plus, at most `max` in size; `all` is as many as possible."""

    def __init__(
        self,
        n: int,
        per: int = -1,
        times: int = -1,
        plus: int = 0,
        most: int = -1,
        at: int = 0,
        warrior: int = -1,
        what: int = -1,
        all_of_it: bool = False,
    ) -> None:
        self.n = n
        self.per = per
        self.times = times
        self.plus = plus
        self.most = most
        self.at = at
        self.warrior = warrior
        self.what = what
        self.all_of_it = all_of_it


@final
class Price:
    """A number of tokens of one good."""

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n


@final
class Condition:
    """What must hold. Which fields matter depends on `kind`."""

    def __init__(
        self,
        kind: int,
        negated: bool = False,
        ids: list[int] | None = None,
        of: int = -1,
        at: int = 0,
        what: int = -1,
        warrior: int = -1,
        least: int = -1,
        most: int = -1,
    ) -> None:
        self.kind = kind
        self.negated = negated
        self.ids: list[int] = [] if ids is None else ids
        """Any of these areas, warrior types, resources, rows (0-2), horde types or orders; empty where `of` decides."""
        self.of = of
        """`area`: a kind of areas, or OF_GROUP + a group; `horde`: the least tier; else a cause, an order, a choice
        about discarded orders, a place in tea order, a mode or a scaler."""
        self.at = at
        self.what = what
        self.warrior = warrior
        self.least = least
        self.most = most


@final
class Effect:
    """One thing a card does. Which fields matter depends on `do`."""

    def __init__(
        self,
        do: int,
        n: Amount,
        conditions: list[Condition],
        cost: list[Price],
        what: int = -1,
        area: int = 0,
        areas: list[int] | None = None,
        come_from: int = 0,
        to: int = 0,
        at: int = 0,
        warrior: int = -1,
        discount: int = 0,
        free: bool = False,
        honor: bool = True,
        spread: bool = False,
        different: bool = True,
        anyone: bool = False,
        cause: int = 0,
        by: int = 0,
        mode: int = -1,
        role: int = 0,
        branches: list[int] | None = None,
        players: int = -1,
        script: int = -1,
        grants: list[int] | None = None,
        until: int = -1,
    ) -> None:
        self.do = do
        self.n = n
        self.conditions = conditions
        self.cost = cost
        """What the player pays to use it; empty: nothing."""
        self.what = what
        self.area = area
        """A place word (chosen, here, any, mine, all, highest, lowest) or AT_AREA + an area."""
        self.areas: list[int] = [] if areas is None else areas
        """`to` of move_officials: the areas allowed; empty: all."""
        self.come_from = come_from
        self.to = to
        self.at = at
        self.warrior = warrior
        self.discount = discount
        self.free = free
        self.honor = honor
        self.spread = spread
        self.different = different
        self.anyone = anyone
        """`whose = "any"`."""
        self.cause = cause
        self.by = by
        self.mode = mode
        self.role = role
        self.branches: list[int] = [] if branches is None else branches
        """`choose`: scripts to choose from."""
        self.players = players
        """`each`: who applies the script."""
        self.script = script
        """`each`: the script they apply."""
        self.grants: list[int] = [] if grants is None else grants
        """`grant`: modifiers, by number."""
        self.until = until
        self.listed_in = -1
        """The script it is part of, by number."""


@final
class Script:
    """A list of effects, done from top to bottom."""

    def __init__(self, effects: list[Effect], number: int) -> None:
        self.effects = effects
        for effect in effects:
            effect.listed_in = number


@final
class Trigger:
    """When a moment comes, a script may (or must) be carried out."""

    def __init__(
        self,
        number: int,
        source: int,
        card: int,
        moment: int,
        who: int,
        players: int,
        at_here: bool,
        conditions: list[Condition],
        limit: int,
        limit_n: Amount,
        cost: list[Price],
        script: int,
        compulsory: bool,
    ) -> None:
        self.number = number
        """Its place in `Box.triggers`."""
        self.source = source
        self.card = card
        """Number of the general, advisor, horde type, artifact, event ... that carries it."""
        self.moment = moment
        self.who = who
        self.players = players
        self.at_here = at_here
        """Only events of the card's own section."""
        self.conditions = conditions
        self.limit = limit
        self.limit_n = limit_n
        self.cost = cost
        self.script = script
        self.compulsory = compulsory


@final
class Modifier:
    """A named value that a card changes. Which fields matter depends on `kind`."""

    def __init__(
        self,
        number: int,
        source: int,
        card: int,
        kind: int,
        by: Amount,
        conditions: list[Condition],
        of: list[int] | None = None,
        areas: list[int] | None = None,
        what: int = -1,
        least: int = 0,
        per_event: bool = False,
        for_all: bool = False,
        pay_from: int = -1,
        pay_to: int = -1,
        at: int = 0,
        when: int = -1,
        warrior: int = -1,
        rows: list[int] | None = None,
        to: int = -1,
        limit: int = -1,
    ) -> None:
        self.number = number
        """Its place in `Box.modifiers`."""
        self.source = source
        self.card = card
        self.kind = kind
        self.by = by
        """`by` of the card; n of no_shame (`all_of_it`: without limit). `times` of officials_count is an amount with
        `times` and without `per`: it multiplies, where every other amount is added."""
        self.conditions = conditions
        self.of: list[int] = [] if of is None else of
        """Prices, honours, causes, forbidden things, capacities (AT_FIRING or AT_AREA + area); of damage_rewards,
        ARCHER for those of archers, ANY_WARRIOR for all damage."""
        self.areas: list[int] = [] if areas is None else areas
        self.what = what
        self.least = least
        self.per_event = per_event
        self.for_all = for_all
        self.pay_from = pay_from
        self.pay_to = pay_to
        self.at = at
        self.when = when
        self.warrior = warrior
        self.rows: list[int] = [] if rows is None else rows
        self.to = to
        """`immune`: what cannot cover: -1 damage, else a warrior type."""
        self.limit = limit
