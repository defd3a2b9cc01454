"""Every act leaves its deed in every way in which it is run; one that is refused leaves nothing and says why."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import redis
from django.conf import settings
from django.db.models import Model

from games.booking import matches
from games.models import Match, PauseCause, Status
from glassbox_site.door import roles
from glassbox_site.ground.acting import acts
from personas.models import Deed
from sct.models import Batch, Trial
from sct.records import batch_acts
from tests.games.prepared import orders
from tests.sct import batch_files
from tests.support import people

pytestmark = pytest.mark.django_db

FINISHED, RUNNING, FAILED = {"status": Status.FINISHED}, {"status": "running"}, {"status": "failed"}
PAUSED = {"status": Status.PAUSED, "pause_cause": PauseCause.OPERATOR}
LIMITS = {"budget_dollars": None, "budget_tokens": 7}


@dataclass(frozen=True, kw_only=True)
class Case:
    """An act in a state in which it is possible, and in one in which it is not, if there is any. `page` is where it is
    asked on the site; the admin does it, too, where it has an `action` for it."""

    act: acts.Act[Any, Any]
    page: str = ""
    said: Mapping[str, Any] = field(default_factory=dict)
    sent: Mapping[str, Any] = field(default_factory=dict)
    ready: Mapping[str, Any] = field(default_factory=dict)
    too_late: Mapping[str, Any] = field(default_factory=dict)
    action: str = ""

    def __str__(self) -> str:
        return f"{self.act.model.__name__}-{self.act.name}"

    def leave_too_late(self, thing: Model) -> None:
        played = thing.trials.all() if isinstance(thing, Batch) else type(thing)._default_manager.filter(pk=thing.pk)
        played.update(**self.too_late)


def on_match(act: acts.Act[Match, Match], **told: Any) -> Case:
    return Case(act=act, page=f"/matches/%(pk)s/acts/{act.name}/", **told)


def on_batch(act: acts.Act[Batch, None], **told: Any) -> Case:
    return Case(act=act, **{"page": f"/sct/%(pk)s/actions/{act.name}/", **told})


CASES = [
    on_match(matches.start, ready={"status": Status.SCHEDULED}, too_late=FINISHED),
    on_match(matches.pause, too_late=FINISHED, action="pause"),
    on_match(matches.resume, ready=PAUSED, too_late=FINISHED, action="resume"),
    on_match(matches.grant, said=LIMITS, sent={"budget_tokens": "7"}, too_late=FINISHED),
    on_match(matches.rerun, said={"token": "again"}, sent={"token": "again"}),
    on_match(matches.abort, said={"reason": "a mistake"}, sent={"reason": "a mistake"}, too_late=FINISHED),
    on_batch(batch_acts.pause, action="pause"),
    on_batch(batch_acts.resume, action="resume"),
    on_batch(batch_acts.cancel),
    on_batch(batch_acts.retry_failed),
    on_batch(batch_acts.grant, said={"dollars": None, "tokens": 7}, page=""),
    on_batch(batch_acts.promise_to_delete, page="/sct/%(pk)s/delete/", sent={"name": "results"}, too_late=RUNNING),
    Case(
        act=batch_acts.retry,
        page="/sct/%(batch)s/trials/%(agent)s/%(number)s/retry/",
        ready=FAILED,
        too_late={"status": "complete"},
    ),
]
LATE = [case for case in CASES if case.too_late]


@pytest.fixture
def thing(case: Case, tmp_path: Path, empty_redis: redis.Redis) -> Model:
    """What the case's act is done to, when it is possible."""
    made: Model = orders.booked() if case.act.model is Match else batch_files.batch(tmp_path)
    if isinstance(made, Batch) and case.act.model is Trial:
        made = made.trials.all()[0]
    if case.ready:
        type(made)._default_manager.filter(pk=made.pk).update(**case.ready)
    return made


