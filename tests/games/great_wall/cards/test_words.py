"""Words of the vocabulary that no card of the competitive game uses to the full."""

from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.words import L_YEAR
from tests.games.great_wall.builder import Builder


def test_shame_may_be_kept_away_so_often_in_a_year() -> None:
    box = load().box
    (censor,) = [advisor for advisor in box.advisors if advisor.name == "censor"]
    no_shame = box.modifiers[censor.modifiers[0]]
    no_shame.by.all_of_it, no_shame.by.n, no_shame.limit = False, 2, L_YEAR
    t = Builder(3, box=box).advisors(0, "censor").advisors(1, "censor")
    for year in range(2):
        for tokens in (0, 0, 1):
            t.officials(0, quarry=1).activate("quarry")
            if tokens:
                t.play("shame archer")
            t.decline_all()
            assert t.clan(0).shame_tokens() == year + tokens
        t.officials(1, quarry=1).activate("quarry").decline_all()
        assert t.clan(1).shame_tokens() == 0
        t.run("start_year")
        t.g.open, t.g.agenda = [], []
