"""Great moments: cut from what a viewer heard, and true to what really changed."""

from collections import Counter
from typing import Any

import pytest

from teahouse.engine.event import EVERYONE, Event, only
from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.server.scenes import scenes_since
from teahouse.server.viewer_log import ViewerLog
from teahouse.wording import Reading, Teller
from teahouse.wording.rows import Got, Rows
from teahouse.wording.scenes import Cut, Cutting, SceneKind, changes_of, cuts, scene_of
from tests.wording.play import moments, tellers

STORM = SceneKind("storm", frozenset(("thunder",)), frozenset(("sun",)))
SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("great_wall", 3, {}),
    ("great_wall", 1, {}),
    ("great_wall", 2, {}),
    ("great_wall", 3, {"mode": "cooperative"}),
    ("great_wall", 4, {"genghis": "on"}),
    ("zhanguo", 3, {}),
    ("ancient_world", 3, {}),
]
UNTOLD = frozenset(("given",))
"""Events that do not say what changed hands."""


def event(kind: str, seat: int = -1, *args: int) -> Event:
    return Event(kind, seat, args, EVERYONE)


def test_a_scene_lies_between_its_events() -> None:
    heard = [event(kind) for kind in ("rain", "thunder", "rain", "sun", "rain", "thunder", "thunder", "hail")]
    assert cuts((STORM,), heard) == [
        Cut(STORM, 1, 1, 3, True),
        Cut(STORM, 2, 5, 6, True),
        Cut(STORM, 3, 6, 8, False),
    ]


@pytest.mark.parametrize("together", [1, 2, 3, 5])
def test_a_log_that_grows_is_cut_like_one_that_is_read_whole(together: int) -> None:
    heard = [event(kind) for kind in ("rain", "thunder", "rain", "sun", "rain", "thunder", "thunder", "hail")]
    cutting = Cutting((STORM,))
    for at in range(0, len(heard), together):
        cutting.add(heard[at : at + together])
        assert cutting.cuts() == cuts((STORM,), heard[: at + together])


def test_the_same_for_the_same_cause_is_one_change() -> None:
    rows = Rows()
    for got in (Got("wood", 1, "rain"), Got("wood", 2, "rain"), Got("wood", -1, "rain"), Got("wood", 1, "sun")):
        rows.of(0).got(got)
    assert rows.of(0).changes == [Got("wood", 3, "rain"), Got("wood", -1, "rain"), Got("wood", 1, "sun")]


def owned(game: str, position: Position, seat: int) -> Counter[str]:
    """What scenes count, as it really is."""
    g: Any = position
    if game == "zhanguo":
        return Counter(vp=g.players[seat].vp)
    if game == "ancient_world":
        return Counter(coin=g.players[seat].coins, knowledge=g.players[seat].knowledge)
    clan = g.clans[seat]
    goods = dict(zip(("wood", "stone", "gold", "chi"), clan.resources, strict=True))
    return Counter(goods | {"honor": clan.honor, "shame": clan.shame_tokens()})


def told(reading: Reading, cut: Cut, events: list[Event], seat: int) -> Counter[str]:
    """What a scene says this seat gained and lost until then."""
    sums: Counter[str] = Counter()
    for change in changes_of(reading.scene(cut, events).steps):
        if change.seat == seat and change.what not in ("warrior", "card"):
            sums[change.what] += change.count
    return sums


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_what_a_scene_tells_is_what_really_changed(game: str, seats: int, options: dict[str, str]) -> None:
    teller, checked = tellers(game)[0], 0
    after: dict[int, list[Counter[str]]] = {}
    table = None
    for table in moments(game, seats, options, "sums"):
        after[len(table.log)] = [owned(game, table.position, seat) for seat in range(seats)]
    assert isinstance(table, Table)
    reading = teller.read(table.position.observe(SPECTATOR))
    for cut in cuts(teller.scene_kinds, table.log):
        stops = [at for at in after if cut.first < at <= cut.end]
        events = table.log[cut.first : cut.end]
        if len(stops) < 2 or UNTOLD & {each.kind for each in events}:
            continue
        start, end = stops[0], stops[-1]
        for seat in range(seats):
            gained = told(reading, cut, table.log[cut.first : end], seat)
            gained.subtract(told(reading, cut, table.log[cut.first : start], seat))
            really = Counter(after[end][seat])
            really.subtract(after[start][seat])
            assert {k: n for k, n in gained.items() if n} == {k: n for k, n in really.items() if n}, (cut, seat)
        checked += 1
    assert checked or game == "ancient_world"


