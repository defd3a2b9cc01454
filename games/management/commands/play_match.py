"""Plays one match among the house bots in the terminal.

Exit code 0: played to the end. 2: the order is wrong, and nothing was played or written. 130: Ctrl-C.
141: the reader of the output is gone (broken pipe).
"""

import itertools
import os
import secrets
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.engine import maps, referee
from games.engine.facts import identities
from games.engine.facts import station as stations
from games.engine.facts.dice import Dice
from games.log import codec
from games.management import at_terminal, orders, terminal, terminal_caster
from games.players import at_table, player
from games.players.humans import person
from glassbox_site.ground import command_line

Color = identities.Color
BAD_ORDER, INTERRUPTED = 2, 130


class Command(command_line.Command):
    about = gettext_lazy("Play one match among the house bots and show it here.")
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        same, usual = _("the same seed plays the same match (default: a random one, printed)"), orders.USUAL_PLAYERS
        parser.add_argument("--seed", help=same)
        parser.add_argument("--players", metavar="N", help=_("default: %(count)d") % {"count": usual})
        parser.add_argument("--impostors", metavar="N", help=_("default: what the lobby recommends"))
        parser.add_argument("--rules", type=Path, metavar="FILE", help=_("lobby settings by name, as YAML or JSON"))
        parser.add_argument("--personas", metavar="A,B,..", help=_("temperaments for the first seats"))
        reads = _("a model from the admin that reads what is said, for spectators only")
        parser.add_argument("--clerk", metavar="SLUG", help=reads)
        worded = _("a model from the admin that says in its own words what there is to remark on")
        parser.add_argument("--caster", metavar="SLUG", help=worded)
        yours = _("the colour you play yourself: you are asked here, and shown what it perceives")
        parser.add_argument("--human", metavar="COLOUR", help=yours)
        hurry = _("as fast as possible, without pauses for the eye")
        parser.add_argument("--flat-out", action="store_true", help=hurry)
        offered = _("write the log there, as a match's page offers it")
        parser.add_argument("--out", type=Path, metavar="FILE", help=offered)

    def handle(self, *args: Any, **options: Any) -> None:
        seed = options["seed"] if options["seed"] is not None else str(secrets.randbelow(1_000_000))
        try:
            order = self._order(seed, options)
        except orders.BadOrder as bad:
            for problem in bad.problems:
                self.stderr.write(problem)
            sys.exit(BAD_ORDER)
        self.stdout.write(_("Seed %(seed)d") % {"seed": order.seed})
        try:
            with _kept(options["out"]) as log:
                self._play(order, log, options)
        except KeyboardInterrupt:
            self.stderr.write(_("Stopped."))
            sys.exit(INTERRUPTED)

    def _order(self, seed: str, options: dict[str, Any]) -> orders.Order:
        """Reads the order; raises `BadOrder` with every problem at once, those of `--out` included."""
        out: Path | None = options["out"]
        unwritable = [f"--out {out}: {why}" for why in _unwritable(out)] if out else []
        names = ("players", "impostors", "rules", "personas", "clerk", "caster", "human")
        try:
            order = orders.read(orders.Wanted(seed=seed, **{name: options[name] for name in names}))
        except orders.BadOrder as bad:
            raise orders.BadOrder([*bad.problems, *unwritable]) from bad
        if unwritable:
            raise orders.BadOrder(unwritable)
        return order

    def _play(self, order: orders.Order, log: TextIO | None, options: dict[str, Any]) -> None:
        screen = terminal.Screen(coloured=self._is_coloured(options), viewer=order.human or "glass")
        dice, station = Dice(order.seed), maps.load(order.rules.map)
        opening = referee.open_match(order.lineup, order.rules, station, dice)
        table = at_table.Table(self._players(order, station), dice, order.clerk)
        with terminal_caster.TerminalCaster(order.caster, "public" if order.human else "glass") as caster:
            for step in at_table.steps(table, opening):
                if log is not None:
                    log.writelines(f"{codec.line(entry)}\n" for entry in step.entries)
                for line in itertools.chain(screen.lines(step.entries), map(terminal.remark, caster.words(step))):
                    self.stdout.write(line.text)
                    if not options["flat_out"]:
                        self.stdout.flush()
                        time.sleep(line.pause)
        for text in screen.summary():
            self.stdout.write(text)

    def _players(self, order: orders.Order, station: stations.Station) -> Mapping[Color, player.Player]:
        if order.human is None:
            return order.bots
        window = at_terminal.Prompt(station, self.stdout.write, self._typed)
        return order.bots | {order.human: person.Person(window=window, stand_in=order.bots[order.human])}

    def _typed(self, question: str) -> str | None:
        self.stdout.write(question, ending="")
        self.stdout.flush()
        return sys.stdin.readline() or None

    def _is_coloured(self, options: dict[str, Any]) -> bool:
        if options.get("force_color"):
            return True
        plain = options.get("no_color") or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        return not plain and self.stdout.isatty()


def _unwritable(file: Path) -> Iterator[str]:
    if file.exists() and not file.is_file():
        yield _("is not a file that can be written to")
    elif not file.parent.is_dir():
        yield _("there is no such folder")
    elif not os.access(file if file.exists() else file.parent, os.W_OK):
        yield _("cannot be written")


@contextmanager
def _kept(file: Path | None) -> Iterator[TextIO | None]:
    """Opens a file that appears complete at the end, or not at all."""
    if file is None:
        yield None
        return
    part = command_line.part_of(file)
    try:
        with part.open("w", encoding="utf-8") as log:
            yield log
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
