"""The ZhanGuo pack: what the ledger says of components holds, and a broken pack is told where it is broken."""

import datetime
import math
import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest
from click.testing import CliRunner
from content.variants import FILES, mistakes, parsed, variant, written
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.commands.content import content_command
from teahouse.content import zhanguo_schema as schema
from teahouse.content.pack import ContentError
from teahouse.content.zhanguo import BUILTIN, ZhanGuoContent, load
from teahouse.games.zhanguo import names
from teahouse.ledger import clause, rule

BROKEN: list[tuple[str, str, str, str, str, str, str]] = [
    # file, old text, new text, file, entry and field of the message, words of it
    ("cards.toml", 'trigger = "HIRE"', 'trigger = "HIER"', "cards.toml", "card 2", "trigger", 'did you mean "HIRE"?'),
    ("cards.toml", 'kind = "VP", amount = 2', 'kind = "VPS", amount = 2', "cards.toml", "card 1", "bonus.kind", '"VP"'),
    ("cards.toml", 'kind = "VP", amount = 2', 'kind = "VP", amount = 7', "cards.toml", "card 1", "bonus.amount", "2 or 3"),
    ("cards.toml", 'kind = "VP", amount = 2', 'kind = "VP"', "cards.toml", "card 1", "bonus.amount", "missing"),
    ("cards.toml", 'kind = "VP", amount = 2', 'kind = "VP", amount = 2, colour = "red"', "cards.toml", "card 1", "bonus.colour", "no such key"),
    ("cards.toml", '"OFFICIAL", colour = "white"', '"OFFICIAL", colour = "brown"', "cards.toml", "card 2", "bonus.colour", '"red", "grey" or "white"'),
    ("cards.toml", '"OFFICIAL", colour = "white"', '"OFFICIAL", colour = "whyte"', "cards.toml", "card 2", "bonus.colour", 'did you mean "white"?'),
    ("cards.toml", '"VP_PER_CARD", colour = "orange"', '"VP_PER_CARD", colour = "red"', "cards.toml", "card 14", "bonus.colour", '"beige", "orange" or "brown"'),
    ("cards.toml", 'number = 17\ncolour = "beige"', 'number = 17\ncolour = "brown"', "cards.toml", "card 17", "colour", "ZG-CRD-03"),
    ("cards.toml", "number = 17\n", "number = 18\n", "cards.toml", "", "card", "the entry 17 is missing"),
    ("cards.toml", "number = 17\n", "number = 121\n", "cards.toml", "card 121", "number", "from 1 to 120"),
    ("cards.toml", "number = 17\n", 'number = "17"\n', "cards.toml", "card no. 17", "number", "a whole number"),
    ("cards.toml", "number = 17\n", "number = 17\nnubmer = 1\n", "cards.toml", "card 17", "nubmer", 'did you mean "number"?'),
    ("cards.toml", 'portrait = "carter"', 'portrait = "cartre"', "cards.toml", "card 3", "portrait", 'did you mean "carter"?'),
    ("cards.toml", 'id = "carter"', 'id = "elder"', "cards.toml", "portrait elder", "id", "2 entries"),
    ("cards.toml", 'number_needed = "lower"', 'number_needed = "higher"', "cards.toml", "trigger HIRE", "number_needed", "ZG-ACT-08"),
    ("cards.toml", "score {amount} VP", "score 2 VP", "cards.toml", "bonus VP", "text.en", "{amount} is missing"),
    ("cards.toml", "получите {amount} ПО", "получите {сколько} ПО", "cards.toml", "bonus VP", "text.ru", "{сколько}"),
    ("cards.toml", ', ru = "Построить стену"', "", "cards.toml", "trigger WALL", "name.ru", "missing"),
    ("cards.toml", 'icon = "stone-wall"', 'icon = "Stone wall"', "cards.toml", "trigger WALL", "icon", "icon name"),
    ("cards.toml", 'source = "report"', 'source = "rumour"', "cards.toml", "card 13", "source", '"rulebook", "report" or "designed"'),
    ("cards.toml", "[[trigger]]", "[[trigger]", "cards.toml", "", "", "not TOML"),
    ("board.toml", "adjacent = [1, 3]", "adjacent = [1]", "board.toml", "region 3", "adjacent", "both ways"),
    ("board.toml", "adjacent = [1, 3]", "adjacent = [1, 3, 2]", "board.toml", "region 2", "adjacent", "to itself"),
    ("board.toml", "adjacent = [1, 3]", "adjacent = [1, 3, 3]", "board.toml", "region 2", "adjacent", "2 times"),
    ("board.toml", "adjacent = [1, 3]", "adjacent = [1, 6]", "board.toml", "region 2", "adjacent[2]", "from 1 to 5"),
    ("board.toml", "separates = [[1, 3]]", "separates = [[1, 2]]", "board.toml", "stretch turquoise", "separates", "ZG-REA-13"),
    ("board.toml", "separates = [[1, 3]]", "separates = [[1, 3, 4]]", "board.toml", "stretch turquoise", "separates[1]", "exactly 2"),
    ("board.toml", '"POINTS", "OFFICIAL", "VP"]', '"POINTS", "VP", "VP", "VP", "VP"]', "board.toml", "region 1", "governor_squares", "at most 4"),
    ("board.toml", "palace_cells = { 2 = 2,", "palace_cells = { 2 = 3,", "board.toml", "region 1", "palace_cells.2", "ZG-PAL-06"),
    ("board.toml", "palace_cells = { 2 = 2,", "palace_cells = { 5 = 2,", "board.toml", "region 1", "palace_cells.5", "no such key"),
    ("board.toml", "layout = { x = 0.22", "layout = { x = nan", "board.toml", "region 1", "layout.x", "from 0"),
    ("board.toml", "points = 4", "vp = 4", "board.toml", "governor_bonus POINTS", "points", "missing"),
    ("board.toml", 'sections = ["turquoise_1", "turquoise_2"]', 'sections = ["turquoise_1", "turqoise_2"]', "board.toml", "stretch turquoise", "sections", 'did you mean "turquoise_2"?'),
    ("board.toml", 'sections = ["turquoise_1", "turquoise_2"]', 'sections = ["turquoise_1"]', "board.toml", "stretch turquoise", "sections", "2 are right"),
    ("board.toml", 'stretch = "gold"', 'stretch = "silver"', "board.toml", "section gold_1", "stretch", "no such stretch"),
    ("board.toml", "{ bars = 3, workers = 3 }]", "{ bars = 2, workers = 2 }]", "board.toml", "section turquoise_1", "cells", "1, 2 and 3"),
    ("board.toml", "{ bars = 3, workers = 3 }]", "{ bars = 3, workers = 2 }]", "board.toml", "section turquoise_1", "cells[3].workers", "3 is right"),
    ("board.toml", 'colour = "#3aa6a0"', 'colour = "teal"', "board.toml", "stretch turquoise", "colour", "#3aa6a0"),
    ("board.toml", 'row_order = ["writing", ', 'row_order = ["laws", ', "board.toml", "rewards_layout", "row_order", "each aspect"),
    ("board.toml", "track_cells = 4", "track_cells = 3", "board.toml", "rewards_layout", "track_cells", "from 4"),
    ("board.toml", "regions = [2, 4]", "regions = [2]", "board.toml", "reward no. 4", "regions", "ZG-REW-30"),
    ("board.toml", "regions = [1, 2, 3, 4, 5]", "regions = [1, 2]", "board.toml", "reward no. 10", "regions", "ZG-REW-31"),
    ("board.toml", "regions = []", "regions = [1]", "board.toml", "reward no. 5", "regions", "no printed region"),
    ("board.toml", "regions = [3]", "regions = [3, 4]", "board.toml", "reward no. 1", "regions", "one printed region"),
    ("board.toml", 'round = 1\nkind = "OFFICIAL_ANY"', 'round = 1\nkind = "GOVERNOR"', "board.toml", "reward no. 1", "kind", "rounds 3, 4 and 5"),
    ("board.toml", "round = 2", "round = 1", "board.toml", "", "reward", "writing, round 2 is missing"),
    ("board.toml", "cell_vp = [4, 3, 2, 1]", "cell_vp = []", "board.toml", "task_slot no. 1", "cell_vp", "a list from 1 to 4"),
    ("board.toml", "governors = 8", "governors = 9", "board.toml", "components", "governors", "8 is right (ZG-CMP-12)"),
    ("board.toml", "rounds = 5", "rounds = 6", "board.toml", "", "rounds", "ZG-RND-01"),
    ("board.toml", "value1_markers = { 2 = 6", "value1_markers = { 2 = 7", "board.toml", "aspect writing", "value1_markers.2", "6 is right"),
    ("board.toml", 'id = "governor_square"\ncolour = "red"', 'id = "governor_square"\ncolour = "black"', "board.toml", "vp_symbol governor_square", "colour", '"red" is right'),
    ("boards.toml", "unrest_cells = 2", "unrest_cells = 5", "boards.toml", "board a", "region[2].unrest_cells", "from 2 to 4"),
    ("boards.toml", "palace_block_cells = [3]", "palace_block_cells = [4]", "boards.toml", "board a", "region[3].palace_block_cells", "1 to 3"),
    ("boards.toml", 'start_officials = ["red", "red", "grey"]', 'start_officials = ["red", "grey"]', "boards.toml", "board a", "start_officials", "exactly 3"),
    ("boards.toml", "start_region = 1", "start_region = 2", "boards.toml", "board a", "start_region", "ZG-SET-29"),
    ("boards.toml", "[[board.region]]\nid = 5", "[[board.region]]\nid = 4", "boards.toml", "board a", "region", "the entry 5 is missing"),
    ("boards.toml", "abilities = []", 'abilities = ["B_MARKER"]', "boards.toml", "board a", "abilities", "ZG-BRD-05"),
    ("boards.toml", 'abilities = ["B_MARKER"]', "abilities = []", "boards.toml", "board b_square", "abilities", "ZG-BRD-06"),
    ("boards.toml", 'symbol = "circle"', 'symbol = "star"', "boards.toml", "board b_circle", "symbol", '"circle" is right'),
    ("boards.toml", 'after = ["RECRUIT"]', 'after = ["HIRE"]', "boards.toml", "ability B_EXTRA_WORKER", "after", '["RECRUIT"] is right'),
    ("boards.toml", 'id = "b_star"', 'id = "b_moon"', "boards.toml", "board b_moon", "id", '"b_star"'),
    ("tiles.toml", 'faces = ["NO_UNREST", "THREE_CARDS"]', 'faces = ["NO_UNREST", "TWO_SAME"]', "tiles.toml", "wall_tile", "faces", '"THREE_CARDS" stands on 0 faces'),
    ("tiles.toml", 'faces = ["NO_UNREST", "THREE_CARDS"]', 'faces = ["NO_UNREST"]', "tiles.toml", "wall_tile wall_tile_1", "faces", "exactly 2"),
    ("tiles.toml", "vp = [5, 10, 15]", "vp = [5, 10]", "tiles.toml", "criterion MINUS_UNREST", "vp", "exactly 3"),
    ("tiles.toml", 'counts = "fixed"', 'counts = "region"', "tiles.toml", "criterion MINUS_UNREST", "counts", '"fixed" is right'),
    ("tiles.toml", '"turquoise", "turquoise", "gold"', '"turquoise", "turquoise", "glod"', "tiles.toml", "task task_wall_1", "needs", 'did you mean "gold"?'),
    ("tiles.toml", '"turquoise", "turquoise", "gold"', '"gold", "gold", "gold"', "tiles.toml", "task task_wall_1", "needs", "ZG-TSK-05"),
    ("tiles.toml", '"turquoise", "turquoise", "gold"', '"gold", 3', "tiles.toml", "task task_wall_1", "needs", "shows stretches"),
    ("tiles.toml", "needs = [1, 2, 5]", 'needs = [1, "gold"]', "tiles.toml", "task task_palace_1", "needs", "shows regions"),
    ("tiles.toml", "needs = [1, 2, 5]", "needs = [1]", "tiles.toml", "task task_palace_1", "needs", "from 2 to 4"),
    ("tiles.toml", 'id = "task_palace_1"\nkind = "palace"', 'id = "task_palace_1"\nkind = "governor"', "tiles.toml", "", "task", "4 are right (ZG-CMP-10)"),
    ("tiles.toml", 'rules = ["ZG-TIL-03"]', 'rules = ["TIL-3"]', "tiles.toml", "criterion NO_UNREST", "rules[1]", "a rule id"),
]  # fmt: skip


