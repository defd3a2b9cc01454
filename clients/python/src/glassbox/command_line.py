"""The command line: `glassbox matches`, `glassbox watch 42`, `glassbox run series.yaml --wait`."""

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
from rich.console import Console
from rich.live import Live
from rich.table import Table
from rich.text import Text

from glassbox import models
from glassbox.answers import Problem
from glassbox.clients import Client
from glassbox.screens import Screen, plain

ENDED = ("complete", "cancelled")
STATUSES = ("live", "scheduled", "queued", "running", "paused", "interrupted", "finished", "aborted")
LOOK_EVERY = 2.0


def main(arguments: Sequence[str] | None = None, client: Client | None = None, console: Console | None = None) -> int:
    asked = _parser().parse_args(arguments)
    out = console or Console()
    try:
        with client or Client(asked.url, spoilers=not asked.no_spoilers) as house:
            return int(asked.does(asked, house, out))
    except Problem as problem:
        sys.stderr.write(f"{problem}\n")
    except httpx.TransportError as silence:
        sys.stderr.write(f"The house does not answer: {silence}\n")
    except KeyboardInterrupt:
        return 130
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="glassbox", description="The Glass Box League in the terminal.")
    parser.add_argument("--url", help="address of the house (default: GLASSBOX_URL, else this machine)")
    parser.add_argument("--no-spoilers", action="store_true", help="show nothing that tells how matches went")
    does = parser.add_subparsers(required=True, metavar="COMMAND")
    matches = does.add_parser("matches", help="list matches, latest first")
    matches.add_argument("--status", choices=STATUSES, help="only matches with this status")
    matches.add_argument("--most", type=int, default=20, help="list at most so many (default 20)")
    matches.set_defaults(does=_matches)
    watch = does.add_parser("watch", help="follow a match, live or replayed from its log")
    watch.add_argument("match", type=int, help="its number")
    watch.add_argument("--view", default="glass", help="glass, public, or a colour (default glass)")
    watch.set_defaults(does=_watch)
    run = does.add_parser("run", help="order a series")
    run.add_argument("file", type=Path, help="the YAML file of the series")
    run.add_argument("--wait", action="store_true", help="wait until the series is over, and print its scores")
    run.set_defaults(does=_run)
    return parser


def _matches(asked: argparse.Namespace, house: Client, out: Console) -> int:
    table = Table("match", "status", "map", "players", "result")
    for match, _count in zip(house.matches(status=asked.status), range(asked.most), strict=False):
        players = ", ".join(player.name for player in match.players)
        headline = match.result.headline if match.result else ""
        table.add_row(*map(plain, (str(match.id), match.status, match.station, players, headline)))
    out.print(table)
    return 0


def _watch(asked: argparse.Namespace, house: Client, out: Console) -> int:
    """Follows the match to its end. Without a terminal, prints only the lines, not the board."""
    screen = Screen(house.match(asked.match), asked.view)
    if not out.is_terminal:
        for told in house.follow(asked.match, asked.view):
            _print(screen.hear(told), out)
        return 0
    with Live(screen, console=out, auto_refresh=False) as live:
        for told in house.follow(asked.match, asked.view):
            _print(screen.hear(told), out)
            live.refresh()
    return 0


def _print(lines: list[Text], out: Console) -> None:
    for line in lines:
        out.print(line)


def _run(asked: argparse.Namespace, house: Client, out: Console) -> int:
    """Ordering the same file again gives the same series."""
    text = asked.file.read_text(encoding="utf-8")
    series = house.order_series(text, key=hashlib.sha256(text.encode()).hexdigest())
    out.print(f"series {series.id}: {series.name}", markup=False)
    last = ""
    while asked.wait and series.state not in ENDED:
        time.sleep(LOOK_EVERY)
        series = house.series(series.id)
        if (told := f"{series.state}: {series.ended} of {series.matches} ordered matches are over") != last:
            out.print(told, markup=False)
        last = told
    if asked.wait:
        _tell(series, out)
    return 0 if not asked.wait or series.state == "complete" else 1


def _tell(series: models.SeriesOut, out: Console) -> None:
    out.print_json(json.dumps((series.scores or {}).get("pairings", [])))
