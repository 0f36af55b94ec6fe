"""A game in progress: plain data, an agenda of rules still to be carried out, and open decisions."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from teahouse.engine.cause import NO_CAUSES, Cause, Causes
from teahouse.engine.decision import Decision, Lack
from teahouse.engine.draws import Draw, kept
from teahouse.engine.errors import Refused, TeahouseError
from teahouse.engine.event import EVERYONE, Event
from teahouse.engine.rng import Rng

if TYPE_CHECKING:
    from teahouse.engine.kind import GameKind

Rule = Callable[..., None]
"""A rule is a function of the position and of small immutable values."""
Step = tuple[Rule, tuple[object, ...], Cause | None]
"""A rule to be carried out, its arguments, and what led to it where causes are kept."""
SPECTATOR: Final = -1
NO_DOUBT: Final = 0
CHANCE: Final = 1
"""Why a forecast ends: what follows depends on chance ..."""
SECRET: Final = 2
"""... or on what only another seat knows."""
WINDOW: Final = "Window"
"""In place of the name of a question nobody else may know of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game in progress. `teahouse.load("zhanguo").start(seats=3, seed=7)` gives one.

    Whoever plays asks for `turn`, `legal_moves` and `observe(seat)`, and answers with `play(move)` until `over`; then
    `winners()` and `points(seat)` tell the result. `copy.copy` gives an independent copy, `pickle` keeps a position,
    and `imagine(seat, rng)` deals anew what a seat cannot know.

    For rules: a rule does its work at once, schedules what follows with `then`, or asks a player with `ask`. What one
    rule schedules happens in the order written, before anything scheduled earlier. Rules run until somebody must
    decide; when no rule is left, the game is over.
    """

    def __init__(self, seats: int, rng: Rng, of: "Position | None" = None) -> None:
        self.seats = seats
        self.rng = rng
        if of is None:
            self.agenda: list[Step] = []
            self.open: list[Decision[Any]] = []
            self.game: GameKind | None = None
            """The kind of game this is, which knows the words of moves; not part of the state."""
            self.news = 0
            """The information counter: how often chance or another seat told somebody something.

            Undo never crosses a change of it.
            """
            self.cause_table: Causes = NO_CAUSES
            """Which rules and answers are causes; not part of the state, nor are the causes."""
            self.windows = False
            """Whether private questions are put to everybody who, by what all can see, might have an answer.

            Who has nothing to choose is answered for by the table. Not part of the state.
            """
            self.causes: dict[int, tuple[Decision[Any], Cause]] = {}
            """By seat, the last question with a known cause, and that cause.

            It is never changed but replaced, so that copies can share it.
            """
        else:
            self.agenda = of.agenda[:]
            self.open = of.open[:]
            self.game = of.game
            self.news = of.news
            self.cause_table = of.cause_table
            self.causes = of.causes
            self.windows = of.windows
        self.guessing = False
        """While only what all can see is looked at: whatever is hidden counts as plenty. Not part of the state."""
        self.guessed = False
        """While guessing: whether something hidden was looked for. Not part of the state."""
        self.due_to: Cause | None = None
        """What leads to whatever is now scheduled or asked; None in positions that keep no events."""
        self.scheduled: list[Step] = []
        self.events: list[Event] = []
        self.keeps_events = False
        """Whether `say` leaves events, and questions remember what led to them; not part of the state."""
        self.foreseer = -1
        """Whose forecast this world serves, or -1; not part of the state."""
        self.doubt = NO_DOUBT
        """In a forecast: why nothing more is certain; rules stop there. Not part of the state."""
        self.doubted = ""
        """In a forecast with a doubt: what chance decides, in a word of the game, or empty. Not part of the state."""
        self.certain = 0
        """In a forecast with a doubt: how many events were said before it. Not part of the state."""

    # -- for rules ---------------------------------------------------------------------------

    def then(self, rule: Rule, *args: object) -> None:
        """Schedule a rule."""
        self.scheduled.append((rule, args, self.due_to))

    def ask(self, decision: Decision[Any]) -> None:
        """Put a question; several may be open at once."""
        self.open.append(decision)
        if self.due_to is not None:
            self.causes = {**self.causes, decision.seat: (decision, self.due_to)}

    def say(self, kind: str, seat: int, a: int = -1, b: int = -1, c: int = -1, to: int = EVERYONE) -> None:
        """Leave an event, if events are kept: bots' play-outs need none."""
        if not self.keeps_events:
            return
        if c >= 0:
            args: tuple[int, ...] = (a, b, c)
        elif b >= 0:
            args = (a, b)
        elif a >= 0:
            args = (a,)
        else:
            args = ()
        self.events.append(Event(kind, seat, args, to))

    def shuffle(self, items: list[int], of: str = "") -> None:
        """Into any order; `of` says what they are, for forecasts."""
        self.news += 1
        self.doubt_from_here(CHANCE, of)
        draws = kept()
        if draws is None:
            self.rng.shuffle(items)
        else:
            before = items[:]
            self.rng.shuffle(items)
            draws.append(Draw(of, len(items), before, items[:]))

    def chance(self, n: int, of: str = "") -> int:
        """A number below n; `of` says what decides it, for forecasts."""
        self.news += 1
        self.doubt_from_here(CHANCE, of)
        drawn = self.rng.below(n)
        draws = kept()
        if draws is not None:
            draws.append(Draw(of, n, [], [drawn]))
        return drawn

    def reveal(self, of: str = "", by: int = -1) -> None:
        """Somebody is about to learn what they did not know and did not do themselves.

        For forecasts, `of` says what is turned up, and `by` the seat that shows what it knows itself.
        """
        self.news += 1
        if by < 0 or by != self.foreseer:
            self.doubt_from_here(CHANCE, of)

    def guess(self) -> bool:
        """Look from outside from now on, if questions depend on that at this table.

        The caller ends it with what this returns: whether we looked from outside already.
        """
        before = self.guessing
        if not before:
            self.guessing = self.windows
            self.guessed = False
        return before

    def depend_on(self, seat: int) -> None:
        """What this rule does now depends on what only this seat knows: forecasts for others end here."""
        if seat != self.foreseer:
            self.doubt_from_here(SECRET, "")

    def doubt_from_here(self, why: int, of: str) -> None:
        if self.foreseer >= 0 and self.doubt == NO_DOUBT:
            self.doubt = why
            self.doubted = of
            self.certain = len(self.events)

    # -- for players -------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat that must answer next, -1 when the game is over; several may owe an answer at once (`open`)."""
        return self.open[0].seat if self.open else -1

    @property
    def legal_moves(self) -> list[str]:
        """The words of all moves that answer the question to `turn`; none when the game is over."""
        moves = self.known_kind().moves
        return [moves[move] for move in self.options(self.open[0])] if self.open else []

    def play(self, move: str, seat: int = -1) -> None:
        """Make a move by its word, and all that follows from it.

        Where several seats owe an answer, `seat` says whose this is. A move the rules do not allow raises `Refused`,
        which names the clause, and changes nothing.
        """
        kind = self.known_kind()
        number = kind.number(move)
        if seat < 0:
            seat = self.turn
        if not 0 <= seat < self.seats:
            over = "The game is over" if not self.open else f"There is no seat {seat}, only 0 to {self.seats - 1}"
            raise TeahouseError(f"{over}: “{move}” cannot be played.")
        clause = self.refuse(seat, number)
        if clause is not None:
            raise Refused(move, clause)
        decision = self.decision_of(seat)
        assert decision is not None
        self.apply(decision, number)

    def known_kind(self) -> "GameKind":
        """The kind of game, or a sentence for a position that was not started by one."""
        if self.game is None:
            raise TeahouseError("This position does not know its game: start one with teahouse.load(NAME).start().")
        return self.game

    def __repr__(self) -> str:
        asked = ", ".join([repr(decision) for decision in self.open])
        points = " ".join([str(self.points(seat)) for seat in range(self.seats)])
        return f"<{type(self).__name__} for {self.seats}: {asked or 'over'}; points {points}>"

    def __copy__(self) -> "Position":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        from teahouse.engine.snapshot import from_json, to_json  # it knows what a position is

        return from_json, (self.known_kind(), to_json(self))

    @property
    def over(self) -> bool:
        return not self.open and not self.agenda

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together, against a rival without a seat; a game that lets them says so."""
        return False

    def decision_of(self, seat: int) -> Decision[Any] | None:
        """What this seat is asked now, if anything."""
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None

    def only_answer(self, decision: Decision[Any]) -> int:
        """The answer of a question that leaves its seat nothing to choose, else -1."""
        only = -1
        for move in self.options(decision):
            if not decision.is_aside(move):
                if only >= 0:
                    return -1
                only = move
        return only

    def answered_by_table(self, decision: Decision[Any]) -> bool:
        """Whether this was asked only so that nobody can tell from it what the seat has."""
        return self.windows and decision.private and self.only_answer(decision) >= 0

    def question_to(self, seat: int) -> Decision[Any] | None:
        """What this seat is asked and has to answer itself."""
        decision = self.decision_of(seat)
        return None if decision is None or self.answered_by_table(decision) else decision

    def asks_in_private(self, but: int) -> bool:
        """Whether a private question is open to any seat but this one."""
        return any(decision.private and decision.seat != but for decision in self.open)

    def observed_questions(self, seat: int) -> list[dict[str, object]]:
        """All open questions as a seat sees them: of private ones to others, that there is one."""
        return [self.observed_question(decision, seat) for decision in self.open]

    def observed_question(self, decision: Decision[Any], seat: int) -> dict[str, object]:
        own = decision.seat == seat
        if decision.private and (not own or self.answered_by_table(decision)):
            return {"seat": SPECTATOR, "asks": WINDOW, "fields": {}}
        shown = decision.by_name() if own else decision.shown()
        return {"seat": shown.pop("seat"), "asks": type(decision).__name__, "fields": shown}

    def cause_of(self, seat: int) -> Cause | None:
        """What led to the question of this seat, if that is known; for the eyes of this seat only."""
        known = self.causes.get(seat)
        return None if known is None or known[0] is not self.decision_of(seat) else known[1]

    def forget_other_causes(self, seat: int) -> None:
        """In an imagined position only what led to one's own question is known."""
        self.causes = {each: known for each, known in self.causes.items() if each == seat}

    def options(self, decision: Decision[Any]) -> list[int]:
        """The legal answers: the candidates that are not refused."""
        return [move for move in decision.candidates(self) if decision.refuse(self, move) is None]

    def refuse(self, seat: int, move: int) -> str | None:
        """Why this seat cannot make this move now, or None if it can."""
        decision = self.decision_of(seat)
        if decision is None:
            return self.not_asked(seat)
        return self.judge(decision, move)

    def judge(self, decision: Decision[Any], move: int) -> str | None:
        """The clause that forbids this answer to a question, or None."""
        return decision.refuse(self, move)

    def lacking(self, seat: int, move: int) -> list[Lack]:
        """All that a refused move is short of, as far as this seat may know; empty if it is not a matter of that."""
        decision = self.decision_of(seat)
        return [] if decision is None else self.shortages(decision, move)

    def shortages(self, decision: Decision[Any], move: int) -> list[Lack]:
        """What this answer to a question is short of."""
        return [lack for lack in decision.lacking(self, move) if lack.have < lack.need]

    def apply(self, decision: Decision[Any], move: int) -> None:
        """Carry out a legal answer and all that follows from it. The caller has asked `refuse`."""
        if self.keeps_events and self.foreseer < 0:
            self._follow(decision, move)
        if len(self.open) == 1:
            self.open.clear()
        else:
            self.open.remove(decision)
        self.carry_out(decision, move)
        self.advance()

    def carry_out(self, decision: Decision[Any], move: int) -> None:
        decision.take(self, move)

    def _follow(self, decision: Decision[Any], move: int) -> None:
        """What led to a question leads to what follows from its answer, unless the answer is itself a cause.

        Of several such answers in a row only the last counts.
        """
        now = self.cause_of(decision.seat)
        name = type(decision).__name__
        if decision.leads_on(move) and name in self.cause_table.told:
            around = now.within if now is not None and now.name == name else now
            now = self.cause_table.leading_on(name, (*decision.by_name().values(), move), around)
        self.due_to = now

    def advance(self) -> None:
        """Carry out rules until somebody must decide or nothing is left; in a forecast, until nothing is certain."""
        agenda = self.agenda
        self._settle()
        while not self.open and agenda and self.doubt == NO_DOUBT:
            rule, args, cause = agenda.pop()
            if self.keeps_events and self.foreseer < 0:
                self.due_to = self.cause_table.leading_on(rule.__name__, args, cause)
            n = len(args)
            # Written out, for a call with a star costs a list and a tuple more.
            if n == 0:
                rule(self)
            elif n == 1:
                rule(self, args[0])
            elif n == 2:
                rule(self, args[0], args[1])
            elif n == 3:
                rule(self, args[0], args[1], args[2])
            elif n == 4:
                rule(self, args[0], args[1], args[2], args[3])
            elif n == 5:
                rule(self, args[0], args[1], args[2], args[3], args[4])
            else:
                rule(self, *args)
            self._settle()
        self.due_to = None

    def _settle(self) -> None:
        """What was scheduled first is on top."""
        scheduled = self.scheduled
        if scheduled:
            if len(scheduled) == 1:
                self.agenda.append(scheduled[0])
            else:
                scheduled.reverse()
                self.agenda += scheduled
            scheduled.clear()

    def asks_always(self, seat: int) -> bool | None:
        """Whether this seat is asked even about what nobody declines; None in a game that never decides for players."""
        return None

    def ask_always(self, seat: int, always: bool) -> None:
        """From now on this seat is asked about everything, or only where it matters."""

    # -- what each game defines --------------------------------------------------------------

    def clone(self) -> "Position":
        """The same position again, sharing nothing that can change; it has no events and keeps none."""
        raise NotImplementedError

    def observe(self, seat: int) -> dict[str, object]:
        """Everything this seat may know, as plain JSON values, and nothing else. -1 is a spectator."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> "Position":
        """A clone in which everything the seat cannot know is dealt anew."""
        raise NotImplementedError

    def not_asked(self, seat: int) -> str:
        """The clause that makes this seat wait."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Who won; empty until the game is over, and where everybody lost."""
        raise NotImplementedError
