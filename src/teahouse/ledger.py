"""The rules ledgers: every clause of every game by its id, and which tests prove it.

The ledgers are the Markdown files in the folder `ledger` of each game, one folder for each language. A clause is one
bullet, `- **ZG-UNI-03** text *(source)*`; its section is the heading that names its code, `## 8. Unification action
(UNI)` or `### 12.1 Spring — GW-SPR`. The English ledgers are the source; translations hold the same ids. The marks that
say what kind of clause it is, such as `RULING`, are messages of the language, in `ledger.ftl`.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

from teahouse import registry
from teahouse.registry import game_of
from teahouse.text import SOURCE, Texts

Kind = Literal["rule", "ruling", "example", "printed", "derived"]
TestFunction = TypeVar("TestFunction", bound=Callable[..., Any])

_BULLET: Final = re.compile(r"- \*\*([A-Z]+-[A-Z0-9]+-\d+)\*\*\s+(.*)")
_HEADING: Final = re.compile(r"##+ [\d.]+ (.+?) (?:\(([A-Z0-9]+)\)|— ([A-Z]+-[A-Z0-9]+))\s*$")
_SOURCE: Final = re.compile(r"\s*\*(\([^*]*\)|\[[^*]*\])\*\s*$")
_NUMBERS: Final = r"\d{2,3}(?:(?:\.\.|\u2013)\d{2,3})?"


class LedgerError(ValueError):
    """A ledger, an id or a tag is wrong; the message is a sentence for the person who wrote it."""


class Clause(NamedTuple):
    """One rule: the smallest thing a test can prove and a refusal can name."""

    id: str
    section: str
    text: str
    kind: Kind
    ledger: str
    """The game and the file that hold it: `<game>/base`."""
    source: str = ""


class Writing(NamedTuple):
    """How clauses are written in one language."""

    marks: Mapping[str, Kind]
    """What the mark at the beginning of a clause says."""
    mark: re.Pattern[str]
    aside: re.Pattern[str]
    """Names of printed values that a reader does not miss."""
    values: re.Pattern[str]
    """Names of printed values, for which `as_printed` stands."""
    as_printed: str


class Section(NamedTuple):
    """A chapter of a ledger: the code its ids share, and its title."""

    code: str
    title: str
    ledger: str


@dataclass(frozen=True)
class Ledger:
    """The clauses of one game, or of all, in the order of the books."""

    sections: tuple[Section, ...]
    clauses: Mapping[str, Clause]

    def of(self, section: Section) -> list[Clause]:
        """The clauses of one section."""
        return [clause for clause in self.clauses.values() if clause.section == section.code]

    def __getitem__(self, clause_id: str) -> Clause:
        found = self.clauses.get(clause_id.strip().upper())
        if found is None:
            raise LedgerError(self._no_such_rule(clause_id))
        return found

    def _no_such_rule(self, clause_id: str) -> str:
        """Say which ids would have been right: those of the section, the sections of the game, or the games."""
        book = clause_id.upper().partition("-")[0]
        code = "-".join(clause_id.upper().split("-")[:2])
        siblings = [other for other in self.clauses if other.startswith(f"{code}-")]
        if siblings:
            return f"There is no rule {clause_id}; section {code} holds {siblings[0]} to {siblings[-1]}."
        codes = [section.code for section in self.sections if section.code.startswith(f"{book}-")]
        if codes:
            return f"There is no rule {clause_id}; the sections of {book} are {', '.join(codes)}."
        books = sorted({section.code.partition("-")[0] for section in self.sections})
        return f"There is no rule {clause_id}; ids begin with {_either(books)}, as in {next(iter(self.clauses))}."


class Proof(NamedTuple):
    """A test that is tagged with a clause."""

    path: str
    line: int
    name: str

    @property
    def node(self) -> str:
        """The test as pytest names it."""
        return f"{self.path}::{self.name}"


Proofs = Mapping[str, tuple[Proof, ...]]


@cache
def load(game: str | None = None) -> Ledger:
    """Read the ledgers of one game, or of all of them; a game without a ledger has no clauses."""
    if game is not None and game not in registry.games():
        raise LedgerError(f"There is no game {game!r}; the games are {_and(registry.games())}.")
    sections: list[Section] = []
    clauses: dict[str, Clause] = {}
    for name in [game] if game else games():
        for path in ledgers(name):
            _read_ledger(path, name, sections, clauses)
    return Ledger(tuple(sections), clauses)


@cache
def games() -> list[str]:
    """The games that have a ledger."""
    return [name for name in registry.games() if game_of(name).clauses]


def ledgers(game: str, lang: str = SOURCE) -> list[Path]:
    """The files that hold the rules of a game in a language."""
    return sorted((game_of(game).folder / "ledger" / lang).glob("*.md"))


def clause(clause_id: str, lang: str = SOURCE) -> Clause:
    """One clause as plain text in the language asked for, or in English where nobody has translated it yet."""
    english = load()[clause_id]
    translated = _translation(english.ledger.partition("/")[0], lang).get(english.id)
    if not translated:
        return english
    source = _SOURCE.search(translated)
    return english._replace(text=_plain(translated, lang), source=source[1][1:-1] if source else english.source)


def text_of(clause_id: str, lang: str = SOURCE) -> str:
    """What a clause says; empty where no ledger holds it."""
    return clause(clause_id, lang).text if clause_id in load().clauses else ""


def rule_of(clause_id: str, lang: str = SOURCE) -> str:
    """What a clause says without the reason of a ruling; empty where no ledger holds it."""
    return text_of(clause_id, lang).partition(f" {Texts(lang).say('ledger-reason')} ")[0]


def translated(lang: str) -> set[str]:
    """The ids of the clauses that a translation has."""
    return {clause_id for name in games() for clause_id in _translation(name, lang)}


def titles(game: str, lang: str = SOURCE) -> dict[str, str]:
    """The titles of all sections by their code, in the language asked for as far as somebody has translated them."""
    found = {section.code: section.title for section in load(game).sections}
    for path in ledgers(game, lang):
        headings = (_HEADING.match(line) for line in path.read_text(encoding="utf-8").splitlines())
        book = _book(path)
        found.update({each[3] or f"{book}-{each[2]}": each[1] for each in headings if each})
    return found


def named_in(text: str) -> set[str]:
    """Every id that a docstring or comment names: `ZG-UNI-07`, ranges `ZG-UNI-07..09`, lists `ZG-UNI-07, 11..13`."""
    found: set[str] = set()
    for code, numbers in _named().findall(text):
        for part in numbers.split(", "):
            first, _, last = part.replace("\u2013", "..").partition("..")
            found.update(f"{code}{number:02}" for number in range(int(first), int(last or first) + 1))
    return found


@cache
def _named() -> re.Pattern[str]:
    """How an id, a range or a list of ids looks: it begins with letters that some game gives its clauses."""
    books = "|".join(book for name in games() for book in game_of(name).clauses)
    return re.compile(rf"\b((?:{books})-[A-Z0-9]+-)({_NUMBERS}(?:, {_NUMBERS}(?![\w-]))*)(?![\w{{])")


def rule(*ids: str) -> Callable[[TestFunction], TestFunction]:
    """Tag a test with the clauses it proves: `@rule("ZG-UNI-03", "ZG-UNI-04")`."""
    if not ids:
        raise LedgerError('A tag must name at least one rule, as in @rule("ZG-UNI-03").')
    for each in ids:
        if each != load()[each].id:
            raise LedgerError(f"The tag {each!r} must be written {load()[each].id!r}.")

    def tag(test: TestFunction) -> TestFunction:
        if not inspect.isfunction(test):
            raise LedgerError(f"@rule tags test functions only, and {test!r} is none.")
        vars(test)["rules"] = (*ids, *vars(test).get("rules", ()))
        return test

    return tag


def shows(*ids: str) -> Callable[[TestFunction], TestFunction]:
    """Let a test give the examples of these clauses, whatever else proves them: `@shows("ZG-UNI-03")` above `@rule`."""

    def tag(test: TestFunction) -> TestFunction:
        if not set(ids) <= set(vars(test).get("rules", ())):
            raise LedgerError(f"{test.__name__} shows {', '.join(ids)}, but does not prove them all.")
        vars(test)["shows"] = ids
        return test

    return tag


def proved(tests: Path) -> Proofs:
    """Read the tags of all tests under a folder, without running or importing any of them."""
    if not tests.is_dir():
        raise LedgerError(f"There is no folder of tests {tests}; name one with --tests.")
    proofs: dict[str, list[Proof]] = {}
    home = tests.resolve().parent
    for file in sorted(tests.resolve().rglob("*.py")):
        path = file.relative_to(home).as_posix()
        for ids, proof in _tags_of(file, path):
            for clause_id in ids:
                proofs.setdefault(clause_id, []).append(proof)
    return {clause_id: tuple(found) for clause_id, found in proofs.items()}


@cache
def writing(lang: str) -> Writing:
    """How clauses are written in a language, as its messages say."""
    say = Texts(lang).say
    marks: dict[str, Kind] = {say(f"ledger-mark-{kind}"): kind for kind in get_args(Kind) if kind != "rule"}
    either = "|".join(map(re.escape, marks))
    printed = re.escape(say("ledger-printed-values"))
    named = rf"`[^`\s]+[.\[][^`\s]+`(?:(?:, | {re.escape(say('ledger-and'))} )`[^`\s]+`)*"
    return Writing(
        marks,
        mark=re.compile(rf"(?:\*\*)?({either})\b(?:\*\*)?(?: \([^)]*\))?(?:\s*[:—])?\s+"),
        aside=re.compile(rf"^{named}: | \((?:{printed} )?{named}\)|(?<=\.) {printed} {named}\."),
        values=re.compile(rf"(?:{printed} )?{named}"),
        as_printed=say("ledger-as-printed"),
    )


def _read_ledger(
    path: Path, game: str, sections: list[Section], clauses: dict[str, Clause], lang: str = SOURCE
) -> None:
    """Add the sections and clauses of one file, and refuse a clause that is doubled or stands outside its section."""
    section: Section | None = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if heading := _HEADING.match(line):
            title, short, code = heading.groups()
            section = Section(code or f"{_book(path)}-{short}", title, f"{game}/{path.stem}")
            sections.append(section)
        elif bullet := _BULLET.match(line):
            clause_id, body = bullet.groups()
            if section is None or clause_id.rpartition("-")[0] != section.code:
                where = f"under {section.code}" if section else "before any section"
                raise LedgerError(f"{path.name}, line {number}: {clause_id} stands {where}; put it under its heading.")
            if clause_id in clauses:
                raise LedgerError(f"{path.name}, line {number}: {clause_id} is there twice; number the new rule anew.")
            clauses[clause_id] = _clause(clause_id, section, body, lang)


def _clause(clause_id: str, section: Section, body: str, lang: str) -> Clause:
    """Take a bullet apart: mark, text, source."""
    mark = writing(lang).mark.match(body)
    source = _SOURCE.search(body)
    kind = writing(lang).marks[mark[1]] if mark else "rule"
    return Clause(clause_id, section.code, _plain(body, lang), kind, section.ledger, source[1][1:-1] if source else "")


def _plain(body: str, lang: str) -> str:
    """The text of a bullet as a reader sees it: no mark, no source, no names of printed values, no Markdown."""
    written = writing(lang)
    mark = written.mark.match(body)
    body = _SOURCE.sub("", body[mark.end() :] if mark else body)
    body = written.values.sub(written.as_printed, written.aside.sub("", body))
    parts = body.split("`")
    parts[::2] = [part.replace("**", "").replace("*", "") for part in parts[::2]]
    return parts[0][:1].upper() + parts[0][1:] + "".join(parts[1:])


@cache
def _translation(game: str, lang: str) -> Mapping[str, str]:
    """The bullets of a game's translated ledgers by id; empty where there are none, and for the source itself."""
    if lang == SOURCE:
        return {}
    lines = [line for path in ledgers(game, lang) for line in path.read_text(encoding="utf-8").splitlines()]
    bullets = (_BULLET.match(line) for line in lines)
    return {bullet[1]: bullet[2] for bullet in bullets if bullet}


