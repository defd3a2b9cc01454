"""The files, commands and addresses that the documentation names exist."""

import re
from pathlib import Path

import pytest
from django.core.management import get_commands
from django.urls import Resolver404, resolve

from glassbox_site.environment import env
from glassbox_site.pages import socket_addresses

ROOMS = ("benchmarks", "games", "glassbox_site", "personas", "sct", "static", "templates", "tests")
PAGES = [env.PROJECT / "README.md", *sorted((env.PROJECT / "docs").glob("*.md"))]
EXAMPLES = {"<agent>": "wf", "<name>": "outcomes", "<slug>": "x", "<svg|png|pdf|csv>": "svg"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    ours = [*env.PROJECT.glob("*"), *(path for room in ROOMS for path in (env.PROJECT / room).rglob("*.*"))]
    named = re.findall(r"`([\w/-]+\.(?:py|js|yaml|toml))`", page.read_text(encoding="utf-8"))

    assert [name for name in named if not any(f"/{path}".endswith(f"/{name}") for path in ours)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_that_is_named_can_be_called(page: Path) -> None:
    named = re.findall(r"manage\.py (\w+)", page.read_text(encoding="utf-8"))

    assert set(named) <= set(get_commands())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_address_that_is_named_leads_somewhere(page: Path) -> None:
    named = re.findall(r"`(/[a-z][\w/<>|.-]*)[`?]", page.read_text(encoding="utf-8"))

    assert [address for address in map(_filled, named) if not _leads(address)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_piece_of_python_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pieces = re.findall(r"```python\n(.+?)```", page.read_text(encoding="utf-8"), re.DOTALL)

    for piece in pieces:
        exec(piece, {})
        assert capsys.readouterr().out


def _filled(address: str) -> str:
    for mark, example in EXAMPLES.items():
        address = address.replace(mark, example)
    return re.sub(r"<\w+>", "1", address)


def _leads(address: str) -> bool:
    if any(entrance.resolve(address.removeprefix("/")) for entrance in socket_addresses.addresses):
        return True
    try:
        return bool(resolve(address))
    except Resolver404:
        return False
