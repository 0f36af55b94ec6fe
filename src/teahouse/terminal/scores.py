"""The result in a terminal: a table of sources, the tie-breakers under it, and the sum behind each number."""

from collections.abc import Callable, Iterator, Sequence

from rich import box as boxes
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from teahouse.text import Texts
from teahouse.wording.ending import Breakdown, PointShare, PointSource, signed, standing


def scores(texts: Texts, told: Breakdown, winners: list[int], eyes: int, player: Callable[[int], Text]) -> Table:
    """The winner first; a rival without a seat has a column like the others, whoever looks is marked."""
    order = standing(told, winners)
    table = Table("", title=texts.say("table-result"), title_style="bold", box=boxes.SIMPLE)
    for place, n in enumerate(order, 1):
        column = told.columns[n]
        name = Text(texts.say("table-result-place", place=place) + " " if told.scored else "")
        name.append_text(player(column.seat) if column.seat >= 0 else Text(column.title))
        if column.seat == eyes >= 0:
            name.append(f" ({texts.say('core-you')})")
        table.add_column(name, justify="right")
    for source in told.sources:
        table.add_row(source.title, *(signed(source.shares[n].value) for n in order))
    table.add_section()
    table.add_row(
        Text(texts.say("core-ending-total"), style="bold"),
        *(Text(signed(told.totals[n]), style="bold") for n in order),
    )
    for fact in [] if told.scored else told.facts:
        table.add_row(fact.title, *(str(fact.values[n]) for n in order))
    if winners:
        won = [told.columns[n].seat in winners for n in order]
        table.add_row("", *(texts.say("table-result-winner") if each else "" for each in won))
    return table


def ties_told(texts: Texts, told: Breakdown) -> list[str]:
    """Apart from the points: what breaks a tie, whether it was needed, and how everybody stands by it."""
    sentences: list[str] = []
    before = ""
    for tie in told.ties:
        state = texts.say("core-ending-tie-used" if tie.used else "core-ending-tie-unused")
        if state != before:
            sentences.append(state)
        before = state
        values = ", ".join(f"{column.title} {value}" for column, value in zip(told.columns, tie.values, strict=True))
        sentences.append(f"  {tie.rule} {tie.title}: {values}.")
    return sentences


def summed(told: Breakdown, source: PointSource) -> Iterator[Text]:
    """A source: one line for each player who has something of it."""
    title = Text(source.title, style="bold")
    yield title.append(f"  {source.clause}", style="dim") if source.clause else title
    for column, share in zip(told.columns, source.shares, strict=True):
        if share.parts:
            yield Text(f"  {column.title} {signed(share.value)}{sum_of(source, share)}")


def sum_of(source: PointSource, share: PointShare) -> str:
    """` = (3 + 4 + 5) × 3 + 3`, or the parts by name; a part that is the whole source is not named again."""
    if share.sum:
        return f" = {share.sum}"
    first, *others = share.parts
    if not others and first.label == source.title:
        return f" = {first.note}" if first.note else ""
    parts = [f"{part.label} {signed(part.value)}" + (f" ({part.note})" if part.note else "") for part in share.parts]
    return ": " + "; ".join(parts)


def indented(lines: Sequence[Text]) -> Group:
    """Lines under the table; what does not fit goes on where its line began."""
    inward = [len(line.plain) - len(line.plain.lstrip()) for line in lines]
    return Group(*(Padding(line[by:], (0, 0, 0, 2 + by)) for line, by in zip(lines, inward, strict=True)))
