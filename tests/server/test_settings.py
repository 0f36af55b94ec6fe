"""What a host may choose, and what they are told when they choose wrongly."""

from pathlib import Path

import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.server.settings import address_of, settings_from, usual_database


def test_the_usual_database_is_where_programs_keep_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert usual_database({"XDG_DATA_HOME": "/data"}) == "/data/teahouse/teahouse.db"
    monkeypatch.setenv("HOME", str(tmp_path))
    assert usual_database({}) == str(tmp_path / ".local/share/teahouse/teahouse.db")
    assert settings_from({"XDG_DATA_HOME": "/data"}).is_sqlite


@pytest.mark.parametrize(
    ("written", "address"),
    [
        ("/data/tea.db", "sqlite+aiosqlite:////data/tea.db"),
        ("sqlite:////data/tea.db", "sqlite+aiosqlite:////data/tea.db"),
        ("postgresql://ann:tea@db/house", "postgresql+asyncpg://ann:tea@db/house"),
        ("postgres://db/house", "postgresql+asyncpg://db/house"),
    ],
)
def test_one_setting_chooses_the_database(written: str, address: str) -> None:
    assert address_of(written) == address
    assert settings_from({"TEAHOUSE_DATABASE": written}).database == address
    assert settings_from({"TEAHOUSE_DATABASE": "other.db"}, written).database == address


def test_a_file_beside_us_is_found_from_everywhere() -> None:
    assert address_of("tea.db") == f"sqlite+aiosqlite:///{Path.cwd() / 'tea.db'}"


@pytest.mark.parametrize("written", ["mysql://db/house", "http://db", "postgresql://ann@:port/house"])
def test_another_database_is_a_sentence(written: str) -> None:
    with pytest.raises(TeahouseError, match=r"\.$"):
        address_of(written)


def test_the_environment_chooses_the_rest() -> None:
    chosen = settings_from(
        {"TEAHOUSE_REDIS": "redis://r", "TEAHOUSE_ORIGINS": "https://a.test/ https://b.test", "TEAHOUSE_PACE": "0.1"},
        "x.db",
        3,
    )
    assert (chosen.redis, chosen.origins, chosen.pace, chosen.bots) == (
        "redis://r",
        ("https://a.test", "https://b.test"),
        0.1,
        3,
    )
    assert settings_from({"TEAHOUSE_GUESTS_PER_MINUTE": "7"}, "x.db").guests_per_minute == 7


@pytest.mark.parametrize("written", ["slow", "nan", "inf", "-inf", "-1", "1e9", "61", "9" * 5000])
def test_a_pace_nobody_can_wait_for_is_a_sentence(written: str) -> None:
    with pytest.raises(TeahouseError, match=r"TEAHOUSE_PACE must be .* from 0 to 60, not “.{1,41}”\.$"):
        settings_from({"TEAHOUSE_PACE": written}, "x.db")


@pytest.mark.parametrize("name", ["LIVE_TABLES", "BOTS", "WORDS_PER_SECOND", "SOCKETS_PER_PERSON"])
@pytest.mark.parametrize("written", ["0", "-1", "nan", "inf", "1e9", "2.5", "1000001", "9" * 5000, "٣"])
def test_a_limit_that_is_none_is_a_sentence(name: str, written: str) -> None:
    with pytest.raises(TeahouseError, match=rf"TEAHOUSE_{name} must be .* from 1 to \d+, not “.{{1,41}}”\.$"):
        settings_from({f"TEAHOUSE_{name}": written}, "x.db")


@pytest.mark.parametrize("written", ["foo", "http://r", "localhost:6379"])
def test_a_redis_that_is_none_is_a_sentence(written: str) -> None:
    with pytest.raises(TeahouseError, match=r"TEAHOUSE_REDIS is an address such as redis://"):
        settings_from({"TEAHOUSE_REDIS": written}, "x.db")
