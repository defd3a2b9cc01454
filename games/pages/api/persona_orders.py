"""What admins do with personas, for programs: they are made, changed, and cast no more. Models and their keys are not
here: where words are sent, and with which secret, a person decides in the admin."""

from http import HTTPStatus
from typing import Any, Literal

from django.db import IntegrityError
from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Status

from games.pages.api import league_api
from games.pages.api.league_shapes import PersonaChange, PersonaOrder, PersonaOut
from glassbox_site.ground.interface import deeds, problem_details
from glassbox_site.ground.interface.bearers import CONFIGURE, acting
from glassbox_site.ground.interface.problem_details import Trouble
from personas import roster
from personas.admin.forms import PersonaForm
from personas.models import ChatModel, Persona, StrategyTier

NOBODY = 0
"""The number of no model and no tier: what is not known is told at its field."""
router = league_api.router


@router.post(
    "/personas/",
    auth=CONFIGURE,
    tags=["orders"],
    response={201: PersonaOut},
    operation_id="create_persona",
    summary="Create a persona",
)
def create_persona(request: HttpRequest, order: PersonaOrder) -> Any:
    """The key is made from the model and the short name."""
    with acting(request) as by_id:
        form = _judged(Persona(), order.model_dump())
        try:
            made = roster.create(form.save(commit=False), by_id=by_id)
        except IntegrityError as bad:
            raise Trouble(HTTPStatus.CONFLICT, "There is such a persona already.") from bad
    return Status(HTTPStatus.CREATED, league_api.persona_told(made))


@router.patch(
    "/personas/{slug:key}/",
    auth=CONFIGURE,
    tags=["orders"],
    response=PersonaOut,
    operation_id="change_persona",
    summary="Change a persona",
)
def change_persona(request: HttpRequest, key: str, change: PersonaChange) -> Any:
    """Fields that are left out stay. Changing the model or the short name changes the key, and with it the memory."""
    found, said = get_object_or_404(Persona, key=key), change.model_dump(exclude_unset=True)
    now = {name: value for name, value in league_api.persona_told(found).items() if name in PersonaOrder.model_fields}
    with acting(request) as by_id:
        form = _judged(found, {**now, "slug": found.slug, **said})
        try:
            roster.change(found.pk, {name: form.cleaned_data[name] for name in said}, by_id=by_id)
        except IntegrityError as bad:
            raise Trouble(HTTPStatus.CONFLICT, "There is such a persona already.") from bad
    return league_api.persona_told(Persona.objects.get(pk=found.pk))


@router.post(
    "/personas/{slug:key}/acts/{slug:name}/",
    auth=CONFIGURE,
    tags=["orders"],
    response=PersonaOut,
    operation_id="act_on_persona",
    summary="Cast or retire a persona",
)
def act_on_persona(request: HttpRequest, key: str, name: Literal["cast", "retire"]) -> Any:
    """`name` is cast or retire."""
    found = Persona.objects.filter(pk=get_object_or_404(Persona, key=key).pk)
    with acting(request) as by_id:
        {"cast": roster.cast, "retire": roster.retire}[name](found, by_id=by_id)
    return league_api.persona_told(found.get())


def _judged(persona: Persona, said: dict[str, Any]) -> PersonaForm:
    """By the admin's form, with models and tiers by the names that the interface tells."""
    model = ChatModel.objects.filter(slug=said["model"] or "").values_list("pk", flat=True).first()
    tier = StrategyTier.objects.filter(name=said["tier"]).values_list("pk", flat=True).first()
    named = {"model": (model or NOBODY) if said["model"] else None, "tier": tier or NOBODY}
    form = PersonaForm(deeds.as_sent(said | named), instance=persona)
    if not form.is_valid():
        raise problem_details.wrong(problem_details.of_form(form))
    return form
