"""The generator: repeatable, fair enough, the same compiled or not."""

from collections import Counter

from teahouse.engine.rng import Rng, seeded


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    rng = seeded("7")
    assert [rng.next() for _ in range(4)] == [seeded("7").next(), *[rng_at("7", i) for i in (1, 2, 3)]]
    assert [seeded("7").below(1000), seeded("8").below(1000)] == [94, 996]


def rng_at(seed: str, index: int) -> int:
    rng = seeded(seed)
    for _ in range(index):
        rng.next()
    return rng.next()


def test_a_copy_repeats_and_a_split_goes_its_own_way() -> None:
    rng = seeded("copy")
    twin = rng.copy()
    assert [rng.next() for _ in range(50)] == [twin.next() for _ in range(50)]
    child = rng.split()
    assert [child.next() for _ in range(5)] != [rng.next() for _ in range(5)]


def test_numbers_stay_below_their_bound_and_all_come() -> None:
    rng = seeded("bound")
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_every_order_of_three_comes_equally_often() -> None:
    rng = seeded("orders")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(1_800 < count < 2_200 for count in seen.values())


def test_the_state_is_four_words_of_32_bits() -> None:
    rng = seeded("words")
    for _ in range(1_000):
        rng.next()
    assert all(0 <= word < 2**32 for word in (rng.a, rng.b, rng.c, rng.counter))
    assert Rng(rng.a, rng.b, rng.c, rng.counter).next() == rng.copy().next()
