"""The laws that hold of every position (ZG-INV): each of them notices when it is broken."""

from collections.abc import Callable

import pytest

from teahouse.games.zhanguo.rules.laws import broken_laws
from teahouse.ledger import rule
from tests.games.zhanguo.builder import Builder
from tests.games.zhanguo.property.watched import SETUPS, Watched

Table = Callable[..., Builder]
Spoil = Callable[[Builder], object]


def laws(t: Builder) -> list[str]:
    """The clauses a position breaks, each once."""
    return sorted({sentence.split(":")[0] for sentence in broken_laws(t.g)})


def rich(zhanguo: Table, seats: int = 2) -> Builder:
    """A position with something of everything on the table."""
    t = zhanguo(seats).region(0, 2, governor="red", working="grey white", workers=2, unrest=1, cards=[1, 41])
    t.place(0, "governor", "1.1", "3").place(1, "palace", "4", "4").place(1, "wall", "gold_1.1").court(120, 5)
    t.markers(0, short="beige orange", tall="brown").markers(1, short="brown")
    t.g.claims[0] = 0
    t.player(0).discs -= 1
    return t


def broken_by(zhanguo: Table, spoil: Spoil) -> list[str]:
    t = rich(zhanguo)
    assert laws(t) == []
    spoil(t)
    return laws(t)


def add(numbers: list[int], place: int, count: int = 1) -> int:
    numbers[place] += count
    return numbers[place]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_of_real_play_breaks_no_law(zhanguo: Table, seats: int) -> None:
    assert broken_laws(zhanguo(seats).g) == []
    assert broken_laws(rich(zhanguo, seats).g) == []
    assert broken_laws(Builder(seats, boards="auction", colours="choose").g) == []
    assert broken_laws(Builder(seats, draft="on").g) == []


@rule("ZG-INV-01")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda t: add(t.player(1).supply, 2),
        lambda t: add(t.player(0).supply, 0, -1),
        lambda t: add(t.player(0).governor_area, 14),
        lambda t: add(t.player(1).worker_area, 0),
        lambda t: (add(t.player(0).governor_area, 6, -1), add(t.player(0).supply, 0)),
        lambda t: (add(t.player(0).worker_area, 6, -1), add(t.player(0).supply, 0)),
        lambda t: (add(t.player(1).supply, 1, -9), add(t.player(1).governor_area, 1, 9)),
    ],
)
def test_five_officials_of_each_colour(zhanguo: Table, spoil: Spoil) -> None:
    assert broken_by(zhanguo, spoil) == ["ZG-INV-01"]


@rule("ZG-INV-02")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda t: add(t.g.short, 2),
        lambda t: add(t.g.tall, 0, -1),
        lambda t: add(t.player(1).short, 0),
        lambda t: add(t.player(0).tall, 1),
        lambda t: (add(t.g.tall, 2, -1), add(t.player(1).tall, 2)),
        lambda t: (add(t.player(1).tall, 2, -1), add(t.g.tall, 2)),
        lambda t: (add(t.player(1).short, 0, -1), add(t.g.short, 0)),
        lambda t: (add(t.g.short, 0, -9), add(t.player(0).short, 0, 9)),
    ],
)
def test_markers_are_neither_made_nor_lost(zhanguo: Table, spoil: Spoil) -> None:
    assert broken_by(zhanguo, spoil) == ["ZG-INV-02"]


@rule("ZG-INV-02")
@pytest.mark.parametrize(("seats", "markers"), [(2, 6), (3, 9), (4, 12)])
def test_the_number_of_markers_follows_the_number_of_players(zhanguo: Table, seats: int, markers: int) -> None:
    t = zhanguo(seats)
    assert t.g.short == [markers] * 3
    t.g.short = [12 if seats < 4 else 9] * 3
    assert laws(t) == ["ZG-INV-02"]


@rule("ZG-INV-03")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda t: t.g.decks[1].pop(),
        lambda t: t.player(1).hand.pop(),
        lambda t: t.g.court.append(7),
        lambda t: t.g.court.pop(),
        lambda t: add(t.player(0).cards, 3),
        lambda t: t.player(0).set_aside.append(99),
    ],
)
def test_every_card_is_in_one_place(zhanguo: Table, spoil: Spoil) -> None:
    assert broken_by(zhanguo, spoil) == ["ZG-INV-03"]


