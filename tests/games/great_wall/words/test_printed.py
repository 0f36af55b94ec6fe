"""The Great Wall for the browser: everything printed has words, tables are complete, forecasts come true."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from teahouse.engine.event import Event
from teahouse.engine.rng import seeded
from teahouse.engine.table import Table
from teahouse.games.great_wall.rules.kind import GreatWallKind
from teahouse.games.great_wall.rules.state import WINTER, GreatWall
from teahouse.games.great_wall.rules.words import HORSEMAN
from teahouse.games.great_wall.words import GameTeller, shown
from teahouse.games.great_wall.words.printing import printed
from teahouse.games.great_wall.words.shown import Card, Horde, Printed
from teahouse.games.great_wall.words.words import FAMILIES, SEASONS, Words
from teahouse.registry import LoadedGame, load_game
from teahouse.text import Texts

ALIKE = (
    *("honor", "resources", "generals", "dealt", "general", "active", "assistants", "orders", "order_count", "order"),
    *("order_laid", "order_discard", "tactics", "tactic_count", "supply", "shamed", "officials", "pool"),
    *("overseers", "overseer_warriors"),
)
"""What is shown of a clan as it is observed."""
WEB = Path(__file__).parents[4] / "web" / "src" / "games" / "great_wall"


@pytest.fixture(scope="module")
def loaded() -> LoadedGame:
    return load_game("great_wall")


def words_of(loaded: LoadedGame, lang: str) -> Words:
    assert isinstance(loaded.kind, GreatWallKind)
    return Words(loaded.kind.box, loaded.names, Texts(lang), loaded.kind.events)


def cards_of(all_printed: Printed) -> list[Card]:
    return [
        *all_printed.areas,
        *all_printed.orders,
        *all_printed.hordes,
        *all_printed.generals,
        *all_printed.advisors,
        *all_printed.tactics,
        *all_printed.artifacts,
    ]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_printed_card_has_a_name_a_picture_and_words(loaded: LoadedGame, lang: str) -> None:
    all_printed = printed(words_of(loaded, lang))
    for card in cards_of(all_printed):
        assert all([card.name, card.icon, card.lines, *card.lines]), card.id
    for tactic in all_printed.tactics:
        assert tactic.free in tactic.lines[1]
        assert tactic.enhanced in tactic.lines[2]
    assert msgspec.json.decode(msgspec.json.encode(all_printed), type=Printed) == all_printed


def test_both_languages_print_the_same_numbers(loaded: LoadedGame) -> None:
    english, russian = (printed(words_of(loaded, lang)) for lang in ("en", "ru"))
    assert (english.sides, english.numbers) == (russian.sides, russian.numbers)
    for one, other in zip(cards_of(english), cards_of(russian), strict=True):
        assert (one.id, one.icon, one.rows) == (other.id, other.icon, other.rows)
        assert len(one.lines) == len(other.lines), one.id


def test_the_cells_of_a_horde_lie_as_in_its_layout(loaded: LoadedGame) -> None:
    for horde, entry in zip(printed(words_of(loaded, "en")).hordes, loaded.names.hordes, strict=True):
        drawn = [["."] * horde.columns for _ in range(horde.height)]
        for cell in horde.cells:
            drawn[cell.line][cell.column] = cell.letter
        assert ["".join(row) for row in drawn] == list(entry.layout)


def play(loaded: LoadedGame, seats: int, seed: str, most: int) -> Iterator[tuple[GreatWall, list[Event]]]:
    """A random game, step by step: the position before a move, and what the move caused."""
    table, rng = Table(loaded.kind, seats, {}, seed), seeded(f"{seed} moves")
    for _ in range(most):
        if not table.position.open:
            return
        before = table.position.clone()
        assert isinstance(before, GreatWall)
        decision = table.position.open[rng.below(len(table.position.open))]
        options = table.position.options(decision)
        yield before, table.play(decision.seat, options[rng.below(len(options))])


@pytest.mark.parametrize("seats", [3, 4])
def test_every_observation_is_shown_as_the_structures_say(loaded: LoadedGame, seats: int) -> None:
    teller = GameTeller(loaded, Texts("en"))
    for g, _ in islice(play(loaded, seats, f"typed {seats}", 900), 0, None, 15):
        for seat in range(-1, seats):
            observation = g.observe(seat)
            before = msgspec.json.encode(observation)
            table = teller.read(observation).shown()
            assert msgspec.json.decode(msgspec.json.encode(table), type=shown.Table, strict=True) == table
            assert_complete(table, msgspec.json.decode(before))
            assert msgspec.json.encode(observation) == before, "looking changes nothing"


def assert_complete(table: shown.Table, seen: dict[str, Any]) -> None:
    """What is shown by section, area and clan is what was observed, packed again as the rules pack it."""
    for number, section in enumerate(table.sections):
        assert (section.level, section.fortifications) == (seen["levels"][number], seen["fortifications"][number])
        assert [section.posted.count(seat) for seat in range(6)] == seen["firing"][6 * number : 6 * number + 6]
        shelters = [0] * 24
        for each in section.sheltered:
            shelters[4 * each.seat + each.warrior] = each.count
        assert shelters == seen["shelters"][24 * number : 24 * number + 24]
        assert [horde.card for horde in section.hordes] == [horde["card"] for horde in seen["field"][number]]
        for horde, packed in zip(section.hordes, seen["field"][number], strict=True):
            assert_covered(horde, packed["cover"])
    for number, area in enumerate(table.areas):
        assert [area.officials.count(seat) for seat in range(6)] == seen["officials"][6 * number : 6 * number + 6]
    assert [area.stored for area in table.areas if area.stored >= 0] == seen["warehouse"]
    for clan, own in zip(table.clans, seen["clans"], strict=True):
        for what in ALIKE:
            assert getattr(clan, what) == own[what], what
        assert [each.card for each in clan.captured] == own["captured"]
        assert [each.shame for each in clan.captured] == own["captured_shame"]
    assert (table.pointer, table.horde_deck) == (seen["pointer"], seen["horde_deck"])
    assert SEASONS.index(table.season) == seen["season"]


def assert_covered(horde: Horde, packed: list[int]) -> None:
    for cell, (laid, code) in enumerate(zip(horde.cover, packed, strict=True)):
        if laid == "free" or laid == "damage":
            assert code == (laid == "damage")
            continue
        assert code - (code % 2) == 2 + 8 * laid.seat + 2 * laid.warrior
        riders = [other for other, there in enumerate(packed) if there == code and laid.warrior == HORSEMAN]
        assert laid.second == (riders[1] if len(riders) == 2 and cell == riders[0] else -1)


def test_what_a_question_is_about_is_told(loaded: LoadedGame) -> None:
    """The area of an overseer, the tactic being played, the warriors who wait."""
    teller, met = GameTeller(loaded, Texts("en")), set[str]()
    for g, _ in play(loaded, 4, "typed 4", 1200):
        for decision in g.open:
            kind, fields = type(decision).__name__, list(decision.by_name().values())
            table = teller.read(g.observe(decision.seat)).shown()
            if kind in ("Promote", "HandIn", "ChooseTacticEffect", "ChooseDying"):
                assert table.about == fields[1]
                met.add(kind)
            else:
                assert table.about == -1
            if kind in ("NextRecruit", "PlaceRecruit", "SaveForChi") and table.fate is not None:
                assert table.fate.kind == ("dying" if kind == "SaveForChi" else "recruits")
                assert table.fate.warriors in (g.dying, *(list(each) for each in fields if isinstance(each, tuple)))
                met.add(table.fate.kind)
            assert teller.read(g.observe(-1)).shown().fate is None
    assert met >= {"Promote", "recruits"}


def test_a_table_shows_nothing_of_hidden_resources(loaded: LoadedGame) -> None:
    """Whatever lies behind another clan's screen, the table is shown the same (GW-INF-01)."""
    teller = GameTeller(loaded, Texts("en"))
    for g, _ in islice(play(loaded, 4, "hidden", 400), 0, None, 40):
        told = teller.read(g.observe(0)).shown()
        for clan in g.clans[1:]:
            clan.resources = [9, 9, 9, 9]
        assert teller.read(g.observe(0)).shown() == told


