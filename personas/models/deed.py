"""One line of the trail: what somebody did here. Nothing that the house does by itself is recorded."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from personas.models import permanent

LONGEST_NAME, LONGEST_ADDRESS = 200, 300


class Verb(models.TextChoices):
    ORDERED = "ordered", _("ordered")
    STARTED = "started", _("started early")
    PAUSED = "paused", _("paused")
    RESUMED = "resumed", _("resumed")
    ABORTED = "aborted", _("aborted")
    CANCELLED = "cancelled", _("cancelled")
    REPEATED = "repeated", _("ordered once more")
    GRANTED = "granted", _("gave a budget to")
    RETRIED = "retried", _("retried what failed of")
    EXTENDED = "extended", _("extended")
    PRUNED = "pruned", _("pruned")
    SEATED = "seated", _("let play")
    DELETED = "deleted", _("deleted")
    CAST = "cast", _("lets be cast again")
    RETIRED = "retired", _("lets be cast no more")
    CREATED = "created", _("created")
    CHANGED = "changed", _("changed")
    IMPORTED = "imported", _("imported a sheet of")
    ISSUED = "issued", _("made a token for")
    REVOKED = "revoked", _("revoked")
    WITHDREW = "withdrew", _("withdrew the words of")
    QUEUE = "queue", _("worked at the queues of")


class Deed(permanent.Permanent):
    """`name` and `what` are the names of the doer and the thing at that time; both may have been deleted since.

    `kind` is the thing's model ("games.match") and `number` its key there, empty if it was done to many at once;
    `address` is its page, if it has one.
    """

    done_at = models.DateTimeField(_("when"), auto_now_add=True, db_index=True)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+", verbose_name=_("by"))
    name = models.CharField(_("who"), max_length=150, blank=True)
    verb = models.CharField(_("did"), max_length=10, choices=Verb)
    what = models.CharField(_("to what"), max_length=LONGEST_NAME)
    kind = models.CharField(_("kind"), max_length=80)
    number = models.CharField(_("number"), max_length=64, blank=True)
    address = models.CharField(max_length=LONGEST_ADDRESS, blank=True)
    note = models.TextField(_("details"), blank=True)

    objects = permanent.PermanentManager["Deed"]()

    class Meta:
        ordering = ("-pk",)
        indexes = (models.Index(fields=("kind", "number"), name="deeds_to_a_thing"),)
        verbose_name = _("deed")
        verbose_name_plural = _("trail")

    def __str__(self) -> str:
        return f"{self.name or '–'} {self.get_verb_display()} {self.what}"
