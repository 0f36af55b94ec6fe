"""The scenario Red Turban Rebellion (GWX-RED)."""

import pytest

from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.box import Box
from teahouse.games.great_wall.rules.coop.ending import SHAME, TIME
from teahouse.games.great_wall.rules.expansions.chronicles.red.rebellion import (
    BREACHED,
    PEACE,
    UNDECIDED,
    WAR,
    Rebellion,
    rebellion_of,
)
from teahouse.games.great_wall.rules.expansions.chronicles.red.sheet import RedSheet
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.words import AREAS
from teahouse.games.great_wall.words import GameTeller
from teahouse.games.great_wall.words.expansions import marks
from teahouse.games.great_wall.words.seen import seen
from teahouse.ledger import rule
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.games.great_wall.builder import Builder, kind
from tests.games.great_wall.property.watched import move_on


def red(raw: bool = False, box: Box | None = None, seed: str = "bench") -> Builder:
    """A bare table of the scenario."""
    return Builder(3, seed=seed, raw=raw, box=box, mode="cooperative", scenario="red")


def printed(**changes: int) -> Box:
    """A pack that prints other numbers."""
    box = load().box
    sheet = box.expansions["red"]
    assert isinstance(sheet, RedSheet)
    for name, value in changes.items():
        setattr(sheet, name, value)
    return box


def card(t: Builder) -> Rebellion:
    return rebellion_of(t.g)


def spring(t: Builder, year: int = 2) -> Builder:
    """A new year begins."""
    t.g.year, t.g.time = year, year - 2
    return t.run("spring")


def golden(t: Builder, *gold: int) -> Builder:
    for seat, count in enumerate(gold):
        t.resources(seat, gold=count)
    return t


def came(t: Builder) -> int:
    return len(t.heard("horde"))


def pools(t: Builder) -> list[int]:
    return [clan.pool for clan in t.g.clans]


def supplies(t: Builder) -> list[int]:
    return [clan.officials for clan in t.g.clans]


def no_peace(t: Builder) -> Builder:
    return t.play("no-peace", "no-peace", "no-peace")


# -- the frame -------------------------------------------------------------------------------------


@rule("GWX-RED-01", "GWX-RED-02")
def test_exactly_three_play_together() -> None:
    together = kind().complete({"mode": "cooperative", "scenario": "red"})
    assert [kind().impossible(seats, together) for seats in (2, 3, 4, 5)] == [
        *("GWX-RED-02", None, "GWX-RED-02", "GWX-RED-02")
    ]
    assert kind().impossible(3, kind().complete({"scenario": "red"})) == "GWX-RED-01"


@rule("GWX-RED-03")
def test_the_set_up_is_that_of_the_game_together_without_edicts() -> None:
    t = red(raw=True)
    assert (t.court.edicts, t.court.edict_deck, t.g.artifacts) == ([], [], [])
    assert len(t.court.event_deck) == len(t.box.events)
    assert sum(len(hordes) for hordes in t.g.field) == 4
    assert (t.g.shame_supply, t.g.levels) == (30, [1, 1, 1])
    assert t.honor(0, 1, 2) == [0, 0, 0]
    t = red().run("winter")
    assert t.asks != "ProposeEdict"
    assert [clan.shame_tokens() for clan in t.g.clans] == [0, 0, 0]


@rule("GWX-RED-05", "GWX-RED-06", "GWX-RED-07")
def test_the_token_covers_the_last_space_and_takes_a_year_away() -> None:
    t = red()
    assert len(t.box.sides[0].invasion) == 6
    assert (t.g.time, t.g.last_space()) == (0, 4)
    assert Builder(3, mode="cooperative").g.last_space() == 5


@rule("GWX-RED-07")
def test_the_space_of_the_token_is_printed() -> None:
    assert [red(box=printed(space=space)).g.last_space() for space in (4, 5, 6)] == [2, 3, 4]


