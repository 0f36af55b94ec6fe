"""Genghis Khan: components and setting up (GWX-GK-01..25, 116..120, GWX-MIX-09..11)."""

from collections import Counter

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.pools import advisors_in_play, artifacts_in_play, hordes_in_play
from teahouse.games.great_wall.rules.words import BANNER_BEARER, SECTIONS, SET_BASE, SET_COOP, SET_GENGHIS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.expansions.khan_builder import KhanBuilder

SEEDS = range(24)


def fresh(seats: int = 3, seed: object = 0, mode: str = "competitive") -> KhanBuilder:
    return KhanBuilder(seats, f"set-up {seed}", raw=True, mode=mode)


def names_of(t: KhanBuilder, card_set: int) -> set[str]:
    """Names of one set among the hordes of the deck."""
    return {t.g.horde_type(card).name for card in hordes_in_play(t.g) if t.g.horde_type(card).card_set == card_set}


@rule("GWX-GK-01", "GWX-GK-05")
def test_the_cards_of_the_box() -> None:
    content = load()
    counts = content.names
    assert len(content.box.expansions) >= 1
    assert len(counts.skills) == len(counts.gifts) == 6
    own = [horde for horde in content.box.hordes if horde.card_set == SET_GENGHIS]
    assert 3 * len(own) == 9
    assert [(horde.attack, len(horde.cells), horde.honor) for horde in own] == [(3, 3, 5), (4, 4, 8), (7, 5, 12)]
    assert len([advisor for advisor in content.box.advisors if advisor.card_set == SET_GENGHIS]) == 6
    assert [note.of for note in counts.notes].count("genghis") == 1
    assert not [artifact for artifact in content.box.artifacts if artifact.card_set == SET_GENGHIS]


@rule("GWX-GK-02", "GWX-GK-11", "GWX-GK-95", "GWX-GK-96")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_starts_with_one_banner_bearer_in_the_supply(seats: int) -> None:
    t = fresh(seats)
    assert [clan.supply for clan in t.g.clans] == [[10, 4, 2, 1]] * seats
    assert Builder(seats, raw=True).clan(0).supply == [10, 4, 2, 0]


@rule("GWX-GK-07", "GWX-GK-08", "GWX-GK-09")
def test_one_gift_at_random_and_nobody_owns_it() -> None:
    tables = [fresh(seed=seed) for seed in SEEDS]
    assert {t.khan.gift for t in tables} == set(range(6))
    assert {t.khan.owner for t in tables} == {-1}
    for t in tables[:6]:
        every = {number for gift in t.sheet.gifts for number in (*gift.triggers, *gift.modifiers)}
        for owner in range(3):
            t.khan.owner = owner
            used = t.khan.abilities_of(t.g, owner) + t.khan.modifiers_of(t.g, owner)
            gift = t.sheet.gifts[t.khan.gift]
            assert used == gift.triggers + gift.modifiers
            assert set(used) < every


@rule("GWX-GK-10")
def test_artifacts_as_ever() -> None:
    t = fresh()
    assert len(t.g.artifacts) == 3
    assert len(artifacts_in_play(t.g)) == 5


