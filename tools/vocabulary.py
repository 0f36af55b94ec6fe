"""Everything that repeats the vocabulary of The Great Wall, made from its one source, `vocabulary.toml`.

python tools/vocabulary.py [--check]

Writes the constants of the rules (and of each expansion that has words of its own), the types and shapes of the loader,
the words of the browser, and the tables in the README of the pack.
"""

from __future__ import annotations

import json
import keyword
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from teahouse.games.great_wall.vocabulary import (
    KINDS,
    VOCABULARY,
    VOCABULARY_FILE,
    FieldsWord,
    Vocabulary,
    Word,
    WordList,
    Words,
)

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src" / "games" / "great_wall"
README: Final = VOCABULARY_FILE.with_name("README.md")
RULES: Final = "teahouse.games.great_wall.rules.words"
AMOUNTS: Final = "teahouse.games.great_wall.loading.amounts"
TERMS: Final = "teahouse.games.great_wall.loading.terms"
SHAPES: Final = "teahouse.games.great_wall.loading.shapes"
READING: Final = "teahouse.games.great_wall.vocabulary"
PARTS: Final = "teahouse.loading.pack"

MADE: Final = "Made by tools/vocabulary.py from the vocabulary.toml of The Great Wall; do not edit."
WIDTH: Final = 120
PREFIX: Final = {"moment": "M_", "condition": "C_", "scaler": "S_", "effect": "E_", "modifier": "X_"}
BASES: Final = {"condition": "Condition", "effect": "Effect", "modifier": "Modifier"}
OF_PACK: Final = frozenset({"Count", "Positive", "Slug"})
OF_AMOUNTS: Final = frozenset({"Amount", "Change", "Number", "Row", "Tier"})
OF_SHAPES: Final = frozenset({"Branches", "Effects", "Modifiers"})


def constant(prefix: str, word: str) -> str:
    return prefix + re.sub(r"\W", "_", word).upper()


def camel(word: str) -> str:
    return "".join(part.capitalize() for part in word.split("_"))


def path_of(module: str) -> Path:
    return ROOT / "src" / (module.replace(".", "/") + ".py")


def wrapped(items: Iterable[str]) -> str:
    """Items with commas behind them, in lines that are not too long."""
    return fill([f"{item}," for item in items])


def fill(items: Iterable[str]) -> str:
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 1 + len(item) <= WIDTH:
            lines[-1] += f" {item}"
        else:
            lines.append(f"    {item}")
    return "\n".join(lines)


# -- the constants of the rules ------------------------------------------------------------


def numbers(prefix: str, words: Iterable[tuple[int, str]]) -> list[str]:
    return [f"{constant(prefix, word)}: Final = {number}" for number, word in words]


def row(name: str, words: Iterable[str]) -> str:
    return f"{name}: Final = (\n{wrapped(map(json.dumps, words))}\n)  # fmt: skip"


def listed(words: WordList) -> str:
    """The constants and the tuple of one list."""
    lines = [f"# {words.about}", *numbers(words.prefix, enumerate(words.words)), row(words.tuple_, words.words)]
    if words.open:
        lines[-1] = lines[-1].replace(": Final = (", ": Final[list[str]] = [").replace("\n)", "\n]")
    for further in words.also:
        lines.append(f"{further.name}: Final = {further.number}")
        lines += [f'"""{further.def_}"""'] if further.def_ else []
    return "\n".join(lines)


def of_kind(vocabulary: Vocabulary, kind: str) -> str:
    """The constants and the tuple of one kind of words; expansions have the constants of their own."""
    words: Mapping[str, Word] = getattr(vocabulary, kind)
    base = getattr(vocabulary.file, kind)
    own = [(number, word) for number, word in enumerate(words) if word in base]
    tuple_ = f"{kind.upper()}S"
    return "\n".join([f"# {kind.capitalize()}s.", *numbers(PREFIX[kind], own), row(tuple_, words)])


