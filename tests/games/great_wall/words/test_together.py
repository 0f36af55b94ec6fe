"""The co-operative game in words: what is asked, what was promised, and how it ended."""

import pytest

from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import Teller, teller_of
from teahouse.wording.ending import result_of
from tests.games.great_wall.builder import Builder


def teller(lang: str) -> Teller:
    return teller_of(load_game("great_wall"), Texts(lang))


def pledging() -> Builder:
    """Yellow has proposed the timber; all have wood."""
    t = Builder(3, mode="cooperative").edicts("timber_for_the_palace")
    for seat in range(3):
        t.resources(seat, wood=9)
    return t.run("fulfil_edicts").play("edict timber_for_the_palace")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("Timber for the palace", "Still missing: 13")), ("ru", ("Лес для дворца", "Не хватает ещё 13"))],
)
def test_a_pledge_is_asked_with_the_demand_and_what_is_missing(lang: str, words: tuple[str, ...]) -> None:
    question = teller(lang).read(pledging().g.observe(0)).question(0)
    assert all(word in question for word in words)


def test_promises_and_agreements_are_told_apart() -> None:
    t = pledging().play("count 5")
    told = teller("en").read(t.g.observe(1)).tell(t.heard("edict-pledged")[0])
    assert told is not None
    assert told.text == "Yellow pledges 5 to “Timber for the palace”."
    assert told.pieces == ("edict timber_for_the_palace",)
    t = Builder(3, mode="cooperative").edicts("poll_tax")
    for seat in range(3):
        t.resources(seat, gold=3)
    t.run("fulfil_edicts").play("edict poll_tax", "take")
    told = teller("en").read(t.g.observe(1)).tell(t.heard("edict-pledged")[0])
    assert told is not None
    assert told.text == "Red agrees to “Poll tax”."


@pytest.mark.parametrize(("clan", "words"), [(0, "your officials"), (2, "that you control")])
def test_whose_officials_act_is_told(clan: int, words: str) -> None:
    t = Builder(2, mode="cooperative")
    fields = {"clan": clan, "area": 9, "left": [0, 2], "waiting": [], "acting": []}
    observation = t.g.observe(0) | {"asked": [{"seat": 0, "asks": "ActOrWait", "fields": fields}]}
    assert words in teller("en").read(observation).question(0)


def test_shame_is_bought_off_for_honour() -> None:
    t = Builder(3, mode="cooperative").shamed(0, "spearman")
    t.clan(0).honor = 12
    t.run("summer")
    assert "10 honour" in teller("en").read(t.g.observe(0)).question(0)


@pytest.mark.parametrize(("fulfilled", "words"), [(7, "All players win"), (2, "All players lose")])
def test_the_end_says_why_and_scores_nothing(fulfilled: int, words: str) -> None:
    t = Builder(3, mode="cooperative").edicts().captured(1, "vanguard_left")
    t.court.fulfilled = [t.court.edict_deck.pop() for _ in range(fulfilled)]
    t.g.time = 5
    t.clan(1).honor = 30
    t.run("winter")
    said = teller("en")
    told = said.read(t.g.observe(0)).tell(t.g.events[-1])
    assert told is not None
    assert told.heading
    assert told.text.startswith(words)
    assert told.text.endswith(f"Edicts fulfilled: {fulfilled} of 7.")
    ending = said.read(t.g.observe(0)).ending(result_of(t.g, {}, t.g.events))
    assert not ending.scored
    assert not ending.ties
    assert [column.title for column in ending.columns][1] == "Red"
    assert ending.totals[1] == 30
    assert [(fact.title, fact.values[1]) for fact in ending.facts] == [("Captured hordes", 1), ("Shame tokens", 0)]
