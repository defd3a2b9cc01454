"""The afternoon of `docs/research.md`, line by line as written there, with what the reader has to fill in for the dots,
the token and the addresses. What is fetched from registries is already installed, except for the client itself."""

import hashlib
import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from games.engine.facts import identities
from glassbox_site.environment import env
from tests.browser import chromium
from tests.games.players.models import actors
from tests.readers import others
from tests.site.documents import recipes
from tests.support import endurance, servers
from tests.support.endpoints import model_replies
from tests.support.endpoints.model_server import Heard, ModelServer
from tests.support.sites import site as sites

pytestmark = [pytest.mark.second, others.INSTALLED]
DOCUMENT = env.PROJECT / "docs" / "research.md"
PLACES = ("Greenhouse", "Workshop", "Quarters", "Generator", "Antenna")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PREPARE = """
import sys
from glassbox_site.models import User, token_acts
from personas.models import ChatModel
ChatModel.objects.create(slug="my-model", name="A model", model="stand-in/1", base_url=sys.argv[1])
secret = token_acts.secret()
owner = User.objects.filter(is_superuser=True).first()
token_acts.issue(name="an afternoon", owner=owner, scopes=["order"], days=1, secret=secret)
print(secret)
"""


def liar(heard: Heard) -> model_replies.Reply:
    """A model that claims to have been somewhere without knowing, and suspects without reason."""
    words = "\n".join(str(message["content"]) for message in heard.messages)
    luck = random.Random(hashlib.sha256(words.encode()).hexdigest())
    told = json.loads(actors.reply(words, luck))
    if "desire_to_speak" in told:
        doubts = {color.value: luck.randint(0, 100) for color in tuple(identities.Color)[:5]}
        told |= {"message": f"I was in {luck.choice(PLACES)}.", "suspicion": doubts}
    return model_replies.says(json.dumps(told))


def test_a_researchers_afternoon_goes_as_it_is_written(tmp_path: Path) -> None:
    house, port = recipes.copy_of_the_house(tmp_path / "house"), servers.free_port()
    (house / ".venv").symlink_to(env.PROJECT / ".venv")
    with sites.running_site(tmp_path / "var") as site, ModelServer(liar) as model:
        token = prepared(tmp_path / "var", model.url)
        told = {"http://127.0.0.1:8000": site.url, "gb_...": token, "--port 7575": f"--port {port}"}
        *typed, last = lines(house, told)

        said = run(typed, house, tmp_path / "var")

        assert "complete: " in said
        assert figure(said) == counted(house / "afternoon" / "data")
        look(last, house, tmp_path / "var", port)


def lines(house: Path, told: dict[str, str]) -> list[str]:
    """The commands to type, in order; writes the document's files on the way."""
    found = []
    for kind, path, text in BLOCK.findall(DOCUMENT.read_text(encoding="utf-8")):
        if path:
            (house / path).write_text(text, encoding="utf-8")
        if kind == "console":
            found += [line.removeprefix("$ ") for line in text.splitlines()]
    for before, after in told.items():
        assert any(before in line for line in found), before
        found = [line.replace(before, after) for line in found]
    return found


def surroundings(var: Path) -> dict[str, str]:
    """An environment in which the packages in `.readers` count as installed."""
    [packages] = (others.BIN.parent / "lib").glob("python3*/site-packages")
    path = f"{others.BIN}{os.pathsep}{os.environ['PATH']}"
    return sites.environment(var, PATH=path, PYTHONPATH=str(packages), PIP_DISABLE_PIP_VERSION_CHECK="1")


def run(typed: list[str], house: Path, var: Path) -> str:
    # The product's own Python has its own packages.
    script = "\n".join(line.replace(".venv/bin/python", "PYTHONPATH= .venv/bin/python") for line in typed)
    done = subprocess.run(
        ["bash", "-euc", script], cwd=house, env=surroundings(var), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def prepared(var: Path, model: str) -> str:
    """Has the administrator add a model and make a token, which is returned."""
    program = f"import django, sys; django.setup()\n{PREPARE}"
    command = [sys.executable, "-c", program, model]
    environ = sites.environment(var, DJANGO_SETTINGS_MODULE="glassbox_site.settings")
    done = subprocess.run(command, cwd=env.PROJECT, env=environ, capture_output=True, text=True, check=True)
    return done.stdout.split()[-1]


def figure(said: str) -> tuple[int, int]:
    found = re.search(r"(\d+) of (\d+) lines with a lie were believed: \d+% \(\d+% to \d+%, \d+ seeds\)", said)
    assert found, said
    return int(found[1]), int(found[2])


def counted(data: Path) -> tuple[int, int]:
    """Counts without pandas."""
    claims, spoken = (
        [json.loads(line) for file in (data / name).glob("*.ndjson") for line in file.read_text().splitlines()]
        for name in ("claims", "lines")
    )
    lies = {(row["match"], row["entry"]) for row in claims if row["verdict"] == "lie" and row["source"] != "clerk"}
    moved = [row["onto_speaker"] for row in spoken if (row["match"], row["entry"]) in lies]
    told = [points for points in moved if points is not None]
    assert told
    return sum(points < 0 for points in told), len(told)


def look(typed: str, house: Path, var: Path, port: int) -> None:
    command = servers.on_a_leash(["bash", "-euc", f"exec {typed}"])
    viewer = subprocess.Popen(command, cwd=house, env=surroundings(var))
    with servers.ended(viewer), chromium.started() as browser:
        wait(f"http://127.0.0.1:{port}/")
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{port}/")
        page.get_by_text("among_us").first.click(timeout=30_000)
        page.get_by_text("Who are the impostors?").first.wait_for(timeout=30_000)


def wait(address: str) -> None:
    until = time.monotonic() + endurance.in_reason(60)
    while time.monotonic() < until:
        try:
            httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"nobody listens at {address}")
