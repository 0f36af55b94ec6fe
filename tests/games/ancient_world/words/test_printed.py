"""What the table of The Ancient World is told: everything printed, and all that a seat sees."""

import msgspec
import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.games.ancient_world.rules import moves
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import CELLS, DECKS, RED
from teahouse.games.ancient_world.words import GameReading, GameTeller, shown
from teahouse.games.ancient_world.words.seen import SeenTable
from tests.games.ancient_world.builder import Builder
from tests.wording.play import moments, tellers

ENGLISH, RUSSIAN = tellers("ancient_world")


def printed_by(teller: object) -> shown.Printed:
    assert isinstance(teller, GameTeller)
    printed = teller.printed()
    assert isinstance(printed, shown.Printed)
    return printed


def reading(t: Builder, seat: int = 0) -> GameReading:
    assert isinstance(ENGLISH, GameTeller)
    return ENGLISH.read(t.g.observe(seat))


def told_to(t: Builder, seat: int = 0) -> shown.Table:
    return reading(t, seat).shown()


# -- printed -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("teller", [ENGLISH, RUSSIAN])
def test_everything_printed_can_be_told_and_every_card_has_a_text(teller: object) -> None:
    printed = printed_by(teller)
    assert msgspec.json.decode(msgspec.json.encode(printed), type=shown.Printed) == printed
    for cards in (printed.empire, printed.armies, printed.titans, printed.provinces):
        assert [card.number for card in cards] == list(range(1, len(cards) + 1))
        for card in cards:
            assert all((card.id, card.name, card.icon, card.lines)), card.move
    assert all(cell.lines and cell.rows for cell in printed.cells)
    assert printed.capital.lines


def test_both_languages_print_the_same_things_in_other_words() -> None:
    english, russian = printed_by(ENGLISH), printed_by(RUSSIAN)
    for a, b in zip([*english.empire, *english.titans], [*russian.empire, *russian.titans], strict=True):
        assert a.name != b.name
        assert a.lines != b.lines
        assert a.rows == b.rows


def test_every_move_belongs_to_a_printed_thing() -> None:
    """But for the plain answers."""
    printed = printed_by(ENGLISH)
    told = {cell.move for cell in printed.cells} | set(printed.citizens)
    for cards in (printed.empire, printed.armies, printed.titans, printed.provinces):
        told |= {card.move for card in cards}
    told |= {army.scroll for army in printed.armies} | {army.picture for army in printed.armies}
    plain = {"pass", "done", "take", "fight", "draw", "look", "new-army", "pay coin", "pay knowledge"}
    assert set(moves.names()) == told | plain


def test_the_island_has_a_place_for_every_cell_and_the_track_opens_two() -> None:
    printed = printed_by(ENGLISH)
    assert len({(cell.column, cell.line) for cell in printed.cells}) == len(CELLS)
    assert [[CELLS[cell] for cell in each.opens] for each in printed.rounds] == [[], ["EXPLORE"], ["GROW"], [], [], []]
    assert [each.deck for each in printed.rounds] == ["A", "A", "A", "B", "B", "B"]
    assert [player.mark for player in printed.players] == [reading(Builder()).colour(seat) for seat in range(4)]


# -- observed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"expand_plus": "on"})])
def test_every_observation_is_what_the_structures_say(seats: int, options: dict[str, str]) -> None:
    """What is read is what was observed, and every seat is told what it holds and what follows."""
    assert isinstance(ENGLISH, GameTeller)
    for table in moments("ancient_world", seats, options, "told", every=5):
        g = table.position
        assert isinstance(g, AncientWorld)
        for seat in range(SPECTATOR, seats):
            observation = g.observe(seat)
            reading = ENGLISH.read(observation)
            assert msgspec.to_builtins(reading.now.table) == observation
            assert reading.now.g.observe(seat) == observation | {"asked": []}
            told = reading.shown()
            assert msgspec.json.decode(msgspec.json.encode(told), type=shown.Table, strict=True) == told
            assert_complete(told, reading.now.table)
            assert [player.vp for player in told.players] == [g.points(each) for each in range(seats)]


