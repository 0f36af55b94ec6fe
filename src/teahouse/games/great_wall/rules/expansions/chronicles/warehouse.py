"""The warehouse as a place of the board: scenarios put officials or tokens there (GWX-VISIT-04, GWX-GHOST-17)."""

from typing import Final

from teahouse.games.great_wall.rules.moves import family
from teahouse.games.great_wall.rules.words import AREAS

WAREHOUSE: Final = len(AREAS)
"""Its number after the areas; the base game knows it for its resources alone."""

OFFICIAL_WAREHOUSE: Final = family(["official warehouse", "area warehouse"])
"""An own official who stands there."""
AREA_WAREHOUSE: Final = OFFICIAL_WAREHOUSE + 1
"""Where an official or a token goes."""
