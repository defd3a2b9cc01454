"""Webhooks, which tell programs elsewhere what has ended, and their deliveries, kept until they have arrived."""

from typing import ClassVar
from urllib.parse import urlsplit

from django.conf import settings
from django.db import models
from django.db.models.functions import Now
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.interface.outward import public_hosts, signatures
from glassbox_site.ground.working import leases


class Kind(models.TextChoices):
    """The kinds of things whose endings can be told."""

    MATCH = "match", _("a match")
    SERIES = "series", _("a series")
    FORK = "fork", _("a fork")
    BATCH = "batch", _("a batch")
    STUDY = "study", _("a study")


class Webhook(models.Model):
    """`token` identifies the request that made it. The secret is not stored: it is derived from that of the house and
    the `salt`, which alone reveals nothing. What ended before `made_at` is not told; `looked_at` is when endings were
    last looked for."""

    token = models.CharField(max_length=100, unique=True, editable=False)
    url = models.CharField(_("address"), max_length=public_hosts.LONGEST)
    kinds = models.JSONField(_("what ends"), default=list)
    salt = models.CharField(max_length=64, editable=False)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("made by")
    )
    made_at = models.DateTimeField(_("made at"), db_default=Now())
    looked_at = models.DateTimeField(db_default=Now(), editable=False)
    revoked_at = models.DateTimeField(_("revoked at"), null=True, blank=True, editable=False)

    class Meta:
        ordering = ("-pk",)
        verbose_name = _("webhook")
        verbose_name_plural = _("webhooks")

    def __str__(self) -> str:
        return urlsplit(self.url).netloc

    @property
    def secret(self) -> bytes:
        return signatures.secret(settings.SECRET_KEY, self.salt)

    @property
    def told_kinds(self) -> list[str | Promise]:
        return [Kind(kind).label for kind in self.kinds]


class Status(models.TextChoices):
    WAITING = "waiting", _("waiting")
    ARRIVED = "arrived", _("arrived")
    GIVEN_UP = "given_up", _("given up")
    DROPPED = "dropped", _("dropped with its webhook")


class Trouble(models.TextChoices):
    """Why the last try failed."""

    NONE = "", "–"
    SHAPE = "shape", _("this is no address to send to")
    HOST = "host", _("there is no such host")
    PRIVATE = "private", _("the host is not on the internet, and the settings allow no other")
    TIME = "time", _("no answer in time")
    CONNECTION = "connection", _("it cannot be reached")
    ANSWER = "answer", _("it answered, but not with a 2xx")


class Delivery(models.Model):
    """One ending, for one webhook. `event` is its id for the receiver, and `body` the bytes sent; both are the same
    with every try.

    While it is being sent, it belongs to `owner` until `lease_until`; `fence` counts the claims. `status_told` is the
    last HTTP status of the receiver, `trouble` why the last try failed.
    """

    webhook = models.ForeignKey(Webhook, models.CASCADE, related_name="deliveries")
    kind = models.CharField(_("what"), max_length=10)
    number = models.PositiveBigIntegerField(_("number"))
    ended_at = models.DateTimeField(_("ended at"))
    event = models.CharField(_("event"), max_length=60)
    body = models.TextField()
    status = models.CharField(_("status"), max_length=10, choices=Status, default=Status.WAITING)
    tries = models.PositiveSmallIntegerField(_("tries"), default=0)
    due_at = models.DateTimeField(_("due at"), db_default=Now())
    tried_at = models.DateTimeField(_("tried at"), null=True, blank=True)
    status_told = models.PositiveSmallIntegerField(_("answer"), null=True, blank=True)
    trouble = models.CharField(_("trouble"), max_length=10, choices=Trouble, blank=True, default="")
    made_at = models.DateTimeField(_("made at"), db_default=Now())
    owner = models.CharField(max_length=64, blank=True, editable=False)
    fence = models.PositiveIntegerField(default=0, editable=False)
    lease_until = models.DateTimeField(null=True, blank=True, editable=False)

    class Meta:
        ordering = ("-pk",)
        constraints = (
            models.UniqueConstraint(fields=("webhook", "kind", "number", "ended_at"), name="one_delivery_an_ending"),
        )
        indexes = (
            models.Index(fields=("status", "due_at"), name="deliveries_due"),
            models.Index(fields=("ended_at",), name="deliveries_by_ending"),
        )
        verbose_name = _("delivery")
        verbose_name_plural = _("deliveries")

    def __str__(self) -> str:
        return self.event


class DeliveryClaim(leases.Lease):
    """The right to send a delivery; it lasts longer than one try may take."""

    model: ClassVar[type[models.Model]] = Delivery
    seconds: ClassVar[float] = 20.0
