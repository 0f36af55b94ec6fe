"""The Ancient World pack: a broken pack is told where it is broken, and no damage gives anything but mistakes."""

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
from teahouse.games.ancient_world.loading import BUILTIN, AncientWorldContent, effects, load, schema
from teahouse.games.ancient_world.loading.checks import COLOURS
from teahouse.games.ancient_world.loading.files import FILES
from teahouse.games.ancient_world.rules import words
from teahouse.games.ancient_world.rules.box import Box
from teahouse.ledger import clause
from teahouse.loading.pack import Mistake

Variant = Callable[..., Path]
Mistakes = Callable[[Path], list[Mistake]]

HERE = Path(__file__).parent
TEXT = {file: (BUILTIN / file).read_text(encoding="utf-8") for file in FILES}
PARSED: dict[str, Any] = {file: tomllib.loads(text) for file, text in TEXT.items()}


@pytest.fixture(scope="module")
def content() -> AncientWorldContent:
    return load()


@pytest.fixture(scope="module")
def box(content: AncientWorldContent) -> Box:
    return content.box


# -- broken packs --------------------------------------------------------------------------


def broken() -> list[list[str]]:
    """Place, old text, new text and words of the message of each case in `broken.txt`."""
    text = re.sub("^#.*\n", "", (HERE / "broken.txt").read_text(encoding="utf-8"), flags=re.MULTILINE)
    cases = [case.splitlines() for case in text.strip().split("\n\n")]
    return [[case[0], *(line.removeprefix("  ").replace("\\n", "\n") for line in case[1:])] for case in cases]


@pytest.mark.parametrize(("place", "old", "new", "told"), broken())
def test_a_broken_pack_is_told_where(
    ancient_variant: Variant, ancient_mistakes: Mistakes, place: str, old: str, new: str, told: str
) -> None:
    edit = (place.split(",")[0], old, "" if new == "-" else new)
    found = list(map(str, ancient_mistakes(ancient_variant(edit))))
    here = [line for line in found if line.startswith(f"{place}: ")]
    assert here, f"only {found}"
    assert any(told in line for line in here), here
    assert all("\n" not in line for line in found)


def test_mistakes_of_all_files_are_told_at_once(ancient_variant: Variant, ancient_mistakes: Mistakes) -> None:
    found = ancient_mistakes(
        ancient_variant(
            ("armies.toml", "sword = 1", "swords = 1"),
            ("empire_a.toml", "copies = 2", 'copies = "two"'),
            ("board.toml", "draw = 5", "draws = 5"),
        )
    )
    assert [(mistake.file, mistake.entry, mistake.field) for mistake in found] == [
        ("board.toml", "cell EXPLORE", "do[1].draws"),
        ("empire_a.toml", "card market_stalls", "copies"),
        ("armies.toml", "army mercian_army", "front.swords"),
    ]


def test_a_message_is_one_sentence(ancient_variant: Variant, ancient_mistakes: Mistakes) -> None:
    found = ancient_mistakes(ancient_variant(("empire_b.toml", 'per = "titan"', 'per = "titans"')))
    assert len(found) == 1
    assert str(found[0]).startswith(
        'empire_b.toml, card titan_bone_gate, endgame.per: "titans" stands here, but it must'
    )
    assert str(found[0]).endswith('did you mean "titan"?')


@pytest.mark.parametrize("file", FILES)
def test_every_file_is_checked_for_unknown_tables(
    ancient_variant: Variant, ancient_mistakes: Mistakes, file: str
) -> None:
    first = TEXT[file].splitlines()[0]
    found = ancient_mistakes(ancient_variant((file, first, f"{first}\nedition = 2")))
    assert [(mistake.file, mistake.field) for mistake in found] == [(file, "edition")]


# -- random damage -------------------------------------------------------------------------


def nodes(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The path of every value in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(node for key, item in inside for node in nodes(item, (*path, key)))]


