"""Winter: the ranged attack, the assault and the check of the end (GW-WIN)."""

from collections.abc import Callable

from teahouse.games.great_wall.loading import load
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder

Table = Callable[..., Builder]


def told(t: Builder, *kinds: str) -> list[str]:
    """Events of these kinds, in the order they happened."""
    return [event.kind for event in t.g.events if event.kind in kinds]


def assaults(t: Builder) -> list[tuple[int, ...]]:
    """Section, attack and defence of every comparison so far."""
    return [event.args for event in t.heard("assault")]


@rule("GW-WIN-01", "GW-WIN-23")
def test_winter_shoots_then_assaults_then_checks_the_end(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="ab").horde("middle", "keshig_middle")
    t.fortifications().post(0, "left").run("winter")
    assert t.asks == "Shoot"
    t.play("cell left.1.c", "shame spearman", "shame spearman", "shame spearman")
    kinds = told(t, "winter", "damage", "defeated", "assault", "breach", "year", "spring")
    assert kinds == ["winter", "damage", "defeated", "assault", "breach", "year", "spring"]


# -- the ranged attack -------------------------------------------------------------------------------


@rule("GW-WIN-02", "GW-WIN-08")
def test_archers_shoot_from_the_left_in_tea_order_and_each_owner_chooses(great_wall: Table) -> None:
    t = great_wall().tea(2, 0, 1).horde("left", "keshig_left").horde("right", "keshig_right")
    t.post(0, "left").post(2, "left").post(1, "right").post(2, "right").run("ranged_attack")
    shots = []
    while t.asks == "Shoot":
        cell = min(t.options())
        shots.append((t.seat, cell))
        t.play(cell)
    assert shots == [
        (2, "cell left.1.a"),
        (0, "cell left.1.b"),
        (2, "cell right.1.a"),
        (1, "cell right.1.b"),
    ]


@rule("GW-WIN-02")
def test_a_shot_hits_an_empty_cell_of_the_archers_own_section(great_wall: Table) -> None:
    t = great_wall().horde("left", "foragers_left", damage="a").horde("right", "foragers_right").post(0, "left")
    t.run("ranged_attack")
    assert t.why("cell right.1.b") == "GW-ATK-06"
    assert t.why("cell left.1.a") == "GW-ATK-01"
    t.play("cell left.1.b")
    assert (t.cover("left"), t.cover("right")) == ("x x . .", ". . . .")


@rule("GW-WIN-03")
def test_every_posted_archer_shoots_exactly_once_also_one_of_this_year(great_wall: Table) -> None:
    t = great_wall().walls(left=1).horde("left", "keshig_left").post(0, "left").resources(0, wood=1, chi=2)
    t.officials(0, barracks=1).officials(1, barracks=1).activate("barracks")
    t.play("warrior archer", "post left", "cell left.1.a")
    assert t.posted(0, "left") == 2
    t.run("ranged_attack").play("cell left.1.b", "cell left.1.c")
    assert t.asks == ""
    assert t.cover("left") == "x x x . . ."


@rule("GW-WIN-04")
def test_archers_in_a_shelter_do_not_shoot(great_wall: Table) -> None:
    t = great_wall().horde("left", "keshig_left").shelter(0, "left", "archer archer").run("ranged_attack")
    assert t.asks == ""
    assert t.cover("left") == ". . . . . ."