def marked(vocabulary: Vocabulary, kind: str, mark: str, name: str, about: str) -> str:
    """The words of a kind that carry a mark; those of expansions, whose constants are not here, by number."""
    base, every = getattr(vocabulary.file, kind), getattr(vocabulary, kind)
    found = [(number, word) for number, word in enumerate(every) if getattr(every[word], mark)]
    names = [constant(PREFIX[kind], word) if word in base else str(number) for number, word in found]
    return f'{name}: Final = (\n{wrapped(names)}\n)  # fmt: skip\n"""{about}"""'


RULES_HEAD: Final = '''"""The vocabulary of cards as small integers: words of their fields, moments, effects and so on.

The tuples hold the words of the content files; a constant is the index of its word.
"""

from typing import Final'''
CARD_SET: Final = '''
def card_set(name: str) -> int:
    """The number of a set of cards; a new one comes after all others."""
    if name not in SETS:
        SETS.append(name)
    return SETS.index(name)
'''


def rules(vocabulary: Vocabulary) -> str:
    parts = [
        f"# {MADE}\n{RULES_HEAD}",
        *(listed(words) for words in vocabulary.file.list.values()),
        *(of_kind(vocabulary, kind) for kind in KINDS),
    ]
    everybodys = "Moments without an actor count as everybody's own."
    parts[-5] += "\n" + marked(vocabulary, "moment", "everybodys", "EVERYBODYS", everybodys)
    parts[-2] += "\n" + marked(vocabulary, "effect", "of_the_table", "OF_THE_TABLE", "Effects that concern no player.")
    return "\n\n".join(parts) + "\n\n" + CARD_SET


def of_expansion(vocabulary: Vocabulary, name: str, words: Words) -> str:
    """The constants of the words that an expansion adds."""
    about = f'"""Words of cards that the expansion {name} adds to the vocabulary."""'
    lines = [f"# {MADE}", about, "", "from typing import Final", ""]
    for kind in KINDS:
        every = list(getattr(vocabulary, kind))
        lines += numbers(PREFIX[kind], ((every.index(word), word) for word in getattr(words, kind)))
    return "\n".join(lines) + "\n"


# -- the types and shapes of the loader ----------------------------------------------------


def literal(words: Iterable[str]) -> str:
    return f"Literal[{', '.join(map(json.dumps, words))}]"


def term(name: str, words: Iterable[str]) -> str:
    """A type that stands for words."""
    words = list(words)
    line = f"{name} = {literal(words)}"
    if len(line) <= WIDTH:
        return line
    return f"{name} = Literal[\n{wrapped(map(json.dumps, words))}\n]  # fmt: skip"


def terms_of(vocabulary: Vocabulary) -> dict[str, list[str]]:
    """Every type of fields that stands for words."""
    file = vocabulary.file
    found = {words.type_: list(vocabulary.words_of(words.type_)) for words in file.list.values() if words.type_}
    found |= {name: list(vocabulary.words_of(type_)) for name, type_ in file.type.items()}
    at = {part for scaler in vocabulary.scaler.values() for part in scaler.at.split() if part[0].islower()}
    found["CountAt"] = [word for word in file.list["place"].words if word in at]
    return found | {"Moment": list(vocabulary.moment), "Scaler": list(vocabulary.scaler)}


def terms(vocabulary: Vocabulary) -> str:
    head = f'# {MADE}\n"""The words that fields of cards may hold, as types."""\n\nfrom typing import Literal\n\n'
    return head + "\n".join(term(name, words) for name, words in terms_of(vocabulary).items()) + "\n"


class Field(NamedTuple):
    """A field of a structure: its type, and its default as Python writes it; without one it must be given."""

    type: str
    default: str | None
    uses: frozenset[str]


