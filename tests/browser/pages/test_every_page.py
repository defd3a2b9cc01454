"""Every page, once on a desktop and once on a phone: no accessibility barrier, no sideways scrolling.

The first ring checks only the main pages, and accessibility only on a desktop. What shows only after an action is
checked where the action is tested: mistakes in forms, and error pages.
"""

from collections.abc import Iterator, Mapping

import httpx
import pytest
from django.urls import URLPattern, get_resolver
from playwright.sync_api import expect

from glassbox_site.pages.data_offered import data_catalogue
from tests.browser.visitor import Visitor
from tests.support import rings
from tests.support.sites import site as sites
from tests.support.sites import site_matches

pytestmark = pytest.mark.browser

FOR_EVERYBODY = {
    "home": ["/"],
    "search": ["/search/", "/search/?q=a", "/search/?q=nobody-of-that-name"],
    "data": ["/data/"],
    "accessibility": ["/accessibility/"],
    "api": ["/api/v1/"],
    "login": ["/login/", "/admin/login/"],
    "tv": ["/tv/"],
    "matches": ["/matches/?kind=league&page=2"],
    "match": ["/matches/{match}/?view=public&n=60", "/matches/{match}/?view=red&n=60", "/matches/{planned}/"],
    "forks": ["/matches/{match}/forks/"],
    "fork": ["/matches/{forked}/forks/{fork}/"],
    "jury": ["/matches/{match}/jury/"],
    "jury-board": ["/jury/"],
    "jury-embed": ["/embed/{match}/jury/"],
    "match-beliefs": ["/matches/{match}/beliefs/"],
    "match-story": ["/matches/{match}/story/"],
    "moment": ["/m/{match}/60/"],
    "clip": ["/m/{match}/60-70/"],
    "embed": ["/embed/{match}/?n=60"],
    "overlay": ["/overlay/{match}/?scene=full&n=60&motion=0", "/overlay/{match}/?scene=minds&n=60&motion=0"],
    "overlay-live": ["/overlay/live/"],
    "health": ["/health/"],
    "practice": ["/practice/"],
    "methodology": ["/methodology/"],
    "agents": ["/methodology/agents/"],
    "prompt": ["/methodology/prompt/", "/methodology/prompt/?match={match}"],
    "standings": ["/standings/"],
    "personas": ["/personas/"],
    "persona": ["/personas/{person}/"],
    "persona-memory": ["/personas/{person}/memory/"],
    "series-list": ["/series/"],
    "series": ["/series/{series}/"],
    "sct": ["/sct/"],
    "sct-batch": ["/sct/{batch}/"],
    "sct-trial": ["/sct/{batch}/trials/workflow_switching/1/"],
    "sct-studies": ["/sct/studies/"],
    "sct-study": ["/sct/studies/{study}/"],
    "sct-compare": ["/sct/compare/", "/sct/compare/?a={batch}&b={batch}"],
}
FOR_THOSE_IN_CHARGE = {
    "home": ["/"],
    "match": ["/matches/{planned}/"],
    "match-new": ["/matches/new/"],
    "match-acts": ["/matches/{planned}/acts/"],
    "invitations": ["/matches/{planned}/invitations/"],
    "fork-new": ["/matches/{forked}/forks/new/?at={line}"],
    "fork-act": ["/matches/{forked}/forks/{fork}/acts/budget/"],
    "forks": ["/matches/{forked}/forks/"],
    "match-act": ["/matches/{planned}/acts/abort/"],
    "ops": ["/ops/"],
    "ops-trail": ["/ops/trail/"],
    "ops-room": ["/ops/room/"],
    "webhooks": ["/ops/webhooks/"],
    "webhook-act": ["/ops/webhooks/{webhook}/acts/revoke/"],
    "newcomer": ["/ops/minds/{model}/"],
    "exchanges": ["/ops/exchanges/"],
    "exchange": ["/ops/exchanges/{exchange}/"],
    "exchanges-prune": ["/ops/exchanges/prune/?days=90"],
    "password": ["/password/"],
    "series-new": ["/series/new/", "/series/new/?like={series}"],
    "series-act": ["/series/{series}/acts/extend/"],
    "sct-new": ["/sct/new/", "/sct/new/?from={batch}"],
    "sct-batch": ["/sct/{batch}/"],
    "sct-study-new": ["/sct/studies/new/", "/sct/studies/new/?preset=paper", "/sct/studies/new/?from={study}"],
    "sct-study": ["/sct/studies/{study}/"],
    "sct-study-action": ["/sct/studies/{study}/actions/cancel/"],
    "sct-action": ["/sct/{batch}/actions/retry/"],
    "sct-delete": ["/sct/{batch}/delete/"],
    "sct-retry-trial": ["/sct/{batch}/trials/workflow_failing/1/retry/"],
    "admin": [
        "/admin/", "/admin/personas/persona/", "/admin/personas/persona/import/", "/admin/personas/persona/1/change/",
        "/admin/personas/persona/1/memory/", "/admin/personas/chatmodel/add/", "/admin/personas/strategytier/1/change/",
        "/admin/games/match/?q=zzz", "/admin/games/season/add/", "/admin/sct/trial/", "/admin/auth/group/1/change/",
        "/admin/sct/call/1/history/", "/admin/django_rq/dashboard/queues/2/",
    ],
}  # fmt: skip
MAIN_FOR_EVERYBODY = ("health", "home", "match", "standings")
MAIN_FOR_THOSE_IN_CHARGE = ("match", "match-new", "ops", "sct-batch")
NO_PAGES = {
    "exports": {
        "matches-feed", "matches-calendar", "match-calendar", "match-frames", "match-segments", "match-log",
        "match-json", "match-story-json", "moment-card", "story-card", "fork-json", "fork-zip", "jury-zip",
        "standings-csv", "sct-schema", "sct-new-config", "sct-figure", "sct-config", "sct-providers", "sct-zip",
        "sct-ndjson", "sct-csv", "match-eval", "match-eval-json", "sct-eval", "sct-eval-json", "sct-trial-json",
        "series-zip", "series-file", "series-figure",
        "sct-study-zip", "sct-study-table", "api-schema",
    },
    "for scripts": {
        "rooms", "tv-now", "match-now", "match-moments", "match-estimate", "fork-estimate",
        "fork-signs", "words", "healthz", "metrics",
        "match-segment", "match-segment-open", "seat-question", "series-eval", "series-eval-json",
    },
    "a person's own, seen in tests/browser/seat/test_states.py": {"seat", "seat-invitation", "withdraw"},
    "deeds": {
        "jury-join", "jury-mark", "practise", "seat-sit", "seat-answer", "seat-back",
        "language", "spoilers", "logout", "minds-look", "minds-seat", "newcomer-match", "sct-demo"},
}  # fmt: skip
KINDS = {
    "Atom": "application/atom+xml", "CSV": "text/csv", "iCalendar": "text/calendar", "JSON": "application/json",
    "Inspect .eval": "application/zip", "Inspect .json": "application/json", "JSON Schema": "application/schema+json",
    "NDJSON": "application/x-ndjson", "PNG": "image/png",
    "SVG, PNG, PDF, CSV": "image/svg+xml", "YAML": "application/yaml", "ZIP": "application/zip",
}  # fmt: skip
DESK, PHONE, NARROW = (1440, 900), (390, 844), (320, 640)
BARRIERS = (DESK, PHONE) if rings.IS_SECOND else (DESK,)


