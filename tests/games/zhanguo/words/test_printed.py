"""What the table of ZhanGuo is told: everything printed, and all that a seat sees."""

from collections.abc import Iterator

import msgspec
import pytest

from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.games.zhanguo.rules import moves
from teahouse.games.zhanguo.rules.kind import ZhanGuoKind
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.words import GameTeller, printing, shown
from teahouse.games.zhanguo.words.seen import Seen
from teahouse.games.zhanguo.words.words import Words
from teahouse.registry import LoadedGame, load_game
from teahouse.text import Texts

OPTIONS = (
    (2, {"boards": "a"}),
    (3, {"boards": "auction", "draft": "on", "harsh_recruit": "on"}),
    (4, {"boards": "b", "track_order": "on", "colours": "choose"}),
)


@pytest.fixture(scope="module")
def loaded() -> LoadedGame:
    return load_game("zhanguo")


def words_of(loaded: LoadedGame, lang: str) -> Words:
    assert isinstance(loaded.kind, ZhanGuoKind)
    return Words(loaded.kind.box, loaded.names, Texts(lang), loaded.kind.events)


def random_game(loaded: LoadedGame, seats: int, options: dict[str, str], seed: str) -> Iterator[Position]:
    """Every position of a game in which everybody plays at random."""
    position = loaded.kind.start(seats, options, seed)
    rng: Rng = seeded(seed)
    while not position.over:
        yield position
        decision = position.open[rng.below(len(position.open))]
        legal = position.options(decision)
        position.apply(decision, legal[rng.below(len(legal))])
    yield position


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_printed_can_be_told_and_every_card_has_a_text(loaded: LoadedGame, lang: str) -> None:
    printed = printing.printed(words_of(loaded, lang))
    told = msgspec.json.encode(printed)
    assert msgspec.json.decode(told, type=shown.Printed) == printed
    assert [card.number for card in printed.cards] == list(range(1, 121))
    for card in printed.cards:
        assert card.text, card.number
        assert card.name, card.number
        assert card.icon, card.number
        assert card.portrait, card.number
        assert str(card.number) in card.whole


def test_both_languages_print_the_same_things_in_other_words(loaded: LoadedGame) -> None:
    english, russian = (printing.printed(words_of(loaded, lang)) for lang in ("en", "ru"))
    assert english != russian
    assert [card.icon for card in english.cards] == [card.icon for card in russian.cards]
    assert all(a.name != b.name for a, b in zip(english.regions, russian.regions, strict=True))
    assert all(a.text != b.text for a, b in zip(english.cards, russian.cards, strict=True))


def told_moves(printed: shown.Printed) -> set[str]:
    """Every move that some printed thing stands for; cubes are named by the table from regions and officials."""
    told = {card.move for card in printed.cards} | {action.move for action in printed.actions}
    told |= {aspect.short for aspect in printed.aspects} | {aspect.tall for aspect in printed.aspects}
    told |= {official.move for official in printed.officials} | {ability.move for ability in printed.abilities}
    told |= {cell.move for section in printed.sections for cell in section.cells}
    for region in printed.regions:
        told |= {region.move, region.beside, region.governor_area, region.worker_area}
        told |= {square.move for square in region.squares}
        for official in printed.officials:
            cube = f"{region.number}.{official.id}"
            told |= {f"cube governor.{cube}", f"cube worker.{cube}", f"free {cube}"}
    told |= {slot.move for slot in printed.slots} | {board.move for board in printed.boards if board.move}
    return told | set(printed.bids) | {player.move for player in printed.players}


