"""The kind of game ZhanGuo is: its set-ups, its words, and the rules and decisions a record may name."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from teahouse.engine.kind import GameKind, Option
from teahouse.engine.layout import Layout
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.games.zhanguo.rules import setup
from teahouse.games.zhanguo.rules.box import Box
from teahouse.games.zhanguo.rules.causes import CAUSES
from teahouse.games.zhanguo.rules.features import layout_of, write_features
from teahouse.games.zhanguo.rules.moves import names
from teahouse.games.zhanguo.rules.names import BOARD_MODES
from teahouse.games.zhanguo.rules.state import Player, ZhanGuo

VERSION: Final = "1"

OPTIONS: Final = (
    Option("boards", BOARD_MODES),
    Option("draft", ("off", "on")),
    Option("track_order", ("off", "on")),
    Option("harsh_recruit", ("off", "on")),
    Option("colours", ("seat", "choose")),
)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "ability": ("ability",),
    "activated": ("card",),
    "auction-won": ("count",),
    "bid": ("count",),
    "bid-passed": (),
    "board": ("board",),
    "board-dropped": ("board",),
    "board-kept": ("board",),
    "board-proposed": ("board",),
    "buried": (),
    "colour": ("seat-colour",),
    "court": ("card", "action"),
    "drew": ("count",),
    "drew-card": ("card",),
    "first-player": (),
    "free-move": ("official", "region"),
    "governor-beside": ("region",),
    "governor-moved": ("region", "region-to"),
    "governor-paid": ("region",),
    "governor-square": ("region", "square"),
    "markers": ("colour", "count"),
    "markers-returned": ("colour", "count"),
    "official": ("official", "region"),
    "palace": ("region",),
    "palace-paid": ("region", "region-to"),
    "put-aside": ("card",),
    "reassigned-governor-area": ("official", "region"),
    "reassigned-worker-area": ("official", "region"),
    "reward": ("aspect", "reward"),
    "reward-aspect": ("aspect",),
    "reward-impossible": ("aspect",),
    "reward-passed": ("aspect",),
    "reward-standing": ("aspect", "count"),
    "rewards": (),
    "round": ("count",),
    "scoring": (),
    "tall-marker": ("colour",),
    "task": ("task", "count"),
    "turn": (),
    "undo": (),
    "unified": ("card", "region"),
    "unrest-down": ("region", "count"),
    "unrest-up": ("region", "count"),
    "vp-card": ("count", "card"),
    "vp-governors": ("count", "region"),
    "vp-markers": ("count", "aspect"),
    "vp-missing-marker": ("count",),
    "vp-palace": ("count",),
    "vp-square": ("count",),
    "vp-tasks": ("count",),
    "vp-walls": ("count",),
    "wall": ("cell",),
    "won": (),
    "worker-moved": ("region", "region-to"),
    "worker-returned": ("region",),
    "workers": ("region", "count"),
}


@final
class ZhanGuoKind(GameKind):
    """ZhanGuo with the content of one box, for two to four players (ZG-CMP-01)."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            name="zhanguo",
            version=VERSION,
            seat_counts=(2, 3, 4),
            options=OPTIONS,
            moves=names(box),
            events=EVENTS,
            modules=__name__.rpartition(".")[0],
            parts=(Player,),
            content=box.digest,
            causes=CAUSES,
        )
        self.box = box

    def blank(self, seats: int) -> ZhanGuo:
        return ZhanGuo(self.box, seats, Rng())

    def new(self, seats: int, options: dict[str, str], seed: str) -> ZhanGuo:
        """Boards and variants are settled, each for itself, before anything is dealt (ZG-AUC-04, ZG-VAR-01)."""
        g = ZhanGuo(self.box, seats, seeded(seed))
        g.keeps_events = True
        g.cause_table = self.causes
        g.board_mode = BOARD_MODES.index(options["boards"])
        g.draft = options["draft"] == "on"
        g.track_order = options["track_order"] == "on"
        g.harsh_recruit = options["harsh_recruit"] == "on"
        setup.set_up(g, 1 if options["colours"] == "choose" else 0)
        g.advance()
        return g

    def layout(self) -> Layout:
        return layout_of(self.decisions)

    def write_features(self, g: Position, seat: int, row: vec[u8], at: i64) -> None:
        assert isinstance(g, ZhanGuo)
        write_features(g, seat, row, at, self.questions)
