"""What expansions add to the table, in lines of text."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.games.great_wall.words.expansions import Panel, Sheet, Spot, Track, marks, panels
from teahouse.games.great_wall.words.seen import Seen
from teahouse.games.great_wall.words.words import Words
from teahouse.terminal.aloud import PAUSE, said


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
        for sheet in panel.sheets:
            told = self.sheet(sheet)
            told.stylize("dim" if sheet.off else "")
            lines.append(Text.assemble("  ", told))
        lines += [Text.assemble("  ", self.track(track)) for track in panel.tracks]
        if panel.spots:
            lines.append(Text.assemble("  ", Text("  ").join([self.spot(spot) for spot in panel.spots])))
        return lines

    def sheet(self, sheet: Sheet) -> Text:
        spots = [spot for row in sheet.grid.rows for spot in row if spot is not None] if sheet.grid else []
        told = Text(f"{sheet.name}: {sheet.text}" if sheet.text else sheet.name)
        return Text.assemble(told, "  ", PAUSE.join([self.spot(spot) for spot in spots])) if spots else told

    def spot(self, spot: Spot) -> Text:
        """A place and who stands there, in brackets."""
        there = ", ".join(figure.label for figure in spot.figures)
        empty = self.words.texts.say("table-aloud-empty")
        return said(Text(f"{spot.label} [{there or ' '}]"), f"{spot.label}: {there or empty}")

    def track(self, track: Track) -> Text:
        spaces: list[Text] = []
        for number, space in enumerate(track.spaces):
            there = ", ".join(figure.label for at, figure in track.markers if at == number)
            spaces.append(said(Text(f"[{space}: {there}]"), f"{space}: {there}") if there else Text(space))
        return Text.assemble(f"{track.label}: ", PAUSE.join(spaces))
