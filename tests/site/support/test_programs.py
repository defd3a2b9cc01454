"""Programs with a site's settings: whatever happens to one of them is reported, and the next one runs."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.sites import programs, site

GOES_WELL = "print(input())"
LATE = "import atexit, threading, time\natexit.register(print, 'at last')\n"
LATE += "threading.Thread(target=lambda: (time.sleep(0.2), print('late'))).start()"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder with the programs."""
    with programs.ended():
        yield tmp_path_factory.mktemp("programs")


@pytest.fixture
def told(room: Path) -> Callable[..., str]:
    """Runs a program of these lines with "hello" as input; returns its output."""

    def run(lines: str, **changes: str) -> str:
        (room / "a_program.py").write_text(lines)
        surroundings = site.environment(room, PYTHONPATH=str(room), PYTHONDONTWRITEBYTECODE="1", **changes)
        return programs.run(surroundings, "a_program", said="hello")

    return run


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("import sys; sys.exit('no such match')", "ended with 1: no such match"),
        ("import sys; sys.exit(3)", "ended with 3"),
        ("raise LookupError('no such seat')", "LookupError: no such seat"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGTERM)", "ended with -15"),
    ],
)
def test_a_program_that_fails_says_why_and_the_next_one_runs(told: Callable[..., str], lines: str, reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        told(lines)

    assert told(GOES_WELL) == "hello\n"


def test_a_program_ends_when_its_threads_have(told: Callable[..., str]) -> None:
    assert told(LATE) == "late\nat last\n"


def test_a_program_that_hangs_ends_and_tells_where(told: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as impatient:
        impatient.setattr(programs, "SECONDS_TO_RUN", 0.1)
        with pytest.raises(AssertionError, match=r"Timeout(.|\n)*a_program\.py"):
            told("import threading\nthreading.Event().wait()")

    assert told(GOES_WELL) == "hello\n"


@pytest.mark.second
def test_where_the_house_cannot_be_loaded_it_is_told_why_and_forgotten(told: Callable[..., str]) -> None:
    with pytest.raises(AssertionError, match=r"what loads programs died(.|\n)*nowhere"):
        told(GOES_WELL, DATABASE_URL="nowhere")

    assert told(GOES_WELL) == "hello\n"


@pytest.mark.second
def test_a_process_that_died_is_forgotten(told: Callable[..., str]) -> None:
    with pytest.raises(AssertionError, match="what loads programs died"):
        told("import os, signal; os.kill(os.getppid(), signal.SIGKILL)")

    assert told(GOES_WELL) == "hello\n"


def test_a_process_that_died_keeps_no_site_from_ending(told: Callable[..., str]) -> None:
    with programs.ended(), pytest.raises(AssertionError, match="what loads programs died"):
        told(GOES_WELL, DATABASE_URL="nowhere")


@pytest.mark.second
def test_a_child_that_cannot_begin_answers_nobody(told: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as strange:
        strange.setattr(programs, "SECONDS_TO_RUN", -1)
        with pytest.raises(AssertionError, match=r"a_program ended with 1: Traceback(.|\n)*timeout"):
            told(GOES_WELL)

    assert told(GOES_WELL) == "hello\n"
