"""What bots know of The Great Wall: the judge looks as far as the year, search stops at the seasons."""

from teahouse.bots import answer, bot
from teahouse.bots.minds import PATIENT, mind_of
from teahouse.bots.search import play_out
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.mind.mind import GreatWallMind, SeasonedMind
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.registry import load_game


def played(moves: int) -> GreatWall:
    """A table of three after a number of moves of the judge."""
    g, rng, mind = load_game("great_wall").kind.start(3, {}, "seasons"), seeded("seasons"), GreatWallMind()
    for _ in range(moves):
        g.apply(g.open[0], mind.play(g, g.open[0], g.options(g.open[0]), rng))
    assert isinstance(g, GreatWall)
    return g


def test_seasons_are_boundaries_only_for_who_searches() -> None:
    g, rng, judge = played(0), seeded("seasons"), GreatWallMind()
    years, seasons, first = set(), set(), g.year
    while g.year == first:
        years.add(mind_of("great_wall").stage(g))
        seasons.add(mind_of("great_wall", patience=PATIENT).stage(g))
        g.apply(g.open[0], judge.play(g, g.open[0], g.options(g.open[0]), rng))
    assert len(years) == 1
    assert len(seasons) > 2


def test_a_play_out_is_worth_the_mean_of_two_seasons() -> None:
    g, mind = played(40), SeasonedMind()
    found = play_out(mind, g.clone(), mind.stage(g), seeded("play-out"))
    rng, ends = seeded("play-out"), []
    for _ in range(2):
        season = g.season
        while g.season == season:
            g.apply(g.open[0], mind.play(g, g.open[0], g.options(g.open[0]), rng))
        ends.append(mind.worths(g))
    assert found == [(first + second) / 2 for first, second in zip(*ends, strict=True)]
    assert ends[0] != ends[1]


def test_a_lead_over_qin_in_the_third_year_is_about_the_lead_at_the_end() -> None:
    mind, kind = SeasonedMind(), load_game("great_wall").kind
    errors: list[float] = []
    for number in range(6):
        g, rng, scholar = kind.start(1, {}, f"qin {number}"), seeded(f"qin {number}"), bot("scholar")
        assert isinstance(g, GreatWall)
        lead = 0.0
        while g.open:
            if g.year == 3 and lead == 0.0:
                lead = mind.worths(g)[0] - mind.worths(g)[1]
            g.apply(g.open[0], answer(scholar, kind, g, 0, rng))
        if g.shame_supply:
            errors.append(lead - (g.points(0) - g.clans[g.qin].honor))
    assert abs(sum(errors)) / len(errors) < 25
