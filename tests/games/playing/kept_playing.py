"""A process that plays a match in a child of its own for each line it reads; tests kill the children.

Run as `python -m tests.games.playing.kept_playing MATCH`, or without a number for all that are due. Prints each
child's pid when it starts, and a line when it has ended.
"""

import os
import sys

import django

django.setup()

from django.db import connections  # noqa: E402 - Django first

from games.playing import jobs  # noqa: E402


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            connections.close_all()
            play()
            os._exit(0)
        say(str(child))
        _, status = os.waitpid(child, os.WUNTRACED)
        say(f"ended {status}")


def play() -> None:
    if sys.argv[1:]:
        jobs.play_match(int(sys.argv[1]))
    else:
        jobs.play_matches(0)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
