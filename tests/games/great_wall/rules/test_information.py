"""Hidden and open information (GW-INF)."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from teahouse.engine.position import WINDOW
from teahouse.games.great_wall.rules.words import ORDERS
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]
UNKNOWN = -1
SPECTATOR = -1


def seen(t: Builder, by: int, of: int) -> dict[str, Any]:
    """What one seat sees of another's clan."""
    clans: Any = t.g.observe(by)["clans"]
    clan: dict[str, Any] = clans[of]
    return clan


def chosen(t: Builder) -> Builder:
    while t.asks in ("ChooseGeneral", "ChooseAdvisor"):
        t.play(min(t.options()))
    return t


@rule("GW-INF-01", "GW-CMP-22")
@pytest.mark.parametrize("by", [SPECTATOR, 0, 2])
def test_hands_and_resources_of_others_are_hidden(great_wall: Table, by: int) -> None:
    t = chosen(great_wall(raw=True))
    assert t.clan(1).tactics
    assert (seen(t, by, 1)["orders"], seen(t, by, 1)["tactics"], seen(t, by, 1)["resources"]) == ([], [], [])
    own = seen(t, 1, 1)
    assert own["orders"] == [0, 1, 2, 3, 4, 5]
    assert own["tactics"] == sorted(t.clan(1).tactics)
    assert own["resources"] == t.clan(1).resources


@rule("GW-INF-01")
def test_nothing_an_opponent_sees_depends_on_a_hand_or_a_screen(great_wall: Table) -> None:
    t = great_wall().resources(1, wood=2, chi=5).tactics(1, "retreat")
    before = json.dumps([t.g.observe(seat) for seat in (SPECTATOR, 0, 2)])
    own = json.dumps(t.g.observe(1))
    t.resources(1, stone=7)
    t.clan(1).tactics, t.g.tactic_deck[0] = [t.g.tactic_deck[0]], t.clan(1).tactics[0]
    t.clan(1).orders, t.clan(1).order_discard = [1, 2, 3, 4, 5, 0], []
    assert json.dumps([t.g.observe(seat) for seat in (SPECTATOR, 0, 2)]) == before
    assert json.dumps(t.g.observe(1)) != own


@rule("GW-INF-01")
def test_an_open_question_about_a_hand_tells_nothing_of_it(great_wall: Table) -> None:
    """Somebody thinks about a tactic card: neither who nor about which is seen."""
    t = great_wall().tactics(1, "retreat").resources(1, chi=5)
    t.horde("left", "outriders_left", damage="ab", p1="c:spearman").run("check_defeated")
    assert (t.asks, t.seat) == ("PlayTactic", 1)
    own: Any = t.g.observe(1)["asked"]
    assert own[0]["seat"] == 1
    assert own[0]["fields"]
    for by in (SPECTATOR, 0, 2):
        assert t.g.observe(by)["asked"] == [{"seat": UNKNOWN, "asks": WINDOW, "fields": {}}]
    before = json.dumps([t.g.observe(seat) for seat in (SPECTATOR, 0, 2)])
    t.resources(1, stone=1)
    t.clan(1).tactics, t.g.tactic_deck[0] = [t.g.tactic_deck[0]], t.clan(1).tactics[0]
    assert json.dumps([t.g.observe(seat) for seat in (SPECTATOR, 0, 2)]) == before


@rule("GW-INF-01")
def test_an_order_laid_face_down_is_known_to_its_player_alone(great_wall: Table) -> None:
    t = great_wall().run("choose_orders").play("order betrayal", seat=1)
    assert seen(t, 1, 1)["order"] == ORDERS.index("betrayal")
    for by in (SPECTATOR, 0, 2):
        assert (seen(t, by, 1)["order"], seen(t, by, 1)["order_laid"]) == (UNKNOWN, True)
    t.play("order tyranny", seat=0).play("order tyranny", seat=2).run("reveal_orders")
    assert seen(t, 0, 1)["order"] == ORDERS.index("betrayal")


@rule("GW-INF-01")
def test_what_is_drawn_is_told_to_the_drawer_alone(great_wall: Table) -> None:
    t = great_wall().officials(0, academy=1).activate("academy").play("count 1")
    (drawn,) = t.heard("drew-tactic")
    assert drawn.args == (t.clan(0).tactics[0],)
    assert [drawn.heard_by(seat) for seat in (SPECTATOR, 0, 1, 2)] == [False, True, False, False]