@rule("ZG-INV-04")
def test_a_third_official_may_only_pass_through_a_worker_area(zhanguo: Table) -> None:
    t = zhanguo().clear_officials(0).clear_officials(1).hand(0, 40)
    adjacent = t.kind.box.adjacent[1][0] + 1
    t.region(0, adjacent, working="red").region(0, 2, working="grey white")
    t.play("card 40", "action reassign", f"cube worker.{adjacent}.red", "worker-area 2")
    assert t.officials(0, 2) == ("", "red grey white")
    assert laws(t) == []
    t.region(0, adjacent, working="red red").region(1, 2, working="red red")
    assert laws(t) == []
    for seat, region in ((1, 2), (0, adjacent), (0, 2)):
        t.region(seat, region, working="white")
        assert laws(t) == ["ZG-INV-04"]
        t.player(seat).worker_area[3 * (region - 1) + 2] -= 1
        t.player(seat).supply[2] += 1
    t.play("governor-area 2")
    assert laws(t) == []
    t.region(0, 2, working="white")
    assert laws(t) == ["ZG-INV-04"]


@rule("ZG-INV-05")
def test_unrest_stays_on_its_track(zhanguo: Table) -> None:
    t = zhanguo()
    for seat in (0, 1):
        for region in range(1, 6):
            cells = t.g.board_of(seat).unrest_cells[region - 1]
            assert laws(t.region(seat, region, unrest=cells)) == []
            assert laws(t.region(seat, region, unrest=cells + 1)) == ["ZG-INV-05"]
            assert laws(t.region(seat, region, unrest=-1)) == ["ZG-INV-05"]
            assert laws(t.region(seat, region, unrest=0)) == []


@rule("ZG-INV-05")
def test_without_a_board_there_is_no_unrest() -> None:
    t = Builder(2, boards="b")
    assert laws(t) == []
    assert laws(t.region(0, 1, unrest=1)) == ["ZG-INV-05"]


@rule("ZG-CRT-06")
def test_nobody_owes_workers(zhanguo: Table) -> None:
    assert broken_by(zhanguo, lambda t: t.region(1, 5, workers=-1)) == ["ZG-CRT-06"]


def spend(t: Builder, piece: str, count: int) -> Builder:
    setattr(t.player(1), piece, getattr(t.player(1), piece) - count)
    return t


@rule("ZG-INV-06")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda t: spend(t, "governors", 1),
        lambda t: spend(t, "palaces", -1),
        lambda t: spend(t, "walls", 1),
        lambda t: spend(t, "discs", 1),
        lambda t: add(t.g.squares, 0),
        lambda t: add(t.g.beside, 9),
        lambda t: add(t.g.palaces, 1),
        lambda t: add(t.g.walls, 17),
        lambda t: add(t.g.claims, 23, 2),
        lambda t: (spend(t, "governors", 9), add(t.g.beside, 1, 9)),
        lambda t: t.g.track.pop(),
        lambda t: t.g.track.append(0),
        lambda t: add(t.g.column, 2),
    ],
)
def test_pieces_are_in_the_supply_or_on_the_main_board(zhanguo: Table, spoil: Spoil) -> None:
    assert broken_by(zhanguo, spoil) == ["ZG-INV-06"]


@rule("ZG-INV-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_region_holds_no_more_palaces_than_players(zhanguo: Table, seats: int) -> None:
    t = zhanguo(seats).place(0, "palace", *["5"] * (seats - 1)).place(1, "palace", "5")
    assert laws(t) == []
    assert laws(t.place(1, "palace", "5")) == ["ZG-INV-07"]


@rule("ZG-INV-08")
def test_each_player_plays_thirty_cards_and_at_least_half_to_the_court() -> None:
    game = Watched(SETUPS[0], "thirty cards", every=50).play()
    for seat in range(2):
        on_board = len([card for card in game.g.players[seat].cards if card])
        assert (game.on_board[seat], game.on_board[seat] + game.at_court[seat]) == (on_board, 30)
        assert on_board <= 15
    assert len(game.g.court) == sum(game.at_court)


@rule("ZG-INV-08")
def test_a_full_board_leaves_only_the_court(zhanguo: Table) -> None:
    t = zhanguo()
    for region in range(1, 6):
        t.region(0, region, cards=range(10 * region + 1, 10 * region + 4))
    t.play(f"card {t.player(0).hand[0]}")
    assert not any(word.startswith("region") for word in t.options())


@rule("ZG-INV-09")
def test_vp_never_go_down_outside_the_auction() -> None:
    game = Watched(SETUPS[64], "rising", every=50, eager=True)
    seen = [0] * game.g.seats
    while game.g.open:
        game.step()
        now = [player.vp for player in game.g.players]
        assert all(after >= before for before, after in zip(seen, now, strict=True))
        seen = now
    assert game.setup.boards != "auction"
    assert max(seen) > 0


@rule("ZG-INV-10")
def test_phase_2_begins_with_every_disc_on_the_track() -> None:
    game = Watched(SETUPS[48], "discs", every=50, eager=True)
    rounds = set()
    while game.g.open:
        game.step()
        if game.g.turn_of >= 0:
            rounds.add(game.g.round)
            assert sorted(game.g.track) == list(range(game.g.seats))
            assert game.g.column == [-1, -1, -1]
    assert rounds == {0, 1, 2, 3, 4}
