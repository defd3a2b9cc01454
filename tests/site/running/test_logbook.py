"""Log lines: with their time, for people or machines, in rotated files; and with the request they belong to."""

import contextlib
import io
import json
import logging
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import django_rq
import pytest
import redis
from django.test import Client

from glassbox_site.door import tracing
from glassbox_site.running import logbook


def record(message: str = "a match began") -> logging.LogRecord:
    made = logging.LogRecord("games.playing.jobs", logging.WARNING, "", 0, message, None, None)
    tracing.NameRequest().filter(made)
    return made


@pytest.fixture
def request_42() -> Iterator[None]:
    token = tracing.current_request.set("42")
    yield
    tracing.current_request.reset(token)


def book(folder: Path, *lines: str, terminal: io.StringIO | None = None, as_json: bool = False) -> None:
    """Writes a log book with these lines by web-1."""
    with contextlib.closing(logbook.Book(terminal or io.StringIO(), folder, as_json=as_json)) as written:
        for line in lines:
            written.write("web-1", line)


def test_a_line_for_people_has_date_level_part_and_request(request_42: None) -> None:
    line = logbook.Line().format(record())

    assert re.fullmatch(
        r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ WARNING games.playing.jobs: a match began \[request 42\]", line
    )


def test_a_line_that_is_given_its_time_says_none_itself(monkeypatch: pytest.MonkeyPatch, request_42: None) -> None:
    monkeypatch.setenv(logbook.OF_LIVE, "1")

    line = logbook.Line().format(record())

    assert line == "WARNING games.playing.jobs: a match began [request 42]"


def test_a_line_that_a_terminal_cannot_spell_is_spelt_out(tmp_path: Path) -> None:
    """Anybody can cause one, by an address or a name."""
    written = io.BytesIO()

    with contextlib.closing(logbook.Book(io.TextIOWrapper(written, encoding="ascii"), tmp_path, as_json=False)) as kept:
        kept.write("web-1", "no host: evil.ä")
        said = written.getvalue().decode()

    assert said.endswith("web-1     no host: evil.\\xe4\n")
    assert "evil.ä" in (tmp_path / "glassbox.log").read_text(encoding="utf-8")


def test_a_line_for_machines_is_one_object_whatever_is_said(request_42: None) -> None:
    line = logbook.Json().format(record('two\nlines and a "quote"'))

    told = json.loads(line)
    assert "\n" not in line
    assert told["message"] == 'two\nlines and a "quote"'
    assert (told["level"], told["part"], told["request"]) == ("WARNING", "games.playing.jobs", "42")


def test_a_book_for_machines_takes_over_what_a_process_says_as_an_object(tmp_path: Path) -> None:
    terminal = io.StringIO()

    book(tmp_path, '{"message": "hello", "time": "then"}', "plain words", terminal=terminal, as_json=True)

    first, second = map(json.loads, terminal.getvalue().splitlines())
    assert first == {"message": "hello", "time": "then", "process": "web-1"}
    assert (second["message"], second["process"]) == ("plain words", "web-1")
    assert (second["level"], second["part"]) == ("INFO", "web-1")


def test_what_is_only_shown_is_in_no_file(tmp_path: Path) -> None:
    terminal = io.StringIO()

    with contextlib.closing(logbook.Book(terminal, tmp_path, as_json=False)) as written:
        written.show("live", "one-time password: hush")
        written.write("live", "started")

    assert "hush" in terminal.getvalue()
    assert "hush" not in (tmp_path / "glassbox.log").read_text()
    assert "started" in (tmp_path / "glassbox.log").read_text()


def test_kept_lines_are_for_their_user_alone(tmp_path: Path) -> None:
    book(tmp_path / "log", "started")

    assert stat.S_IMODE((tmp_path / "log").stat().st_mode) == 0o700


def test_files_turn_over_and_the_oldest_goes(tmp_path: Path) -> None:
    lines = ["x" * (logbook.KEPT_BYTES // 10)] * (11 * (logbook.KEPT_FILES + 3))

    book(tmp_path, *lines)

    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) == logbook.KEPT_FILES + 1
    assert max(sizes) <= logbook.KEPT_BYTES


def test_a_disk_that_takes_no_more_lines_costs_those_lines_alone(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("no folder")
    terminal = io.StringIO()

    book(tmp_path / "log", "still here", terminal=terminal)

    assert "still here" in terminal.getvalue()


def test_a_job_carries_the_number_of_the_request_that_ordered_it(request_42: None, empty_redis: "redis.Redis") -> None:
    job = django_rq.get_queue("default", commit_mode="auto").enqueue(print, "hello")

    kept = django_rq.get_queue("default").fetch_job(job.id)
    assert kept is not None
    assert kept.meta["request"] == "42"


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that the site logs, as it writes it for `live`."""
    monkeypatch.setenv(logbook.OF_LIVE, "1")
    handler = logging.StreamHandler(written := io.StringIO())
    handler.setFormatter(logbook.Line())
    [console] = [each for each in logging.getLogger().handlers if each.name == "console"]
    handler.filters = [*console.filters]
    logging.getLogger().addHandler(handler)
    yield written
    logging.getLogger().removeHandler(handler)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("method", "path", "host", "status"),
    [
        ("get", "/nope", "testserver", 404),
        ("get", "/metrics", "testserver", 403),
        ("get", "/", "evil.example", 400),
        ("get", "/matches/1/frames.ndjson?after=x", "testserver", 404),
        ("post", "/login/", "testserver", 403),
        ("delete", "/personas/", "testserver", 403),
        ("post", "/healthz", "testserver", 403),
    ],
)
def test_a_refusal_is_one_line_with_the_number_that_its_answer_has(
    method: str, path: str, host: str, status: int, lines: io.StringIO
) -> None:
    visitor = Client(enforce_csrf_checks=True, raise_request_exception=False, headers={"Host": host})

    answer = getattr(visitor, method)(path)

    assert answer.status_code == status
    [line] = lines.getvalue().splitlines()
    assert line.endswith(f"[request {answer.headers['X-Request-ID']}]")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "address", ["/seat/{}/", "/seat/{}/sit/", "/seat/{}", "/seat/{}/sit/more/", "/withdraw/{}/", "/withdraw/{}"]
)
@pytest.mark.parametrize("method", ["get", "post", "put"])
def test_a_link_that_may_serve_yet_is_in_no_line(address: str, method: str, lines: io.StringIO) -> None:
    getattr(Client(enforce_csrf_checks=True), method)(address.format("g3Y-IeT2_KFGcAyxdliCc2WTvxvWMTmB"))

    assert "g3Y-IeT2" not in lines.getvalue()