def assert_complete(told: shown.Table, seen: SeenTable) -> None:
    """Who stands where, and what lies before each player, is what was observed."""
    citizens = [[5 * each.seat + each.skill - 1 for each in cell.citizens] for cell in told.cells]
    assert citizens == seen.cells
    assert [(deck.titan, deck.left) for deck in told.titans] == list(zip(seen.titans, seen.titan_decks, strict=True))
    assert [offer.card for offer in told.row] == seen.row
    assert [offer.card for offer in told.army_row] == seen.army_row
    for player, own in zip(told.players, seen.players, strict=True):
        assert [each.card for each in player.reserve] == own.reserve
        assert [DECKS.index(each.deck) for each in player.reserve] == own.backs
        assert {each.card for each in player.reserve if each.open} == set(own.known) & set(own.reserve)
        assert (player.home, player.hungry, player.supply) == (own.home, own.hungry, own.supply)
        assert (player.coins, player.knowledge, player.scouted) == (own.coins, own.knowledge, own.scouted)
        assert [(each.card, each.scroll, each.picture, each.disbanded) for each in player.armies] == [
            (each.card, each.scroll, each.picture, each.disbanded) for each in own.armies
        ]
        assert [(each.card, each.lost, each.citizen) for each in player.city] == [
            (each.card, each.lost, each.citizen) for each in own.city
        ]


@pytest.mark.parametrize(
    ("moves", "kind", "about"), [(("citizen 1",), "PlaceCitizen", 1), (("citizen 3",), "PlaceCitizen", 3), ((), "", -1)]
)
def test_what_a_question_is_about_is_told(moves: tuple[str, ...], kind: str, about: int) -> None:
    t = Builder().citizens(0, "1 2 3")
    if moves:
        t.play(*moves)
        assert type(t.g.open[0]).__name__ == kind
    assert told_to(t).about == about
    assert told_to(t, SPECTATOR).about == -1


def test_what_another_has_put_aside_stays_unknown() -> None:
    t = Builder().reserve(1, "smithy").reserve(1, "mint", known=True)
    assert isinstance(ENGLISH, GameTeller)
    assert reading(t).now.g.players[1].reserve == [0, *t.copies("empire", "mint")[:1]]
    assert [offer.card for offer in told_to(t, 1).reserve] == t.player(1).reserve
    assert told_to(t, SPECTATOR).reserve == []


# -- what follows ------------------------------------------------------------------------------------


def test_players_are_told_what_their_symbols_add_up_to() -> None:
    t = Builder().citizens(0, "1 2 3 4").city(0, "smithy", "citadel").lost(0, "fishing_spot").serving(0, sword=1)
    t.provinces(0, "fertile_plain").army(0, "militia", picture=3, disbanded="hill_archers")
    told = told_to(t).players[0]
    assert told.food == 3
    assert (told.citizens, told.unfed) == (4, 1)
    assert (told.swords, told.arrows) == (2, 0)
    assert told.spaces == 4 + 3 - len(t.player(0).city)
    militia = told.armies[1]
    assert (militia.symbols, militia.price, militia.scroll) == ([2, 1, 0, 0, 0], 4, 0)
    assert told.banners[RED] > 0
    assert [(each.card, each.vp) for each in told.cards_vp] == [(t.copies("empire", "citadel")[0], 1)]


def test_cells_tell_fees_prices_and_who_may_come() -> None:
    t = Builder().placed("work", 1, 2).placed("build", 1, 3).purse(0, 6)
    told = told_to(t).cells
    work, build, learn = (told[CELLS.index(cell)] for cell in ("WORK", "BUILD", "LEARN"))
    assert work.refused == ["AW-PLC-04", "AW-PLC-04", "", "", ""]
    assert work.highest == 2
    assert build.fees == [1, 1, 0, 1, 1]
    assert (build.citizens[0].seat, build.citizens[0].skill) == (1, 3)
    assert [price.coin for price in learn.pay] == [3]
    assert not told[CELLS.index("GROW")].open
    assert told_to(t, SPECTATOR).cells[0].refused == []


def test_offers_have_the_price_of_today() -> None:
    t = Builder().city(0, "carpenters_lodge", "smithy").row("observatory", "olive_groves", "smithy").purse(0, 3)
    offers = told_to(t).row
    assert [offer.cost.coin for offer in offers] == [4, 1, 1]
    assert [offer.refused for offer in offers] == ["AW-BLD-06"] * 2 + ["AW-BLD-10"]
    t.provinces(0, "broad_steppe")
    assert [offer.refused for offer in told_to(t).row] == ["AW-BLD-11", "", "AW-BLD-10"]


def test_titans_tell_how_far_everybody_is_and_a_fight_how_far_it_has_come() -> None:
    t = Builder().titan("marsh_lurker").city(0, "smithy").army(0, "militia", picture=2).purse(0, 4)
    told = told_to(t, 1).titans[0]
    assert told.attacks == [4, 3]
    assert told.prices == [4, 0]
    t.play("titan marsh_lurker", "army city_guard")
    fight = told_to(t, 1).fight
    assert fight is not None
    assert (fight.seat, fight.attack, fight.defence) == (0, 3, 4)
    assert fight.used == [t.army_of(0, "city_guard").card]
