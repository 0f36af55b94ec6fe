"""The few words for what is printed say nothing that the whole text does not, and leave out no number."""

import re

import pytest

from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.words import printing, shown
from teahouse.games.zhanguo.words.words import Words
from teahouse.registry import load_game
from teahouse.text import Texts
from tests.games.zhanguo.words.test_printed import words_of

LANGUAGES = ("en", "ru")


def printed(lang: str) -> shown.Printed:
    return printing.printed(words_of(load_game("zhanguo"), lang))


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_form_of_a_card_has_its_numbers_and_is_told_apart(lang: str) -> None:
    cards = printed(lang).cards
    for card in cards:
        assert numbers(card.short) <= numbers(card.text) | {"1"}, card.short
        assert not card.amount or str(card.amount) in numbers(card.short)
        assert len(card.short) <= len(card.text)
    kinds = {(card.bonus, card.amount, card.official, card.counted) for card in cards}
    assert len({card.short for card in cards}) == len(kinds)
    assert {card.bonus for card in cards} == set(names.BONUSES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tiles_rewards_tasks_squares_and_abilities_are_told_apart(lang: str) -> None:
    board = printed(lang)
    for things in (board.tiles, board.tasks, board.bonuses, board.abilities):
        assert len({thing.short for thing in things}) == len(things)
    for tile in board.tiles:
        assert numbers(tile.short) <= numbers(tile.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reward_names_its_regions_and_a_task_its_places(lang: str) -> None:
    board = printed(lang)
    for reward in (each for row in board.rewards for each in row):
        bound = 0 < len(reward.regions) < names.REGIONS
        assert not bound or {str(region) for region in reward.regions} <= numbers(reward.short), reward.short
    for task in board.tasks:
        wanted = {str(need.place) for need in task.needs} if task.kind != "wall" else set()
        assert wanted <= numbers(task.short)


def test_words_of_a_colour_agree_in_russian() -> None:
    words: Words = words_of(load_game("zhanguo"), "ru")
    assert Texts("ru").say("zhanguo-short-bonus", bonus="VP_PER_CARD", colour="orange", n=0) == "1 ПО за оранжевую"
    assert {words.bonus(card) for card in range(1, names.CARDS + 1) if "ПО за каждую" in words.bonus(card)} == {
        f"1 ПО за каждую вашу {colour} карту" for colour in ("бежевую", "оранжевую", "коричневую")
    }
