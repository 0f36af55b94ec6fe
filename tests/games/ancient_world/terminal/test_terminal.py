"""The Ancient World on the terminal table, played by scripts."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console

from teahouse.engine.position import SPECTATOR
from teahouse.engine.table import Table
from teahouse.games.ancient_world.rules.state import AncientWorld, Building
from teahouse.registry import load_game
from teahouse.terminal.view import view_of
from teahouse.text import Texts
from tests.games.ancient_world.builder import Builder
from tests.terminal.evening import Evening
from tests.wording.play import moments

GAME = "ancient_world"


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def evening(lines: Iterable[str], lang: str = "en", width: int = 120, table: Table | None = None) -> Evening:
    return Evening(lines, lang=lang, width=width, game=GAME, table=table, options={"first_player": "seat_1"})


def drawn(t: Builder, lang: str = "en", width: int = 120, seat: int = 0, cards: bool = False) -> str:
    """The table as a seat sees it, or the texts of all cards."""
    view = view_of(load_game(GAME), Texts(lang))
    console = Console(width=width, color_system=None)
    reading = view.read(t.g.observe(seat))
    with console.capture() as captured:
        console.print(view.cards(reading) if cards else view.table(reading, width))
    return captured.get()


def table_when(asks: str, seed: str) -> Table:
    """A random game, the first of several, up to the first moment at which seat 0 is asked this."""
    for number in range(20):
        for table in moments(GAME, 2, {}, f"{seed} {number}"):
            if type(table.position.decision_of(0)).__name__ == asks:
                return table
    raise AssertionError(f"{asks} is never asked in these games")


# -- whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "width", "winner"), [("en", 120, "winner"), ("ru", 80, "победа")])
def test_a_whole_game_by_first_options(lang: str, width: int, winner: str) -> None:
    played = evening(["1"] * 400, lang=lang, width=width)
    assert played.table.position.over
    assert winner in played.text
    assert max(len(line) for line in played.text.splitlines()) <= width


def test_a_game_of_bots_needs_no_input() -> None:
    played = Evening([], seats="random,random,random,random", game=GAME, options={"expand_plus": "on"})
    assert played.table.position.over
    assert "Special cards" in played.text


@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_moment_of_a_game_fits(lang: str, width: int) -> None:
    loaded = load_game(GAME)
    view = view_of(loaded, Texts(lang))
    console = Console(width=width, color_system=None)
    for table in moments(GAME, 4, {}, "fits", every=60):
        for seat in (SPECTATOR, 0, 3):
            with console.capture() as captured:
                console.print(view.table(view.read(table.position.observe(seat)), width))
            assert max(len(line) for line in captured.get().splitlines()) <= width


# -- the table ---------------------------------------------------------------------------------------


def test_the_island_shows_cells_citizens_and_covers() -> None:
    told = drawn(Builder().placed("work", 0, 2).placed("build", 1, 3))
    for part in ("Work", "+◎2", "In2  skill 3+", "Gr3  other skill ◎1", "✎1/◎3 → province", "covered until round 2"):
        assert part in told
    assert "навык 3+" in drawn(Builder().placed("work", 0, 2), "ru", 80)


def test_rows_show_prices_banners_and_texts() -> None:
    t = Builder().row("observatory", "great_granary").army_row("hill_archers").city(0, "carpenters_lodge")
    told = drawn(t)
    assert re.search(r"Observatory +◎4 ✎1 +⚐P ⚐Y +Income: 1 knowledge", told)
    assert re.search(r"Great Granary +◎\d +⚐G×2 +Feeds 2 citizens", told)
    assert re.search(r"Hill Archers +— +↗3 +↓ †1", told)
    assert "deck A: " in told


def test_titans_show_defence_dice_and_how_far_one_is() -> None:
    t = Builder().titan("marsh_lurker", "stone_creature").city(0, "smithy").army(0, "militia", picture=2).purse(0, 4)
    told = drawn(t)
    assert re.search(r"★ +Sea \(8\) +Marsh Lurker +4 † +⚐G +1 +▢1 +4/4 ◎4", told)
    assert re.search(r"★★ +Mountains \(7\) +Stone Creature +8 †↗ +⚐R ⚐Y +2 +▢2 +5/8", told)
    assert "a die: 4 titans, 1 coin, 1 blank" in told
    assert "4/4 ◎4" not in drawn(t, seat=SPECTATOR)


def test_a_city_shows_armies_with_coins_lost_cards_and_citizens() -> None:
    t = Builder().army(0, "militia", picture=3, disbanded="hill_archers").army(0, "city_guard", scroll=1)
    t.lost(0, "fishing_spot").city(0, "pearl_divers", "scribes_guild", "citadel").place(2, "empire pearl_divers")
    told = drawn(t)
    assert "Militia †2 ↗1 · disbanded: Hill Archers · picture ◎3 · use ◎4" in told
    assert "City Guard †2 · used, on the scroll ◎1" in told
    assert "✗ Fishing Spot" in told
    assert "Pearl Divers ⚐Bl ♟=+◎3 [2]" in told
    assert "Scribes' Guild ⚐P ✦" in told
    assert "Citadel ⚐R ☆" in told
    assert "food ♣2/3" in told


def test_cards_put_aside_are_shown_to_their_owner_only() -> None:
    t = Builder().reserve(1, "smithy").reserve(1, "observatory", known=True)
    assert "a card of deck A · Observatory" in drawn(t)
    assert "Smithy ⚐R ◎" in drawn(t, seat=1)
    assert "Smithy" not in drawn(t, cards=True).partition("Empire row")[0]
    assert "Smithy" in drawn(t, seat=1, cards=True)


def test_the_token_passing_and_the_turn_stand_in_the_titles() -> None:
    t = Builder(seats=3).place(1, "cell restore").play("pass")
    told = drawn(t, "ru")
    assert "Индиго (вы) · 2 ПО · первый игрок (жетон взят)" in told
    assert re.search(r"Графит · \d ПО · пас", told)
    assert re.search(r"Оранжевый · \d ПО · ходит", told)
    assert "Раунд 1 из 6 · ходит Оранжевый" in told


def test_what_a_scout_knows_is_his_alone() -> None:
    t = Builder().titan("reef_crab", "tide_wolf").city(0, "forest_refuge")
    t.place(1, "empire forest_refuge", "titan reef_crab")
    assert "Sea, under the top: Tide Wolf" in drawn(t)
    assert "under the top" not in drawn(t, seat=1)


def test_cards_have_their_whole_text() -> None:
    played = evening(["cards"])
    for part in ("Cards of Indigo", "Empire row", "Army row", "Titans on top", "Face-up provinces", "Feeds 1 citizen."):
        assert part in played.text


# -- talking to the table ----------------------------------------------------------------------------


def test_why_names_the_clause_and_what_is_missing() -> None:
    played = evening(["citizen 1", "why cell grow", "cell work", "citizen 2"])
    assert "Grow the population: needs round 3" in played.text
    assert "AW-PLC-11" in played.text
    again = evening(["citizen 3", "why empire 1"])
    assert "AW-EMP-05" in again.text


@pytest.mark.parametrize(
    ("asks", "part"),
    [
        ("LoseCard", "which empire card do you lose?"),
        ("UseArmies", "which armies fight"),
        ("BuyArmy", "which army card do you buy?"),
    ],
)
def test_questions_of_a_game_can_be_answered_by_number(asks: str, part: str) -> None:
    played = evening(["1"], table=table_when(asks, "questions"))
    assert part in played.flat


def test_a_reaction_can_be_muted() -> None:
    table = reacting()
    played = evening(["молчать"], lang="ru", table=table)
    assert "больше не спрашивать об этом (Гильдия писцов)" in played.flat
    assert "Больше не спросим: Гильдия писцов." in played.flat


def reacting() -> Table:
    """A table at which seat 0 may use the Scribes' Guild."""
    table = Table(load_game(GAME).kind, 2, {"first_player": "seat_2"}, "7")
    g = table.position
    assert isinstance(g, AncientWorld)
    g.players[0].city.append(Building(Builder().copies("empire", "scribes_guild")[0]))
    for word in ("citizen 1", "cell learn"):
        table.play(1, table.kind.number(word))
    return table
