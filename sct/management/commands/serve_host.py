"""Serves a scripted host over HTTP, as an endpoint without a model, until Ctrl-C."""

import contextlib
from argparse import ArgumentParser
from typing import Any, get_args

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.ground import command_line
from sct.kernel import hosts
from sct.kernel.hosts import serving

BAD_PORT = 2


class Command(command_line.Command):
    about = gettext_lazy(
        "Serve a scripted host on this machine, as an endpoint of the OpenAI protocol; Ctrl-C ends it."
    )
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--temper", choices=get_args(hosts.Temper), default="honest")
        parser.add_argument("--port", type=int, default=8000, help=_("0 for any that is free (default: 8000)"))
        parser.add_argument("--delay", type=float, default=0.0, metavar="SECONDS", help=_("before each answer"))

    def handle(self, *args: Any, **options: Any) -> None:
        host = hosts.model(options["temper"], latency=max(options["delay"], 0.0))
        try:
            server = serving.Server(host, options["port"])
        except (OSError, OverflowError) as problem:
            raise CommandError(f"--port {options['port']}: {problem}", returncode=BAD_PORT) from problem
        with server, contextlib.suppress(KeyboardInterrupt):
            told = _("The %(temper)s host answers at %(url)s until Ctrl-C.")
            self.stdout.write(told % {"temper": options["temper"], "url": server.url})
            self.stdout.flush()
            server.serve_forever()
