"""Several processes that think about one move."""

from teahouse.bots import Budget, answer, bot, read_budget
from teahouse.bots.company import Company, all_together, preferred, shares
from teahouse.bots.thinker import Thinker
from teahouse.engine.playout import play_randomly
from teahouse.engine.rng import seeded
from teahouse.registry import load_game


def test_a_budget_may_be_for_several_cores() -> None:
    together = read_budget("500x3")
    assert (together.iterations, together.processes) == (500, 3)
    assert [each.iterations for each in shares(together)] == [167, 167, 166]
    assert [(each.seconds, each.processes) for each in shares(read_budget("2sx2"))] == [(2.0, 1), (2.0, 1)]


def test_what_all_looked_at_most_is_chosen() -> None:
    assert preferred([5, 6, 7], all_together([{5: 4, 6: 3, 7: 0}, {5: 0, 6: 3, 7: 5}])) == 6
    assert preferred([5, 6], {5: 2, 6: 2}) == 5


def test_the_same_seed_and_number_of_processes_give_the_same_moves() -> None:
    """And nobody thinks for nothing: two processes look at least as often as their shares say."""
    kind = load_game("ancient_world").kind
    chosen = []
    for _ in range(2):
        sage = bot("sage", Budget(iterations=12, processes=2))
        assert isinstance(sage, Thinker)
        g = kind.start(2, {}, "together")
        play_randomly(g, seeded("so far"), 9)
        moves = []
        for turn in range(2):
            moves.append(answer(sage, kind, g, g.open[0].seat, seeded(f"turn {turn}")))
            g.apply(g.open[0], moves[-1])
        chosen.append(moves)
        assert sage.company is not None
        sage.company.close()
    assert chosen[0] == chosen[1]


def test_a_thought_goes_on_when_another_process_dies() -> None:
    kind = load_game("ancient_world").kind
    g = kind.start(2, {}, "alone")
    company = Company(1)
    company.processes[0].kill()
    company.processes[0].join()
    company.ask(g, g.open[0].seat, seeded("chance"), [Budget(iterations=5)], "", 2)
    assert company.answers() == []
    company.close()
