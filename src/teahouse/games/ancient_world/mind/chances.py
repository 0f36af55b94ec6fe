"""What the promises of the sage came to: written by `lab/chances.py`, read by `teahouse.bots.chances`."""

from typing import Final

from teahouse.bots.chances import Table, Tables

TABLES: Final[Tables] = {
    "versus": Table(
        games=119,
        spread=[3.97, 3.15, 3.7, 2.63, 1.11],
        rival=[0.0, 0.0, 0.0, 0.0, 0.0],
        slope=[0.91, 0.81, 0.74, 0.84, 0.56],
        bias=[7.97, 6.52, 4.76, -3.96, 12.78],
        low=[-5.37, -5.17, -4.57, -3.5, -2.9],
        high=[5.44, 5.29, 4.66, 3.73, 3.98],
    ),
}
