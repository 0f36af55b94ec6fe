"""Rows of features in another shape: arrays of board, seats and cards, one-hot, or only what is not nothing."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from teahouse.engine.layout import CATEGORY, Layout, Plane

Array = npt.NDArray[Any]


class Bags(NamedTuple):
    """What is not 0 in rows, side by side; `torch.nn.EmbeddingBag` takes it as it is."""

    words: npt.NDArray[np.int64]
    """Which feature it is: a place of the one-hot rows."""
    weights: npt.NDArray[np.float32]
    """1, or of a number the logarithm of 1 and itself, so that many is not much more than some."""
    starts: npt.NDArray[np.int64]
    """Where each row begins."""


class Structure:
    """How rows of one layout are taken apart.

    `columns` names, by array, what its last axis holds; the lines of `seats` are player 0 to the last, those of a deck
    its cards.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.columns: dict[str, list[str]] = {}
        self._places: dict[str, npt.NDArray[np.intp]] = {}
        self.width, self._words, self._in_words = spread(layout)
        self._add("board", [plane for plane in layout.planes if plane.seat < 0 and not plane.deck])
        seats = 1 + max((plane.seat for plane in layout.planes), default=-1)
        if seats:
            self._add_seats(seats)
        for deck in dict.fromkeys(plane.deck for plane in layout.planes if plane.deck):
            self._add_deck(deck, [plane for plane in layout.planes if plane.deck == deck])

    def _add(self, name: str, planes: list[Plane]) -> None:
        self.columns[name] = [word for plane in planes for word in plane.names()]
        self._places[name] = np.array([place for plane in planes for place in places(plane)], np.intp)

    def _add_seats(self, seats: int) -> None:
        """A line for each seat: the places of its planes, in the same order."""
        lines = []
        for seat in range(seats):
            planes = [plane for plane in self.layout.planes if plane.seat == seat and not plane.deck]
            lines.append([place for plane in planes for place in places(plane)])
            if seat == 0:
                words = [word for plane in planes for word in plane.names()]
                self.columns["seats"] = [word.removeprefix("player 0 ") for word in words]
        self._places["seats"] = np.array(lines, np.intp)

    def _add_deck(self, deck: str, planes: list[Plane]) -> None:
        """A line for each card: its place in every plane about the deck."""
        self.columns[deck] = [plane.name for plane in planes]
        self._places[deck] = np.array([places(plane) for plane in planes], np.intp).T

    def __call__(self, rows: Array) -> dict[str, Array]:
        """Board, seats and every deck, of one row or of rows along any axes before the last."""
        return {name: rows[..., indices] for name, indices in self._places.items()}

    def one_hot(self, rows: Array) -> Array:
        """The same rows with each category spread over as many places as it has values."""
        parts: list[Array] = []
        for plane in self.layout.planes:
            part = rows[..., plane.at : plane.at + len(plane.places)]
            if plane.how == CATEGORY:
                spread = part[..., None] == np.arange(len(plane.values), dtype=rows.dtype)
                part = spread.astype(rows.dtype).reshape(*part.shape[:-1], -1)
            parts.append(part)
        return np.concatenate(parts, axis=-1)

    def bags(self, rows: Array) -> Bags:
        """A matrix of rows without its zeros, which are nearly all of it: learners are ten times faster for it."""
        found = np.flatnonzero(rows)
        lines, columns = np.divmod(found, rows.shape[1])
        values = rows.reshape(-1)[found].astype(np.int64)
        named = self._in_words[columns]
        words = self._words[columns] + np.where(named, values, 0)
        weights = np.where(named, 1, np.log1p(values)).astype(np.float32)
        return Bags(words, weights, np.searchsorted(lines, np.arange(len(rows))))


def spread(layout: Layout) -> tuple[int, npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
    """The width of a one-hot row, by place where it begins there, and whether its values have places of their own."""
    sizes = [len(plane.values) if plane.how == CATEGORY else 1 for plane in layout.planes for _ in plane.places]
    named = [plane.how == CATEGORY for plane in layout.planes for _ in plane.places]
    ends = np.cumsum(sizes, dtype=np.int64)
    return int(ends[-1]), ends - np.array(sizes, np.int64), np.array(named)


def places(plane: Plane) -> list[int]:
    return list(range(plane.at, plane.at + len(plane.places)))
