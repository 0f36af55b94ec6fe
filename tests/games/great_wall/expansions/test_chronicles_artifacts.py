"""Artifacts of the Ancient Chronicles: they score in play, each time, for every player separately (GWX-AC-17..21)."""

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import FROM_ARTIFACT, SET_BASE, SET_CHRONICLES
from teahouse.ledger import rule
from tests.games.great_wall.builder import Builder
from tests.games.great_wall.cards import card
from tests.games.great_wall.expansions.plain import with_artifact


def told(t: Builder) -> list[tuple[int, str]]:
    """Who was honoured by which artifact, as it was told."""
    triggers = t.box.triggers
    return [
        (event.seat, t.box.artifacts[triggers[event.args[0]].card].name)
        for event in t.heard("ability")
        if triggers[event.args[0]].source == FROM_ARTIFACT
    ]


@rule("GWX-AC-21")
def test_ten_artifacts_have_names_of_their_own_and_rules_in_place_of_scores() -> None:
    content = load()
    entries = [entry for entry in content.names.artifacts if entry.set == "chronicles"]
    assert len({entry.name.en for entry in entries}) == len({entry.name.of("ru") for entry in entries}) == 10
    assert all(entry.rules and not entry.score for entry in entries)


@rule("GWX-AC-17", "GWX-AC-18")
def test_those_of_the_chronicles_score_in_play_and_those_of_the_base_at_the_end() -> None:
    for artifact in load().box.artifacts:
        assert bool(artifact.triggers) == (artifact.card_set == SET_CHRONICLES), artifact.name
        assert bool(artifact.score) == (artifact.card_set != SET_CHRONICLES), artifact.name
    t = with_artifact("tiger_tally").horde("left", "outriders_left", damage="bc", p0="a:spearman")
    t.g.artifacts.append([artifact.name for artifact in t.box.artifacts].index("plough_of_shennong"))
    t.overseer(0, "sawmill", cell=2)
    assert t.box.artifacts[t.g.artifacts[1]].card_set == SET_BASE
    t.run("check_defeated").decline_all()
    assert t.honor(0) == [2 + 3]
    t.run("end_game")
    assert [(event.seat, event.args[0]) for event in t.heard("honor-artifact")] == [(0, 9)]


@rule("GWX-AC-19")
def test_every_player_scores_by_himself_and_as_often_as_it_happens() -> None:
    t = with_artifact("bells_of_marquis_yi")
    for actor in (0, 0, 1, 0):
        t.happen("tactic.played", actor)
    assert t.honor(0, 1, 2) == [6, 2, 0]
    t = with_artifact("seismoscope_of_zhang_heng").shelter(0, "left", "spearman").shelter(2, "left", "archer")
    t.happen("section.held", section=0)
    assert t.honor(0, 1, 2) == [2, 0, 2]


@rule("GWX-AC-17")
def test_nobody_is_asked_and_the_artifact_is_named() -> None:
    t = with_artifact("bells_of_marquis_yi").happen("tactic.played", 1)
    assert (t.asks, told(t)) == ("", [(1, "bells_of_marquis_yi")])


@rule("GWX-AC-19")
def test_the_reed_clan_has_nothing_of_it() -> None:
    t = with_artifact("terracotta_general", 2)
    t.happen("warriors.recruited", t.g.reed, n=2)
    assert (t.honor(0, 1, t.g.reed), t.heard("ability")) == ([0, 0, 0], [])


@card("crossbow_of_zhuge_liang")
def test_crossbow_honours_every_wound() -> None:
    t = with_artifact("crossbow_of_zhuge_liang").horde("left", "foragers_left").walls(left=1)
    t.post(0, "left", 2).post(1, "left")
    t.run("ranged_attack").play("cell left.1.a", "cell left.1.b", "cell left.1.c")
    assert t.cover("left") == "x x x ."
    assert t.honor(0, 1, 2) == [2, 1, 0]


