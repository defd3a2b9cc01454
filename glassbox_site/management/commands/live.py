"""Runs everything in one terminal: database, Redis, workers and web, until Ctrl-C.

In every language a line of the log begins with the time and the name of the process.
"""

import functools
import gc
import http.client
import importlib
import os
import signal
import socket
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.core.management import call_command, execute_from_command_line
from django.db import Error, connection, connections
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from glassbox_site.door import accounts
from glassbox_site.environment import env, env_values
from glassbox_site.ground import command_line
from glassbox_site.pages import assets
from glassbox_site.running import embedded, instance, logbook, schema_state, small_mind
from glassbox_site.running.parts import forks, processes, roll_call

GRACE_SECONDS = 5.0
SECONDS_TO_LOAD = 30.0
LOOK_EVERY_SECONDS = 0.1
OURS = {logbook.OF_LIVE: "1"}
LOADED = (
    "glassbox_site.management.commands.rqworker",
    "glassbox_site.management.commands.sweep",
    "glassbox_site.running.workers",
)
"""The modules to load before forking. What only pages need is loaded by the web processes."""


class Command(command_line.Command):
    about = gettext_lazy(
        "Set up the database, then run Redis (unless REDIS_URL is set), workers, sweeper and web until Ctrl-C."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        asked, port, count = settings.ENVIRONMENT, _argument(env_values.port), _argument(env_values.count)
        parser.add_argument("--port", type=port, default=asked.port, help=_("port to listen on (PORT)"))
        parser.add_argument("--workers", type=count, default=asked.workers, help=_("worker processes (WORKERS)"))
        parser.add_argument("--web", type=count, default=asked.web, help=_("web processes (WEB_PROCESSES)"))
        empty = _("play no exhibitions when nobody else plays")
        parser.add_argument("--no-exhibition", action="store_true", help=empty)
        small = _("serve the small model of `make mind` as well, and let it play")
        parser.add_argument("--mind", action="store_true", help=small)

    def handle(self, *args: Any, **options: Any) -> None:
        self.stopping = False
        self.book = logbook.Book(self.stdout, settings.VAR / "log", as_json=settings.ENVIRONMENT.log_format == "json")
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # if it is ignored, nobody learns how children ended
        for signum in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(signum, self._ask_to_stop)
        host, port = settings.ENVIRONMENT.host, options["port"]
        address = f"http://{_visible(host)}:{port}"
        os.environ["PORT"], settings.OWN_PORTS = str(port), (port,)  # so that no part looks for models there
        try:
            with instance.lock(settings.VAR, address), instance.listen(host, port) as listening:
                self._refuse_without_redis()
                self._refuse_without_database()
                if options["mind"]:
                    small_mind.refuse_unless_free(settings.ENVIRONMENT.mind_port)
                self._run(listening, address, options)
        except (instance.CannotRun, embedded.NoRedis) as problem:
            self.stderr.write(str(problem))
            sys.exit(2)

    def log(self, name: str, line: str) -> None:
        """Writes a line of the common log."""
        self.book.write(name, line)

    def _ask_to_stop(self, *_signal: object) -> None:
        self.stopping = True

    def _refuse_without_database(self) -> None:
        try:
            connection.ensure_connection()
            schema_state.refuse_later()
        except schema_state.LaterRelease as later:
            raise instance.CannotRun(str(later)) from None
        except Error as problem:
            reason = (str(problem).strip() or type(problem).__name__).splitlines()[0]
            silent = _("The database of DATABASE_URL does not answer: %(reason)s") % {"reason": reason}
            raise instance.CannotRun(silent) from None

    def _refuse_without_redis(self) -> None:
        """Checked before the database, which would create its file."""
        if settings.ENVIRONMENT.redis_url and (silence := embedded.silence(settings.REDIS_URL)):
            raise instance.CannotRun(silence)

    def _run(self, listening: socket.socket, address: str, options: dict[str, Any]) -> None:
        redis_server = self._redis()
        others: list[processes.Kept] = []
        self.roll_call = roll_call.RollCall()
        try:
            for process in redis_server:
                process.start()
                embedded.wait_until_ready(settings.REDIS_URL, SECONDS_TO_LOAD, process.has_ended)
            self._prepare()
            if forks.ARE_SAFE:
                self._load()
            others += self._mind() if options["mind"] else []
            others += self._workers(options["workers"])
            others += self._sweeper(exhibitions=not options["no_exhibition"])
            others += (web := self._web(listening, options["web"]))
            self._keep([*redis_server, *others], web, listening, address)
        finally:
            self.log("live", _("stopping"))
            processes.stop(others, GRACE_SECONDS)
            processes.stop(redis_server, GRACE_SECONDS)
            self.log("live", _("stopped"))

    def _redis(self) -> list[processes.Kept]:
        """The embedded server, or nothing if REDIS_URL names another."""
        if settings.ENVIRONMENT.redis_url:
            return []
        server, path, folder = (
            embedded.find_server(),
            settings.ENVIRONMENT.redis_socket,
            settings.VAR / "redis",
        )
        embedded.prepare(path, folder)
        self.log("live", f"Redis: {server}")
        return [processes.Kept(name="redis", command=embedded.command(server, path), folder=folder, log=self.log)]

    def _prepare(self) -> None:
        """Prepares for the first visitor: tables, static files, a cast, and an administrator."""
        call_command("migrate", interactive=False, verbosity=0)
        assets.collect()
        call_command("seed_personas", verbosity=0)
        if owner := accounts.first_owner():
            self._introduce(owner)
        connections.close_all()

    def _introduce(self, owner: accounts.Owner) -> None:
        known = {"name": owner.name, "password": owner.password}
        # Translators: programs take the password from the end of this line, after the last colon.
        self.book.show("live", _("First start. Administrator: %(name)s   one-time password: %(password)s") % known)
        self.log("live", _("(lost it? .venv/bin/python manage.py changepassword %(name)s)") % known)

    def _load(self) -> None:
        """Loads the program once for all parts, and exempts it from their garbage collection."""
        for name in LOADED:
            importlib.import_module(name)
        gc.collect()
        gc.freeze()

    def _mind(self) -> list[processes.Kept]:
        """The small model on its port, and a process that seats it as soon as it answers."""
        command, environ = small_mind.to_be_served(settings.ENVIRONMENT.mind_port)
        return [
            processes.Kept(name="mind", command=command, environ=environ, log=self.log),
            processes.Kept(name="seating", program=_let_it_play, log=self.log, environ=OURS, is_started_again=False),
        ]

    def _workers(self, number: int) -> list[processes.Kept]:
        return [self._part(f"worker-{place}", "rqworker", *settings.QUEUES) for place in range(1, number + 1)]

    def _sweeper(self, *, exhibitions: bool) -> list[processes.Kept]:
        """The process that starts what is due, hands on abandoned work, and keeps something on the air."""
        return [self._part("sweeper", "sweep", *([] if exhibitions else ["--no-exhibition"]))]

    def _part(self, name: str, command: str, *arguments: str) -> processes.Kept:
        """Skips the system checks, since this command has run them for the settings that all parts share."""
        told = ["manage.py", command, "--skip-checks", *arguments]
        program = functools.partial(execute_from_command_line, told)
        return processes.Kept(name=name, command=[sys.executable, *told], program=program, log=self.log, environ=OURS)

    def _web(self, listening: socket.socket, number: int) -> list[processes.Kept]:
        handle = listening.fileno()
        options = ["-v", "0", "--fd", str(handle)]
        if settings.ENVIRONMENT.behind_tls:  # visitors come through a proxy, which reports their addresses
            options.append("--proxy-headers")
        told = [*options, "glassbox_site.asgi:application"]
        part = functools.partial(
            processes.Kept,
            command=[sys.executable, "-m", "daphne", *told],
            program=functools.partial(_serve, told),
            log=self.log,
            inherited=(handle, self.roll_call.handle),
            environ=OURS | self.roll_call.environ,
        )
        return [part(name=f"web-{place}") for place in range(1, number + 1)]

    def _keep(
        self, kept: list[processes.Kept], web: list[processes.Kept], listening: socket.socket, address: str
    ) -> None:
        announced = False
        while not self.stopping:
            if not announced and any(process.has_failed for process in web):
                raise instance.CannotRun(_("The pages cannot be loaded; the last lines of the log say why."))
            for process in kept:
                process.tend()
            self.roll_call.take(kept)
            if not announced and _answers(listening):
                announced = True
                self.log("live", _("The Glass Box League is on %(address)s   (Ctrl-C stops it)") % {"address": address})
            processes.listen(kept, LOOK_EVERY_SECONDS)


def _let_it_play() -> None:
    sys.stdout.write(small_mind.seated(settings.ENVIRONMENT.mind_port, SECONDS_TO_LOAD) + "\n")


def _serve(options: list[str]) -> None:
    from daphne import cli  # importing it makes an event loop, which must not be shared

    cli.CommandLineInterface().run(options)


def _answers(listening: socket.socket) -> bool:
    host, port = listening.getsockname()[:2]
    client = http.client.HTTPConnection(_visible(host), port, timeout=1)
    try:
        client.request("GET", "/", headers={"Host": settings.ALLOWED_HOSTS[0].lstrip(".")})
        client.getresponse()
    except (OSError, http.client.HTTPException):
        return False
    finally:
        client.close()
    return True


def _visible(host: str) -> str:
    """The host as a browser on this machine would name it."""
    if host in env.ANYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _argument(parse: Callable[[str], int]) -> Callable[[str], int]:
    """The setting's parser for argparse, which shows the message of this exception only."""

    def read(text: str) -> int:
        try:
            return parse(text)
        except ValueError as problem:
            raise ArgumentTypeError(_("%(problem)s, not %(text)r") % {"problem": problem, "text": text}) from None

    return read
