"""What a series of The Ancient World shows: where points come from, who fights and who builds, how each card fares."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from teahouse.engine.event import Event
from teahouse.engine.position import Position
from teahouse.games.ancient_world.loading.names import AncientWorldNames
from teahouse.games.ancient_world.loading.schema import ArmyEntry, EmpireEntry, ProvinceEntry, TitanEntry
from teahouse.games.ancient_world.rules.scoring import special_vp, tribe_vp
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import CELLS, DECK_START, STARS, TRIBES
from teahouse.lab.notes import Facts, Note, Noted, Sheet
from teahouse.lab.shares import Share, share_of
from teahouse.loading.name import Name
from teahouse.registry import LoadedGame
from teahouse.text import SOURCE, Texts

COUNTED: Final = {
    "built": ("built",),
    "province": ("province",),
    "recruited": ("recruited",),
    "defeated": ("defeated",),
    "lost": ("lost",),
    "restored": ("restored",),
    "grew": ("grew",),
    "put_aside": ("put-aside", "put-aside-row"),
    "hungry": ("hungry",),
}
"""By figure, the events that are counted."""
KINDS: Final = ("empire", "titans", "provinces", "armies")
"""What one may own; starting cards are left out."""
SOURCES: Final = ("banners", "special", "hungry")


class Held(NamedTuple):
    """A card, or anything else, in the seats that had it at the end."""

    share: Share
    points: float
    """How far its owners were ahead of the mean of their table."""


def notebook(loaded: LoadedGame) -> "AncientWorldNotebook":
    return AncientWorldNotebook(loaded.names)


class AncientWorldNotebook:
    """Cards are noted by their ids, which are the same for all copies."""

    kinds = (*KINDS, "actions")
    counted = tuple(COUNTED)

    def __init__(self, names: AncientWorldNames) -> None:
        self.names = names

    def note(self, position: Position, events: Sequence[Event]) -> Note:
        assert isinstance(position, AncientWorld)
        counts = Counter(event.kind for event in events)
        return {
            "rounds": position.round,
            "events": {figure: sum(counts[kind] for kind in kinds) for figure, kinds in COUNTED.items()},
            "seats": [
                {**self.seat(position, seat), "actions": actions(events, seat)} for seat in range(position.seats)
            ],
        }

    def facts(self, note: Note) -> Facts:
        held = {kind: [seat[kind] for seat in note["seats"]] for kind in self.kinds}
        return Facts(note["rounds"], [], held, note["events"])

    def name(self, kind: str, card: str) -> Name:
        return self.names.cell(card).name if kind == "actions" else self.entries(kind)[card].name

    def entries(self, kind: str) -> Mapping[str, EmpireEntry | TitanEntry | ProvinceEntry | ArmyEntry]:
        match kind:
            case "empire":
                return self.names.empire
            case "titans":
                return self.names.titans
            case "provinces":
                return self.names.provinces
        return self.names.armies

    def seat(self, g: AncientWorld, seat: int) -> Note:
        """What one player has at the end, and what it was worth."""
        box = g.box
        player = g.players[seat]
        cards = [box.empire[building.card] for building in player.city]
        armies = [card for army in player.armies for card in (army.card, *army.disbanded)]
        starting = {card for start in box.start_armies for card in start}
        return {
            "banners": sum(tribe_vp(g, seat, tribe) for tribe in range(len(TRIBES))),
            "special": sum(special_vp(g, seat, card) for card in cards),
            "hungry": len(player.hungry) * box.hungry_vp,
            "empire": [card.name for card in cards if card.deck != DECK_START],
            "titans": [box.titans[titan].name for titan in player.titans],
            "provinces": [box.provinces[province].name for province in player.provinces],
            "armies": [box.armies[card].name for card in armies if card not in starting],
            "citizens": player.citizens(),
            "coins": player.coins,
            "knowledge": player.knowledge,
        }

    # -- figures -----------------------------------------------------------------------------

    def figures(self, games: Sequence[Noted]) -> Note:
        return {
            "winning_score": winning_score(games),
            "sources": {source: average(games, source) for source in SOURCES},
            "owned": {kind: average(games, kind) for kind in KINDS},
            "titans_by_stars": self.titans_by_stars(games),
            "events": {kind: mean([game.note["events"][kind] for game in games]) for kind in COUNTED},
            "players": {
                word: habits(games, word) | {"won": games_won(games, word)._asdict()} for word in words_of(games)
            },
            "cards": {
                kind: {card: held.share._asdict() | {"points": held.points} for card, held in self.held(games, kind)}
                for kind in KINDS
            },
        }

    def titans_by_stars(self, games: Sequence[Noted]) -> list[float]:
        """How many of each deck a player has, on average."""
        seats = [note for game in games for note in game.note["seats"]]
        stars = [self.names.titans[titan].stars for note in seats for titan in note["titans"]]
        return [stars.count(star + 1) / len(seats) for star in range(STARS)]

    def held(self, games: Sequence[Noted], kind: str) -> list[tuple[str, Held]]:
        """By card, how its owners fared; the most helpful first."""
        wins: Counter[str] = Counter()
        ahead: dict[str, list[float]] = {}
        for game in games:
            table = mean(game.points)
            for seat, note in enumerate(game.note["seats"]):
                for card in note[kind]:
                    ahead.setdefault(card, []).append(game.points[seat] - table)
                    wins[card] += seat in game.winners
        found = [(card, Held(share_of(wins[card], len(points)), mean(points))) for card, points in ahead.items()]
        return sorted(found, key=lambda each: -each[1].points)

    # -- sheets ------------------------------------------------------------------------------

    def sheets(self, games: Sequence[Noted]) -> list[Sheet]:
        players = [self.victories(games), self.players(games)] if len(words_of(games)) > 1 else []
        return [self.course(games), *players, *(self.cards(games, kind) for kind in KINDS)]

    def course(self, games: Sequence[Noted]) -> Sheet:
        """What a player has at the end, and what happened on the way."""
        figures = self.figures(games)
        seats = len(games[0].points)
        rows = [["winning score", f"{figures['winning_score']:.2f}"]]
        rows += [[f"points of {SOURCE_TITLES[source]}", f"{figures['sources'][source]:.2f}"] for source in SOURCES]
        rows += [[told_as(kind), f"{figures['owned'][kind]:.2f}"] for kind in KINDS]
        for star, number in enumerate(figures["titans_by_stars"]):
            rows.append([f"titans of {self.names.titan_decks[star].name.en}", f"{number:.2f}"])
        rows += [[told_as(kind), f"{figures['events'][kind] / seats:.2f}"] for kind in COUNTED]
        return Sheet("a player", ("on average", ""), rows)

    def victories(self, games: Sequence[Noted]) -> Sheet:
        """How many of all games each bot wins, in whichever seats."""
        rows = []
        for word in words_of(games):
            won = games_won(games, word)
            rows.append([word, f"{won.wins:g}", f"{won.share:.1%}", f"{won.low:.1%} – {won.high:.1%}"])
        return Sheet("games won", ("", "wins", "of all games", "95 %"), rows)

    def players(self, games: Sequence[Noted]) -> Sheet:
        """What each bot goes for."""
        columns = ("banners", "special", *KINDS, "citizens", "coins")
        rows = []
        for word in words_of(games):
            ends = habits(games, word)
            rows.append([word, *(f"{ends[column]:.1f}" for column in columns)])
        return Sheet("bots at the end", ("", *columns), rows)

    def cards(self, games: Sequence[Noted], kind: str) -> Sheet:
        rows = []
        for card, held in self.held(games, kind):
            share = held.share
            interval = f"{share.low:.1%} – {share.high:.1%}"
            rows.append(
                [self.name(kind, card).en, str(share.times), f"{held.points:+.2f}", f"{share.share:.1%}", interval]
            )
        return Sheet(told_as(kind), ("", "owned", "points ahead", "won", "95 %"), rows)


SOURCE_TITLES: Final = {"banners": "banners", "special": "special cards", "hungry": "hungry citizens"}


def told_as(word: str) -> str:
    """What a kind of cards, or something that is counted, is called."""
    return Texts(SOURCE).say(f"ancient_world-lab-{word.replace('_', '-')}")


def actions(events: Sequence[Event], seat: int) -> list[str]:
    """What the citizens of a player did, in order: where they were placed, and what cards let them do elsewhere."""
    own = [event for event in events if event.seat == seat and event.kind in ("placed", "performed")]
    return [CELLS[event.args[-1]] for event in own]


def average(games: Sequence[Noted], key: str, word: str = "") -> float:
    """Of all seats, or those of one bot: a number, or how many there are."""
    found: list[float] = []
    for game in games:
        for note, player in zip(game.note["seats"], game.players, strict=True):
            if word in ("", player):
                found.append(len(note[key]) if isinstance(note[key], list) else note[key])
    return mean(found)


def habits(games: Sequence[Noted], word: str) -> dict[str, float]:
    """What the seats of one bot have at the end."""
    return {key: average(games, key, word) for key in (*KINDS, "citizens", "coins", "knowledge", *SOURCES)}


def games_won(games: Sequence[Noted], word: str) -> Share:
    """The share of all games that seats of one bot won; shared victories count as shares."""
    wins = sum(sum(game.players[seat] == word for seat in game.winners) / len(game.winners) for game in games)
    return share_of(wins, len(games))


def words_of(games: Sequence[Noted]) -> list[str]:
    return sorted({player for game in games for player in game.players})


def winning_score(games: Sequence[Noted]) -> float:
    return mean([max(game.points) for game in games])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
