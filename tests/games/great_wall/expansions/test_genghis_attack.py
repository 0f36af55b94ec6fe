"""Genghis Khan: the attack on him and on his skills (GWX-GK-62..86, GWX-MIX-12, 18, 29)."""

import pytest

from teahouse.engine.snapshot import from_json, to_json
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.moves import CAPTURED, CELL
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.ledger import rule
from tests.games.great_wall.expansions.khan_builder import KhanBuilder


def sandbox(seats: int = 3, mode: str = "competitive") -> KhanBuilder:
    """A table where warriors can be counted: all hordes are in the deck."""
    return KhanBuilder(seats, mode=mode)


# -- who and when ------------------------------------------------------------------------------------


@rule("GWX-GK-62", "GWX-GK-63")
def test_archers_and_damage_never_cover_his_cells() -> None:
    t = sandbox().stands("left").horde("left", "foragers_left").post(0, "left")
    t.run("shoot", 0, 0, 1)
    assert t.asks == "Shoot"
    assert t.why("khan a") is not None
    assert all(CELL <= move < CAPTURED for move in t.g.options(t.g.open[0]))
    t = sandbox().shelter(0, "left", "archer").won()
    assert (t.asks, t.why("warrior archer")) == ("AttackKhan", "GWX-GK-62")
    assert t.play("warrior spearman").why("post left") == "GWX-GK-63"
    assert t.why("cell left.1.a") == "GWX-GK-63"
    damaged = sandbox().horde("left", "foragers_left").run("offer_damage", 0, 2, -1, 7, 0, 0, (), 0)
    assert damaged.asks == "DealDamage"
    assert damaged.why("khan a") is not None


@rule("GWX-GK-64", "GWX-GK-71")
@pytest.mark.parametrize("section", ["left", "middle", "right"])
@pytest.mark.parametrize("khan", ["left", "right"])
def test_a_horde_defeated_anywhere_opens_the_attack_wherever_he_stands(section: str, khan: str) -> None:
    t = sandbox().stands(khan).won(section)
    assert (t.asks, t.seat) == ("AttackKhan", 0)
    t.play("warrior spearman", "khan a")
    assert t.on_card("khan") == "0s . . . . . . ."


@rule("GWX-GK-65", "GWX-GK-69")
def test_only_the_winner_attacks_and_only_with_his_own() -> None:
    t = sandbox().horde("left", "keshig_left", p0="a:spearman b:spearman c:spearman", p1="d:spearman e:horseman")
    t.g.field[0][0].cover[5] = t.g.field[0][0].cover[4]
    t.run("check_defeated")
    while t.asks == "ChooseDying":
        t.play("warrior spearman")
    assert [(type(d).__name__, d.seat) for d in t.g.open] == [("AttackKhan", 0)]
    assert t.options() == {"pass", "warrior spearman"}
    assert t.why("warrior horseman") == "GWX-GK-68"
    assert t.in_shelter(1, "left") == "horseman"
    t.play("pass")
    assert t.asks == ""


@rule("GWX-GK-66")
def test_the_attack_may_be_declined() -> None:
    t = sandbox().won().play("pass")
    assert (t.asks, t.on_card("khan"), t.in_shelter(0, "left")) == ("", ". . . . . . . .", "spearman")
    assert len(t.clan(0).captured) == 1


@rule("GWX-GK-67")
def test_one_warrior_for_one_card() -> None:
    t = sandbox().horde("left", "foragers_left", p0="a:spearman b:spearman c:spearman d:spearman")
    t.run("check_defeated").play("warrior spearman", "khan a")
    assert (t.asks, t.in_shelter(0, "left")) == ("", "spearman spearman")
    assert t.on_card("khan").count("0s") == 1