@rule("GWX-RED-08")
def test_the_card_holds_no_pieces() -> None:
    t = red()
    assert t.g.observe(1)["expansions"] == [
        {"state": UNDECIDED, "hordes_fewer": 0, "spaces_fewer": 1, "kind": "RedTurbans"}
    ]


# -- the gold mine ---------------------------------------------------------------------------------


@rule("GWX-RED-09")
def test_nobody_places_an_overseer_in_the_gold_mine() -> None:
    t = red().resources(0, wood=9, stone=9, gold=9, chi=9).officials(0, gold_mine=2).officials(1, gold_mine=1)
    t.activate("gold_mine")
    asked = set()
    while t.asks:
        asked.add(t.asks)
        t.decline_one()
    assert "Promote" not in asked
    assert t.have(1) == {"gold": 1}


@rule("GWX-RED-09", "GWX-RED-11")
def test_cards_place_none_there_either_but_elsewhere_they_do() -> None:
    t = red().resources(0, wood=9, stone=9, gold=9, chi=9).advisors(0, "steward").happen("summer.income")
    t.play(t.ability("steward"))
    assert t.options() == {"pass", "area sawmill", "area quarry", "area pagoda"}
    assert t.why("area gold_mine") == "GWX-RED-09"
    t.play("area quarry", "warrior spearman")
    assert t.clan(0).overseers == [-1, 0, -1, -1]


@rule("GWX-RED-10")
def test_the_cells_of_the_gold_mine_are_marked() -> None:
    for lang, words in (("en", "No overseers"), ("ru", "Управляющих")):
        teller = teller_of(load_game("great_wall"), Texts(lang))
        assert isinstance(teller, GameTeller)
        told = marks(teller.words, seen(teller.box, red().g.observe(0)))
        assert [(mark.at, mark.label.startswith(words)) for mark in told] == [("area gold_mine", True)]
        assert marks(teller.words, seen(teller.box, Builder(3).g.observe(0))) == []


@rule("GWX-RED-11")
@pytest.mark.parametrize("area", ["sawmill", "quarry", "pagoda"])
def test_overseers_of_the_other_areas_are_placed_as_ever(area: str) -> None:
    t = red().resources(0, wood=9, stone=9, gold=9, chi=9).officials(0, **{area: 1}).officials(1, **{area: 1})
    t.activate(area)
    while t.asks != "Promote":
        t.play("take")
    t.play("warrior spearman")
    assert t.clan(0).overseers[AREAS.index(area)] == 0


@rule("GWX-RED-11")
def test_officials_collect_gold_as_ever() -> None:
    t = red().officials(0, gold_mine=2).officials(1, gold_mine=1).activate("gold_mine")
    while t.asks:
        t.play("take" if t.asks == "ActOrWait" else "done")
    assert (t.have(0), t.have(1)) == ({"gold": 2}, {"gold": 1})


# -- officials for honour --------------------------------------------------------------------------


def honored(t: Builder, *honor: int) -> Builder:
    for seat, count in enumerate(honor):
        t.clan(seat).honor = count
    return t


@rule("GWX-RED-12", "GWX-RED-13")
def test_in_summer_twenty_honour_bring_one_official() -> None:
    t = honored(red(), 45, 20).tea(1, 0, 2)
    pool, supply = pools(t), supplies(t)
    t.run("summer")
    assert (t.asks, t.seat, t.options()) == ("OfficialForHonor", 1, {"take", "pass"})
    t.play("take")
    assert (t.asks, t.seat) == ("OfficialForHonor", 0)
    t.play("take")
    assert t.asks != "OfficialForHonor"
    assert t.honor(0, 1, 2) == [25, 0, 0]
    assert pools(t) == [pool[0] - 1, pool[1] - 1, pool[2]]
    assert supplies(t) == [supply[0] + 1, supply[1] + 1, supply[2]]
    assert broken_laws(t.g) == []


@rule("GWX-RED-12")
def test_it_may_be_left() -> None:
    t = honored(red(), 45).run("summer")
    assert t.why("done") == "GWX-RED-12"
    t.play("pass")
    assert (t.honor(0), t.asks) == ([45], "")


