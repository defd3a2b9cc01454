"""Programs in the surroundings of a running site: one process loads the house, and a child of it runs each of them.

As a program it is that process. It reads what to run, a line of JSON with a module and its arguments, and answers with
a line of JSON: how that ended and what it wrote.
"""

import contextlib
import json
import os
import runpy
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator, Mapping, Sequence
from typing import IO

from glassbox_site.environment import env
from tests.support import servers

LOADED = ("games.booking.matches", "games.records.archive", "tests.games.players.minds", "tests.games.prepared.orders")
"""What most of the programs begin with."""
_running: dict[str, "subprocess.Popen[str]"] = {}
"""By its surroundings, the process of the site that was asked for last."""


def run(environ: Mapping[str, str], module: str, *arguments: str, said: str = "") -> str:
    """What it writes; it is told `said`."""
    process = _loaded({**environ, "DJANGO_SETTINGS_MODULE": "glassbox_site.settings"})
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{json.dumps([said, module, *arguments])}\n")
    process.stdin.flush()
    ended, told, complained = json.loads(process.stdout.readline())
    assert ended == 0, complained
    return str(told)


def _loaded(environ: Mapping[str, str]) -> "subprocess.Popen[str]":
    lasting = {name: value for name, value in environ.items() if not name.startswith("PYTEST_")}
    key = json.dumps(lasting, sort_keys=True)
    if key not in _running:
        _end()
        command = servers.on_a_leash([sys.executable, "-m", __name__])
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        _running[key] = subprocess.Popen(command, cwd=env.PROJECT, env=lasting, text=True, **pipes)  # type: ignore[call-overload]
    return _running[key]


@contextlib.contextmanager
def ended() -> Iterator[None]:
    """With the site."""
    try:
        yield
    finally:
        _end()


def _end() -> None:
    while _running:
        with _running.popitem()[1] as process:
            assert process.stdin is not None
            process.stdin.close()


def main() -> None:
    import importlib

    import django

    django.setup()
    for name in LOADED:
        importlib.import_module(name)
    for line in sys.stdin:
        said, *program = json.loads(line)
        sys.stdout.write(f"{json.dumps(_run(said, program))}\n")
        sys.stdout.flush()


def _run(said: str, program: list[str]) -> tuple[int, str, str]:
    with (
        tempfile.TemporaryFile("w+") as heard,
        tempfile.TemporaryFile("w+") as told,
        tempfile.TemporaryFile("w+") as wrong,
    ):
        heard.write(said)
        heard.seek(0)
        child = os.fork()
        if child == 0:
            _become(program, (heard, told, wrong))
        _, status = os.waitpid(child, 0)
        told.seek(0)
        wrong.seek(0)
        return os.waitstatus_to_exitcode(status), told.read(), wrong.read()


def _become(program: list[str], files: Sequence[IO[str]]) -> None:
    """In the child, which ends as a program of its own would."""
    from django.db import connections

    connections.close_all()
    for number, file in enumerate(files):
        os.dup2(file.fileno(), number)
    sys.stdin, sys.argv = os.fdopen(0, closefd=False), program
    code = 1
    try:
        runpy.run_module(program[0], run_name="__main__")
        code = 0
    except SystemExit as wish:
        code = wish.code if isinstance(wish.code, int) else bool(wish.code)
    finally:
        if sys.exc_info()[0]:
            traceback.print_exc()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
