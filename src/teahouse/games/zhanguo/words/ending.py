"""Where the points came from: events tell what was got on the way, the scoring is carried out again (ZG-END-01..17)."""

from typing import Final

from teahouse.engine.event import Event
from teahouse.engine.rng import Rng
from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.rules.boards import AUCTION_VP
from teahouse.games.zhanguo.rules.box import Box
from teahouse.games.zhanguo.rules.scoring import (
    discs_in_section,
    score_governors,
    score_markers,
    score_tasks,
    score_walls,
    wall_value,
)
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words
from teahouse.wording.ending import (
    Breakdown,
    Claim,
    EndingColumn,
    PointPart,
    PointShare,
    PointSource,
    Result,
    Tally,
    added,
    breakdown,
)

SCORED: Final = (
    ("governors", score_governors),
    ("markers", score_markers),
    ("tasks", score_tasks),
    ("walls", score_walls),
)


def ending(words: Words, seen: Seen, result: Result) -> Breakdown:
    told = Scored(words, seen)
    on_the_way = Tally()
    for event in result.log:
        told.hear(on_the_way, event)
    if seen.board_mode in (names.AUCTION, names.AGREED_AUCTION):
        for seat in range(seen.seats):
            on_the_way.add("start", seat, words.say("ending-start"), AUCTION_VP)
    say, seats = words.say, seen.seats
    sources = [
        on_the_way.source("start", seats, say("ending-start"), icon="laurels", clause="ZG-AUC-01"),
        on_the_way.source("bid", seats, say("ending-bid"), icon="two-coins", clause="ZG-AUC-09"),
        on_the_way.source("cards", seats, say("ending-cards"), icon="card-pickup", clause="ZG-BON-05"),
        on_the_way.source("palaces", seats, say("ending-palaces"), icon="pagoda", clause="ZG-PAL-12"),
        told.source("governors", icon="imperial-crown", clause="ZG-END-03"),
        told.source("markers", icon="cubes", clause="ZG-END-08"),
        told.source("tasks", icon="scroll-quill", clause="ZG-END-13"),
        told.source("walls", icon="stone-wall", clause="ZG-END-14"),
    ]
    places = [seen.track.index(seat) + 1 if seat in seen.track else 0 for seat in range(seats)]
    tie = Claim(say("ending-track"), say("ending-track-rule"), "ZG-END-16", places, lowest=True)
    columns = [EndingColumn(seat, words.player(seen, seat)) for seat in range(seats)]
    return breakdown(words.texts, columns, sources, result.points, [tie])


