"""A whole match of a model that is asked in Anthropic's protocol."""

from decimal import Decimal

import pytest

from games.models import Exchange, Status
from games.playing import jobs
from tests.games.prepared import orders
from tests.support.endpoints import anthropic_server
from tests.support.endpoints.model_server import ModelServer

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.alike, pytest.mark.usefixtures("empty_redis")]

PRICES = {"price_in": 1, "price_out": 5, "price_cached": Decimal("0.1"), "price_cache_written": Decimal("1.25")}


def recomputed(said: Exchange) -> Decimal:
    """The cost of an exchange from its tokens alone."""
    written = said.tokens_cache_written or 0
    fresh = said.tokens_in - said.tokens_cached - written
    told = fresh + said.tokens_cached * Decimal("0.1") + written * Decimal("1.25") + said.tokens_out * 5
    return told / 1_000_000


def test_a_match_loses_no_answer_and_reads_most_of_its_prompts_from_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLAUDE_API_KEY", "sk-ant-0123456789")
    with ModelServer(anthropic_server.in_its_tongue(orders.acting)) as server:
        chairs = orders.speaking_chairs(server.url, 4, server="anthropic", key_variable="CLAUDE_API_KEY", **PRICES)
        match = orders.booked(chairs=chairs)
        jobs.play_match(match.pk)

    match.refresh_from_db()
    asked = list(Exchange.objects.filter(answer__match=match))
    assert match.status == Status.FINISHED
    assert len(asked) > 20
    assert {(each.state, each.fault) for each in asked} == {("read", "")}
    assert len(server.heard) == len(asked)
    assert all("output_config" in heard.body for heard in server.heard)
    read, whole = sum(each.tokens_cached for each in asked), sum(each.tokens_in for each in asked)
    assert 0.5 < read / whole < 1
    assert [recomputed(each) for each in asked] == [each.cost for each in asked]
    assert sum(each.cost or 0 for each in asked) < Decimal(whole + 5 * 20 * len(asked)) / 1_000_000
