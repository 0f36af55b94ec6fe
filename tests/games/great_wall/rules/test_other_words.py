"""Words of the vocabulary that only co-operative cards and expansions use: they are rules already."""

from collections.abc import Callable

import pytest

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Amount, Effect, Script
from teahouse.games.great_wall.rules.state import DAMAGE, FREE
from teahouse.games.great_wall.rules.words import (
    AT_CARD,
    AT_HERE,
    AT_HORDES,
    AT_SHELTER_HERE,
    AT_SUPPLY,
    E_DESTROY_FORTIFICATION,
    E_DRAIN_SHAME,
    E_GIVE,
    E_HEAL,
    E_KILL_WARRIORS,
    E_LOSE,
    E_PLACE_HORDES,
    E_RECALL,
    E_REFRESH_ADVISORS,
    G_TACTIC,
    G_WSG,
)
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def doing(seats: int, effect: Effect) -> Builder:
    """A table whose box has one more script, with this one effect."""
    box: Box = load().box
    box.scripts.append(Script([effect], len(box.scripts)))
    return Builder(seats, box=box)


def do(t: Builder, seat: int = 0, h: Happening | None = None, must: int = 0) -> Builder:
    """Carry out the script of `doing`."""
    return t.run("apply_list", len(t.box.scripts) - 1, seat, h or Happening(), must)


def test_all_players_attack_in_tea_order_and_may_decline(great_wall: Table) -> None:
    t = great_wall().tactics(0, "common_front").horde("left", "foragers_left").tea(2, 0, 1)
    for seat in range(3):
        t.shelter(seat, "left", "spearman")
    t.happen("turn.activation", 0).play("tactic common_front", "free")
    assert t.seat == 2
    t.play("sheltered left.spearman", "cell left.1.a", "done", "sheltered left.spearman", "cell left.1.b")
    assert (t.cover("left"), t.asks) == ("2s 1s . .", "")


def test_one_gives_another_resources_if_he_consents(great_wall: Table) -> None:
    t = great_wall().tactics(0, "shared_stores").resources(0, wood=2, chi=2).happen("summer.income")
    t.play("tactic shared_stores", "free")
    assert t.options() == {"pass", "player 2", "player 3"}
    t.play("player 2")
    assert (t.asks, t.seat, t.options()) == ("AcceptGift", 1, {"take", "pass"})
    t.play("take", "resource chi", "resource wood", "done")
    assert (t.have(0), t.have(1)) == ({"wood": 1, "chi": 1}, {"wood": 1, "chi": 1})


def test_a_gift_may_be_refused_and_may_be_cards(great_wall: Table) -> None:
    t = doing(3, Effect(E_GIVE, Amount(2), [], [], what=G_TACTIC)).tactics(0, "retreat volley")
    do(t).play("player 3", "pass")
    assert (len(t.clan(0).tactics), t.asks) == (2, "")
    do(t).play("player 3", "take", "tactic retreat", "done")
    assert (len(t.clan(0).tactics), len(t.clan(2).tactics)) == (1, 1)


@pytest.mark.parametrize(("effect", "hordes"), [("free", (0, 1)), ("enhanced", (0, 0))])
def test_a_new_horde_is_sent_elsewhere(great_wall: Table, effect: str, hordes: tuple[int, int]) -> None:
    t = great_wall().tactics(0, "signal_fires").resources(0, wood=2).horde("left", "outriders_left")
    card = t.g.field[0][0].card
    t.happen("horde.placed", -1, section=0, card=card).play("tactic signal_fires", effect)
    if effect == "free":
        assert t.why("section left") == "GW-SPR-12"
        t.play("section right")
    assert (len(t.g.field[0]), len(t.g.field[2])) == hordes
    assert (t.g.horde_deck[0] == card) == (effect == "enhanced")


def test_a_horde_with_something_on_it_stays(great_wall: Table) -> None:
    t = great_wall().tactics(0, "signal_fires").horde("left", "outriders_left", damage="a")
    assert t.happen("horde.placed", -1, section=0, card=t.g.field[0][0].card).asks == ""


def test_a_chosen_player_is_kept_from_the_shame_of_a_breach(great_wall: Table) -> None:
    t = great_wall().tactics(0, "relief_column").fortifications().horde("left", "keshig_left").run("assault", 0)
    t.play("tactic relief_column", "free", "player 2")
    assert [t.clan(seat).shame_tokens() for seat in range(3)] == [0, 0, 0]
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert [t.clan(seat).shame_tokens() for seat in range(3)] == [1, 0, 1]
    assert t.g.grants == []


