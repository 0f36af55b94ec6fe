"""The table loop: shows what a seat may see, asks it, and carries out what it answers. It knows no game."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from teahouse.bots import Bot, all_bots, answer, bot
from teahouse.engine.ahead import answers, following, way_on
from teahouse.engine.decision import Decision
from teahouse.engine.errors import TeahouseError
from teahouse.engine.event import Event
from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.registry import LoadedGame
from teahouse.terminal.coaching import TerminalCoach
from teahouse.terminal.commands import read_line
from teahouse.terminal.hinting import Hinter
from teahouse.terminal.service import Left, Service
from teahouse.terminal.view import Choice
from teahouse.text import Texts
from teahouse.wording import Reading
from teahouse.wording.forecast import foretold_in_one_go

HUMAN = "human"
AFTERWARDS = frozenset(("log", "rules", "cards", "board", "read", "sum", "save", "lang", "help", "quit", "quit!"))
"""Commands that need no game in progress."""


def seat_words(seats: str) -> list[str]:
    """`human,random` as a list; every word is a person or a bot."""
    words = [word.strip().lower() for word in seats.split(",")]
    for word in words:
        if word != HUMAN and word not in all_bots():
            names = ", ".join(all_bots())
            raise TeahouseError(f"A seat cannot be “{word}”; write {HUMAN} or the name of a bot: {names}.")
    return words


class Ahead(NamedTuple):
    """The only answer that leads on, and what may be answered then."""

    way: int
    reading: Reading
    moves: list[int]


class TerminalTable(Service):
    """People and bots around one keyboard."""

    def __init__(
        self,
        loaded: LoadedGame,
        table: Table,
        players: list[str],
        texts: Texts,
        console: Console,
        read: Callable[[], str],
        patient: bool,
        hinter: Hinter | None = None,
        ask_always: bool = False,
        coach: TerminalCoach | None = None,
    ) -> None:
        """`patient` tables wait at the end of a turn, so that its last move can be taken back.

        With `ask_always` people are asked even where they have nothing to choose.
        """
        super().__init__(loaded, table, players, texts, console, read, hinter)
        self.patient = patient
        self.ask_always = ask_always
        self.coach = coach
        self.bots: dict[int, Bot] = {seat: bot(word) for seat, word in enumerate(players) if word != HUMAN}
        self.people = [seat for seat, word in enumerate(players) if word == HUMAN]
        self.heard = dict.fromkeys(self.people, 0)
        """How much of the log each person has been shown."""
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.stale = True
        """Whether the whole table should be drawn before the next question."""

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            self.tell("table-welcome")
            while not self.table.position.over:
                decision = self.next_decision()
                if decision.seat in self.bots:
                    self.let_bot_move(decision)
                else:
                    self.sit_down(decision.seat)
                    self.ask(decision.seat)
            self.finish()
        except Left:
            self.tell("table-left")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.tell("table-left-unsaved")
        finally:
            if self.hinter is not None:
                self.hinter.stop()

    def next_decision(self) -> Decision[Any]:
        """Bots answer first, then whoever sits at the keyboard, then the others."""
        open_now = self.table.position.open
        for decision in open_now:
            if decision.seat in self.bots:
                return decision
        for decision in open_now:
            if decision.seat == self.at_keyboard:
                return decision
        return open_now[0]

    def let_bot_move(self, decision: Decision[Any]) -> None:
        """A bot gets an imagined position and a generator of its own; one that fails is answered for by chance."""
        seat, position = decision.seat, self.table.position
        rng = seeded(f"{self.table.seed} bot {seat} {len(self.table.entries)}")
        options = position.options(decision)
        move = options[0]
        if len(options) > 1:
            try:
                with self.thinking("table-thinks", player=self.name(seat)):
                    move = answer(self.bots[seat], self.loaded.kind, position, seat, rng)
                assert move in options
            except Exception as error:
                move = options[rng.below(len(options))]
                self.tell("table-bot-failed", player=self.name(seat), error=type(error).__name__)
        self.table.play(seat, move)
        self.stale = True

    def sit_down(self, seat: int) -> None:
        """Between two people the screen is cleared, so that nobody sees another hand."""
        if seat == self.at_keyboard:
            return
        self.wipe()
        self.at_keyboard = SPECTATOR
        self.say(self.texts.say("table-pass-keyboard", player=self.name(seat)), "bold")
        self.read()
        self.wipe()
        self.at_keyboard = seat
        self.stale = True

    def wipe(self) -> None:
        """The screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def ask(self, seat: int) -> None:
        """Show what is new, put the question, and listen until it is answered."""
        self.show_news(seat)
        self.list_choices(seat)
        while not self.answer(seat, self.read()):
            pass

    def show_news(self, seat: int) -> None:
        """The table if others have moved, and every event since this seat last looked."""
        reading = self.reading(seat)
        events = self.table.log[self.heard[seat] :]
        if self.stale:
            self.console.print(self.view.table(reading, self.console.width))
        told = self.sentences(events, seat, reading)
        if told and self.stale and self.heard[seat]:
            self.tell("table-since")
        for sentence in told:
            self.console.print(Padding(sentence, (0, 0, 0, 2), expand=False))
        self.heard[seat] = len(self.table.log)
        self.stale = False

    def list_choices(self, seat: int) -> None:
        """What led to the question, the question, and the numbered answers under the titles of their groups."""
        reading = self.reading(seat)
        self.console.print()
        cause = reading.cause(self.table.position.cause_of(seat))
        if cause:
            self.console.print(Text(cause, style="dim"))
        ahead = self.ahead(seat)
        then = "" if ahead is None else f" {ahead.reading.question(seat)}"
        asked = self.view.question(reading, seat)
        self.console.print(Text.assemble(self.view.player(reading, seat), ": ", asked, then))
        group = ""
        choices = self.choices(seat, reading)
        will = self.consequences(seat, choices, ahead)
        for number, choice in enumerate(choices, 1):
            if choice.group != group:
                group = choice.group
                self.console.print(Text(f"  {group}", style="dim"))
            self.console.print(self.option_line(number, choice, will[choice.move]))
        reactions = self.reactions(seat)
        if reactions:
            self.tell("table-mute-hint", what=self.named(reactions))
        if self.coach is not None:
            for said in self.coach.says(self.table.position, reading, seat, self.texts.lang):
                self.tell("table-coach", text=said)

    def consequences(self, seat: int, choices: list[Choice], ahead: Ahead | None) -> dict[int, list[str]]:
        """By answer, what it will do together with the one that leads to it."""
        beyond = set() if ahead is None else set(ahead.moves)
        way = () if ahead is None else (ahead.way,)
        routes = {each.move: (*way, each.move) if each.move in beyond else (each.move,) for each in choices}
        told = foretold_in_one_go(self.reading(seat), self.table.position, seat, list(routes.values()))
        return {move: told[route].sentences for move, route in routes.items()}

    def option_line(self, number: int, choice: Choice, forecast: list[str]) -> Grid:
        """A number, the words, the name under which the move can be typed, and what it will do."""
        name = Text(f"  {self.loaded.kind.moves[choice.move]}", style="dim")
        line = Grid.grid()
        line.add_row(Text(f"  {number:>3}  ", style="bold"), Text.assemble(choice.text, name))
        if forecast:
            line.add_row("", Text(f"→ {'; '.join(forecast)}", style="dim"))
        return line

    def choices(self, seat: int, reading: Reading) -> list[Choice]:
        """The answers in words; where only one leads on, those it leads to stand in its place."""
        position = self.table.position
        decision = position.decision_of(seat)
        assert decision is not None
        ahead = self.ahead(seat)
        here = [move for move in position.options(decision) if ahead is None or move != ahead.way]
        beyond = [] if ahead is None else self.view.choices(ahead.reading, ahead.moves)
        return beyond + self.view.choices(reading, here)

    def ahead(self, seat: int) -> Ahead | None:
        """The question behind this one, where only one answer leads on."""
        kind, position = self.loaded.kind, self.table.position
        way = -1 if self.ask_always else way_on(kind, position, seat)
        found = following(position, seat, way) if way >= 0 else None
        if found is None:
            return None
        later, question = found
        return Ahead(way, self.view.read(later.observe(seat)), answers(later, question))

    def answer(self, seat: int, line: str) -> bool:
        """Carry out one line; True when the question has to be put anew."""
        typed = read_line(line)
        if typed.command == "undo":
            return self.undo(seat, 1)
        if typed.command == "restart":
            return self.undo(seat, -1)
        if typed.command:
            return self.serve(seat, typed.command, typed.rest)
        if not typed.rest:
            return True
        return self.move(seat, typed.rest)

    def move(self, seat: int, typed: str) -> bool:
        """Play an option by number, or a move by name or by its words; a refused one is explained."""
        words = self.loaded.kind.moves
        offered = [(words[choice.move], choice.words) for choice in self.choices(seat, self.reading(seat))]
        meant = self.meant(typed, offered)
        return meant is not None and self.play(seat, meant.move)

    def play(self, seat: int, move: int) -> bool:
        moves = [move]
        if self.table.position.refuse(seat, move) is not None:
            ahead = self.ahead(seat)
            if ahead is None or move not in ahead.moves:
                self.explain(seat, move)
                return False
            moves = [ahead.way, move]
        if self.is_warned(seat, moves[0]):
            return False
        self.table.answer(seat, moves, not self.ask_always, self.ask_always)
        self.saved = False
        if self.patient and self.table.position.decision_of(seat) is None:
            self.wait_for_end_of_turn(seat)
        return True

    def is_warned(self, seat: int, move: int) -> bool:
        """A coach may have something against a move; who gives it again means it."""
        if self.coach is None:
            return False
        against = self.coach.against(self.table, self.reading(seat), seat, move, self.texts.lang)
        if against:
            self.tell("table-coach-warns", text=against)
        return bool(against)

    def wait_for_end_of_turn(self, seat: int) -> None:
        """The last moment to take the turn back; nobody else has moved yet."""
        while self.table.can_undo(seat) and self.table.position.decision_of(seat) is None:
            self.show_news(seat)
            self.tell("table-end-turn")
            typed = read_line(self.read())
            if typed.command == "undo":
                self.undo(seat, 1)
            elif typed.command == "restart":
                self.undo(seat, -1)
            elif typed.command:
                self.serve(seat, typed.command, typed.rest)
            else:
                return

    def undo(self, seat: int, steps: int) -> bool:
        """Take back one answer, or all that can be; what became known stays known."""
        if not self.table.can_undo(seat):
            self.tell("table-nothing-to-undo")
            return False
        while steps and self.table.can_undo(seat):
            self.table.take_back(seat)
            steps -= 1
        self.saved = False
        self.heard[seat] = len(self.table.log)
        self.tell("table-undone")
        return True

    def sentences(self, events: list[Event], seat: int, reading: Reading) -> list[Text]:
        """What this seat may hear of these events."""
        told = [self.view.tell(event, reading) for event in events if event.heard_by(seat)]
        return [sentence for sentence in told if sentence is not None]

    def finish(self) -> None:
        """The last table, what happened since, and the result, for everybody."""
        seat = self.at_keyboard
        reading = self.reading(seat)
        self.console.print(self.view.table(reading, self.console.width))
        for sentence in self.sentences(self.table.log[self.heard.get(seat, 0) :] if self.people else [], seat, reading):
            self.console.print(Padding(sentence, (0, 0, 0, 2), expand=False))
        self.console.print(self.view.result(reading, self.result(), seat))
        if self.people:
            self.look_around(seat)

    def look_around(self, seat: int) -> None:
        """After the end everything can be looked at until somebody leaves."""
        self.tell("table-look-around")
        while True:
            typed = read_line(self.read())
            if typed.command in AFTERWARDS:
                self.serve(seat, typed.command, typed.rest)
            elif typed.command or typed.rest:
                self.tell("table-is-over")
            else:
                self.quit()
