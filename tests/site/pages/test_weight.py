"""How much a phone has to download for a page: all its scripts together, as they are sent."""

import gzip
import re
from pathlib import Path

from glassbox_site.environment import env
from glassbox_site.pages import assets

SCRIPTS = env.PROJECT / "static/js"
MOST_BYTES = 120_000
IMPORTED = re.compile(r'^(?:import|export) [^"]*"(\.[^"]+)";', re.MULTILINE)


def loaded(script: Path, found: dict[Path, str]) -> dict[Path, str]:
    if script not in found:
        found[script] = script.read_text()
        for other in IMPORTED.findall(found[script]):
            loaded((script.parent / other).resolve(), found)
    return found


def test_the_scripts_of_a_match_s_page_are_light() -> None:
    scripts = loaded(SCRIPTS / "match/pages/page.js", {})

    assert len(scripts) > 50
    assert sum(len(gzip.compress(assets.travelling(text).encode())) for text in scripts.values()) < MOST_BYTES
