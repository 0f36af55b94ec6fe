"""What a series of ZhanGuo shows: which boards and cards were played, what the court did, and how all that fared."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from teahouse.engine.event import Event
from teahouse.engine.position import Position
from teahouse.games.zhanguo.loading.names import ZhanGuoNames
from teahouse.games.zhanguo.rules.names import ACTIONS
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.lab.notes import Facts, Note, Noted, Sheet
from teahouse.lab.shares import Share, share_of
from teahouse.loading.name import Name
from teahouse.registry import LoadedGame
from teahouse.text import SOURCE, Texts, languages

KINDS: Final = ("boards", "unified", "actions", "tasks")
COUNTED: Final = (
    "wall",
    "palace",
    "governor-square",
    "governor-beside",
    "task",
    "activated",
    "ability",
    "free-move",
    "reward",
    "unrest-up",
)
"""Events that are counted."""


def notebook(loaded: LoadedGame) -> "ZhanGuoNotebook":
    return ZhanGuoNotebook(loaded)


class ZhanGuoNotebook:
    """Cards are noted by their printed numbers, everything else by its id."""

    kinds = KINDS
    counted = COUNTED

    def __init__(self, loaded: LoadedGame) -> None:
        assert isinstance(loaded.names, ZhanGuoNames)
        self.names = loaded.names

    def note(self, position: Position, events: Sequence[Event]) -> Note:
        assert isinstance(position, ZhanGuo)
        counts = Counter(event.kind for event in events)
        return {
            "rounds": position.round,
            "events": {kind: counts[kind] for kind in COUNTED},
            "seats": [self.seat(position, events, seat) for seat in range(position.seats)],
        }

    def seat(self, g: ZhanGuo, events: Sequence[Event], seat: int) -> dict[str, list[str]]:
        """What one player played, in order."""
        own = [event for event in events if event.seat == seat]
        return {
            "boards": [self.names.boards[g.players[seat].board].id],
            "unified": [str(event.args[0]) for event in own if event.kind == "unified"],
            "actions": [ACTIONS[event.args[1]] for event in own if event.kind == "court"],
            "tasks": [self.names.tasks[g.tasks[event.args[0]]].id for event in own if event.kind == "task"],
        }

    def facts(self, note: Note) -> Facts:
        held = {kind: [seat[kind] for seat in note["seats"]] for kind in KINDS}
        return Facts(note["rounds"], [], held, note["events"])

    def name(self, kind: str, card: str) -> Name:
        match kind:
            case "boards":
                return next(board.name for board in self.names.boards if board.id == card)
            case "unified":
                bonus = self.names.card_bonus[int(card)]
                return Name.made(lambda lang: f"{card}: {bonus.of(lang)}", bonus)
            case "actions":
                return Name(**{lang: Texts(lang).say("zhanguo-action", action=card) for lang in languages()})
        task = next(task for task in self.names.tasks if task.id == card)
        assert task.text is not None
        text = task.text
        return Name.made(lambda lang: f"{task.name.of(lang)}: {text.of(lang)}", task.name, text)

    # -- figures -----------------------------------------------------------------------------

    def figures(self, games: Sequence[Noted]) -> Note:
        return {
            "winning_score": mean([max(game.points) for game in games]),
            "events": {kind: mean([game.note["events"][kind] for game in games]) for kind in COUNTED},
            **{kind: {card: share._asdict() for card, share in self.shares(games, kind)} for kind in KINDS},
        }

    def shares(self, games: Sequence[Noted], kind: str) -> list[tuple[str, Share]]:
        """By card, how often whoever played it won; the best first."""
        wins: Counter[str] = Counter()
        times: Counter[str] = Counter()
        for game in games:
            for seat, note in enumerate(game.note["seats"]):
                for card in set(note[kind]):
                    times[card] += 1
                    wins[card] += seat in game.winners
        return sorted(((card, share_of(wins[card], times[card])) for card in times), key=lambda each: -each[1].share)

    # -- sheets ------------------------------------------------------------------------------

    def sheets(self, games: Sequence[Noted]) -> list[Sheet]:
        return [self.course(games), *(self.sheet(games, kind) for kind in KINDS)]

    def course(self, games: Sequence[Noted]) -> Sheet:
        """How the games went, on average."""
        told = self.figures(games)
        rows = [["winning score", f"{told['winning_score']:.2f}"]]
        rows += [[told_as(kind), f"{told['events'][kind]:.2f}"] for kind in COUNTED]
        return Sheet("a game", ("on average", ""), rows)

    def sheet(self, games: Sequence[Noted], kind: str) -> Sheet:
        rows = [
            [
                self.name(kind, card).en,
                str(share.times),
                f"{share.share:.1%}",
                f"{share.low:.1%} – {share.high:.1%}",
            ]
            for card, share in self.shares(games, kind)
        ]
        return Sheet(told_as(kind), ("", "players", "won", "95 %"), rows)


def told_as(word: str) -> str:
    """What a kind of cards, or something that is counted, is called."""
    return Texts(SOURCE).say(f"zhanguo-lab-{word}")


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
