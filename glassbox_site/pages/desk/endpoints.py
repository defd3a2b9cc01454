"""Endpoints: today's calls to each with failures and costs, and how long they took in the last hour.

The league's calls are its exchanges, the test's are in its journal; both are summed by address.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from decimal import Decimal
from typing import Any

from django.db.models import Count, F, Q, Sum
from django.utils import timezone

from games.log import journal
from games.models import Exchange
from games.players import exchange
from glassbox_site.ground import redis_clients
from glassbox_site.pages.desk import who_works
from personas import calling
from personas.llm.shared import places
from personas.models import ChatModel
from sct.models import Call
from sct.settings import providers

HOUR = timedelta(hours=1)
MOST_TIMED = 5_000
FAILED = Q(state=exchange.State.FAILED.value)
UNREADABLE = Q(state=exchange.State.UNREADABLE.value)


@dataclass(slots=True, kw_only=True)
class Endpoint:
    """`out` is the number of calls under way, over all processes; None while Redis is away. `estimated` counts the
    tokens that it did not report."""

    address: str
    models: list[str] = field(default_factory=list)
    wants_key: str = ""
    has_key: bool = True
    out: int | None = None
    calls: int = 0
    failed: int = 0
    unreadable: int = 0
    tokens: int = 0
    estimated: int = 0
    dollars: Decimal = Decimal()
    recent: int = 0
    recent_failed: int = 0
    seconds: list[float] = field(default_factory=list)

    @property
    def median(self) -> float | None:
        return percentile(self.seconds, 50)

    @property
    def slowest(self) -> float | None:
        return percentile(self.seconds, 95)

    @property
    def error_share(self) -> float | None:
        """Failures per 100 calls of the last hour."""
        return 100 * self.recent_failed / self.recent if self.recent else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bill:
    """All endpoints, those with the most calls today first."""

    since: datetime
    endpoints: Sequence[Endpoint]

    @property
    def calls(self) -> int:
        return sum(endpoint.calls for endpoint in self.endpoints)

    @property
    def tokens(self) -> int:
        return sum(endpoint.tokens for endpoint in self.endpoints)

    @property
    def estimated(self) -> int:
        return sum(endpoint.estimated for endpoint in self.endpoints)

    @property
    def dollars(self) -> Decimal:
        return sum((endpoint.dollars for endpoint in self.endpoints), Decimal())


def look() -> Bill:
    now = timezone.now()
    since = now.replace(hour=0, minute=0, second=0, microsecond=0)
    known = _configured()
    _count_the_league(known, since)
    _count_the_test(known, since)
    _time_the_league(known, now - HOUR)
    _time_the_test(known, now - HOUR)
    return Bill(since=since, endpoints=sorted(known.values(), key=lambda each: (-each.calls, each.address)))


def percentile(values: Sequence[float], of_hundred: int) -> float | None:
    """The smallest value that is not exceeded by so many of a hundred; None without values."""
    ordered = sorted(values)
    return ordered[math.ceil(len(ordered) * of_hundred / 100) - 1] if ordered else None


def _configured() -> dict[str, Endpoint]:
    """Every endpoint of an active model, whether or not it was called today."""
    known: dict[str, Endpoint] = {}
    models = list(ChatModel.objects.filter(is_active=True))
    out = _out(models)
    for model in models:
        endpoint = _of(known, model.base_url)
        endpoint.models.append(model.name)
        endpoint.out = out.get(_account(model)) if endpoint.out is None else endpoint.out
        if model.key_variable and not calling.has_key(model):
            endpoint.wants_key, endpoint.has_key = model.key_variable, False
    return known


def _out(models: Iterable[ChatModel]) -> dict[str, int]:
    """Calls under way, by account; empty while Redis is away."""
    client = who_works.connect()
    now = timezone.now().timestamp() * 1000
    leases = {account: places.key("leases", account) for account in map(_account, models)}
    return redis_clients.unless_away(
        lambda: {account: int(str(client.zcount(key, now, "+inf"))) for account, key in leases.items()}, {}
    )


def _account(model: ChatModel) -> str:
    return places.account_of(calling.spec_of(model).endpoint)


def _count_the_league(known: dict[str, Endpoint], since: datetime) -> None:
    for address, whose in journal.ADDRESSES.items():
        rows = Exchange.objects.filter(whose, recorded_at__gte=since).order_by().values(address)
        for row in rows.annotate(
            asked=Count("pk"),
            failed=Count("pk", filter=FAILED),
            unreadable=Count("pk", filter=UNREADABLE),
            tokens=Sum(F("tokens_in") + F("tokens_out")),
            estimated=Sum("tokens_estimated", default=0),
            dollars=Sum("cost"),
        ):
            endpoint = _of(known, row[address])
            endpoint.failed += row["failed"]
            endpoint.unreadable += row["unreadable"]
            _add(endpoint, row)


def _time_the_league(known: dict[str, Endpoint], since: datetime) -> None:
    """The latest calls of the last hour, at most so many, so that a busy house can look as often as a quiet one."""
    for named, whose in journal.ADDRESSES.items():
        recent = Exchange.objects.filter(whose, recorded_at__gte=since).order_by("-recorded_at")
        for address, state, seconds in recent.values_list(named, "state", "seconds")[:MOST_TIMED]:
            _time(_of(known, address), seconds, is_answer=state != exchange.State.FAILED.value)


def _count_the_test(known: dict[str, Endpoint], since: datetime) -> None:
    calls = Call.objects.filter(returned_at__gte=since).order_by().values("trial__batch", "provider")
    rows = list(
        calls.annotate(
            asked=Count("pk"),
            failed=Count("pk", filter=Q(is_answer=False)),
            tokens=Sum(F("tokens_in") + F("tokens_out")),
            estimated=Sum("tokens_estimated", default=0),
            dollars=Sum("cost"),
        )
    )
    addresses = providers.addresses({row["trial__batch"] for row in rows})
    for row in rows:
        if address := addresses.get((row["trial__batch"], row["provider"])):
            endpoint = _of(known, address)
            endpoint.failed += row["failed"]
            _add(endpoint, row)


def _time_the_test(known: dict[str, Endpoint], since: datetime) -> None:
    """The same for the test. How long a call took is not known in rows of earlier releases."""
    recent = Call.objects.filter(returned_at__gte=since).order_by("-returned_at")
    rows = list(recent.values_list("trial__batch", "provider", "is_answer", "seconds")[:MOST_TIMED])
    addresses = providers.addresses({batch for batch, *_ in rows})
    for batch, provider, is_answer, seconds in rows:
        if address := addresses.get((batch, provider)):
            _time(_of(known, address), seconds, is_answer=is_answer)


def _time(endpoint: Endpoint, seconds: float | None, *, is_answer: bool) -> None:
    endpoint.recent += 1
    if not is_answer:
        endpoint.recent_failed += 1
    elif seconds is not None:
        endpoint.seconds.append(seconds)


def _add(endpoint: Endpoint, row: Any) -> None:
    endpoint.calls += row["asked"]
    endpoint.tokens += row["tokens"] or 0
    endpoint.estimated += row["estimated"]
    endpoint.dollars += row["dollars"] or 0


def _of(known: dict[str, Endpoint], address: str | None) -> Endpoint:
    address = (address or "").rstrip("/")
    return known.setdefault(address, Endpoint(address=address))
