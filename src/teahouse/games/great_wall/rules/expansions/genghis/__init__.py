"""Genghis Khan: a figure on the wall, his skills, the emperor's gift, banner bearers (GWX-GK)."""

from typing import Final

from teahouse.engine.kind import Option
from teahouse.games.great_wall.rules.expansion import Expansion, ExpansionSpec
from teahouse.games.great_wall.rules.expansions.genghis.khan import Genghis


def join(options: dict[str, str]) -> Expansion | None:
    return Genghis() if options.get("genghis") == "on" else None


SPEC: Final = ExpansionSpec(
    "genghis",
    (Option("genghis", ("off", "on")),),
    join,
    parts=(Genghis,),
    events={
        "banner": ("section",),
        "gift-received": (),
        "honor-khan": ("count",),
        "hordes-away": ("horde",),
        "khan": ("section",),
        "khan-attacked": ("warrior", "khan-cell"),
        "khan-card-covered": ("khan-card",),
        "khan-defeated": (),
        "khan-gift": ("khan-gift",),
        "khan-skill": ("khan-card",),
    },
    causes={"offer_khan_attack": (), "rally": (), "rally_next": ()},
)
