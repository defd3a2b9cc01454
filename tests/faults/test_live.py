"""`manage.py live`: starts from nothing, refuses clearly, restarts what crashes, leaves nothing behind."""

import contextlib
import re
import resource
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import redis

from glassbox_site.environment import env
from glassbox_site.ground.working import open_files
from glassbox_site.running.parts import processes
from tests.games.playing.players import until
from tests.support import endurance, servers
from tests.support.sites.site import Site, environment, furnish, running_site

pytestmark = [pytest.mark.faults, pytest.mark.second]
PATIENCE_SECONDS = 10.0
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def attempt(var: Path, *arguments: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    """One start that is expected to be refused."""
    return subprocess.run(
        [sys.executable, "manage.py", "live", *arguments],
        cwd=env.PROJECT,
        env=environment(var, **environ),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def family(site: Site) -> list[psutil.Process]:
    """The site's processes and theirs, work-horses included."""
    return psutil.Process(site.process.pid).children(recursive=True)


def survivors(processes: list[psutil.Process]) -> list[psutil.Process]:
    _gone, alive = psutil.wait_procs(processes, timeout=PATIENCE_SECONDS)
    return [process for process in alive if process.status() != psutil.STATUS_ZOMBIE]


def child(site: Site, words: str) -> psutil.Process:
    return next(process for process in family(site) if words in " ".join(process.cmdline()))


@contextlib.contextmanager
def few_files(number: int) -> Iterator[None]:
    """Lowers the soft limit of open files, as systems do by default; a process may raise it again."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (number, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_more_may_come_than_the_system_lets_a_process_begin_with(tmp_path: Path) -> None:
    with few_files(256), running_site(tmp_path / "var") as site, contextlib.ExitStack() as crowd:
        worker = child(site, "worker").rlimit(psutil.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(2_000, worker[1]), worker[1]))
        for _ in range(300):
            line = socket.create_connection(("127.0.0.1", int(site.url.rsplit(":", 1)[1])), timeout=10)
            crowd.enter_context(line)

        site.wait_until_well()
        assert worker[0] == min(worker[1], open_files.ENOUGH)


@dataclass(frozen=True, slots=True, kw_only=True)
class Life:
    """What was seen of one run of a site, from its start until a signal asked it to stop."""

    parts: dict[str, Any]
    lesson: bytes | None
    log: str
    code: int
    left: list[psutil.Process]


def lived(var: Path, signum: int) -> Life:
    address = env.read({"GLASSBOX_VAR": str(var)}).redis_socket
    with running_site(var, from_nothing=True) as site, redis.Redis(unix_socket_path=str(address)) as client:
        site.wait_until_well()
        parts, started = httpx.get(f"{site.url}/healthz").json()["parts"], family(site)
        lesson = client.getset("lesson", "trust nobody")
        code = site.stop(signum)
    return Life(parts=parts, lesson=lesson, log=site.log, code=code, left=survivors(started))


@pytest.fixture(scope="module")
def lives(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Life]:
    """Several runs in the same folder, which has a strange name; the first starts from nothing."""
    var = tmp_path_factory.mktemp("lives") / 'C# "100%25"?'
    return {signum: lived(var, signum) for signum in SIGNALS}


def test_a_first_start_brings_up_every_part_in_a_folder_of_any_name(lives: dict[int, Life]) -> None:
    assert lives[SIGNALS[0]].parts["workers"]["alive"] == 2


def test_the_first_start_alone_says_how_to_sign_in(lives: dict[int, Life]) -> None:
    told = [re.findall(r"one-time password: \S{12}", life.log) for life in lives.values()]

    assert [len(passwords) for passwords in told] == [1, 0, 0]


@pytest.mark.parametrize("signum", SIGNALS)
def test_a_polite_signal_ends_everything(lives: dict[int, Life], signum: int) -> None:
    assert (lives[signum].code, lives[signum].left) == (0, [])


def test_the_embedded_redis_keeps_what_it_was_told(lives: dict[int, Life]) -> None:
    assert [life.lesson for life in lives.values()] == [None, b"trust nobody", b"trust nobody"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site shared by all tests that leave it intact."""
    with running_site(tmp_path_factory.mktemp("site") / "var") as site:
        site.wait_until_well()
        yield site


def belongings(var: Path) -> list[Path]:
    """Every file, except those that SQLite creates and removes while the site is running."""
    return sorted(path for path in var.rglob("*") if not path.name.endswith(("-wal", "-shm", "-journal")))


def test_a_second_start_touches_nothing(site: Site) -> None:
    before = belongings(site.var)

    second = attempt(site.var, "--port", str(servers.free_port()))

    assert second.returncode == 2
    assert second.stderr.strip() == (
        f"Already running from {site.var}: {site.url}, process {site.process.pid}. Stop that one first (Ctrl-C)."
    )
    assert belongings(site.var) == before
    assert httpx.get(site.url).status_code == 200


def test_the_embedded_redis_is_for_its_user_alone(site: Site) -> None:
    folder, path = (site.var / "redis").stat(), (site.var / "redis" / "redis.sock").stat()
    ports = child(site, "redis-server").net_connections("tcp")

    assert (stat.S_IMODE(folder.st_mode), stat.S_IMODE(path.st_mode)) == (0o700, 0o700)
    assert ports == []


@pytest.mark.parametrize(("words", "name"), [("worker", "worker-1"), ("daphne", "web-1"), ("redis-server", "redis")])
def test_a_part_that_is_killed_comes_back_and_the_log_says_so(site: Site, words: str, name: str) -> None:
    site.wait_until_well()

    child(site, words).kill()

    site.wait_for(f"{name} was killed by SIGKILL; starting it again")
    site.wait_until_well()


def test_a_line_of_a_part_has_one_clock(site: Site) -> None:
    line = site.wait_for(r".* worker-1 .* rq\.worker: .*started with PID").string

    assert re.findall(r"\d\d:\d\d:\d\d", line) == [line[11:19]]


def test_nobody_is_refused_while_the_web_process_restarts(site: Site) -> None:
    site.wait_until_well()
    child(site, "daphne").kill()

    answers = [httpx.get(site.url, timeout=20).status_code for _ in range(5)]

    assert answers == [200] * 5


def test_nothing_survives_when_the_parent_is_killed(var: Path) -> None:
    with running_site(var) as site:
        started = family(site)

        site.process.kill()

        assert len(started) >= 4
        assert survivors(started) == []


def test_when_make_is_killed_everything_ends_too(var: Path) -> None:
    code = "import os, subprocess, sys; subprocess.run([*sys.argv[1:3], str(os.getpid()), *sys.argv[3:]])"
    leashed = [sys.executable, str(processes.LEASH), sys.executable, "manage.py", "live"]
    command = [sys.executable, "-c", code, *leashed]
    port = str(servers.free_port())
    with subprocess.Popen(
        [*command, "--port", port], cwd=env.PROJECT, env=environment(var), stdout=subprocess.PIPE, text=True
    ) as maker:
        assert maker.stdout is not None
        next(line for line in maker.stdout if "The Glass Box League is on" in line)
        started = psutil.Process(maker.pid).children(recursive=True)

        maker.kill()

        assert len(started) >= 5
        assert survivors(started) == []


def test_nothing_is_started_for_a_parent_that_is_gone_already() -> None:
    parent = subprocess.Popen(["true"])
    parent.wait()

    started = subprocess.run([sys.executable, str(processes.LEASH), str(parent.pid), "sleep", "60"], check=False)

    assert started.returncode == -signal.SIGKILL


def test_a_part_that_keeps_dying_is_named_and_started_until_it_lives_and_the_site_stays_up(var: Path) -> None:
    with running_site(var) as site:
        site.wait_until_well()

        with kept_from_living(site, "redis-server"):
            until(lambda: "redis" in failing_processes(site))
            page = httpx.get(site.url, timeout=20).status_code
        site.wait_until_well()

    assert page == 200


def failing_processes(site: Site) -> dict[str, str]:
    told = httpx.get(f"{site.url}/healthz", timeout=20).json()["parts"]["processes"]["failing"]
    return dict(told)


@contextlib.contextmanager
def kept_from_living(site: Site, words: str) -> Iterator[None]:
    """Kills the process with these words in its command whenever it is started."""
    is_over = threading.Event()
    killer = threading.Thread(target=keep_killing, args=(site, words, is_over))
    killer.start()
    try:
        yield
    finally:
        is_over.set()
        killer.join()


def keep_killing(site: Site, words: str, is_over: threading.Event) -> None:
    while not is_over.wait(0.02):
        with contextlib.suppress(StopIteration, psutil.NoSuchProcess):
            child(site, words).kill()


def test_a_taken_port_is_named_with_a_way_out(var: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]

        refused = attempt(var, PORT=str(port))

    assert refused.returncode == 2
    assert refused.stderr.splitlines() == [
        f"Port {port} is taken by another program. Choose another one: PORT={port + 1} make live"
    ]


@pytest.mark.parametrize(
    ("environ", "line"),
    [
        ({"PORT": "abc"}, "Wrong setting: PORT='abc': must be a whole number from 1 to 65535"),
        ({"REDIS_URL": "redis://127.0.0.1:1/0"}, "The Redis of REDIS_URL does not answer: "),
        ({"DATABASE_URL": "postgres://u:p@127.0.0.1:1/x"}, "The database of DATABASE_URL does not answer: "),
        ({"DATABASE_URL": "sqlite:////proc/none/x.db"}, "The database of DATABASE_URL does not answer: "),
        ({"HOST": "no.such.host.invalid"}, "HOST='no.such.host.invalid' is not an address of this machine"),
    ],
)
def test_what_stands_in_the_way_is_said_in_one_line(var: Path, environ: dict[str, str], line: str) -> None:
    refused = attempt(var, **{"PORT": str(servers.free_port())} | environ)

    [said] = refused.stderr.splitlines()
    assert refused.returncode == 2
    assert said.startswith(line)
    assert refused.stdout == ""
    assert {path.name for path in var.iterdir()} <= {"live.lock", "secret_key"}


def test_a_house_with_a_page_that_cannot_be_loaded_is_not_opened(var: Path, tmp_path: Path) -> None:
    furnish(var)
    page = "glassbox_site.pages.examples"
    (tmp_path / "sitecustomize.py").write_text(f"import sys\nsys.modules[{page!r}] = None\n")

    done = attempt(var, "--port", str(servers.free_port()), PYTHONPATH=str(tmp_path))

    assert done.returncode == 2
    assert done.stderr.strip() == "The pages cannot be loaded; the last lines of the log say why."
    assert f"import of {page} halted" in done.stdout
    assert "The Glass Box League is on" not in done.stdout


def test_a_redis_that_cannot_read_its_data_is_not_waited_for(var: Path) -> None:
    (var / "redis").mkdir(parents=True)
    (var / "redis" / "appendonly.aof").write_bytes(b"no such command\n" * 99)
    started = time.monotonic()

    refused = attempt(var, PORT=str(servers.free_port()))

    [said] = refused.stderr.splitlines()
    assert (refused.returncode, time.monotonic() - started < endurance.in_reason(20)) == (2, True)
    assert said.startswith("The embedded Redis ended")


def test_a_database_of_a_later_release_is_refused_in_one_line(tmp_path: Path) -> None:
    var = tmp_path / "var"
    furnish(var)
    with contextlib.closing(sqlite3.connect(var / "glassbox.sqlite3")) as database, database:
        database.execute("INSERT INTO django_migrations (app, name, applied) VALUES ('games', '9999_later', 0)")

    refused = attempt(var, PORT=str(servers.free_port()))

    [said] = refused.stderr.splitlines()
    assert refused.returncode == 2
    assert said.startswith("The database was changed by a later release, which this one would damage: games.9999_later")


def test_the_files_of_the_database_are_for_their_user_alone(site: Site) -> None:
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in site.var.glob("glassbox.sqlite3*")}

    assert set(modes.values()) == {0o600}


def test_a_data_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    refused = attempt(tmp_path / "file" / "var")

    [said] = refused.stderr.splitlines()
    assert (refused.returncode, "cannot be written" in said) == (2, True)


@pytest.mark.parametrize(("taken", "line"), [("live.lock", "cannot be written"), ("redis", "cannot be made")])
def test_something_else_in_the_place_of_our_own_is_said_in_one_line(var: Path, taken: str, line: str) -> None:
    place = var / taken
    place.mkdir(parents=True)
    if taken == "redis":
        place.rmdir()
        place.touch()

    refused = attempt(var, PORT=str(servers.free_port()))

    [said] = refused.stderr.splitlines()
    assert (refused.returncode, said.startswith(f"{place} {line}")) == (2, True)


def test_an_old_python_is_told_which_one_is_needed(tmp_path: Path) -> None:
    code = "import sys, runpy; sys.version_info = (3, 9, 2); runpy.run_path('manage.py', run_name='__main__')"

    refused = subprocess.run([sys.executable, "-c", code], cwd=env.PROJECT, capture_output=True, text=True, check=False)

    assert refused.returncode == 2
    assert refused.stderr.splitlines() == ["The Glass Box League needs Python 3.11 or newer; this is 3.9."]


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site behind a proxy, with only a public name."""
    var = tmp_path_factory.mktemp("public") / "var"
    with running_site(var, environ=environment(var, ALLOWED_HOSTS=".example.org", BEHIND_TLS="1")) as site:
        yield site


def test_a_public_name_alone_is_enough_to_start_without_a_complaint(public: Site) -> None:
    assert "Invalid HTTP_HOST" not in public.log


def test_behind_a_proxy_a_guesser_locks_out_only_who_comes_from_the_same_address(public: Site) -> None:
    guesses = [guess(public, "203.0.113.9") for _ in range(5)]

    assert guesses[-1] == 429
    assert guess(public, "192.0.2.1") == 200


def guess(site: Site, visitor: str) -> int:
    """The status after a wrong password from a visitor whose address the proxy tells."""
    told = {"X-Forwarded-For": visitor, "X-Forwarded-Proto": "https", "Host": "www.example.org"}
    token = httpx.get(f"{site.url}/login/", headers=told).cookies["csrftoken"]
    form = {"username": "admin", "password": "guess", "csrfmiddlewaretoken": token}
    told |= {"Cookie": f"csrftoken={token}", "Referer": "https://www.example.org/"}
    return httpx.post(f"{site.url}/login/", data=form, headers=told, timeout=20).status_code
