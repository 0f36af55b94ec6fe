"""The Great Wall pack: a broken pack is told where it is broken, and no damage gives anything but mistakes."""

import datetime
import json
import math
import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from teahouse.commands.content import content_command
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import GreatWallContent, load, shapes, terms
from teahouse.games.great_wall.loading.files import BUILTIN, FILES
from teahouse.games.great_wall.rules import words
from teahouse.games.great_wall.rules.kind import GreatWallKind
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.ledger import clause
from teahouse.loading.pack import ContentError, Mistake
from tests.games.great_wall.loading.test_rulebook import printed

TACTICS = printed("tactic").total()
HERE = Path(__file__).parent
TEXT = {file: (BUILTIN / file).read_text(encoding="utf-8") for file in FILES}
PARSED: dict[str, Any] = {file: tomllib.loads(text) for file, text in TEXT.items()}

Variant = Callable[..., Path]


@pytest.fixture(scope="module")
def content() -> GreatWallContent:
    return load()


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    """The files of the pack in which each edit (file, old text, new text) changed the first place it found."""

    def write(*edits: tuple[str, str, str]) -> Path:
        changed: dict[str, str] = {}
        for file, old, new in edits:
            text = changed.get(file, TEXT[file])
            assert old in text, f"{file} does not contain {old!r}"
            changed[file] = text.replace(old, new, 1)
        return pack_of(tmp_path, changed)

    return write


