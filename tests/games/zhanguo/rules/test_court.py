"""Court actions in general (ZG-CRT)."""

from collections.abc import Callable

import pytest

from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.rules.names import HIRE, RECRUIT, VP
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder

Table = Callable[..., Builder]
ACTIONS = ("wall", "palace", "recruit", "reassign", "hire", "governor")
ALL_ACTIONS = {f"action {action}" for action in ACTIONS}


def able(t: Builder, seat: int = 0) -> Builder:
    """A seat that can perform each of the six actions."""
    t.clear_officials(seat).region(seat, 1, workers=3, governor="red grey white", working="red")
    return t.region(seat, 2, workers=2, governor="red")


def court_actions(t: Builder) -> set[str]:
    return {word for word in t.options() if word.startswith("action ")}


@rule("ZG-CRT-01")
def test_cards_lie_face_up_in_one_pile_the_latest_on_top(zhanguo: Table) -> None:
    t = zhanguo(3)
    played = []
    for seat in range(3):
        card = t.player(seat).hand[0]
        t.play(f"card {card}", "action hire", "official white", "region 5").finish_turn()
        played.append(card)
        assert card not in t.player(seat).hand
        for watcher in (0, 1, 2, -1):
            assert t.g.observe(watcher)["court"] == played
    assert [event.args[0] for event in t.heard("court")] == played


@rule("ZG-CRT-02")
def test_the_player_must_perform_one_of_six_actions(zhanguo: Table) -> None:
    t = able(zhanguo()).hand(0, 40).play("card 40")
    assert court_actions(t) == ALL_ACTIONS
    assert not {"pass", "done"} & t.options()
    assert t.why("pass") == t.why("done") == "ZG-TRN-02"


@rule("ZG-CRT-02", "ZG-CRT-05")
@pytest.mark.parametrize(
    ("action", "question", "clause"),
    [
        ("wall", "WallCell", "ZG-WAL-01"),
        ("palace", "PalaceRegion", "ZG-PAL-01"),
        ("recruit", "RecruitRegion", "ZG-REC-01"),
        ("reassign", "Reassign", "ZG-REA-01"),
        ("hire", "HireColour", "ZG-HIR-01"),
        ("governor", "AppointRegion", "ZG-GOV-01"),
    ],
)
def test_the_chosen_action_is_performed_and_cannot_be_declined(
    zhanguo: Table, action: str, question: str, clause: str
) -> None:
    t = able(zhanguo()).hand(0, 40).play("card 40", f"action {action}")
    assert (t.asks, t.seat) == (question, 0)
    assert not {"pass", "done"} & t.options()
    assert t.why("pass") == t.why("done") == clause
    assert t.why("action hire") == clause, "nor exchanged for another"


@rule("ZG-CRT-05")
def test_a_free_move_cannot_take_the_governors_payment_away(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor="red red grey white").hand(0, 40)
    t.play("card 40", "action governor", "free 3.red")
    assert t.why("free 3.red") == t.why("free 3.white") == "ZG-CRT-05"
    t.region(0, 4, governor="red grey white").play("free 3.white")
    assert t.why("free 4.white") == "ZG-CRT-05"
    assert t.options() == {"region 4"}


@rule("ZG-CRT-03")
@pytest.mark.parametrize("card", [1, 7, 40, 44, 62, 80, 83, 96, 120])
@pytest.mark.parametrize("under", [None, 2, 61, 119])
def test_any_card_allows_any_action(zhanguo: Table, card: int, under: int | None) -> None:
    t = able(zhanguo()).hand(0, card)
    if under is not None:
        t.court(under)
    assert court_actions(t.play(f"card {card}")) == ALL_ACTIONS


@rule("ZG-CRT-03")
@pytest.mark.parametrize("card", [1, 7, 40, 44, 62, 80, 83, 96, 120])
def test_no_card_opens_an_action_that_is_closed_to_others(zhanguo: Table, card: int) -> None:
    t = zhanguo().hand(0, card).play(f"card {card}")
    verdicts = [t.why(f"action {action}") for action in ACTIONS]
    assert verdicts == ["ZG-WAL-13", "ZG-PAL-02", "ZG-REC-04", None, None, "ZG-GOV-04"]


@rule("ZG-CRT-04")
@pytest.mark.parametrize(
    ("action", "clause"),
    [("wall", "ZG-WAL-13"), ("palace", "ZG-PAL-02"), ("recruit", "ZG-REC-04"), ("governor", "ZG-GOV-04")],
)
def test_an_action_that_cannot_be_performed_cannot_be_chosen(zhanguo: Table, action: str, clause: str) -> None:
    t = zhanguo().hand(0, 40).play("card 40")
    assert court_actions(t) == {"action hire", "action reassign"}
    assert t.why(f"action {action}") == clause


