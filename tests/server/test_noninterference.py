"""No tells: whatever others hold, one hears the same messages in the same order, with the same versions and pauses."""

from typing import Final

from tests.server.two_worlds import compared

SetUp = tuple[str, int, dict[str, str]]
SAMPLE: Final[list[SetUp]] = [
    ("great_wall", 3, {}),
    ("zhanguo", 3, {"draft": "on"}),
    ("ancient_world", 2, {}),
]


def test_two_worlds_that_differ_only_in_hidden_things_are_told_alike() -> None:
    found = compared(SAMPLE, "alike")
    assert found.tells == {}
    assert found.worlds > 30
    assert found.messages > 200


def test_where_only_those_who_can_react_are_asked_it_shows() -> None:
    """As tables of earlier releases do: the comparison notices it."""
    assert sum(compared(SAMPLE[:1], "alike", windows=False).tells.values()) > 3
