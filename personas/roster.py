"""Which personas may be cast, and the acts that create, change, cast and retire them."""

from collections.abc import Mapping
from typing import Any

from django.db.models import Q, QuerySet
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.acting import acts
from personas.models import Persona, Verb


def available() -> QuerySet[Persona]:
    """Active personas that are house bots or whose model is active."""
    can_think = Q(model__isnull=True) | Q(model__is_active=True)
    return Persona.objects.filter(can_think, is_active=True).select_related("model", "tier")


def _as_wished(wanted: Persona) -> Persona | None:
    """An existing persona that is the same in every field."""
    told = {field.name: getattr(wanted, field.name) for field in Persona._meta.concrete_fields if field.editable}
    del told["id"]
    return Persona.objects.filter(key=wanted.own_key, **told).first()


@acts.making(Persona, name="create", verb=Verb.CREATED, known=_as_wished)
def create(wanted: Persona) -> Persona:
    """Saves what its form holds."""
    wanted.save()
    return wanted


@acts.act(
    Persona,
    name="change",
    verb=Verb.CHANGED,
    label=_("Change"),
    note=lambda _result, told: ", ".join(sorted(told)),
)
def change(persona: Persona, told: Mapping[str, Any]) -> None:
    """Sets the fields in `told`; the others stay as they are."""
    for name, value in told.items():
        setattr(persona, name, value)
    persona.save()


@acts.on_several(Persona, name="cast", verb=Verb.CAST, note=lambda keys, _chosen: ", ".join(keys))
def cast(chosen: QuerySet[Persona]) -> list[str]:
    """Lets them be cast from now on; returns the keys of those that could not be before."""
    return _switched(chosen, is_active=True)


@acts.on_several(Persona, name="retire", verb=Verb.RETIRED, note=lambda keys, _chosen: ", ".join(keys))
def retire(chosen: QuerySet[Persona]) -> list[str]:
    """Lets them be cast no more; returns the keys of those that could be before."""
    return _switched(chosen, is_active=False)


def _switched(chosen: QuerySet[Persona], *, is_active: bool) -> list[str]:
    changed = dict(chosen.exclude(is_active=is_active).values_list("pk", "key"))
    Persona.objects.filter(pk__in=changed).update(is_active=is_active)
    return [*changed.values()]
