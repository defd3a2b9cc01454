"""An address may contain any number; one that no database can hold leads to nothing."""

import re
from collections.abc import Iterator

import pytest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver

pytestmark = pytest.mark.django_db
NUMBER = re.compile(r"<int:\w+>")
BEYOND = "9" * 25
WORDS = {"<slug:view>": "glass", "<slug:color>": "red", "<slug:name>": "abort", "<slug:kind>": "png"}


def routes(within: URLResolver, before: str = "") -> Iterator[str]:
    for each in within.url_patterns:
        route = f"{before}{each.pattern}"
        if isinstance(each, URLPattern):
            yield route
        else:
            yield from routes(each, route)


def addresses() -> list[str]:
    """For each page with numbers, an address with one of them too large and the others possible."""
    ours = [route for route in routes(get_resolver()) if NUMBER.search(route) and not route.startswith("admin/")]
    return sorted({_filled(route, place) for route in ours for place in range(len(NUMBER.findall(route)))})


def _filled(route: str, place: int) -> str:
    for word, example in WORDS.items():
        route = route.replace(word, example)
    found = iter(range(len(route)))
    numbered = NUMBER.sub(lambda _: BEYOND if next(found) == place else "1", route)
    return "/" + re.sub(r"<\w+:\w+>", "x", numbered)


@pytest.mark.parametrize("who", [pytest.param("anybody", marks=pytest.mark.second), "an operator"])
def test_no_address_with_a_number_beyond_all_is_a_fault_of_ours(who: str, client: Client, admin_client: Client) -> None:
    visitor = client if who == "anybody" else admin_client
    visitor.raise_request_exception = False

    broken = [
        f"{method} {address}"
        for address in addresses()
        for method in ("GET", "POST")
        if visitor.generic(method, address).status_code >= 500
    ]

    assert len(addresses()) > 100
    assert broken == []


def test_programs_are_told_so_in_their_own_way(client: Client) -> None:
    answer = client.get(f"/api/v1/batches/{BEYOND}/trials/x/1/")

    assert (answer.status_code, answer["Content-Type"]) == (404, "application/problem+json")
