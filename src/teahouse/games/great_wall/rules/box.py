"""What lies in the box: every printed number and every card, as objects the rules look things up in.

The loader in `teahouse.games.great_wall.loading` fills a box from TOML; the rules know no file and no text.
"""

from typing import final

from teahouse.games.great_wall.rules.language import Amount, Condition, Modifier, Price, Script, Trigger
from teahouse.games.great_wall.rules.words import FROM_EXTRA, MODIFIERS, MOMENTS


@final
class OrderSection:
    """One part of an order card: for the active player, or for the others."""

    def __init__(self, others: bool, script: int) -> None:
        self.others = others
        self.script = script


@final
class OrderCard:
    def __init__(self, name: str, returnable: bool, sections: list[OrderSection]) -> None:
        self.name = name
        self.returnable = returnable
        self.sections = sections


@final
class HordeType:
    """One of the types of horde; three cards of each, one for every invasion pointer."""

    def __init__(
        self,
        name: str,
        card_set: int,
        tier: int,
        attack: int,
        honor: int,
        cells: str,
        rewards: list[Price],
        neighbours: list[list[int]],
        triggers: list[int],
        modifiers: list[int],
    ) -> None:
        self.name = name
        self.card_set = card_set
        self.tier = tier
        self.attack = attack
        self.honor = honor
        self.cells = cells
        """The letters of the vulnerability cells, in reading order."""
        self.rewards = rewards
        """By cell."""
        self.neighbours = neighbours
        """By cell, the cells that touch it orthogonally."""
        self.triggers = triggers
        self.modifiers = modifiers
        self.answers_to = 0
        """Moments that its triggers answer to, one bit each; the box fills it in."""
        self.changes = 0
        """Kinds of its modifiers, one bit each; the box fills it in."""


@final
class General:
    def __init__(
        self,
        name: str,
        card_set: int,
        start: list[int],
        tactics: int,
        tea: int,
        triggers: list[int],
        modifiers: list[int],
    ) -> None:
        self.name = name
        self.card_set = card_set
        self.start = start
        """Wood, stone, gold, chi."""
        self.tactics = tactics
        self.tea = tea
        self.triggers = triggers
        self.modifiers = modifiers
        self.answers_to = 0
        """Moments that its triggers answer to, one bit each; the box fills it in."""
        self.changes = 0
        """Kinds of its modifiers, one bit each; the box fills it in."""


@final
class Advisor:
    def __init__(self, name: str, card_set: int, triggers: list[int], modifiers: list[int]) -> None:
        self.name = name
        self.card_set = card_set
        self.triggers = triggers
        self.modifiers = modifiers
        self.answers_to = 0
        """Moments that its triggers answer to, one bit each; the box fills it in."""
        self.changes = 0
        """Kinds of its modifiers, one bit each; the box fills it in."""


@final
class When:
    """A play condition of tactic cards."""

    def __init__(self, name: str, moment: int, who: int, conditions: list[Condition]) -> None:
        self.name = name
        self.moment = moment
        self.who = who
        self.conditions = conditions


@final
class Tactic:
    def __init__(self, name: str, card_set: int, when: int, free: int, cost: list[Price], enhanced: int) -> None:
        self.name = name
        self.card_set = card_set
        self.when = when
        self.free = free
        """The script of the upper effect."""
        self.cost = cost
        self.enhanced = enhanced
        """The script of the lower effect."""


@final
class ScoreLine:
    def __init__(self, honor: Amount, conditions: list[Condition]) -> None:
        self.honor = honor
        self.conditions = conditions


@final
class Artifact:
    """Scores at the end by its first matching line, or in play by its triggers."""

    def __init__(self, name: str, card_set: int, score: list[ScoreLine], triggers: list[int]) -> None:
        self.name = name
        self.card_set = card_set
        self.score = score
        self.triggers = triggers


@final
class Demand:
    """One line of an edict."""

    def __init__(
        self,
        together: bool,
        act: str,
        what: str,
        of: int,
        n: Amount,
        at: int,
        warrior: int,
        taken_from: str,
        min_each: int,
    ) -> None:
        self.together = together
        self.act = act
        self.what = what
        self.of = of
        self.n = n
        self.at = at
        self.warrior = warrior
        self.taken_from = taken_from
        self.min_each = min_each


