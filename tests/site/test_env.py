"""The environment: defaults, and every bad value named at once."""

import os
import stat
from pathlib import Path

import pytest

from glassbox_site import env


def read(var: Path, **environ: str) -> env.Environment:
    return env.read({"GLASSBOX_VAR": str(var), **environ})


def problems(var: Path, **environ: str) -> list[str]:
    with pytest.raises(env.BadEnvironment) as caught:
        read(var, **environ)
    return caught.value.problems


def test_nothing_has_to_be_set(var: Path) -> None:
    found = read(var)

    assert (found.host, found.port, found.debug, found.redis_url) == ("127.0.0.1", 8000, False, None)
    assert found.database_url == f"sqlite:///{var}/glassbox.sqlite3"


def test_every_bad_value_is_named_at_once(var: Path) -> None:
    named = problems(var, PORT="eighty", DEBUG="perhaps", WORKERS="0", DATABASE_URL="mysql://a/b", REDIS_URL="http://c")

    assert [problem.partition("=")[0] for problem in named] == ["PORT", "DEBUG", "DATABASE_URL", "REDIS_URL", "WORKERS"]
    assert "'eighty'" in named[0]


@pytest.mark.parametrize("port", ["0", "65536", "-1", "8000.0", "٨٠", "0x50", " 1 2 "])
def test_a_port_is_a_whole_number_in_range(var: Path, port: str) -> None:
    [problem] = problems(var, PORT=port)

    assert problem.startswith("PORT=")


@pytest.mark.parametrize(
    "url", ["postgres://", "postgresql://db:notaport/x", "sqlite://", "nonsense", "postgres://host/", "sqlite:///"]
)
def test_a_database_url_that_names_no_database_is_refused(var: Path, url: str) -> None:
    [problem] = problems(var, DATABASE_URL=url)

    assert problem.startswith("DATABASE_URL=")


def test_a_password_in_a_bad_url_is_not_repeated(var: Path) -> None:
    [problem] = problems(var, REDIS_URL="http://user:hunter2@host:1/0")

    assert "hunter2" not in problem


def test_a_bad_secret_key_is_not_repeated(var: Path) -> None:
    [problem] = problems(var, SECRET_KEY="too-short")

    assert "too-short" not in problem


def test_a_wildcard_host_is_refused_because_it_would_switch_off_the_origin_check(var: Path) -> None:
    [problem] = problems(var, ALLOWED_HOSTS="example.org,*")

    assert "websockets" in problem


def test_hosts_may_be_listed_with_spaces(var: Path) -> None:
    assert read(var, ALLOWED_HOSTS="a.example, .b.example").allowed_hosts == ("a.example", ".b.example")


def test_a_data_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    taken = tmp_path / "file"
    taken.touch()

    [problem] = problems(taken / "var")

    assert str(taken / "var") in problem


def test_the_generated_secret_key_stays_and_is_private(var: Path) -> None:
    var.mkdir()

    first, second = env.kept_secret(var), env.kept_secret(var)

    assert first == second
    assert len(first) >= 50
    assert stat.S_IMODE((var / "secret_key").stat().st_mode) == 0o600


def test_the_socket_of_the_embedded_redis_fits_whatever_the_data_folder_is_called(tmp_path: Path) -> None:
    deep = tmp_path / ("long" * 30)

    found = read(deep)

    assert len(os.fsencode(found.redis_socket)) <= env.LONGEST_SOCKET_PATH
    assert found.redis_socket != read(tmp_path / ("wrong" * 30)).redis_socket
