"""What attaches from outside: an expansion on the table, and how it is chosen.

Base rules announce moments and ask named questions; they know no expansion by name. An `Expansion` is the part of a
position that one expansion adds: its pieces, and its answers. Whatever it does not answer stays as in the base game.
An `ExpansionSpec` says how the expansion is chosen, and what records may name of it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from teahouse.engine.decision import Decision
from teahouse.engine.kind import Option
from teahouse.engine.rng import Rng
from teahouse.games.great_wall.rules.box import AreaPrint
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Condition

if TYPE_CHECKING:
    from teahouse.games.great_wall.rules.state import GreatWall


# Moments that no card knows.
INVASION_DONE: Final = 100
"""In spring, all hordes of the year have come."""
SUMMER_END: Final = 101
"""Orders have been returned or scored."""
SHOOTING_START: Final = 102
"""In winter, before the first archer of the walls shoots."""
HORDE_UNCLAIMED: Final = 110
"""A horde was defeated, and no player took its card."""


NOTHING: Final[list[int]] = []
"""No cards and no moves: an answer often given, and never changed."""


NUMBERS: Final = 0
"""As they are, plus 1, so that what is missing is 0."""
SEAT_NUMBERS: Final = 1
"""Seats, counted from the observer."""
BY_SEAT: Final = 2
"""Numbers for each seat, one seat after the other."""
ROWS_OF_SEATS: Final = 3
"""Rows with one number for each seat."""
COVERED_CELLS: Final = 4
"""Cells of cards, and what covers them."""


@final
class Feature:
    """A part of what is observed, as numbers for learning: `size` values, or as many for every seat or card."""

    def __init__(self, key: str, size: int = 1, how: int = NUMBERS) -> None:
        self.key = key
        self.size = size
        self.how = how


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """The pieces of one expansion in a game, and its answers to the base rules."""

    features: ClassVar[tuple[Feature, ...]] = ()
    """How each key of what is observed becomes numbers."""

    def copy(self) -> "Expansion":
        """The same again, sharing nothing that can change."""
        raise NotImplementedError

    # -- setting up ----------------------------------------------------------------------------

    def prepare(self, g: "GreatWall") -> None:
        """Before the ordinary set-up (GWX-AC-07)."""

    def set_up(self, g: "GreatWall") -> None:
        """After hordes and pieces lie on the table, before generals are chosen (GWX-MIX-06)."""

    def card_sets(self) -> list[int]:
        """Sets whose generals, tactics, advisors and artifacts are shuffled in."""
        return []

    def horde_types(self, g: "GreatWall", types: list[int]) -> list[int]:
        """The types of hordes in the deck."""
        return types

    def uses_edicts(self) -> bool:
        """Whether players who play together fulfil edicts."""
        return True

    # -- moments -------------------------------------------------------------------------------

    def answer(self, g: "GreatWall", h: Happening) -> None:
        """Something happened; rules of the table come before all cards."""

    def pillage(self, g: "GreatWall") -> bool:
        """A pillage; True if this takes the place of the shame tokens that leave the supply."""
        return False

    def breach_shame(self, g: "GreatWall", seat: int, section: int, tokens: int) -> bool:
        """The shame of a breach; True if this takes its place."""
        return False

    def fallen(self, g: "GreatWall", seat: int, killed: list[int]) -> bool:
        """Warriors were killed, by type; True if they do not return to the supply."""
        return False

    def survived(self, g: "GreatWall", seat: int, warriors: list[int]) -> None:
        """Warriors on a defeated horde card, by type, go to the shelter: they were saved or did not have to die."""

    def use_area(self, g: "GreatWall", area: int, seat: int) -> bool:
        """A player uses an area that only this expansion knows; True if it was this one."""
        return False

    def march(self, g: "GreatWall", seat: int) -> bool:
        """An official acts in the field headquarters; True if this takes the place of the ordinary question."""
        return False

    def going_home(self, g: "GreatWall", area: int) -> None:
        """An activation is over, and the officials of the area are about to go home."""

    def before_scoring(self, g: "GreatWall") -> None:
        """The game has ended, nothing is scored yet."""

    def weighs(self, g: "GreatWall", resource: int) -> bool:
        """Whether it looks at who has the most or the fewest of a resource, so that a gain may be unwelcome."""
        return False

    # -- cards ---------------------------------------------------------------------------------

    def abilities_of(self, g: "GreatWall", seat: int) -> list[int]:
        """Triggers of cards that work for this seat, beside its general and advisors."""
        return NOTHING

    def modifiers_of(self, g: "GreatWall", seat: int) -> list[int]:
        """Modifiers of cards that only it knows and that work for this seat."""
        return NOTHING

    def modifiers_at(self, g: "GreatWall", section: int) -> list[int]:
        """Modifiers of cards that only it knows and that work on a wall section."""
        return NOTHING

    def holds(self, g: "GreatWall", condition: Condition, seat: int, h: Happening) -> bool:
        """A condition whose word the base rules do not know."""
        return False

    # -- values --------------------------------------------------------------------------------

    def area_print(self, g: "GreatWall", area: int) -> AreaPrint | None:
        """An area beyond those of the board."""
        return None

    def yield_change(self, g: "GreatWall", seat: int, area: int, when: int) -> int:
        """By how much an overseer gives more, in the income of summer or in an activation; cards ask for neither."""
        return 0

    def breach_tokens(self, g: "GreatWall", seat: int, section: int, tokens: int) -> int:
        """How many of these shame tokens a breach brings a seat."""
        return tokens

    def invasion_change(self, g: "GreatWall") -> int:
        """How many more hordes come in spring."""
        return 0

    def available(self, g: "GreatWall", kind: int, count: int) -> int:
        """How many of these resources the stock still has."""
        return count

    def years_fewer(self) -> int:
        """By how many spaces the time track is shorter."""
        return 0

    def closed(self, g: "GreatWall", area: int) -> bool:
        """Whether no official may be moved into an area."""
        return False

    def movable_official(self, g: "GreatWall", seat: int) -> bool:
        """Whether an official of a seat can be moved from a place that only this expansion knows."""
        return False

    # -- questions of the base game ------------------------------------------------------------

    def joins_in(self) -> bool:
        """Whether it takes part in them: nothing else of this chapter is asked of one that does not."""
        return False

    def offers(self, g: "GreatWall", decision: Decision[Any]) -> list[int]:
        """Further moves worth judging as answers to a question."""
        return NOTHING

    def knows(self, g: "GreatWall", decision: Decision[Any], move: int) -> bool:
        """Whether a rule of this expansion makes this move an answer: then `refuses` judges it and `takes` does it."""
        return False

    def refuses(self, g: "GreatWall", decision: Decision[Any], move: int) -> str | None:
        """The clause that forbids a move, a known one or one of the base game; None to leave it."""
        return None

    def takes(self, g: "GreatWall", decision: Decision[Any], move: int) -> None:
        """Carry out a known move."""
        raise NotImplementedError

    # -- overseers -----------------------------------------------------------------------------

    def refuses_overseer(self, g: "GreatWall", seat: int, area: int) -> str | None:
        """The clause that keeps a player from placing or promoting an overseer here."""
        return None

    # -- the end -------------------------------------------------------------------------------

    def end_reasons(self, g: "GreatWall") -> int:
        """Bits of reasons why a competitive game ends at the check of winter."""
        return 0

    def end_honor(self, g: "GreatWall", seat: int) -> int:
        """Honour that its pieces bring a seat before final scoring, if the game ended now."""
        return 0

    def lost_by_all(self, g: "GreatWall") -> bool:
        """A competitive game ended without scoring, and nobody won."""
        return False

    def check_together(self, g: "GreatWall") -> bool:
        """The check of a game without edicts; True if it was made here."""
        return False

    # -- what seats know -----------------------------------------------------------------------

    def observe(self, g: "GreatWall", seat: int) -> dict[str, object]:
        """What a seat may know of it, as plain JSON values; `kind` is added by the base game."""
        raise NotImplementedError

    def see(self, observed: dict[str, Any]) -> None:
        """Become what an observation shows; hidden things stay UNKNOWN."""
        raise NotImplementedError

    def imagine(self, g: "GreatWall", seat: int, rng: Rng) -> None:
        """Deal anew what the seat cannot know."""

    def deal_resources(self, g: "GreatWall", others: list[int], rng: Rng) -> bool:
        """What may lie behind the screens of others, where something of it is known; True if it was dealt here."""
        return False

    def promises(self, g: "GreatWall") -> list[tuple[int, list[int]]]:
        """Seat and resources by kind that somebody has promised to pay: an imagined table must grant them those."""
        return []

    # -- for minds -----------------------------------------------------------------------------

    def outlook(self, g: "GreatWall", seat: int) -> float:
        """What its pieces promise a seat, in honour; where all play together, how much they add to the table's lead."""
        return 0.0

    def appeal(self, g: "GreatWall", seat: int, asks: str, move: int) -> float:
        """How good an answer looks at once, to a question of its own or by a move of its own."""
        return 0.0

    def area_appeal(self, g: "GreatWall", seat: int, area: int, officials: int) -> float:
        """What an area of its own brings a player with a number of officials there."""
        return 0.0

    # -- laws ----------------------------------------------------------------------------------

    def pieces(self, g: "GreatWall", seat: int, warrior: int) -> int:
        """Warriors of a type that it gives a clan."""
        return 0

    def warriors(self, g: "GreatWall", seat: int, warrior: int) -> int:
        """Warriors of a clan that stand on its cards."""
        return 0

    def officials(self, g: "GreatWall", seat: int) -> int:
        """Officials of a clan that stand on its cards."""
        return 0

    def shame(self, g: "GreatWall") -> int:
        """Shame tokens that lie with it."""
        return 0

    def broken_laws(self, g: "GreatWall", broken: list[str]) -> None:
        """Laws of its own that a position breaks."""


