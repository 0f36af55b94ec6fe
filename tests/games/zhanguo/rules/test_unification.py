"""The unification action (ZG-UNI)."""

from collections.abc import Callable

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
REGIONS = range(1, 6)
BEIGE, ORANGE, BROWN = 5, 50, 90
"""One card of each colour."""


def laid(t: Builder, seat: int, region: int) -> list[int]:
    """The cards at a region of a player board, the first one first."""
    return [card for card in t.player(seat).cards[3 * (region - 1) : 3 * region] if card]


@rule("ZG-UNI-01")
@pytest.mark.parametrize("region", REGIONS)
def test_a_hand_card_goes_to_any_one_region_of_the_own_board(zhanguo: Table, region: int) -> None:
    t = zhanguo().hand(0, BROWN).play(f"card {BROWN}")
    assert {f"region {each}" for each in REGIONS} <= t.options()
    t.play(f"region {region}")
    assert [laid(t, 0, each) for each in REGIONS] == [[BROWN] if each == region else [] for each in REGIONS]
    assert BROWN not in t.player(0).hand
    assert len(t.player(0).hand) == 5
    assert not any(t.player(1).cards)
    assert len(t.player(1).hand) == 6


@rule("ZG-UNI-01")
def test_a_card_of_another_hand_or_of_a_deck_cannot_be_unified(zhanguo: Table) -> None:
    t = zhanguo().hand(0, BEIGE).hand(1, BROWN)
    assert t.why(f"card {BROWN}") == "ZG-TRN-01"
    assert t.why(f"card {t.g.decks[1][-1]}") == "ZG-TRN-01"


@rule("ZG-UNI-02")
def test_everybody_reads_the_ability_of_a_placed_card(zhanguo: Table) -> None:
    t = zhanguo(3).hand(0, BEIGE).play(f"card {BEIGE}", "region 4")
    for watcher in (0, 1, 2, -1):
        seen = t.g.observe(watcher)["players"]
        assert isinstance(seen, list)
        assert seen[0]["cards"] == [0] * 9 + [BEIGE] + [0] * 5
    unified = t.heard("unified")[0]
    assert (unified.args, unified.heard_by(-1)) == ((BEIGE, 3), True)


@rule("ZG-UNI-03")
def test_a_region_holds_three_cards(zhanguo: Table) -> None:
    t = zhanguo().region(0, 3, cards=[1, 2]).hand(0, BEIGE).play(f"card {BEIGE}", "region 3")
    assert laid(t, 0, 3) == [1, 2, BEIGE]


@rule("ZG-UNI-03", "ZG-UNI-04")
def test_a_fourth_card_is_refused_even_in_a_calm_region(zhanguo: Table) -> None:
    t = zhanguo().region(0, 3, cards=[1, 2, 3], unrest=0).hand(0, BEIGE).play(f"card {BEIGE}")
    assert t.why("region 3") == "ZG-UNI-04"
    assert {f"region {each}" for each in (1, 2, 4, 5)} <= t.options()


@rule("ZG-UNI-05")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_placed_cards_stay_where_they_are_until_the_end_of_the_game(seed: str) -> None:
    t = Builder(4, seed, boards="b")
    chance = seeded(seed)
    before = [[0] * 15 for _ in range(4)]
    placed = 0
    while play_randomly(t.g, chance, 1):
        after = [t.player(seat).cards[:] for seat in range(4)]
        assert all(
            old in (0, new)
            for olds, news in zip(before, after, strict=True)
            for old, new in zip(olds, news, strict=True)
        )
        before, placed = after, sum(1 for cards in after for card in cards if card)
    assert t.g.finished
    assert placed == len(t.heard("unified")) > 20


@rule("ZG-UNI-06")
@pytest.mark.parametrize("card", [BEIGE, ORANGE, BROWN])
@pytest.mark.parametrize("earlier", [(1, 2), (41, 42), (81, 82), (1, 41), (41, 81)])
def test_colours_mix_freely_in_a_region(zhanguo: Table, card: int, earlier: tuple[int, int]) -> None:
    t = zhanguo().region(0, 3, cards=earlier).hand(0, card).play(f"card {card}", "region 3")
    assert laid(t, 0, 3) == [*earlier, card]


@rule("ZG-UNI-07", "ZG-UNI-08", "ZG-UNI-09")
@pytest.mark.parametrize(("earlier", "markers"), [((), 1), ((1,), 2), ((1, 2), 3)])
def test_the_first_second_and_third_card_bring_one_two_and_three_markers(
    zhanguo: Table, earlier: tuple[int, ...], markers: int
) -> None:
    t = zhanguo(4).region(0, 3, cards=earlier).hand(0, BEIGE).play(f"card {BEIGE}", "region 3")
    assert t.player(0).short == [markers, 0, 0]
    assert t.g.short == [12 - markers, 12, 12]
    assert t.player(0).vp == 0


@rule("ZG-UNI-07")
def test_the_count_is_by_region_and_not_by_board(zhanguo: Table) -> None:
    t = zhanguo(4).region(0, 3, cards=[1, 2, 3]).region(0, 5, cards=[4, 6]).hand(0, BEIGE)
    t.play(f"card {BEIGE}", "region 4")
    assert t.player(0).short == [1, 0, 0]


@rule("ZG-UNI-10")
@pytest.mark.parametrize(("card", "colour"), [(BEIGE, 0), (ORANGE, 1), (BROWN, 2)])
@pytest.mark.parametrize("earlier", [(1, 2), (41, 42), (81, 82)])
def test_the_markers_have_the_colour_of_the_card_just_played(
    zhanguo: Table, card: int, colour: int, earlier: tuple[int, int]
) -> None:
    t = zhanguo().region(0, 3, cards=earlier).hand(0, card).play(f"card {card}", "region 3")
    assert t.player(0).short == [3 if each == colour else 0 for each in range(3)]
    assert t.g.short == [3 if each == colour else 6 for each in range(3)]


