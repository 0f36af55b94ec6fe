"""A review at the terminal: a curve of signs, turning points, luck and decisions, points by source."""

from collections.abc import Iterator
from typing import Final

from rich import box as boxes
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from teahouse.review.told import PointTold, ReviewTold
from teahouse.text import Texts

SIGNS: Final = " ▁▂▃▄▅▆▇█"
WIDTH: Final = 64
STYLES: Final = ("red", "blue", "green", "yellow", "magenta", "cyan")


def show(console: Console, review: ReviewTold, texts: Texts) -> None:
    """The whole review."""
    console.print(Text(f"{texts.say('review-title')}: {review.title}", style="bold"))
    console.print(review.result)
    console.print()
    console.print(curve(review, texts))
    console.print(Text(texts.say("review-turning"), style="bold"))
    if not review.points:
        console.print(texts.say("review-no-turning"))
    for number, point in enumerate(review.points, 1):
        console.print(Padding(Text("\n").join(point_lines(review, point, texts, number)), (0, 0, 1, 0)))
    console.print(players(review, texts))
    console.print(Text(texts.say("review-luck-note"), style="dim"))
    console.print(sources(review, texts))


def curve(review: ReviewTold, texts: Texts) -> Table:
    """A line of columns for each seat, as high as its chance; rounds are marked above."""
    table = Table("", "", "", box=boxes.SIMPLE, show_header=False, title_justify="left", title_style="bold")
    table.title = f"{texts.say('review-chance')} ({texts.say('review-known')})"
    width = min(WIDTH, len(review.curve))
    marks = [" "] * width
    for number, era in enumerate(review.eras, 1):
        marks[column_of(review, era.at, width)] = str(number % 10)
    begins = review.eras[0].title if len(review.eras) < 2 else f"{review.eras[0].title} – {review.eras[-1].title}"
    table.add_row("", Text("".join(marks), style="dim"), begins)
    seats = review.people[:1] if review.together else review.people
    for person in seats:
        values = [review.curve[round(n * (len(review.curve) - 1) / max(1, width - 1))] for n in range(width)]
        line = "".join(SIGNS[round(value.known[person.seat] / 100 * (len(SIGNS) - 1))] for value in values)
        start, end = review.curve[0].known[person.seat], review.curve[-1].known[person.seat]
        table.add_row(named(review, person.seat), Text(line, style=STYLES[person.seat]), f"{start:.0f} → {end:.0f} %")
    return table


def column_of(review: ReviewTold, at: int, width: int) -> int:
    """Where a moment stands."""
    place = sum(1 for moment in review.curve if moment.at < at)
    return min(width - 1, round(place * (width - 1) / max(1, len(review.curve) - 1)))


def point_lines(review: ReviewTold, point: PointTold, texts: Texts, number: int) -> Iterator[Text]:
    head = Text(f"{number}. {point.when}  ", style="bold")
    head.append(f"{point.change:+d} %".replace("-", "−"), style="green" if point.change > 0 else "red")
    yield head
    yield Text(f"   {texts.say('review-played')}: {named(review, point.seat)}: {'; '.join(point.played)}")
    if point.kind == "found":
        yield Text(f"   {texts.say('review-glance')}: {'; '.join(point.other)}")
        yield Text(f"   {texts.say('review-found', change=point.change)}")
    else:
        yield Text(f"   {texts.say('review-sage')}: {'; '.join(point.other)}")
        chances = texts.say("review-chances", played=point.chance_played, other=point.chance_other)
        yield Text(f"   {chances}")
    if point.does:
        yield Text(f"   {texts.say('review-does', what='; '.join(point.does))}")
    for sentence in point.why:
        yield Text(f"   {sentence}")


def players(review: ReviewTold, texts: Texts) -> Table:
    heads = [
        texts.say(f"review-{word}") for word in ("deal", "own", "others", "chance-part", "rest", "accuracy", "best")
    ]
    table = Table(
        "", *heads, box=boxes.SIMPLE, title=texts.say("review-luck"), title_justify="left", title_style="bold"
    )
    for player in review.players:
        best = texts.say("review-no-best") if player.best is None else f"{player.best.when} (+{player.best.change} %)"
        parts = (player.deal, player.own, player.others, player.luck, player.rest)
        table.add_row(
            named(review, player.seat), *(f"{part:+d}".replace("-", "−") for part in parts), str(player.accuracy), best
        )
    return table


def sources(review: ReviewTold, texts: Texts) -> Table:
    """What each seat had from where, at the beginning of each round and at the end."""
    title = f"{texts.say('review-sources')} ({texts.say('review-sources-note')})"
    table = Table("", box=boxes.SIMPLE, title=title, title_justify="left", title_style="bold")
    columns = [(number, at) for number, at in enumerate(review.sources_at) if any(era.at == at for era in review.eras)]
    last = (len(review.sources_at) - 1, review.moves)
    for number, at in [*columns, last]:
        era = next((era.title for era in review.eras if era.at == at), "") if number != last[0] else "="
        table.add_column(era, justify="right")
    for source in review.sources:
        cells = ["/".join(str(value) for value in source.values[number]) for number, _ in [*columns, last]]
        table.add_row(source.title, *cells)
    return table


def named(review: ReviewTold, seat: int) -> str:
    """A seat as the game calls it, and who sat there."""
    person = review.people[seat]
    return person.title if person.name in ("", person.title) else f"{person.title} ({person.name})"
