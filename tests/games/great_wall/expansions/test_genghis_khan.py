"""Genghis Khan: the end of the game, his presence, cells, skills and rides (GWX-GK-26..61, GWX-MIX-14)."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.expansions.genghis.pieces import is_covered, is_defeated
from teahouse.games.great_wall.rules.expansions.genghis.sheet import GenghisSheet
from teahouse.games.great_wall.rules.expansions.genghis.skills import working
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.modifiers import lethality, section_attack
from teahouse.games.great_wall.rules.state import DAMAGE, FREE
from teahouse.games.great_wall.rules.words import MOMENTS, SECTIONS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.khan_builder import KhanBuilder

SPEARMEN = {
    "khan": "a:spearman b:spearman f:spearman h:spearman",
    "skill_left": "a:spearman b:spearman",
    "skill_right": "a:spearman b:spearman",
}
"""Everything that three players must cover, with "Dread name" and "Siege masters"."""


def beaten(seats: int = 3, mode: str = "competitive") -> KhanBuilder:
    return KhanBuilder(seats, mode=mode).sent(0, **SPEARMEN)


def comparison(t: Builder, section: str) -> tuple[int, ...]:
    """Attack and defence of one section in the assault."""
    t.run("assault", SECTIONS.index(section))
    return t.heard("assault")[-1].args[1:3]


# -- the end -----------------------------------------------------------------------------------------


@rule("GWX-GK-26", "GWX-GK-27")
@pytest.mark.parametrize("place", SPEARMEN)
def test_defeated_when_every_required_cell_of_all_three_cards_is_covered(place: str) -> None:
    t = beaten()
    assert is_defeated(t.g, t.khan)
    t = KhanBuilder().sent(0, **{p: words if p != place else words[11:] for p, words in SPEARMEN.items()})
    assert not is_defeated(t.g, t.khan)
    covered = [is_covered(t.g, t.khan, number) for number in range(3)]
    assert covered == [p != place for p in SPEARMEN]


@rule("GWX-GK-28", "GWX-GK-29", "GWX-GK-30")
def test_his_defeat_ends_the_game_at_the_check_of_winter_and_not_before() -> None:
    t = KhanBuilder().sent(0, **(SPEARMEN | {"khan": SPEARMEN["khan"][11:]})).won()
    t.play("warrior spearman", "khan a")
    assert is_defeated(t.g, t.khan)
    assert len(t.heard("khan-defeated")) == 1
    assert (t.g.finished, t.g.end_reasons) == (False, 0)
    t.run("autumn")
    assert t.asks == "ChooseOrder"
    t.g.open = []
    t.g.agenda = []
    t.run("check_end")
    assert (t.g.finished, t.g.end_reasons) == (True, 16)


@rule("GWX-GK-31")
def test_the_other_ends_stay() -> None:
    assert KhanBuilder().walls(3, 3, 3).run("check_end").g.end_reasons == 1
    t = KhanBuilder()
    t.g.shame_supply, t.g.shame_box = 0, 30
    assert t.run("check_end").g.end_reasons == 2
    t = beaten()
    t.g.time = t.g.last_space()
    assert t.run("check_end").g.end_reasons == 4 + 16


@rule("GWX-GK-32")
def test_undefeated_he_changes_nothing_at_the_end() -> None:
    honor = []
    for table in (KhanBuilder(), Builder(3)):
        table.captured(0, "foragers_left").shamed(1, "spearman").g.artifacts = []
        table.clan(1).honor = 9
        table.g.time = table.g.last_space()
        table.run("check_end")
        assert table.g.finished
        honor.append((table.honor(0, 1, 2), table.g.winners()))
    assert honor[0] == honor[1] == ([6, 4, 0], [0])


@rule("GWX-GK-33", "GWX-GK-37", "GWX-GK-38")
def test_his_defeat_gives_no_victory_and_his_cards_no_honour() -> None:
    t = beaten()
    t.g.artifacts = []
    t.clan(1).honor = 1
    t.run("check_end")
    assert (t.honor(0, 1, 2), t.g.winners()) == ([0, 1, 0], [1])
    assert [clan.captured for clan in t.g.clans] == [[], [], []]


@rule("GWX-GK-34")
def test_together_his_defeat_ends_nothing() -> None:
    t = beaten(mode="cooperative").edicts()
    t.run("winter").decline_all()
    assert (t.g.finished, t.g.year, t.g.end_reasons) == (False, 2, 0)


# -- presence ----------------------------------------------------------------------------------------


@rule("GWX-GK-35", "GWX-GK-47")
def test_he_is_where_his_figure_stands() -> None:
    t = KhanBuilder().skills("no_mercy", "wrath_of_the_steppe").stands("middle")
    for section in SECTIONS:
        t.horde(section, f"foragers_{section}")
    deadly = [lethality(t.g, 0, t.g.field[section][0], section) for section in range(3)]
    assert deadly == [1, 2, 1]
    assert [section_attack(t.g, section) for section in range(3)] == [4, 6, 4]


@rule("GWX-GK-36", "GWX-GK-39")
def test_he_adds_no_strength_and_is_no_horde() -> None:
    t = KhanBuilder().skills("no_mercy", "siege_masters").stands("left").fortifications()
    t.run("assault", 0)
    assert t.heard("assault") == []
    t.horde("left", "foragers_left")
    assert comparison(t, "left")[0] == 4
    t = KhanBuilder().skills("no_mercy", "siege_masters").stands("left").pointer("left").run("lay_out_horde")
    assert (len(t.hordes("left")), t.heard("pillage")) == (1, [])
    t = KhanBuilder().skills("no_mercy", "siege_masters").stands("left")
    t.horde("left", "foragers_left").run("shame_of_breach", 0, 0)
    t.play("shame spearman")
    assert (t.asks, t.clan(0).shame_tokens()) == ("", 1)


@rule("GWX-GK-36")
def test_in_the_assault_only_the_horde_beside_him_attacks() -> None:
    t = KhanBuilder().skills("no_mercy", "siege_masters").stands("left").fortifications()
    t.horde("left", "foragers_left")
    t.run("assault", SECTIONS.index("left"))
    assert t.heard("assault")[-1].args[1] == 4


@rule("GWX-GK-39")
def test_where_he_stands_three_hordes_find_room() -> None:
    t = KhanBuilder().skills("no_mercy", "siege_masters").stands("left")
    for section in SECTIONS:
        t.horde(section, f"foragers_{section}")
    t.horde("left", "outriders_left").pointer("left").pointer("left")
    t.run("lay_out_horde")
    assert (len(t.hordes("left")), t.heard("pillage")) == (3, [])


@rule("GWX-GK-40")
def test_his_last_cell_pays_no_standard_honour_and_kills_nobody() -> None:
    t = KhanBuilder().sent(0, **(SPEARMEN | {"khan": SPEARMEN["khan"][11:]}))
    t.post(1, "right").won()
    t.g.events = []
    before = t.honor(0, 1, 2)
    t.play("warrior spearman", "khan a")
    assert [b - a for a, b in zip(before, t.honor(0, 1, 2), strict=True)] == [6, 0, 0]
    assert t.heard("killed") == t.heard("honor-defeat") == t.heard("honor-archers") == []
    assert t.khan.warriors(t.g, 0, 0) == 8


# -- cells -------------------------------------------------------------------------------------------


REQUIRED = {3: "abfh", 4: "abdefh", 5: "abcdefgh"}


@rule("GWX-GK-41", "GWX-GK-42", "GWX-GK-43", "GWX-GK-44", "GWX-MIX-14")
@pytest.mark.parametrize(("seats", "counted"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_which_cells_must_be_covered(seats: int, counted: int) -> None:
    t = KhanBuilder(seats).won("right")
    t.play("warrior spearman")
    cells = {word.split()[1] for word in t.options() if word.startswith("khan ")}
    assert "".join(sorted(cells)) == REQUIRED[counted]
    skill = {word.split()[1] for word in t.options() if word.startswith("skill-left ")}
    assert "".join(sorted(skill)) == ("ab" if counted == 3 else "abc")


@rule("GWX-GK-43")
def test_he_lasts_until_the_last_cell_without_a_number_is_covered() -> None:
    t = KhanBuilder().sent(0, **(SPEARMEN | {"khan": SPEARMEN["khan"][11:]})).won()
    t.play("warrior spearman")
    t.play("khan a")
    assert is_defeated(t.g, t.khan)


@rule("GWX-GK-45")
def test_an_ignored_cell_cannot_be_covered_and_blocks_nothing() -> None:
    t = KhanBuilder().won().play("warrior spearman")
    assert [t.why(f"khan {letter}") for letter in "cdegi"] == ["GWX-GK-45"] * 5
    assert t.why("skill-left c") == "GWX-GK-45"
    t = beaten()
    assert t.on_card("khan") == "0s 0s . . . 0s . 0s"
    assert is_defeated(t.g, t.khan)


CELLS = {
    "genghis_khan": ("ab ad bc be cf de ef eg fh gh", {"c": 5, "d": 4, "e": 4, "g": 5}),
    "undying_horde": ("ab ac", {}),
    "dread_name": ("ab bc", {"c": 4}),
    "wrath_of_the_steppe": ("ab ac bd cd", {"c": 4, "d": 5}),
    "no_mercy": ("ab bc", {"c": 4}),
    "siege_masters": ("ab bc", {"c": 5}),
    "scorched_earth": ("", {"c": 4}),
}


@rule("GWX-GK-46")
@pytest.mark.parametrize("name", CELLS)
def test_cells_neighbours_and_numbers_as_printed(name: str) -> None:
    pairs, marks = CELLS[name]
    (card,) = [card for card in KhanBuilder().sheet.cards if card.name == name]
    letters = "abcdefgh"[: len(card.marks)]
    assert card.marks == [marks.get(letter, 0) for letter in letters]
    touching = {letters[a] + letters[b] for a, others in enumerate(card.neighbours) for b in others if a < b}
    assert touching == set(pairs.split())


# -- skills ------------------------------------------------------------------------------------------


@rule("GWX-GK-48")
def test_both_skills_work_from_the_start() -> None:
    t = KhanBuilder(raw=True)
    assert working(t.g, t.khan) == [0, 1, 2]
    t = KhanBuilder().skills("wrath_of_the_steppe", "no_mercy").stands("left").horde("left", "foragers_left")
    assert section_attack(t.g, 0) == 6
    assert lethality(t.g, 0, t.g.field[0][0], 0) == 2


@rule("GWX-GK-49", "GWX-GK-50", "GWX-GK-51")
def test_a_covered_skill_stops_at_once_and_for_good_the_other_goes_on() -> None:
    t = KhanBuilder().skills("wrath_of_the_steppe", "no_mercy").stands("left").horde("left", "outriders_left")
    t.sent(1, skill_left="a:spearman").won("right").play("warrior spearman")
    assert section_attack(t.g, 0) == 5
    t.play("skill-left b")
    assert [event.args for event in t.heard("khan-card-covered")] == [(t.khan.cards[1],)]
    assert section_attack(t.g, 0) == 3
    assert lethality(t.g, 0, t.g.field[0][0], 0) == 2
    t.pointer("left").run("spring").decline_all()
    while t.g.open:
        t.decline_one()
    assert working(t.g, t.khan) == [0, 2]
    t = KhanBuilder().skills("wrath_of_the_steppe", "no_mercy").stands("left").horde("left", "outriders_left")
    t.sent(0, khan=SPEARMEN["khan"])
    assert section_attack(t.g, 0) == 5


@rule("GWX-GK-53")
def test_his_own_card_does_nothing() -> None:
    card = KhanBuilder().sheet.cards[0]
    assert (card.name, card.triggers, card.modifiers) == ("genghis_khan", [], [])


@rule("GWX-GK-54")
def test_an_ability_of_his_card_would_work_like_a_skill() -> None:
    box = load().box
    sheet = box.expansions["genghis"]
    assert isinstance(sheet, GenghisSheet)
    (mercy,) = [card for card in sheet.cards if card.name == "no_mercy"]
    sheet.cards[0].modifiers = mercy.modifiers
    t = KhanBuilder(box=box).stands("left").horde("left", "outriders_left").horde("right", "outriders_right")
    assert [lethality(t.g, 0, t.g.field[section][0], section) for section in (0, 2)] == [2, 1]
    t.sent(0, khan=SPEARMEN["khan"])
    assert lethality(t.g, 0, t.g.field[0][0], 0) == 1


# -- rides -------------------------------------------------------------------------------------------


def ride(t: KhanBuilder, pointer: str) -> KhanBuilder:
    """The end of the invasion, with this pointer on top of the deck."""
    t.pointer(pointer).run("tell", 100, -1)
    return t


@rule("GWX-GK-55", "GWX-GK-57")
@pytest.mark.parametrize("section", SECTIONS)
def test_he_rides_to_the_section_of_the_pointer(section: str) -> None:
    t = ride(KhanBuilder().stands("middle"), section)
    assert SECTIONS[t.khan.section] == section
    assert len(t.heard("khan")) == 1


@rule("GWX-GK-56")
def test_he_rides_after_all_hordes_came_and_before_advisors_are_renewed() -> None:
    t = KhanBuilder(seed="spring")
    t.run("spring").decline_all()
    kinds = [event.kind for event in t.g.events]
    assert kinds.count("khan") == 1
    ridden = kinds.index("khan")
    assert "horde" in kinds[:ridden]
    assert "horde" not in kinds[ridden:]
    assert "advisor-arrived" in kinds[ridden:]
    assert "advisor-arrived" not in kinds[:ridden]
    assert t.khan.section == t.g.horde_deck[-1] % 3


@rule("GWX-GK-58")
def test_in_the_first_year_he_stays() -> None:
    t = KhanBuilder(raw=True, seed="first year")
    section = t.khan.section
    while t.g.year == 1 and not t.g.finished:
        t.decline_one()
        if t.g.year == 1:
            assert t.khan.section == section
    assert t.g.year == 2


def defeat_hordes(t: KhanBuilder) -> None:
    t.won("middle").play("pass")


def breach_walls(t: KhanBuilder) -> None:
    t.horde("right", "foragers_right").fortifications().run("assault", 2)


def build(t: KhanBuilder) -> None:
    t.run("finish_wall", 0, 2)


@rule("GWX-GK-59")
@pytest.mark.parametrize("deed", [defeat_hordes, breach_walls, build])
def test_nothing_else_moves_him(deed: Callable[[KhanBuilder], None]) -> None:
    t = KhanBuilder().stands("right").pointer("left")
    deed(t)
    assert SECTIONS[t.khan.section] == "right"
    t = KhanBuilder().stands("right").pointer("left")
    for moment in MOMENTS:
        t.happen(moment, 0, section=2, winner=0).decline_all()
    assert SECTIONS[t.khan.section] == "right"


@rule("GWX-GK-61")
def test_without_a_horde_deck_he_stays() -> None:
    t = KhanBuilder().stands("middle")
    t.g.horde_discard, t.g.horde_deck = t.g.horde_deck, []
    t.run("tell", 100, -1)
    assert (SECTIONS[t.khan.section], t.heard("khan")) == ("middle", [])


# -- laws --------------------------------------------------------------------------------------------


def test_broken_laws_are_noticed() -> None:
    def clauses(t: KhanBuilder) -> list[str]:
        return [sentence.split(":")[0] for sentence in broken_laws(t.g)]

    assert clauses(beaten()) == []
    assert clauses(KhanBuilder(2).stands("left")) == ["GWX-GK-60"]
    assert clauses(KhanBuilder(2).gift("dragon_banner", owner=2)) == ["GWX-GK-87"]
    assert clauses(KhanBuilder(3).gift("dragon_banner", owner=3)) == ["GWX-GK-87"]
    assert clauses(KhanBuilder(1).gift("dragon_banner", owner=2)) == []
    assert clauses(KhanBuilder().sent(0, khan="c:spearman")) == ["GWX-GK-45"]
    assert clauses(KhanBuilder().sent(0, khan="a:archer")) == ["GWX-GK-62"]
    assert clauses(KhanBuilder().sent(0, khan="af:horseman")) == ["GWX-GK-75"]
    assert clauses(KhanBuilder().sent(0, khan="a:horseman")) == ["GWX-GK-75"]
    assert clauses(KhanBuilder(5).sent(4, khan="ab:horseman de:horseman", skill_left="a:banner_bearer")) == []
    wounded = KhanBuilder()
    wounded.khan.cover[1][0] = DAMAGE
    assert clauses(wounded) == ["GWX-GK-63"]
    lost = beaten()
    lost.khan.cover[0][0] = FREE
    assert clauses(lost) == ["GW-SET-17"]
