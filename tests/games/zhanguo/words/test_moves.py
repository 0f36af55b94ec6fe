"""What a move of ZhanGuo is said to bring."""

import pytest

from teahouse.ledger import rule
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.games.zhanguo.builder import Builder


@rule("ZG-BSD-20")
@pytest.mark.parametrize(
    ("lang", "offered"),
    [("en", "Great Levy: up to 1 reassignment point"), ("ru", "Большой набор: до 1 очка переназначения")],
)
def test_an_ability_on_offer_promises_only_what_is_still_to_come(lang: str, offered: str) -> None:
    """The worker of Great Levy is there already when its point is offered."""
    t = Builder().first(0).board(0, "b_circle").able(0).hand(0, 50).act(50, "recruit")
    assert t.player(0).workers[2] == 2
    teller = teller_of(load_game("zhanguo"), Texts(lang))
    assert offered in [choice.text for choice in teller.read(t.g.observe(0)).choices(t.g.options(t.g.open[0]))]
