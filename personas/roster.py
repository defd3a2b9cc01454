"""Who may be cast."""

from django.db.models import Q, QuerySet

from personas.models import Persona


def available() -> QuerySet[Persona]:
    """Active personas whose minds can be asked."""
    can_think = Q(model__isnull=True) | Q(model__is_active=True)
    return Persona.objects.filter(can_think, is_active=True).select_related("model", "tier")
