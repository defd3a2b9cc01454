"""The people who sign in."""

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.translation import gettext_lazy as _


class User(AbstractUser):
    """An operator or an admin; spectators need no account."""

    password_is_one_time = models.BooleanField(
        _("password must be replaced"),
        default=False,
        help_text=_("The password was given by somebody else: it opens nothing but the page that replaces it."),
    )

    class Meta(AbstractUser.Meta):
        permissions = (("operate", "May start, pause, resume and abort matches and batches"),)


class Pulse(models.Model):
    """A single row, written to check that the database can be written."""

    at = models.DateTimeField(_("at"))

    class Meta:
        verbose_name = _("pulse")
        verbose_name_plural = _("pulses")

    def __str__(self) -> str:
        return str(self.at)