Join = Callable[[dict[str, str]], Expansion | None]
"""By the options, what lies on the table; None if the expansion does not take part."""


@final
class Reading:
    """A clause of an expansion that can be read in two ways: the first choice of the option is the literal one."""

    def __init__(self, clause: str, option: Option, of: str, value: str, former: dict[str, str]) -> None:
        self.clause = clause
        self.option = option
        self.former = former
        """By earlier version of the rules, the choice that was usual then."""
        self.of = of
        """The option that calls the expansion to the table, with this `value`."""
        self.value = value

    def refuse(self, options: dict[str, str]) -> str | None:
        """Another reading is chosen only where the expansion is played."""
        literal = options[self.option.name] == self.option.choices[0]
        return None if literal or options[self.of] == self.value else self.clause


@final
class ExpansionSpec:
    """An expansion before the game: what may be chosen, and what it lays on the table."""

    def __init__(
        self,
        name: str,
        options: tuple[Option, ...],
        join: Join,
        parts: tuple[type, ...] = (),
        events: dict[str, tuple[str, ...]] | None = None,
        readings: tuple[Reading, ...] = (),
        causes: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.options = options
        self.join = join
        self.readings = readings
        self.parts = parts
        """The classes of its pieces, first of all its `Expansion`s; each can be made without arguments."""
        self.events: dict[str, tuple[str, ...]] = events or {}
        self.causes: dict[str, tuple[str, ...]] = causes or {}
        """Its rules and answers that lead to questions."""


NONE: Final[list[Expansion]] = []