@rule("GW-INF-02")
@pytest.mark.parametrize("by", [SPECTATOR, 0, 1])
def test_everything_on_the_board_is_open(great_wall: Table, by: int) -> None:
    t = great_wall().officials(0, sawmill=2).post(1, "left").shelter(2, "middle", "spearman").walls(1, 0, 2)
    t.overseer(1, "pagoda").horde("right", "keshig_right", damage="a", p0="b:spearman").fortifications(1, 2, 0)
    t.g.tactic_discard, t.g.advisor_discard, t.g.horde_discard, t.g.warehouse = [3], [4], [5], [6, 7, 8]
    view = t.g.observe(by)
    g = t.g
    for name in (
        "officials", "firing", "shelters", "levels", "fortifications", "warehouse", "tea", "track", "artifacts",
        "tactic_discard", "advisor_discard", "horde_discard", "shame_supply", "time", "year", "season",
    ):  # fmt: skip
        assert view[name] == getattr(g, name), name
    assert view["field"] == [[], [], [{"card": g.field[2][0].card, "cover": g.field[2][0].cover}]]
    assert (seen(t, by, 1)["overseers"], seen(t, by, 1)["honor"]) == ([-1, -1, -1, 0], 0)


@rule("GW-INF-02", "GW-INF-03", "GW-INF-04")
def test_discarded_orders_of_each_player_lie_open(great_wall: Table) -> None:
    t = great_wall().orders_on_track((2, "economy"), (0, "tyranny"), (1, "betrayal"))
    t.clan(2).order_discard = [ORDERS.index("great_works")]
    t.run("discard_orders")
    for by in (SPECTATOR, 0, 1, 2):
        piles = [[ORDERS[order] for order in seen(t, by, of)["order_discard"]] for of in range(3)]
        assert piles == [["tyranny"], ["betrayal"], ["great_works", "economy"]]


@rule("GW-INF-05")
def test_figures_of_the_supply_and_the_shame_under_them_are_open(great_wall: Table) -> None:
    t = great_wall().shamed(1, "archer archer").shelter(1, "left", "spearman").captured(1, "keshig_left", shame=1)
    for by in (SPECTATOR, 0, 1):
        clan = seen(t, by, 1)
        assert (clan["supply"], clan["shamed"], clan["captured_shame"]) == ([9, 2, 2, 0], [0, 2, 0, 0], [1])
        assert (clan["officials"], clan["pool"]) == (5, 3)


@rule("GW-INF-06")
def test_the_number_of_cards_in_a_hand_is_open(great_wall: Table) -> None:
    t = great_wall().tactics(1, "retreat save_face")
    t.clan(1).orders.remove(3)
    for by in (SPECTATOR, 0):
        assert (seen(t, by, 1)["tactic_count"], seen(t, by, 1)["order_count"]) == (2, 5)
        assert (seen(t, by, 1)["tactics"], seen(t, by, 1)["orders"]) == ([], [])


@rule("GW-INF-07")
def test_only_the_assistant_of_set_up_is_secret(great_wall: Table) -> None:
    t = chosen(great_wall(raw=True))
    (secret,) = t.clan(1).assistants
    t.g.open, t.g.agenda = [], []
    t.officials(1, embassy=1).resources(1, gold=9)
    hired = t.g.track[0]
    t.activate("embassy", by=1).play("advisor-cell 1", "assistant")
    assert seen(t, 1, 1)["assistants"] == [secret, hired]
    for by in (SPECTATOR, 0, 2):
        assert seen(t, by, 1)["assistants"] == [UNKNOWN, hired]


@rule("GW-INF-08")
def test_captured_hordes_stay_known(great_wall: Table) -> None:
    t = great_wall().captured(0, "keshig_left", "outriders_right")
    for by in (SPECTATOR, 1):
        assert seen(t, by, 0)["captured"] == t.clan(0).captured


@rule("GW-INF-09")
def test_the_pointer_on_top_of_the_horde_deck_is_open_and_its_face_is_not(great_wall: Table) -> None:
    t = great_wall(raw=True)
    for _ in range(20):
        view = t.g.observe(0)
        assert view["pointer"] == t.g.horde_deck[-1] % 3
        t.g.horde_deck.pop()
    deck = [3, 4, 5]
    t.g.horde_deck = deck
    before = t.g.observe(0)
    t.g.horde_deck = [4, 3, 8]
    assert t.g.observe(0) == before