@rule("GWX-RED-12")
def test_the_price_is_printed() -> None:
    t = honored(red(box=printed(official=5)), 5).run("summer").play("take")
    assert t.honor(0) == [0]


@rule("GWX-RED-14")
@pytest.mark.parametrize(("honor", "asked"), [(19, ""), (20, "OfficialForHonor")])
def test_one_must_have_the_honour(honor: int, asked: str) -> None:
    t = honored(red(), honor).run("summer")
    assert t.asks == asked


@rule("GWX-RED-14", "GWX-RED-15")
def test_what_is_gone_in_the_meantime_refuses() -> None:
    t = honored(red(), 20).run("summer")
    t.clan(0).honor = 19
    assert t.why("take") == "GWX-RED-14"
    t.clan(0).honor, t.clan(0).pool = 20, 0
    assert t.why("take") == "GWX-RED-15"


@rule("GWX-RED-15")
def test_one_needs_an_own_official_in_the_pool() -> None:
    t = honored(red(), 40, 40)
    t.clan(0).officials += t.clan(0).pool
    t.clan(0).pool = 0
    t.run("summer")
    assert (t.asks, t.seat) == ("OfficialForHonor", 1)
    assert t.play("take").asks == ""


# -- peace or war ----------------------------------------------------------------------------------


@rule("GWX-RED-16", "GWX-RED-17")
def test_the_choice_comes_after_the_time_track_and_before_the_invasion() -> None:
    t = spring(golden(red(), 3, 0, 0))
    assert (t.g.time, t.asks, t.seat, came(t)) == (1, "ProposePeace", 0, 0)
    no_peace(t)
    assert came(t) == 3
    spring(t, 3)
    assert t.asks == "ProposePeace"


@rule("GWX-RED-17")
def test_the_first_year_has_no_choice_and_peace_lasts_one_spring() -> None:
    t = red().run("start_year")
    assert (t.asks, t.heard("war"), t.heard("peace")) == ("ChooseOrder", [], [])
    t = spring(golden(red(), 9, 0, 0)).play("peace 2", "count 6", "count 0", "count 0")
    assert (came(t), card(t).state, card(t).hordes_fewer) == (1, PEACE, 0)
    t.g.events = []
    spring(t, 3)
    assert card(t).state == UNDECIDED
    no_peace(t)
    assert came(t) + len(t.heard("pillage")) == 3


@rule("GWX-RED-18")
def test_without_agreement_there_is_war() -> None:
    t = spring(golden(red(), 9, 9, 9)).play("peace 1", "count 3", "count 0", "no-peace")
    assert (t.asks, t.seat) == ("ProposePeace", 1)
    t.play("no-peace", "peace 1", "no-peace")
    assert (card(t).state, came(t), t.have(0)) == (WAR, 3, {"gold": 9})


@rule("GWX-RED-18")
def test_everybody_may_propose_once() -> None:
    t = spring(golden(red(), 9, 9, 9))
    proposers = []
    while t.asks:
        if t.asks == "ProposePeace":
            proposers.append(t.seat)
            t.play("peace 1")
        else:
            t.play("no-peace")
    assert (proposers, card(t).state) == ([0, 1, 2], WAR)


@rule("GWX-RED-19")
def test_three_gold_keep_one_horde_away() -> None:
    t = spring(golden(red(), 3, 5, 1)).play("peace 1", "count 1", "count 1", "count 1")
    assert (card(t).state, came(t), t.asks) == (PEACE, 2, "")
    assert [t.have(seat) for seat in range(3)] == [{"gold": 2}, {"gold": 4}, {}]
    assert pools(t) == pools(red())


@rule("GWX-RED-19", "GWX-RED-20")
def test_prices_and_the_least_number_of_hordes_are_printed() -> None:
    t = spring(golden(red(box=printed(peace=2, least_hordes=2)), 9))
    assert t.options() == {"no-peace", "peace 1"}
    t.play("peace 1", "count 2", "count 0", "count 0")
    assert (t.have(0), came(t)) == ({"gold": 7}, 2)


