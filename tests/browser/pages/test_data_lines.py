"""Every command on the data page, typed as it is shown there, from the folder of the site."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from glassbox_site.environment import env
from tests.browser.visitor import Visitor
from tests.games.prepared import prepared_series
from tests.readers import others
from tests.site.documents import recipes
from tests.support.sites import site as sites
from tests.support.sites import site_matches

pytestmark = [pytest.mark.browser, pytest.mark.second, others.INSTALLED]
VIEWER = "inspect view start"
"""A server, which `tests/readers/test_research.py` starts and looks at."""
TOKEN = """
import django, sys; django.setup()
from glassbox_site.models import User, token_acts
secret = token_acts.secret()
owner = User.objects.filter(is_superuser=True).first()
token_acts.issue(name="the page of data", owner=owner, scopes=["read", "order"], days=1, secret=secret)
print(secret)
"""


def test_every_line_does_what_the_page_says(
    guest: Visitor, site: sites.Site, match_id: int, orders: dict[str, Any], tmp_path: Path
) -> None:
    site_matches.judged(site, match_id)
    site_matches.forked(site, match_id)
    house, token = furnished(tmp_path / "house", site), issued(site)
    page = guest.go("/data/")

    typed = [line.inner_text() for line in page.locator(".offer-line").all()]
    wrong = {line: told for line in typed if not line.startswith(VIEWER) and (told := run(line, house, site, token))}

    assert len(typed) > 40
    assert wrong == {}


def furnished(house: Path, site: sites.Site) -> Path:
    """A copy of the folder with the site's data, in which only the client is installed."""
    recipes.copy_of_the_house(house)
    for name, target in ((".venv", env.PROJECT / ".venv"), ("var", site.var)):
        (house / name).symlink_to(target)
    (house / "logs").mkdir()
    (house / "series.yaml").write_text(prepared_series.text(), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "venv", str(house / ".data")], check=True)
    return house


def issued(site: sites.Site) -> str:
    environ = sites.environment(site.var, DJANGO_SETTINGS_MODULE="glassbox_site.settings")
    done = subprocess.run(
        [sys.executable, "-c", TOKEN], cwd=env.PROJECT, env=environ, capture_output=True, text=True, check=True
    )
    return done.stdout.split()[-1]


def run(line: str, house: Path, site: sites.Site, token: str) -> str:
    """Runs the command; returns what went wrong."""
    [packages] = (others.BIN.parent / "lib").glob("python3*/site-packages")
    environ = sites.environment(
        site.var, PATH=f"{house}/.data/bin{os.pathsep}{others.BIN}{os.pathsep}{os.environ['PATH']}",
        PYTHONPATH="" if line.startswith(".venv") else str(packages), GLASSBOX_URL=site.url, GLASSBOX_TOKEN=token,
    )  # fmt: skip
    typed = line.replace("gb_...", token)
    done = subprocess.run(["bash", "-euc", typed], cwd=house, env=environ, capture_output=True, text=True, check=False)
    return f"{done.returncode}: {(done.stdout + done.stderr)[-600:]}" if done.returncode else ""
