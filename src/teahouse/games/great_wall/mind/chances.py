"""What the promises of the sage came to: written by `lab/chances.py`, read by `teahouse.bots.chances`."""

from typing import Final

from teahouse.bots.chances import Table, Tables

TABLES: Final[Tables] = {
    "versus": Table(
        games=29,
        spread=[19.7, 13.35, 12.0, 10.09, 7.25],
        rival=[0.0, 0.0, 0.0, 0.0, 0.0],
        slope=[0.96, 1.0, 1.12, 1.08, 0.97],
        bias=[132.64, 56.24, -0.06, -34.88, -0.96],
        low=[-58.77, -55.93, -46.71, -34.49, -15.75],
        high=[49.72, 47.98, 41.43, 30.38, 11.57],
    ),
}