@rule("GWX-RED-20", "GWX-RED-23")
@pytest.mark.parametrize(("year", "hordes", "gold"), [(2, 1, 3), (2, 2, 6), (4, 1, 3), (4, 3, 9)])
def test_the_payment_may_be_repeated_down_to_one_horde(year: int, hordes: int, gold: int) -> None:
    t = spring(golden(red(), 15), year)
    most = t.box.sides[0].invasion[year - 1] + 1
    assert t.options() == {"no-peace"} | {f"peace {n}" for n in range(1, most)}
    assert t.why(f"peace {most}") == "GWX-RED-20"
    t.play(f"peace {hordes}", f"count {gold}", "count 0", "count 0")
    assert (came(t), t.have(0)) == (most - hordes, {"gold": 15 - gold})


@rule("GWX-RED-21")
def test_peace_without_payment_is_no_peace() -> None:
    t = spring(golden(red(), 9, 9, 9))
    assert (t.why("peace 0"), t.why("count 3"), t.why("pass")) == ("GWX-RED-21", "GWX-RED-19", "GWX-RED-19")
    assert "peace 0" not in t.options()


@rule("GWX-RED-22")
def test_the_gold_is_split_in_any_way_and_paid_in_full() -> None:
    t = spring(golden(red(), 9, 9, 9)).play("peace 2")
    assert t.options() == {"no-peace"} | {f"count {n}" for n in range(7)}
    assert (t.why("count 7"), t.why("pass"), t.why("peace 1")) == ("GWX-RED-22",) * 3
    t.play("count 1", "count 2")
    assert (t.seat, t.options(), t.why("count 2")) == (2, {"no-peace", "count 3"}, "GWX-RED-22")
    t.play("count 3")
    assert [t.have(seat) for seat in range(3)] == [{"gold": 8}, {"gold": 7}, {"gold": 6}]


@rule("GWX-RED-22")
def test_nobody_pays_what_he_does_not_have() -> None:
    t = spring(golden(red(), 2, 1, 0).tea(1, 0, 2)).play("peace 1")
    assert (t.seat, t.why("count 2"), t.lack("count 2")) == (1, "GW-RES-04", ("gold", 1, 2))
    t.play("count 1")
    assert (t.seat, t.why("count 2")) == (0, None)
    t.play("count 2", "count 0")
    assert card(t).state == PEACE
    t = spring(golden(red(), 2, 1, 0)).play("peace 1", "count 1", "count 1")
    assert t.options() == {"no-peace"}


@rule("GWX-RED-22")
def test_nothing_is_paid_before_all_have_agreed() -> None:
    t = spring(golden(red(), 3, 3, 3)).play("peace 1", "count 3", "count 0")
    assert t.have(0) == {"gold": 3}
    for seat in (-1, 0, 1, 2):
        world = t.g.imagine(seat, seeded(f"promise {seat}"))
        assert world.clans[0].resources[2] >= 3
        assert world.observe(seat) == t.g.observe(seat)


@rule("GWX-RED-24")
def test_where_one_horde_would_come_peace_is_not_for_sale() -> None:
    box = load().box
    box.sides[0].invasion[1] = 0
    t = spring(golden(red(box=box), 9, 9, 9))
    assert (t.asks, card(t).state, came(t)) == ("", WAR, 1)
    box.sides[0].invasion[1] = 1
    t = spring(golden(red(box=box), 9, 9, 9))
    assert t.options() == {"no-peace", "peace 1"}


@rule("GWX-RED-25")
def test_war_gives_everybody_an_official_for_nothing() -> None:
    t = golden(red(), 9, 9, 9)
    pool, supply = pools(t), supplies(t)
    no_peace(spring(t))
    assert (pools(t), supplies(t)) == ([n - 1 for n in pool], [n + 1 for n in supply])
    assert [t.have(seat) for seat in range(3)] == [{"gold": 9}] * 3
    assert broken_laws(t.g) == []


