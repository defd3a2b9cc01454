"""What operators do in the test, for programs: batches are ordered, and acted upon."""

import dataclasses
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Router, Status

from glassbox_site.ground.interface import deeds, problem_details
from glassbox_site.ground.interface.bearers import ORDER, acting
from glassbox_site.ground.reading import keys, value_faults
from sct import models
from sct.pages.api import trial_api
from sct.pages.api.trial_shapes import BatchEstimateOut, BatchOrder, BatchOut, StudyOrder, StudyOut, TrialOut
from sct.pages.views import actions, starts
from sct.records import batch_acts, batches
from sct.records.studies import study_acts, study_file, study_orders, study_plan
from sct.settings import config_reading, estimates, offers, providers, word_lists

Known = Mapping[str, providers.Provider]
router = Router(tags=["orders"], auth=ORDER)


@trial_api.router.post(
    "/batches/",
    auth=ORDER,
    tags=["orders"],
    response={201: BatchOut},
    operation_id="order_batch",
    summary="Order a batch",
)
def order_batch(request: HttpRequest, order: BatchOrder, key: deeds.Key = None) -> Any:
    with acting(request) as by_id:
        token = deeds.wish(request, key, by_id)
        try:
            made = deeds.made(models.Batch, token) or _batch(request, order, token=token, by_id=by_id)
        except config_reading.BadConfig as bad:
            raise problem_details.wrong(problem_details.of_problems(bad.problems)) from bad
    starts.begun(made)
    return Status(HTTPStatus.CREATED, trial_api.batch_told(made))


@router.post("/batches/estimate/", response=BatchEstimateOut, operation_id="estimate_batch", summary="Estimate a batch")
def estimate_batch(request: HttpRequest, order: BatchOrder) -> Any:
    """Takes the same two files as an order. Nothing is stored."""
    try:
        known = _known(request, order.providers)
        wanted = config_reading.read(order.config, known, word_lists=word_lists.offered())
        if too_many := config_reading.too_many(wanted):
            raise config_reading.BadConfig(too_many)
        keyless = providers.unusable(known, wanted, keys.KNOWN)
    except config_reading.BadConfig as bad:
        raise problem_details.wrong(problem_details.of_problems(bad.problems)) from bad
    told = dataclasses.asdict(estimates.estimate(wanted, known))
    return told | {"warnings": [*config_reading.warnings(wanted), *(str(each) for each in keyless)]}


@router.post(
    "/batches/{int:batch_id}/acts/{slug:name}/",
    response=BatchOut,
    operation_id="act_on_batch",
    summary="Pause, resume, retry, cancel",
)
def act_on_batch(request: HttpRequest, batch_id: int, name: str, said: deeds.Said, key: deeds.Key = None) -> Any:
    """`name` is resume, pause, retry or cancel."""
    found = get_object_or_404(models.Batch, pk=batch_id)
    deeds.do(request, batch_acts.ON_A_BATCH, name, found, said, key)
    if actions.ASKED_ALIKE[name] in actions.STARTING:
        starts.begun(found)
    return trial_api.batch_told(found)


@router.post(
    "/batches/{int:batch_id}/trials/{str:agent}/{int:number}/acts/{slug:name}/",
    response=TrialOut,
    operation_id="act_on_trial",
    summary="Retry a trial",
)
def act_on_trial(
    request: HttpRequest, batch_id: int, agent: str, number: int, name: str, said: deeds.Said, key: deeds.Key = None
) -> Any:
    """`name` is retry."""
    found = get_object_or_404(models.Trial, batch=batch_id, agent_name=agent, number=number)
    deeds.do(request, [batch_acts.retry], name, found, said, key)
    starts.begun(found.batch)
    found.refresh_from_db()
    return trial_api.trial_told(found)


@trial_api.router.post(
    "/studies/",
    auth=ORDER,
    tags=["orders"],
    response={201: StudyOut},
    operation_id="order_study",
    summary="Order a study",
)
def order_study(request: HttpRequest, order: StudyOrder, key: deeds.Key = None) -> Any:
    """Orders all of its batches, or none."""
    with acting(request) as by_id:
        token = deeds.wish(request, key, by_id)
        try:
            made = deeds.made(models.Study, token) or _study(request, order, token=token, by_id=by_id)
        except config_reading.BadConfig as bad:
            raise problem_details.wrong(problem_details.of_problems(bad.problems)) from bad
    for batch in study_orders.batches_of(made):
        starts.begun(batch)
    return Status(HTTPStatus.CREATED, trial_api.study_told(made))


def _batch(request: HttpRequest, order: BatchOrder, *, token: str, by_id: int) -> models.Batch:
    """Raises BadConfig, also for models that cannot be asked from here."""
    known = _known(request, order.providers)
    wanted = config_reading.read(order.config, known, word_lists=word_lists.offered())
    if wrong := [*value_faults.keys_in(order.name, ("name",)), *providers.unusable(known, wanted, keys.KNOWN)]:
        raise config_reading.BadConfig(wrong)
    return batches.create(order.config, order.providers, token=token, name=order.name, by_id=by_id, beside=True)


def _study(request: HttpRequest, order: StudyOrder, *, token: str, by_id: int) -> models.Study:
    """Raises BadConfig, also for models that cannot be asked from here."""
    known = _known(request, order.providers)
    file = study_file.read(order.study, known, word_lists=word_lists.offered())
    if wrong := study_plan.unusable(file, known, keys.KNOWN):
        raise config_reading.BadConfig(wrong)
    return study_orders.order(order.study, order.providers, token=token, by_id=by_id)


def _known(request: HttpRequest, text: str) -> Known:
    """Whoever may not configure asks those alone whom the house asks. Raises BadConfig."""
    known = providers.read(text)
    served = {name: provider.api_config for name, provider in known.items() if provider.api_config is not None}
    may_add = request.auth.opens("configure")  # type: ignore[attr-defined]  # ninja sets it
    if served and not may_add and (strange := offers.strange(served)):
        raise config_reading.BadConfig(strange)
    return known


@router.post(
    "/studies/{int:study_id}/acts/{slug:name}/",
    response=StudyOut,
    operation_id="act_on_study",
    summary="Pause, resume, cancel",
)
def act_on_study(request: HttpRequest, study_id: int, name: str, said: deeds.Said, key: deeds.Key = None) -> Any:
    """`name` is resume, pause or cancel."""
    found = get_object_or_404(models.Study, pk=study_id)
    deeds.do(request, study_acts.ON_A_STUDY, name, found, said, key)
    if name == study_acts.resume.name:
        for batch in study_orders.batches_of(found):
            starts.begun(batch)
    return trial_api.study_told(found)
