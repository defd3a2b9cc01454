"""Programs get what pages show and can do what operators can; exceptions are listed here, with reasons."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from django.test import Client
from django.urls import URLPattern, get_resolver

from games.booking import matches
from games.experiments.forks import fork_acts
from games.experiments.series import series_acts
from glassbox_site.ground.acting import acts
from glassbox_site.models import webhook_acts
from sct.records import batch_acts
from sct.records.studies import study_acts

pytestmark = pytest.mark.django_db

IN_THE_SCHEMA: Mapping[str, str] = {
    "home": "matches", "matches": "matches", "match": "match", "match-acts": "act_on_match",
    "match-act": "act_on_match",
    "match-new": "order_match", "match-now": "match", "tv": "matches", "tv-now": "matches",
    "match-segment": "file_match_segments", "match-segment-open": "file_match_segments",
    "match-story": "file_match_story_json", "moment": "moments", "clip": "file_match_frames",
    "match-beliefs": "beliefs", "match-estimate": "estimate_match",
    "embed": "file_match_frames", "overlay": "file_match_frames",
    "overlay-live": "file_match_frames", "prompt": "exchanges", "exchanges": "exchanges", "exchange": "exchanges",
    "forks": "forks", "fork": "fork", "fork-new": "order_fork", "fork-act": "act_on_fork", "fork-signs": "forks",
    "fork-estimate": "estimate_fork",
    "jury": "jury", "jury-board": "jury_board", "jury-embed": "jury",
    "personas": "personas", "persona": "persona", "persona-memory": "memory", "standings": "standings",
    "series-list": "all_series", "series": "series", "series-new": "order_series", "series-act": "act_on_series",
    "invitations": "invite", "sct": "batches", "sct-batch": "batch", "sct-new": "order_batch",
    "sct-demo": "order_batch",
    "sct-new-config": "order_batch", "sct-action": "act_on_batch", "sct-trial": "trial",
    "sct-retry-trial": "act_on_trial", "sct-compare": "compare_batches", "sct-studies": "studies",
    "sct-study": "study", "sct-study-new": "order_study", "sct-study-action": "act_on_study",
    "webhooks": "webhooks", "webhook-act": "act_on_webhook", "ops": "health", "ops-trail": "trail", "healthz": "health",
    "health": "health", "search": "search",
}  # fmt: skip
"""For each page's name, the operation that gives programs the same, or what the page is made from."""
APART: Mapping[str, set[str]] = {
    "texts of the house": {"methodology", "agents", "accessibility", "data", "api", "api-schema", "words",
        "rooms"},
    "a reader's own settings and sign-in": {"language", "spoilers", "login", "logout", "password"},
    "a person's own, by a secret that nobody else has": {
        "practice", "practise", "seat-invitation", "seat-sit", "seat", "seat-question", "seat-answer", "seat-back",
        "withdraw", "jury-join", "jury-mark",
    },
    "models, keys and what follows from both stay an admin's, by hand": {
        "minds-look", "minds-seat", "newcomer", "newcomer-match",
    },
    "what cannot be undone stays an admin's, by hand": {"exchanges-prune", "ops-room", "sct-delete"},
    "in a form that programs read already": {"metrics"},
}  # fmt: skip
ACTS_APART: Mapping[str, set[str]] = {
    "models, keys, people and tokens stay an admin's, by hand": {
        "ApiToken-issue", "ApiToken-revoke", "ChatModel-seat", "Persona-import",
    },
    "what cannot be undone stays an admin's, by hand": {"Exchange-prune", "Exchange-forget", "Batch-delete"},
    "queues are looked after by hand": {"Dashboard-work"},
    "in the admin and a command, on no page": {"Batch-budget"},
    "a person's own, by a secret that nobody else has": {"Person-keep_out", "Person-withdraw"},
}  # fmt: skip
ORDERED: Mapping[str, str] = {
    "Match-order": "order_match", "Series-order": "order_series", "Fork-order": "order_fork",
    "Batch-order": "order_batch", "Study-order": "order_study", "Webhook-make": "make_webhook",
    "Persona-create": "create_persona", "Persona-change": "change_persona", "Persona-cast": "act_on_persona",
    "Persona-retire": "act_on_persona", "Person-invite": "invite", "Person-revoke": "act_on_seat",
}  # fmt: skip
OFFERED = {
    "act_on_match": matches.ACTS, "act_on_series": series_acts.ACTS, "act_on_fork": fork_acts.ACTS,
    "act_on_batch": batch_acts.ON_A_BATCH, "act_on_trial": [batch_acts.retry], "act_on_study": study_acts.ON_A_STUDY,
    "act_on_webhook": webhook_acts.ACTS,
}  # fmt: skip
"""Acts on one thing, by the operation that offers them."""


@pytest.fixture
def operations(client: Client) -> dict[str, Any]:
    paths = client.get("/api/v1/openapi.json").json()["paths"]
    return {told["operationId"]: told for several in paths.values() for told in several.values()}


def test_every_page_has_its_like_for_programs_or_is_named(operations: dict[str, Any]) -> None:
    files = {name for name in pages() if f"file_{name.replace('-', '_')}" in operations}
    apart = set().union(*APART.values())

    assert set(pages()) - IN_THE_SCHEMA.keys() - files - apart == set()
    assert (IN_THE_SCHEMA.keys() | apart) - set(pages()) == set()
    assert IN_THE_SCHEMA.keys() & apart == set()
    assert set(IN_THE_SCHEMA.values()) - operations.keys() == set()


def test_every_act_can_be_done_by_a_program_or_is_named(operations: dict[str, Any]) -> None:
    ours = [each for each in acts.declared() if not each.model.__module__.startswith("tests")]
    declared = {f"{each.model.__name__}-{each.name}": each for each in ours}
    apart = set().union(*ACTS_APART.values())
    offered = {name for name, each in declared.items() if any(each in several for several in OFFERED.values())}

    assert declared.keys() - ORDERED.keys() - offered - apart == set()
    assert (ORDERED.keys() | apart) - declared.keys() == set()
    assert (OFFERED.keys() | set(ORDERED.values())) - operations.keys() == set()
    assert all("security" in operations[name] for name in (*OFFERED, *ORDERED.values()))


def pages() -> Iterator[str]:
    yield from dict.fromkeys(_names(get_resolver()))


def _names(resolver: object) -> Iterator[str]:
    """Names of all pages except the admin's, which are Django's, and the API's own."""
    for each in getattr(resolver, "url_patterns", ()):
        if isinstance(each, URLPattern):
            yield str(each.name)
        elif each.namespace not in ("admin", "api"):
            yield from _names(each)