def address(case: Case, thing: Model) -> str:
    return case.page % {
        "pk": thing.pk,
        "batch": getattr(thing, "batch_id", None),
        "agent": getattr(thing, "agent_name", None),
        "number": getattr(thing, "number", None),
    }


def deeds() -> list[tuple[str, str]]:
    return list(Deed.objects.values_list("verb", "name"))


def test_every_act_of_the_house_is_among_the_cases() -> None:
    assert {str(case) for case in CASES} == {f"{act.model.__name__}-{act.name}" for act in acts.declared()}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whoever_runs_it_leaves_its_deed(case: Case, thing: Model) -> None:
    olga = people.person("olga")

    case.act(thing, by_id=olga.pk, **case.said)

    assert deeds() == [(case.act.verb, "olga")]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_run_by_nobody_who_is_signed_in_it_leaves_its_deed_too(case: Case, thing: Model) -> None:
    case.act(thing.pk, **case.said)

    assert deeds() == [(case.act.verb, "")]


@pytest.mark.parametrize("case", [case for case in CASES if case.page], ids=str)
def test_its_page_asks_first_and_leaves_its_deed_then(case: Case, thing: Model) -> None:
    operator = people.client("olga")

    asked = operator.get(address(case, thing))
    assert (asked.status_code, deeds()) == (200, [])
    operator.post(address(case, thing), case.sent)

    assert deeds() == [(case.act.verb, "olga")]


@pytest.mark.parametrize("case", [case for case in CASES if case.action], ids=str)
def test_the_admin_leaves_its_deed(case: Case, thing: Model) -> None:
    admin = people.client("ada", role=roles.ADMIN)

    sent = {"action": case.action, "_selected_action": [thing.pk]}
    admin.post(f"/admin/{thing._meta.app_label}/{thing._meta.model_name}/", sent)

    assert deeds() == [(case.act.verb, "ada")]


@pytest.mark.parametrize("case", LATE, ids=str)
def test_in_a_state_that_does_not_allow_it_it_says_so_and_leaves_nothing(case: Case, thing: Model) -> None:
    case.leave_too_late(thing)
    before = state(thing)

    with pytest.raises(acts.NotPossible) as refusal:
        case.act(thing, **case.said)

    assert str(refusal.value)
    assert (state(thing), deeds()) == (before, [])


@pytest.mark.parametrize("case", LATE, ids=str)
def test_its_page_says_so_as_well(case: Case, thing: Model) -> None:
    case.leave_too_late(thing)
    before = state(thing)
    thing.refresh_from_db()

    page = people.client("olga").post(address(case, thing), case.sent, follow=True)

    assert str(case.act.refused(thing)) in page.text
    assert (state(thing), deeds()) == (before, [])


def test_what_breaks_in_its_midst_leaves_nothing(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path)

    with pytest.raises(ValueError, match="buys nothing"):
        batch_acts.grant(batch, dollars=None, tokens=0)

    assert deeds() == []


def test_a_deed_is_left_by_acts_and_by_what_makes_or_changes_several_things_alone() -> None:
    """Nobody else writes into the trail, so that no act is done beside its declaration."""
    found = {str(path.relative_to(settings.BASE_DIR)) for path in production() if leaves(path)}

    assert found == {
        "glassbox_site/ground/acting/acts.py",
        "games/booking/ordering.py",
        "games/log/exchanges.py",
        "glassbox_site/pages/queue_pages.py",
        "personas/finding/seating.py",
        "personas/roster.py",
        "personas/sheets/importing.py",
        "sct/records/batches.py",
    }


def production() -> list[Path]:
    return [
        path
        for room in ("games", "sct", "personas", "glassbox_site")
        for path in (settings.BASE_DIR / room).rglob("*.py")
    ]


def leaves(path: Path) -> bool:
    named = (node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
    return any(ast.unparse(name).startswith("trail.leave") for name in named)


def state(thing: Model) -> object:
    return type(thing)._default_manager.filter(pk=thing.pk).values().get()