@card("map_of_nine_provinces")
def test_map_honours_the_height_of_a_new_wall() -> None:
    t = with_artifact("map_of_nine_provinces").walls(left=1).resources(0, wood=30, stone=30)
    plain = Builder().walls(left=1).resources(0, wood=30, stone=30)
    for each in (t, plain):
        each.officials(0, builders_camp=1).activate("builders_camp").play("raise left").decline_all()
        while each.asks == "PayMix":
            each.play(min(each.options()))
        assert each.g.levels == [2, 0, 0]
    assert t.honor(0)[0] - plain.honor(0)[0] == 2 * 2
    assert told(t) == [(0, "map_of_nine_provinces")]


@card("flying_horse_of_gansu")
def test_flying_horse_honours_attacks_of_horsemen_only() -> None:
    t = with_artifact("flying_horse_of_gansu").horde("left", "foragers_left")
    t.shelter(0, "left", "horseman spearman").orders_on_track((0, "order_to_attack")).turn(0).decline_all("AttackWith")
    t.play("sheltered left.spearman")
    t.play(min(option for option in t.options() if option.startswith("cell")))
    assert told(t) == []
    while t.asks != "AttackWith":
        t.decline_one()
    t.play("sheltered left.horseman")
    while t.asks == "Strike":
        t.play(min(option for option in t.options() if option.startswith("cell")))
    assert told(t) == [(0, "flying_horse_of_gansu")]
    assert sum(event.args[0] for event in t.heard("honor-card")) == 3


@card("terracotta_general")
def test_terracotta_general_honours_every_recruit() -> None:
    t = with_artifact("terracotta_general").resources(0, wood=3, gold=3).officials(0, barracks=2)
    t.activate("barracks", enhanced=True).play("warrior spearman", "warrior spearman")
    while t.g.open:
        t.play(min(t.options()))
    assert t.honor(0, 1) == [2, 0]


@card("bells_of_marquis_yi")
def test_bells_honour_every_tactic_card() -> None:
    t = with_artifact("bells_of_marquis_yi").tactics(0, "movable_type").orders_on_track((0, "betrayal"))
    t.turn(0).play("pass", "tactic movable_type", "free")
    assert t.honor(0, 1) == [1 + 2, 0]


@card("jade_burial_suit")
def test_jade_suit_honours_the_dead() -> None:
    t = with_artifact("jade_burial_suit").fortifications()
    t.horde("left", "foragers_left", p0="a:spearman b:spearman", p1="c:spearman").run("assault", 0)
    while t.g.open:
        t.play(min(t.options()))
    dead = {event.seat: event.args[0] for event in t.heard("killed")}
    assert dead[0] > 0
    assert t.honor(0, 1, 2) == [dead[0], dead.get(1, 0), 0]


@card("seismoscope_of_zhang_heng")
def test_seismoscope_honours_those_who_stand_where_a_section_holds() -> None:
    t = with_artifact("seismoscope_of_zhang_heng").fortifications(left=3).walls(left=3)
    t.horde("left", "outriders_left").post(0, "left").shelter(1, "middle", "spearman").run("assault", 0)
    assert t.honor(0, 1, 2) == [2, 0, 0]


@card("scales_of_guan_zhong")
def test_scales_honour_every_resource_handed_in() -> None:
    t = with_artifact("scales_of_guan_zhong").officials(0, sawmill=1).activate("sawmill", enhanced=True)
    t.decline_all("HandIn").play("resource wood")
    assert t.honor(0, 1) == [2 + 1, 0]


@card("tiger_tally")
def test_tiger_tally_honours_whoever_takes_the_card() -> None:
    t = with_artifact("tiger_tally").horde("left", "outriders_left", p0="a:spearman b:spearman", p1="c:spearman")
    t.run("check_defeated").decline_all()
    while t.g.open:
        t.play(min(t.options()))
    assert [len(t.clan(seat).captured) for seat in range(3)] == [1, 0, 0]
    assert t.honor(0, 1, 2) == [2 + 3, 2, 0]


@card("loom_of_leizu")
def test_loom_honours_overseers_placed_and_promoted() -> None:
    t = with_artifact("loom_of_leizu").resources(0, wood=9, stone=9, gold=9, chi=9).officials(0, sawmill=1)
    t.activate("sawmill", enhanced=True).play("warrior spearman").decline_all()
    assert t.honor(0, 1) == [2, 0]
    t.officials(0, sawmill=1).activate("sawmill", enhanced=True).play("take").decline_all()
    assert t.honor(0, 1) == [4, 0]
