"""The services of the table beside playing: why, hint, log, rules, cards, read, sum, mute, save and so on."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from teahouse import ledger
from teahouse.bots.hints import Hint
from teahouse.engine.errors import CannotWrite, TeahouseError
from teahouse.engine.position import SPECTATOR
from teahouse.engine.record import save
from teahouse.engine.table import Table
from teahouse.registry import LoadedGame
from teahouse.teaching.rulebook import rulebook
from teahouse.terminal.aloud import BROAD, COLON, Part, parts
from teahouse.terminal.commands import matching, nearest, place_of, saying
from teahouse.terminal.hinting import Hinter, promises
from teahouse.terminal.view import View, view_of
from teahouse.text import Texts, capital, languages
from teahouse.wording import Reading
from teahouse.wording.ending import Result, result_of
from teahouse.wording.forecast import foretold
from teahouse.wording.refusals import refusal

LOG_LINES = 20
MOST_RULES = 8


class Meant(NamedTuple):
    """The move that somebody means, and its place among the answers offered; -1 where it is none of them."""

    at: int
    move: int


class Left(Exception):
    """Somebody left the table."""


class Service:
    """What a player may ask for at any time; nothing here changes the game."""

    def __init__(
        self,
        loaded: LoadedGame,
        table: Table,
        players: list[str],
        texts: Texts,
        console: Console,
        read: Callable[[], str],
        hinter: Hinter | None,
        view: View[Any] | None = None,
    ) -> None:
        """Without a `hinter` nobody may ask for hints; a `view` of these words is made unless there is one."""
        self.loaded = loaded
        self.table = table
        self.players = players
        self.texts = texts
        self.console = console
        self.read = read
        self.hinter = hinter
        self.view: View[Any] = view or view_of(loaded, texts)
        self.saved = True
        """Whether everything played so far is on disk, or nothing was played."""

    def tell(self, message: str, **args: str | int) -> None:
        """Say a message of the table."""
        self.say(self.texts.say(message, **args), "dim")

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    def reading(self, seat: int) -> Reading:
        """What this seat sees now."""
        reading: Reading = self.view.read(self.table.position.observe(seat))
        return reading

    def name(self, seat: int) -> str:
        return self.view.player(self.reading(SPECTATOR), seat).plain

    def serve(self, seat: int, command: str, rest: str) -> bool:
        """One command; True when the question has to be put anew."""
        if command == "why":
            self.why(seat, rest)
        elif command == "hint":
            self.hint(seat)
        elif command == "log":
            self.show_log(seat, rest)
        elif command == "rules":
            self.show_rules(rest)
        elif command == "cards":
            self.console.print(self.view.cards(self.reading(seat)))
        elif command == "board":
            self.console.print(self.view.table(self.reading(seat), self.console.width))
            return True
        elif command == "answers":
            return True
        elif command == "read":
            self.read_aloud(seat, rest)
        elif command == "sum":
            self.show_sums(seat, rest)
        elif command == "mute":
            return self.mute(seat)
        elif command == "unmute":
            self.unmute(seat, rest)
        elif command == "save":
            self.save(rest)
        elif command == "lang":
            return self.change_language(rest)
        elif command == "help":
            self.show_help(seat)
        elif command == "quit":
            self.quit()
        elif command == "quit!":
            raise Left
        return False

    def result(self) -> Result:
        return result_of(self.table.position, self.table.options, self.table.log)

    def show_sums(self, seat: int, typed: str) -> None:
        """How the points came about, once the game is over."""
        if self.table.position.over:
            self.console.print(self.view.sums(self.reading(seat), self.result(), typed))
        else:
            self.tell("table-sums-later")

    def show_help(self, seat: int) -> None:
        """What can be typed, and beside it what that does."""
        lines = Grid.grid(padding=(0, 3, 0, 0))
        lines.add_column(no_wrap=True)
        lines.add_column()
        for line in self.texts.say("table-help", example=self.example(seat)).splitlines():
            lines.add_row(*[Text(cell) for cell in re.split(r"\s{2,}", line, maxsplit=1)])
        self.console.print(lines)

    def parts(self, seat: int) -> list[Part]:
        """The parts of the table in words."""
        return parts(self.view.table(self.reading(seat), BROAD))

    def read_aloud(self, seat: int, typed: str) -> None:
        """The parts of the table whose titles hold these words; without words, what parts there are."""
        there = [part for part in self.parts(seat) if part.title]
        titles = "; ".join(part.title for part in there)
        found = [there[at] for at in saying(typed, [part.title for part in there])]
        if not typed:
            self.tell("table-read-what", parts=titles, example=there[-1].title.split(" ")[0])
        elif not found:
            self.tell("table-no-such-part", typed=typed, parts=titles)
        for part in found:
            self.say(part.title, "bold")
            for line in part.lines:
                self.console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))

    def meant(self, typed: str, offered: Sequence[tuple[str, str]]) -> Meant | None:
        """The move that is typed: the number of an answer, the name of a move, or words an answer says.

        Answers are offered as their names and texts. None where nothing, or more than one thing, can be meant;
        then that has been said.
        """
        names, told = [name for name, _ in offered], [text for _, text in offered]
        numbers = self.loaded.kind.numbers
        if typed.isdigit():
            place = place_of(int(typed), names)
            if place < 0:
                self.tell("table-no-such-number", count=len(offered))
                return None
            return Meant(place, numbers[names[place]])
        legal = matching(typed, names)
        at = [n for n, name in enumerate(names) if name in legal] or saying(typed, told)
        if len(at) == 1:
            return Meant(at[0], numbers[names[at[0]]])
        if at:
            self.tell("table-several", words=", ".join(dict.fromkeys(names[n] for n in at[:8])))
            return None
        words = self.loaded.kind.moves
        elsewhere = matching(typed, words)
        if len(elsewhere) == 1:
            return Meant(-1, numbers[elsewhere[0]])
        if elsewhere and offered:
            self.tell("table-no-such-answer", typed=typed, count=len(offered), example=elsewhere[0])
        else:
            self.not_understood(typed, elsewhere[:8] or nearest(typed, words))
        return None

    def example(self, seat: int) -> str:
        """A move of the question this seat is asked, as it would be typed; any move where nothing is asked."""
        position = self.table.position
        asked = next((decision for decision in position.open if decision.seat == seat), None)
        return self.loaded.kind.moves[0 if asked is None else position.options(asked)[0]]

    def why(self, seat: int, typed: str) -> None:
        """Why a move cannot be made now, or that it can."""
        if not typed:
            self.tell("table-why-what", example=self.example(seat))
            return
        words = self.loaded.kind.moves
        meant = matching(typed, words)
        if len(meant) != 1:
            near = meant[:8] or nearest(typed, words)
            self.not_understood(typed, near)
            return
        move = self.loaded.kind.numbers[meant[0]]
        if self.table.position.refuse(seat, move) is None:
            self.tell("table-allowed", move=self.reading(seat).word(move))
        else:
            self.explain(seat, move)

    def hint(self, seat: int) -> None:
        """The best moves a sage would think of, what they promise, and where they lead."""
        if self.hinter is None:
            self.tell("table-no-hints")
            return
        chance = f"{self.table.seed} hint {seat} {len(self.table.entries)}"
        with self.thinking("table-hint-thinking"):
            found = self.hinter.think(self.table.position, seat, chance)
        if not found:
            self.tell("table-hint-stopped")
        will = self.forecast(seat, [hint.move for hint in found])
        for number, hint in enumerate(found, 1):
            self.show_hint(number, hint, will[hint.move])

    def forecast(self, seat: int, moves: list[int]) -> dict[int, list[str]]:
        """By legal answer, what it will do."""
        return foretold(self.reading(seat), self.table.position, seat, moves)

    def show_hint(self, number: int, hint: Hint, forecast: list[str]) -> None:
        first, *rest = hint.line
        move = Text(f"  {self.loaded.kind.moves[hint.move]}", style="dim")
        self.console.print(
            Text.assemble((f"  {number}. ", "bold"), self.view.read(first.observation).word(hint.move), move)
        )
        if forecast:
            self.say(f"     {'; '.join(forecast)}")
        for sentence in promises(self.texts, hint, self.reading(hint.line[0].seat).player):
            self.say(f"     {sentence}", "dim")
        for step in rest:
            reading = self.view.read(step.observation)
            player = self.view.player(reading, step.seat).plain
            told = self.texts.say("hint-step", player=player, move=reading.word(step.move))
            self.say(f"     {told}", "dim")

    @contextmanager
    def thinking(self, message: str, **args: str | int) -> Iterator[None]:
        """Show that somebody thinks, where there is a screen that can be wiped again."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(self.texts.say(message, **args)):
            yield

    def explain(self, seat: int, move: int) -> None:
        """A refusal: a sentence about this move, what it is short of and how one comes by it, the clause."""
        refused = refusal(self.table.position, seat, move, self.view.teller, self.reading(seat))
        assert refused is not None
        self.say(refused.sentence, "bold")
        for lack in refused.lacks:
            line = self.texts.say("table-lack", what=capital(lack.what), have=lack.have, need=lack.need)
            self.say(f"  {line} {lack.how}".rstrip())
        self.show_clause(refused.clause, ledger.rule_of(refused.clause, self.texts.lang), "dim")

    def show_clause(self, clause: str, text: str, style: str = "") -> None:
        """A clause with its text; a game without a ledger has only its name."""
        self.console.print(
            Padding(Text.assemble((clause, "bold"), COLON, text, style=style), (0, 0, 0, 2), expand=False)
        )

    def not_understood(self, typed: str, near: list[str]) -> None:
        if near:
            self.tell("table-unknown-near", typed=typed, words=", ".join(near))
        else:
            self.tell("table-unknown", typed=typed)

    def show_log(self, seat: int, rest: str) -> None:
        """The last events this seat may know."""
        wanted = int(rest) if rest.isdigit() else LOG_LINES
        reading = self.reading(seat)
        told = [self.view.tell(event, reading) for event in self.table.log if event.heard_by(seat)]
        lines = [sentence for sentence in told if sentence is not None]
        for sentence in lines[-wanted:] if wanted else []:
            self.console.print(Padding(sentence, (0, 0, 0, 2), expand=False))

    def show_rules(self, asked: str) -> None:
        """One clause by its id, or what answers a question best; the chapters, where nothing is asked."""
        clauses = ledger.load(self.loaded.name).clauses
        if not clauses:
            self.tell("table-no-ledger")
        elif not asked:
            self.list_chapters()
            self.tell("table-rules-what", example=next(each.id for _, _, each in rulebook(self.loaded.name).clauses()))
        elif re.fullmatch(r"[A-Za-z]+-[A-Za-z0-9]+-\d+", asked):
            if text := ledger.text_of(asked.upper(), self.texts.lang):
                self.show_clause(asked.upper(), text)
            else:
                self.tell("table-no-such-rule", id=asked.upper())
        else:
            self.find_rules(asked)

    def list_chapters(self) -> None:
        """The chapters of the rules in the order in which one learns them."""
        lang = self.texts.lang
        for chapter in rulebook(self.loaded.name).chapters:
            if title := chapter.title.of(lang):
                self.show_clause(title, chapter.summary.of(lang))

    def find_rules(self, question: str) -> None:
        """What answers a question, best first."""
        from teahouse.teaching.rules_search import search_of  # brings a stemmer and a database

        search = search_of(self.loaded.name, self.texts.lang)
        answer = search.find(question)
        for hit in answer.hits[:MOST_RULES]:
            self.show_clause(hit.name if hit.kind == "clause" else hit.title, hit.text)
        self.tell("table-rules-found", count=answer.number, shown=min(answer.number, MOST_RULES))

    def reactions(self, seat: int) -> list[str]:
        """What this seat may react to now, in the words of the rules."""
        decision = self.table.position.decision_of(seat)
        return [] if decision is None else decision.reaction(self.table.position)

    def named(self, reactions: list[str]) -> str:
        return "; ".join(dict.fromkeys(self.view.reaction(word) for word in reactions))

    def mute(self, seat: int) -> bool:
        """Decline this reaction, now and from now on."""
        reactions = self.reactions(seat)
        if not reactions:
            self.tell("table-nothing-to-mute")
            return False
        self.tell("table-muted", what=self.named(reactions))
        for word in reactions:
            self.table.do_not_ask(seat, word)
        self.saved = False
        return True

    def unmute(self, seat: int, typed: str) -> None:
        """Ask again for what is named, or for everything."""
        muted = list(self.table.unasked[seat])
        meant = [word for word in muted if typed.lower() in f"{word} {self.view.reaction(word)}".lower()]
        if not meant:
            self.tell("table-nothing-to-unmute", what=self.named(muted) or "—")
            return
        for word in meant:
            self.table.ask_again(seat, word)
        self.tell("table-unmuted", what=self.named(meant))

    def save(self, path: str) -> bool:
        """Write the record; people and bots are named by their seat words."""
        if not path:
            self.tell("table-save-where")
            return False
        try:
            save(path, self.table, self.players)
        except CannotWrite as error:
            self.tell("table-cannot-write", path=error.path, reason=error.reason)
            return False
        self.saved = True
        self.tell("table-saved", path=path)
        return True

    def change_language(self, lang: str) -> bool:
        try:
            self.texts = Texts(lang.lower())
        except TeahouseError:
            self.tell("table-no-such-language", lang=lang, languages=", ".join(languages()))
            return False
        self.view = view_of(self.loaded, self.texts)
        return True

    def quit(self) -> None:
        """Leave; what was played may be saved first."""
        if not self.saved:
            self.offer_to_save()
        raise Left

    def offer_to_save(self) -> None:
        """A file name saves, an empty line does not."""
        self.tell("table-save-first")
        path = self.read().strip()
        while path and not self.save(path):
            path = self.read().strip()
