"""Every act leaves its deed, however it is run; a refused act leaves nothing and gives the reason."""

import ast
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import redis
from django.conf import settings
from django.db import connection, transaction
from django.db.models import Model

from games.booking import matches
from games.booking.people import inviting, open_data
from games.experiments.forks import fork_acts, fork_orders
from games.experiments.series import series_acts, series_orders
from games.log import exchanges
from games.models import Exchange, Fork, Match, PauseCause, Series, SeriesState, Status
from games.playing import withdrawing
from glassbox_site.door import roles
from glassbox_site.ground.acting import acts
from glassbox_site.models import ApiToken, Webhook, token_acts, webhook_acts
from glassbox_site.pages import queue_pages
from personas import roster
from personas.finding import seating
from personas.models import ChatModel, Deed, Persona
from personas.sheets import importing
from sct.models import Batch, Study, Trial
from sct.records import batch_acts, batches
from sct.records.studies import study_acts, study_orders
from tests.games.prepared import orders, prepared_forks, prepared_people, prepared_series
from tests.personas import cast
from tests.sct import batch_files
from tests.site.interface import tokens
from tests.site.webhooks import receivers as webhooks
from tests.support import people
from tests.support.databases import at_once
from tests.support.hard_times import times

pytestmark = pytest.mark.django_db

FINISHED, RUNNING, FAILED, COMPLETE = ({"status": told} for told in (Status.FINISHED, "running", "failed", "complete"))
PAUSED = {"status": Status.PAUSED, "pause_cause": PauseCause.OPERATOR}
GRID = "models: [honest_host]\nagents: [VanillaLLMAgent]\nt_fork: [2, 3]\nnum_trials: 1"
LIMITS = {"budget_dollars": None, "budget_tokens": 7}


@dataclass(frozen=True, kw_only=True)
class Case:
    """An act, with a state in which it is possible, and one in which it is not, if there is any. `page` is where the
    site offers it; `action` is the admin's name for it, if the admin offers it too."""

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
        put(thing, self.too_late)


def put(thing: Model, state: Mapping[str, Any]) -> None:
    """Puts the thing into a state; a batch's state is that of its trials, a fork's that of its continuations."""
    if isinstance(thing, Batch) and "status" in state:
        thing.trials.update(**state)
    elif isinstance(thing, Study):
        if "status" in state:
            Trial.objects.filter(batch__study=thing).update(**state)
        else:
            thing.batches.update(**state)
    elif isinstance(thing, Fork):
        Match.objects.filter(continuation__arm__fork=thing).update(**state)
    else:
        type(thing)._default_manager.filter(pk=thing.pk).update(**state)


def on_match(act: acts.Act[Match, Match], **told: Any) -> Case:
    return Case(act=act, page=f"/matches/%(pk)s/acts/{act.name}/", **told)


def on_fork(act: acts.Act[Fork, None], **told: Any) -> Case:
    return Case(act=act, page=f"/matches/%(parent)s/forks/%(pk)s/acts/{act.name}/", **told)


def on_batch(act: acts.Act[Batch, None], **told: Any) -> Case:
    return Case(act=act, **{"page": f"/sct/%(pk)s/actions/{act.name}/", **told})


def on_series(act: acts.Act[Series, None], **told: Any) -> Case:
    return Case(act=act, page=f"/series/%(pk)s/acts/{act.name}/", **told)


def on_study(act: acts.Act[Study, None], **told: Any) -> Case:
    return Case(act=act, page=f"/sct/studies/%(pk)s/actions/{act.name}/", **told)


