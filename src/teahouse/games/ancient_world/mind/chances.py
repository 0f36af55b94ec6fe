"""What the promises of the sage came to: written by `lab/chances.py`, read by `teahouse.bots.chances`."""

from typing import Final

from teahouse.bots.chances import Tables

TABLES: Final[Tables] = {}
