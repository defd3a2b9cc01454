"""Real caches in front of a site: nginx and Varnish, configured by their examples in `docs/around`."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from glassbox_site.environment import env
from tests.support import servers
from tests.support.sites import web

PLACES = ("/usr/sbin", "/usr/bin")
NGINX, VARNISH = (shutil.which(name, path=os.pathsep.join(PLACES)) for name in ("nginx", "varnishd"))
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx (Debian's package `nginx-light`) is not installed")
needs_varnish = pytest.mark.skipif(VARNISH is None, reason="Varnish (Debian's package `varnish`) is not installed")
Before = Callable[[int, Path], AbstractContextManager[str]]


@contextmanager
def nginx(port: int, folder: Path, changes: Mapping[str, str] | None = None) -> Iterator[str]:
    """Yields the address at which nginx serves the site whose web process is at this port."""
    ours = servers.free_port()
    temporary = "".join(
        f"{each}_temp_path {folder}/{each};" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = _example("nginx.conf", folder, {
        "http {": f"http {{ {temporary}",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{port};",
        "listen 8080 ": f"listen 127.0.0.1:{ours} ",
        "/var/cache/nginx/finished": f"{folder}/finished",
        "/var/cache/nginx/newest": f"{folder}/newest",
        **(changes or {}),
    })  # fmt: skip
    user = "user root; " if os.geteuid() == 0 else ""
    orders = f"{user}daemon off; pid {folder}/nginx.pid;"
    with _running([str(NGINX), "-e", f"{folder}/error.log", "-c", str(file), "-g", orders], folder, ours) as address:
        yield address


@contextmanager
def varnish(port: int, folder: Path) -> Iterator[str]:
    ours = servers.free_port()
    file = _example("varnish.vcl", folder, {'.port = "8000"': f'.port = "{port}"'})
    command = [str(VARNISH), "-F", "-f", str(file), "-a", f"127.0.0.1:{ours}", "-n", str(folder / "varnish")]
    with _running([*command, "-s", "malloc,64m", "-j", "none"], folder, ours) as address:
        yield address


@contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[str]:
    with (folder / "cache.log").open("w") as log:
        started = subprocess.Popen(servers.on_a_leash(command), stdout=log, stderr=log)
    with servers.ended(started):
        web.wait_until_it_answers(port)
        yield f"http://127.0.0.1:{port}"


def _example(name: str, folder: Path, changes: Mapping[str, str]) -> Path:
    """The example file itself, with these changes."""
    text = (env.PROJECT / "docs/around" / name).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file
