"""A real Caddy in front of the site, configured by `docs/around/Caddyfile`, with its own certificate authority."""

import os
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from glassbox_site.environment import env
from tests.support import servers

PROGRAM = shutil.which("caddy")
needs_caddy = pytest.mark.skipif(PROGRAM is None, reason="Caddy (Debian's package `caddy`) is not installed")
NAME = "localhost"
UPSTREAM = "dynamic a {$UPSTREAM:web 8000}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Proxy:
    """How clients reach the site through Caddy."""

    https: int
    http: int
    authority: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.https}"

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.origin, verify=self.authority, timeout=20)


@contextmanager
def before(ports: Sequence[int], folder: Path) -> Iterator[Proxy]:
    """Runs Caddy in front of the web processes at these ports."""
    https, http = servers.free_port(), servers.free_port()
    file = _example(folder, https=https, http=http, upstreams=ports)
    home = os.environ | {"SITE": NAME, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = servers.on_a_leash([str(PROGRAM), "run", "--config", str(file), "--adapter", "caddyfile"])
    with (folder / "caddy.log").open("w") as log:
        started = subprocess.Popen(command, env=home, stdout=log, stderr=log)
    with servers.ended(started):
        root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        yield Proxy(https=https, http=http, authority=_authority(root, https))


def _example(folder: Path, *, https: int, http: int, upstreams: Sequence[int]) -> Path:
    """The example file itself, changed only to use Caddy's own authority, free ports and these upstreams."""
    text = (env.PROJECT / "docs" / "around" / "Caddyfile").read_text(encoding="utf-8")
    ports = f"{{\n\tadmin off\n\tskip_install_trust\n\thttps_port {https}\n\thttp_port {http}\n\tlocal_certs\n"
    assert text.count(UPSTREAM) == 1
    text = text.replace("{\n\tservers", f"{ports}\tservers", 1)
    text = text.replace(UPSTREAM, "to " + " ".join(f"127.0.0.1:{port}" for port in upstreams))
    file = folder / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    return file


def _authority(root: Path, port: int) -> ssl.SSLContext:
    """Trusts the proxy's own authority, once the proxy answers with a certificate of it."""
    deadline = time.monotonic() + 40
    while True:
        try:
            trusting = ssl.create_default_context(cafile=str(root))
            httpx.get(f"https://{NAME}:{port}/", verify=trusting, timeout=20)
        except (OSError, httpx.TransportError):
            assert time.monotonic() < deadline, "the proxy does not answer"
            time.sleep(0.2)
        else:
            return trusting