@rule("GWX-GK-68")
def test_survivors_and_saved_may_attack_the_killed_may_not() -> None:
    survivor = sandbox().won()
    assert survivor.asks == "AttackKhan"
    killed = sandbox().horde("left", "foragers_left", damage="bcd", p0="a:spearman").run("check_defeated")
    assert (killed.asks, killed.clan(0).supply[0], len(killed.clan(0).captured)) == ("", 10, 1)
    paid = sandbox().resources(0, chi=2).horde("left", "foragers_left", damage="bcd", p0="a:spearman")
    paid.run("check_defeated").play("save spearman")
    assert (paid.asks, paid.options()) == ("AttackKhan", {"pass", "warrior spearman"})
    paid.play("warrior spearman", "skill-left b")
    assert (paid.on_card("skill-left"), paid.in_shelter(0, "left")) == (". 0s .", "")
    retreat = sandbox().tactics(0, "retreat").horde("left", "foragers_left", damage="bcd", p0="a:spearman")
    retreat.run("check_defeated").play("tactic retreat", "free")
    assert retreat.asks == "AttackKhan"


@rule("GWX-GK-70")
def test_others_of_the_winner_stay_out_of_it() -> None:
    t = (
        sandbox()
        .shelter(0, "left", "spearman horseman")
        .post(0, "left")
        .horde("middle", "outriders_left", p0="a:spearman")
    )
    t.horde("left", "foragers_left", damage="bcd", p0="a:spearman").run("check_defeated")
    assert (t.asks, t.in_shelter(0, "left")) == ("", "spearman horseman")
    t = sandbox().shelter(0, "left", "spearman horseman").won()
    assert t.options() == {"pass", "warrior spearman"}
    t.play("warrior spearman", "khan b")
    assert t.in_shelter(0, "left") == "spearman horseman"


@rule("GWX-GK-70")
def test_survivors_of_one_card_are_forgotten_with_the_next() -> None:
    t = sandbox().won().play("pass")
    t.horde("left", "outriders_left", damage="bc", p0="a:spearman").run("check_defeated")
    assert t.asks == ""
    t = sandbox().horde("left", "outriders_left", damage="abc").won().play("pass")
    assert t.asks == ""


@rule("GWX-GK-70")
def test_survivors_of_a_card_the_reed_clan_won_are_forgotten_too() -> None:
    t = sandbox(2).horde("middle", "keshig_middle", p0="e:spearman f:spearman", p2="a:spearman b:spearman c:spearman")
    t.g.field[1][0].cover[3] = 1
    t.run("check_defeated")
    assert (t.asks, t.in_shelter(0, "middle"), len(t.clan(2).captured)) == ("", "spearman", 1)
    t.horde("middle", "outriders_middle", damage="bc", p0="a:spearman").run("check_defeated")
    assert (t.asks, t.in_shelter(0, "middle"), len(t.clan(0).captured)) == ("", "spearman", 1)


# -- cells -------------------------------------------------------------------------------------------


@rule("GWX-GK-72")
@pytest.mark.parametrize("cell", ["khan a", "khan h", "skill-left a", "skill-right b"])
def test_a_spearman_covers_one_cell_of_any_card(cell: str) -> None:
    t = sandbox().won().play("warrior spearman", cell)
    assert t.asks == ""
    covered = {place: t.on_card(place) for place in ("khan", "skill-left", "skill-right")}
    place, letter = cell.split()
    assert covered.pop(place).split().index("0s") == "abcdefgh".index(letter)
    assert not any("0" in cells for cells in covered.values())


@rule("GWX-GK-73", "GWX-GK-74", "GWX-GK-75")
def test_a_horseman_covers_two_touching_cells_of_one_card() -> None:
    t = sandbox().won(warrior="horseman")
    assert t.options() == {"pass", "warrior horseman"}
    t.play("warrior horseman", "khan a")
    assert t.options() == {"khan b"}
    assert t.why("skill-left a") == "GWX-GK-74"
    assert t.why("khan d") == "GWX-GK-75"
    assert t.why("khan h") == "GWX-GK-75"
    t.play("khan b")
    assert t.on_card("khan") == "0h 0h . . . . . ."
    t.won("middle", "horseman").play("warrior horseman")
    assert {word for word in t.options() if word.startswith("khan")} == {"khan f", "khan h"}
    t.play("khan f", "khan h")
    assert (t.on_card("khan"), t.khan.warriors(t.g, 0, 2)) == ("0h 0h . . . 0h . 0h", 2)
    assert broken_laws(t.g) == []