@rule("GWX-GK-03", "GWX-GK-04", "GWX-GK-12", "GWX-GK-13", "GWX-GK-14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_names_leave_the_deck_and_three_come(seats: int) -> None:
    gone: Counter[str] = Counter()
    for seed in SEEDS:
        t = fresh(seats, seed)
        base = {horde.name for horde in t.box.hordes if horde.card_set == SET_BASE}
        cards = hordes_in_play(t.g)
        assert len(cards) == 24 - 6 + 9 == 27
        assert set(Counter(card // 3 for card in cards).values()) == {3}
        assert len(names_of(t, SET_GENGHIS)) == 3
        assert len(names_of(t, SET_BASE)) == 6
        gone.update(base - names_of(t, SET_BASE))
        assert broken_laws(t.g) == []
    assert len(gone) == 8


@rule("GWX-GK-15")
def test_the_deck_is_shuffled_with_his_cards_in_it() -> None:
    decks = [[card // 3 for card in fresh(seed=seed).g.horde_deck] for seed in SEEDS]
    own = [i for i, horde in enumerate(fresh().box.hordes) if horde.card_set == SET_GENGHIS]
    assert len({tuple(deck) for deck in decks}) == len(decks)
    places = {place for deck in decks for place, horde in enumerate(deck) if horde in own}
    assert len(places) == len(decks[0])


@rule("GWX-GK-16", "GWX-GK-17", "GWX-GK-60")
@pytest.mark.parametrize(("seats", "mode"), [(1, "competitive"), (2, "competitive"), (2, "cooperative")])
def test_cards_that_point_left_stay_in_the_box_of_two(seats: int, mode: str) -> None:
    for seed in range(8):
        t = fresh(seats, seed, mode)
        cards = hordes_in_play(t.g)
        assert {SECTIONS[card % 3] for card in cards} == {"middle", "right"}
        assert len(cards) == 9 * 2
        assert len([card for card in cards if t.g.horde_type(card).card_set == SET_GENGHIS]) == 6
        assert SECTIONS[t.khan.section] != "left"


@rule("GWX-GK-18", "GWX-GK-19", "GWX-MIX-09")
@pytest.mark.parametrize(("seats", "dealt"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_first_hordes_by_the_ordinary_rules(seats: int, dealt: int) -> None:
    t = fresh(seats)
    assert sum(len(hordes) for hordes in t.g.field) + len(t.g.horde_discard) == dealt
    assert all(t.g.field[section] for section in t.g.sections())


@rule("GWX-GK-20", "GWX-GK-21", "GWX-GK-22")
def test_his_card_and_two_of_six_skills() -> None:
    tables = [fresh(seed=seed) for seed in SEEDS]
    for t in tables:
        assert t.khan.cards[0] == 0
        assert len(set(t.khan.cards)) == 3
        assert [sum(cover) for cover in t.khan.cover] == [0, 0, 0]
    assert {card for t in tables for card in t.khan.cards[1:]} == set(range(1, 7))
    assert len({tuple(t.khan.cards) for t in tables}) > 12


@rule("GWX-GK-23")
def test_the_figure_stands_where_the_next_pointer_shows_and_the_card_stays() -> None:
    tables = [fresh(seed=seed) for seed in SEEDS]
    assert all(t.khan.section == t.g.horde_deck[-1] % 3 for t in tables)
    assert {len(t.g.horde_deck) for t in tables} == {24}
    assert {t.khan.section for t in tables} == {0, 1, 2}


@rule("GWX-GK-24")
def test_the_reference_card_has_words_and_no_rules() -> None:
    content = load()
    (note,) = [note for note in content.names.notes if note.of == "genghis"]
    assert len(note.lines) == 5
    assert note.id not in content.box.extras


@rule("GWX-GK-25", "GWX-GK-06")
def test_his_advisors_join_the_deck() -> None:
    t = fresh()
    assert len(advisors_in_play(t.g)) == 50
    assert [len(clan.dealt) for clan in t.g.clans] == [2, 2, 2]
    assert len(t.g.advisor_deck) == 50 - 6
    met = {advisor for seed in SEEDS for clan in fresh(seed=seed).g.clans for advisor in clan.dealt}
    own = {i for i, advisor in enumerate(t.box.advisors) if advisor.card_set == SET_GENGHIS}
    assert met & own
    assert len(advisors_in_play(Builder(3, raw=True).g)) == 44


@rule("GWX-GK-116", "GWX-GK-117", "GWX-GK-118")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_together_the_hordes_of_the_co_operative_deck_are_replaced(seats: int) -> None:
    for seed in range(8):
        t = fresh(seats, seed, mode="cooperative")
        assert len(hordes_in_play(t.g)) == 27
        assert (len(names_of(t, SET_COOP)), len(names_of(t, SET_GENGHIS)), names_of(t, SET_BASE)) == (6, 3, set())
        assert broken_laws(t.g) == []


@rule("GWX-GK-119")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_together_players_and_one_hordes_come_first_then_the_figure(seats: int) -> None:
    t = fresh(seats, mode="cooperative")
    clans = max(seats, 3)  # two count as three (GW-COOP-12)
    assert sum(len(hordes) for hordes in t.g.field) + len(t.g.horde_discard) == clans + 1
    assert t.khan.section == t.g.horde_deck[-1] % 3


@rule("GWX-GK-120")
def test_together_the_gift_is_used_without_artifacts() -> None:
    t = fresh(3, mode="cooperative")
    assert t.g.artifacts == []
    t = KhanBuilder(3, mode="cooperative").edicts()
    t.gift("dragon_banner").resources(0, wood=9).officials(0, builders_camp=1)
    t.activate("builders_camp", enhanced=True).play("raise left")
    assert t.khan.owner == 0
    t.decline_all().happen("section.held", section=0)
    assert t.honor(0, 1, 2) == [10, 0, 0]


@rule("GWX-MIX-10", "GWX-MIX-11")
def test_neither_the_reed_clan_nor_qin_has_a_banner_bearer() -> None:
    t = fresh(2)
    assert [clan.supply[BANNER_BEARER] for clan in t.g.clans] == [1, 1, 0]
    t = fresh(1)
    assert [clan.supply[BANNER_BEARER] for clan in t.g.clans] == [1, 0, 0]
    assert broken_laws(t.g) == []