@pytest.fixture(scope="module")
def content() -> ZhanGuoContent:
    return load()


def is_refused(folder: Path, *edits: tuple[str, str, str], naming: str) -> bool:
    """Whether a pack with these edits is refused with a message that names this."""
    return any(naming in str(mistake) for mistake in mistakes(variant(folder, *edits)))


# -- broken packs --------------------------------------------------------------------------


@pytest.mark.parametrize(("changed", "old", "new", "file", "entry", "field", "words"), BROKEN)
def test_a_broken_pack_is_told_where(
    tmp_path: Path, changed: str, old: str, new: str, file: str, entry: str, field: str, words: str
) -> None:
    found = mistakes(variant(tmp_path / "pack", (changed, old, new)))
    here = [mistake for mistake in found if (mistake.file, mistake.entry, mistake.field) == (file, entry, field)]
    assert here, f"only {list(map(str, found))}"
    assert any(words in mistake.text for mistake in here), str(here[0])
    assert all("\n" not in str(mistake) for mistake in found)


def test_mistakes_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    found = mistakes(
        variant(
            tmp_path / "pack",
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


def test_a_message_is_one_sentence(tmp_path: Path) -> None:
    folder = variant(
        tmp_path / "pack", ("cards.toml", 'kind = "OFFICIAL", colour = "white"', 'kind = "OFFICIAL", colour = "wite"')
    )
    with pytest.raises(ContentError) as caught:
        load(folder)
    assert str(caught.value) == (
        'cards.toml, card 2, bonus.colour: "wite" stands here, but it must be one of "beige", "orange", "brown", "red", '
        '"grey" or "white"; did you mean "white"?'
    )


def nodes(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(node for key, item in inside for node in nodes(item, (*path, key)))]


PARSED: dict[str, Any] = {file: parsed(file) for file in FILES}
PLACES = [(file, path) for file in FILES for path in nodes(PARSED[file]) if path]
OTHER_VALUES: list[object] = [
    0, -1, 3, 10**40, 2.5, math.nan, math.inf, True, "", "gold", "{", "x\u2028\ny", [], [1], ["WALL"], {}, {"en": "a"},
    [[1, 2]], [{}], datetime.date(1979, 5, 27), datetime.time(7, 32),
]  # fmt: skip


def copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    changes=st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from([None, *OTHER_VALUES])), min_size=1, max_size=4)
)
def test_no_change_of_values_gives_anything_but_mistakes(
    tmp_path: Path, changes: list[tuple[tuple[str, tuple[str | int, ...]], object]]
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


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(file=st.sampled_from(FILES), place=st.floats(0, 1), junk=st.binary(max_size=6), length=st.integers(0, 40))
def test_no_change_of_bytes_gives_anything_but_mistakes(
    tmp_path: Path, file: str, place: float, junk: bytes, length: int
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


def test_two_readings_have_one_digest(content: ZhanGuoContent, tmp_path: Path) -> None:
    assert load().digest == content.digest == content.box.digest
    assert re.fullmatch("[0-9a-f]{16}", content.digest)
    assert load(variant(tmp_path / "pack")).digest == content.digest


def test_comments_and_the_order_of_keys_do_not_change_the_digest(content: ZhanGuoContent, tmp_path: Path) -> None:
    folder = variant(
        tmp_path / "pack",
        ("cards.toml", 'number = 1\ncolour = "beige"', '# the first\ncolour = "beige"\nnumber = 1'),
    )
    assert load(folder).digest == content.digest


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
def test_a_file_of_another_name_is_a_mistake(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / name).write_text("", encoding="utf-8")
    assert [mistake.file for mistake in mistakes(tmp_path)] == [name]
    assert words in mistakes(tmp_path)[0].text


def test_a_pack_must_be_a_folder_with_something_in_it(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "empty").mkdir()
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


def test_check_prints_mistakes_one_a_line(tmp_path: Path) -> None:
    folder = variant(
        tmp_path / "pack", ("cards.toml", "number = 17\n", "nubmer = 17\n"), ("board.toml", "discs = 8", "discs = 7")
    )
    result = CliRunner().invoke(content_command, ["check", "zhanguo", "--pack", str(folder)])
    assert result.exit_code == 2
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "cards.toml, card no. 17, nubmer",
        "cards.toml, card no. 17, number",
        "board.toml, components, discs",
    ]


def test_check_offers_the_games_it_can_read() -> None:
    result = CliRunner().invoke(content_command, ["check", "zhanguoo"])
    assert result.exit_code == 2
    expected = 'There is no content of a game "zhanguoo", only of zhanguo; did you mean "zhanguo"?\n'
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
    assert seen.card_bonus[2].ru == "1 белый чиновник в регион этой карты"
    assert seen.card_bonus[14].en == "1 VP for each of your orange cards"
    assert seen.portraits[seen.card_portrait[2]].id == "censor"
    texts = {task.id: task.text for task in seen.tasks}
    assert texts["task_wall_1"] is not None
    assert texts["task_wall_1"].en == "walls on Turquoise Wall ×2, Gold Wall"
    governor = seen.rewards[0][3].text
    assert governor is not None
    assert governor.ru == "1 губернатор без возврата чиновников: Хэдун (2) или Линьцзы (4)"
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