@rule("GWX-GK-75", "GWX-GK-76")
def test_a_horseman_without_two_free_neighbours_cannot_attack() -> None:
    t = sandbox().skills("scorched_earth", "siege_masters")
    t.sent(1, khan="a:spearman f:spearman", skill_right="a:spearman").won(warrior="horseman")
    assert t.asks == ""
    t = (
        sandbox()
        .skills("scorched_earth", "siege_masters")
        .sent(1, khan="a:spearman f:spearman", skill_right="a:spearman")
    )
    t.horde("left", "keshig_left", damage="c", p0="a:spearman b:spearman de:horseman f:spearman").run("check_defeated")
    t.play("warrior spearman")
    assert (t.why("warrior horseman"), t.why("warrior spearman")) == ("GWX-GK-76", None)
    t = (
        sandbox(4)
        .skills("scorched_earth", "dread_name")
        .sent(1, khan="a:spearman f:spearman", skill_right="b:spearman")
    )
    t.won(warrior="horseman").play("warrior horseman")
    assert t.options() == {"khan b", "khan d", "khan e"}
    assert t.why("khan h") == "GWX-GK-75"


@rule("GWX-GK-77")
def test_a_covered_cell_is_taken() -> None:
    t = sandbox().sent(1, khan="a:spearman").won().play("warrior spearman")
    assert t.why("khan a") == "GWX-GK-77"
    assert "khan a" not in t.options()
    full = {"khan": "a:spearman b:spearman f:spearman h:spearman"}
    t = sandbox().sent(1, **full, skill_left="a:spearman b:spearman", skill_right="a:spearman b:spearman").won()
    assert t.asks == ""


@rule("GWX-GK-78", "GWX-GK-79")
def test_six_honour_for_each_cell_at_once_and_nothing_else() -> None:
    t = sandbox().won()
    before, have = t.honor(0)[0], t.have(0)
    t.play("warrior spearman", "skill-right a")
    assert (t.honor(0)[0] - before, t.have(0)) == (6, have)
    t = sandbox().won(warrior="horseman")
    before = t.honor(0)[0]
    t.play("warrior horseman", "khan a", "khan b")
    assert (t.honor(0)[0] - before, t.have(0)) == (12, {})


# -- for good ----------------------------------------------------------------------------------------


@rule("GWX-GK-80", "GWX-GK-81")
def test_he_stays_there_and_serves_no_other_rule() -> None:
    t = sandbox(mode="cooperative").edicts().won().play("warrior spearman", "khan a")
    t.clan(0).supply[0] = 0
    t.g.shelters = [0] * len(t.g.shelters)
    t.run("offer_recall", 0, 1, 20, 19, 0)
    assert t.asks == ""
    t.run("offer_march", 0, 4, 1)
    assert t.asks == ""
    t.run("offer_attack", 0, 2, -1, 7, 0, 0)
    assert t.asks == ""
    t.fortifications().horde("right", "vanguard_right").run("deaths_of_breach", 0, 2)
    assert (t.asks, t.heard("killed")[1:]) == ("", [])
    t.run("spring").decline_all()
    assert t.on_card("khan").startswith("0s")


@rule("GWX-GK-81")
@pytest.mark.parametrize(("spare", "asked"), [(2, ""), (4, "ProposeEdict")])
def test_he_is_no_sacrifice(spare: int, asked: str) -> None:
    t = sandbox(mode="cooperative").edicts("warriors_for_the_guard").sent(0, khan="a:spearman b:spearman")
    t.clan(0).supply = [spare, 0, 0, 0]
    t.run("fulfil_edicts")
    assert t.asks == asked


@rule("GWX-GK-82", "GWX-GK-83", "GWX-MIX-29")
def test_right_after_the_card_is_taken_before_the_next_one() -> None:
    t = sandbox().horde("left", "foragers_left", damage="bd", p0="a:spearman c:spearman")
    t.horde("middle", "foragers_middle", damage="bd", p1="a:spearman c:spearman").run("check_defeated")
    assert (t.asks, t.seat) == ("AttackKhan", 0)
    assert [len(clan.captured) for clan in t.g.clans] == [1, 0, 0]
    assert t.hordes("middle") == ["foragers_middle"]
    kinds = [event.kind for event in t.g.events]
    assert kinds.index("killed") < kinds.index("captured") == len(kinds) - 1
    t.play("warrior spearman", "khan a")
    assert (t.asks, t.seat) == ("AttackKhan", 1)
    assert [len(clan.captured) for clan in t.g.clans] == [1, 1, 0]
    t.play("warrior spearman", "khan b")
    assert (t.asks, t.on_card("khan")) == ("", "0s 1s . . . . . .")
    assert broken_laws(t.g) == []


