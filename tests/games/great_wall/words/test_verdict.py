"""Why a game of The Great Wall ended so, in words."""

import pytest

from teahouse.games.great_wall.rules.coop.ending import lose_by_shame
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import Teller, Verdict, teller_of
from teahouse.wording.ending import result_of
from tests.games.great_wall.builder import Builder
from tests.wording.play import ended


def teller(lang: str = "en") -> Teller:
    return teller_of(load_game("great_wall"), Texts(lang))


def verdict(t: Builder, lang: str = "en", **options: str) -> Verdict:
    return teller(lang).read(t.g.observe(0)).verdict(t.g.winners(), options)


def together(fulfilled: int) -> Builder:
    t = Builder(3, mode="cooperative").edicts()
    t.court.fulfilled = [t.court.edict_deck.pop() for _ in range(fulfilled)]
    t.g.time = 5
    return t.run("winter")


@pytest.mark.parametrize(
    ("lang", "fulfilled", "headline", "why"),
    [
        ("en", 7, "All players win together.", "The Emperor's edicts were fulfilled in time"),
        ("en", 2, "All players lose together.", "Time ran out"),
        ("ru", 7, "Все победили вместе.", "Указы императора выполнены в срок"),
        ("ru", 2, "Все проиграли вместе.", "время вышло"),
    ],
)
def test_together_edicts_or_time_decide(lang: str, fulfilled: int, headline: str, why: str) -> None:
    told = verdict(together(fulfilled), lang)
    assert told.headline == headline
    assert why in told.why[0]
    assert f"{fulfilled} {'of' if lang == 'en' else 'из'} 7." in told.why[1]


def test_together_a_missing_shame_token_loses() -> None:
    t = Builder(3, mode="cooperative").edicts()
    t.g.shame_supply = 0
    lose_by_shame(t.g)
    told = verdict(t)
    assert (told.headline, "GW-COOP-70" in told.why[0]) == ("All players lose together.", True)
    assert told.why[2] == "Shame tokens left in the supply: 0."


@pytest.mark.parametrize(
    ("own", "his", "headline"), [(41, 20, "Qin Jiushao is beaten."), (0, 20, "Qin Jiushao has won.")]
)
def test_alone_the_honour_against_qins_decides_and_the_difficulty_is_told(own: int, his: int, headline: str) -> None:
    t = Builder(1)
    t.clan(0).honor, t.clan(t.g.qin).honor = own, his
    t.g.artifacts = []
    t.g.end_reasons = 4
    t.run("end_game")
    told = verdict(t, difficulty="hard", assistants="both")
    assert told.headline == headline
    assert told.why == [
        "The game ended: the last year is over.",
        f"Honour: Yellow {own}, Qin Jiushao {his}.",
        "Qin began with 50 honour; each spring both advisors became his assistants.",
    ]


def test_alone_equal_honour_is_not_enough_and_an_empty_supply_loses_at_once() -> None:
    t = Builder(1)
    t.clan(0).honor = t.clan(t.g.qin).honor = 20
    t.g.artifacts = []
    t.run("end_game")
    assert verdict(t).why[1] == "Honour: Yellow 20, Qin Jiushao 20. Equal honour is not enough (GW-SOLO-99)."
    t = Builder(1)
    t.run("lose_alone")
    told = verdict(t, "ru")
    assert (told.headline, "GW-SOLO-96" in told.why[0]) == ("Победил Цинь Цзюшао.", True)


def test_against_each_other_the_end_is_told() -> None:
    t = Builder(3)
    for seat in range(3):
        t.clan(seat).honor = 10
    t.g.artifacts = []
    t.g.end_reasons = 3
    t.tea(1, 0, 2).run("end_game")
    told = verdict(t)
    assert told.headline == ""
    assert told.why == ["The game ended: the wall stands finished, the shame supply is empty."]


def test_equal_honour_is_decided_by_tea_order_and_says_so() -> None:
    t = Builder(3)
    for seat in range(3):
        t.clan(seat).honor = 10
    t.g.artifacts = []
    t.tea(1, 0, 2).run("end_game")
    (tea,) = teller().read(t.g.observe(0)).ending(result_of(t.g, {}, t.g.events)).ties
    assert (tea.title, tea.values, tea.used) == ("Tea order", [2, 1, 3], True)
    t.clan(2).honor = 11
    (tea,) = teller().read(t.g.observe(0)).ending(result_of(t.g, {}, t.g.events)).ties
    assert not tea.used


@pytest.mark.parametrize("game", ["zhanguo", "ancient_world"])
def test_where_the_points_say_everything_nothing_is_added(game: str) -> None:
    table = ended(game, 2, "verdict")
    said = teller_of(load_game(game), Texts("en"))
    assert said.read(table.position.observe(0)).verdict(table.position.winners(), table.options) == Verdict("", [])
