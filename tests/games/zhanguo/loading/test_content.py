"""The ZhanGuo pack: what the ledger says of components holds, and a broken pack is told where it is broken."""

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
from teahouse.games.zhanguo.loading import BUILTIN, ZhanGuoContent, load, schema
from teahouse.games.zhanguo.rules import names
from teahouse.ledger import clause
from teahouse.loading.pack import ContentError, Mistake

Variant = Callable[..., Path]
Mistakes = Callable[[Path], list[Mistake]]

HERE = Path(__file__).parent
FILES = ("board.toml", "boards.toml", "cards.toml", "tiles.toml")


def broken() -> list[list[str]]:
    """Place, old text, new text and words of the message of each case in `broken.txt`."""
    text = re.sub("^#.*\n", "", (HERE / "broken.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
    cases = [case.splitlines() for case in text.strip().split("\n\n")]
    return [[case[0], *(line.removeprefix("  ").replace("\\n", "\n") for line in case[1:])] for case in cases]


@pytest.fixture(scope="module")
def content() -> ZhanGuoContent:
    return load()


# -- broken packs --------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "old", "new", "words"), broken())
def test_a_broken_pack_is_told_where(
    variant: Variant, mistakes: Mistakes, place: str, old: str, new: str, words: str
) -> None:
    found = list(map(str, mistakes(variant((place.split(",")[0], old, "" if new == "-" else new)))))
    here = [line for line in found if line.startswith(f"{place}: ")]
    assert here, f"only {found}"
    assert any(words in line for line in here), here
    assert all("\n" not in line for line in found)


def test_mistakes_of_all_files_are_told_at_once(variant: Variant, mistakes: Mistakes) -> None:
    found = mistakes(
        variant(
            ("cards.toml", 'trigger = "HIRE"', 'trigger = "HIER"'),
            ("cards.toml", 'kind = "VP", amount = 2', 'kind = "VP", amount = 9'),
            ("boards.toml", "start_region = 1", "start_region = 2"),
            ("tiles.toml", '"turquoise", "gold"]', '"turquoise", "glod"]'),
        )
    )
    assert [(mistake.file, mistake.entry) for mistake in found] == [
        ("cards.toml", "card 1"),
        ("cards.toml", "card 2"),
        ("boards.toml", "board a"),
        ("tiles.toml", "task task_wall_1"),
    ]


def test_a_message_is_one_sentence(variant: Variant) -> None:
    folder = variant(("cards.toml", 'kind = "OFFICIAL", colour = "white"', 'kind = "OFFICIAL", colour = "wite"'))
    with pytest.raises(ContentError) as caught:
        load(folder)
    assert str(caught.value) == (
        'cards.toml, card 2, bonus.colour: "wite" stands here, but it must be one of "beige", "orange", "brown", '
        '"red", "grey" or "white"; did you mean "white"?'
    )


def nodes(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(node for key, item in inside for node in nodes(item, (*path, key)))]


PARSED: dict[str, Any] = {file: tomllib.loads((BUILTIN / file).read_text(encoding="utf-8")) for file in FILES}
PLACES = [(file, path) for file in FILES for path in nodes(PARSED[file]) if path]
OTHER_VALUES: list[object] = [
    0, -1, 3, 10**40, 2.5, math.nan, math.inf, True, "", "gold", "{", "x\u2028\ny", [], [1], ["WALL"], {}, {"en": "a"},
    [[1, 2]], [{}], datetime.date(1979, 5, 27), datetime.time(7, 32),
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


@settings(max_examples=150)
@given(
    changes=st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from([None, *OTHER_VALUES])), min_size=1, max_size=4)
)
def test_no_change_of_values_gives_anything_but_mistakes(
    tmp_path: Path, mistakes: Mistakes, changes: list[tuple[tuple[str, tuple[str | int, ...]], object]]
) -> None:
    for file in FILES:
        data = copied(PARSED[file])
        for (where, path), value in changes:
            if where != file:
                continue
            try:
                parent = data
                for key in path[:-1]:
                    parent = parent[key]
                if value is None:
                    del parent[path[-1]]
                else:
                    parent[path[-1]] = copied(value)
            except (KeyError, IndexError, TypeError):
                pass  # an earlier change took the place away
        (tmp_path / file).write_text(written(data), encoding="utf-8")
    for mistake in mistakes(tmp_path):
        assert mistake.file in FILES
        assert "\n" not in str(mistake)


@settings(max_examples=60)
@given(file=st.sampled_from(FILES), place=st.floats(0, 1), junk=st.binary(max_size=6), length=st.integers(0, 40))
def test_no_change_of_bytes_gives_anything_but_mistakes(
    tmp_path: Path, mistakes: Mistakes, file: str, place: float, junk: bytes, length: int
) -> None:
    data = (BUILTIN / file).read_bytes()
    start = int(place * len(data))
    (tmp_path / "pack").mkdir(exist_ok=True)
    for old in (tmp_path / "pack").iterdir():
        old.unlink()
    (tmp_path / "pack" / file).write_bytes(data[:start] + junk + data[start + length :])
    for mistake in mistakes(tmp_path / "pack"):
        assert mistake.file in FILES


# -- packs of one's own --------------------------------------------------------------------


def test_two_readings_have_one_digest(content: ZhanGuoContent, variant: Variant) -> None:
    assert load().digest == content.digest == content.box.digest
    assert re.fullmatch("[0-9a-f]{16}", content.digest)
    assert load(variant()).digest == content.digest


def test_comments_and_the_order_of_keys_do_not_change_the_digest(content: ZhanGuoContent, variant: Variant) -> None:
    folder = variant(
        ("cards.toml", 'number = 1\ncolour = "beige"', '# the first\ncolour = "beige"\nnumber = 1'),
    )
    assert load(folder).digest == content.digest


def test_a_better_translation_does_not_change_the_digest(content: ZhanGuoContent, tmp_path: Path) -> None:
    text = (BUILTIN / "boards.toml").read_text(encoding="utf-8")
    (tmp_path / "boards.toml").write_text(text.replace("Great Levy", "Grand Levy"), encoding="utf-8")
    assert load(tmp_path).digest == content.digest


def test_a_pack_may_hold_some_files_only(content: ZhanGuoContent, tmp_path: Path) -> None:
    text = (BUILTIN / "boards.toml").read_text(encoding="utf-8")
    (tmp_path / "boards.toml").write_text(text.replace("unrest_cells = 2", "unrest_cells = 4", 1), encoding="utf-8")
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")
    mine = load(tmp_path)
    assert mine.box.boards[names.BOARD_A].unrest_cells == [3, 4, 4, 3, 3]
    assert mine.box.card_trigger == content.box.card_trigger
    assert mine.digest != content.digest


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("card.toml", 'did you mean "cards.toml"?'),
        ("Cards.TOML", 'did you mean "cards.toml"?'),
        ("sea.toml", "no such file"),
    ],
)
def test_a_file_of_another_name_is_a_mistake(tmp_path: Path, mistakes: Mistakes, name: str, words: str) -> None:
    (tmp_path / name).write_text("", encoding="utf-8")
    assert [mistake.file for mistake in mistakes(tmp_path)] == [name]
    assert words in mistakes(tmp_path)[0].text


