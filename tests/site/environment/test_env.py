"""The environment: defaults, and every bad value named at once."""

import os
import stat
from concurrent import futures
from decimal import Decimal
from pathlib import Path

import dj_database_url
import pytest

from glassbox_site.environment import env


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


def test_a_name_that_is_nearly_a_settings_is_noticed(var: Path) -> None:
    of_others = {"HOSTNAME": "vm", "PATH": "/bin", "HOME": "/", "POSTGRES_PASSWORD": "x", "OPENAI_API_KEY": "sk"}
    written_right = {"WORKERS": "2", "WORKER": "another program's"}

    found = read(var, BEHIND_TSL="1", TABELS="3", REDIS_URI="redis://a", **of_others, **written_right)

    assert found.misspelt == {"BEHIND_TSL": "BEHIND_TLS", "TABELS": "TABLES", "REDIS_URI": "REDIS_URL"}


@pytest.mark.parametrize("port", ["0", "65536", "-1", "8000.0", "٨٠", "0x50", " 1 2 ", "9" * 5000])
def test_a_port_is_a_whole_number_in_range(var: Path, port: str) -> None:
    [problem] = problems(var, PORT=port)

    assert problem.startswith("PORT=")


@pytest.mark.parametrize(
    "url", ["postgres://", "postgresql://db:notaport/x", "sqlite://", "nonsense", "postgres://host/", "sqlite:///"]
)
def test_a_database_url_that_names_no_database_is_refused(var: Path, url: str) -> None:
    [problem] = problems(var, DATABASE_URL=url)

    assert problem.startswith("DATABASE_URL=")


@pytest.mark.parametrize(
    "contact", ["crew", "crew@", "a b@example.org", "http://example.org", "javascript:alert(1)@x.y"]
)
def test_a_contact_is_an_address_to_write_to_or_to_open(var: Path, contact: str) -> None:
    [problem] = problems(var, CONTACT=contact)

    assert problem.startswith("CONTACT=")


@pytest.mark.parametrize("amount", ["0", "0.0000", "-1", "1e3", "1,50", "NaN", "0.00001", "٣"])
def test_an_amount_of_money_is_above_zero_and_plain(var: Path, amount: str) -> None:
    [problem] = problems(var, REHEARSAL_DOLLARS=amount)

    assert problem.startswith("REHEARSAL_DOLLARS=")


def test_rehearsals_may_spend_what_is_set(var: Path) -> None:
    found = read(var, REHEARSAL_DOLLARS="0.25", REHEARSAL_TOKENS="1000000")

    assert (found.rehearsal_dollars, found.rehearsal_tokens) == (Decimal("0.25"), 1_000_000)


def test_a_password_in_a_bad_url_is_not_repeated(var: Path) -> None:
    [problem] = problems(var, REDIS_URL="http://user:hunter2@host:1/0")

    assert "hunter2" not in problem


@pytest.mark.parametrize(
    "address",
    [
        "scheme://user:hun#ter2@host/0", "scheme://:hun/ter2@host:6379/0", "scheme://user:hun?ter2@host/0",
        "scheme://user:[hunter2@host/0", "scheme://user:hu@nter2@host:port/0", "scheme//user:hunter2@host/0",
        "user:hunter2@host/0", "scheme://host:port/0?password=hunter2",
    ],
)  # fmt: skip
@pytest.mark.parametrize(("name", "scheme"), [("REDIS_URL", "redis"), ("DATABASE_URL", "postgres")])
def test_a_password_that_makes_an_address_unreadable_is_not_repeated_either(
    var: Path, name: str, scheme: str, address: str
) -> None:
    [problem] = problems(var, **{name: address.replace("scheme", scheme)})

    assert "ter2" not in problem
    assert "host" in problem


def test_an_address_whose_password_has_to_be_written_otherwise_says_how(var: Path) -> None:
    named = problems(var, DATABASE_URL="postgres://user:hun#ter2@host/db", REDIS_URL="redis://:hun/ter2@host:6379/0")

    assert [("%23" in problem, "%2F" in problem) for problem in named] == [(True, True)] * 2


def test_a_bad_secret_key_is_not_repeated(var: Path) -> None:
    [problem] = problems(var, SECRET_KEY="too-short")

    assert "too-short" not in problem


def test_a_wildcard_host_is_refused_because_it_would_switch_off_the_origin_check(var: Path) -> None:
    [problem] = problems(var, ALLOWED_HOSTS="example.org,*")

    assert "websockets" in problem