def _book(path: Path) -> str:
    """The first letters of all ids of a ledger, for headings that give the rest only."""
    first = re.search(r"^- \*\*([A-Z]+)-", path.read_text(encoding="utf-8"), re.MULTILINE)
    return first[1] if first else ""


def _tags_of(file: Path, path: str) -> Iterator[tuple[list[str], Proof]]:
    """The tagged tests of one file, with the ids of each."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise LedgerError(f"{path}, line {error.lineno}: this is not valid Python, its tags cannot be read.") from None
    collected = file.name.startswith("test_") or file.name.endswith("_test.py")
    for owner, test in _functions(tree, ""):
        ids = [each for mark in test.decorator_list for each in _ids_of(mark, path)]
        if ids and not (collected and test.name.startswith("test")):
            raise LedgerError(
                f"{path}, line {test.lineno}: {test.name} is tagged with {ids[0]}, but pytest does not collect it; "
                "tag functions called test_… in files called test_….py."
            )
        if ids and not any(_is_skipped(mark) for mark in test.decorator_list):
            yield ids, Proof(path, test.lineno, f"{owner}{test.name}")


def _functions(node: ast.AST, owner: str) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The functions of a module and of its classes; functions inside functions are no tests."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield owner, child
        else:
            yield from _functions(child, f"{owner}{child.name}::" if isinstance(child, ast.ClassDef) else owner)


def _ids_of(mark: ast.expr, path: str) -> list[str]:
    """The ids of one decorator, if it is a tag."""
    if not (isinstance(mark, ast.Call) and ast.unparse(mark.func).rpartition(".")[2] == "rule"):
        return []
    ids: list[str] = []
    for argument in mark.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise LedgerError(f'{path}, line {mark.lineno}: write the ids of a tag out, as in @rule("ZG-UNI-03").')
        try:
            ids.append(load()[argument.value].id)
        except LedgerError as error:
            raise LedgerError(f"{path}, line {mark.lineno}: {error}") from None
    return ids


def _is_skipped(mark: ast.expr) -> bool:
    """Whether a decorator keeps pytest from running the test, or from minding that it fails."""
    name = ast.unparse(mark.func if isinstance(mark, ast.Call) else mark)
    return name in ("pytest.mark.skip", "pytest.mark.xfail")


def _and(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _either(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}"
