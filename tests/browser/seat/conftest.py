"""A site of its own for who sits in a seat, since its patience is its own."""

from collections.abc import Iterator

import pytest

from tests.support.sites import site as sites

PATIENCE = {"PERSON_ACTION_SECONDS": "600", "PERSON_LINE_SECONDS": "600"}


@pytest.fixture(scope="package")
def patient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """Nobody is in a hurry there."""
    var = tmp_path_factory.mktemp("patient") / "var"
    with sites.running_site(var, environ=sites.environment(var, **PATIENCE)) as site:
        site.wait_until_well()
        yield site
