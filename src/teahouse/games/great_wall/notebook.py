"""What a series of The Great Wall shows: victories over a common rival, the course, and how single cards fare."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from teahouse.engine.event import Event
from teahouse.engine.position import Position
from teahouse.games.great_wall.loading.cards import TacticEntry
from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.loading.schema import AdvisorEntry, GeneralEntry
from teahouse.games.great_wall.rules.camp import TOP_LEVEL
from teahouse.games.great_wall.rules.coop.ending import edicts_needed
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import ORDERS
from teahouse.games.great_wall.words.words import FURTHER_REASONS, REASONS
from teahouse.lab.notes import Facts, Note, Noted, Sheet
from teahouse.lab.shares import Share, share_of
from teahouse.loading.name import Name
from teahouse.registry import LoadedGame
from teahouse.text import SOURCE, Texts

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
FIGURES: Final = (*COUNTED, "finished", "shame")
WEAK, STRONG = 0.6, 1.6
"""A card whose interval lies wholly beyond these factors of the fair share needs a look."""


KINDS: Final = ("generals", "active", "assistants", "orders", "tactics")
CARDS: Final = ("generals", "active", "assistants")
"""What stands on the table at the end."""
NOTED: Final = ("active", "assistants", "orders", "tactics")


def notebook(loaded: LoadedGame) -> "GreatWallNotebook":
    return GreatWallNotebook(loaded.names)


class GreatWallNotebook:
    """Cards are noted by number and told by name."""

    kinds = KINDS
    counted = FIGURES

    def __init__(self, names: GreatWallNames) -> None:
        self.names = names

    def note(self, position: Position, events: Sequence[Event]) -> Note:
        assert isinstance(position, GreatWall)
        counts = Counter(event.kind for event in events)
        clans = position.clans[: position.seats]
        court = position.court
        return {
            "against": "" if court is None and position.opponent is None else "qin" if court is None else "horde",
            "edicts": 0 if court is None else len(court.fulfilled),
            "edicts_needed": 0 if court is None else edicts_needed(position),
            "qin": 0 if position.opponent is None else position.clans[position.qin].honor,
            "supply": position.shame_supply,
            "years": position.year,
            "reasons": position.end_reasons,
            "finished": len([level for level in position.levels if level == TOP_LEVEL]),
            "events": {kind: counts[kind] for kind in COUNTED},
            "expansions": {type(each).__name__: each.observe(position, -1) for each in position.attached()},
            "shame": [clan.shame_tokens() for clan in clans],
            "generals": [clan.general for clan in clans],
            "active": [clan.active[:] for clan in clans],
            "assistants": [clan.assistants[:] for clan in clans],
            "orders": played(events, "order", position.seats),
            "tactics": played(events, "tactic", position.seats),
        }

    def facts(self, note: Note) -> Facts:
        held = {kind: [[self.id(kind, card) for card in cards] for cards in note[kind]] for kind in NOTED}
        held["generals"] = [[self.id("generals", general)] for general in note["generals"]]
        counts = {**note["events"], "finished": note["finished"], "shame": sum(note["shame"])}
        return Facts(note["years"], ended_by(note["reasons"]), held, counts)

    def id(self, kind: str, card: int) -> str:
        return ORDERS[card] if kind == "orders" else self.entries(kind)[card].id

    def name(self, kind: str, card: str) -> Name:
        if kind == "orders":
            return self.names.orders[ORDERS.index(card)].name
        return next(entry.name for entry in self.entries(kind) if entry.id == card)

    def entries(self, kind: str) -> Sequence[GeneralEntry | AdvisorEntry | TacticEntry]:
        match kind:
            case "generals":
                return self.names.generals
            case "tactics":
                return self.names.tactics
        return self.names.advisors

    # -- figures -----------------------------------------------------------------------------

    def figures(self, games: Sequence[Noted]) -> Note:
        return {
            **self.common(games),
            "years": mean([game.note["years"] for game in games]),
            "ends": self.ends(games),
            "walls_finished": mean([game.note["finished"] for game in games]),
            "shame": mean([sum(game.note["shame"]) for game in games]),
            "events": {kind: mean([game.note["events"][kind] for game in games]) for kind in COUNTED},
            "fair": fair_share(games),
            "generals": self.shares(games, "generals"),
            "active_advisors": self.shares(games, "active"),
            "assistants": self.shares(games, "assistants"),
        }

    def common(self, games: Sequence[Noted]) -> Note:
        """Against Qin or the horde: games won, why the others were lost, and how near the end was."""
        against = games[0].note["against"]
        if not against:
            return {}
        lost = [game for game in games if not game.winners]
        return {
            "won": share_of(len(games) - len(lost), len(games))._asdict(),
            "lost": {reason: count for reason, count in self.ends(lost).items() if count},
            "edicts": mean([game.note["edicts"] for game in games]),
            "edicts_needed": games[0].note["edicts_needed"],
            "supply": mean([game.note["supply"] for game in games]),
            "qin": mean([game.note["qin"] for game in games]),
        }

    def ends(self, games: Sequence[Noted]) -> dict[str, int]:
        """Several reasons may come together; each is counted, those of expansions where they happened."""
        counts = Counter(reason for game in games for reason in ended_by(game.note["reasons"]))
        return {reason: counts[reason] for reason in REASONS} | dict(counts)

    def shares(self, games: Sequence[Noted], kind: str) -> dict[str, dict[str, float]]:
        """By card, how often whoever had it at the end won."""
        entries = self.names.generals if kind == "generals" else self.names.advisors
        return {
            entries[card].id: share._asdict() | {"verdict": verdict(share, fair_share(games))}
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
        against = [self.victories_over(games)] if games[0].note["against"] else []
        return [*against, self.course(games), *(self.sheet(games, kind) for kind in CARDS)]

    def victories_over(self, games: Sequence[Noted]) -> Sheet:
        """All win or all lose."""
        told = self.common(games)
        won = told["won"]
        rows = [["games won", f"{won['wins']:g} of {won['times']}"]]
        rows += [["share", f"{won['share']:.1%}"], ["95 %", f"{won['low']:.1%} – {won['high']:.1%}"]]
        rows += [[f"lost by {LOST_BY.get(reason, reason)}", str(count)] for reason, count in told["lost"].items()]
        if told["edicts_needed"]:
            rows.append(["edicts fulfilled", f"{told['edicts']:.2f} of {told['edicts_needed']}"])
        if games[0].note["against"] == "qin":
            rows.append(["honour of Qin", f"{told['qin']:.1f}"])
        rows.append(["shame tokens left in the supply", f"{told['supply']:.2f}"])
        return Sheet(f"against {'the horde' if games[0].note['against'] == 'horde' else 'Qin'}", ("", ""), rows)

    def course(self, games: Sequence[Noted]) -> Sheet:
        """How the games went, on average."""
        rows = [
            ["years", f"{mean([game.note['years'] for game in games]):.2f}"],
            *([f"ends by {reason}", f"{count / len(games):.1%}"] for reason, count in self.ends(games).items()),
            ["wall sections finished", f"{mean([game.note['finished'] for game in games]):.2f}"],
            ["shame tokens of all clans", f"{mean([sum(game.note['shame']) for game in games]):.2f}"],
        ]
        for kind in COUNTED:
            rows.append([told_as(kind), f"{mean([game.note['events'][kind] for game in games]):.2f}"])
        return Sheet("a game", ("on average", ""), rows)

    def sheet(self, games: Sequence[Noted], kind: str) -> Sheet:
        entries = self.names.generals if kind == "generals" else self.names.advisors
        fair = fair_share(games)
        rows = []
        for card, share in sorted(self.victories(games, kind).items(), key=lambda each: -each[1].share):
            rows.append(
                [
                    entries[card].name.en,
                    str(share.times),
                    f"{share.share:.1%}",
                    f"{share.low:.1%} – {share.high:.1%}",
                    f"{share.share / fair:.2f}" if fair else "",
                    verdict(share, fair),
                ]
            )
        return Sheet(told_as(kind), ("", "times", "share", "95 %", "of fair", ""), rows)


LOST_BY: Final = {
    "walls": "honour when the walls stood",
    "time": "honour or edicts when time was up",
    "breached": "a breach",
    "fortress": "the fall of the fortress",
}
"""The other ways are called as the ends are."""


def ended_by(bits: int) -> list[str]:
    """Why a game ended, one bit each: first the reasons of the base game, then those of expansions."""
    base = [reason for bit, reason in enumerate(REASONS) if bits >> bit & 1]
    return base + [reason for bit, reason in FURTHER_REASONS.items() if bits & bit]


def told_as(word: str) -> str:
    """What a kind of cards, or something that is counted, is called."""
    return Texts(SOURCE).say(f"great_wall-lab-{word}")


def played(events: Sequence[Event], kind: str, seats: int) -> list[list[int]]:
    """By seat, the cards it played, in order."""
    return [[event.args[0] for event in events if event.kind == kind and event.seat == seat] for seat in range(seats)]


def fair_share(games: Sequence[Noted]) -> float:
    """What a card without any influence would win: against a common rival as often as the table does."""
    if games[0].note["against"]:
        return len([game for game in games if game.winners]) / len(games)
    return 1 / len(games[0].points)


def verdict(share: Share, fair: float) -> str:
    """Whether the whole interval lies beyond what chance and taste explain."""
    if share.high < WEAK * fair:
        return "weak"
    return "strong" if share.low > STRONG * fair else ""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
