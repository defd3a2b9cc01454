"""What the calls to models had come to, so that a new process need not count a year of them."""

from django.db import models
from django.utils.translation import gettext_lazy as _


class CallsCounted(models.Model):
    """The totals of one half of the house over all rows up to that number, as that code counted them. They follow from
    the rows, and are kept only to be read."""

    half = models.CharField(_("half of the house"), max_length=10, unique=True)
    code = models.CharField(_("code version"), max_length=40)
    up_to = models.PositiveBigIntegerField(_("up to row"))
    totals = models.JSONField(_("totals"))

    class Meta:
        verbose_name = _("totals of calls")
        verbose_name_plural = _("totals of calls")

    def __str__(self) -> str:
        return self.half