@rule("ZG-CRT-04")
def test_without_officials_on_the_board_or_in_supply_one_action_less(zhanguo: Table) -> None:
    t = able(zhanguo()).hand(0, 40).play("card 40")
    t.clear_officials(0)
    assert t.why("action reassign") == "ZG-REA-11"
    t.region(0, 5, governor=" ".join(["red grey white"] * 5))
    assert t.why("action hire") == "ZG-HIR-04"
    assert t.why("action reassign") is None


@rule("ZG-CRT-06")
def test_the_free_move_comes_first_and_then_the_action_is_judged(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, governor="red").hand(0, 40).play("card 40")
    assert t.why("action recruit") == "ZG-REC-04"
    t.play("free 3.red")
    assert t.why("action recruit") is None
    t.play("action recruit", "region 3")
    assert t.player(0).workers == [0, 0, 1, 0, 0]


@rule("ZG-CRT-06")
def test_an_action_that_can_be_paid_in_part_only_changes_nothing(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).region(0, 3, workers=2, governor="red grey").hand(0, 40).play("card 40")
    assert t.why("action palace") == "ZG-PAL-03", "the third worker is missing"
    assert t.why("action governor") == "ZG-GOV-04", "the third official is missing"
    assert t.player(0).workers == [0, 0, 2, 0, 0]
    assert t.officials(0, 3) == ("red grey", "")
    assert t.g.court == []
    assert 40 in t.player(0).hand
    assert not t.heard("court")
    t.region(0, 5, workers=1).region(0, 3, governor="white")
    assert t.why("action palace") is None
    assert t.why("action governor") is None


@rule("ZG-CRT-06")
def test_a_wall_on_three_bars_must_be_payable_in_full(zhanguo: Table) -> None:
    t = zhanguo().region(0, 1, workers=5).region(0, 2, workers=1).hand(0, 40).play("card 40", "action wall")
    assert t.why("cell gold_1.2") is None
    assert t.why("cell gold_1.3") == "ZG-WAL-13"
    assert t.player(0).workers == [5, 1, 0, 0, 0]
    assert t.player(0).walls == 5


@rule("ZG-CRT-07")
def test_the_pile_is_never_cleared_not_even_between_rounds() -> None:
    t = Builder(4, "pile")
    chance = seeded("pile")
    pile: list[int] = []
    rounds = set()
    while play_randomly(t.g, chance, 1):
        assert t.g.court[: len(pile)] == pile
        pile = t.g.court[:]
        rounds.add(t.g.round)
    assert t.g.finished
    assert rounds == {0, 1, 2, 3, 4}
    assert pile == [event.args[0] for event in t.heard("court")]


@rule("ZG-CRT-08")
def test_the_same_action_may_be_chosen_again_and_again_by_anybody(zhanguo: Table) -> None:
    t = zhanguo()
    for _ in range(6):
        for seat in range(2):
            assert t.seat == seat
            card = t.player(seat).hand[0]
            colour = ("red", "grey", "white")[len(t.player(seat).hand) % 3]
            t.play(f"card {card}", "action hire", f"official {colour}", "region 4").finish_turn()
    assert [event.args[1] for event in t.heard("court")] == [4] * 12
    assert [t.player(seat).officials_governing(3) for seat in range(2)] == [6, 6]


@rule("ZG-CRT-09")
@pytest.mark.parametrize(
    ("pile", "suits"), [((20, 100), False), ((100, 20), True), ((20, 21, 100), False), ((100, 101, 20), True)]
)
def test_only_the_card_directly_under_the_played_one_counts_for_higher(
    zhanguo: Table, pile: tuple[int, ...], suits: bool
) -> None:
    t = zhanguo().hand(0, 60).court(*pile)
    card = t.a_card(RECRUIT, VP)
    t.region(0, 3, working="red", cards=[card]).play("card 60", "action recruit", "region 3")
    assert (t.asks == "Activate" and f"card {card}" in t.options()) == suits


@rule("ZG-CRT-09")
@pytest.mark.parametrize(("pile", "suits"), [((20, 100), True), ((100, 20), False)])
def test_only_the_card_directly_under_the_played_one_counts_for_lower(
    zhanguo: Table, pile: tuple[int, ...], suits: bool
) -> None:
    t = zhanguo().hand(0, 60).court(*pile)
    card = t.a_card(HIRE, VP)
    t.region(0, 3, cards=[card]).play("card 60", "action hire", "official red", "region 2")
    assert (t.asks == "Activate" and f"card {card}" in t.options()) == suits
