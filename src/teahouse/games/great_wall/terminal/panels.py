"""What expansions add to the table, in lines of text."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.games.great_wall.words.expansions import Panel, Sheet, Spot, Track, marks, panels
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words


class Panels:
    """The panels of expansions, one after another."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def draw(self, seen: Seen) -> RenderableType:
        lines = [line for panel in panels(self.words, seen) for line in self.panel(panel)]
        lines += [Text(f"  {mark.label}") for mark in marks(self.words, seen)]
        return Group(*lines)

    def panel(self, panel: Panel) -> list[Text]:
        lines = [Text(panel.title, style="bold")]
        lines += [Text(f"  {line}") for line in panel.lines]
        lines += [Text(f"  {self.sheet(sheet)}", style="dim" if sheet.off else "") for sheet in panel.sheets]
        lines += [Text(f"  {self.track(track)}") for track in panel.tracks]
        if panel.spots:
            lines.append(Text("  " + "  ".join(self.spot(spot) for spot in panel.spots)))
        return lines

    def sheet(self, sheet: Sheet) -> str:
        spots = [spot for row in sheet.grid.rows for spot in row if spot is not None] if sheet.grid else []
        told = f"{sheet.name}: {sheet.text}" if sheet.text else sheet.name
        return f"{told}  {' '.join(self.spot(spot) for spot in spots)}".rstrip()

    def spot(self, spot: Spot) -> str:
        there = ", ".join(figure.label for figure in spot.figures)
        return f"{spot.label} [{there or ' '}]"

    def track(self, track: Track) -> str:
        spaces = []
        for number, space in enumerate(track.spaces):
            there = [figure.label for at, figure in track.markers if at == number]
            spaces.append(f"[{space}: {', '.join(there)}]" if there else space)
        return f"{track.label}: {' '.join(spaces)}"
