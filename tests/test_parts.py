"""What this machine lacks is left out of the tests with a word about it, and with CI=true not at all."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

import parts
from parts import Part

HERE = Part("browser", "clicks", ("chromium",), lambda: True)
AWAY = Part("Redis", "several servers", ("redis-server",), lambda: False)


@pytest.fixture(autouse=True)
def ordinary_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr(parts, "PARTS", (HERE, AWAY))
    monkeypatch.delenv("CI", raising=False)


def test_an_ordinary_user_goes_on_without_a_part() -> None:
    assert parts.main([]) == 0


def test_with_ci_a_missing_part_is_a_failure_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    assert parts.main([]) == 2
    told = capsys.readouterr().err
    assert "nothing may be left out" in told
    assert "sudo apt install redis-server" in told


def test_what_was_left_out_is_named_with_what_installs_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert parts.main(["left-out"]) == 0
    told = capsys.readouterr().out
    assert "Redis" in told
    assert "sudo apt install redis-server" in told
    assert "chromium" not in told


def test_a_part_that_is_needed_must_be_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert parts.main(["need", "browser"]) == 0
    assert parts.main(["need", "Redis"]) == 2
    assert "Missing here: Redis" in capsys.readouterr().err


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert parts.main(["need", "teapot"]) == 2
    assert "the parts are browser, Redis" in capsys.readouterr().err
