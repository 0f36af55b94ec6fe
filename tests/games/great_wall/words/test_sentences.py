"""What The Great Wall says names what it is about: a loss its reason, an artifact its name, a number its resource."""

from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from teahouse.wording.forecast import foretold
from tests.games.great_wall.builder import Builder

LOADED = load_game("great_wall")
ENGLISH, RUSSIAN = (teller_of(LOADED, Texts(lang)) for lang in ("en", "ru"))


def said(t: Builder, kind: str) -> list[str]:
    """Events of a kind as an onlooker of the first seat hears them."""
    events = [event for event in t.g.events if event.kind == kind]
    told = [teller.read(t.g.observe(0)).tell(event) for event in events for teller in (ENGLISH, RUSSIAN)]
    return [sentence.text for sentence in told if sentence is not None]


def test_the_final_scoring_says_why_honour_is_lost_and_which_artifact_gives_it() -> None:
    t = Builder(3)
    t.g.artifacts = [[artifact.name for artifact in t.box.artifacts].index("fan_of_zhuge_liang")]
    t.clan(0).honor = 20
    t.shamed(0, "spearman").advisors(0, assistants=1)
    t.run("end_game")
    assert said(t, "honor-lost") == [
        "Yellow loses 5 honour for warriors with shame.",
        "Жёлтый теряет 5 очков чести за опозоренных воинов.",
    ]
    assert said(t, "honor-artifact")[:2] == [
        "Yellow: 8 honour for the artifact “Fan of Zhuge Liang”.",
        "Жёлтый: 8 очков чести за артефакт «Веер Чжугэ Ляна».",
    ]


def test_an_ability_is_foretold_by_what_it_does() -> None:
    t = Builder(3).general(0, "cai_xiang").advisors(0, assistants=1).officials(0, embassy=1)
    t.g.choices = 1
    t.activate("embassy")
    assert t.asks == "UseAbility"
    reading, ability = ENGLISH.read(t.g.observe(t.seat)), t.g.options(t.g.open[0])[-1]
    assert reading.question(t.seat) == "When an area is activated: do you use an ability?"
    assert foretold(reading, t.g, t.seat, [ability])[ability] == ["then take an effect or leave it"]


def test_a_number_of_something_says_what() -> None:
    t = Builder(3).fortifications().officials(0, builders_camp=1).resources(0, wood=2, stone=2)
    t.g.warehouse = [0, 0, 0]
    t.activate("builders_camp").play("fortify left")
    assert t.asks == "PayMix"
    choices = ENGLISH.read(t.g.observe(t.seat)).choices(t.g.options(t.g.open[0]))
    assert [choice.text for choice in choices] == ["0 wood", "1 wood", "2 wood"]
