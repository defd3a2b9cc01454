"""The scripts as a running site serves them: under hashed names, which scripts that import them use as well."""

import json
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from glassbox_site.pages import assets
from tests.scripts import shapes, typedefs
from tests.scripts.test_without_browser import NODE
from tests.support.sites import site as sites

IMPORTED = re.compile(r"""^import\b[^;]*?["'](\.[^"']+)["'];""", re.MULTILINE)
TYPESCRIPT = Path(__file__).parent / "node_modules/typescript/bin/tsc"
PRINTED = ("--allowJs", "--noCheck", "--removeComments", "--target", "esnext", "--module", "preserve")
TEMPLATES = Path(__file__).parents[2] / "templates"


@pytest.fixture(scope="module")
def collected() -> Mapping[str, Path]:
    """Every script of ours, by the name that it is written under."""
    place = sites.house() / "static"
    names: dict[str, str] = json.loads((place / "staticfiles.json").read_text())["paths"]
    return {name: place / hashed for name, hashed in names.items() if name.startswith("js/")}


def test_every_script_imports_its_neighbours_by_their_hashed_names(collected: Mapping[str, Path]) -> None:
    hashed = set(collected.values())

    stale = [
        (name, neighbour)
        for name, path in collected.items()
        for neighbour in IMPORTED.findall(path.read_text())
        if (path.parent / neighbour).resolve() not in hashed
    ]

    assert stale == []


def test_every_script_imports_what_it_has_imported(collected: Mapping[str, Path]) -> None:
    written = {name: IMPORTED.findall((typedefs.SCRIPTS.parent / name).read_text()) for name in collected}

    assert {name: len(IMPORTED.findall(path.read_text())) for name, path in collected.items()} == {
        name: len(neighbours) for name, neighbours in written.items()
    }
    assert sum(map(len, written.values())) > 100


def test_no_page_loads_the_types(collected: Mapping[str, Path]) -> None:
    name = shapes.FILE.name

    loaded = [path for path in collected.values() for each in IMPORTED.findall(path.read_text()) if "shapes" in each]

    assert loaded == []
    assert [page for page in TEMPLATES.rglob("*.html") if name in page.read_text()] == []


def printed(scripts: Mapping[str, str], place: Path) -> dict[str, str]:
    """The scripts as printed from their syntax trees, without comments."""
    for name, text in scripts.items():
        path = place / "in" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    names = [str(place / "in" / name) for name in scripts]
    command = [str(NODE), str(TYPESCRIPT), *PRINTED, "--rootDir", f"{place}/in", "--outDir", f"{place}/out", *names]
    subprocess.run(command, capture_output=True, check=True)
    return {name: (place / "out" / name).read_text() for name in scripts}


def test_scripts_travel_without_comments_and_mean_what_they_meant(
    collected: Mapping[str, Path], tmp_path: Path
) -> None:
    written = {name: (typedefs.SCRIPTS.parent / name).read_text() for name in collected}
    sent = {name: assets.travelling(text) for name, text in written.items()}

    assert printed(sent, tmp_path / "sent") == printed(written, tmp_path / "written")
    assert not [name for name, path in collected.items() if re.search(r"^ *(/\*|//)", path.read_text(), re.MULTILINE)]
