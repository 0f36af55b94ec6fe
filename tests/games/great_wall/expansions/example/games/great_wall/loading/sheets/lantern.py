"""The sheet of the lantern, and the shape of its file."""

from typing import TYPE_CHECKING

from teahouse.games.great_wall.loading.box import CardCompiler
from teahouse.games.great_wall.loading.cards import ExpansionFile
from teahouse.games.great_wall.loading.schema import Card
from teahouse.loading.pack import Positive
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.lantern.sheet import NAME, LanternSheet

if TYPE_CHECKING:
    from teahouse.games.great_wall.loading.files import Files


class LanternEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    honor: Positive


class LanternFile(ExpansionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    lantern: LanternEntry


SHAPE = LanternFile


def read(files: "Files", compiler: CardCompiler) -> Sheet:
    return LanternSheet(files.of(NAME, LanternFile).lantern.honor)
