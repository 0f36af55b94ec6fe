"""Five players (GWX-5P): the board, the pieces, the cards of the set, and a game of four years."""

from collections.abc import Callable, Iterator

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.setup import ARCHERS, HORSEMEN, OFFICIALS, SPEARMEN
from teahouse.games.great_wall.rules.words import ORDERS, SET_BASE, SET_COOP, SET_FIFTH_PLAYER, SETS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.property.watched import watch

Table = Callable[..., Builder]
SETS_OF_FIVE = {SET_BASE, SET_FIFTH_PLAYER}


def games(mode: str = "competitive") -> Iterator[Builder]:
    for seed in range(12):
        yield Builder(5, seed=f"five {seed}", raw=True, mode=mode)


def dealt(t: Builder, what: str) -> list[int]:
    return [card for clan in t.g.clans for card in getattr(clan, what)]


# -- the set ---------------------------------------------------------------------------------


@rule("GWX-5P-01", "GWX-5P-23")
def test_the_set_has_four_generals_tactics_and_advisors_and_six_orders() -> None:
    content = load()
    for pile in (content.box.generals, content.box.tactics, content.box.advisors):
        assert len([card for card in pile if card.card_set == SET_FIFTH_PLAYER]) == 4
    generals = [entry for entry in content.names.generals if entry.set == SETS[SET_FIFTH_PLAYER]]
    tactics = [entry for entry in content.names.tactics if entry.set == SETS[SET_FIFTH_PLAYER]]
    names = [entry.name for entry in generals] + [entry.name for entry in tactics]
    assert len({name.en for name in names}) == len({name.of("ru") for name in names}) == 8


@rule("GWX-5P-02")
def test_the_fifth_colour_has_the_same_six_orders(great_wall: Table) -> None:
    t = great_wall(seats=5)
    assert [clan.orders for clan in t.g.clans] == [list(range(len(ORDERS)))] * 5
    t.run("choose_orders")
    for order in ORDERS:
        assert t.why(f"order {order}", seat=4) is None


@rule("GWX-5P-03")
def test_the_fifth_colour_has_as_many_pieces_as_the_others(great_wall: Table) -> None:
    t = great_wall(seats=5, raw=True)
    fifth = t.clan(4)
    assert fifth.supply == [SPEARMEN, ARCHERS, HORSEMEN, 0] == [10, 4, 2, 0]
    assert fifth.officials + fifth.pool == OFFICIALS == 8
    assert (fifth.honor, t.g.tea.count(4)) == (0, 1)
    assert t.g.observe(0)["clans"][4]["resources"] == []  # type: ignore[index]


@rule("GWX-5P-04")
@pytest.mark.parametrize("eager", [True, False])
def test_five_play_by_the_rules_of_four_to_the_end(eager: bool) -> None:
    for seed in range(4):
        assert watch(5, f"five {seed}", every=5, eager=eager) > 50


# -- the board -------------------------------------------------------------------------------


@rule("GWX-5P-05")
def test_the_side_for_four_and_five_lies_up(great_wall: Table) -> None:
    t = great_wall(seats=5, raw=True)
    assert t.g.printed() is t.box.sides[1]
    assert great_wall(seats=4, raw=True).g.side == t.g.observe(0)["side"] == 1


@rule("GWX-5P-06", "GWX-5P-08")
def test_time_starts_on_the_second_of_five_spaces(great_wall: Table) -> None:
    assert len(great_wall(seats=5).g.printed().invasion) == 5
    assert [great_wall(seats=seats, raw=True).g.time for seats in (4, 5)] == [0, 1]


@rule("GWX-5P-07")
def test_the_game_lasts_four_years(great_wall: Table) -> None:
    for seats, years in ((4, 5), (5, 4)):
        t = great_wall(seats=seats)
        lasted = 0
        while not t.g.finished:
            lasted += 1
            assert t.g.year == lasted
            t.g.open, t.g.agenda = [], []
            t.run("check_end")
        assert (lasted, t.g.end_reasons) == (years, 4)


@rule("GWX-5P-09")
def test_five_hordes_lie_out_three_in_front_and_two_by_pointer() -> None:
    for t in games():
        laid = [event.args for event in t.heard("horde")]
        assert [section for _, section in laid[:3]] == [0, 1, 2]
        # the pointer is on the card that is then next: the fourth horde's is the fifth card, and so on
        following = [*[card for card, _ in laid[4:]], t.g.horde_deck[-1]]
        assert [section for _, section in laid[3:]] == [card % 3 for card in following]
        assert len(laid) == 5


