"""What led to a question of The Great Wall, word for word, where much comes together."""

import pytest

from teahouse.games.great_wall.rules.words import ORDERS
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.games.great_wall.builder import Builder

LOADED = load_game("great_wall")
ENGLISH, RUSSIAN = (teller_of(LOADED, Texts(lang)) for lang in ("en", "ru"))


def told(t: Builder, seat: int | None = None) -> list[str]:
    """What led to the question, in both languages."""
    asked = t.seat if seat is None else seat
    observation, cause = t.g.observe(asked), t.g.cause_of(asked)
    return [teller.read(observation).cause(cause) for teller in (ENGLISH, RUSSIAN)]


def turn_with(order: str) -> Builder:
    """Yellow's turn with this order; Red's and Blue's lie on the track, too."""
    t = Builder(3)
    others = [name for name in ORDERS if name not in (order, "betrayal")]
    return t.orders_on_track((0, order), (1, others[0]), (2, others[1]))


def go_on(t: Builder, until: str, **answers: str) -> None:
    """To the next question of this name; without an answer given by question it is declined where that is possible."""
    while t.asks != until:
        declined = sorted(t.options() & {"done", "pass"}) or sorted(t.options())
        t.play(answers.get(t.asks, declined[0]))


def test_an_order_is_its_owners_doing() -> None:
    t = turn_with("conscription").turn(0)
    assert (t.seat, t.asks) == (0, "MoveOfficial")
    assert told(t) == [
        "Your order “Conscription”: move 2 officials",
        "Ваш приказ «Рекрутский набор» — переместите 2 чиновников",
    ]
    t.play("done")
    assert (t.seat, t.asks) == (1, "ChooseBranch")
    assert told(t) == [
        "Yellow's order “Conscription”, for everybody else",
        "Приказ Жёлтого «Рекрутский набор» для всех остальных",
    ]
    t.play("branch 1")
    assert (t.seat, t.asks) == (1, "MoveOfficial")
    assert told(t)[0] == "Yellow's order “Conscription”, for everybody else: move 2 officials"


def test_a_name_that_says_order_does_not_say_it_twice() -> None:
    t = turn_with("order_to_attack").turn(0)
    assert [sentence.partition(" —")[0].partition(":")[0] for sentence in told(t)] == [
        "Your “Order to attack”",
        "Ваш «Приказ атаковать»",
    ]


def test_an_order_that_activates_an_area_lets_everybody_there_act_in_turn() -> None:
    t = turn_with("tyranny").officials(0, barracks=1).officials(1, barracks=1).officials(2, quarry=1)
    for seat in range(2):
        t.resources(seat, wood=3, stone=3, gold=3, chi=3)
    t.tea(1, 0, 2).turn(0)
    go_on(t, "Recruit", ActivateEnhanced="area barracks")
    assert t.seat == 1
    assert told(t) == [
        "Yellow's order “Tyranny”: enhanced activation in the barracks; you act first",
        "Приказ Жёлтого «Тирания»: усиленная активация в казармах; ваша очередь — первая",
    ]
    t.play("done")
    assert (t.seat, t.asks) == (0, "Recruit")
    assert told(t)[0] == "Your order “Tyranny”: enhanced activation in the barracks; you act second"


def test_a_copied_order_says_whose_it_is() -> None:
    t = Builder(3).orders_on_track((0, "betrayal"), (1, "tyranny"), (2, "economy")).turn(0)
    go_on(t, "CopyOrder")
    t.play("player 3")
    assert told(t)[0].startswith("Your order “Betrayal” copies Blue's order “Economy”: ")
    assert told(t)[1].startswith("Ваш приказ «Предательство» повторяет приказ Синего «Экономика» — ")


def test_a_card_that_answers_inside_another_is_named_with_its_owner() -> None:
    """A tactic card, played when an order of somebody else has warriors attack."""
    t = turn_with("order_to_attack").horde("middle", "outriders_left").tactics(0, "flank_attack")
    t.shelter(0, "middle", "spearman").turn(0)
    go_on(t, "PlayTactic", AttackWith="sheltered middle.spearman", Strike="cell middle.1.a")
    assert told(t)[0].startswith("Your “Order to attack”: attack")
    t.play("tactic flank_attack")
    t.play("free")
    assert told(t)[0].startswith("Your tactic card “Flank attack”: ")


def test_a_card_that_answers_a_horde_within_an_enhanced_activation_of_an_order_knows_all_that_led_to_it() -> None:
    t = turn_with("tyranny").officials(0, barracks=1).horde("middle", "foragers_middle").tactics(0, "flank_attack")
    t.resources(0, wood=3, stone=3, gold=3, chi=3).turn(0)
    recruit = {"Recruit": "warrior spearman", "PlaceRecruit": "cell middle.1.b"}
    go_on(t, "PlayTactic", ActivateEnhanced="area barracks", **recruit)
    t.play("tactic flank_attack", "free")
    assert told(t) == [
        "Your tactic card “Flank attack”: deal 1 damage to that horde",
        "Ваша карта тактики «Фланговый удар» — нанесите 1 повреждение этому отряду",
    ]
    cause, names = t.g.cause_of(t.seat), list[str]()
    while cause is not None:
        names.append(cause.name)
        cause = cause.within
    assert names[:2] == ["do_effect", "ChooseTacticEffect"]
    assert [name for name in names if name in ("activate", "apply_order", "take_turn")] == [
        "activate",
        "apply_order",
        "take_turn",
    ]


def test_whoever_acts_for_the_reed_clan_is_told_so() -> None:
    t = Builder(2).orders_on_track((0, "tyranny"), (1, "economy")).horde("middle", "outriders_left")
    t.officials(t.g.reed, barracks=1).turn(0)
    go_on(t, "StrikeForReed", ActivateEnhanced="area barracks")
    assert told(t) == [
        "Your order “Tyranny”: enhanced activation in the barracks; you act for the Reed clan",
        "Ваш приказ «Тирания»: усиленная активация в казармах; вы действуете за клан Тростника",
    ]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_breach_names_its_section(seats: int) -> None:
    t = Builder(seats).fortifications().horde("right", "outriders_left").run("winter")
    go_on(t, "PlaceShame")
    assert told(t) == [
        "Winter of year 1: assault on the right section, the hordes break through",
        "Зима, год 1: наступление на правом участке, орда прорывается",
    ]


def test_those_who_choose_at_once_share_one_cause() -> None:
    t = Builder(3, raw=True)
    assert len(t.g.open) == 3
    assert {told(t, seat)[0] for seat in range(3)} == {
        "Set-up: everybody chooses a general and an advisor at the same time, in secret"
    }
