"""Plays the example in a package to which nothing but its files was added; run by `test_example.py`."""

import json
import sys

import msgspec

from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.games.great_wall.rules.kind import GreatWallKind
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.registry import LoadedGame, load_game
from teahouse.text import Texts
from teahouse.wording import teller_of


def check(loaded: LoadedGame, kind: GreatWallKind, seats: int, mode: str) -> int:
    """A random game: told in both languages, copied, imagined, written down and read back, lawful to its end."""
    options = kind.complete({"lantern": "on", "rat": "on", "mode": mode})
    assert kind.impossible(seats, options) is None
    g, rng = kind.new(seats, options, f"lantern {seats}"), seeded("lantern")
    tellers = [teller_of(loaded, Texts(lang)) for lang in ("en", "ru")]
    carried = 0
    while g.open:
        decision = g.open[rng.below(len(g.open))]
        if type(decision).__name__ == "CarryLantern":
            carried += 1
            seen = g.observe(decision.seat)
            readings = [teller.read(seen) for teller in tellers]
            assert all(reading.question(decision.seat) for reading in readings)
            assert all(reading.choices(g.options(decision)) for reading in readings)
            assert all(b"lantern" in msgspec.json.encode(reading.shown()) for reading in readings)
            again = from_json(kind, json.loads(json.dumps(to_json(g))))
            assert state_hash(again) == state_hash(g) == state_hash(g.clone())
            assert g.imagine(0, rng).observe(0) == g.observe(0)
            assert len(kind.features(g, decision.seat)) == kind.layout().size
        options_now = g.options(decision)
        g.events = []
        g.apply(decision, options_now[rng.below(len(options_now))])
        for event in g.events:
            if event.kind in ("honor-lantern", "lantern-carried"):
                assert all(teller.read(g.observe(0)).tell(event) for teller in tellers)
        assert broken_laws(g) == []
    assert g.finished
    return carried


def main() -> None:
    loaded = load_game("great_wall")
    kind = loaded.kind
    assert isinstance(kind, GreatWallKind)
    assert kind.impossible(3, kind.complete({"lantern": "on", "scenario": "visit"})) == "GWX-AC-10"
    carried = [check(loaded, kind, *table) for table in ((1, "competitive"), (3, "competitive"), (2, "cooperative"))]
    plain = kind.new(3, kind.complete({}), "plain")
    assert isinstance(plain, GreatWall)
    json.dump({"carried": carried, "plain": state_hash(plain), "options": [o.name for o in kind.options]}, sys.stdout)


if __name__ == "__main__":
    main()
