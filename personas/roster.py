"""Who may be cast, and who decides that."""

from django.db.models import Q, QuerySet

from glassbox_site.ground.acting import acts
from personas.models import Persona, Verb


def available() -> QuerySet[Persona]:
    """Active personas whose minds can be asked."""
    can_think = Q(model__isnull=True) | Q(model__is_active=True)
    return Persona.objects.filter(can_think, is_active=True).select_related("model", "tier")


@acts.on_several(Persona, name="cast", verb=Verb.CAST, note=lambda keys, _chosen: ", ".join(keys))
def cast(chosen: QuerySet[Persona]) -> list[str]:
    """These may be cast from now on; the keys of those that could not be before."""
    return _switched(chosen, is_active=True)


@acts.on_several(Persona, name="retire", verb=Verb.RETIRED, note=lambda keys, _chosen: ", ".join(keys))
def retire(chosen: QuerySet[Persona]) -> list[str]:
    """And these no more."""
    return _switched(chosen, is_active=False)


def _switched(chosen: QuerySet[Persona], *, is_active: bool) -> list[str]:
    changed = dict(chosen.exclude(is_active=is_active).values_list("pk", "key"))
    Persona.objects.filter(pk__in=changed).update(is_active=is_active)
    return [*changed.values()]
