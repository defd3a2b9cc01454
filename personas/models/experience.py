"""What a persona took from one seat of one match: the history that all memory is made from."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from personas.models import permanent, roles


class Experience(permanent.Permanent):
    """Belongs to a persona's key, not to its row: the same character on another model remembers nothing of this.

    `lessons` are the notes of the reflection, complete and in order; `counts` is what was counted (kills, votes, ...).
    """

    persona_key = models.CharField(_("persona"), max_length=120)
    match_id = models.CharField(_("match"), max_length=64)
    seat = models.CharField(_("seat"), max_length=32)
    role = models.CharField(_("role"), max_length=10, choices=[(role.value, role.value) for role in roles.Role])
    won = models.BooleanField(_("won"))
    counts = models.JSONField(_("counts"), default=dict)
    lessons = models.JSONField(_("lessons"), default=list)
    written_at = models.DateTimeField(_("written at"), auto_now_add=True)

    objects = permanent.PermanentManager["Experience"]()

    class Meta:
        ordering = ("-pk",)
        indexes = (models.Index(fields=("persona_key", "role", "-id"), name="experience_of_persona"),)
        constraints = (
            models.UniqueConstraint(fields=("match_id", "seat", "persona_key"), name="experience_counts_once"),
        )
        verbose_name = _("experience")
        verbose_name_plural = _("experiences")

    def __str__(self) -> str:
        return f"{self.persona_key} in match {self.match_id}"