@rule("GWX-GK-83")
def test_one_winner_of_two_cards_attacks_twice() -> None:
    t = sandbox().horde("left", "foragers_left", damage="bd", p0="a:spearman c:spearman")
    t.horde("middle", "foragers_middle", damage="bd", p0="a:spearman c:spearman").run("check_defeated")
    t.play("warrior spearman", "khan a", "warrior spearman", "khan b")
    assert t.on_card("khan") == "0s 0s . . . . . ."


@rule("GWX-GK-84")
def test_in_a_turn_and_in_winter() -> None:
    t = sandbox().horde("left", "foragers_left", damage="bd", p0="a:spearman c:spearman")
    t.orders_on_track((1, "economy")).turn(1).decline_all("AttackKhan")
    assert (t.asks, t.seat, t.g.active) == ("AttackKhan", 0, 1)
    t = sandbox().horde("left", "foragers_left", damage="d", p0="a:spearman c:spearman").post(1, "left")
    t.run("winter").play("cell left.1.b")
    assert (t.asks, t.seat) == ("AttackKhan", 0)


@rule("GWX-GK-85")
def test_a_card_nobody_takes_gives_no_attack() -> None:
    t = sandbox().shelter(0, "left", "spearman").horde("left", "foragers_left", damage="abcd").run("check_defeated")
    assert (t.asks, t.heard("horde-discarded") != []) == ("", True)


@rule("GWX-GK-86")
def test_the_card_and_its_honour_stay_as_they_are() -> None:
    declined, sent = sandbox().won().play("pass"), sandbox().won().play("warrior spearman", "khan a")
    assert declined.clan(0).captured == sent.clan(0).captured
    assert sent.honor(0)[0] - declined.honor(0)[0] == 6
    assert [len(clan.captured) for clan in sent.g.clans] == [1, 0, 0]


# -- others at the table -----------------------------------------------------------------------------


@rule("GWX-MIX-12")
def test_neither_the_reed_clan_nor_qin_attacks_him() -> None:
    t = sandbox(2).horde("right", "foragers_right", damage="d", p2="a:spearman b:spearman c:spearman")
    t.run("check_defeated")
    assert (t.asks, t.on_card("khan")) == ("", ". . . . . . . .")
    t = sandbox(1).horde("right", "foragers_right", damage="d", p2="a:spearman b:spearman c:spearman")
    t.run("check_defeated")
    assert (t.asks, len(t.clan(2).captured), t.on_card("khan")) == ("", 1, ". . . . . . . .")


@rule("GWX-MIX-18")
@pytest.mark.parametrize("clan", [1, 2])
def test_their_turns_have_a_check_too_after_which_a_player_may_attack(clan: int) -> None:
    t = KhanBuilder(1).tea(0, 2, 1).skills("undying_horde", "dread_name").stands("middle")
    t.horde("right", "foragers_right", damage="bd", p0="a:spearman c:spearman")
    t.horde("middle", "outriders_middle", damage="a")
    t.orders_on_track((2, "economy"))
    t.g.order_track = [clan]
    if clan == 1:
        t.clan(1).order = 6
    t.turn(clan)
    while t.asks != "AttackKhan":
        t.decline_one()
    assert (t.seat, t.g.active) == (0, clan)
    assert t.cover("middle") == "x . ."
    t.play("warrior spearman", "khan a")
    while t.g.open:
        t.decline_one()
    assert t.cover("middle") == ". . ."


def test_a_position_in_the_middle_of_the_attack_comes_back_from_a_snapshot() -> None:
    t = sandbox().won(warrior="horseman").play("warrior horseman", "khan a")
    again = from_json(t.kind, to_json(t.g))
    assert isinstance(again, GreatWall)
    assert to_json(again) == to_json(t.g)
    assert again.observe(0) == t.g.observe(0)
    assert [t.kind.moves[move] for move in again.options(again.open[0])] == ["khan b"]
