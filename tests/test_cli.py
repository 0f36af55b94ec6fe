"""The command line: what works, and one sentence with exit code 2 for what does not."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from teahouse import __version__
from teahouse.cli import COMMANDS, extra_with, run
from teahouse.registry import games
from teahouse.text import languages

RECORD = Path(__file__).parent / "games" / "zhanguo" / "records" / "two-players.jsonl"


def sentence(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What is said about a bad command line; nothing else may be said."""
    code = run(list(args))
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert "Traceback" not in said.err
    assert said.err.count("\n") == 1
    return said.err.strip()


def damaged(tmp_path: Path, line: int, text: str) -> str:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = text
    path = tmp_path / "damaged.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def altered(tmp_path: Path, **head: str) -> str:
    """The record with another header."""
    first = json.loads(RECORD.read_text(encoding="utf-8").splitlines()[0])
    return damaged(tmp_path, 1, json.dumps(first | head))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("play chess", f"There is no game “chess”; the games are: {', '.join(games())}."),
        (
            "play zhanguo --option tea=on",
            "zhanguo has no option “tea”; its options are: boards, draft, track_order, harsh_recruit, colours.",
        ),
        (
            "play zhanguo --option boards=c",
            "Option boards cannot be “c”; choose one of: a, b, auction, agreed_auction.",
        ),
        ("play zhanguo --option boards", "An option is written NAME=VALUE, as boards=b, not “boards”."),
        ("play zhanguo --seats human", "zhanguo is for 2, 3, 4 players, not for 1."),
        ("play zhanguo --seats human,random,random,random,random", "zhanguo is for 2, 3, 4 players, not for 5."),
        (
            "play zhanguo --seats human,dragon",
            "A seat cannot be “dragon”; write human or the name of a bot: random, pupil, scholar, general, sage.",
        ),
        ("play zhanguo --lang fr", f"We do not speak “fr”; the languages are: {', '.join(languages())}."),
        ("replay no-such-file", "The record no-such-file cannot be read: No such file or directory."),
        ("play --load no-such-file", "The record no-such-file cannot be read: No such file or directory."),
        ("simulate zhanguo --seats human,random", "Only bots play in a simulation; a person plays with teahouse play."),
        (
            "simulate zhanguo --seats random,dragon",
            "There is no bot “dragon”; the bots are: random, pupil, scholar, general, sage.",
        ),
        ("simulate zhanguo --seats random", "zhanguo is for 2, 3, 4 players, not for 1."),
        (
            "simulate zhanguo --games 0",
            "Invalid value for '--games': 0 is not in the range x>=1; see teahouse simulate --help.",
        ),
        ("dance", f"There is no command “dance”; the commands are: {', '.join(COMMANDS)}."),
        ("play --frob", "No such option '--frob'; see teahouse play --help."),
        ("validate", "Say what: files and folders with records, or --database."),
    ],
)
def test_bad_input_is_one_sentence(args: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence(capsys, *args.split()) == said


def test_an_unknown_pack_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = sentence(capsys, "play", "zhanguo", "--pack", str(tmp_path / "nowhere"))
    assert "there is no such folder; a pack is a folder of TOML files" in said


def test_a_saved_game_has_its_options_already(capsys: pytest.CaptureFixture[str]) -> None:
    said = sentence(capsys, "play", "zhanguo", "--load", str(RECORD))
    assert said.startswith("A saved game has its game, seed and options already")


def test_a_saved_game_keeps_its_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    said = sentence(capsys, "play", "--load", str(RECORD), "--seats", "human,random,random")
    assert said == "The saved game has 2 seats, not 3."


@pytest.mark.parametrize("command", ["replay", "validate", "play --load"])
def test_a_damaged_record_says_at_which_line(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = damaged(tmp_path, 9, "{")
    assert "is damaged at line 9: it is not JSON." in sentence(capsys, *command.split(), path)


@pytest.mark.parametrize("line", ["[]", '{"seat": 0}', '{"hash": 5}', "7"])
def test_an_entry_that_is_none_says_at_which_line(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "is damaged at line 4" in sentence(capsys, "validate", damaged(tmp_path, 4, line))


@pytest.mark.parametrize(
    "entry",
    [
        '{"seat": 0, "move": "jump"}',
        '{"seat": 99, "move": "card 1"}',
        '{"seat": -1, "move": "card 1"}',
        '{"undo": 44}',
        '{"hash": "0"}',
    ],
)
def test_a_record_that_disagrees_says_where_and_why(
    entry: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["validate", damaged(tmp_path, 5, entry)]) == 1
    said = capsys.readouterr()
    assert "agrees up to line 4, differs at line 5" in said.out
    assert said.err == ""


def test_a_record_of_other_rules_or_content_says_so_and_how_far_it_agrees(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["validate", altered(tmp_path, rules="0")]) == 0
    assert "The record was made under rules 0 of zhanguo" in capsys.readouterr().out
    assert run(["validate", altered(tmp_path, content="abc")]) == 0
    assert "The record was made with content abc; this is content" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"seed": "other"}, "the seed is not the one committed to"),
        ({"players": ["a"]}, "zhanguo is for 2, 3, 4 players, not for 1."),
        ({"options": {"boards": "z"}}, "Option boards cannot be “z”"),
        ({"teahouse": 99}, "is not a Teahouse record of format 1"),
    ],
)
def test_a_wrong_header_is_one_sentence(
    head: dict[str, str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in sentence(capsys, "validate", altered(tmp_path, **head))


def test_validate_takes_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["validate", str(RECORD.parent)]) == 0
    assert capsys.readouterr().out.count("agrees to its end") == len(list(RECORD.parent.glob("*.jsonl")))


def test_validate_needs_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "holds no record" in sentence(capsys, "validate", str(tmp_path))


def test_replay_shows_the_log_and_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(RECORD), "--to", "12", "--seat", "1", "--lang", "ru"]) == 0
    shown = capsys.readouterr().out
    assert "Что произошло" in shown
    assert "Вы берёте карту" in shown
    assert "После 12 записей" in shown
    assert run(["replay", str(RECORD), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "You draw card" not in shown
    assert "winner" in shown


def test_replay_knows_its_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence(capsys, "replay", str(RECORD), "--seat", "3") == "The record has seats 1 to 2, not 3."


def test_simulate_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "zhanguo", "--games", "4", "--seed", "9", "--json", "--option", "boards=b"]
    results = []
    for jobs in ("1", "2"):
        assert run([*args, "--jobs", jobs]) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert results[0] == results[1]
    assert results[0]["games"] == 4
    assert len(results[0]["seats"]) == 3
    assert run(["simulate", "zhanguo", "--games", "2", "--jobs", "1"]) == 0
    assert "95 %" in capsys.readouterr().out


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"teahouse {__version__}\n"
    assert run(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(command in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_opened(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert "Usage: teahouse" in capsys.readouterr().out


def test_a_real_process_plays_from_a_pipe_and_imports_only_what_it_needs(tmp_path: Path) -> None:
    code = "import sys; from teahouse.cli import run; rc = run(sys.argv[1:]); sys.stderr.write(str([*sys.modules]))"
    call = [sys.executable, "-c", f"{code}; sys.exit(rc)"]
    version = subprocess.run([*call, "--version"], capture_output=True, text=True, check=True)
    assert not any(
        f"'{module}'" in version.stderr for module in ("rich", "msgspec", "teahouse.registry", "fluent.runtime")
    )
    played = subprocess.run(
        [*call, "play", "zhanguo", "--seed", "7", "--lang", "en"],
        input="1\nregion 2\n",
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert "Blue plays card" in played.stdout
    assert "\x1b[" not in played.stdout
    assert "left without saving" in played.stdout


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("litestar", "server"),
        ("sqlalchemy", "server"),
        ("gymnasium", "envs"),
        ("plotly", "lab"),
        ("asyncpg", "postgres"),
        ("nonsense", ""),
    ],
)
def test_what_is_not_installed_is_named_with_the_extra_that_brings_it(module: str, extra: str) -> None:
    assert extra_with(module) == extra


def test_a_command_without_its_packages_says_what_to_install() -> None:
    code = "import sys; sys.modules['sqlalchemy'] = None; from teahouse.cli import run; sys.exit(run(['serve']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip() == "This needs sqlalchemy: pip install 'teahouse[server]'."
