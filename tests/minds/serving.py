"""The small model of `make mind`, served on a port of its own for as long as a test wants it."""

import os
import socket
import subprocess
import time
import urllib.error
import urllib.request
from types import TracebackType
from typing import Self

from glassbox_site.running import mind
from personas.llm import endpoints, remote, road
from tests.support import servers

SECONDS_TO_LOAD = 120.0


class Served:
    """A llama-server; `stop` and `start` imitate a machine that goes away and comes back at the same address."""

    def __init__(self, *, context: int = mind.CONTEXT, slots: int = 1) -> None:
        self.context, self.slots, self.port = context, slots, _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    def spec(self, *, patience: float = 300.0, **abilities: object) -> endpoints.ModelSpec:
        return endpoints.ModelSpec(
            name=mind.NAME,
            model=mind.NAME,
            endpoint=endpoints.Endpoint(
                base_url=self.url, server=endpoints.Server.LLAMACPP, concurrency=self.slots, total=patience
            ),
            abilities=endpoints.Abilities(
                tools=False, reasoning=endpoints.Reasoning.NONE, context=self.context, **abilities  # type: ignore[arg-type] # passed on
            ),
            rulebook=endpoints.Rulebook.SHORT,
            brief=True,
        )  # fmt: skip

    def model(self, highway: road.Road, *, patience: float = 300.0) -> remote.RemoteModel:
        return remote.RemoteModel(self.spec(patience=patience), highway)

    def start(self) -> None:
        installed = mind.installed()
        assert installed is not None, "make mind installs it"
        self._process = subprocess.Popen(
            servers.on_a_leash(installed.command(self.port, context=self.context, slots=self.slots)),
            env=os.environ | installed.environ,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + SECONDS_TO_LOAD
        while not self._is_well():
            assert self._process.poll() is None, "the server ended"
            assert time.monotonic() < deadline, "the server did not load its model"
            time.sleep(0.1)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def _is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5) as reply:
                return bool(reply.status == 200)
        except (urllib.error.URLError, OSError):
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
