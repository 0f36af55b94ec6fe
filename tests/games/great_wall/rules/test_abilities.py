"""How abilities answer: never their own effects, for any kind of price, not where a seat does not want to be asked."""

from collections.abc import Callable

from teahouse.engine.table import Table as Sitting
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.language import Amount, Effect, Price, Script, Trigger
from teahouse.games.great_wall.rules.words import (
    E_GAIN,
    E_TEA,
    FOR_YOU,
    FROM_GENERAL,
    G_HONOR,
    G_TACTIC,
    L_EVENT,
    M_TEA_MOVED,
    WHO_YOU,
)
from tests.games.great_wall.builder import Builder, kind

Table = Callable[..., Builder]


def box_with(effects: list[Effect], cost: list[Price]) -> Box:
    """A box in which the general Che Kung answers to a rising tea marker, and to nothing else."""
    box = load().box
    general = [card.name for card in box.generals].index("che_kung")
    box.scripts.append(Script(effects, len(box.scripts)))
    script = len(box.scripts) - 1
    number = len(box.triggers)
    box.triggers.append(
        Trigger(
            number,
            FROM_GENERAL,
            general,
            M_TEA_MOVED,
            WHO_YOU,
            FOR_YOU,
            False,
            [],
            L_EVENT,
            Amount(1),
            cost,
            script,
            False,
        )
    )
    box.generals[general].triggers = [number]
    box.note_what_cards_heed()
    return box


def test_an_ability_is_not_woken_by_its_own_effect() -> None:
    honor = Effect(E_GAIN, Amount(1), [], [], what=G_HONOR)
    t = Builder(4, box=box_with([Effect(E_TEA, Amount(1), [], [], by=1), honor], []))
    t.general(3, "che_kung").tea(0, 1, 2, 3).officials(3, tea_house=1).activate("tea_house", enhanced=True).play("take")
    assert t.g.tea == [0, 1, 3, 2]
    t.play(f"ability {len(t.box.triggers)}")
    assert (t.g.tea, t.honor(3), t.asks) == ([0, 3, 1, 2], [1], "")


def test_a_price_may_be_a_tactic_card() -> None:
    honor = Effect(E_GAIN, Amount(3), [], [], what=G_HONOR)
    t = Builder(box=box_with([honor], [Price(G_TACTIC, 1)]))
    t.general(0, "che_kung").tea(1, 0, 2).happen("tea.moved", 0, n=1)
    assert t.asks == "", "without a card nothing can be paid"
    t.tactics(0, "retreat volley").happen("tea.moved", 0, n=1).play(f"ability {len(t.box.triggers)}")
    assert t.options() == {"tactic retreat", "tactic volley"}
    t.play("tactic volley")
    assert ([t.box.tactics[card].name for card in t.clan(0).tactics], t.honor(0)) == (["retreat"], [3])


def test_a_seat_that_does_not_want_to_be_asked_declines_in_silence(great_wall: Table) -> None:
    sitting = Sitting(kind(), 3, {}, "unasked")
    t = great_wall().tactics(0, "rain_of_stones").horde("left", "outriders_left").resources(0, stone=2)
    sitting.position = t.g
    t.run("winter")
    assert t.asks == "PlayTactic"
    sitting.do_not_ask(0, "assault")
    assert t.asks == "PlayTactic", "this is another condition"
    sitting.do_not_ask(0, "winter")
    assert t.asks != "PlayTactic"
    assert sitting.entries[0] == {"seat": 0, "move": "pass"}
    sitting.ask_again(0, "winter")
    assert sitting.unasked[0] == ["assault"]
