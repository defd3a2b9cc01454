"""`compose.yaml` with its own commands, run as plain processes: PostgreSQL, Redis, two web processes, workers, the
sweeper, and a real Caddy with TLS in front of them."""

import asyncio
import json
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect
from websockets.typing import Origin

from glassbox_site.door import bodies
from glassbox_site.environment import env
from tests.support import caddy, servers
from tests.support.databases import postgres
from tests.support.sites.site import environment

pytestmark = [
    pytest.mark.second,
    pytest.mark.faults,
    caddy.needs_caddy,
    pytest.mark.skipif(postgres.programs() is None, reason="PostgreSQL's server is not installed"),
]
COMPOSED: dict[str, Any] = yaml.safe_load((env.PROJECT / "compose.yaml").read_text(encoding="utf-8"))["services"]
OWNER = {"username": "keeper", "password": "chosen-by-its-owner-3"}
PATIENCE = 90


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The whole arrangement as clients see it, and what its processes have printed."""

    proxy: caddy.Proxy
    web: list["subprocess.Popen[bytes]"]
    logs: dict[str, Path] = field(default_factory=dict)

    @contextmanager
    def keeper(self) -> Iterator[httpx.Client]:
        """A client that is signed in."""
        with self.proxy.client() as client:
            client.headers.update({"Referer": f"{self.proxy.origin}/", "Origin": self.proxy.origin})
            answer = client.post("/login/", data=OWNER | token(client))
            assert answer.status_code == 302, answer.text
            yield client


def token(client: httpx.Client) -> dict[str, str]:
    client.get("/login/")
    return {"csrfmiddlewaretoken": client.cookies["csrftoken"]}


def command_of(service: str) -> list[str]:
    """The service's command from the composition or the image, run with this machine's Python."""
    said = COMPOSED[service].get("command")
    if said is None:
        dockerfile = (env.PROJECT / "Dockerfile").read_text(encoding="utf-8")
        said = json.loads(re.findall(r"^CMD (\[.*\])$", dockerfile, re.MULTILINE)[0])
    return [word.replace("python ", f"{shlex.quote(sys.executable)} ") if " " in word else word for word in
            (sys.executable if word == "python" else word for word in said)]  # fmt: skip


def settings_of(service: str, given: Mapping[str, str]) -> dict[str, str]:
    """The service's environment from the composition, filled in from what `.env` would hold."""

    def filled(value: str) -> str:
        return re.sub(r"\$\{(\w+)(?::([?-])([^}]*))?\}", lambda found: given.get(found[1], found[3] or ""), value)

    return {name: filled(value) for name, value in COMPOSED[service]["environment"].items()}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("composition")
    given = {
        "ALLOWED_HOSTS": caddy.NAME,
        "POSTGRES_PASSWORD": "none",
        "SECRET_KEY": "the same everywhere, and longer than fifty characters",
    }
    with ExitStack() as stack:
        own = {
            "REDIS_URL": stack.enter_context(servers.stand_alone_redis(folder)),
            "DATABASE_URL": stack.enter_context(postgres.running_postgres()),
        }
        logs: dict[str, Path] = {}

        def surroundings(service: str) -> dict[str, str]:
            return environment(folder / "var", **settings_of(service, given)) | own

        def start(service: str, name: str, change: Callable[[str], str] = str) -> "subprocess.Popen[bytes]":
            logs[name] = folder / f"{name}.log"
            command = servers.on_a_leash([change(word) for word in command_of(service)])
            with logs[name].open("wb") as log:
                started = subprocess.Popen(command, cwd=env.PROJECT, env=surroundings(service), stdout=log, stderr=log)
            stack.enter_context(servers.ended(started))
            return started

        subprocess.run(command_of("migrate"), cwd=env.PROJECT, env=surroundings("migrate"), check=True)
        ports = [servers.free_port() for _ in range(2)]
        web = [
            start("web", f"web-{port}", lambda word, port=port: word.replace("8000:interface=0.0.0.0", f"{port}"))  # type: ignore[misc]
            for port in ports
        ]
        for number in range(2):
            start("worker", f"worker-{number}")
        start("sweeper", "sweeper")
        keeper = surroundings("web") | {
            "DJANGO_SUPERUSER_PASSWORD": OWNER["password"],
            "DJANGO_SUPERUSER_EMAIL": "k@x.test",
        }
        make = [sys.executable, "manage.py", "createsuperuser", "--no-input", "--username", OWNER["username"]]
        subprocess.run(make, cwd=env.PROJECT, env=keeper, check=True)
        proxy = stack.enter_context(caddy.before(ports, folder))
        yield House(proxy=proxy, web=web, logs=logs)