@rule("ZG-UNI-11")
@pytest.mark.parametrize(("earlier", "missing"), [((), 1), ((1,), 2), ((1, 2), 3)])
def test_each_marker_that_is_not_there_scores_one_point_at_once(
    zhanguo: Table, earlier: tuple[int, ...], missing: int
) -> None:
    t = zhanguo().markers(1, short="orange " * 6).region(0, 3, cards=earlier)
    t.hand(0, ORANGE).play(f"card {ORANGE}", "region 3")
    assert t.player(0).vp == missing
    assert t.player(0).short == [0, 0, 0]
    assert t.g.short[1] == 0
    assert t.player(1).vp == 0
    assert t.player(1).short[1] == 6


@rule("ZG-UNI-12")
@pytest.mark.parametrize("left", [1, 2])
def test_what_is_left_is_taken_and_only_the_rest_scores(zhanguo: Table, left: int) -> None:
    t = zhanguo().markers(1, short="orange " * (6 - left)).region(0, 3, cards=[1, 2])
    t.hand(0, ORANGE).play(f"card {ORANGE}", "region 3")
    assert t.player(0).short == [0, left, 0]
    assert t.g.short[1] == 0
    assert t.player(0).vp == 3 - left


@rule("ZG-UNI-13")
def test_an_empty_supply_forbids_nothing_and_nothing_replaces_the_markers(zhanguo: Table) -> None:
    t = zhanguo().markers(1, short="orange " * 6).hand(0, ORANGE).play(f"card {ORANGE}")
    assert {f"region {each}" for each in REGIONS} <= t.options()
    t.play("region 3")
    assert t.player(0).short == [0, 0, 0]
    assert t.player(0).tall == [0, 0, 0]
    assert t.g.short == [6, 0, 6]
    assert t.g.tall == [1, 1, 1]
    assert t.asks != "ChooseMarker"


@rule("ZG-UNI-14", "ZG-UNI-15", "ZG-UNI-16")
@pytest.mark.parametrize(("earlier", "rise"), [((), 0), ((1,), 1), ((1, 2), 2)])
@pytest.mark.parametrize("unrest", [0, 1, 2])
def test_the_second_card_raises_unrest_by_one_the_third_by_two(
    zhanguo: Table, earlier: tuple[int, ...], rise: int, unrest: int
) -> None:
    t = zhanguo().region(0, 3, cards=earlier, unrest=unrest).hand(0, BEIGE).play(f"card {BEIGE}", "region 3")
    assert t.player(0).unrest == [0, 0, unrest + rise, 0, 0]
    assert [event.args for event in t.heard("unrest-up")] == ([(2, rise)] if rise else [])


@rule("ZG-UNI-17")
@pytest.mark.parametrize(
    ("region", "earlier", "unrest", "legal"),
    [
        (2, (), 2, True),  # a first card is quiet, even with the cube on the last of two cells
        (2, (1,), 1, True),
        (2, (1,), 2, False),
        (2, (1, 2), 0, True),
        (2, (1, 2), 1, False),
        (3, (1,), 4, False),  # a track of four
        (3, (1, 2), 2, True),
        (3, (1, 2), 3, False),
    ],
)
def test_no_card_lifts_unrest_above_the_track(
    zhanguo: Table, region: int, earlier: tuple[int, ...], unrest: int, legal: bool
) -> None:
    t = zhanguo().region(0, region, cards=earlier, unrest=unrest).hand(0, BEIGE).play(f"card {BEIGE}")
    assert t.why(f"region {region}") == (None if legal else "ZG-UNI-17")


@rule("ZG-UNI-18")
@pytest.mark.parametrize("region", [1, 4])
def test_unification_leaves_the_court_alone_and_wakes_no_ability(zhanguo: Table, region: int) -> None:
    t = zhanguo().clear_officials(0).court(60)
    for trigger in (0, 1, 2, 4, 5):
        t.region(0, 1 + trigger % 5, cards=[t.a_card(trigger)])
    t.player(0).board = 4  # B side: abilities after HIRE and GOVERNOR
    t.hand(0, BEIGE).play(f"card {BEIGE}", f"region {region}")
    assert laid(t, 0, region)[-1] == BEIGE
    assert t.g.court == [60]
    assert (t.asks, t.seat) == ("PlayCard", 1)
    assert not t.g.waiting
    assert not t.heard("activated")
    assert not t.heard("ability")
    assert not t.heard("court")


@rule("ZG-UNI-19")
def test_example_a_brown_card_first_in_region_2(zhanguo: Table) -> None:
    t = zhanguo(4).hand(0, BROWN).play(f"card {BROWN}", "region 2")
    assert laid(t, 0, 2) == [BROWN]
    assert t.player(0).short == [0, 0, 1]
    assert t.player(0).unrest == [0, 0, 0, 0, 0]


@rule("ZG-UNI-20")
def test_example_an_orange_card_third_in_region_4(zhanguo: Table) -> None:
    t = zhanguo(4).region(0, 4, cards=[1, 81], unrest=1).hand(0, ORANGE).play(f"card {ORANGE}", "region 4")
    assert t.player(0).unrest == [0, 0, 0, 3, 0]
    assert t.player(0).short == [0, 3, 0]


@rule("ZG-UNI-21")
def test_example_a_third_card_would_lift_unrest_from_2_to_4_on_a_track_of_3(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, cards=[1, 81], unrest=2).hand(0, ORANGE).play(f"card {ORANGE}")
    assert t.g.board_of(0).unrest_cells[0] == 3
    assert t.why("region 1") == "ZG-UNI-17"
