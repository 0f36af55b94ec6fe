"""The kind of game The Ancient World is: its set-ups, its words, and the rules and decisions a record may name."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.engine.kind import GameKind, Option
from teahouse.engine.layout import Layout
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.games.ancient_world.rules import scripts, setup
from teahouse.games.ancient_world.rules.box import Box
from teahouse.games.ancient_world.rules.causes import CAUSES
from teahouse.games.ancient_world.rules.features import layout_of, write_features
from teahouse.games.ancient_world.rules.moves import names
from teahouse.games.ancient_world.rules.state import AncientWorld, Army, Building, Burial, Player

VERSION: Final = "2"
FORMER: Final[dict[str, dict[str, str]]] = {"1": {"buying": "must"}}
"""Readings that were usual under earlier rules (AW-BLD-15)."""

FIRST_PLAYERS: Final = ("random", "seat_1", "seat_2", "seat_3", "seat_4")

OPTIONS: Final = (
    Option("expand_plus", ("off", "on")),
    Option("first_player", FIRST_PLAYERS),
    Option("buying", ("may", "must")),
)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "army-discarded": ("army",),
    "army-row": ("army",),
    "army-used": ("army", "count"),
    "attack": ("swords", "arrows"),
    "built": ("empire",),
    "card-used": ("empire",),
    "citizen": ("citizen",),
    "coins": ("count",),
    "copied": ("empire",),
    "defeated": ("titan",),
    "disbanded": ("army",),
    "discarded": ("empire",),
    "drew": ("count",),
    "drew-card": ("empire",),
    "end-of-round": (),
    "explored": ("empire",),
    "fight": ("titan", "count", "count-to"),
    "first-player": (),
    "food": ("count", "count-to"),
    "fought": ("army", "count"),
    "fought-free": ("count",),
    "grew": ("citizen",),
    "hungry": ("citizen",),
    "knowledge": ("count",),
    "looked": ("count",),
    "looked-province": ("province",),
    "lost": ("empire",),
    "lost-coins": ("count",),
    "opened": ("cell",),
    "paid-coins": ("count",),
    "paid-knowledge": ("count",),
    "passed": (),
    "performed": ("cell",),
    "placed": ("citizen", "cell"),
    "placed-on-card": ("citizen", "empire"),
    "province": ("province",),
    "province-buried": ("province",),
    "province-shown": ("province",),
    "provinces-buried": ("count",),
    "put-aside": (),
    "put-aside-card": ("empire",),
    "put-aside-row": ("empire",),
    "recruited": ("army",),
    "reshuffled": (),
    "rested-picture": ("army", "count"),
    "rested-scroll": ("army", "count"),
    "restored": ("empire",),
    "rolled": ("titans", "coins", "blanks"),
    "round": ("count",),
    "row": ("empire",),
    "scoring": (),
    "scouted": ("stars", "count"),
    "scouted-titan": ("titan",),
    "titan-shown": ("titan",),
    "token": (),
    "turn": (),
    "undo": (),
    "vp-banners": ("tribe", "count"),
    "vp-card": ("empire", "count"),
    "vp-hungry": ("count",),
    "won": (),
}


@final
class AncientWorldKind(GameKind):
    """The Ancient World with the content of one box, for two to four players (AW-CMP-01)."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            name="ancient_world",
            version=VERSION,
            seat_counts=(2, 3, 4),
            options=OPTIONS,
            moves=names(),
            events=EVENTS,
            modules=__name__.rpartition(".")[0],
            parts=(Army, Building, Burial, Player),
            content=box.digest,
            causes=CAUSES,
            former=FORMER,
        )
        self.box = box
        assert not scripts.unknown_effects(), "an effect of the vocabulary has no rule"

    def blank(self, seats: int) -> AncientWorld:
        return AncientWorld(self.box, seats, Rng())

    def new(self, seats: int, options: dict[str, str], seed: str) -> AncientWorld:
        """The alternative expansion, the first player, buying: all settled before (AW-ALT-01, AW-SET-15, AW-BLD-15)."""
        first = FIRST_PLAYERS.index(options["first_player"]) - 1
        g = AncientWorld(self.box, seats, seeded(seed))
        g.keeps_events = True
        g.cause_table = self.causes
        g.expand_plus = options["expand_plus"] == "on"
        g.may_refrain = None if options["buying"] == "must" else True
        setup.set_up(g, first)
        g.advance()
        return g

    def impossible(self, seats: int, options: dict[str, str]) -> str | None:
        """The first player is one of those who play (AW-SET-15)."""
        return "AW-SET-15" if FIRST_PLAYERS.index(options["first_player"]) > seats else None

    def layout(self) -> Layout:
        return layout_of(self.decisions)

    def write_features(self, g: Position, seat: int, row: vec[u8], at: i64) -> None:
        assert isinstance(g, AncientWorld)
        write_features(g, seat, row, at, self.questions)