def test_a_pack_must_be_a_folder_with_something_in_it(tmp_path: Path, mistakes: Mistakes) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    assert "cannot be read" in str(mistakes(tmp_path / ("x" * 5000))[0])
    assert "there is no such folder" in str(mistakes(tmp_path / "nowhere")[0])
    assert "this is not a folder" in str(mistakes(tmp_path / "file")[0])
    assert "this pack is empty" in str(mistakes(tmp_path / "empty")[0])


# -- the command ---------------------------------------------------------------------------


def test_check_counts_what_it_read(content: ZhanGuoContent) -> None:
    result = CliRunner().invoke(content_command, ["check"])
    assert result.exit_code == 0
    assert "zhanguo: 3 aspect, 5 region" in result.output
    assert "120 card," in result.output
    assert f"zhanguo: content is sound (digest {content.digest})" in result.output


def test_check_prints_mistakes_one_a_line(variant: Variant) -> None:
    folder = variant(("cards.toml", "number = 17\n", "nubmer = 17\n"), ("board.toml", "discs = 8", "discs = 7"))
    result = CliRunner().invoke(content_command, ["check", "zhanguo", "--pack", str(folder)])
    assert result.exit_code == 2
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "cards.toml, card no. 17, nubmer",
        "board.toml, components, discs",
    ]


