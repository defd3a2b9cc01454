"""Static files on a running site: hashed names, compressed, cached for long by browsers."""

import re

import httpx
import pytest

from tests.support.sites.site import Site

pytestmark = pytest.mark.browser
HASHED = re.compile(r"\.[0-9a-f]{12}\.(css|js|svg)$")
LARGEST_PAGE_BYTES = 60_000


@pytest.fixture
def addresses(site: Site) -> list[str]:
    """Every static file that the front page asks for."""
    page = httpx.get(site.url).text
    return sorted(set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page)))


def test_every_file_of_the_front_page_has_its_content_in_its_name(addresses: list[str]) -> None:
    assert len(addresses) >= 6
    assert [address for address in addresses if not HASHED.search(address)] == []


def test_files_are_compressed_and_kept_for_good(site: Site, addresses: list[str]) -> None:
    answers = [httpx.get(f"{site.url}{address}", headers={"Accept-Encoding": "gzip"}) for address in addresses]

    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    assert all("immutable" in answer.headers["cache-control"] for answer in answers)
    assert all(int(re.findall(r"max-age=(\d+)", a.headers["cache-control"])[0]) >= 31_536_000 for a in answers)


def test_the_whole_front_page_is_light(site: Site, addresses: list[str]) -> None:
    wire = {"Accept-Encoding": "gzip"}

    sizes = [int(httpx.get(f"{site.url}{address}", headers=wire).headers["content-length"]) for address in addresses]

    assert sum(sizes) + len(httpx.get(site.url).content) < LARGEST_PAGE_BYTES
