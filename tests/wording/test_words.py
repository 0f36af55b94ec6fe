"""Everything that happens in random games can be said, in both languages."""

import json
from typing import Any

import pytest

from teahouse import ledger
from teahouse.engine.event import EVERYONE, Event
from teahouse.engine.position import SPECTATOR
from teahouse.games.ancient_world.words import pieces as ancient_world_pieces
from teahouse.games.great_wall.rules import moves as great_wall_moves
from teahouse.games.great_wall.words import pieces as great_wall_pieces
from teahouse.games.zhanguo.words import pieces as zhanguo_pieces
from teahouse.registry import games, load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.wording.play import LANGUAGES, ended, moments, tellers

SETUPS: list[tuple[str, int, dict[str, str]]] = [
    ("zhanguo", 2, {"boards": "auction", "colours": "choose"}),
    ("zhanguo", 4, {"boards": "b", "draft": "on", "track_order": "on"}),
    ("great_wall", 3, {}),
    ("great_wall", 4, {}),
    ("great_wall", 5, {}),
    ("great_wall", 1, {}),
    ("great_wall", 2, {}),
    ("great_wall", 3, {"mode": "cooperative"}),
    ("great_wall", 5, {"mode": "cooperative"}),
    ("great_wall", 4, {"genghis": "on"}),
    ("great_wall", 2, {"genghis": "on", "mode": "cooperative"}),
    ("ancient_world", 2, {}),
    ("ancient_world", 4, {"expand_plus": "on"}),
]
INVENTED = {
    "zhanguo": ("aspect", "player", "unrest"),
    "great_wall": (),
    "ancient_world": ("deck", "die", "player", "titans", "token", "tribe"),
}
"""Pieces without a move, by the first word of their ids."""
NUMBERS = {
    "zhanguo": {},
    "great_wall": {"cell": great_wall_moves.CELL},
    "ancient_world": {},
}
"""Numbers of made-up events that cannot be 1."""


def is_piece(game: str, moves: set[str], piece: str) -> bool:
    return piece in moves or piece.split()[0] in INVENTED[game]


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_where_a_game_stands_can_be_stored_and_told_later(game: str, seats: int, options: dict[str, str]) -> None:
    """The facts are the same in every language, and plain enough for JSON."""
    for table in moments(game, seats, options, "phase"):
        observation = table.position.observe(SPECTATOR)
        english, russian = tellers_of[game]
        phase = english.read(observation).phase()
        assert russian.read(observation).phase() == phase
        stored = json.loads(json.dumps(phase))
        assert [teller.phase_text(stored) for teller in (english, russian)] == [
            teller.read(observation).moment() for teller in (english, russian)
        ]


@pytest.mark.parametrize(
    ("game", "motions"),
    [
        ("ancient_world", ancient_world_pieces.MOTIONS),
        ("great_wall", great_wall_pieces.ALL_MOTIONS),
        ("zhanguo", zhanguo_pieces.MOTIONS),
    ],
)
def test_motions_are_named_for_events_there_are(game: str, motions: dict[str, str]) -> None:
    assert set(motions) <= set(load_game(game).kind.events)
    assert set(motions.values()) <= {"shake", "reveal", "roll"}, "every other event only lights up"


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_every_decision_can_be_asked_answered_and_waited_for(game: str, seats: int, options: dict[str, str]) -> None:
    chapters = {section.code for section in ledger.load(game).sections}
    for table in moments(game, seats, options, "words"):
        for decision in table.position.open:
            seat, legal = decision.seat, table.position.options(decision)
            observation = table.position.observe(seat)
            for reading in (teller.read(observation) for teller in tellers_of[game]):
                question = reading.question(seat)
                assert question
                assert not question[0].islower()
                assert reading.player(seat) in reading.waiting(seat)
                assert reading.section() in chapters
                listed = reading.choices(legal)
                assert sorted(choice.move for choice in listed) == sorted(legal)
                assert all(choice.text for choice in listed)
                assert reading.moment()


@pytest.mark.parametrize("game", games())
def test_every_move_has_a_word_whether_or_not_it_is_legal(game: str) -> None:
    kind = load_game(game).kind
    position = kind.start(3, {}, "7")
    for teller in tellers_of[game]:
        for reading in (teller.read(position.observe(0)), teller.read(position.observe(SPECTATOR))):
            assert all(reading.word(move) for move in range(len(kind.moves)))