def test_a_section_of_ones_choice_is_attacked_less_this_year(great_wall: Table) -> None:
    t = great_wall().tactics(0, "decoy_camp").resources(0, wood=1).walls(1, 1, 1).fortifications()
    t.horde("left", "keshig_left").horde("right", "keshig_right")
    t.happen("assault.start").play("tactic decoy_camp", "enhanced", "section right")
    t.run("assault", 2)
    assert t.heard("breach") == [], "8 - 6 is less than 4"
    t.run("assault", 0)
    assert len(t.heard("breach")) == 1


def test_somebody_elses_shame_is_discarded(great_wall: Table) -> None:
    t = great_wall().tactics(0, "vow_of_the_clans").shamed(2, "archer").happen("shame.gained", 2, n=1)
    t.play("tactic vow_of_the_clans", "free")
    assert t.why("player 2") == "GW-SHM-22"
    t.play("player 3", "shame archer")
    assert (t.clan(2).shame_tokens(), t.clan(2).supply[1]) == (0, 4)


def test_damage_is_spread_over_different_cards(great_wall: Table) -> None:
    t = great_wall().tactics(0, "poisoned_wells").horde("left", "outriders_left").horde("middle", "outriders_middle")
    t.happen("winter.start").play("tactic poisoned_wells", "free", "cell left.1.a")
    assert t.why("cell left.1.b") == "GW-ATK-07"
    t.play("cell middle.1.a")
    assert (t.cover("left"), t.cover("middle"), t.asks) == ("x . .", "x . .", "")


def test_warriors_are_called_back_from_hordes() -> None:
    effect = Effect(E_RECALL, Amount(1), [], [], come_from=AT_HORDES, to=AT_SUPPLY)
    t = doing(3, effect).horde("left", "outriders_left", p0="ab:horseman").shelter(0, "left", "archer")
    do(t)
    assert t.options() == {"done", "sheltered left.horseman"}
    t.play("sheltered left.horseman")
    assert (t.cover("left"), t.clan(0).supply[2], t.in_shelter(0, "left")) == ("x x .", 2, "archer")


def test_the_advisor_track_is_refreshed() -> None:
    t = doing(3, Effect(E_REFRESH_ADVISORS, Amount(2), [], []))
    before = t.g.track[:]
    do(t).play("advisor-cell 2", "advisor-cell 3")
    assert t.g.track[:2] == [before[0], before[2]]
    assert (len(t.g.track), sorted(t.g.advisor_discard)) == (4, sorted([before[1], before[3]]))


def test_wounds_heal_on_one_card_or_on_a_whole_section() -> None:
    t = doing(3, Effect(E_HEAL, Amount(1), [], [], at=AT_CARD)).horde("left", "outriders_left", damage="ab")
    do(t, h=Happening(card=t.g.field[0][0].card))
    assert t.g.field[0][0].cover == [FREE, DAMAGE, FREE]
    t = doing(3, Effect(E_HEAL, Amount(0, all_of_it=True), [], [], at=AT_HERE))
    t.horde("left", "outriders_left", damage="ab").horde("left", "foragers_left", damage="d")
    do(t, h=Happening(section=0))
    assert (t.cover("left", 1), t.cover("left", 2)) == (". . .", ". . . .")


def test_warriors_are_killed_by_a_card_and_may_be_saved() -> None:
    effect = Effect(E_KILL_WARRIORS, Amount(1), [], [], warrior=0, at=AT_SHELTER_HERE)
    t = doing(3, effect).shelter(0, "left", "spearman spearman").resources(0, chi=2)
    do(t, h=Happening(section=0), must=1).play("save spearman")
    assert (t.in_shelter(0, "left"), t.have(0)) == ("spearman spearman", {})
    do(t, h=Happening(section=0), must=1)
    assert (t.in_shelter(0, "left"), t.clan(0).supply[0]) == ("spearman", 9)


def test_fortifications_fall_shame_drains_hordes_come_and_goods_are_lost() -> None:
    t = doing(3, Effect(E_DESTROY_FORTIFICATION, Amount(2), [], [], at=AT_HERE)).fortifications(3, 1, 3)
    assert do(t, h=Happening(section=0), must=1).g.fortifications == [1, 1, 3]
    t = doing(3, Effect(E_DRAIN_SHAME, Amount(4), [], []))
    assert (do(t, must=1).g.shame_supply, t.g.shame_box) == (26, 4)
    t = doing(3, Effect(E_PLACE_HORDES, Amount(2), [], []))
    assert [len(hordes) for hordes in do(t, must=1).g.field] == [1, 1, 0]
    t = doing(3, Effect(E_LOSE, Amount(3), [], [], what=G_WSG)).resources(0, wood=1, stone=1, chi=2)
    assert do(t, must=1).have(0) == {"chi": 2}
