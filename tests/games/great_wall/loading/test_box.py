"""The Great Wall pack becomes the box: components as the ledger counts them, and cards that know their rules."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from teahouse.games.great_wall.loading import GreatWallContent, load
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.words import ARCHER, AT_FIRING, AT_HERE, BY_BREACH, G_CHI, G_GOLD, HORSEMAN
from teahouse.ledger import rule
from tests.games.great_wall.loading.test_rulebook import printed


@pytest.fixture(scope="module")
def content() -> GreatWallContent:
    return load()


def by_name(cards: Sequence[Any], name: str) -> Any:
    return next(card for card in cards if card.name == name)


# -- components ----------------------------------------------------------------------------


@rule("GW-CMP-06", "GW-CMP-16", "GWX-GK-03", "GWX-GK-04")
def test_horde_types_make_three_cards_each(content: GreatWallContent) -> None:
    cards = Counter({words.SETS[horde.card_set]: 0 for horde in content.box.hordes})
    for horde in content.box.hordes:
        cards[words.SETS[horde.card_set]] += len(words.SECTIONS)
    assert cards == {"base": 24, "coop": 24, "genghis": 9}


@rule("GW-CMP-08", "GW-CMP-13", "GW-CMP-19", "GW-CMP-20")
def test_reed_and_qin_have_their_orders_and_generals(content: GreatWallContent) -> None:
    seen = content.names
    assert len(seen.reed_orders) == 1
    assert len(seen.qin_orders) == 6
    assert Counter(note.of for note in seen.notes) == {"reed": 2, "qin": 1, "genghis": 1}


@rule("GW-CMP-09", "GW-CMP-10", "GW-CMP-11", "GW-CMP-12", "GW-CMP-14", "GW-CMP-15", "GW-CMP-17", "GW-CMP-18")
def test_cards_of_each_set(content: GreatWallContent) -> None:
    cards = content.box

    def sets(listed: Sequence[Any]) -> Counter[str]:
        return Counter(words.SETS[card.card_set] for card in listed)

    assert sets(cards.tactics) == printed("tactic")
    assert sets(cards.artifacts) == printed("artifact")
    assert sets(cards.advisors) == printed("advisor")
    assert sets(cards.generals) == printed("general")
    assert (len(cards.events), len(cards.edicts)) == (printed("event").total(), printed("edict").total())


def test_other_cards_of_expansions(content: GreatWallContent) -> None:
    seen = content.names
    assert (len(seen.skills), len(seen.gifts), seen.genghis.id) == (6, 6, "genghis_khan")
    assert (len(seen.scenarios), len(seen.rat_cards)) == (6, 5)


@rule("GW-CMP-01", "GW-CMP-31", "GW-CMP-32", "GW-CMP-33", "GW-CMP-35", "GW-CMP-36")
def test_the_board_has_two_sides_with_ten_areas(content: GreatWallContent) -> None:
    three, four = content.box.sides
    for side in (three, four):
        assert len(side.areas) == len(words.AREAS) - 1 == 10
        assert len(side.defense) == len(side.firing_positions) == 4
        assert len(side.wall_cost) == 3
        assert len(side.invasion) == len(side.lethality)
        assert [track.pay for track in side.overseers] == [words.CHI, words.WOOD, words.STONE, words.GOLD]
        for area in side.areas:
            assert area.regular == (area.slots > 0)
    assert three.time_start == [-1, 0, 0, 0, -1, -1]
    assert four.time_start == [-1, -1, -1, -1, 0, 1]
    assert (three.order_cells, four.order_cells) == (3, 5)
    assert three.wall_cost == [8, 13, 17]
    assert four.overseers[0].levels == [1, 2, 3]
    assert four.overseers[0].costs == [2, 3, 4]
    constants = content.box.constants
    assert (len(content.names.sections), constants.horde_rows, constants.fortification_cells) == (3, 3, 3)


def test_constants_and_prices(content: GreatWallContent) -> None:
    constants = content.box.constants
    assert dict(zip(words.HONORED, constants.standard_honor, strict=True)) == {
        "hand_in": 2, "fortification": 2, "wall": 0, "defeat": 2, "archer_defeat": 2, "order_discard": 2,
    }  # fmt: skip
    assert constants.pool_officials == [0, 3, 3, 3, 3, 4]
    assert constants.walls_to_end == [0, 2, 2, 2, 3, 3]
    assert constants.edicts_needed == [0, 0, 6, 7, 9, 9]
    assert (constants.coop_discard_shame_cost, constants.shame_penalty, constants.tactic_hand_limit) == (10, 5, 5)
    archer, horseman = content.box.recruit[ARCHER], content.box.recruit[HORSEMAN]
    assert [(price.what, price.n) for price in archer] == [(G_CHI, 2), (words.G_WOOD, 1)]
    assert [(price.what, price.n) for price in horseman] == [(G_GOLD, 2), (words.G_WOOD, 1), (G_CHI, 1)]


@rule("GW-CMP-40")
def test_a_horde_card_shows_attack_ability_cells_rewards_and_honour(content: GreatWallContent) -> None:
    circle = by_name(content.box.hordes, "shaman_circle")
    assert (circle.attack, circle.honor, circle.tier, circle.cells) == (2, 8, 2, "abcde")
    assert circle.neighbours == [[], [], [], [], []]
    assert [(reward.what, reward.n) for reward in circle.rewards][1:3] == [(G_CHI, 1), (G_CHI, 2)]
    train = by_name(content.box.hordes, "siege_train")
    assert train.cells == "abcde"
    assert train.neighbours == [[1, 3], [0, 2], [1, 4], [0], [2]]
    (ability,) = (content.box.modifiers[number] for number in train.modifiers)
    assert (ability.kind, ability.at, ability.by.n) == (words.X_DEFENSE, AT_HERE, -2)


@rule("GW-CMP-41")
def test_a_general_card_shows_ability_start_and_tea(content: GreatWallContent) -> None:
    meng_gong = by_name(content.box.generals, "meng_gong")
    assert (meng_gong.start, meng_gong.tactics, meng_gong.tea) == ([5, 3, 3, 5], 2, 65)
    (ability,) = (content.box.triggers[number] for number in meng_gong.triggers)
    assert (ability.moment, ability.who) == (words.M_HORDE_DEFEATED, words.WHO_ANY)
    assert [condition.kind for condition in ability.conditions] == [words.C_PARTICIPANT]


# -- carriers ------------------------------------------------------------------------------


def test_rules_know_their_cards(content: GreatWallContent) -> None:
    cards = content.box
    carriers: tuple[tuple[int, Sequence[Any]], ...] = (
        (words.FROM_HORDE, cards.hordes),
        (words.FROM_GENERAL, cards.generals),
        (words.FROM_ADVISOR, cards.advisors),
        (words.FROM_ARTIFACT, cards.artifacts),
        (words.FROM_EVENT, cards.events),
    )
    for source, listed in carriers:
        for number, card in enumerate(listed):
            for trigger in (cards.triggers[i] for i in card.triggers):
                assert (trigger.source, trigger.card) == (source, number)
                assert trigger.compulsory == (source not in (words.FROM_GENERAL, words.FROM_ADVISOR))
            for modifier in (cards.modifiers[i] for i in getattr(card, "modifiers", [])):
                assert (modifier.source, modifier.card) == (source, number)
    assert [trigger.number for trigger in cards.triggers] == list(range(len(cards.triggers)))
    assert [modifier.number for modifier in cards.modifiers] == list(range(len(cards.modifiers)))


def test_who_applies_a_rule_that_does_not_say(content: GreatWallContent) -> None:
    def players(cards: Sequence[Any], name: str) -> int:
        number: int = by_name(cards, name).triggers[0]
        return content.box.triggers[number].players

    assert players(content.box.advisors, "gravedigger") == words.FOR_YOU
    assert players(content.box.artifacts, "tiger_tally") == words.FOR_YOU
    assert players(content.box.hordes, "khans_couriers") == words.FOR_ALL
    assert players(content.box.hordes, "turncoat_crossbows") == words.FOR_LAST
    assert players(content.box.events, "fire_lances") == words.FOR_FIRST


def test_a_granted_modifier_belongs_to_the_card_that_grants_it(content: GreatWallContent) -> None:
    face = by_name(content.box.tactics, "save_face")
    (grant,) = content.box.scripts[face.free].effects
    (number,) = grant.grants
    modifier = content.box.modifiers[number]
    assert (modifier.source, modifier.card) == (words.FROM_TACTIC, content.box.tactics.index(face))
    assert (modifier.kind, modifier.of, modifier.by.n, modifier.by.all_of_it) == (
        words.X_NO_SHAME,
        [BY_BREACH],
        1,
        False,
    )
    (enhanced,) = content.box.scripts[face.enhanced].effects
    assert content.box.modifiers[enhanced.grants[0]].by.all_of_it
    assert enhanced.until == words.L_EVENT


def test_an_order_has_its_sections_in_turn(content: GreatWallContent) -> None:
    tyranny = content.box.orders[words.O_TYRANNY]
    assert [section.others for section in tyranny.sections] == [False, True, False]
    first = content.box.scripts[tyranny.sections[0].script].effects
    assert [effect.do for effect in first] == [words.E_MOVE_OFFICIALS] * 2
    assert [(condition.kind, condition.of) for condition in first[1].conditions] == [
        (words.C_ORDER_ON_TRACK, words.O_ECONOMY)
    ]
    assert [card.returnable for card in content.box.orders] == [True, True, False, True, True, True]


def test_tactics_name_their_play_conditions(content: GreatWallContent) -> None:
    retreat = by_name(content.box.tactics, "retreat")
    assert content.box.whens[retreat.when].moment == words.M_WARRIORS_DYING
    assert [(price.what, price.n) for price in retreat.cost] == [(G_CHI, 2)]
    (free,), (enhanced,) = (content.box.scripts[number].effects for number in (retreat.free, retreat.enhanced))
    assert (free.n.n, free.n.all_of_it, enhanced.n.all_of_it) == (1, False, True)
    sword = by_name(content.box.tactics, "borrowed_sword")
    assert content.box.whens[sword.when].who == words.WHO_OTHER


def test_edicts_events_and_artifacts(content: GreatWallContent) -> None:
    watch = by_name(content.box.edicts, "watch_on_the_wall").demands[0]
    assert (watch.together, watch.act, watch.what, watch.of) == (False, "have", "", words.S_OWN_WARRIORS)
    assert (watch.at, watch.warrior, watch.n.n) == (AT_FIRING, ARCHER, 1)
    timber = by_name(content.box.edicts, "timber_for_the_palace").demands[0]
    assert (timber.together, timber.what, timber.n.per, timber.min_each) == (True, "wood", words.S_PLAYERS, 2)
    guard = by_name(content.box.edicts, "warriors_for_the_guard")
    assert (guard.removed_with_2, guard.demands[0].taken_from) == (True, "any")
    frost = by_name(content.box.events, "bitter_frost")
    (each,) = content.box.scripts[frost.immediate].effects
    (choose,) = content.box.scripts[each.script].effects
    assert (each.do, each.players, choose.do) == (words.E_EACH, words.FOR_ALL, words.E_CHOOSE)
    assert [content.box.scripts[branch].effects[0].do for branch in choose.branches] == [
        words.E_LOSE,
        words.E_GAIN_SHAME,
    ]
    bow = by_name(content.box.artifacts, "bow_of_hou_yi").score[0].honor
    assert (bow.n, bow.per, bow.warrior, bow.at) == (6, words.S_OWN_WARRIORS, ARCHER, words.AT_FIRING_TOP)
    mirror = by_name(content.box.artifacts, "mirror_of_the_just")
    assert [(line.honor.n, line.conditions[0].most) for line in mirror.score] == [(24, 0), (14, 1), (6, 3)]


def test_officials_may_count_several_times_over(content: GreatWallContent) -> None:
    bi_sheng = by_name(content.box.generals, "bi_sheng")
    times = content.box.modifiers[bi_sheng.modifiers[1]].by
    assert (times.n, times.per, times.times) == (1, -1, words.S_ASSISTANTS)