CASES = [
    on_match(matches.start, ready={"status": Status.SCHEDULED}, too_late=FINISHED),
    on_match(matches.pause, too_late=FINISHED, action="pause"),
    on_match(matches.resume, ready=PAUSED, too_late=FINISHED, action="resume"),
    on_match(matches.grant, said=LIMITS, sent={"budget_tokens": "7"}, too_late=FINISHED),
    on_match(matches.rerun, said={"token": "again"}, sent={"token": "again"}),
    on_match(matches.abort, said={"reason": "a mistake"}, sent={"reason": "a mistake"}, too_late=FINISHED),
    on_batch(batch_acts.pause, too_late=COMPLETE, action="pause"),
    on_batch(batch_acts.resume, ready={"wish": Batch.Wish.PAUSE}, too_late=COMPLETE, action="resume"),
    on_batch(batch_acts.cancel, too_late=COMPLETE),
    on_batch(batch_acts.retry_failed, ready=FAILED, too_late=COMPLETE),
    on_batch(batch_acts.grant, said={"dollars": None, "tokens": 7}, page=""),
    on_batch(batch_acts.promise_to_delete, page="/sct/%(pk)s/delete/", sent={"name": "results"}, too_late=RUNNING),
    Case(
        act=batch_acts.retry,
        page="/sct/%(batch)s/trials/%(agent)s/%(number)s/retry/",
        ready=FAILED,
        too_late=COMPLETE,
    ),
]
CASES += [
    on_study(study_acts.pause, too_late=COMPLETE),
    on_study(study_acts.resume, ready={"wish": Batch.Wish.PAUSE}, too_late=COMPLETE),
    on_study(study_acts.cancel, too_late=COMPLETE),
]
CASES += [
    Case(act=roster.change, said={"told": {"manner": "Loud."}}),
    Case(act=token_acts.revoke, too_late={"revoked_at": datetime(2026, 1, 1, tzinfo=UTC)}, action="revoke"),
]
REVOKED = {"revoked_at": datetime(2026, 1, 1, tzinfo=UTC)}
CASES += [
    Case(act=each, page=f"/ops/webhooks/%(pk)s/acts/{each.name}/", too_late=REVOKED) for each in webhook_acts.ACTS
]
OVER = {"state": SeriesState.CANCELLED}
CASES += [
    on_series(series_acts.pause, too_late=OVER, action="pause"),
    on_series(series_acts.resume, ready={"state": SeriesState.SPENT}, too_late=OVER, action="resume"),
    on_series(series_acts.cancel, too_late=OVER),
    on_series(series_acts.grant, said=LIMITS, sent={"budget_tokens": "7"}, too_late=OVER),
    on_series(series_acts.extend, said={"pairs": 9}, sent={"pairs": "9"}, too_late=OVER),
]
CASES += [
    on_fork(fork_acts.pause, too_late=FINISHED),
    on_fork(fork_acts.resume, ready=PAUSED, too_late=FINISHED),
    on_fork(fork_acts.grant, said=LIMITS, sent={"budget_tokens": "7"}, too_late=FINISHED),
    on_fork(fork_acts.cancel, too_late=FINISHED),
]
SHEET = b"version: 1\ntiers: [{name: advanced, rank: 3}]"
AT_LARGE: dict[str, Callable[[Path, int | None], object]] = {
    "Match-order": lambda _folder, by: matches.schedule(orders.order(token="once"), by_id=by),
    "Fork-order": lambda _folder, by: fork_orders.place(
        prepared_forks.order(prepared_forks.parent(), "once"), by_id=by
    ),
    "Series-order": lambda _folder, by: series_orders.order(prepared_series.text(), token="once", by_id=by),
    "Batch-order": lambda folder, by: batches.create(
        batch_files.run_text(), batch_files.SCRIPTED, token="once", results_dir=folder, by_id=by
    ),
    "Study-order": lambda _folder, by: study_orders.order(GRID, batch_files.SCRIPTED, token="once", by_id=by),
    "ApiToken-issue": lambda _folder, by: tokens.issued(secret="gb_once", by_id=by),
    "Webhook-make": lambda _folder, by: webhooks.made(token="once", by_id=by),
    "ChatModel-seat": lambda _folder, by: ChatModel.objects.exists() or seating.seat(cast.gpt4o(), by_id=by),
    "Persona-create": lambda _folder, by: roster.create(
        cast.leader(slug="crane", temperament="quiet", tier=cast.tier()), by_id=by
    ),
    "Persona-cast": lambda _folder, by: roster.cast(Persona.objects.filter(is_active=False), by_id=by),
    "Persona-retire": lambda _folder, by: roster.retire(Persona.objects.all(), by_id=by),
    "Persona-import": lambda _folder, by: importing.bring_in(SHEET, by_id=by),
    "Exchange-prune": lambda _folder, by: exchanges.prune(30, by_id=by),
    "Exchange-forget": lambda _folder, by: exchanges.forget(Exchange.objects.all(), by_id=by),
    "Person-invite": lambda _folder, by: inviting.invite(prepared_people.free_seat(), by_id=by),
    "Person-revoke": lambda _folder, by: inviting.revoke(prepared_people.invited_seat(), by_id=by),
    "Person-keep_out": lambda _folder, by: open_data.keep_out(prepared_people.somebody(in_data_sets=True), by_id=by),
    "Person-withdraw": lambda _folder, by: withdrawing.wish_away(prepared_people.somebody(), by_id=by),
    "Dashboard-work": lambda _folder, by: queue_pages.work("queues/0/empty/", by_id=by),
}
"""Acts that are not done to one existing thing, run by a user or by nobody."""
AGAIN_AND_AGAIN = {
    "Persona-import",
    "Exchange-prune",
    "Exchange-forget",
    "Dashboard-work",
    "Person-invite",
    "Person-revoke",
}
LATE = [case for case in CASES if case.too_late]


