"""The ZhanGuo table for tests."""

from collections.abc import Callable

import pytest

from tests.zhanguo.bench import Bench


@pytest.fixture
def zhanguo() -> Callable[..., Bench]:
    """`zhanguo(seats=3, boards="b", draft="on")`: a bench with seat 0 on its first turn where no set-up choice is open."""

    def build(seats: int = 2, **options: str) -> Bench:
        bench = Bench(seats, **options)
        return bench.first(0) if bench.asks == "PlayCard" else bench

    return build