def until(done: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline, what
        time.sleep(0.2)


def test_every_part_is_well(house: House) -> None:
    with house.proxy.client() as visitor:
        until(lambda: visitor.get("/healthz").status_code == 200, visitor.get("/healthz").text)
        parts = visitor.get("/healthz").json()["parts"]

    assert (parts["database"]["vendor"], parts["workers"]["alive"]) == ("postgresql", 2)


def test_browsers_are_kept_on_tls(house: House) -> None:
    with house.proxy.client() as visitor:
        page = visitor.get("/login/")
    plain = httpx.get(f"http://{caddy.NAME}:{house.proxy.http}/login/")

    assert re.match(r"max-age=\d{8}", page.headers["Strict-Transport-Security"])
    assert "Secure" in page.headers["Set-Cookie"]
    assert (plain.status_code, plain.headers["Location"][:8]) == (308, "https://")


def test_pages_have_their_styles(house: House) -> None:
    with house.proxy.client() as visitor:
        [style, *_] = re.findall(r'href="(/static/[^"]+\.css)"', visitor.get("/").text)

        assert visitor.get(style).status_code == 200


async def test_who_watches_by_a_socket_sees_the_match_that_the_sweeper_put_on_air(house: House) -> None:
    with house.proxy.client() as visitor:
        until(lambda: 'href="/matches/1/"' in visitor.get("/matches/").text, "nothing is on air")
    address = f"{house.proxy.origin.replace('https', 'wss')}/ws/matches/1/"

    async with connect(address, ssl=house.proxy.authority, origin=Origin(house.proxy.origin), proxy=None) as line:
        async with asyncio.timeout(PATIENCE):
            hello = json.loads(await line.recv())
            while (heard := json.loads(await line.recv()))["type"] != "frames":
                pass

    assert hello["type"] == "hello"
    assert heard["frames"]


async def test_a_socket_of_another_site_is_refused(house: House) -> None:
    address = f"{house.proxy.origin.replace('https', 'wss')}/ws/matches/1/"

    with pytest.raises(Exception, match="403"):
        async with connect(address, ssl=house.proxy.authority, origin=Origin("https://evil.example"), proxy=None):
            pass


def test_what_is_ordered_has_one_number_from_the_door_to_the_worker(house: House) -> None:
    with house.keeper() as keeper:
        ordered = keeper.post("/sct/demo/", data={"token": "one wish", **token(keeper)})
        number = ordered.headers["X-Request-ID"]
        until(lambda: number in "".join(log.read_text() for name, log in house.logs.items() if "worker" in name),
              "no worker named the request")  # fmt: skip

    assert ordered.status_code == 302


def line(house: House) -> HTTPSConnection:
    return HTTPSConnection(caddy.NAME, house.proxy.https, context=house.proxy.authority, timeout=20)


MORE = 1_000_000
"""Bytes above the limit: with fewer than 256 kB, Caddy would wait and discard them, and not answer at once."""
PLACES = [("/login/", bodies.SMALL_BYTES), ("/no/such/page/", bodies.SMALL_BYTES), ("/sct/new/", bodies.LARGE_BYTES),
          ("/admin/", bodies.LARGE_BYTES)]  # fmt: skip


@pytest.mark.parametrize(("path", "bound"), PLACES)
def test_a_body_that_says_how_large_it_is_is_refused_before_any_of_it_comes(
    house: House, path: str, bound: int
) -> None:
    with closing(line(house)) as visitor:
        visitor.putrequest("POST", path)
        visitor.putheader("Content-Length", str(bound + MORE))
        visitor.endheaders()

        assert visitor.getresponse().status == 413


@pytest.mark.parametrize(("path", "bound"), PLACES)
def test_a_body_that_does_not_say_so_is_refused_where_it_grows_too_large(house: House, path: str, bound: int) -> None:
    piece = b"x" * 16_000

    with closing(line(house)) as visitor:
        pieces = (piece for _ in range(bound // len(piece) + 1))
        with suppress(OSError):  # with the last bytes: the response may be there already, and the connection closed
            visitor.request("POST", path, body=pieces, encode_chunked=True, headers={"Transfer-Encoding": "chunked"})

        assert visitor.getresponse().status == 413


def test_an_operators_file_of_nearly_a_megabyte_passes(house: House) -> None:
    padding = "# " + "x" * 900_000

    with house.keeper() as keeper:
        form = {"action": "fill", **token(keeper)}
        answer = keeper.post("/sct/new/", data=form, files={"file": ("run.yaml", f"num_trials: 1\n{padding}\n")})

    assert answer.status_code == 302


def test_one_web_process_less_is_not_noticed(house: House) -> None:
    house.web[0].kill()
    house.web[0].wait()

    with house.proxy.client() as visitor:
        assert [visitor.get("/").status_code for _ in range(6)] == [200] * 6
