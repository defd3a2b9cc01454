"""The processes of `manage.py live`: their output is read completely, and a fork is independent from the start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from glassbox_site.environment import env
from glassbox_site.running.parts import forks, outlet, processes

pytestmark = pytest.mark.skipif(not forks.ARE_SAFE, reason="elsewhere commands are run")
SET_UP = "import django; django.setup()"
PLAIN = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
"""Python as people run it, with buffered output."""
KEPT = """
import fcntl, os, signal, socket, sys, time
from glassbox_site.running.parts import processes

signal.signal(signal.SIGTERM, lambda *_: print("asked", flush=True))
lock = open(sys.argv[1], "a")
fcntl.flock(lock, fcntl.LOCK_EX)
door = socket.create_server(("127.0.0.1", 0))

def program():
    {program}

def told(name, line):
    print(line, flush=True)

kept = processes.Kept(name="part", program=program, log=told, inherited=(door.fileno(),), environ={{"OF": "a part"}})
{before}
kept.start()
{meanwhile}
while kept.is_there():
    processes.listen([kept], 1)
print("ended with", kept.running.poll())
"""
"""A keeper of processes, which has only one thread."""
LOADED = """
import importlib, os, sys, threading
import django
django.setup()
from glassbox_site.management.commands import live
for name in live.LOADED:
    importlib.import_module(name)
held = [os.readlink(f"/proc/self/fd/{n}") for n in os.listdir("/proc/self/fd") if os.path.exists(f"/proc/self/fd/{n}")]
print([one for one in held if one.startswith(("socket:", "anon_inode:"))], threading.active_count())
print([name for name in ("games.watching.sockets.attendance", "twisted.internet.reactor") if name in sys.modules])
"""
"""A web process gives itself a name where it counts its spectators, and has an event loop."""


def kept(tmp_path: Path, program: str, meanwhile: str = "", *, before: str = "") -> list[str]:
    """Runs the program as a part in a fork; returns what it printed, and how it ended."""
    code = KEPT.format(program=program, meanwhile=meanwhile, before=before)
    command = [sys.executable, "-c", code, str(tmp_path / "lock")]
    environ = {**PLAIN, "DJANGO_SETTINGS_MODULE": "glassbox_site.settings", "GLASSBOX_VAR": str(tmp_path / "var")}
    run = subprocess.run(command, cwd=env.PROJECT, env=environ, capture_output=True, text=True, timeout=60, check=True)
    assert run.stderr == ""
    return run.stdout.splitlines()


def test_a_fork_says_what_it_says_to_its_keeper_and_ends_as_a_program_does(tmp_path: Path) -> None:
    said = kept(tmp_path, "print(os.environ['OF'], flush=True); sys.stderr.write('unfinished'); sys.exit(3)")

    assert said == ["a part", "unfinished", "ended with 3"]


def test_a_fork_that_breaks_says_why(tmp_path: Path) -> None:
    said = kept(tmp_path, "raise ValueError('that is why')")

    assert said[-2:] == ["ValueError: that is why", "ended with 1"]


def test_a_fork_is_ended_by_who_asks_it_to_though_its_keeper_would_not_be(tmp_path: Path) -> None:
    asking = "processes.listen([kept], 10); kept.ask_to_stop()"

    assert kept(tmp_path, "print('here', flush=True); time.sleep(60)", asking) == ["here", "ended with -15"]


def test_a_fork_leads_a_session_of_its_own(tmp_path: Path) -> None:
    assert kept(tmp_path, "print(os.getsid(0) == os.getpid())") == ["True", "ended with 0"]


def test_a_fork_has_the_door_and_holds_no_lock_of_its_keepers(tmp_path: Path) -> None:
    said = kept(tmp_path, "print(os.readlink(f'/proc/self/fd/{lock.fileno()}'), door.getsockname()[0])")

    assert said == ["/dev/null 127.0.0.1", "ended with 0"]


def test_what_a_fork_closes_of_its_keepers_is_nothing_of_its_own(tmp_path: Path) -> None:
    """For example log handlers, which Django closes when it sets up a process."""
    said = kept(
        tmp_path, "hearing, saying = os.pipe(); lock.close(); os.write(saying, b'x'); print(os.read(hearing, 9))"
    )

    assert said == ["b'x'", "ended with 0"]


def test_a_fork_begins_though_its_keeper_can_say_nothing_any_more(tmp_path: Path) -> None:
    """As when the log's reader is gone, or its disk is full."""
    code = KEPT.format(program="sys.exit(7)", meanwhile="", before="").replace(
        "def told", "sys.stdout.write('unsaid')\ndef told"
    )
    code = code.replace("print(line, flush=True)", "pass").replace('print("ended with", ', "os._exit((")
    command = [sys.executable, "-c", code.rstrip() + ")", str(tmp_path / "lock")]

    with Path("/dev/full").open("w") as full:
        run = subprocess.run(command, cwd=env.PROJECT, env=PLAIN, stdout=full, timeout=60, check=False)

    assert run.returncode == 7


