"""Each of the 72 empire designs: bought for its price, and its banners scored."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards.printed import EMPIRE, PROVINCES, STARTING
from tests.games.ancient_world.cards.scenes import points_of_banners, receive, scored_by_tribe

Table = Callable[..., Builder]


@rule("AW-BLD-14")
@pytest.mark.parametrize("name", EMPIRE)
def test_an_empire_card_is_bought_for_its_price(ancient_world: Table, name: str) -> None:
    card = EMPIRE[name]
    t = ancient_world(buying="must").row(name).play("citizen 1")
    for coins, knowledge in ((card.coins - 1, card.knowledge), (card.coins, card.knowledge - 1)):
        if coins >= 0 and knowledge >= 0:
            assert t.purse(0, coins, knowledge).why("cell build") == "AW-BLD-15"
    t.purse(0, card.coins, card.knowledge).play("cell build", f"empire {name}")
    assert (t.player(0).coins, t.player(0).knowledge) == (0, 0)
    assert t.face_up(0) == f"fishing_spot wheat_fields {name}"


@rule("AW-END-10")
@pytest.mark.parametrize("name", EMPIRE)
def test_the_banners_of_an_empire_card_are_scored(ancient_world: Table, name: str) -> None:
    t = receive(ancient_world(), name)
    assert scored_by_tribe(t) == points_of_banners(EMPIRE[name].banners)


@rule("AW-END-10")
@pytest.mark.parametrize("name", PROVINCES)
def test_the_banners_of_a_province_are_scored(ancient_world: Table, name: str) -> None:
    t = ancient_world().province_deck(name).purse(0, 0, 1).place(1, "cell expand")
    assert t.names("province", t.player(0).provinces) == name
    assert scored_by_tribe(t) == points_of_banners(PROVINCES[name].banners)


@rule("AW-END-10", "AW-SET-31")
def test_the_starting_cards_fly_a_banner_and_feed_a_citizen(ancient_world: Table) -> None:
    assert {name: card.banners for name, card in STARTING.items()} == {"fishing_spot": "blue", "wheat_fields": "yellow"}
    t = ancient_world().lost(0, "fishing_spot").lost(1, "wheat_fields").end_round()
    for seat in (0, 1):
        assert (t.asks, t.seat) == ("ChooseHungry", seat)
        t.play("citizen 1")
    assert t.finish().scored(0) == {"blue": 1, "yellow": 1, "hungry": -2}