def field(text: str) -> Field:
    """A type in the language of the vocabulary, as Python writes it."""
    text, _, default = text.partition(" = ")
    optional = text.endswith(" ?")
    shape = re.fullmatch(r"(\[?)(.+?)(\]?)(\+?)", text.removesuffix(" ?"))
    assert shape is not None
    parts = shape[2].split()
    small, names = [part for part in parts if part[0].islower()], [part for part in parts if part[0].isupper()]
    alternatives = ([literal(small)] if small else []) + ["bool" if name == "Flag" else name for name in names]
    type_ = " | ".join(alternatives)
    if shape[1]:
        type_ = f"list[{type_}]"
    if shape[4]:
        type_ = f"Annotated[{type_}, Meta(min_length=1)]"
    if optional:
        return Field(f"{type_} | None", "None", frozenset(names))
    if default:
        quoted = default.capitalize() if names == ["Flag"] else default if default.isdigit() else json.dumps(default)
        return Field(type_, quoted, frozenset(names))
    return Field(type_, "[]" if shape[1] and not shape[4] else None, frozenset(names))


def structure(kind: str, word: str, given: FieldsWord) -> str:
    """The structure of one word."""
    lines = [f'class {shape_name(kind, word, given)}({BASES[kind]}, frozen=True, kw_only=True, tag="{word}"):']
    for name, text in given.fields.items():
        attribute = name + "_" * keyword.iskeyword(name)
        made = field(text)
        lines.append(f"    {attribute}: {made.type}" + (f" = {made.default}" if made.default is not None else ""))
    return "\n".join(lines if given.fields else [*lines, "    pass"])


def shape_name(kind: str, word: str, given: FieldsWord) -> str:
    return given.shape or ("Is" if kind == "condition" else "") + camel(word)


def union(kind: str, words: Mapping[str, FieldsWord]) -> str:
    first, *others = [shape_name(kind, word, given) for word, given in words.items()]
    return f"Any{BASES[kind]} = (\n{fill([first, *(f'| {other}' for other in others)])}\n)  # fmt: skip"


def imported(module: str, names: Iterable[str]) -> str:
    names, head = sorted(names), f"from {module} import "
    line = head + ", ".join(names)
    return line if len(line) <= WIDTH else head + "(\n" + "".join(f"    {name},\n" for name in names) + ")"


SHAPES_HEAD: Final = '''"""The shape of conditions, modifiers and effects: a structure for each word, with its fields.

A table is told by its tag: `is` names a condition, `do` an effect, `mod` a modifier. Keys that are words of Python
carry an underscore here: `if_`, `not_`, `from_`, `for_`.
"""

from typing import Annotated, Literal

from msgspec import Meta
'''
TAGGED: Final = "Part, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="
CONDITION: Final = f'''class Condition({TAGGED}"is", rename=key):
    """What must hold."""

    not_: bool = False'''
MODIFIER: Final = f'''class Modifier({TAGGED}"mod", rename=key):
    """A named value that a card changes while it is active."""

    if_: If = []'''
EFFECT: Final = f'''class Effect({TAGGED}"do", rename=key):
    """One thing a card does; `cost` is what a player may pay to do it."""

    if_: If = []
    cost: Cost | None = None'''
EFFECTS: Final = 'Effects = Annotated[list["AnyEffect"], Meta(min_length=1)]'
BRANCHES: Final = "Branches = Annotated[list[Effects], Meta(min_length=2, max_length=4)]"
MODIFIERS: Final = "Modifiers = Annotated[list[AnyModifier], Meta(min_length=1)]"