PLACES = [(file, path) for file in FILES for path in nodes(PARSED[file]) if path]
OTHER_VALUES: list[object] = [
    0, -1, 3, 10**40, 2.5, math.nan, True, "", "red", "sword", "row", "WORK", "build", "start", "{", "x\u2028\ny", [],
    [1], ["sword"], {}, {"en": "a"}, {"op": "gain"}, {"coin": 1}, [{"op": "copy"}], [{"op": "waive_price"}], [{}],
    {"per": "food", "each": 1}, [{"on": "build", "do": [{"op": "discount", "coin": 1}]}],
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


def fresh(folder: Path) -> Path:
    """An empty folder for a pack."""
    (folder / "pack").mkdir(exist_ok=True)
    for old in (folder / "pack").iterdir():
        old.unlink()
    return folder / "pack"


@settings(max_examples=100)
@given(
    changes=st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from([None, *OTHER_VALUES])), min_size=1, max_size=4)
)
def test_no_change_of_values_gives_anything_but_mistakes(
    tmp_path: Path, ancient_mistakes: Mistakes, changes: list[tuple[tuple[str, tuple[str | int, ...]], object]]
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
    folder = fresh(tmp_path)
    for file, data in changed.items():
        (folder / file).write_text(written(data), encoding="utf-8")
    for mistake in ancient_mistakes(folder):
        assert mistake.file in FILES
        assert "\n" not in str(mistake)


@settings(max_examples=50)
@given(file=st.sampled_from(FILES), place=st.floats(0, 1), junk=st.binary(max_size=6), length=st.integers(0, 40))
def test_no_change_of_bytes_gives_anything_but_mistakes(
    tmp_path: Path, ancient_mistakes: Mistakes, file: str, place: float, junk: bytes, length: int
) -> None:
    data = TEXT[file].encode()
    start = int(place * len(data))
    folder = fresh(tmp_path)
    (folder / file).write_bytes(data[:start] + junk + data[start + length :])
    for mistake in ancient_mistakes(folder):
        assert mistake.file in FILES


# -- packs of one's own --------------------------------------------------------------------


def test_two_readings_have_one_digest(content: AncientWorldContent, tmp_path: Path) -> None:
    assert load().digest == content.digest == content.box.digest
    assert re.fullmatch("[0-9a-f]{16}", content.digest)
    for file, text in TEXT.items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    assert load(tmp_path).digest == content.digest


def test_words_and_the_order_of_keys_do_not_change_the_digest(
    content: AncientWorldContent, ancient_variant: Variant
) -> None:
    folder = ancient_variant(
        (
            "titans.toml",
            'defence = 5\nsymbols = ["sword", "arrow"]',
            '# first\nsymbols = ["arrow", "sword"]\ndefence = 5',
        ),
        ("empire_a.toml", "Market Stalls", "Market Booths"),
        ("pictures.toml", "magnifying-glass", "spyglass"),
    )
    assert load(folder).digest == content.digest


def test_a_pack_may_hold_some_files_only(content: AncientWorldContent, ancient_variant: Variant) -> None:
    mine = load(ancient_variant(("titans.toml", "defence = 5", "defence = 6")))
    assert mine.box.titans[1].defence == 6
    assert mine.box.empire[1].cost.coin == content.box.empire[1].cost.coin
    assert mine.digest != content.digest


def test_a_file_of_another_name_is_a_mistake(tmp_path: Path, ancient_mistakes: Mistakes) -> None:
    (tmp_path / "titan.toml").write_text("", encoding="utf-8")
    assert [mistake.file for mistake in ancient_mistakes(tmp_path)] == ["titan.toml"]
    assert 'did you mean "titans.toml"?' in ancient_mistakes(tmp_path)[0].text


def test_check_counts_what_it_read(content: AncientWorldContent) -> None:
    result = CliRunner().invoke(content_command, ["check", "ancient_world"])
    assert result.exit_code == 0
    assert "74 empire card, 27 army card, 20 titan, 11 province" in result.output
    assert f"ancient_world: content is sound (digest {content.digest})" in result.output
    assert set(content.sources) == {"rulebook", "report", "designed"}


def test_check_prints_mistakes_one_a_line(ancient_variant: Variant) -> None:
    folder = ancient_variant(
        ("armies.toml", "trophy = 1", "trophies = 1"), ("provinces.toml", "space = 3", 'space = "3"')
    )
    result = CliRunner().invoke(content_command, ["check", "ancient_world", "--pack", str(folder)])
    assert result.exit_code == 2
    assert [line.split(":")[0] for line in result.stderr.splitlines()] == [
        "armies.toml, army ildan_slingers, front.trophies",
        "provinces.toml, province fertile_plain, props.space",
    ]


# -- words ---------------------------------------------------------------------------------


def tags(union: object) -> set[object]:
    return {shape.__struct_config__.tag for shape in get_args(union)}


def test_words_of_the_schema_are_words_of_the_rules() -> None:
    assert tuple(shape.__struct_config__.tag for shape in get_args(effects.AnyEffect)) == words.EFFECTS
    places = tags(effects.ActionEffect) | tags(effects.TriggerEffect) | tags(effects.CellEffect)
    assert places == set(words.EFFECTS)
    for literal, known in (
        (effects.Tribe, words.TRIBES),
        (effects.CellId, words.CELLS),
        (effects.On, words.TRIGGERS),
        (effects.Counter, words.COUNTERS),
        (schema.Placement, words.PLACEMENTS),
        (schema.Face, words.FACES),
        (schema.PlayerColour, COLOURS),
    ):
        assert get_args(literal) == known
    assert set(effects.LandProps.__struct_fields__) == set(words.PROPS)
    assert set(effects.Props.__struct_fields__) == set(words.PROPS) - {"space"}
    assert effects.Symbols.__struct_fields__ == words.SYMBOLS
    assert effects.Price.__struct_fields__ == words.CURRENCIES
    assert set(get_args(schema.SymbolId)) == {*words.PROPS, *words.SYMBOLS}


def test_names_are_those_of_the_box(content: AncientWorldContent) -> None:
    seen, box = content.names, content.box
    assert [cell.id for cell in seen.cells] == list(words.CELLS)
    assert [tribe.id for tribe in seen.tribes] == list(words.TRIBES)
    assert list(seen.symbols) == list(dict.fromkeys((*words.PROPS, *words.SYMBOLS)))
    assert list(seen.empire) == list(dict.fromkeys(card.name for card in box.empire[1:]))
    assert list(seen.armies) == list(dict.fromkeys(card.name for card in box.armies[1:]))
    assert list(seen.titans) == [titan.name for titan in box.titans[1:]]
    assert list(seen.provinces) == [province.name for province in box.provinces[1:]]
    assert seen.empire["crane"].name.of("ru") == "Кран"
    assert seen.cell("GROW").name.en == "Grow the population"
    assert seen.tribe("blue").icon == "trident"
    assert [colour.id for colour in seen.player_colours] == list(COLOURS)


def test_russian_texts_are_russian() -> None:
    def texts(value: object) -> list[str]:
        if isinstance(value, dict):
            return [value["ru"]] if "ru" in value else [text for item in value.values() for text in texts(item)]
        return [text for item in value for text in texts(item)] if isinstance(value, list) else []

    found = [text for file in FILES for text in texts(PARSED[file])]
    assert len(found) > 150
    assert [text for text in found if not re.search("[а-яё]", text)] == []


def test_rules_that_entries_name_exist() -> None:
    named = {found for text in TEXT.values() for found in re.findall(r"AW-[A-Z]{3}-\d\d", text)}
    assert len(named) > 25
    for name in named:
        assert clause(name).id == name


# -- rules of cards in the box -------------------------------------------------------------


def test_effects_keep_their_fields_and_no_others(box: Box) -> None:
    def script(name: str) -> list[tuple[int | bool, ...]]:
        card = next(card for card in box.empire if card.name == name)
        number = card.action if card.action >= 0 else box.triggers[card.triggers[0]].script
        fields = ("op", "coin", "knowledge", "per", "count", "sword", "arrow", "cell", "discount", "row", "reserve",
                  "deck_top")  # fmt: skip
        return [tuple(getattr(effect, field) for field in fields) for effect in box.scripts[number].effects]

    no = (False, False, False)
    assert script("desert_caravan") == [(words.E_GAIN, 1, 0, words.C_FOOD, 0, 0, 0, -1, 0, *no)]
    assert script("shipyard") == [
        (words.E_RESTORE, 0, 0, -1, 2, 0, 0, -1, 0, *no),
        (words.E_GAIN, 3, 0, -1, 0, 0, 0, -1, 0, *no),
    ]
    assert script("drill_yard") == [(words.E_ATTACK, 0, 0, -1, 0, 2, 0, -1, 0, *no)]
    assert script("hiring_market") == [(words.E_PERFORM, 0, 0, -1, 0, 0, 0, words.RECRUIT, 2, *no)]
    assert script("forest_refuge") == [(words.E_SCOUT, 0, 0, -1, 4, 0, 0, -1, 0, *no)]
    assert script("remote_outpost") == [(words.E_REST, 0, 0, -1, 1, 0, 0, -1, 0, *no)]
    assert script("zor_playwrights") == [(words.E_RESERVE, 0, 0, -1, 0, 0, 0, -1, 0, True, False, True)]
    assert script("surveyors_office") == [(words.E_DISCOUNT, 0, 0, -1, 0, 0, 0, -1, 2, *no)]
    assert script("crane") == [(words.E_WAIVE_PRICE, 0, 0, -1, 0, 0, 0, -1, 0, *no)]
    build, explore = (box.scripts[box.cells[cell].script].effects[0] for cell in (words.BUILD, words.EXPLORE))
    assert (build.op, build.row, build.reserve, build.deck_top) == (words.E_BUY_EMPIRE, True, True, False)
    assert (explore.op, explore.count) == (words.E_EXPLORE, 5)


def test_triggers_keep_who_may_and_what_it_costs(box: Box) -> None:
    def trigger(name: str) -> tuple[object, ...]:
        rule = box.triggers[next(card for card in box.empire if card.name == name).triggers[0]]
        return rule.on, rule.may, rule.pay.coin, rule.pay.knowledge, rule.discard_self

    assert trigger("scribes_guild") == (words.T_LEARN_LEFT, True, 1, 0, False)
    assert trigger("crane") == (words.T_BUILD, True, 0, 0, True)
    assert trigger("trophy_hall") == (words.T_VICTORY, False, 0, 0, False)
    moth = next(titan for titan in box.titans if titan.name == "lantern_moth")
    assert [box.triggers[number].on for number in moth.triggers] == [words.T_GAIN_CARD]


def test_copies_of_a_card_share_their_rules(box: Box, ancient_variant: Variant) -> None:
    divers = [card for card in box.empire if card.name == "pearl_divers"]
    assert len(divers) == 2
    assert divers[0].action == divers[1].action
    assert [card.name for card in box.empire if card.copies] == ["bridge", "trading_city"]
    paid = 'action = { pay = { knowledge = 1 }, do = [{ op = "gain", coin = 3 }] }'
    mine = load(ancient_variant(("empire_a.toml", 'action = { do = [{ op = "gain", coin = 3 }] }', paid))).box
    assert [card.action_pay.knowledge for card in mine.empire if card.name == "pearl_divers"] == [1, 1]


def test_a_province_may_answer_too(ancient_variant: Variant) -> None:
    rule = 'triggers = [{ on = "gain_card", do = [{ op = "gain", coin = 2 }] }]'
    mine = load(ancient_variant(("provinces.toml", "banners = []", f"banners = []\n{rule}"))).box
    assert len(mine.provinces[1].triggers) == 1