@rule("GWX-RED-26")
def test_who_has_none_in_the_pool_receives_none() -> None:
    t = red()
    t.clan(1).officials += t.clan(1).pool
    t.clan(1).pool = 0
    supply = supplies(t)
    no_peace(spring(t))
    assert supplies(t) == [supply[0] + 1, supply[1], supply[2] + 1]
    assert broken_laws(t.g) == []


# -- production areas ------------------------------------------------------------------------------


def worked(t: Builder, area: str, enhanced: bool = False) -> Builder:
    """An area is activated; everything is declined."""
    t.activate(area, enhanced)
    while t.asks:
        if t.asks == "ActOrWait":
            t.play("take")
        else:
            t.decline_one()
    return t


@rule("GWX-RED-27")
@pytest.mark.parametrize("area", ["sawmill", "quarry", "gold_mine", "pagoda"])
def test_whoever_has_the_most_officials_returns_one_to_the_pool(area: str) -> None:
    t = red().officials(0, **{area: 1}).officials(1, **{area: 2})
    pool, supply = pools(t), supplies(t)
    worked(t, area)
    assert pools(t) == [pool[0], pool[1] + 1, pool[2]]
    assert supplies(t) == [supply[0] + 1, supply[1] + 1, supply[2]]
    assert broken_laws(t.g) == []


@rule("GWX-RED-27")
@pytest.mark.parametrize("area", ["barracks", "tea_house", "academy", "embassy", "field_hq", "builders_camp"])
def test_other_areas_keep_their_officials(area: str) -> None:
    t = red().officials(0, **{area: 1}).officials(1, **{area: 2})
    pool = pools(t)
    worked(t, area)
    assert pools(t) == pool


@rule("GWX-RED-28")
@pytest.mark.parametrize(("tea", "returns"), [((0, 1, 2), 0), ((2, 1, 0), 1), ((1, 0, 2), 1)])
def test_of_equals_the_one_higher_in_tea_order_returns(tea: tuple[int, ...], returns: int) -> None:
    t = red().tea(*tea).officials(0, sawmill=1).officials(1, sawmill=1)
    worked(t, "sawmill")
    assert [event.seat for event in t.heard("official-returned")] == [returns]


@rule("GWX-RED-29")
def test_all_officials_work_before_one_is_returned() -> None:
    t = red().officials(0, sawmill=2).officials(1, sawmill=1)
    worked(t, "sawmill")
    assert (t.have(0), t.have(1)) == ({"wood": 2}, {"wood": 1})
    kinds = [event.kind for event in t.g.events if event.kind in ("gained", "official-returned")]
    assert kinds == ["gained", "gained", "official-returned"]


@rule("GWX-RED-30")
def test_also_alone_and_out_of_turn() -> None:
    for enhanced in (True, False):
        t = red().officials(2, quarry=1)
        pool, supply = pools(t), supplies(t)
        worked(t, "quarry", enhanced)
        assert (pools(t)[2], supplies(t)[2]) == (pool[2] + 1, supply[2])


# -- breach and pillage ----------------------------------------------------------------------------


@rule("GWX-RED-31", "GWX-RED-35")
def test_a_breach_loses_the_game_at_once() -> None:
    t = red().walls().horde("left", "vanguard_left", p0="a:spearman").fortifications().run("winter")
    assert (t.asks, t.g.finished, t.g.winners(), t.g.end_reasons) == ("", True, [], BREACHED)
    assert [clan.shame_tokens() for clan in t.g.clans] == [0, 0, 0]
    assert (t.cover("left"), t.heard("killed")) == ("0s . .", [])
    t = red().walls(1).horde("left", "vanguard_left").fortifications().run("assault", 0)
    assert not t.g.finished


@rule("GWX-RED-04", "GWX-RED-31")
def test_also_in_the_last_winter() -> None:
    t = red().walls().horde("left", "vanguard_left").fortifications()
    t.g.year, t.g.time = 5, 4
    t.run("winter")
    assert (t.g.finished, t.g.winners(), t.g.end_reasons) == (True, [], BREACHED)


