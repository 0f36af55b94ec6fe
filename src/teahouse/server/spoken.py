"""The spoken table: a line typed as at a terminal is understood here; what it changes is then asked for as ever."""

from typing import TYPE_CHECKING, Final

from teahouse.server import commands
from teahouse.server.games import texts
from teahouse.server.live_tables import LiveTable
from teahouse.server.models import Person
from teahouse.server.views import name_of, reading_of, view_of
from teahouse.server.wire.basics import SPECTATOR
from teahouse.server.wire.talk import Heard, TypedLine
from teahouse.server.wire.view import Asked, OptionOffered
from teahouse.terminal.aloud import Listener
from teahouse.terminal.commands import Typed, read_line
from teahouse.terminal.service import Service
from teahouse.text import languages
from teahouse.wording import Reading

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

READ: Final = frozenset(("log", "rules", "cards", "board", "read", "sum", "help"))
"""Commands that are answered with lines, for whoever looks."""
UNDOING: Final = frozenset(("undo", "restart"))


class SpokenTable(Service):
    """The services of the terminal for one who listens at a live table, and one line of theirs."""

    def __init__(self, live: LiveTable, seat: int, lang: str) -> None:
        self.listener = Listener()
        players = [name_of(each, lang) for each in live.row.seats]
        edition = live.edition
        super().__init__(edition.game, live.game, players, texts(lang), self.listener, str, None, edition.drawn(lang))
        self.live = live
        self.seat = seat

    def reading(self, seat: int) -> Reading:
        return reading_of(self.live, seat, self.texts.lang)

    def hear(self, line: str) -> Heard:
        """What a line means."""
        typed = read_line(line)
        if typed.command in READ:
            self.serve(self.seat, typed.command, typed.rest)
            return self.said()
        if typed.command == "answers" or not (typed.command or typed.rest):
            return self.said("answers")
        if typed.command in ("lang", "quit", "quit!", "save"):
            return self.around(typed)
        if self.seat == SPECTATOR:
            self.tell("table-spoken-watching")
            return self.said()
        return self.act(typed)

    def said(self, act: str = "", **parts: object) -> Heard:
        return Heard(lines=self.listener.heard, act=act, **parts)  # type: ignore[arg-type]

    def around(self, typed: Typed) -> Heard:
        """Language, leaving and saving: the page has the first two, the table itself keeps every move."""
        if typed.command == "save":
            self.tell("table-spoken-kept")
            return self.said()
        if typed.command != "lang":
            return self.said("leave")
        lang = typed.rest.lower()
        if lang in languages():
            return self.said("lang", lang=lang)
        self.tell("table-no-such-language", lang=typed.rest, languages=", ".join(languages()))
        return self.said()

    def act(self, typed: Typed) -> Heard:
        """What only a seat can do: ask why, take back, be asked or not, play."""
        view = view_of(self.live, self.seat, self.texts.lang, self.live.logs[self.seat].next_number)
        if typed.command == "why":
            self.why(self.seat, typed.rest)
            return self.said()
        if typed.command in UNDOING:
            if view.can_undo:
                return self.said(typed.command)
            self.tell("table-nothing-to-undo")
            return self.said()
        if typed.command == "unmute":
            return self.said("unmute")
        if view.asked is None:
            self.tell("table-spoken-not-asked", waiting=view.ending.text if view.ending else view.waiting)
            return self.said()
        if typed.command == "hint":
            if self.live.row.hints:
                return self.said("hint")
            self.tell("table-spoken-no-hints")
            return self.said()
        if typed.command == "mute":
            if view.asked.reaction:
                return self.said("mute")
            self.tell("table-nothing-to-mute")
            return self.said()
        return self.play(typed.rest, view.asked)

    def play(self, typed: str, asked: Asked) -> Heard:
        """The answer that is meant; a move that cannot be made is explained."""
        options = answers(asked)
        meant = self.meant(typed, [(option.move, option.text) for option in options])
        if meant is None:
            return self.said()
        if meant.at < 0:
            self.explain(self.seat, meant.move)
            return self.said()
        option = options[meant.at]
        return self.said("play", move=option.move, before=option.before)

    def show_help(self, seat: int) -> None:
        """What can be typed here."""
        for line in self.texts.say("table-spoken-help", example=self.example(seat)).splitlines():
            self.say(line)


def answers(asked: Asked) -> list[OptionOffered]:
    """The answers in the order in which they are offered: what goes further in place of its first move, asides last."""
    further = asked.ahead.options if asked.ahead is not None else []
    offered: list[OptionOffered] = []
    for option in asked.options:
        if not option.aside:
            offered += [each for each in further if each.before[:1] == [option.move]] or [option]
    return offered + [option for option in asked.options if option.aside]


async def heard(context: "AppContext", person: Person | None, table: str, line: TypedLine, lang: str) -> Heard:
    """Understand a line of somebody at a table; nothing is changed by it."""
    async with context.live_tables.at(table) as live:
        if line.seat != SPECTATOR:
            commands.owner(live, person, line.seat)
        return SpokenTable(live, line.seat, lang).hear(line.text)
