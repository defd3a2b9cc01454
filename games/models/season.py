"""A period whose matches are counted together."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from personas.models import validation


class Season(models.Model):
    """Without an end, it is still going on."""

    name = models.CharField(_("name"), max_length=80, unique=True, validators=[validation.plain_line])
    begins_at = models.DateTimeField(_("begins at"))
    ends_at = models.DateTimeField(_("ends at"), null=True, blank=True)

    class Meta:
        ordering = ("-begins_at",)
        verbose_name = _("season")
        verbose_name_plural = _("seasons")
        constraints = (
            models.CheckConstraint(
                condition=models.Q(ends_at__isnull=True) | models.Q(ends_at__gt=models.F("begins_at")),
                name="season_ends_after_it_begins",
            ),
        )

    def __str__(self) -> str:
        return self.name
