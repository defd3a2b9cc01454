"""Runs programs with a running site's settings: one process loads the house, and forks a child for each program.

Run as a program, this module is that process. It reads lines of JSON with a time limit, the standard input, a module
and its arguments, and answers each with a line of JSON: the exit code and what was written.
"""

import contextlib
import faulthandler
import json
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import IO

from glassbox_site.environment import env
from tests.support import servers

LOADED = ("games.booking.matches", "games.records.archive", "tests.games.players.minds", "tests.games.prepared.orders")
"""What most of the programs import."""
SECONDS_TO_LOAD, SECONDS_TO_RUN = 300, 600
"""Many times what they need; a program that hangs is ended, and prints where."""


@dataclass(frozen=True, slots=True)
class Loaded:
    process: "subprocess.Popen[str]"
    wrong: IO[str]

    def answers(self, question: str) -> str:
        """Its answer, or an empty string if it is dead."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(f"{question}\n")
            self.process.stdin.flush()
        return self.process.stdout.readline()

    def end(self) -> str:
        """Ends it; returns what it wrote to standard error."""
        with self.wrong:
            self.process.communicate()
            self.wrong.seek(0)
            return self.wrong.read()


_running: dict[str, Loaded] = {}
"""The process of the site that was used last, by its environment."""


def run(environ: Mapping[str, str], module: str, *arguments: str, said: str = "") -> str:
    """Runs a module with `said` as its standard input; returns what it writes."""
    loaded = _loaded({**environ, "DJANGO_SETTINGS_MODULE": "glassbox_site.settings"})
    answer = loaded.answers(json.dumps([SECONDS_TO_RUN, said, module, *arguments]))
    assert answer, f"what loads programs died: {_end()}"
    code, told, complained = json.loads(answer)
    assert code == 0, f"{module} ended with {code}: {complained}"
    return str(told)


def _loaded(environ: Mapping[str, str]) -> Loaded:
    lasting = {name: value for name, value in environ.items() if not name.startswith("PYTEST_")}
    key = json.dumps(lasting, sort_keys=True)
    if key not in _running:
        _end()
        command = servers.on_a_leash([sys.executable, "-m", __name__])
        wrong = tempfile.TemporaryFile("w+")  # noqa: SIM115 - until it ends
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": wrong}
        process = subprocess.Popen(command, cwd=env.PROJECT, env=lasting, text=True, **pipes)  # type: ignore[call-overload]
        _running[key] = Loaded(process, wrong)
    return _running[key]


@contextlib.contextmanager
def ended() -> Iterator[None]:
    """Ends the loaded process together with the site."""
    try:
        yield
    finally:
        _end()


def _end() -> str:
    return "".join(_running.popitem()[1].end() for _ in range(len(_running)))


def main() -> None:
    """Each child leaves the loop too, with a program to run here, so that it exits as Python programs normally do."""
    faulthandler.dump_traceback_later(SECONDS_TO_LOAD, exit=True)
    _load()
    faulthandler.cancel_dump_traceback_later()
    if program := _program():
        sys.argv = program
        runpy.run_module(program[0], run_name="__main__")


def _load() -> None:
    import importlib

    import django

    django.setup()
    for name in LOADED:
        importlib.import_module(name)


def _program() -> list[str]:
    """Returns, in each child, the program that it is to run; in the loading process, nothing once its input ends."""
    for line in sys.stdin:
        question: tuple[float, str, *tuple[str, ...]] = json.loads(line)
        seconds, said, *program = question
        with (
            tempfile.TemporaryFile("w+") as heard,
            tempfile.TemporaryFile("w+") as told,
            tempfile.TemporaryFile("w+") as wrong,
        ):
            heard.write(said)
            heard.seek(0)
            child = os.fork()
            if child == 0:
                _begin(seconds, (heard, told, wrong))
                return program
            sys.stdout.write(f"{json.dumps(_outcome(child, told, wrong))}\n")
            sys.stdout.flush()
    return []


def _begin(seconds: float, files: Sequence[IO[str]]) -> None:
    from django.db import connections

    for number, file in enumerate(files):
        os.dup2(file.fileno(), number)
    sys.stdin = os.fdopen(0, closefd=False)
    faulthandler.dump_traceback_later(seconds, exit=True)
    connections.close_all()


def _outcome(child: int, told: IO[str], wrong: IO[str]) -> tuple[int, str, str]:
    _, status = os.waitpid(child, 0)
    told.seek(0)
    wrong.seek(0)
    return os.waitstatus_to_exitcode(status), told.read(), wrong.read()


if __name__ == "__main__":
    main()
