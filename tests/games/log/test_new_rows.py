"""Rows written by plain SQL are those that the ORM would have written."""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal

import pytest
from django.db import IntegrityError, models, transaction
from django.utils import timezone

from games.models import Answer, Beginning, Exchange, Match
from glassbox_site.ground.working import rows
from tests.games.prepared import orders

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
Insert = Callable[[Sequence[models.Model]], object]


def by_the_orm(several: Sequence[models.Model]) -> None:
    type(several[0])._default_manager.bulk_create(several)


def written(match: Match, insert: Insert) -> list[Mapping[str, object]]:
    answer = Answer(match=match, step=3, color="red", attempt=1, decision='{"kind":"x"}')
    insert([answer])
    beginning = Beginning(match=match, before=None, role="system", text=b"\x00\xff%s")
    insert([beginning])
    several = [
        Exchange(answer=answer, chance=1, state="read", model="%s", cost=Decimal("0.000000001"), seconds=1.25),
        Exchange(answer=answer, chance=2, state="failed", fault="😀", beginning=beginning, words=b"\x00'"),
    ]
    insert(several)
    made: list[Mapping[str, object]] = [
        *Answer.objects.filter(pk=answer.pk).values(),
        *Beginning.objects.filter(pk=beginning.pk).values(),
        *Exchange.objects.filter(pk__in=[each.pk for each in several]).order_by("pk").values(),
    ]
    answer.delete()
    return made


def test_every_column_holds_what_the_orm_would_have_put_there() -> None:
    match, began_at = orders.booked(), timezone.now()

    plainly, usually = written(match, rows.insert), written(match, by_the_orm)

    apart = {"id", "answer_id", "beginning_id", "returned_at", "recorded_at"}
    assert len(plainly) == 4
    for one, other in zip(plainly, usually, strict=True):
        assert {name: one[name] for name in one if name not in apart} == {
            name: other[name] for name in other if name not in apart
        }
        assert all(began_at <= one[name] <= timezone.now() for name in ("returned_at", "recorded_at") if name in one)  # type: ignore[operator] # moments


def test_each_of_many_has_its_own_number() -> None:
    match = orders.booked()
    several = [Answer(match=match, step=step, color="red", attempt=1) for step in range(3 * rows.AT_ONCE)]

    rows.insert(several)

    assert {each.step: each.pk for each in several} == dict(Answer.objects.values_list("step", "pk"))
    assert not any(each._state.adding for each in several)


def test_what_the_database_refuses_is_refused() -> None:
    match = orders.booked()
    several = [Answer(match=match, step=1, color="red", attempt=1) for _ in range(2)]

    with pytest.raises(IntegrityError), transaction.atomic():
        rows.insert(several)
