"""Clocks: what runs, what is added, when a turn of a day ends, and that quiet hours never cost anybody their turn."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import ValidationError, convert
from msgspec.structs import replace

from teahouse.server import clocks
from teahouse.server.clocks import Asked
from teahouse.server.pace import RETURN, WINDOW, Pace, Sitting
from teahouse.server.quiet_hours import GRACE, QuietHours, ends_after

BLITZ = Pace("clock", start=300, increment=10)
DAILY = Pace("daily", hours=24)
BERLIN = QuietHours("22:00", "08:00", "Europe/Berlin")


def at(now: float, *people: int, window: bool = False, quiet: dict[int, QuietHours | None] | None = None) -> Asked:
    return Asked(now, frozenset(people), window, quiet or {})


def moment(text: str, zone: str = "Europe/Berlin") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def game_of(pace: Pace, *asked: Asked) -> Sitting:
    sitting = clocks.wound(pace, 3)
    for each in asked:
        sitting = clocks.gone_on(pace, sitting, each)
    return sitting


def test_a_table_without_clocks_has_no_deadline() -> None:
    sitting = clocks.gone_on(Pace(), clocks.wound(Pace(), 3), at(1000, 0))
    assert (sitting.clocks, sitting.deadline) == ((), None)


def test_the_clock_of_whoever_is_asked_runs() -> None:
    sitting = game_of(BLITZ, at(1000, 0))
    assert [clock.until for clock in sitting.clocks] == [1300, 0, 0]
    assert sitting.deadline == 1300


def test_an_answer_adds_the_increment_to_what_is_left() -> None:
    sitting = clocks.gone_on(BLITZ, game_of(BLITZ, at(1000, 0)), at(1100, 1), answered=0)
    assert [clock.left for clock in sitting.clocks] == [210, 300, 300]
    assert [clock.until for clock in sitting.clocks] == [0, 1400, 0]


def test_who_was_only_passed_over_gets_nothing() -> None:
    sitting = clocks.gone_on(BLITZ, game_of(BLITZ, at(1000, 0, 1)), at(1100, 2), answered=0)
    assert [clock.left for clock in sitting.clocks] == [210, 200, 300]


def test_several_may_owe_an_answer_at_once() -> None:
    sitting = game_of(BLITZ, at(1000, 0, 2))
    assert [clock.until for clock in sitting.clocks] == [1300, 0, 1300]


def test_whoever_goes_on_deciding_gets_no_more_time() -> None:
    sitting = clocks.gone_on(BLITZ, game_of(BLITZ, at(1000, 0)), at(1100, 0), answered=0)
    assert sitting.clocks[0].until == 1300


def test_taking_back_gives_the_increment_back() -> None:
    """Else somebody could move and take back until their clock is full."""
    sitting = game_of(BLITZ, at(1000, 0))
    for now in range(1010, 1100, 10):
        sitting = clocks.gone_on(BLITZ, sitting, at(now, 1), answered=0)
        sitting = clocks.gone_on(BLITZ, clocks.taken_back(sitting, 0), at(now, 0))
    assert sitting.clocks[0].until == 1300
    assert sitting.clocks[1].left == 300


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 50), st.booleans()), max_size=60))
def test_no_time_comes_from_nowhere(turns: list[tuple[int, int, bool]]) -> None:
    """All that is on a clock is what was there, less what ran, and an increment for each answer in force."""
    sitting, now, asked = game_of(BLITZ, at(0, 0)), 0.0, 0
    ran, answers = [0.0] * 3, [0] * 3
    for following, seconds, takes_back in turns:
        now += seconds
        ran[asked] += seconds
        before = asked
        if following != asked:
            sitting = clocks.gone_on(BLITZ, sitting, at(now, following), answered=asked)
            answers[asked] += 1
            asked = following
            if takes_back:
                sitting = clocks.gone_on(BLITZ, clocks.taken_back(sitting, before), at(now, before))
                answers[before] -= 1
                asked = before
        for seat, clock in enumerate(sitting.clocks):
            left = clock.until - now if clock.until else clock.left
            assert left <= BLITZ.start - ran[seat] + BLITZ.increment * answers[seat] + 1e-6 or ran[seat] > BLITZ.start


def test_a_window_gives_everybody_the_same_time() -> None:
    """Nobody's clock tells who is asked in private."""
    sitting = clocks.gone_on(BLITZ, game_of(BLITZ, at(1000, 0)), at(1100, window=True), answered=0)
    assert [clock.until for clock in sitting.clocks] == [0, 0, 0]
    assert (sitting.window, sitting.deadline) == (1100 + WINDOW, 1100 + WINDOW)
    assert clocks.gone_on(BLITZ, sitting, at(1120, 1)).window == 0