class Scored:
    """The table as it was scored, and which of its things gave what."""

    def __init__(self, words: Words, seen: Seen) -> None:
        self.words = words
        self.seen = seen
        self.g = table(words.box, seen)
        self.region = -1
        """Where the governor or the palace was built that the next points are for."""

    def hear(self, tally: Tally, event: Event) -> None:
        """Points that were got, or paid, during the game."""
        say, seat = self.words.say, event.seat
        match event.kind:
            case "palace" | "governor-square":
                self.region = event.args[0]
            case "auction-won":
                tally.add("bid", seat, say("ending-bid"), -event.args[0])
            case "vp-card":
                count, card = event.args
                tally.add("cards", seat, say("ending-card", card=card, aspect=self.aspect(card)), count)
            case "vp-square":
                label = say("ending-square", region=self.words.region_name(self.region))
                tally.add("cards", seat, label, event.args[0])
            case "vp-missing-marker":
                tally.add("cards", seat, say("ending-missing"), event.args[0])
            case "vp-palace":
                label = say("ending-palace", region=self.words.region_name(self.region))
                tally.add("palaces", seat, label, event.args[0])

    def aspect(self, card: int) -> str:
        return self.words.name(self.words.labels.aspects[self.words.box.card_colour[card]])

    def source(self, word: str, icon: str, clause: str) -> PointSource:
        """One step of the final scoring."""
        shares: list[PointShare] = []
        for seat in range(self.seen.seats):
            parts = getattr(self, word)(seat)
            whole = self.tasks_sum(seat) if word == "tasks" else ""
            shares.append(PointShare(sum(part.value for part in parts), whole, parts))
        return PointSource(word, self.words.say(f"ending-{word}"), icon, clause, shares)

    def governors(self, seat: int) -> list[PointPart]:
        """The majority of each region, shared where it is tied (ZG-END-02..07)."""
        g, box, parts = self.g, self.words.box, list[PointPart]()
        for region in range(names.REGIONS):
            counts = [g.governors_of(each, region) for each in range(g.seats)]
            most = max(counts)
            if most and counts[seat] == most:
                whole, leaders = box.governor_majority_vp + box.governor_vp * most, counts.count(most)
                note = f"{box.governor_majority_vp} + {box.governor_vp} × {most}"
                note = f"({note}) ÷ {leaders}" if leaders > 1 else note
                parts.append(PointPart(self.words.region_name(region), whole // leaders, note))
        return parts

    def markers(self, seat: int) -> list[PointPart]:
        """Most value in a colour, a tie to the higher disc (ZG-END-08..12)."""
        g, words, parts = self.g, self.words, list[PointPart]()
        for colour in (names.BEIGE, names.ORANGE, names.BROWN):
            values = [player.markers(colour) for player in g.players]
            best = next((each for each in g.track if values[each] == max(values)), -1)
            if best == seat and values[seat]:
                note = words.say("ending-value", value=values[seat])
                parts.append(PointPart(words.name(words.labels.aspects[colour]), words.box.majority_vp[colour], note))
        return parts

    def tasks(self, seat: int) -> list[PointPart]:
        """In each row the sum under the discs, times their number (ZG-END-13)."""
        parts: list[PointPart] = []
        for section in range(2):
            under = discs_in_section(self.g, seat, section)
            if under:
                row = self.words.say("ending-row", row=section + 1)
                parts.append(PointPart(row, sum(under) * len(under), discs(under)))
        return parts

    def tasks_sum(self, seat: int) -> str:
        rows = [discs_in_section(self.g, seat, section) for section in range(2)]
        return " + ".join(discs(under) for under in rows if under)

    def walls(self, seat: int) -> list[PointPart]:
        """Each wall by its cell and the tile of its section (ZG-TIL-01..18)."""
        g, words, parts = self.g, self.words, list[PointPart]()
        for place, owner in enumerate(g.walls):
            if owner == seat:
                section, cell = divmod(place, names.WALL_CELLS)
                tile, value = g.tiles[section], wall_value(g, seat, section, cell)
                vp = words.cell_vp(section, cell, self.seen)
                unrest = sum(g.players[seat].unrest)
                note = f"{vp} × {value // vp if vp else 0}"
                if tile == names.MINUS_UNREST:
                    note = f"{vp} − {unrest}"
                    note = words.say("ending-not-below", sum=note) if unrest > vp else note
                label = words.say(
                    "ending-wall",
                    section=words.name(words.labels.sections[section]),
                    tile=words.name(words.labels.criteria[tile]),
                )
                parts.append(PointPart(label, value, note))
        return parts


def discs(under: list[int]) -> str:
    """`(3 + 4 + 5) × 3`; one disc counts for itself."""
    return str(under[0]) if len(under) == 1 else f"({added(under)}) × {len(under)}"


def scored(g: ZhanGuo) -> list[list[int]]:
    """By part of the scoring, the points it gives to each seat."""
    parts: list[list[int]] = []
    for _, score in SCORED:
        before = [player.vp for player in g.players]
        score(g)
        parts.append([player.vp - vp for player, vp in zip(g.players, before, strict=True)])
    return parts


def table(box: Box, seen: Seen) -> ZhanGuo:
    """Everything the scoring looks at, as the observation has it, without points."""
    g = ZhanGuo(box, seen.seats, Rng())
    g.track = seen.track
    g.squares = seen.squares
    g.beside = seen.beside
    g.walls = seen.walls
    g.tiles = seen.tiles
    g.claims = seen.claims
    for player, shown in zip(g.players, seen.players, strict=True):
        player.governor_area = shown.governor_area
        player.worker_area = shown.worker_area
        player.unrest = shown.unrest
        player.cards = shown.cards
        player.short = shown.short
        player.tall = shown.tall
    return g
