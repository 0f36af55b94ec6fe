"""Hire one official (ZG-HIR)."""

from collections.abc import Callable

from teahouse.ledger import rule
from tests.zhanguo.bench import Bench

Table = Callable[..., Bench]


@rule("ZG-HIR-01", "ZG-HIR-06")
def test_an_official_of_any_colour_enters_the_governor_area_of_any_region(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40).play("card 40", "action hire")
    assert t.options() == {"official red", "official grey", "official white"}
    t.play("official red")
    assert t.options() == {f"region {region}" for region in range(1, 6)}
    t.play("region 2")
    assert t.officials(0, 2) == ("red", "")


@rule("ZG-HIR-04")
def test_nobody_left_to_hire(zhanguo: Table) -> None:
    t = zhanguo().hand(0, 40)
    for region in range(1, 6):
        t.region(0, region, governor="white" if region < 6 else "")
    t.region(0, 2, governor="red red red grey grey grey grey")
    t.play("card 40")
    assert t.why("action hire") == "ZG-HIR-04"