def test_a_keeper_that_was_told_to_ignore_how_its_children_end_hears_that_they_ended(tmp_path: Path) -> None:
    ignoring = "signal.signal(signal.SIGCHLD, signal.SIG_IGN)"

    assert kept(tmp_path, "print('here')", before=ignoring) == ["here", "ended with 0"]


def test_a_fork_speaks_the_language_of_the_house_and_not_of_its_keepers_terminal(tmp_path: Path) -> None:
    spoken = "from django.utils import translation; print(translation.get_language())"
    german = f"{SET_UP}; from django.utils import translation; translation.activate('de')"

    assert kept(tmp_path, spoken, before=german) == ["en", "ended with 0"]


def test_whatever_signal_killed_it_is_told_and_it_is_started_again(tmp_path: Path) -> None:
    again = "while kept.is_there():\n    processes.listen([kept], 1)\nkept.tend()\nkept.start()"

    said = kept(tmp_path, "os.kill(os.getpid(), 40)", again, before=SET_UP)

    assert said == ["part was killed by 40; starting it again in 0.25 s", "ended with -40"]


def test_a_fork_that_could_not_be_made_leaves_nothing_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> int:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    part = processes.Kept(name="part", program=sys.exit, log=lambda *_: None)
    monkeypatch.setattr(os, "fork", refused)
    held = []
    for _try in range(5):
        with pytest.raises(OSError, match="temporarily"):
            part.start()
        held.append(len([*Path("/proc/self/fd").iterdir()]))

    assert held[1:] == held[:-1]


def test_what_is_loaded_for_all_is_nothing_that_each_has_to_itself() -> None:
    environ = {**os.environ, "DJANGO_SETTINGS_MODULE": "glassbox_site.settings"}
    command = [sys.executable, "-c", LOADED]

    run = subprocess.run(command, cwd=env.PROJECT, env=environ, capture_output=True, text=True, check=True)

    assert run.stdout.splitlines() == ["[] 1", "[]"]


@given(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n")), min_size=1), st.data())
def test_in_whatever_pieces_it_comes_every_line_is_heard_once_and_whole(lines: list[str], data: st.DataObject) -> None:
    said, heard, ear = "".join(f"{line}\n" for line in lines).encode(), list[str](), outlet.Outlet()
    with ear.anew() as speaking:
        while said:
            size = data.draw(st.integers(1, len(said)))
            os.write(speaking, said[:size])
            said = said[size:]
            heard += ear.lines()
    heard += ear.lines()

    assert heard == lines


def test_a_line_without_an_end_is_heard_in_parts() -> None:
    ear = outlet.Outlet()
    with ear.anew() as speaking:
        os.set_blocking(speaking, False)
        written = os.write(speaking, b"x" * 2 * outlet.MOST_AT_ONCE)

        assert "".join(ear.lines()) == "x" * written


def test_who_is_not_heard_any_more_does_not_keep_others_waiting() -> None:
    ear = outlet.Outlet()
    with ear.anew():
        pass

    assert ear.lines() == []
    assert ear.handle is None