@pytest.mark.parametrize("game", games())
def test_every_event_is_a_sentence_about_pieces_of_the_board(game: str) -> None:
    table = ended(game, 3, "events")
    known = set(table.kind.moves)
    told: set[str] = set()
    for seat in range(SPECTATOR, 3):
        readings = [teller.read(table.position.observe(seat)) for teller in tellers_of[game]]
        for event in table.log:
            for reading in readings if event.heard_by(seat) else []:
                sentence = reading.tell(event)
                if sentence is None:
                    continue
                told.add(event.kind)
                assert sentence.text.endswith((".", "!"))
                assert all(is_piece(game, known, piece) for piece in sentence.pieces)
                assert sentence.pieces or event.seat < 0
    assert len(told) > 20


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("eyes", [SPECTATOR, 0])
def test_every_kind_of_event_can_be_told(game: str, eyes: int) -> None:
    """Also those that random games never see."""
    kind = load_game(game).kind
    readings = [teller.read(kind.start(3, {}, "7").observe(eyes)) for teller in tellers_of[game]]
    for name, meanings in kind.events.items():
        numbers = tuple(NUMBERS[game].get(meaning, 1) for meaning in meanings)
        for reading in readings:
            sentence = reading.tell(Event(name, 0, numbers, EVERYONE))
            assert sentence is None or sentence.text
            assert sentence is None or all(is_piece(game, set(kind.moves), piece) for piece in sentence.pieces)


@pytest.mark.parametrize("game", games())
def test_every_kind_of_decision_can_be_waited_for(game: str) -> None:
    kind = load_game(game).kind
    observation = kind.start(3, {}, "7").observe(0)
    for name in kind.decisions:
        asked = observation | {"asked": [{"seat": 1, "asks": name, "fields": {}}]}
        for teller in tellers_of[game]:
            reading = teller.read(asked)
            assert reading.player(1) in reading.waiting(1)
            assert reading.waiting(0) == ""


@pytest.mark.parametrize("game", games())
def test_headings_begin_the_parts_of_a_game(game: str) -> None:
    table = ended(game, 3, "events")
    reading = tellers_of[game][0].read(table.position.observe(SPECTATOR))
    told = [reading.tell(event) for event in table.log]
    headings = [sentence.text for sentence in told if sentence is not None and sentence.heading]
    assert headings[0] in ("Round 1 begins.", "Year 1.")
    assert len(headings) < len(told) / 5


def test_what_lies_before_a_player_has_an_id_in_his_own_eyes_only() -> None:
    table = ended("zhanguo", 3, "events")
    teller = tellers_of["zhanguo"][0]
    event = next(event for event in table.log if event.kind == "official" and event.seat == 0)
    own, other = (teller.read(table.position.observe(seat)).tell(event) for seat in (0, 1))
    assert own is not None
    assert own.pieces[0].startswith("cube governor.")
    assert other is not None
    assert other.pieces == ("player 1",)


def test_a_horde_is_shown_where_it_is_now() -> None:
    observation: Any = load_game("great_wall").kind.start(3, {}, "7").observe(0)
    there = [card["card"] for hordes in observation["field"] for card in hordes]
    away = next(card for card in range(40) if card not in there)
    for card, family in ((there[0], "horde"), (away, "captured")):
        told = tellers_of["great_wall"][0].read(observation).tell(Event("captured", 0, (card,), EVERYONE))
        assert told is not None
        assert told.pieces[0].split()[0] == family


@pytest.mark.parametrize("game", games())
def test_players_of_a_table_have_different_marks(game: str) -> None:
    options = {"colours": "choose"} if game == "zhanguo" else {}
    for table in moments(game, 3 if game == "great_wall" else 4, options, "marks", every=7):
        reading = tellers_of[game][0].read(table.position.observe(SPECTATOR))
        marks = [reading.colour(seat) for seat in range(table.position.seats)]
        assert len(set(marks)) == len(marks)
        assert all(1 <= mark <= 6 for mark in marks)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prices_are_told_as_tokens(lang: str) -> None:
    """The price of a building stands beside it, whatever it would do."""
    teller = teller_of(load_game("great_wall"), Texts(lang))
    for table in moments("great_wall", 3, {}, "words"):
        for decision in table.position.open:
            if type(decision).__name__ == "Recruit":
                listed = teller.read(table.position.observe(decision.seat)).choices(table.position.options(decision))
                prices = [choice.price for choice in listed if choice.price]
                assert any("wood" in price or "древесин" in price for price in prices)
                return
    raise AssertionError("nobody recruits in this game")


tellers_of = {game: tellers(game) for game in games()}
