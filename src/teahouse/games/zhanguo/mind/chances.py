"""What the promises of the sage came to: written by `lab/chances.py`, read by `teahouse.bots.chances`."""

from typing import Final

from teahouse.bots.chances import Table, Tables

TABLES: Final[Tables] = {
    "versus": Table(
        games=58,
        spread=[27.9, 26.66, 16.26, 9.36, 7.3],
        rival=[0.0, 0.0, 0.0, 0.0, 0.0],
        slope=[0.86, 0.5, 1.02, 1.22, 1.0],
        bias=[26.8, 70.72, -7.08, -35.17, -0.76],
        low=[-32.83, -32.81, -30.37, -24.01, -17.87],
        high=[37.99, 40.33, 35.05, 24.98, 16.93],
    ),
}