def heard_scenes(teller: Teller, position: Position, table: Table, eyes: int) -> list[object]:
    heard = [each for each in table.log if each.heard_by(eyes)]
    reading = teller.read(position.observe(eyes))
    found = cuts(teller.scene_kinds, heard)
    return [
        scene_of(cut, reading.scene(cut, heard[cut.first : cut.end]), cut.first, cut.end)
        for cut in (found[-1:] if found else [])
    ]


@pytest.mark.parametrize("game", ["great_wall", "zhanguo", "ancient_world"])
def test_scenes_are_the_same_in_every_world_one_may_imagine(game: str) -> None:
    teller, rng, met = tellers(game)[0], seeded("worlds"), 0
    for table in moments(game, 3, {}, "worlds", every=9):
        for eyes in range(SPECTATOR, 3):
            scenes = heard_scenes(teller, table.position, table, eyes)
            assert heard_scenes(teller, table.position.imagine(eyes, rng), table, eyes) == scenes
            met += len(scenes)
    assert met


@pytest.mark.parametrize("game", ["great_wall", "zhanguo", "ancient_world"])
def test_every_scene_has_a_title_and_steps_in_every_language(game: str) -> None:
    *_, table = moments(game, 3, {}, "titles", every=10_000)
    for teller in tellers(game):
        reading = teller.read(table.position.observe(0))
        for cut in cuts(teller.scene_kinds, table.log):
            scene = scene_of(cut, reading.scene(cut, table.log[cut.first : cut.end]), 0, 1)
            assert scene.title
            assert scene.again
            assert scene.over
            assert scene.steps, scene.id
            assert all(step.title for step in scene.steps)


def test_a_viewer_is_sent_the_scenes_of_the_lines_they_lack_and_the_one_they_are_in() -> None:
    *_, table = moments("great_wall", 3, {}, "sent", every=10_000)
    teller = tellers("great_wall")[0]
    reading = teller.read(table.position.observe(0))
    log = ViewerLog(0)
    log.add(0, table.log)
    everything = scenes_since(log, 0, teller, reading, "en")
    assert [scene.id for scene in everything] == [f"winter {n + 1}" for n in range(len(everything))]
    last = everything[-1]
    assert scenes_since(log, last.last + 1, teller, reading, "en") == [last]
    assert scenes_since(log, last.last + 2, teller, reading, "en") == []


def test_what_others_may_not_hear_is_in_no_scene_of_theirs() -> None:
    log = ViewerLog(1)
    log.add(0, [event("winter"), Event("drew-tactic", 0, (1,), only(0)), event("shame-left", -1, 9)])
    assert [entry.event.kind for entry in log.entries] == ["winter", "shame-left"]


def test_the_scoring_of_zhanguo_ends_with_totals_and_no_round_follows_its_last_rewards() -> None:
    *_, table = moments("zhanguo", 3, {}, "sums")
    assert table.position.over
    teller = tellers("zhanguo")[0]
    reading = teller.read(table.position.observe(0))
    scenes = cuts(teller.scene_kinds, table.log)
    rewards = [reading.scene(cut, table.log[cut.first : cut.end]).steps for cut in scenes if cut.kind.name == "rewards"]
    scoring = reading.scene(scenes[-1], table.log[scenes[-1].first : scenes[-1].end]).steps
    assert [number.value for act in scoring[-1].acts for number in act.numbers] == owned_by_all(table)
    assert [len(steps) for steps in rewards] == [2] * (len(rewards) - 1) + [1]


def owned_by_all(table: Table) -> list[int]:
    return [owned("zhanguo", table.position, seat)["vp"] for seat in range(table.position.seats)]