@pytest.fixture(scope="module")
def main_places(match_id: int, past: Mapping[str, object]) -> Mapping[str, object]:
    return {**past, "match": match_id}


@pytest.fixture(scope="module")
def all_places(
    site: sites.Site, match_id: int, main_places: Mapping[str, object], orders: Mapping[str, object]
) -> Mapping[str, object]:
    site_matches.judged(site, match_id)
    return {**main_places, **orders, **site_matches.forked(site, match_id)}


@pytest.fixture(scope="module")
def places(request: pytest.FixtureRequest) -> Mapping[str, object]:
    found: Mapping[str, object] = request.getfixturevalue("all_places" if rings.IS_SECOND else "main_places")
    return found


def addresses(table: Mapping[str, list[str]], places: Mapping[str, object]) -> list[str]:
    main = MAIN_FOR_EVERYBODY if table is FOR_EVERYBODY else MAIN_FOR_THOSE_IN_CHARGE
    looked_at = [paths if rings.IS_SECOND else paths[: name in main] for name, paths in table.items()]
    return [path.format_map(places) for paths in looked_at for path in paths]


def look(visitor: Visitor, path: str) -> list[str]:
    """What is wrong with the page at three window widths."""
    visitor.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page = visitor.go(path)
    expect(page.locator("#stage:not(:has(.stage-tabs))")).to_have_count(0)
    wrong = []
    for width, height in (DESK, PHONE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        found = visitor.barriers() if (width, height) in BARRIERS else []
        hanging = [f"{visitor.overhang()} px too wide"] if visitor.overhang() else []
        cramped = [f"no room for the words of {name!r}" for name in visitor.cramped()]
        touching = [f"no air above {pane!r}" for pane in visitor.touching()]
        wrong += [f"{width}: {what}" for what in (*found, *hanging, *cramped, *touching)]
    return wrong


@pytest.mark.both
def test_no_page_for_everybody_has_a_barrier(guest: Visitor, places: Mapping[str, object]) -> None:
    pages = addresses(FOR_EVERYBODY, places)

    assert {path: wrong for path in pages if (wrong := look(guest, path))} == {}


@pytest.mark.both
def test_no_page_for_those_in_charge_has_a_barrier(owner: Visitor, places: Mapping[str, object]) -> None:
    pages = addresses(FOR_THOSE_IN_CHARGE, places)

    assert {path: wrong for path in pages if (wrong := look(owner, path))} == {}


def test_every_address_is_in_the_table() -> None:
    known = FOR_EVERYBODY.keys() | FOR_THOSE_IN_CHARGE.keys() | set().union(*NO_PAGES.values())

    assert set(_names(get_resolver())) - known == set()


def test_whatever_can_be_taken_home_is_offered() -> None:
    assert NO_PAGES["exports"] - set(data_catalogue.names()) == {"sct-new-config"}


@pytest.mark.second
@pytest.mark.usefixtures("all_places")
def test_every_example_leads_to_what_it_is_said_to_be(guest: Visitor) -> None:
    page = guest.go("/data/")
    shown = page.locator(".offer:has(.offer-example a)")

    found = {
        each.locator("a").get_attribute("href"): each.locator("[translate=no]").first.inner_text()
        for each in shown.all()
    }
    answers = {link: httpx.get(f"{guest.site}{link}", timeout=30, follow_redirects=True) for link in found}

    assert {link: answer.status_code for link, answer in answers.items() if answer.status_code != 200} == {}
    kinds = {link: answer.headers["Content-Type"].partition(";")[0] for link, answer in answers.items()}
    assert {link: kind for link, kind in kinds.items() if kind != KINDS[found[link]]} == {}
    assert len(found) == len([*data_catalogue.names()])


def _names(resolver: object) -> Iterator[str]:
    """Names of all pages, except the admin's, which are Django's, and the API's, which its schema lists."""
    for each in getattr(resolver, "url_patterns", ()):
        if isinstance(each, URLPattern):
            yield str(each.name)
        elif each.namespace not in ("admin", "api"):
            yield from _names(each)