def shapes(vocabulary: Vocabulary) -> str:
    """A structure for every condition, modifier and effect."""
    every = [*vocabulary.condition.values(), *vocabulary.modifier.values(), *vocabulary.effect.values()]
    used = {name for word in every for text in word.fields.values() for name in field(text).uses}
    known = set(terms_of(vocabulary))
    if unknown := sorted(used - known - OF_PACK - OF_AMOUNTS - OF_SHAPES - {"Flag"}):
        raise ValueError(f"there is no type {', '.join(unknown)}")
    imports = [
        imported(AMOUNTS, {"Cost"} | used & OF_AMOUNTS),
        imported(TERMS, used & known),
        imported(READING, ["key"]),
        imported(PARTS, {"Part"} | used & OF_PACK),
    ]
    blocks = [f"# {MADE}\n{SHAPES_HEAD}\n" + "\n".join(imports)]
    blocks += [CONDITION, *(structure("condition", *each) for each in vocabulary.condition.items())]
    blocks += [union("condition", vocabulary.condition) + "\nIf = list[AnyCondition]"]
    blocks += [MODIFIER, *(structure("modifier", *each) for each in vocabulary.modifier.items())]
    blocks += ["\n".join([union("modifier", vocabulary.modifier), EFFECTS, BRANCHES, MODIFIERS])]
    blocks += [EFFECT, *(structure("effect", *each) for each in vocabulary.effect.items())]
    return "\n\n\n".join([*blocks, union("effect", vocabulary.effect)]) + "\n"


# -- the words of the browser, the tables of the README ------------------------------------


def browser(vocabulary: Vocabulary) -> str:
    parts = [f"// {MADE}\n"]
    for words in vocabulary.file.list.values():
        if words.web:
            line = f"export const {words.tuple_} = [{', '.join(map(json.dumps, words.words))}] as const;"
            rows = "".join(f"  {json.dumps(word)},\n" for word in words.words)
            parts.append(line if len(line) <= WIDTH else f"export const {words.tuple_} = [\n{rows}] as const;")
    return "\n".join(parts) + "\n"


def fields_of(word: FieldsWord) -> str:
    """The fields of a word; those of which one is given are told with strokes between them."""
    fields = [field for field in word.fields if field not in word.one_of[1:]]
    return ", ".join(" / ".join(word.one_of) if word.one_of and field == word.one_of[0] else field for field in fields)


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "/") for cell in line) + " |" for line in lines)


def tables(vocabulary: Vocabulary) -> dict[str, str]:
    """The tables of the README by name."""
    heads = {"condition": "holds if", "effect": "what happens", "modifier": "what changes"}
    made = {
        "moments": table(
            ["moment", "ledger", "exactly"],
            ([f"`{name}`", word.ledger, word.def_] for name, word in vocabulary.moment.items()),
        ),
        "scalers": table(["scaler", "counts"], ([f"`{name}`", word.def_] for name, word in vocabulary.scaler.items())),
    }
    for kind, head in heads.items():
        words: Mapping[str, FieldsWord] = getattr(vocabulary, kind)
        rows = ([f"`{name}`", fields_of(word), word.def_] for name, word in words.items())
        made[f"{kind}s"] = table([kind, "fields", head], rows)
    return made


def readme(vocabulary: Vocabulary, text: str) -> str:
    """The README with its tables as they should be; they stand between two comments each."""
    for name, made in tables(vocabulary).items():
        head, end = f"<!-- {name}: made by tools/vocabulary.py, do not edit -->", f"<!-- end of {name} -->"
        if head not in text or end not in text:
            raise ValueError(f"README.md has no place for the table of {name}: {head} {end}")
        before, _, rest = text.partition(head)
        text = f"{before}{head}\n\n{made}\n\n{end}{rest.partition(end)[2]}"
    return text


# ------------------------------------------------------------------------------------------


def files(vocabulary: Vocabulary) -> Iterator[tuple[Path, str]]:
    """Every generated file and what it should hold."""
    yield path_of(RULES), rules(vocabulary)
    for name, words in vocabulary.file.expansion.items():
        yield path_of(RULES).parent / "expansions" / name / "words.py", of_expansion(vocabulary, name, words)
    yield path_of(TERMS), terms(vocabulary)
    yield path_of(SHAPES), shapes(vocabulary)
    yield WEB / "vocabulary.ts", browser(vocabulary)
    yield README, readme(vocabulary, README.read_text(encoding="utf-8"))


def main(arguments: list[str]) -> int:
    made = dict(files(VOCABULARY))
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if arguments == ["--check"]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: python tools/vocabulary.py", file=sys.stderr)
        return 2 if stale else 0
    for path in stale:
        path.write_text(made[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
