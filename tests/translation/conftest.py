"""A separate site and browser: names that other tests give to things would look like untranslated words."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import browser, enter, match_id, motion, owner_state, size, windows
from tests.support import foreign
from tests.support.sites import site as sites

__all__ = ["browser", "enter", "match_id", "motion", "owner_state", "site", "size", "windows"]


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    var = tmp_path_factory.mktemp("foreign") / "var"
    foreign.speak(var / "locale")
    with sites.running_site(var) as site:
        site.wait_until_well()
        yield site
