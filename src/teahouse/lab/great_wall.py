"""What a series of The Great Wall shows: length, breaches, walls, ends, and how generals and advisors fare."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from teahouse.content.great_wall_names import GreatWallNames
from teahouse.engine.position import Position
from teahouse.games.great_wall.camp import TOP_LEVEL
from teahouse.games.great_wall.state import GreatWall
from teahouse.lab.notes import Note, Noted, Sheet
from teahouse.lab.shares import Share, share_of
from teahouse.shelf import Boxed

REASONS: Final = ("walls", "shame", "time", "edicts")
"""Why a game ends, one bit each."""
COUNTED: Final = (
    "breach",
    "pillage",
    "wall",
    "fortified",
    "defeated",
    "captured",
    "killed",
    "saved",
    "tactic",
    "promoted",
    "edict-fulfilled",
)
"""Events that are counted."""
WEAK, STRONG = 0.6, 1.6
"""A card whose interval lies wholly beyond these factors of the fair share needs a look."""


def notebook(boxed: Boxed) -> "GreatWallNotebook":
    return GreatWallNotebook(boxed.names)


class GreatWallNotebook:
    """Cards are noted by number and told by name."""

    def __init__(self, names: GreatWallNames) -> None:
        self.names = names

    def note(self, position: Position, events: Counter[str]) -> Note:
        assert isinstance(position, GreatWall)
        clans = position.clans[: position.seats]
        return {
            "years": position.year,
            "reasons": position.end_reasons,
            "finished": len([level for level in position.levels if level == TOP_LEVEL]),
            "events": {kind: events[kind] for kind in COUNTED},
            "shame": [clan.shame_tokens() for clan in clans],
            "generals": [clan.general for clan in clans],
            "active": [clan.active[:] for clan in clans],
            "assistants": [clan.assistants[:] for clan in clans],
        }

    # -- figures -----------------------------------------------------------------------------

    def figures(self, games: Sequence[Noted]) -> Note:
        fair = 1 / len(games[0].points)
        return {
            "years": mean([game.note["years"] for game in games]),
            "ends": self.ends(games),
            "walls_finished": mean([game.note["finished"] for game in games]),
            "shame": mean([sum(game.note["shame"]) for game in games]),
            "events": {kind: mean([game.note["events"][kind] for game in games]) for kind in COUNTED},
            "fair": fair,
            "generals": self.shares(games, "generals"),
            "active_advisors": self.shares(games, "active"),
            "assistants": self.shares(games, "assistants"),
        }

    def ends(self, games: Sequence[Noted]) -> dict[str, int]:
        """Several reasons may come together; each is counted."""
        return {
            reason: len([game for game in games if game.note["reasons"] >> bit & 1])
            for bit, reason in enumerate(REASONS)
        }

    def shares(self, games: Sequence[Noted], kind: str) -> dict[str, dict[str, float]]:
        """By card, how often whoever had it at the end won."""
        entries = self.names.generals if kind == "generals" else self.names.advisors
        return {
            entries[card].id: share._asdict() | {"verdict": verdict(share, len(games[0].points))}
            for card, share in sorted(self.victories(games, kind).items(), key=lambda each: -each[1].share)
        }

    def victories(self, games: Sequence[Noted], kind: str) -> dict[int, Share]:
        wins: Counter[int] = Counter()
        times: Counter[int] = Counter()
        for game in games:
            for seat, held in enumerate(game.note[kind]):
                for card in [held] if isinstance(held, int) else held:
                    times[card] += 1
                    wins[card] += seat in game.winners
        return {card: share_of(wins[card], times[card]) for card in times}

    # -- sheets ------------------------------------------------------------------------------

    def sheets(self, games: Sequence[Noted]) -> list[Sheet]:
        return [self.course(games), *(self.sheet(games, kind, title) for kind, title in TITLES.items())]

    def course(self, games: Sequence[Noted]) -> Sheet:
        """How the games went, on average."""
        rows = [
            ["years", f"{mean([game.note['years'] for game in games]):.2f}"],
            *([f"ends by {reason}", f"{count / len(games):.1%}"] for reason, count in self.ends(games).items()),
            ["wall sections finished", f"{mean([game.note['finished'] for game in games]):.2f}"],
            ["shame tokens of all clans", f"{mean([sum(game.note['shame']) for game in games]):.2f}"],
        ]
        for kind in COUNTED:
            rows.append([EVENT_TITLES[kind], f"{mean([game.note['events'][kind] for game in games]):.2f}"])
        return Sheet("a game", ("on average", ""), rows)

    def sheet(self, games: Sequence[Noted], kind: str, title: str) -> Sheet:
        entries = self.names.generals if kind == "generals" else self.names.advisors
        seats = len(games[0].points)
        rows = []
        for card, share in sorted(self.victories(games, kind).items(), key=lambda each: -each[1].share):
            rows.append(
                [
                    entries[card].name.en,
                    str(share.times),
                    f"{share.share:.1%}",
                    f"{share.low:.1%} – {share.high:.1%}",
                    f"{share.share * seats:.2f}",
                    verdict(share, seats),
                ]
            )
        return Sheet(title, ("", "times", "share", "95 %", "of fair", ""), rows)


TITLES: Final = {"generals": "generals", "active": "active advisors", "assistants": "assistants"}
EVENT_TITLES: Final = {
    "breach": "breaches",
    "pillage": "pillages",
    "wall": "wall levels built",
    "fortified": "fortifications built",
    "defeated": "hordes defeated",
    "captured": "hordes captured",
    "killed": "times warriors were killed",
    "saved": "times warriors were saved",
    "tactic": "tactic cards played",
    "promoted": "overseers placed or raised",
    "edict-fulfilled": "edicts fulfilled",
}


def verdict(share: Share, seats: int) -> str:
    """Whether the whole interval lies beyond what chance and taste explain."""
    if share.high * seats < WEAK:
        return "weak"
    return "strong" if share.low * seats > STRONG else ""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
