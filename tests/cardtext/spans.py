"""Who says what in the lines of a card."""

from collections.abc import Iterable

from teahouse.cardtext.trace import Traced


def own_texts(lines: Iterable[Traced]) -> dict[int, str]:
    """What each part of a card says itself, by its identity, without what is said by the parts inside it."""
    said: dict[int, str] = {}
    for line in lines:
        for span in line.spans:
            inner = [
                each for each in line.spans
                if span.start <= each.start and each.end <= span.end and each is not span and each.node is not span.node
                and (each.start, each.end) != (span.start, span.end)
            ]  # fmt: skip
            letters = "".join(
                " " if any(each.start <= place < each.end for each in inner) else line.text[place]
                for place in range(span.start, span.end)
            )
            said[id(span.node)] = said.get(id(span.node), "") + letters
    return said
