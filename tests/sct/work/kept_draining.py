"""A process that drains a batch in a child of its own for each line it reads; tests kill the children.

Run as `python -m tests.sct.work.kept_draining BATCH`. Prints each child's pid when it starts, and a line when it ends.
"""

import os
import sys

import django

django.setup()

from django.db import connections  # noqa: E402 - Django first

from personas.llm import road  # noqa: E402
from sct import models  # noqa: E402
from sct.work import drain  # noqa: E402


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            drain_to_the_end()
            os._exit(0)
        say(str(child))
        _, status = os.waitpid(child, 0)
        say(f"ended {os.waitstatus_to_exitcode(status)}")


def drain_to_the_end() -> None:
    connections.close_all()
    batch = models.Batch.objects.get(pk=int(sys.argv[1]))
    drain.Drain(batch, road.Road(), stays=True).run()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
