"""ZhanGuo on the terminal table."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from teahouse.content.zhanguo_names import ZhanGuoNames
from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.games.zhanguo import moves, names
from teahouse.games.zhanguo.kind import ZhanGuoKind
from teahouse.shelf import Boxed
from teahouse.terminal.view import Choice, Observation
from teahouse.terminal.zhanguo.board import MainBoard
from teahouse.terminal.zhanguo.players import PlayerBoards
from teahouse.terminal.zhanguo.seen import Seen, seen
from teahouse.terminal.zhanguo.signs import CARD_STYLES
from teahouse.terminal.zhanguo.words import SILENT, Words
from teahouse.text import Texts


class GameView:
    """How ZhanGuo looks in a terminal, in one language."""

    def __init__(self, boxed: Boxed, texts: Texts) -> None:
        assert isinstance(boxed.kind, ZhanGuoKind)
        assert isinstance(boxed.names, ZhanGuoNames)
        self.words = Words(boxed.kind.box, boxed.names, texts, boxed.kind.events)
        self.main = MainBoard(self.words)
        self.boards = PlayerBoards(self.words)
        self.signs = self.main.signs

    # -- the table ---------------------------------------------------------------------------

    def table(self, observation: Observation, width: int) -> RenderableType:
        now = seen(observation)
        parts: list[RenderableType] = [
            Rule(self.title(now), style="dim"),
            self.main.draw(now, width),
            self.boards.draw(now, width),
            Text(self.words.say("legend"), style="dim"),
        ]
        return Group(*parts)

    def title(self, now: Seen) -> Text:
        if now.finished:
            state = self.words.say("title-over")
        elif any(asked.asks in ("Bid", "ChooseBoard") for asked in now.asked):
            state = self.words.say("title-auction")
        else:
            state = self.words.say("first", player=self.words.player(now, now.first))
        title = self.words.say("title", round=now.round + 1, rounds=self.words.box.rounds)
        return Text(f"{title} · {state}", style="bold")

    def cards(self, observation: Observation) -> RenderableType:
        return self.boards.all_cards(seen(observation))

    def player(self, observation: Observation, seat: int) -> Text:
        return self.signs.name(seen(observation), seat)

    # -- questions and moves -----------------------------------------------------------------

    def question(self, observation: Observation, seat: int) -> Text:
        now = seen(observation)
        asked = now.question(seat)
        assert asked is not None
        return Text(self.words.question(asked, now))

    def choices(self, observation: Observation, legal: list[int]) -> list[Choice]:
        """Answers first, free moves next, then what declines or ends."""
        now = seen(observation)
        ranked = sorted(legal, key=lambda move: (self.rank(move), legal.index(move)))
        return [Choice(move, self.group(move, now), self.choice(move, now)) for move in ranked]

    def rank(self, move: int) -> int:
        if moves.REGION <= move < moves.OFFICIAL:
            return 0
        if moves.FREE <= move < moves.CELL:
            return 2
        return 3 if move in (moves.DONE, moves.PASS) else 1

    def group(self, move: int, now: Seen) -> str:
        """Only playing a card and free moves have titles."""
        asked = now.question(now.seat)
        if moves.FREE <= move < moves.CELL:
            return self.words.say("group-free")
        if move in (moves.DONE, moves.PASS):
            return self.words.say("group-other")
        if asked is not None and asked.asks == "UseCard":
            return self.words.say("group-court" if move < moves.REGION else "group-board")
        return ""

    def choice(self, move: int, now: Seen) -> Text:
        """A legal move in words, with what it would bring where that is plain to see."""
        asked = now.question(now.seat)
        assert asked is not None
        if asked.asks == "UseCard" and moves.REGION <= move < moves.OFFICIAL:
            return self.unification(asked.data[1], move - moves.REGION, now)
        if asked.asks == "UseCard" and move < moves.REGION:
            return self.court_action(asked.data[1], move, now)
        text = Text(self.words.move(move, self.words.asks(asked, now), now))
        if move > moves.CARD:
            text.stylize(CARD_STYLES[self.words.box.card_colour[move - moves.CARD]])
            if asked.asks == "PlayCard" and now.court:
                higher = move - moves.CARD > now.court[-1]
                compared = self.words.say("higher" if higher else "lower", card=now.court[-1])
                text.append(f"  {compared}", style="italic")
        return text

    def unification(self, card: int, region: int, now: Seen) -> Text:
        """Which card of the region it becomes, and its markers, points and unrest (ZG-UNI-07..16)."""
        place = len(now.players[now.seat].cards_in(region)) + 1
        colour = self.words.box.card_colour[card]
        taken = min(place, now.short[colour])
        parts = [self.words.say("use-place", place=place)]
        if taken:
            parts.append("+" + self.words.say("markers", count=taken, colour=names.COLOURS[colour]))
        if place > taken:
            parts.append("+" + self.words.texts.say("core-vp", count=place - taken))
        if place > 1:
            parts.append(self.words.say("use-unrest", count=place - 1))
        return Text.assemble(self.words.region(region), (f": {', '.join(parts)}", "dim"))

    def court_action(self, card: int, move: int, now: Seen) -> Text:
        """The action, and which own cards answer it if the number suits (ZG-ACT-03..12)."""
        action = move - moves.ACTION
        box = self.words.box
        text = Text(self.words.move(move, "UseCard", now))
        needed = box.number_needed[action]
        suits = needed != 0 and (not now.court or (card - now.court[-1]) * needed > 0)
        if suits:
            answering = [c for c in now.players[now.seat].cards if c and box.card_trigger[c] == action]
            listed = "; ".join(f"{c} {self.words.card_signs(c)}" for c in answering)
            text.append(" · ", style="dim")
            text.append(self.words.say("answers", cards=listed) if answering else self.words.say("suits-none"), "dim")
        return text

    def word(self, observation: Observation, move: int) -> str:
        now = seen(observation)
        asked = now.question(now.seat)
        return self.words.move(move, "" if asked is None else self.words.asks(asked, now), now)

    def lack(self, lack: Lack) -> str:
        return self.words.lack(lack)

    def reaction(self, word: str) -> str:
        """There are no reactions in ZhanGuo."""
        return word

    # -- events and the end ------------------------------------------------------------------

    def tell(self, event: Event, observation: Observation) -> Text | None:
        if event.kind in SILENT:
            return None
        now = seen(observation)
        text = Text(self.words.event(event.kind, event.seat, event.args, now))
        if event.seat >= 0:
            text.highlight_words([self.words.player(now, event.seat)], self.signs.name(now, event.seat).style)
        if event.kind in ("round", "scoring", "won"):
            text.stylize("bold")
        return text

    def result(self, observation: Observation, points: list[int], winners: list[int]) -> RenderableType:
        """Players by points, the winner first."""
        now = seen(observation)
        table = Table(title=self.words.say("result"), title_style="bold", box=boxes.SIMPLE, show_header=False)
        order = sorted(range(now.seats), key=lambda seat: (seat not in winners, -points[seat]))
        for place, seat in enumerate(order, 1):
            table.add_row(
                self.words.say("result-place", place=place),
                self.signs.name(now, seat),
                self.words.texts.say("core-vp", count=points[seat]),
                self.words.say("result-winner") if seat in winners else "",
            )
        return table
