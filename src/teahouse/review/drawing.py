"""Pictures of a review as SVG: the curve of chances, and the points of a seat by source."""

from collections.abc import Sequence
from html import escape
from typing import Final

from teahouse.review.told import Era, ReviewTold
from teahouse.wording.ending import Tone

WIDTH: Final = 860
HEIGHT: Final = 300
LEFT: Final = 46
BOTTOM: Final = 26
DASHES: Final = ("", "9 5", "2 4", "12 4 2 4", "5 3", "1 3")
"""Curves differ by their strokes, too."""
TONES: Final[tuple[Tone, ...]] = (
    "indigo", "gold", "jade", "plum", "stone", "earth", "teal", "rust", "rose", "olive",
)  # fmt: skip


class Frame:
    """Where a moment and a value stand."""

    def __init__(self, moves: int, most: float, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.moves = max(1, moves)
        self.most = max(1.0, most)
        self.width = width
        self.height = height

    def x(self, at: float) -> float:
        return LEFT + (self.width - LEFT - 10) * at / self.moves

    def y(self, value: float) -> float:
        return 8 + (self.height - BOTTOM - 8) * (1 - value / self.most)

    def spans(self, eras: Sequence[Era]) -> str:
        """Rounds, every other one shaded, each with its title."""
        drawn = []
        ends = [era.at for era in eras[1:]] + [self.moves]
        for number, (era, end) in enumerate(zip(eras, ends, strict=True)):
            left, right = self.x(era.at), self.x(end)
            if number % 2 == 0:
                drawn.append(
                    f'<rect class="era" x="{left:.1f}" y="8" width="{right - left:.1f}"'
                    f' height="{self.height - BOTTOM - 8}"/>'
                )
            title = era.title if right - left > 58 else era.title.rpartition(" ")[2]
            drawn.append(
                f'<text x="{(left + right) / 2:.1f}" y="{self.height - 7}" text-anchor="middle">{escape(title)}</text>'
            )
        return "".join(drawn)

    def scale(self, values: Sequence[int], unit: str = "") -> str:
        return "".join(
            f'<line class="grid" x1="{LEFT}" x2="{self.width - 10}" y1="{self.y(value):.1f}" y2="{self.y(value):.1f}"/>'
            f'<text x="{LEFT - 6}" y="{self.y(value) + 4:.1f}" text-anchor="end">{value}{unit}</text>'
            for value in values
        )


def curve(review: ReviewTold, openly: bool) -> str:
    """The chances of all seats; turning points stand on the line of whoever made them."""
    frame = Frame(review.moves, 100)
    drawn = [frame.spans(review.eras), frame.scale((0, 25, 50, 75, 100), " %")]
    for person in review.people[:1] if review.together else review.people:
        points = " ".join(
            f"{frame.x(each.at):.1f},{frame.y((each.open if openly else each.known)[person.seat]):.1f}"
            for each in review.curve
        )
        dash = DASHES[person.seat]
        drawn.append(
            f'<polyline class="curve seat-{person.colour}" points="{points}"'
            f"{f' stroke-dasharray={chr(34)}{dash}{chr(34)}' if dash else ''}/>"
        )
    for number, point in enumerate(review.points, 1):
        moment = next(each for each in review.curve if each.at == point.at)
        x, y = frame.x(point.at), frame.y((moment.open if openly else moment.known)[point.seat])
        drawn.append(
            f'<g class="mark"><line x1="{x:.1f}" x2="{x:.1f}" y1="8" y2="{HEIGHT - BOTTOM}"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11"/>'
            f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle">{number}</text></g>'
        )
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{"".join(drawn)}</svg>'


def tones(review: ReviewTold) -> dict[str, Tone]:
    """Sources keep the colour that suits them; the others take what is left."""
    taken = {source.tone for source in review.sources}
    free = [tone for tone in TONES if tone not in taken]
    found: dict[str, Tone] = {}
    for source in review.sources:
        found[source.word] = source.tone or (free.pop(0) if free else "stone")
    return found


def areas(review: ReviewTold, seat: int, most: int) -> str:
    """Points of a seat by source, one above the other; losses are left out."""
    frame = Frame(review.moves, most, 420, 220)
    drawn = [frame.spans(review.eras), frame.scale(steps(most))]
    known = tones(review)
    below = [0] * len(review.sources_at)
    for source in review.sources:
        values = [max(0, each[seat]) for each in source.values]
        above = [low + value for low, value in zip(below, values, strict=True)]
        up = [f"{frame.x(at):.1f},{frame.y(value):.1f}" for at, value in zip(review.sources_at, above, strict=True)]
        down = [f"{frame.x(at):.1f},{frame.y(value):.1f}" for at, value in zip(review.sources_at, below, strict=True)]
        drawn.append(f'<polygon class="tone-{known[source.word]}" points="{" ".join([*up, *reversed(down)])}"/>')
        below = above
    return f'<svg viewBox="0 0 420 220" aria-hidden="true">{"".join(drawn)}</svg>'


def most_points(review: ReviewTold) -> int:
    """The highest pile of any seat."""
    return max(
        (
            sum(max(0, source.values[number][person.seat]) for source in review.sources)
            for person in review.people
            for number in range(len(review.sources_at))
        ),
        default=1,
    )


def steps(most: int) -> list[int]:
    """Three or four round numbers up to the highest."""
    size = next((each for each in (5, 10, 20, 50, 100, 200) if most / each <= 4), 500)
    return list(range(0, most + 1, size))
