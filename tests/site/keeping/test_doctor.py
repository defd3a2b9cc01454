"""The doctor says what is wrong and what to do, part by part, even if other parts do not answer."""

import dataclasses
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis
from django.core.management import call_command
from django.db import connection

from glassbox_site.environment import checks, env
from glassbox_site.ground import disk
from glassbox_site.keeping import examination, house_copy, redis_checks
from glassbox_site.keeping.findings import Finding, State
from glassbox_site.models import Pulse
from tests.personas import cast
from tests.support import servers
from tests.support.endpoints.model_server import ModelServer
from tests.support.sites import same_house

pytestmark = [pytest.mark.django_db, pytest.mark.databases]


def found(part: str) -> Finding:
    [finding] = [each for each in examination.examine() if each.part == part]
    return finding


def test_a_database_that_takes_what_is_written_is_well_and_keeps_nothing_of_it(empty_redis: "redis.Redis") -> None:
    from django.contrib.sessions.models import Session

    assert found("database").state is State.WELL
    assert not Session.objects.exists()


@pytest.mark.skipif(connection.vendor == "sqlite", reason="it knows every letter")
def test_a_database_that_knows_no_foreign_letter_is_ill() -> None:
    environ = same_house.environment()
    ours = connection.get_connection_params() | {"dbname": connection.settings_dict["NAME"]}
    with psycopg.connect(**ours, autocommit=True) as server:
        server.execute("CREATE DATABASE of_few_letters ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
        try:
            environ["DATABASE_URL"] = f"{environ['DATABASE_URL'].rsplit('/', 1)[0]}/of_few_letters"
            command = [sys.executable, "manage.py", "doctor"]
            told = subprocess.run(command, cwd=env.PROJECT, env=environ, capture_output=True, text=True, check=False)
        finally:
            server.execute("DROP DATABASE of_few_letters WITH (FORCE)")

    assert "SQL_ASCII" in told.stdout + told.stderr


@pytest.mark.parametrize(
    ("host", "names", "ids"),
    [
        ("0.0.0.0", ["localhost", "127.0.0.1"], ["glassbox.W003"]),
        ("::", ["[::1]"], ["glassbox.W003"]),
        ("0.0.0.0", ["localhost", "league.example.org"], []),
        ("127.0.0.1", ["localhost"], []),
        ("192.0.2.7", ["localhost", "192.0.2.7"], []),
    ],
)
def test_who_opens_the_door_to_others_and_names_nobody_is_told(
    host: str, names: list[str], ids: list[str], settings: Any
) -> None:
    settings.ENVIRONMENT = dataclasses.replace(settings.ENVIRONMENT, host=host)
    settings.ALLOWED_HOSTS = names

    assert [each.id for each in checks.who_may_come_is_let_in(None)] == ids


def test_a_migration_of_a_later_release_is_ill(empty_redis: "redis.Redis") -> None:
    with connection.cursor() as cursor:
        cursor.execute("INSERT INTO django_migrations (app, name, applied) VALUES ('games', '9999_later', %s)",
                       [datetime.now(UTC)])  # fmt: skip

    finding = found("migrations")

    assert finding.state is State.ILL
    assert "games.9999_later" in finding.told


def test_a_migration_that_was_not_applied_is_ill_and_says_what_to_run(empty_redis: "redis.Redis") -> None:
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'sct' AND name LIKE '0003%%'")

    finding = found("migrations")

    assert finding.state is State.ILL
    assert (finding.told.startswith("1 not applied yet: sct.0003"), finding.remedy) == (True, "manage.py migrate")


@pytest.mark.skipif(connection.vendor != "sqlite", reason="a server has a clock of its own, which is compared")
@pytest.mark.parametrize(("hours", "state"), [(-1, State.WELL), (1, State.LOOK)])
def test_a_clock_behind_what_was_written_is_worth_a_look(hours: int, state: State, empty_redis: "redis.Redis") -> None:
    Pulse.objects.update_or_create(pk=1, defaults={"at": datetime.now(UTC) + timedelta(hours=hours)})

    assert found("clock").state is state


def test_a_disk_below_its_reserve_is_ill(settings: Any, empty_redis: "redis.Redis") -> None:
    settings.DISK_RESERVE = disk.room().total + 1

    assert found("disk").state is State.ILL


def test_a_data_folder_that_is_gone_is_ill(settings: Any, tmp_path: Path, empty_redis: "redis.Redis") -> None:
    settings.VAR = tmp_path / "gone"

    assert found("data folder").state is State.ILL


def test_styles_and_scripts_that_were_not_collected_are_ill(
    settings: Any, tmp_path: Path, empty_redis: "redis.Redis"
) -> None:
    settings.STATIC_ROOT = tmp_path
    assert found("pages").state is State.ILL

    (tmp_path / "a.css").touch()
    (tmp_path / "staticfiles.json").write_text('{"version": "1.1", "paths": {"a.css": "a.css"}, "hash": ""}')
    assert found("pages").state is State.WELL


def test_a_redis_that_does_not_answer_is_ill_and_the_rest_is_still_told(settings: Any) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:1/0"

    parts = {each.part: each.state for each in examination.examine()}

    assert parts["Redis"] is State.ILL
    assert parts["database"] is State.WELL
    assert "backup" in parts


@pytest.fixture
def small_redis(tmp_path: Path, settings: Any) -> Iterator["redis.Redis"]:
    """A separate Redis server, whose settings a test may spoil."""
    with servers.stand_alone_redis(tmp_path) as url:
        settings.REDIS_URL = url
        with redis.Redis.from_url(url) as client:
            yield client


def test_a_redis_that_may_throw_jobs_away_is_worth_a_look(small_redis: "redis.Redis") -> None:
    small_redis.config_set("maxmemory", "1gb")
    small_redis.config_set("maxmemory-policy", "allkeys-lru")

    [finding] = [each for each in redis_checks.examine() if each.part == "Redis memory"]

    assert (finding.state, "noeviction" in finding.remedy) == (State.LOOK, True)


def test_a_redis_at_its_memory_limit_is_ill(small_redis: "redis.Redis") -> None:
    used: Any = small_redis.info("memory")
    small_redis.config_set("maxmemory", used["used_memory"])

    [finding] = [each for each in redis_checks.examine() if each.part == "Redis memory"]

    assert finding.state is State.ILL


def test_a_valkey_is_called_by_its_own_release() -> None:
    told = {"redis_version": "7.2.4", "server_name": "valkey", "valkey_version": "9.1.2"}

    [finding] = redis_checks.of_a_release_we_know(told)

    assert (finding.state, finding.told) == (State.WELL, "Valkey 9.1.2")


def test_a_redis_that_forgets_at_a_restart_is_worth_a_look(small_redis: "redis.Redis") -> None:
    small_redis.config_set("appendonly", "no")

    assert [each.told for each in redis_checks.examine() if each.state is State.LOOK] == [
        "its data is lost when it restarts"
    ]


def test_an_endpoint_that_answers_anything_is_reached(empty_redis: "redis.Redis") -> None:
    with ModelServer() as server:
        cast.gpt4o(base_url=server.url, key_variable="").save()

        assert found("endpoint").state is State.WELL


def test_an_endpoint_where_nobody_listens_is_ill_and_names_its_models(empty_redis: "redis.Redis") -> None:
    cast.gpt4o(base_url="http://127.0.0.1:1/v1").save()

    finding = found("endpoint")

    assert finding.state is State.ILL
    assert "gpt4o" in finding.remedy


def test_a_model_without_its_key_is_worth_a_look_and_no_key_is_told(
    empty_redis: "redis.Redis", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTHER_API_KEY", "sk-secret-of-the-house")
    with ModelServer() as server:
        cast.gpt4o(base_url=server.url, key_variable="ABSENT_API_KEY").save()
        cast.gpt4o(name="Other", slug="other", base_url=server.url, key_variable="OTHER_API_KEY").save()

        told = [str(each) for each in examination.examine()]

    assert any("ABSENT_API_KEY" in each for each in told)
    assert not any("sk-secret" in each for each in told)


def test_a_house_that_was_never_saved_is_worth_a_look(empty_redis: "redis.Redis") -> None:
    assert found("backup").state is State.LOOK


def test_a_backup_of_last_week_is_worth_a_look(settings: Any, tmp_path: Path, empty_redis: "redis.Redis") -> None:
    settings.VAR = tmp_path
    note, week_ago = tmp_path / house_copy.LAST, datetime.now(UTC) - timedelta(days=7)
    note.touch()
    os.utime(note, (week_ago.timestamp(),) * 2)

    finding = found("backup")

    assert finding.state is State.LOOK
    assert f"{week_ago:%Y-%m-%d}" in finding.told


def test_what_is_ill_makes_the_command_fail(settings: Any, capsys: pytest.CaptureFixture[str]) -> None:
    settings.REDIS_URL = "redis://127.0.0.1:1/0"

    with pytest.raises(SystemExit) as ended:
        call_command("doctor")

    assert ended.value.code == 1
    assert "BAD   Redis" in capsys.readouterr().out