def pillaged(t: Builder) -> Builder:
    """A horde finds no room on the left."""
    for name in ("vanguard_left", "vanguard_middle", "vanguard_right"):
        t.horde("left", name)
    t.horde("middle", "war_drums_left").horde("right", "war_drums_middle").pointer("left")
    t.g.horde_deck.append(t.g.horde_deck.pop(0))
    return t.run("lay_out_horde")


@rule("GWX-RED-32")
def test_a_pillage_sends_one_official_of_everybody_back() -> None:
    t = red()
    pool, supply = pools(t), supplies(t)
    pillaged(t)
    assert (t.g.shame_box, t.g.shame_supply, t.asks) == (3, 27, "")
    assert (pools(t), supplies(t)) == ([n + 1 for n in pool], [n - 1 for n in supply])
    assert broken_laws(t.g) == []


@rule("GWX-RED-33")
def test_the_owner_chooses_the_official_also_of_a_full_area() -> None:
    t = red().officials(0, sawmill=2, tea_house=1).officials(1, sawmill=1)
    pool = pools(t)
    pillaged(t)
    assert t.asks == "ReturnOfficial"
    assert (t.seat, t.options()) == (0, {"official supply", "official sawmill", "official tea_house"})
    assert (t.why("official quarry"), t.why("pass")) == ("GWX-RED-33", "GWX-RED-32")
    t.play("official sawmill")
    assert (t.seat, t.areas_of(0)) == (1, ["sawmill", "tea_house"])
    t.play("official supply")
    assert (t.asks, pools(t), t.areas_of(1)) == ("", [n + 1 for n in pool], ["sawmill"])
    assert broken_laws(t.g) == []


@rule("GWX-RED-33")
def test_who_has_none_returns_none() -> None:
    t = red()
    t.clan(0).pool += t.clan(0).officials
    t.clan(0).officials = 0
    t.officials(1, tea_house=t.clan(1).officials)
    pool = pools(t)
    pillaged(t)
    assert (t.asks, pools(t), t.g.officials_in(AREAS.index("tea_house"), 1)) == (
        "",
        [pool[0], pool[1] + 1, pool[2] + 1],
        7 - pool[1],
    )


# -- the end ---------------------------------------------------------------------------------------


@rule("GWX-RED-04", "GWX-RED-34", "GWX-RED-06")
@pytest.mark.parametrize(("time", "won"), [(3, False), (4, True)])
def test_the_shortened_last_space_wins(time: int, won: bool) -> None:
    t = red()
    t.g.year, t.g.time = time + 1, time
    t.run("winter")
    assert t.g.finished == won
    assert t.g.winners() == ([0, 1, 2] if won else [])
    assert not won or t.g.end_reasons == TIME


@rule("GWX-RED-04", "GWX-RED-35")
def test_shame_that_is_not_there_loses() -> None:
    t = red().officials(0, sawmill=1)
    t.g.shame_box, t.g.shame_supply = 30, 0
    t.activate("sawmill")
    assert (t.g.finished, t.g.winners(), t.g.end_reasons) == (True, [], SHAME)


@rule("GWX-RED-35")
@pytest.mark.parametrize(
    ("defence", "shame", "ends"), [(0, 60, (BREACHED, False)), (99, 0, (SHAME, False)), (99, 200, (TIME, True))]
)
def test_nothing_else_loses(defence: int, shame: int, ends: tuple[int, bool]) -> None:
    """Random games behind walls of paper or of iron, with little shame to give or much."""
    box = load().box
    box.sides[0].defense[:] = [defence] * 4
    box.constants.shame_per_player = shame
    t = red(raw=True, box=box)
    t.g.fortifications = [0, 0, 0]
    rng = seeded("end")
    while t.g.open:
        move_on(t.g, rng)
        assert broken_laws(t.g) == []
    assert (t.g.end_reasons, bool(t.g.winners())) == ends
