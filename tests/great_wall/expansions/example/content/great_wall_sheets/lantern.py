"""The sheet of the lantern, and the shape of its file."""

from typing import TYPE_CHECKING

from teahouse.content.great_wall_box import Turner
from teahouse.content.great_wall_cards import ExpansionFile
from teahouse.content.great_wall_schema import Card
from teahouse.content.pack import Positive
from teahouse.games.great_wall.box import Sheet
from teahouse.games.great_wall.expansions.lantern.sheet import NAME, LanternSheet

if TYPE_CHECKING:
    from teahouse.content.great_wall_files import Files


class LanternEntry(Card, frozen=True, kw_only=True, forbid_unknown_fields=True):
    honor: Positive


class LanternFile(ExpansionFile, frozen=True, kw_only=True, forbid_unknown_fields=True):
    lantern: LanternEntry


SHAPE = LanternFile


def read(files: "Files", turner: Turner) -> Sheet:
    return LanternSheet(files.of(NAME, LanternFile).lantern.honor)