def test_who_comes_back_finds_some_time() -> None:
    sitting = clocks.gone_on(BLITZ, game_of(BLITZ, at(1000, 0)), at(1300))
    assert sitting.clocks[0].left == 0
    assert clocks.more_time(BLITZ, sitting, 0, at(2000, 0)).clocks[0].until == 2000 + RETURN


def test_a_turn_a_day_ends_a_day_later_and_does_not_begin_anew_within_the_turn() -> None:
    sitting = game_of(DAILY, at(0, 1), at(50_000, 1))
    assert sitting.clocks[1].until == 86_400


def test_a_turn_does_not_end_while_its_person_sleeps() -> None:
    asked = moment("2026-03-10 23:30")
    sitting = game_of(DAILY, at(asked, 0, 1, quiet={0: BERLIN, 1: None}))
    assert sitting.clocks[0].until == moment("2026-03-12 09:00")
    assert sitting.clocks[1].until == moment("2026-03-11 23:30")


def test_a_window_of_a_slow_table_waits_for_whoever_sleeps_longest() -> None:
    """Whoever has nothing to decide in private must not be told from who has."""
    asked = moment("2026-03-10 23:30")
    sitting = game_of(DAILY, at(asked, window=True, quiet={0: BERLIN, 1: None}))
    assert sitting.window == moment("2026-03-12 09:00")


@pytest.mark.parametrize(
    ("end", "then"),
    [
        ("2026-03-10 21:59", "2026-03-10 21:59"),
        ("2026-03-10 22:00", "2026-03-11 09:00"),
        ("2026-03-11 07:59", "2026-03-11 09:00"),
        ("2026-03-11 08:00", "2026-03-11 08:00"),
        ("2026-03-29 01:30", "2026-03-29 09:00"),  # the clocks are put forward that night
        ("2026-10-25 05:00", "2026-10-25 09:00"),  # and back
    ],
)
def test_quiet_hours_by_the_clock_on_the_wall(end: str, then: str) -> None:
    assert ends_after(moment(end), BERLIN) == moment(then)


@given(
    st.datetimes(datetime(2026, 1, 1), datetime(2027, 12, 31)),
    st.integers(0, 23),
    st.integers(1, 14),
    st.sampled_from(["UTC", "Europe/Berlin", "Asia/Kathmandu", "America/St_Johns", "Pacific/Auckland"]),
)
def test_nobody_is_late_asleep_and_nobody_waits_for_ever(end: datetime, start: int, hours: int, zone: str) -> None:
    quiet = QuietHours(f"{start:02}:00", f"{(start + hours) % 24:02}:00", zone)
    wished = end.replace(tzinfo=UTC).timestamp()
    found = ends_after(wished, quiet)
    assert wished <= found <= wished + (hours + 2) * 3600 + GRACE.total_seconds()
    local = datetime.fromtimestamp(found, ZoneInfo(zone))
    assert not 0 <= (local.hour + local.minute / 60 - start) % 24 < hours


@pytest.mark.parametrize(
    "wrong",
    [
        {"start": "22:00", "end": "08:00", "zone": "Europe/Atlantis"},
        {"start": "22:00", "end": "08:00", "zone": "../../etc/passwd"},
        {"start": "24:00", "end": "08:00", "zone": "UTC"},
        {"start": "08:00", "end": "08:00", "zone": "UTC"},
        {"start": "08:00", "end": "23:00", "zone": "UTC"},
        {"start": "22:00", "end": "08:00"},
    ],
)
def test_quiet_hours_that_cannot_be(wrong: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        convert(wrong, QuietHours)


def test_a_pace_fits_into_its_column() -> None:
    from msgspec import json

    widest = Pace("daily", 86_400, 3_600, 336, "resign", 20_160)
    assert len(json.encode(widest)) <= 200
    assert json.decode(json.encode(replace(widest)), type=Pace) == widest