@final
class Edict:
    def __init__(self, name: str, removed_with_2: bool, demands: list[Demand]) -> None:
        self.name = name
        self.removed_with_2 = removed_with_2
        self.demands = demands


@final
class EventCard:
    def __init__(self, name: str, immediate: int, triggers: list[int], modifiers: list[int]) -> None:
        self.name = name
        self.immediate = immediate
        """A script."""
        self.triggers = triggers
        self.modifiers = modifiers


@final
class AreaPrint:
    """An area on one side of the board."""

    def __init__(self, regular: bool, slots: int, shame: bool) -> None:
        self.regular = regular
        self.slots = slots
        """Cells of a regular area; 0 for a special one."""
        self.shame = shame


@final
class OverseerTrack:
    def __init__(self, levels: list[int], pay: int, costs: list[int]) -> None:
        self.levels = levels
        self.pay = pay
        self.costs = costs
        """costs[0] places the overseer, costs[k] moves him to cell k."""


@final
class BoardSide:
    """One side of the board."""

    def __init__(
        self,
        order_cells: int,
        time_start: list[int],
        invasion: list[int],
        lethality: list[int],
        wall_cost: list[int],
        defense: list[int],
        firing_positions: list[int],
        areas: list[AreaPrint],
        overseers: list[OverseerTrack],
    ) -> None:
        self.order_cells = order_cells
        self.time_start = time_start
        """By number of players, the space of year 1, counted from 0; -1 where the side is not for them."""
        self.invasion = invasion
        """By space of the time track."""
        self.lethality = lethality
        self.wall_cost = wall_cost
        """wall_cost[k] is price and honour of level k + 1."""
        self.defense = defense
        """By level 0-3."""
        self.firing_positions = firing_positions
        """By level 0-3."""
        self.areas = areas
        self.overseers = overseers
        """By production area."""


@final
class Constants:
    """Numbers the rulebook itself gives."""

    def __init__(
        self,
        tactic_hand_limit: int,
        fortification_cost: int,
        fortification_defense: int,
        standard_honor: list[int],
        save_cost: int,
        discard_shame_cost: int,
        coop_discard_shame_cost: int,
        hire_official_cost: int,
        shame_penalty: int,
        shame_per_player: int,
        horde_shame_cells: int,
        fortification_cells: int,
        horde_rows: int,
        artifact_cells: int,
        advisor_cells: int,
        pool_officials: list[int],
        walls_to_end: list[int],
        edicts_needed: list[int],
    ) -> None:
        self.tactic_hand_limit = tactic_hand_limit
        self.fortification_cost = fortification_cost
        self.fortification_defense = fortification_defense
        self.standard_honor = standard_honor
        """By word of HONORED; a wall gives its cost and stands here with 0."""
        self.save_cost = save_cost
        self.discard_shame_cost = discard_shame_cost
        self.coop_discard_shame_cost = coop_discard_shame_cost
        self.hire_official_cost = hire_official_cost
        self.shame_penalty = shame_penalty
        self.shame_per_player = shame_per_player
        self.horde_shame_cells = horde_shame_cells
        self.fortification_cells = fortification_cells
        self.horde_rows = horde_rows
        self.artifact_cells = artifact_cells
        self.advisor_cells = advisor_cells
        self.pool_officials = pool_officials
        """By number of players."""
        self.walls_to_end = walls_to_end
        """By number of players (index 1: solo)."""
        self.edicts_needed = edicts_needed


@final
class Play:
    """A choice among the options, who may play with it, and what it does not go with."""

    def __init__(
        self,
        option: str,
        value: str,
        competitive: list[int],
        together: list[int],
        clause_of_mode: str,
        clause_of_seats: str,
        without: list[tuple[str, str]],
    ) -> None:
        self.option = option
        self.value = value
        self.competitive = competitive
        """Numbers of players of the competitive game; 1 is the solo game."""
        self.together = together
        self.clause_of_mode = clause_of_mode
        """Forbids the mode in which nobody may play it."""
        self.clause_of_seats = clause_of_seats
        self.without = without
        """Options that must stay at their usual value, with the clauses that say so."""