def pack_of(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    for file in FILES:
        (folder / file).unlink(missing_ok=True)
    for file, text in files.items():
        (folder / file).parent.mkdir(exist_ok=True)
        (folder / file).write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def mistakes(folder: Path) -> list[Mistake]:
    try:
        load(folder)
    except ContentError as error:
        return error.mistakes
    return []


def broken() -> list[list[str]]:
    """Place, old text, new text and words of the message of each case in `broken.txt`."""
    text = re.sub("^#.*\n", "", (HERE / "broken.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
    cases = [case.splitlines() for case in text.strip().split("\n\n")]
    return [[case[0], *(line.removeprefix("  ").replace("\\n", "\n") for line in case[1:])] for case in cases]


@pytest.mark.parametrize(("place", "old", "new", "told"), broken())
def test_a_broken_pack_is_told_where(variant: Variant, place: str, old: str, new: str, told: str) -> None:
    found = list(map(str, mistakes(variant((place.split(",")[0], old, "" if new == "-" else new)))))
    here = [line for line in found if line.startswith(f"{place}: ")]
    assert here, f"only {found}"
    assert told == "-" or any(told in line for line in here), here
    assert all("\n" not in line for line in found)


def test_a_word_the_vocabulary_lacks_is_told_with_its_card(variant: Variant) -> None:
    found = mistakes(variant(("advisors.toml", 'do = "discard_shame"', 'do = "discard_sham"')))
    assert list(map(str, found)) == [
        'advisors.toml, advisor glory_stealer, rules[1].then[1].do: there is no effect "discard_sham"; '
        'did you mean "discard_shame"?'
    ]


def test_mistakes_of_all_files_are_told_at_once(variant: Variant) -> None:
    found = mistakes(
        variant(
            ("tactics.toml", 'do = "save_warriors"', 'do = "save_warrior"'),
            ("advisors.toml", "value = 10", "value = -1"),
            ("expansions/rat.toml", "gold = 1 ", "gold = 0 "),
            ("board.toml", "spaces = 6", 'spaces = "six"'),
        )
    )
    assert [(mistake.file, mistake.entry) for mistake in found] == [
        ("board.toml", "side"),
        ("advisors.toml", "advisor glory_stealer"),
        ("tactics.toml", "tactic retreat"),
        ("expansions/rat.toml", "rat"),
    ]


# -- random damage -------------------------------------------------------------------------


def nodes(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(node for key, item in inside for node in nodes(item, (*path, key)))]


PLACES = [(file, path) for file in FILES for path in nodes(PARSED[file]) if path]
OTHER_VALUES: list[object] = [
    0, -1, 3, 10**40, 2.5, math.nan, math.inf, True, "", "gold", "all", "here", "self", "tyranny", "dying", "{",
    "x\u2028\ny", [], [1], ["wood"], {}, {"en": "a"}, {"do": "gain"}, {"is": "active"}, {"mod": "wins_ties"},
    {"mod": "trigger"}, {"n": 1, "per": "held"}, [[1, 2]], [{}], [{"do": "copy_order"}], [{"mod": "wins_ties"}],
    datetime.date(1979, 5, 27), datetime.time(7, 32),
]  # fmt: skip


def copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


def toml(value: object) -> str:
    """Any plain value as TOML, tables inline."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case dict():
            return "{" + ", ".join(f"{json.dumps(key)} = {toml(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(toml, value)) + "]"
        case _:
            return str(value)


def written(data: Mapping[str, object]) -> str:
    return "".join(f"{json.dumps(key)} = {toml(value)}\n" for key, value in data.items())


@settings(max_examples=120)
@given(
    changes=st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from([None, *OTHER_VALUES])), min_size=1, max_size=4)
)
def test_no_change_of_values_gives_anything_but_mistakes(
    tmp_path: Path, changes: list[tuple[tuple[str, tuple[str | int, ...]], object]]
) -> None:
    changed = {file: copied(PARSED[file]) for (file, _), _ in changes}
    for (file, path), value in changes:
        try:
            parent = changed[file]
            for key in path[:-1]:
                parent = parent[key]
            if value is None:
                del parent[path[-1]]
            else:
                parent[path[-1]] = copied(value)
        except (KeyError, IndexError, TypeError):
            pass  # an earlier change took the place away
    for mistake in mistakes(pack_of(tmp_path, {file: written(data) for file, data in changed.items()})):
        assert mistake.file in FILES
        assert "\n" not in str(mistake)


@settings(max_examples=60)
@given(file=st.sampled_from(FILES), place=st.floats(0, 1), junk=st.binary(max_size=6), length=st.integers(0, 40))
def test_no_change_of_bytes_gives_anything_but_mistakes(
    tmp_path: Path, file: str, place: float, junk: bytes, length: int
) -> None:
    data = TEXT[file].encode()
    start = int(place * len(data))
    for mistake in mistakes(pack_of(tmp_path, {file: data[:start] + junk + data[start + length :]})):
        assert mistake.file in FILES


# -- packs of one's own --------------------------------------------------------------------


def test_two_readings_have_one_digest(content: GreatWallContent, tmp_path: Path) -> None:
    assert load().digest == content.digest == content.box.digest
    assert re.fullmatch("[0-9a-f]{16}", content.digest)
    assert load(pack_of(tmp_path, TEXT)).digest == content.digest


def test_comments_and_the_order_of_keys_do_not_change_the_digest(content: GreatWallContent, variant: Variant) -> None:
    folder = variant(("generals.toml", "tactics = 2\ntea = 91", "# the first\ntea = 91\ntactics = 2"))
    assert load(folder).digest == content.digest


def test_a_pack_may_hold_some_files_only(content: GreatWallContent, variant: Variant) -> None:
    mine = load(variant(("hordes.toml", "attack = 3", "attack = 9")))
    assert [horde.attack for horde in mine.box.hordes[:2]] == [9, 4]
    assert mine.box.generals[0].tea == content.box.generals[0].tea
    assert mine.digest != content.digest


def test_a_pack_may_change_an_expansion_only(content: GreatWallContent, variant: Variant) -> None:
    mine = load(variant(("expansions/rat.toml", "n = 4, per", "n = 5, per")))
    assert mine.digest != content.digest
    lantern = next(card for card in mine.box.artifacts if card.name == "lantern_of_the_watch")
    assert lantern.score[0].honor.n == 5


ONE_MORE = """[[tactic]]
id = "second_volley"
set = "base"
when = "attack"
name = { en = "Second volley", ru = "Второй залп" }
icon = "arrow-cluster"
source = "designed"
free = [{ do = "gain", what = "wood", n = 1 }]
cost = [{ what = "chi", n = 1 }]
enhanced = [{ do = "gain", what = "wood", n = 3 }]

[[tactic]]"""


def test_a_pack_may_hold_a_card_more_than_the_box_and_plays(content: GreatWallContent, variant: Variant) -> None:
    mine = load(variant(("tactics.toml", "[[tactic]]", ONE_MORE)))
    assert len(mine.box.tactics) == len(content.box.tactics) + 1
    kind = GreatWallKind(mine.box)
    g, rng = kind.new(3, kind.complete({}), "one more"), seeded("one more")
    assert 0 in g.tactic_deck
    assert mine.box.tactics[0].name == "second_volley"
    while g.open:
        decision = g.open[rng.below(len(g.open))]
        options = g.options(decision)
        g.apply(decision, options[rng.below(len(options))])
    assert g.finished
    assert broken_laws(g) == []


def test_a_pack_may_change_the_numbers_of_the_rulebook(variant: Variant) -> None:
    mine = load(variant(("board.toml", "fortification = { cost = 2", "fortification = { cost = 3")))
    assert mine.box.constants.fortification_cost == 3


def test_a_pack_with_too_few_cards_or_too_many_is_told(variant: Variant) -> None:
    few = TEXT["generals.toml"].replace('set = "base"', 'set = "coop"', 4)
    assert "at least 10 are needed (GW-SET-21)" in str(
        mistakes(variant(("generals.toml", TEXT["generals.toml"], few)))[0]
    )
    many = "".join(
        ONE_MORE.replace("second_volley", f"volley_{n}").removesuffix("[[tactic]]") for n in range(61 - TACTICS)
    )
    found = mistakes(variant(("tactics.toml", "[[tactic]]", many + "[[tactic]]")))
    assert "61 entries stand here and in other files, but 60 are the most" in str(found[0])


@pytest.mark.parametrize("name", ["horde.toml", "expansions/genghiz.toml"])
def test_a_file_of_another_name_is_a_mistake(tmp_path: Path, name: str) -> None:
    (tmp_path / "expansions").mkdir()
    (tmp_path / name).write_text("", encoding="utf-8")
    assert [mistake.file for mistake in mistakes(tmp_path)][:1] == [name]
    assert "did you mean" in mistakes(tmp_path)[0].text


def test_check_counts_what_it_read(content: GreatWallContent) -> None:
    result = CliRunner().invoke(content_command, ["check", "great_wall"])
    assert result.exit_code == 0
    hordes, generals, advisors = (printed(kind).total() for kind in ("type", "general", "advisor"))
    assert f"{hordes} horde type, {generals} general, {advisors} advisor" in result.output
    assert f"great_wall: content is sound (digest {content.digest})" in result.output
    assert content.counts["tactic"] == TACTICS
    assert set(content.sources) == {"rulebook", "report", "designed"}


def test_check_prints_mistakes_one_a_line(variant: Variant) -> None:
    folder = variant(("events.toml", 'mood = "bad"', 'mood = "sad"'), ("edicts.toml", 'act = "lose"', 'act = "loose"'))
    result = CliRunner().invoke(content_command, ["check", "great_wall", "--pack", str(folder)])
    assert result.exit_code == 2
    assert [line.split(":")[0] for line in result.stderr.splitlines()] == [
        "edicts.toml, edict all_glory_to_the_emperor, demand[1].act",
        "events.toml, event bitter_frost, mood",
    ]


# -- words ---------------------------------------------------------------------------------


def tags(union: object) -> tuple[object, ...]:
    return tuple(shape.__struct_config__.tag for shape in get_args(union))


def test_words_of_the_schema_are_words_of_the_rules() -> None:
    assert tags(shapes.AnyCondition) == words.CONDITIONS
    assert tags(shapes.AnyModifier) == words.MODIFIERS
    assert tags(shapes.AnyEffect) == words.EFFECTS
    for literal, known in (
        (terms.Resource, words.RESOURCES),
        (terms.Warrior, words.WARRIORS),
        (terms.Area, words.AREAS),
        (terms.Order, words.ORDERS),
        (terms.Moment, words.MOMENTS),
        (terms.Scaler, words.SCALERS),
        (terms.Cause, words.CAUSES[1:]),
        (terms.Priced, words.PRICED),
        (terms.Honored, words.HONORED),
        (terms.Forbidden, words.FORBIDDEN),
        (terms.Who, words.WHO),
        (terms.Limit, words.LIMITS),
        (terms.Section, words.SECTIONS),
    ):
        assert get_args(literal) == known


def test_names_follow_the_order_of_the_box(content: GreatWallContent) -> None:
    seen, box = content.names, content.box
    assert [entry.id for entry in seen.orders] == [card.name for card in box.orders] == list(words.ORDERS)
    assert [entry.order for entry in seen.qin_orders] == list(words.ORDERS)
    assert [entry.id for entry in seen.hordes] == [card.name for card in box.hordes]
    assert [entry.id for entry in seen.generals] == [card.name for card in box.generals]
    assert [entry.id for entry in seen.advisors] == [card.name for card in box.advisors]
    assert [entry.id for entry in seen.whens] == [card.name for card in box.whens]
    assert [entry.id for entry in seen.tactics] == [card.name for card in box.tactics]
    assert [entry.id for entry in seen.artifacts] == [card.name for card in box.artifacts]
    assert [entry.id for entry in seen.edicts] == [card.name for card in box.edicts]
    assert [entry.id for entry in seen.events] == [card.name for card in box.events]
    assert seen.areas[words.TEA_HOUSE].name.of("ru") == "Чайный дом"
    assert seen.areas[words.MARKET].name.en == "Market"
    assert len(seen.areas) == len(words.AREAS)
    assert seen.sections[words.LEFT].en == "Left section"
    assert [name.name.en for name in seen.resources] == ["Wood", "Stone", "Gold", "Chi"]
    assert seen.warriors[words.HORSEMAN].name.of("ru") == "Всадник"


def test_russian_texts_are_russian() -> None:
    def texts(value: object) -> list[str]:
        if isinstance(value, dict):
            return [value["ru"]] if "ru" in value else [text for item in value.values() for text in texts(item)]
        return [text for item in value for text in texts(item)] if isinstance(value, list) else []

    found = [text for file in FILES for text in texts(PARSED[file])]
    assert len(found) > 300
    assert [text for text in found if not re.search("[а-яё]", text)] == []


def test_rules_that_entries_name_exist() -> None:
    named = {found for text in TEXT.values() for found in re.findall(r"GWX?-[A-Z0-9]+-\d+", text)}
    assert len(named) > 80
    for name in named:
        assert clause(name).id == name
