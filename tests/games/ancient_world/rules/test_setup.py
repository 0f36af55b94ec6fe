"""What lies in the box and on the table before the first round (AW-CMP, AW-SET)."""

from collections.abc import Callable
from typing import Any

import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.games.ancient_world.loading import load
from teahouse.games.ancient_world.rules.properties import army_limit, free_spaces, symbols
from teahouse.games.ancient_world.rules.words import DECK_A, DECK_B, P_COIN, P_FOOD
from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder, kind

Table = Callable[..., Builder]


def seen_by(t: Builder, seat: int) -> dict[str, Any]:
    """The whole table as a seat sees it; -1 is a spectator."""
    return t.g.observe(seat)


# -- pieces --------------------------------------------------------------------------------


@rule("AW-CMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_may_play(seats: int) -> None:
    seen = kind().start(seats, {}, "table").observe(0)
    assert seen["seats"] == seats


@rule("AW-CMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(TeahouseError, match=f"2, 3, 4 players, not for {seats}"):
        kind().start(seats, {}, "table")


@rule("AW-CMP-02")
def test_all_sit_round_one_game_board_each_with_a_player_board(ancient_world: Table) -> None:
    t = ancient_world(seats=4).place(1, "cell work").place(2, "cell work")
    boards = [seen_by(t, seat) for seat in range(4)]
    for part in ("cells", "row", "army_row", "titans", "provinces"):
        assert all(board[part] == boards[0][part] for board in boards), part
    assert t.on_cell("work") == [1, 2]
    assert len(boards[0]["players"]) == 4


@rule("AW-CMP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_board_shows_a_capital(seats: int) -> None:
    """Each gives its own player a food, four spaces, five coins a round and two armies, whatever the others do."""
    box = load().box
    for seat in range(seats):
        t = Builder(seats, box=box).raze(seat).no_armies(seat)
        assert (free_spaces(t.g, seat), army_limit(t.g, seat), symbols(t.g, seat, P_FOOD)) == (4, 2, 1)
        assert symbols(t.g, seat, P_COIN) == 5
        coins = t.player(seat).coins
        t.end_round()
        assert t.player(seat).coins == coins + 5
    assert len(Builder(seats, box=box).g.players) == seats


@rule("AW-CMP-02")
def test_there_is_one_game_board(ancient_world: Table) -> None:
    """What one player does on it all see, and it is gone for all."""
    t = ancient_world(seats=4).purse(0, 9).row("smithy", "crane").place(1, "cell build", "empire smithy")
    t.place(2, "cell recruit")
    for seat in (-1, 0, 1, 2, 3):
        board = seen_by(t, seat)
        assert t.names("empire", board["row"]) == "crane"
        assert [len(citizens) for citizens in board["cells"]].count(1) == 2
        assert len(board["players"]) == 4


@rule("AW-CMP-03")
def test_the_one_token_changes_hands_and_shows_its_hand(ancient_world: Table) -> None:
    t = ancient_world(seats=3).turn(2)
    assert [seen_by(t, seat)["first"] for seat in range(3)] == [0, 0, 0]
    assert seen_by(t, 0)["hand_up"] is False
    t.place(1, "cell restore")
    assert [seen_by(t, seat)["first"] for seat in range(3)] == [2, 2, 2]
    assert seen_by(t, 0)["hand_up"] is True


@rule("AW-CMP-18")
def test_coins_and_knowledge_do_not_end_with_the_tokens(ancient_world: Table) -> None:
    tokens = load().names.tokens
    t = ancient_world().purse(0, tokens.coins, tokens.knowledge).purse(1, tokens.coins, tokens.knowledge)
    t.place(1, "cell work").place(1, "cell learn")
    assert t.player(0).coins == tokens.coins + 2
    assert t.player(1).knowledge == tokens.knowledge + 1


# -- the board -----------------------------------------------------------------------------


@rule("AW-SET-02", "AW-SET-12", "AW-SET-13", "AW-SET-19")
def test_what_players_do_not_receive_waits_in_the_supply(ancient_world: Table) -> None:
    t = ancient_world(seats=3)
    for player in t.g.players:
        assert (player.home, player.supply, player.hungry) == ([1, 2, 3], [4, 5], [])
        assert player.knowledge == 0
    assert t.player(0).coins == 6
    t.place(1, "cell work").play("pass").purse(2, 9).place(1, "cell learn")
    assert (t.player(0).coins, t.player(2).knowledge) == (8, 1)


@rule("AW-SET-13")
def test_everybody_begins_with_three_citizens(ancient_world: Table) -> None:
    t = ancient_world(seats=3)
    assert t.why("citizen 4") == "AW-PLC-01"
    assert t.why("citizen 3") is None


@rule("AW-SET-03")
def test_the_marker_lies_left_of_the_track_while_the_rows_are_dealt(ancient_world: Table) -> None:
    box = load().box
    box.round_deck[0] = DECK_B
    t = ancient_world(box=box)
    assert {box.empire[card].deck for card in t.g.row} == {DECK_B}
    kinds = [event.kind for event in t.g.events]
    assert kinds.index("round") > max(kinds.index("row"), kinds.index("army-row"))
    assert seen_by(t, 0)["round"] == 1


@rule("AW-SET-04")
def test_provinces_are_shuffled_and_the_top_one_lies_open(ancient_world: Table) -> None:
    games = [ancient_world(seed=f"provinces {seed}") for seed in range(5)]
    assert len({tuple(t.g.province_deck) for t in games}) == 5
    for t in games:
        assert sorted(t.g.province_deck) == list(range(1, 12))
        for seat in (-1, 0, 1):
            assert seen_by(t, seat)["provinces"] == [t.g.province_deck[-1]]
            assert seen_by(t, seat)["province_deck"] == 11


@rule("AW-SET-05")
def test_titans_are_shuffled_by_stars_and_three_lie_open(ancient_world: Table) -> None:
    games = [ancient_world(seed=f"titans {seed}") for seed in range(5)]
    for stars in (1, 2, 3):
        decks = [t.g.titan_decks[stars - 1] for t in games]
        assert len({tuple(deck) for deck in decks}) > 2
        printed = [number for number, titan in enumerate(games[0].kind.box.titans) if titan.stars == stars]
        assert all(sorted(deck) == printed for deck in decks)
    for t in games:
        assert seen_by(t, -1)["titans"] == [deck[-1] for deck in t.g.titan_decks]
        assert seen_by(t, 0)["titan_decks"] == [len(deck) for deck in t.g.titan_decks]


@rule("AW-SET-06", "AW-SET-07")
def test_two_cells_are_covered_at_the_start_and_no_others(ancient_world: Table) -> None:
    t = ancient_world().row("watchtower").army_row("hill_archers").play("citizen 1")
    assert t.why("cell explore") == t.why("cell grow") == "AW-PLC-11"
    open_cells = {"work", "build", "serve", "expand", "learn", "restore", "recruit"}
    assert {word for word in t.options() if word.startswith("cell")} == {f"cell {cell}" for cell in open_cells}


@rule("AW-SET-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_army_cards_as_players_lie_open(ancient_world: Table, seats: int) -> None:
    games = [ancient_world(seats=seats, seed=f"armies {seed}") for seed in range(4)]
    for t in games:
        assert len(seen_by(t, -1)["army_row"]) == seats
        assert sorted(t.g.army_row + t.g.army_deck) == list(range(1, 26))
        assert t.g.army_discard == []
    assert len({tuple(t.g.army_row) for t in games}) == len({tuple(t.g.army_deck) for t in games}) == 4


@rule("AW-SET-09", "AW-SET-10")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_the_empire_row_holds_a_cards_and_deck_b_waits(ancient_world: Table, seats: int, cards: int) -> None:
    games = [ancient_world(seats=seats, seed=f"empire {seed}") for seed in range(4)]
    for t in games:
        assert len(t.g.row) == cards
        assert sorted(t.g.row + t.g.decks[DECK_A]) == list(range(1, 46))
        assert sorted(t.g.decks[DECK_B]) == list(range(46, 93))
    for orders in ([t.g.row for t in games], [t.g.decks[DECK_A] for t in games], [t.g.decks[DECK_B] for t in games]):
        assert len({tuple(order) for order in orders}) == 4


# -- the players ---------------------------------------------------------------------------


@rule("AW-SET-11", "AW-SET-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_the_starting_cards_and_the_other_copies_are_in_the_box(
    ancient_world: Table, seats: int
) -> None:
    t = ancient_world(seats=seats)
    assert len(t.g.players) == seats
    for seat, player in enumerate(t.g.players):
        assert t.face_up(seat) == "fishing_spot wheat_fields"
        assert t.names("army", [army.card for army in player.armies]) == "city_guard militia"
        assert [(army.scroll, army.picture, army.disbanded) for army in player.armies] == [(0, 0, [])] * 2
    empire = [building.card for player in t.g.players for building in player.city]
    assert len(set(empire)) == 2 * seats
    piles = [*t.g.decks, *t.g.discards, t.g.row, t.g.army_deck, t.g.army_row]
    assert sum(len(pile) for pile in piles) == 45 + 47 + 25


@rule("AW-SET-12", "AW-SET-16", "AW-SET-17")
@pytest.mark.parametrize(
    ("first", "coins"),
    [("seat_1", [6, 7]), ("seat_2", [7, 6]), ("seat_1", [6, 7, 8]), ("seat_3", [7, 8, 6]),
     ("seat_1", [6, 7, 8, 8]), ("seat_2", [8, 6, 7, 8])],
)  # fmt: skip
def test_later_players_begin_with_more_coins(ancient_world: Table, first: str, coins: list[int]) -> None:
    t = ancient_world(seats=len(coins), first_player=first)
    assert [player.coins for player in t.g.players] == coins


@rule("AW-SET-14", "AW-SET-15")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_names_the_first_player_who_gets_the_token(ancient_world: Table, seat: int) -> None:
    t = ancient_world(seats=3, first_player=f"seat_{seat + 1}")
    assert t.g.first == seat
    assert (t.asks, t.seat) == ("TakeTurn", seat)


@rule("AW-SET-15")
def test_else_chance_names_the_first_player(ancient_world: Table) -> None:
    assert kind().complete({})["first_player"] == "random"
    games = [ancient_world(seats=4, first_player="random", seed=f"first {seed}") for seed in range(30)]
    assert {t.seat for t in games} == {0, 1, 2, 3}
    assert all(t.g.first == t.seat for t in games)


@rule("AW-SET-15")
def test_a_seat_nobody_sits_on_cannot_begin() -> None:
    chosen = kind().complete({"first_player": "seat_3"})
    assert (kind().impossible(2, chosen), kind().impossible(3, chosen)) == ("AW-SET-15", None)
    with pytest.raises(TeahouseError, match="AW-SET-15"):
        kind().start(2, {"first_player": "seat_3"}, "table")


@rule("AW-SET-20")
def test_the_token_lies_hand_side_down_so_anybody_can_take_it(ancient_world: Table) -> None:
    t = ancient_world()
    assert seen_by(t, 1)["hand_up"] is False
    t.play("pass").place(1, "cell restore")
    assert t.g.first == 1


@rule("AW-SET-21", "AW-SET-22", "AW-SET-23")
def test_every_card_goes_to_its_side_of_the_player_board(ancient_world: Table) -> None:
    t = ancient_world().at_round(2).turn(1).play("pass").citizens(0, "1 2 3 4").purse(0, 20, 2)
    t.row("smithy", "mint", "market_stalls").army_row("hill_archers").province_deck("river_delta")
    t.titan("marsh_lurker").army(0, "militia", disbanded="old_campaigners shield_wall").dice("blank")
    t.fight("marsh_lurker", "militia").place(1, "cell build", "empire smithy").place(2, "cell explore", "empire mint")
    t.place(3, "cell expand", "pay coin").place(4, "cell recruit", "army hill_archers", "army city_guard")
    board = seen_by(t, 1)["players"][0]
    left = [army["card"] for army in board["armies"]]
    assert t.names("army", left) == "hill_archers militia"
    assert t.names("empire", board["reserve"]) == "mint"
    assert t.names("empire", [building["card"] for building in board["city"]]) == "fishing_spot wheat_fields smithy"
    assert t.names("province", board["provinces"]) == "river_delta"
    assert t.names("titan", board["titans"]) == "marsh_lurker"


# -- the capital ---------------------------------------------------------------------------


@rule("AW-SET-24", "AW-SET-26")
def test_the_capital_feeds_one_citizen_and_brings_five_coins(ancient_world: Table) -> None:
    t = ancient_world().raze(0).citizens(0, "1 2").end_round()
    assert t.asks == "ChooseHungry"
    assert t.food() == (1, 2)
    assert t.player(0).coins == 6 + 5
    t.play("citizen 1")
    assert (t.player(0).home, t.player(0).hungry) == ([2], [1])


@rule("AW-SET-25", "AW-SET-28")
def test_the_starting_cards_leave_two_of_four_spaces(ancient_world: Table) -> None:
    t = ancient_world(buying="must").row("watchtower", "smithy", "bridge").purse(0, 20).turn(1).play("pass")
    t.place(1, "cell build", "empire watchtower").place(2, "cell build", "empire smithy").play("citizen 3")
    assert t.why("cell build") == "AW-BLD-06"
    assert len(t.player(0).city) == 4


@rule("AW-SET-27", "AW-SET-29")
def test_the_starting_armies_fill_the_limit_of_two(ancient_world: Table) -> None:
    t = ancient_world().army_row("hill_archers").place(1, "cell recruit", "army hill_archers")
    assert t.why("new-army") == "AW-REC-10"
    assert t.lack("new-army") == ("army-limit", 2, 3)


@rule("AW-SET-30", "AW-XPL-02")
def test_only_decks_and_cards_put_aside_are_hidden(ancient_world: Table) -> None:
    t = ancient_world().purse(1, 3, 4).reserve(1, "smithy").lost(1, "barracks").army(1, "militia", picture=2)
    t.citizens(1, "2 4", "5").titans(1, "tide_wolf").provinces(1, "high_pass")
    own, other = seen_by(t, 1)["players"][1], seen_by(t, 0)["players"][1]
    assert {part for part in own if own[part] != other[part]} == {"reserve"}
    assert (t.names("empire", own["reserve"]), other["reserve"]) == ("smithy", [0])
    assert (other["coins"], other["knowledge"], other["home"], other["hungry"]) == (3, 4, [2, 4], [5])
    for pile in ("decks", "army_deck", "titan_decks", "province_deck"):
        assert seen_by(t, 0)[pile] == seen_by(t, 1)[pile], pile
    assert seen_by(t, 0)["decks"] == [len(deck) for deck in t.g.decks]