@final
class Compatibility:
    """Which expansions may be played by how many, in which mode, and together with which others (GWX-MIX-01..05)."""

    def __init__(self, plays: list[Play], usual: dict[str, str]) -> None:
        self.plays = plays
        self.usual = usual
        """Of each option named here, the value that means its expansion stays in the box."""

    def refuse(self, seats: int, together: bool, options: dict[str, str]) -> str | None:
        """The clause that forbids these options, or None."""
        for play in self.plays:
            if options.get(play.option) != play.value:
                continue
            counts = play.together if together else play.competitive
            if not counts:
                return play.clause_of_mode
            if seats not in counts:
                return play.clause_of_seats
            for other, clause in play.without:
                if options.get(other, self.usual[other]) != self.usual[other]:
                    return clause
        return None


class Sheet:
    """What is printed for one expansion alone; each has a class of its own."""


def bits(numbers: list[int], words: list[int]) -> int:
    """The words of these rules, one bit each."""
    found = 0
    for number in numbers:
        found |= 1 << words[number]
    return found


@final
class Box:
    """The printed content of one pack, all sets together."""

    def __init__(
        self,
        digest: str,
        scripts: list[Script],
        triggers: list[Trigger],
        modifiers: list[Modifier],
        orders: list[OrderCard],
        hordes: list[HordeType],
        generals: list[General],
        advisors: list[Advisor],
        whens: list[When],
        tactics: list[Tactic],
        artifacts: list[Artifact],
        edicts: list[Edict],
        events: list[EventCard],
        sides: list[BoardSide],
        recruit: list[list[Price]],
        constants: Constants,
        reed_order: OrderCard,
        qin_orders: list[OrderCard],
        extras: list[str],
        expansions: dict[str, Sheet],
        compatibility: Compatibility,
    ) -> None:
        self.digest = digest
        self.scripts = scripts
        self.triggers = triggers
        moments = [trigger.moment for trigger in triggers] + [when.moment for when in whens]
        self.listened_to: list[bool] = [moment in moments for moment in range(len(MOMENTS))]
        """By moment: does any card answer to it?"""
        kinds = [modifier.kind for modifier in modifiers]
        self.modified: list[bool] = [kind in kinds for kind in range(len(MODIFIERS))]
        """By kind of modifier: does any card have it?"""
        moments = [trigger.moment for trigger in triggers if trigger.source == FROM_EXTRA]
        self.listened_to_by_extras: list[bool] = [moment in moments for moment in range(len(MOMENTS))]
        """By moment: does any card answer to it that only expansions know?"""
        kinds = [modifier.kind for modifier in modifiers if modifier.source == FROM_EXTRA]
        self.modified_by_extras: list[bool] = [kind in kinds for kind in range(len(MODIFIERS))]
        """By kind of modifier: does any card have it that only expansions know?"""
        self.modifiers = modifiers
        self.orders = orders
        """In the order of words.ORDERS."""
        self.hordes = hordes
        """Types; card number 3 * type + pointer (left, middle, right)."""
        self.generals = generals
        self.advisors = advisors
        self.whens = whens
        self.tactics = tactics
        self.artifacts = artifacts
        self.edicts = edicts
        self.events = events
        self.sides = sides
        """Side 3, then side 4."""
        self.recruit = recruit
        """By warrior type."""
        self.constants = constants
        self.reed_order = reed_order
        self.qin_orders = qin_orders
        """Qin's cards, in the order of words.ORDERS; same names, other effects."""
        self.extras = extras
        """The names of cards that only expansions know; their rules name them by number."""
        self.expansions = expansions
        """By name, what is printed for an expansion alone."""
        self.compatibility = compatibility
        self.note_what_cards_heed()

    def note_what_cards_heed(self) -> None:
        """Once all triggers and modifiers are known: which moments and values a card is to be asked about."""
        answered = [trigger.moment for trigger in self.triggers]
        changed = [modifier.kind for modifier in self.modifiers]
        for horde in self.hordes:
            horde.answers_to, horde.changes = bits(horde.triggers, answered), bits(horde.modifiers, changed)
        for general in self.generals:
            general.answers_to, general.changes = bits(general.triggers, answered), bits(general.modifiers, changed)
        for advisor in self.advisors:
            advisor.answers_to, advisor.changes = bits(advisor.triggers, answered), bits(advisor.modifiers, changed)
