"""After a victory: the titan's card, the next titan, army effects and the dice, in this order (AW-TIT-22..26)."""

from collections.abc import Callable

import pytest

from teahouse.ledger import rule
from tests.games.ancient_world.builder import Builder

Table = Callable[..., Builder]


def ready(t: Builder, titan: str, dice: str = "blank blank blank") -> Builder:
    return t.titan(titan).serving(0, sword=20).dice(dice)


@rule("AW-TIT-22")
def test_the_winner_takes_the_titan(ancient_world: Table) -> None:
    t = ready(ancient_world(), "reef_crab").fight("reef_crab", "militia")
    assert t.names("titan", t.player(0).titans) == "reef_crab"
    assert t.copies("titan", "reef_crab")[0] not in t.g.titan_decks[0]
    assert t.player(1).titans == []


@rule("AW-TIT-23")
def test_a_titan_gives_its_properties_banners_and_spaces(ancient_world: Table) -> None:
    t = ready(ancient_world().citizens(0, "1 2 3 4").city(0, "smithy", "barracks"), "world_tortoise")
    t.row("goat_pastures").fight("world_tortoise", "militia").turn(0).place(1, "cell build", "empire goat_pastures")
    t.finish()
    assert t.player(0).hungry == []
    assert t.scored(0) == {"red": 2, "green": 1, "blue": 2, "yellow": 4}


@rule("AW-TIT-24")
def test_the_next_titan_of_the_deck_is_turned_up_before_the_dice_are_applied(ancient_world: Table) -> None:
    t = ready(ancient_world().titan("salt_golem"), "reef_crab", "titan").fight("reef_crab", "militia")
    assert t.asks == "LoseCard"
    assert t.heard("titan-shown")[-1].args == (t.copies("titan", "salt_golem")[0],)
    assert t.name_of("titan", t.g.titan_decks[0][-1]) == "salt_golem"


@rule("AW-TIT-25")
@pytest.mark.parametrize(
    ("titan", "dice"), [("reef_crab", 1), ("kelp_hydra", 2), ("glacier_worm", 2), ("sun_devourer", 3)]
)
def test_a_die_for_each_banner_must_be_rolled(ancient_world: Table, titan: str, dice: int) -> None:
    t = ready(ancient_world().purse(0, 6), titan, "coin coin coin").fight(titan, "militia")
    assert [event.args for event in t.heard("rolled")] == [(0, dice, 0)]
    assert t.player(0).coins == 6 - 1 - dice


@rule("AW-TIT-26", "AW-ARM-08")
def test_trophy_card_next_titan_restoration_dice(ancient_world: Table) -> None:
    t = ancient_world().no_armies(0).army(0, "steppe_raiders", disbanded="temple_guard").lost(0, "fishing_spot")
    t.purse(0, 1)
    ready(t, "kelp_hydra", "titan coin").g.events.clear()
    t.fight("kelp_hydra", "steppe_raiders").play("empire fishing_spot")
    kinds = [event.kind for event in t.g.events if event.kind not in ("army-used", "turn")]
    told = kinds[kinds.index("defeated") :]
    assert told == [
        "defeated",
        "coins",
        "titan-shown",
        "restored",
        "rolled",
        "lost-coins",
        "lost",
    ]
    assert (t.player(0).coins, t.face_down(0)) == (2 - 1, "fishing_spot")