@rule("GW-WIN-05")
def test_a_shot_may_hit_any_row_of_the_section(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").horde("left", "outriders_middle").horde("left", "foragers_left")
    t.post(0, "left").run("ranged_attack")
    assert {"cell left.1.a", "cell left.2.a", "cell left.3.d"} <= t.options()
    t.play("cell left.3.d")
    assert t.cover("left", 3) == ". . . x"


@rule("GW-WIN-06")
def test_a_shot_gains_no_reward(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left").post(0, "left").post(1, "left").run("ranged_attack")
    t.play("cell left.1.a", "cell left.1.c")
    assert (t.have(0), t.honor(0, 1)) == ({}, [0, 0])


@rule("GW-WIN-07")
def test_shooting_is_compulsory_while_a_cell_is_empty(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="ab").post(0, "left", 2).run("ranged_attack")
    assert t.why("pass") == t.why("done") == "GW-WIN-07"
    assert t.options() == {"cell left.1.c"}
    t.play("cell left.1.c")
    assert t.asks == ""


@rule("GW-WIN-09")
def test_hordes_are_checked_after_all_shooting_in_all_sections(great_wall: Table) -> None:
    t = great_wall().horde("left", "outriders_left", damage="ab").horde("right", "foragers_right")
    t.post(0, "left").post(1, "right").run("winter").play("cell left.1.c")
    assert t.cover("left") == "x x x"
    t.play("cell right.1.a")
    assert told(t, "damage", "defeated", "assault") == ["damage", "damage", "defeated", "assault"]


# -- the assault -------------------------------------------------------------------------------------


@rule("GW-WIN-10")
def test_sections_are_compared_from_left_to_right(great_wall: Table) -> None:
    t = great_wall().horde("right", "outriders_right").horde("left", "outriders_left").horde("middle", "keshig_left")
    t.fortifications(3, 3, 3).run("winter")
    assert [args[0] for args in assaults(t)] == [0, 1]
    t.play("shame spearman", "shame spearman", "shame spearman")
    assert [args[0] for args in assaults(t)] == [0, 1, 2]


@rule("GW-WIN-11", "GW-WIN-16", "GW-WIN-17")
def test_the_book_attack_15_breaches_a_wall_of_12_with_one_fortification(great_wall: Table) -> None:
    t = great_wall().walls(left=3).fortifications(left=1)
    t.horde("left", "keshig_left").horde("left", "iron_lancers_left").run("assault", 0)
    assert assaults(t) == [(0, 15, 14)]
    assert len(t.heard("breach")) == 1


@rule("GW-WIN-14", "GW-WIN-18")
def test_attack_14_against_defence_14_is_held_and_nothing_happens(great_wall: Table) -> None:
    t = great_wall().walls(left=3).fortifications(left=1)
    t.horde("left", "iron_lancers_left").horde("left", "iron_lancers_right").run("assault", 0)
    assert assaults(t) == [(0, 14, 14)]
    assert (t.heard("breach"), t.asks, t.g.shame_supply) == ([], "", 30)


@rule("GW-WIN-11", "GW-WIN-12")
def test_the_defence_of_every_level_is_printed_also_that_of_the_empty_cell(great_wall: Table) -> None:
    box = load().box
    box.sides[0].defense = [3, 9, 10, 11]
    t = great_wall(box=box).walls(0, 1, 3).fortifications(0, 0, 2)
    t.horde("left", "outriders_left").horde("middle", "keshig_left").horde("right", "keshig_right")
    for section in range(3):
        t.run("assault", section)
    assert assaults(t) == [(0, 3, 3), (1, 8, 9), (2, 8, 15)]


@rule("GW-WIN-12")
def test_without_a_wall_only_fortifications_defend(great_wall: Table) -> None:
    t = great_wall().fortifications(left=2, middle=0)
    t.horde("left", "foragers_left").horde("middle", "outriders_left").run("assault", 0).run("assault", 1)
    assert assaults(t) == [(0, 4, 4), (1, 3, 0)]
    assert [event.args for event in t.heard("breach")] == [(1,)]


@rule("GW-WIN-13")
def test_the_attack_is_the_sum_of_all_rows_after_horde_abilities(great_wall: Table) -> None:
    t = great_wall().walls(3, 3, 0).fortifications(3, 3, 3)
    t.horde("left", "steppe_raiders_left").horde("left", "shaman_circle_left").horde("left", "outriders_left")
    t.horde("middle", "outriders_middle").horde("middle", "steppe_raiders_middle")
    t.run("assault", 0).run("assault", 1)
    assert [attack for _, attack, _ in assaults(t)] == [4 + 2 + 1 + 2 + 3 + 1, 3 + 4]


@rule("GW-WIN-15")
def test_every_horde_of_a_lost_section_breaches_the_wall(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "outriders_left").horde("left", "outriders_right")
    t.horde("left", "foragers_left").run("assault", 0)
    while t.asks == "PlaceShame":
        t.play("shame spearman")
    assert [t.clan(seat).shamed[0] for seat in range(3)] == [3, 3, 3]


@rule("GW-WIN-19")
def test_a_section_without_hordes_always_holds(great_wall: Table) -> None:
    t = great_wall().walls(0, 0, 0).fortifications(0, 0, 0).post(0, "left").run("assault", 0)
    assert (t.heard("breach"), t.asks, t.posted(0, "left"), t.g.shame_supply) == ([], "", 1, 30)


@rule("GW-WIN-20")
def test_a_breach_is_finished_before_the_next_section_is_compared(great_wall: Table) -> None:
    t = great_wall().fortifications().horde("left", "outriders_left", p0="a:spearman", p1="b:spearman")
    t.horde("middle", "foragers_middle", p0="a:spearman", p1="b:spearman", p2="c:spearman")
    t.resources(1, chi=2).run("winter")
    assert (t.asks, t.seat, [args[0] for args in assaults(t)]) == ("PlaceShame", 2, [0])
    t.play("shame spearman")
    assert (t.asks, t.seat, [args[0] for args in assaults(t)]) == ("SaveForChi", 1, [0])
    t.play("done")
    assert [args[0] for args in assaults(t)] == [0, 1]


@rule("GW-WIN-21", "GW-WIN-22")
def test_hordes_and_wall_outlast_a_breach_and_all_fortifications_go_after_the_last_section(great_wall: Table) -> None:
    t = great_wall().walls(1, 0, 0).fortifications(1, 3, 0)
    t.horde("left", "keshig_left").horde("middle", "outriders_middle").horde("right", "outriders_right").run("winter")
    t.play("shame spearman", "shame spearman", "shame spearman")
    assert [event.args for event in t.heard("breach")] == [(0,), (2,)]
    assert (t.hordes("left"), t.g.levels, t.g.fortifications) == (["keshig_left"], [1, 0, 0], [1, 3, 0])
    t.play("shame spearman", "shame spearman", "shame spearman")
    assert t.g.fortifications == [0, 0, 0]
    assert t.hordes("left")[0] == "keshig_left"
    assert t.g.levels == [1, 0, 0]


# -- the end of the year -----------------------------------------------------------------------------


@rule("GW-WIN-23", "GW-WIN-24")
def test_the_game_ends_only_at_the_end_of_winter(great_wall: Table) -> None:
    t = great_wall().walls(3, 2, 0).fortifications().resources(0, wood=17).officials(0, builders_camp=1)
    t.activate("builders_camp").play("raise middle")
    assert t.g.levels == [3, 3, 0]
    t.horde("right", "outriders_right").post(0, "right")
    t.g.shame_supply = 0
    t.run("winter")
    assert (t.asks, t.g.finished) == ("Shoot", False)
    t.play("cell right.1.a")
    assert (t.g.finished, t.g.over) == (True, True)
    assert len(t.heard("breach")) == 1


@rule("GW-WIN-25")
def test_without_an_end_condition_a_new_year_starts_with_spring(great_wall: Table) -> None:
    t = great_wall().walls(3, 2, 2).fortifications(3, 3, 3).run("winter")
    assert (t.g.finished, t.g.year, t.g.time) == (False, 2, 1)
    assert told(t, "winter", "year", "spring", "summer") == ["winter", "year", "spring", "summer"]
