"""Genghis Khan in the co-operative game (GWX-GK-116, 121)."""

from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.modifiers import section_attack
from teahouse.ledger import rule
from tests.games.great_wall.expansions.khan_builder import KhanBuilder


@rule("GWX-GK-116")
def test_he_joins_games_together_of_two_to_five() -> None:
    kind = KhanBuilder().kind
    for seats in (2, 3, 4, 5):
        options = kind.complete({"mode": "cooperative", "genghis": "on"})
        assert kind.impossible(seats, options) is None
        g = kind.new(seats, options, "together")
        assert g.court is not None
        assert g.expansions is not None
        assert broken_laws(g) == []


@rule("GWX-GK-121")
def test_together_cells_honour_and_skills_are_as_ever() -> None:
    t = KhanBuilder(mode="cooperative").edicts().skills("wrath_of_the_steppe", "no_mercy").stands("left")
    t.horde("left", "vanguard_left").sent(1, skill_left="a:spearman")
    assert section_attack(t.g, 0) == 3 + 2
    t.horde("right", "vanguard_right", damage="c", p0="a:spearman b:spearman").run("check_defeated")
    honor = t.honor(0)[0]
    t.play("warrior spearman", "skill-left b")
    assert t.honor(0)[0] - honor == 6
    assert section_attack(t.g, 0) == 3