def test_check_offers_the_games_it_can_read() -> None:
    result = CliRunner().invoke(content_command, ["check", "zhanguoo"])
    assert result.exit_code == 2
    games = "great_wall, zhanguo, ancient_world"
    expected = f'There is no content of a game "zhanguoo", only of {games}; did you mean "zhanguo"?\n'
    assert result.stderr == expected


# -- names ---------------------------------------------------------------------------------


def test_words_of_the_schema_are_words_of_the_engine() -> None:
    upper = tuple(action.upper() for action in names.ACTIONS)
    assert get_args(schema.CourtAction) == upper
    assert get_args(schema.TriggerId) == tuple(action for action in upper if action != "REASSIGN")
    for literal, words in (
        (schema.Aspect, names.ASPECTS),
        (schema.CardColour, names.COLOURS),
        (schema.OfficialColour, names.OFFICIALS),
        (schema.PlayerColour, names.SEAT_COLOURS),
        (schema.BonusId, names.BONUSES),
        (schema.SquareId, names.SQUARE_BONUSES),
        (schema.RewardId, names.REWARDS),
        (schema.AbilityId, names.ABILITIES),
        (schema.CriterionId, names.CRITERIA),
        (schema.BoardId, names.BOARDS),
        (schema.TaskKind, names.TASK_KINDS),
    ):
        assert get_args(literal) == words


def test_russian_texts_are_russian() -> None:
    def texts(value: object) -> list[str]:
        if isinstance(value, dict):
            return [value["ru"]] if "ru" in value else [text for item in value.values() for text in texts(item)]
        return [text for item in value for text in texts(item)] if isinstance(value, list) else []

    found = [text for file in FILES for text in texts(PARSED[file])]
    assert len(found) > 100
    assert [text for text in found if not re.search("[а-яё]", text)] == []


def test_rules_that_entries_name_exist() -> None:
    named = {
        found
        for file in FILES
        for found in re.findall(r"ZG-[A-Z]{3}-\d\d", (BUILTIN / file).read_text(encoding="utf-8"))
    }
    assert len(named) > 20
    for name in named:
        assert clause(name).id == name


def test_texts_are_made_from_the_data(content: ZhanGuoContent) -> None:
    seen = content.names
    assert seen.card_bonus[1].en == "score 2 VP"
    assert seen.card_bonus[2].of("ru") == "1 белый чиновник в регион этой карты"
    assert seen.card_bonus[14].en == "1 VP for each of your orange cards"
    assert seen.portraits[seen.card_portrait[2]].id == "censor"
    texts = {task.id: task.text for task in seen.tasks}
    assert texts["task_wall_1"] is not None
    assert texts["task_wall_1"].en == "walls on Turquoise Wall ×2, Gold Wall"
    governor = seen.rewards[0][3].text
    assert governor is not None
    assert governor.of("ru") == "1 губернатор без возврата чиновников: Хэдун (2) или Линьцзы (4)"
    everywhere = seen.rewards[1][4].text
    assert everywhere is not None
    assert everywhere.en.endswith("in any region")
    assert seen.squares[names.SQUARE_POINTS].text is not None
    assert sorted(seen.triggers) == [names.WALL, names.PALACE, names.RECRUIT, names.HIRE, names.GOVERNOR]


def test_names_follow_the_order_of_the_engine(content: ZhanGuoContent) -> None:
    seen = content.names
    for labels, words in (
        (seen.aspects, names.ASPECTS),
        (seen.officials, names.OFFICIALS),
        (seen.player_colours, names.SEAT_COLOURS),
        (seen.squares, names.SQUARE_BONUSES),
        (seen.boards, names.BOARDS),
        (seen.abilities, names.ABILITIES),
        (seen.bonuses, names.BONUSES),
        (seen.criteria, names.CRITERIA),
        (seen.task_kinds, names.TASK_KINDS),
        (seen.reward_kinds, names.REWARDS),
    ):
        assert tuple(label.id for label in labels) == words
    assert [label.id for label in seen.sections] == content.box.section_names
    assert [label.id for label in seen.stretches] == content.box.stretch_names
    assert [label.id for label in seen.tasks] == [task.name for task in content.box.tasks]