def persona(_folder: Path) -> Model:
    made = cast.leader()
    made.save()
    return made


MAKERS: Mapping[type[Model], Callable[[Path], Model]] = {
    Persona: persona,
    ApiToken: lambda _folder: tokens.kept(),
    Webhook: lambda _folder: webhooks.kept(),
    Match: lambda _folder: orders.booked(),
    Series: lambda _folder: prepared_series.ordered(),
    Fork: lambda _folder: prepared_forks.ordered(),
    Batch: batch_files.batch,
    Trial: batch_files.batch,
    Study: lambda _folder: study_orders.order(GRID, batch_files.SCRIPTED, token="a grid"),
}


@pytest.fixture
def thing(case: Case, tmp_path: Path, empty_redis: redis.Redis) -> Model:
    """What the case's act is done to, when it is possible."""
    made = MAKERS[case.act.model](tmp_path)
    if isinstance(made, Batch) and case.act.model is Trial:
        made = made.trials.all()[0]
    if case.ready:
        put(made, case.ready)
    return made


def address(case: Case, thing: Model) -> str:
    return case.page % {
        "pk": thing.pk,
        "parent": getattr(thing, "parent_id", None),
        "batch": getattr(thing, "batch_id", None),
        "agent": getattr(thing, "agent_name", None),
        "number": getattr(thing, "number", None),
    }


def deeds() -> list[tuple[str, str]]:
    return list(Deed.objects.values_list("verb", "name"))


def test_every_act_of_the_house_is_among_the_cases() -> None:
    named = {f"{act.model.__name__}-{act.name}" for act in acts.declared()}

    assert {str(case) for case in CASES} | {*AT_LARGE} == named


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


@pytest.mark.parametrize("case", [case for case in LATE if case.page], ids=str)
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


@pytest.mark.parametrize("name", AT_LARGE)
def test_what_makes_a_thing_or_changes_several_leaves_its_deed_once(name: str, tmp_path: Path) -> None:
    [act] = [act for act in acts.declared() if f"{act.model.__name__}-{act.name}" == name]
    olga = people.person("olga")
    for slug, is_active in {"rook": True, "wren": False}.items():
        cast.leader(slug=slug, temperament="quiet", is_active=is_active).save()

    for _ in range(2):
        AT_LARGE[name](tmp_path, olga.pk)

    assert deeds()[-1] == (act.verb, "olga")
    assert len(deeds()) == (2 if name in AGAIN_AND_AGAIN else 1)


def test_what_the_house_itself_orders_or_imports_leaves_no_deed(tmp_path: Path) -> None:
    for name in ("Match-order", "Series-order", "Batch-order", "Persona-import"):
        AT_LARGE[name](tmp_path, None)

    assert deeds() == []


@pytest.mark.databases
@pytest.mark.django_db(transaction=True)
@pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite has one lock for all, which cannot be crossed")
def test_who_retries_a_trial_and_who_retries_all_that_failed_do_not_wait_for_each_other(tmp_path: Path) -> None:
    batch = batch_files.batch(tmp_path)
    put(batch, FAILED)
    trial = batch.trials.all()[0]

    with ThreadPoolExecutor(1) as pool:
        with transaction.atomic():
            Batch.objects.select_for_update().get(pk=batch.pk)
            retried = pool.submit(at_once.threads_own, lambda: batch_acts.retry(trial))
            times.until(at_once.somebody_waits_for_a_lock, 10)
            batch_acts.retry_failed(batch)

        with pytest.raises(acts.NotPossible):
            retried.result()


def test_the_trail_is_written_into_by_acts_alone() -> None:
    """Otherwise something could leave a deed without being declared as an act."""
    found = {str(path.relative_to(settings.BASE_DIR)) for path in production() if leaves(path)}

    assert found == {"glassbox_site/ground/acting/acts.py"}


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
