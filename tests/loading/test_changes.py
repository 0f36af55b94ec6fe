"""One number can be tried without copying a file; what is wrong in a change is told where it stands."""

from pathlib import Path

import pytest

from teahouse.loading.pack import ContentError
from teahouse.registry import load_content, load_game

GENERAL = '["generals.toml".change."general zhou_tong"]\n'


def pack(tmp_path: Path, text: str) -> Path:
    (tmp_path / "changes.toml").write_text(text, encoding="utf-8")
    return tmp_path


def mistakes(tmp_path: Path, text: str, game: str = "great_wall") -> list[str]:
    with pytest.raises(ContentError) as refused:
        load_content(game, pack(tmp_path, text))
    return [str(mistake) for mistake in refused.value.mistakes]


def test_a_changed_entry_keeps_what_is_not_said(tmp_path: Path) -> None:
    built_in = load_content("great_wall")
    own = load_content("great_wall", pack(tmp_path, GENERAL + "tactics = 3\nstart.wood = 6\n"))
    before = next(general for general in built_in.names.generals if general.id == "zhou_tong")
    after = next(general for general in own.names.generals if general.id == "zhou_tong")
    assert (before.tactics, after.tactics) == (2, 3)
    assert (after.start.wood, after.start.chi) == (6, before.start.chi)
    assert after.name == before.name
    assert own.digest != built_in.digest


def test_an_entry_can_be_added_and_another_taken_out(tmp_path: Path) -> None:
    card = '[["tactics.toml".add.tactic]]\n'
    source = (Path(str(load_game("great_wall").game.folder)) / "pack" / "tactics.toml").read_text(encoding="utf-8")
    first = source[source.index("[[tactic]]") :].split("[[tactic]]")[1]
    text = '["tactics.toml"]\nremove = ["tactic ambush"]\n' + card + first.replace('id = "', 'id = "second_', 1)
    own = load_content("great_wall", pack(tmp_path, text))
    ids = [tactic.id for tactic in own.names.tactics]
    assert "ambush" not in ids
    assert any(each.startswith("second_") for each in ids)
    assert len(ids) == len(load_content("great_wall").names.tactics)


def test_an_empty_change_changes_nothing(tmp_path: Path) -> None:
    own = load_content("zhanguo", pack(tmp_path, '["cards.toml".change."card 37"]\n'))
    assert own.digest == load_content("zhanguo").digest


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('["generlas.toml"]\nremove = ["a"]\n', "generlas.toml: a pack of this game has no such file"),
        (GENERAL + "tactics = -3\n", "changes.toml, general zhou_tong, tactics"),
        (GENERAL + "tacitcs = 3\n", "changes.toml, general zhou_tong, tacitcs"),
        ('["generals.toml".change."general zhou_tang"]\n', "general zhou_tang: there is no such entry"),
        ('["generals.toml"]\nremove = ["general nobody"]\n', "general nobody: there is no such entry"),
        ('["generals.toml"]\nrmove = ["general nobody"]\n', "rmove"),
        ('["board.toml".add.camp]\n', "board.toml, add.camp"),
        ("change = 3\n", "changes.toml, change"),
        ("[", "changes.toml: this is not TOML"),
    ],
)
def test_a_wrong_change_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    assert any(told in each for each in mistakes(tmp_path, text)), mistakes(tmp_path, text)


def test_what_the_rules_do_not_allow_is_told(tmp_path: Path) -> None:
    """ZhanGuo has 120 cards, no fewer."""
    assert mistakes(tmp_path, '["cards.toml"]\nremove = ["card 37"]\n', "zhanguo")


def test_a_key_can_be_taken_out(tmp_path: Path) -> None:
    own = load_content("great_wall", pack(tmp_path, '["generals.toml".drop]\n"general zhou_tong" = ["known"]\n'))
    assert next(general for general in own.names.generals if general.id == "zhou_tong").known == ""
    text = '["generals.toml".drop]\n"general zhou_tong" = ["knwon"]\n"general zhou_tang" = ["known"]\n'
    told = mistakes(tmp_path, text)
    assert "general zhou_tong: there is no key knwon to take out; did you mean" in told[0]
    assert "general zhou_tang: there is no such entry" in told[1]