def test_the_forecast_is_what_the_assault_finds(loaded: LoadedGame) -> None:
    """Where a move leads straight into the assault, its numbers are those of the forecast (GW-WIN-10..15)."""
    teller = GameTeller(loaded, Texts("en"))
    told = 0
    for seed in ("a", "b", "c"):
        for g, events in play(loaded, 4, f"forecast {seed}", 3000):
            if not any(event.kind == "assault" for event in events):
                continue
            sections = teller.read(g.observe(-1)).shown().sections
            for n, event in enumerate(events):
                if event.kind != "assault" or disturbed(events[:n]):
                    continue
                section, attack, defence = event.args
                found = sections[section]
                assert (found.attack, found.defence) == (attack, defence)
                assert found.outcome == ("holds" if defence >= attack else "falls")
                breached = any(each.kind == "breach" and each.args[0] == section for each in events)
                assert breached == (defence < attack)
                told += 1
    assert told > 10


def disturbed(events: list[Event]) -> bool:
    """Something happened before the assault that changes strengths: a shot, a card, another breach."""
    changes = {"damage", "defeated", "tactic", "ability", "fortified", "wall", "breach", "attacked"}
    return any(event.kind in changes for event in events)


def test_a_horde_without_a_free_cell_does_not_attack(loaded: LoadedGame) -> None:
    """It falls in the check before the assault (GW-WIN-09)."""
    teller = GameTeller(loaded, Texts("en"))
    for g, _ in play(loaded, 4, "fallen", 1500):
        observation = g.observe(-1)
        field = observation["field"]
        assert isinstance(field, list)
        if observation["season"] == WINTER or not field[0]:
            continue
        for horde in field[0]:
            horde["cover"] = [1] * len(horde["cover"])
        told = teller.read(observation).shown().sections[0]
        assert (told.attack, told.outcome) == (0, "quiet")
        assert all(horde.defeated for horde in told.hordes)
        return
    raise AssertionError("no horde on the left section")


def test_the_board_knows_a_place_for_every_family_of_moves() -> None:
    text = (WEB / "words.ts").read_text(encoding="utf-8")
    homes = text[text.index("export const HOMES") :].partition("};")[0]
    named = {one or other for one, other in re.findall(r'^  (?:"([^"]+)"|(\w+)): "', homes, flags=re.MULTILINE)}
    words = {"hire": "hire official", "return": "return orders", "score": "score orders"}
    assert named == {words.get(family, family) for _, family in FAMILIES}
