"""Cards: what they print, and what their backs tell (ZG-CRD)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.loading import load
from teahouse.games.zhanguo.rules.names import ACTIONS, HIRE, OFFICIAL, REASSIGN, VP, WHITE
from teahouse.ledger import rule
from teahouse.loading.pack import ContentError
from tests.games.zhanguo.builder import Builder, kind

Table = Callable[..., Builder]
Print = Callable[[str, str, str], Path]


def exchange(t: Builder, seat: int, colour: int = 0) -> None:
    """Swap a card of a hand for the lowest of its deck."""
    hand, deck = t.player(seat).hand, t.g.decks[colour]
    place = [(card - 1) // 40 for card in hand].index(colour)
    hand[place], deck[0] = deck[0], hand[place]


def views(t: Builder, *seats: int) -> list[dict[str, Any]]:
    return [t.g.observe(seat) for seat in seats]


@rule("ZG-CRD-01", "ZG-CRD-10")
def test_a_card_has_one_number_one_aspect_and_one_ability() -> None:
    for card in range(1, 121):
        t = Builder(2).region(0, 4, cards=[card])
        triggers = []
        for action in range(len(ACTIONS)):
            t.run("offer_abilities", 0, action, 1)
            if t.asks == "Activate":
                triggers.append(action)
                assert t.options() == {f"card {card}", "done"}
                t.play(f"card {card}")
        assert len(triggers) == 1
        assert REASSIGN not in triggers
        assert [event.args for event in t.heard("activated")] == [(card,)]
        assert t.kind.box.card_colour[card] == (card - 1) // 40


@rule("ZG-CRD-01", "ZG-CRD-02")
def test_a_pack_cannot_leave_out_or_repeat_what_a_card_shows(pack: Print) -> None:
    with pytest.raises(ContentError, match=r"bonus.*missing"):
        load(pack("cards.toml", 'bonus = { kind = "VP", amount = 2 }\n', ""))
    with pytest.raises(ContentError, match="the entry 17 is missing"):
        load(pack("cards.toml", "number = 17\n", "number = 18\n"))
    with pytest.raises(ContentError, match="from 1 to 120"):
        load(pack("cards.toml", "number = 120\n", "number = 121\n"))


@rule("ZG-CRD-02")
def test_every_number_is_on_one_card() -> None:
    g = Builder(4).g
    assert sorted(card for pile in [*g.decks, *(p.hand for p in g.players)] for card in pile) == list(range(1, 121))


@rule("ZG-CRD-03", "ZG-CRD-04", "ZG-CRD-05")
@pytest.mark.parametrize(
    ("first", "last", "colour", "aspect"),
    [(1, 40, "beige", "writing"), (41, 80, "orange", "currency"), (81, 120, "brown", "laws")],
)
def test_a_colour_has_forty_numbers_and_stands_for_an_aspect(
    zhanguo: Table, first: int, last: int, colour: str, aspect: str
) -> None:
    order = ["writing", "currency", "laws"]
    for card in (first, last):
        t = zhanguo().hand(0, card).play(f"card {card}", "region 2")
        assert t.heard("markers")[0].args == (order.index(aspect), 1)
        t.run("offer_reward", order.index(aspect))
        assert (t.asks, t.seat) == ("TakeReward", 0)
    t = Builder(2)
    drawn = [card for player in t.g.players for card in player.hand if first <= card <= last]
    assert sorted(drawn + t.g.decks[order.index(aspect)]) == list(range(first, last + 1))
    names = load().names
    assert [label.id for label in names.aspects] == order
    assert names.colours[order.index(aspect)].en == colour
    assert {kind().box.card_colour[card] for card in range(first, last + 1)} == {order.index(aspect)}


@rule("ZG-CRD-03", "ZG-CRD-04", "ZG-CRD-05")
@pytest.mark.parametrize(
    ("number", "colour", "clause"),
    [(40, "beige", "ZG-CRD-03"), (41, "orange", "ZG-CRD-04"), (81, "brown", "ZG-CRD-05")],
)
def test_a_pack_cannot_print_a_number_in_another_colour(pack: Print, number: int, colour: str, clause: str) -> None:
    other = "brown" if colour == "beige" else "beige"
    old, new = f'number = {number}\ncolour = "{colour}"', f'number = {number}\ncolour = "{other}"'
    with pytest.raises(ContentError, match=f'"{colour}" is right .{clause}'):
        load(pack("cards.toml", old, new))


@rule("ZG-CRD-06", "ZG-CRD-07")
def test_backs_show_how_many_low_middle_and_high_cards_a_hand_holds(zhanguo: Table) -> None:
    t = zhanguo(seats=3).hand(1, 40, 41, 80, 81, 82, 120)
    for watcher in (-1, 0, 2):
        seen: dict[str, Any] = t.g.observe(watcher)
        assert seen["players"][1]["backs"] == [1, 2, 3]
        assert seen["players"][0]["backs"] == [2, 2, 2]


@rule("ZG-CRD-07")
def test_backs_follow_the_hand_as_cards_are_played(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 1, 2, 50, 60, 90, 100).play("card 50", "region 2").finish_turn().hire().play("card 1")
    assert views(t, 1)[0]["players"][0]["backs"] == [2, 1, 2]
    t.play("action hire", "official red", "region 1")
    assert views(t, 1)[0]["players"][0]["backs"] == [1, 1, 2]


@rule("ZG-CRD-08", "ZG-CRD-09")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_a_card_of_the_same_rank_looks_the_same_to_the_others(zhanguo: Table, colour: int) -> None:
    t = zhanguo(seats=3)
    before, own = views(t, -1, 0, 2), views(t, 1)
    exchange(t, 1, colour)
    assert views(t, -1, 0, 2) == before
    assert views(t, 1) != own
    assert [view["players"][1]["hand"] for view in before] == [[], [], []]
    assert len(own[0]["players"][1]["hand"]) == 6


@rule("ZG-CRD-09")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_no_card_of_forty_shows_its_own_number_on_the_back(zhanguo: Table, colour: int) -> None:
    """Whatever the one card of a colour is, others see the same back, in the hand and put aside."""
    others = [1 + 40 * other for other in range(3) if other != colour]
    hands, aside = set(), set()
    for card in range(40 * colour + 1, 40 * colour + 41):
        t = zhanguo(seats=3)
        t.player(1).hand = [card, *others]
        hands.add(json.dumps([view["players"][1] for view in views(t, -1, 0, 2)]))
        t.player(1).hand, t.player(1).set_aside = [], [card, *others]
        aside.add(json.dumps([view["players"][1] for view in views(t, -1, 0, 2)]))
        assert views(t, 0)[0]["players"][1]["aside"] == [1, 1, 1]
    assert (len(hands), len(aside)) == (1, 1)


@rule("ZG-CRD-09")
def test_a_back_tells_the_rank(zhanguo: Table) -> None:
    """Low, middle and high cards have backs of their own."""
    for card, counts in ((1, [1, 0, 0]), (40, [1, 0, 0]), (41, [0, 1, 0]), (80, [0, 1, 0]), (81, [0, 0, 1])):
        t = zhanguo()
        t.player(1).hand = [card]
        assert views(t, 0)[0]["players"][1]["backs"] == counts


@rule("ZG-CRD-08")
def test_the_card_in_a_players_fingers_is_still_hidden(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 8, 9).play("card 8")
    other = zhanguo().hand(0, 8, 9).play("card 9")
    assert t.g.observe(1)["asked"] == other.g.observe(1)["asked"] == [{"seat": 0, "asks": "UseCard", "fields": {}}]
    assert t.g.observe(0)["asked"] == [{"seat": 0, "asks": "UseCard", "fields": {"card": 8}}]


@rule("ZG-CRD-08")
def test_only_the_drawer_hears_which_cards_came() -> None:
    t = Builder(3)
    for seat in range(3):
        heard = [event for event in t.heard("drew-card") if event.heard_by(seat)]
        assert sorted(event.args[0] for event in heard) == sorted(t.player(seat).hand)
    assert not any(event.heard_by(-1) for event in t.heard("drew-card"))


@rule("ZG-CRD-08", "ZG-CRD-12")
def test_an_imagined_world_looks_the_same_but_deals_the_hidden_cards_afresh(zhanguo: Table) -> None:
    t = zhanguo(seats=3).court(5, 77).region(2, 3, cards=[101]).hand(0, 8, 9)
    hands, bottoms = set(), set()
    for seed in range(8):
        world = t.g.imagine(0, seeded(f"dream {seed}"))
        assert world.observe(0) == t.g.observe(0)
        hands.add(tuple(sorted(world.players[1].hand)))
        bottoms.add(tuple(world.decks[0]))
    assert len(hands) == len(bottoms) == 8


@rule("ZG-CRD-10", "ZG-CRD-11")
def test_the_print_decides_what_triggers_a_card_and_what_it_gives(zhanguo: Table) -> None:
    usual = zhanguo().region(0, 4, cards=[50]).hand(0, 40)
    usual.play("card 40", "action hire", "official red", "region 1")
    assert usual.asks == "ClaimTasks"

    box = load().box
    box.card_trigger[50], box.card_bonus[50], box.card_amount[50] = HIRE, VP, 3
    t = zhanguo(box=box).region(0, 4, cards=[50]).hand(0, 40)
    t.play("card 40", "action hire", "official red", "region 1", "card 50")
    assert t.g.points(0) == 3

    box.card_bonus[50], box.card_bonus_colour[50] = OFFICIAL, WHITE
    t = zhanguo(box=box).region(0, 4, cards=[50]).hand(0, 40)
    t.play("card 40", "action hire", "official red", "region 1", "card 50")
    assert (t.g.points(0), t.officials(0, 4)) == (0, ("white", ""))


@rule("ZG-CRD-10", "ZG-CRD-11")
def test_a_pack_of_ones_own_prints_other_abilities(pack: Print) -> None:
    old = 'number = 1\ncolour = "beige"\ntrigger = "GOVERNOR"\nbonus = { kind = "VP", amount = 2 }'
    new = 'number = 1\ncolour = "beige"\ntrigger = "HIRE"\nbonus = { kind = "VP", amount = 3 }'
    t = Builder(2, box=load(pack("cards.toml", old, new)).box).first(0).region(0, 3, cards=[1]).hand(0, 40)
    t.play("card 40", "action hire", "official red", "region 1", "card 1")
    assert t.g.points(0) == 3


@rule("ZG-CRD-12")
def test_nobody_knows_the_order_of_the_decks(zhanguo: Table) -> None:
    t = zhanguo(seats=3)
    before = views(t, -1, 0, 1, 2)
    assert all(view["decks"] == [34, 34, 34] for view in before)
    for deck in t.g.decks:
        deck.reverse()
    assert views(t, -1, 0, 1, 2) == before


@rule("ZG-CRD-12")
def test_the_court_and_the_boards_lie_open(zhanguo: Table) -> None:
    t = zhanguo(seats=3).court(5, 77).region(2, 3, cards=[101, 12])
    for view in views(t, -1, 0, 1, 2):
        assert view["court"] == [5, 77]
        assert view["players"][2]["cards"][6:9] == [101, 12, 0]
