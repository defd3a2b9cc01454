"""A match on a running site whose log grows on a test's command; as a program, the writer of that log."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from glassbox_site.environment import env

if TYPE_CHECKING:
    from games.engine.state.ledger import Entry
    from games.models import Match


class Teller:
    """Sends commands to the program below, and waits until each is done."""

    def __init__(self, program: "subprocess.Popen[str]") -> None:
        self._program = program
        self.match = int(self._heard())

    def up_to(self, head: int) -> None:
        self._tell(f"up_to {head}")

    def halted(self, cause: str) -> None:
        self._tell(f"halted {cause}")

    def thinking(self, *colors: str) -> None:
        self._tell(f"thinking {' '.join(colors)}")

    def going_on(self) -> None:
        self._tell("going_on")

    def _tell(self, wish: str) -> None:
        assert self._program.stdin is not None
        self._program.stdin.write(f"{wish}\n")
        self._program.stdin.flush()
        assert self._heard() == wish

    def _heard(self) -> str:
        assert self._program.stdout is not None
        return self._program.stdout.readline().rstrip("\n")


@contextmanager
def on(site: Mapping[str, str], log: Path | None = None) -> Iterator[Teller]:
    """Yields the teller of a claimed match in the database of a site with this environment."""
    command = [sys.executable, "-m", "tests.games.prepared.telling", *([str(log)] if log else [])]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    environ = {**site, "DJANGO_SETTINGS_MODULE": "glassbox_site.settings"}
    with subprocess.Popen(command, cwd=env.PROJECT, env=environ, text=True, **pipes) as program:  # type: ignore[call-overload]
        yield Teller(program)
        program.stdin.close()


def tell(log: Path | None = None) -> None:
    """The program: tells this log's match, or the usual one of the tests."""
    from games.log import codec, doorbell, lease
    from games.models import Match, PauseCause, Status
    from tests.games.prepared import logs

    entries = [codec.entry_of(line) for line in log.read_text().splitlines()] if log else logs.played()
    told = logs.Told(entries, token=f"told-{os.getpid()}", players=len(entries[0].audience))
    match = Match.objects.filter(pk=told.match.pk)
    match.update(lease_until=lease.after(3_600))  # otherwise the site's own workers would play it
    _say(str(told.match.pk))
    for wish in map(str.strip, sys.stdin):
        what, _, which = wish.partition(" ")
        if what == "up_to":
            if int(which) == len(entries):
                _settle(told.match, entries)
            told.up_to(int(which))
        elif what == "thinking":
            doorbell.signal(told.match.pk, thinking=which.split(), asked=len(logs.COLORS), step=told.head)
        elif what == "halted":
            match.update(status=Status.PAUSED, pause_cause=PauseCause(which), reason="Red: SaidNothing: no <b>word</b>")
        else:
            match.update(status=Status.RUNNING, pause_cause="", reason="")
        doorbell.ring(told.match.pk, told.head)
        _say(wish)
    match.filter(status__in=(Status.RUNNING, Status.PAUSED)).update(status=Status.ABORTED)  # nothing is left running
    doorbell.ring(told.match.pk, told.head)


def _settle(match: "Match", entries: "Sequence[Entry]") -> None:
    """As whoever plays a match does before its last entries are written."""
    from games.engine import referee
    from games.playing import closing

    for _piece in closing.settling(match, list(match.seats.order_by("place")), referee.fold(entries), entries):
        pass


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
    import django

    django.setup()
    tell(Path(sys.argv[1]) if sys.argv[1:] else None)