def test_every_move_belongs_to_a_printed_thing(loaded: LoadedGame) -> None:
    """But for the plain answers, and for squares no region of this pack has."""
    assert isinstance(loaded.kind, ZhanGuoKind)
    box = loaded.kind.box
    printed = printing.printed(words_of(loaded, "en"))
    missing = set(moves.names(box)) - told_moves(printed)
    unprinted = {
        f"square {region + 1}.{s + 1}" for region in range(5) for s in range(len(box.governor_squares[region]), 4)
    }
    assert missing - unprinted == {"done", "pass", "take"}
    assert told_moves(printed) <= set(moves.names(box))


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_every_observation_is_what_the_structures_say(loaded: LoadedGame, seats: int, options: dict[str, str]) -> None:
    """What is read is what was observed, and every seat is told what it holds and what follows."""
    teller = GameTeller(loaded, Texts("en"))
    for step, position in enumerate(random_game(loaded, seats, options, f"told {seats}")):
        if step % 7 and not position.over:
            continue
        for seat in range(-1, seats):
            observation = position.observe(seat)
            reading = teller.read(observation)
            assert msgspec.to_builtins(reading.now) == observation
            table = reading.shown()
            assert msgspec.json.decode(msgspec.json.encode(table), type=shown.Table, strict=True) == table
            assert_complete(table, reading.now)


def assert_complete(table: shown.Table, seen: Seen) -> None:
    """Laid end to end, what is shown by region, section and slot is what was observed."""
    for player, own in zip(table.players, seen.players, strict=True):
        assert (player.hand, player.backs, player.supply) == (own.hand, own.backs, own.supply)
        if player.board >= 0:
            assert [card for region in player.regions for card in region.cards] == [card for card in own.cards if card]
            assert [n for region in player.regions for n in region.governor_area] == own.governor_area
            assert [n for region in player.regions for n in region.worker_area] == own.worker_area
            assert [region.unrest for region in player.regions] == own.unrest
            assert [region.workers for region in player.regions] == own.workers
    governors = [seat for region in table.regions for seat in region.squares if seat >= 0]
    assert sorted(governors) == sorted(seat for seat in seen.squares if seat >= 0)
    assert sum(sum(region.beside) for region in table.regions) == sum(seen.beside)
    palaces = [seat for region in table.regions for seat in region.palaces if seat >= 0]
    assert sorted(palaces) == sorted(place % 4 for place, count in enumerate(seen.palaces) for _ in range(count))
    assert [cell.owner for section in table.sections for cell in section.cells] == seen.walls
    assert [seat for slot in table.tasks for seat in slot.discs] == seen.claims


def test_what_the_end_brought_is_told_by_where_it_came_from(loaded: LoadedGame) -> None:
    """ZG-END-01: governors, markers, tasks, walls."""
    last: Position | None = None
    for position in random_game(loaded, 3, {}, "forecast"):
        position.keeps_events = True
        last = position
    assert isinstance(last, ZhanGuo)
    told = GameTeller(loaded, Texts("en")).read(last.observe(0)).shown()
    for part in ("governors", "markers", "tasks", "walls"):
        scored = [0, 0, 0]
        for event in last.events:
            if event.kind == f"vp-{part}":
                scored[event.seat] += event.args[0]
        assert [getattr(player, f"{part}_vp") for player in told.players] == scored


def test_the_court_says_which_own_cards_answer(loaded: LoadedGame) -> None:
    """ZG-ACT-03, ZG-ACT-04, ZG-ACT-17: the trigger, the number, and the unrest of the region."""
    assert isinstance(loaded.kind, ZhanGuoKind)
    g = loaded.kind.start(2, {}, "court")
    assert isinstance(g, ZhanGuo)
    seat = g.turn_of
    card = next(card for card in range(1, 121) if g.box.card_trigger[card] == 4)
    g.players[seat].cards[0] = card
    g.players[seat].unrest[0] = g.board_of(seat).unrest_cells[0]
    g.court = [60]
    told = GameTeller(loaded, Texts("en")).read(g.observe(seat)).shown()
    assert told.court.cards == [60]
    assert told.court.actions[4].answers == [card]
    assert told.court.actions[4].blocked == [card]
    assert told.players[seat].regions[0].closed
    assert sorted(told.court.higher + told.court.lower) == sorted(g.players[seat].hand)
