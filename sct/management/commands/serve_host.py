"""An endpoint without a model: a scripted host behind HTTP, until Ctrl-C."""

import contextlib
from argparse import ArgumentParser
from typing import Any, get_args

from django.core.management.base import BaseCommand, CommandError

from sct import hosts
from sct.hosts import serving

BAD_PORT = 2


class Command(BaseCommand):
    help = "Serve a scripted host on this machine, as an endpoint of the OpenAI protocol; Ctrl-C ends it."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--temper", choices=get_args(hosts.Temper), default="honest")
        parser.add_argument("--port", type=int, default=8000, help="0 for any that is free (default: 8000)")
        parser.add_argument("--delay", type=float, default=0.0, metavar="SECONDS", help="before each answer")

    def handle(self, *args: Any, **options: Any) -> None:
        host = hosts.model(options["temper"], latency=max(options["delay"], 0.0))
        try:
            server = serving.Server(host, options["port"])
        except (OSError, OverflowError) as problem:
            raise CommandError(f"--port {options['port']}: {problem}", returncode=BAD_PORT) from problem
        with server, contextlib.suppress(KeyboardInterrupt):
            self.stdout.write(f"The {options['temper']} host answers at {server.url} until Ctrl-C.")
            self.stdout.flush()
            server.serve_forever()
