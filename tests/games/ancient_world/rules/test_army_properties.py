"""Properties of army cards (AW-ARM); each army's own symbols are proved among the cards."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder
from tests.games.ancient_world.cards.printed import TITANS

Table = Callable[..., Builder]


def against(t: Builder, *armies: str, dice: str = "blank") -> Builder:
    """Seat 0, with swords enough, fights a titan of one banner with these armies."""
    return t.titan("marsh_lurker").serving(0, sword=4).dice(dice).fight("marsh_lurker", *armies)


@rule("AW-ARM-01")
def test_only_the_armies_that_are_paid_do_anything(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "spymasters_guard").army(0, "treasure_hunters").army(0, "temple_guard")
    against(t.army(0, "forlorn_hope").lost(0, "smithy").purse(0, 1), "forlorn_hope")
    assert (t.player(0).coins, t.player(0).knowledge, t.face_down(0)) == (0, 0, "smithy")


@rule("AW-ARM-01", "AW-ARM-02", "AW-ARM-03")
def test_every_army_that_is_paid_does_its_part(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "spymasters_guard").army(0, "treasure_hunters").army(0, "camel_riders")
    against(t.purse(0, 3), "spymasters_guard", "treasure_hunters", "camel_riders")
    assert (t.player(0).coins, t.player(0).knowledge) == (2 + 1, 1)


@rule("AW-ARM-02", "AW-ARM-09")
def test_trophies_come_after_the_victory_and_cannot_pay_for_it(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "treasure_hunters").army(0, "city_guard").titan("marsh_lurker")
    t.serving(0, sword=2).purse(0, 1).play("titan marsh_lurker")
    assert (t.why("army treasure_hunters"), t.options()) == ("AW-TIT-20", {"army city_guard"})
    t.serving(0, sword=4).play("army treasure_hunters")
    assert (t.player(0).coins, t.why("army city_guard")) == (0, "AW-TIT-07")
    t.dice("blank").play("fight")
    assert t.player(0).coins == 2


@rule("AW-ARM-03")
def test_spies_bring_knowledge_when_the_army_is_used(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "shadow_scouts").titan("marsh_lurker").serving(0, sword=4)
    t.play("titan marsh_lurker")
    assert t.player(0).knowledge == 0
    t.play("army shadow_scouts")
    assert t.player(0).knowledge == 1
    t.dice("blank").play("fight")
    assert t.player(0).knowledge == 1


@rule("AW-ARM-04", "AW-ARM-05")
@pytest.mark.parametrize(("titan", "attack"), [("obsidian_queen", 2), ("dune_colossus", 4)])
def test_swords_and_arrows_of_an_army_count_in_its_fight(ancient_world: Table, titan: str, attack: int) -> None:
    defence = TITANS[titan].defence
    t = ancient_world().no_armies(0).army(0, "war_chariots").titan(titan).serving(0, sword=defence - attack)
    t.play(f"titan {titan}")
    assert t.lack("fight") == ("attack", defence - attack, defence)
    t.play("army war_chariots")
    assert t.why("fight") is None
    assert t.serving(0, sword=defence - attack - 1).lack("fight") == ("attack", defence - 1, defence)


@rule("AW-ARM-06")
def test_restoration_is_compulsory_and_the_player_chooses_the_card(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "temple_guard").lost(0, "smithy", "crane")
    against(t, "temple_guard", dice="titan")
    assert (t.asks, t.options()) == ("RestoreOne", {"empire smithy", "empire crane"})
    assert t.why("done") == t.why("pass") == t.why("empire fishing_spot") == "AW-ARM-06"
    t.play("empire crane")
    assert (t.asks, t.face_down(0)) == ("LoseCard", "smithy")
    assert t.options() == {"empire crane", "empire fishing_spot", "empire wheat_fields"}


@rule("AW-ARM-06")
@pytest.mark.parametrize("lost", ["", "smithy", "smithy crane"])
def test_what_must_be_restored_anyway_is_not_asked(ancient_world: Table, lost: str) -> None:
    t = ancient_world().no_armies(0).army(0, "temple_guard", disbanded="field_surgeons").lost(0, *lost.split())
    against(t, "temple_guard")
    assert (t.asks, t.seat, t.face_down(0)) == ("TakeTurn", 1, "")


@rule("AW-ARM-07")
def test_experience_works_like_the_front_and_equal_symbols_add_up(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).lost(0, "smithy", "crane", "barracks")
    t.army(0, "zor_banner_guard", disbanded="spymasters_guard camel_riders treasure_hunters temple_guard shield_wall")
    t.titan("obsidian_queen")
    assert t.attack("obsidian_queen") == 2 + 1
    against(t.purse(0, 1), "zor_banner_guard").play("empire crane")
    assert (t.player(0).coins, t.player(0).knowledge, t.face_down(0)) == (1 + 1, 1 + 1, "smithy barracks")


@rule("AW-ARM-07")
def test_restorations_add_up(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "temple_guard", disbanded="field_surgeons")
    against(t.lost(0, "smithy", "crane", "barracks"), "temple_guard").play("empire smithy")
    assert t.asks == "RestoreOne"
    t.play("empire barracks")
    assert (t.asks, t.face_down(0)) == ("TakeTurn", "crane")


@rule("AW-ARM-08")
def test_the_trophy_can_be_lost_to_the_dice_and_so_can_the_restored_card(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "ildan_slingers").purse(0, 1)
    assert against(t, "ildan_slingers", dice="coin").player(0).coins == 0
    assert [event.kind for event in t.g.events if event.kind in ("coins", "lost-coins")] == ["coins", "lost-coins"]
    t = ancient_world().raze(0).lost(0, "smithy").no_armies(0).army(0, "temple_guard")
    against(t, "temple_guard", dice="titan")
    assert (t.asks, t.options()) == ("LoseCard", {"empire smithy"})
    assert t.play("empire smithy").face_down(0) == "smithy"
