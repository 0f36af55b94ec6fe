"""Polars reads a dataset as it lies."""

from pathlib import Path

import pytest

polars = pytest.importorskip("polars", reason="Polars is not installed here: make test-extras")

from teahouse.lab.dataset import Plan, read, write  # noqa: E402


def test_polars_reads_what_arrow_reads(tmp_path: Path) -> None:
    list(write(Plan("zhanguo", ["random", "random"], 2, "polars", {}), tmp_path))
    frame = polars.read_parquet(tmp_path / "part-*.parquet")
    table = read(tmp_path)
    assert frame.height == table.num_rows
    assert frame["move"].to_list() == table["move"].to_pylist()
    won = frame.filter(polars.col("winner")).group_by("game").agg(polars.col("points").max())
    assert won.height == 2