@rule("GWX-5P-10")
def test_both_may_go_to_the_same_section() -> None:
    rows = {tuple(len(hordes) for hordes in t.g.field) for t in games()}
    assert all(sum(each) == 5 for each in rows)
    assert any(3 in each for each in rows)
    assert any(3 not in each for each in rows)


@rule("GWX-5P-14", "GWX-5P-15")
def test_each_player_puts_four_officials_into_the_pool_and_keeps_four(great_wall: Table) -> None:
    t = great_wall(seats=5, raw=True)
    assert [(clan.pool, clan.officials) for clan in t.g.clans] == [(4, 4)] * 5
    assert [clan.pool for clan in great_wall(seats=4, raw=True).g.clans] == [3] * 4


@rule("GWX-5P-16")
def test_the_fifth_cell_of_the_order_track_is_for_five_only(great_wall: Table) -> None:
    for seats, refusal in ((4, "GW-AUT-05"), (5, None)):
        t = great_wall(seats=seats).run("choose_orders")
        for seat in range(seats):
            t.play("order economy", seat=seat)
        t.run("fill_order_track")
        assert t.why("order-cell 5") == refusal
        assert len(t.g.order_track) == seats


@rule("GWX-5P-17")
def test_the_shame_supply_starts_with_all_fifty_tokens(great_wall: Table) -> None:
    assert great_wall(seats=5, raw=True).g.shame_supply == 50


@rule("GWX-5P-18")
def test_a_pillage_removes_five(great_wall: Table) -> None:
    t = great_wall(seats=5)
    for section in ("left", "middle", "right"):
        for name in ("outriders", "foragers", "keshig"):
            t.horde(section, f"{name}_{section}")
    t.run("lay_out_horde")
    assert (t.g.shame_supply, t.g.shame_box) == (45, 5)


@rule("GWX-5P-19")
def test_three_finished_sections_end_the_game(great_wall: Table) -> None:
    for levels, reasons in (((3, 3, 2), 0), ((3, 3, 3), 1)):
        t = great_wall(seats=5).walls(*levels)
        t.run("check_end")
        assert t.g.end_reasons == reasons


# -- the cards -------------------------------------------------------------------------------


@rule("GWX-5P-11")
def test_twenty_four_tactics(great_wall: Table) -> None:
    t = great_wall(seats=5, raw=True)
    assert len(t.g.tactic_deck) == 24
    assert {t.box.tactics[card].card_set for card in t.g.tactic_deck} == SETS_OF_FIVE


@rule("GWX-5P-12")
def test_two_generals_each_out_of_seventeen() -> None:
    met: set[int] = set()
    for t in games():
        assert [len(clan.generals) for clan in t.g.clans] == [2] * 5
        met |= set(dealt(t, "generals"))
    assert {kind().box.generals[card].card_set for card in met} == SETS_OF_FIVE
    assert len(met) == 17


@rule("GWX-5P-13")
def test_two_advisors_each_out_of_forty_eight(great_wall: Table) -> None:
    t = great_wall(seats=5, raw=True)
    assert [len(clan.dealt) for clan in t.g.clans] == [2] * 5
    advisors = t.g.advisor_deck + dealt(t, "dealt")
    assert len(set(advisors)) == len(advisors) == 48
    assert {t.box.advisors[card].card_set for card in advisors} == SETS_OF_FIVE


@rule("GWX-5P-22")
@pytest.mark.parametrize("seats", [3, 4])
def test_fewer_players_leave_the_set_in_the_box(seats: int) -> None:
    for seed in range(8):
        t = Builder(seats, seed=f"few {seed}", raw=True)
        piles = (
            (t.box.generals, dealt(t, "generals")),
            (t.box.tactics, t.g.tactic_deck),
            (t.box.advisors, t.g.advisor_deck + dealt(t, "dealt")),
        )
        for box, cards in piles:
            assert {box[card].card_set for card in cards} == {SET_BASE}


# -- together --------------------------------------------------------------------------------


@rule("GWX-5P-20")
def test_five_need_nine_edicts_together(great_wall: Table) -> None:
    for fulfilled, won in ((8, False), (9, True)):
        t = great_wall(seats=5, mode="cooperative")
        assert t.g.court is not None
        t.g.court.fulfilled = list(range(fulfilled))
        t.run("check_edicts")
        assert t.g.finished == t.g.court.won == won


@rule("GWX-5P-21")
def test_six_hordes_lie_out_when_five_play_together() -> None:
    for t in games(mode="cooperative"):
        assert len(t.heard("horde")) + len(t.heard("pillage")) == 6
        assert {t.g.horde_type(card).card_set for card in t.g.horde_deck} == {SET_COOP}
        assert broken_laws(t.g) == []