@pytest.mark.parametrize(
    "hosts", [",", "https://a.example", "a.example:8000", "a.example b.example", "a;b", "é.example"]
)
def test_hosts_that_could_never_match_are_refused(var: Path, hosts: str) -> None:
    [problem] = problems(var, ALLOWED_HOSTS=hosts)

    assert "bare host names" in problem


@pytest.mark.parametrize("host", ["a..b", "a" * 64])
def test_a_host_that_no_resolver_could_be_asked_for_is_refused(var: Path, host: str) -> None:
    named = problems(var, HOST=host, REDIS_URL=f"redis://{host}:6379")

    assert [problem.partition("=")[0] for problem in named] == ["HOST", "REDIS_URL"]


@pytest.mark.parametrize(
    "url", ["redis://h/0?db=abc", "redis://h/0?no_such_option=1", "redis://h:65536/0", "redis://[::1", "h:6379"]
)
def test_a_redis_url_that_its_client_cannot_use_is_refused(var: Path, url: str) -> None:
    [problem] = problems(var, REDIS_URL=url)

    assert problem.startswith("REDIS_URL=")


def test_a_home_of_nobody_is_named(tmp_path: Path) -> None:
    [problem] = problems(Path("~no-such-person/var"))

    assert problem.startswith("GLASSBOX_VAR=")


def test_links_in_a_circle_are_named(tmp_path: Path) -> None:
    (tmp_path / "circle").symlink_to("circle")

    named = problems(tmp_path / "circle")

    assert [problem.partition("=")[0] for problem in named] == ["GLASSBOX_VAR"]


def test_a_file_of_settings_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"PORT=8000 # caf\xe9")

    with pytest.raises(env.BadEnvironment, match=r"\.env cannot be read"):
        env.load(tmp_path / ".env")


def test_lines_of_a_file_of_settings_that_say_nothing_are_named_all_at_once_without_what_they_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a missing quotation mark could start the house on an empty database."""
    monkeypatch.delenv("GLASSBOX_TRIED", raising=False)
    lines = ("GLASSBOX_TRIED=1", "WORKERS: 4", "# a remark", "", 'DATABASE_URL="postgres://me:hunter2@host/db', "PORT")
    (tmp_path / ".env").write_text("\n".join(lines), encoding="utf-8")

    with pytest.raises(env.BadEnvironment) as caught:
        env.load(tmp_path / ".env")

    assert [problem.partition(":")[0] for problem in caught.value.problems] == [
        f"{tmp_path}/.env, line {number}" for number in (2, 5, 6)
    ]
    assert "hunter2" not in str(caught.value)
    assert "GLASSBOX_TRIED" not in os.environ


def test_a_folder_in_place_of_a_file_of_settings_is_named(tmp_path: Path) -> None:
    with pytest.raises(env.BadEnvironment, match="cannot be read"):
        env.load(tmp_path)


def test_no_file_of_settings_is_no_problem(tmp_path: Path) -> None:
    env.load(tmp_path / ".env")


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


def test_many_who_start_at_once_agree_on_the_secret_key(var: Path) -> None:
    var.mkdir()

    with futures.ThreadPoolExecutor(8) as starters:
        keys = set(starters.map(env.kept_secret, [var] * 64))

    assert len(keys) == 1
    assert len(keys.pop()) >= 50
    assert [path.name for path in var.iterdir()] == ["secret_key"]


def test_the_socket_of_the_embedded_redis_fits_whatever_the_data_folder_is_called(tmp_path: Path) -> None:
    deep = tmp_path / ("long" * 30)

    found = read(deep)

    assert len(os.fsencode(found.redis_socket)) <= env.LONGEST_SOCKET_PATH
    assert found.redis_socket != read(tmp_path / ("wrong" * 30)).redis_socket


STRANGE_NAMES = pytest.mark.parametrize("name", ["C#", "why?", "100%25", 'a "b" c', "Größe"])


@STRANGE_NAMES
def test_the_socket_of_the_embedded_redis_has_a_plain_path(tmp_path: Path, name: str) -> None:
    assert read(tmp_path / name).redis_socket.name == "redis.sock"
    assert name not in str(read(tmp_path / name).redis_socket)


@STRANGE_NAMES
def test_the_database_lies_in_the_data_folder_whatever_that_is_called(tmp_path: Path, name: str) -> None:
    found = read(tmp_path / name)

    assert dj_database_url.parse(found.database_url)["NAME"] == str(tmp_path / name / "glassbox.sqlite3")
