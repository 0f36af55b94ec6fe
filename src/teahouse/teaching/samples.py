"""Sample games: finished games worth watching, with comments; `samples/<name>.jsonl` and `.toml` of a game."""

from functools import cache
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

from teahouse.engine.record import Record, load
from teahouse.loading.pack import ContentError, Name, Pack, Part
from teahouse.registry import game_of

FOLDER: Final = "samples"


class Comment(Part, frozen=True, kw_only=True):
    """What is said of the table after a number of moves."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    say: Name


class SampleFile(Part, frozen=True, kw_only=True):
    """A sample game as its file tells it."""

    title: Name
    about: Name
    comment: Annotated[list[Comment], Meta(min_length=1)]


class Sample(Struct, frozen=True):
    """A sample game in its place."""

    game: str
    name: str
    told: SampleFile
    record: Record

    @property
    def id(self) -> str:
        return f"sample-{self.game}-{self.name}"

    @property
    def moves(self) -> list[dict[str, object]]:
        return [entry for entry in self.record.entries if "move" in entry]


def folder_of(game: str) -> Path:
    return game_of(game).folder / FOLDER


@cache
def samples_of(game: str) -> tuple[Sample, ...]:
    """The sample games of a game, by the names of their files; `ContentError` says everything that is wrong."""
    folder = folder_of(game)
    files = sorted(path.name for path in folder.glob("*.toml"))
    pack = Pack(folder, files)
    samples: list[Sample] = []
    for file in files:
        told = pack.read(file, SampleFile)
        if told is not None:
            name = file.removesuffix(".toml")
            sample = Sample(game, name, told, load(str(folder / f"{name}.jsonl")))
            check(pack, file, sample)
            samples.append(sample)
    if pack.mistakes:
        raise ContentError(pack.mistakes)
    return tuple(samples)


def check(pack: Pack, file: str, sample: Sample) -> None:
    """Comments come in the order of the moves they speak of, in the languages of the title."""
    spoken, last = sample.told.title.texts.keys(), -1
    for number, comment in enumerate(sample.told.comment, 1):
        entry = f"comment no. {number}"
        if not last < comment.at <= len(sample.moves):
            text = f"{comment.at} stands here, but it must be more than {last} and at most {len(sample.moves)}"
            pack.mistake(file, entry, "at", text)
        last = comment.at
        for lang in sorted(spoken ^ comment.say.texts.keys()):
            pack.mistake(file, entry, f"say.{lang}", "this stands in only one of title and comment")
