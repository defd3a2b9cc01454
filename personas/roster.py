"""Who may be cast, and who decides that."""

from django.db import transaction
from django.db.models import Q, QuerySet

from glassbox_site.ground.acting import trail
from personas.models import Persona, Verb


def available() -> QuerySet[Persona]:
    """Active personas whose minds can be asked."""
    can_think = Q(model__isnull=True) | Q(model__is_active=True)
    return Persona.objects.filter(can_think, is_active=True).select_related("model", "tier")


def switch(chosen: QuerySet[Persona], *, is_active: bool, by_id: int | None) -> None:
    """Whether these may be cast from now on."""
    with transaction.atomic():
        changed = list(chosen.exclude(is_active=is_active).values_list("pk", "key"))
        Persona.objects.filter(pk__in=[pk for pk, _key in changed]).update(is_active=is_active)
        verb = Verb.CAST if is_active else Verb.RETIRED
        if changed:
            trail.leave_on_several(verb, Persona, by_id=by_id, note=", ".join(key for _pk, key in changed))
