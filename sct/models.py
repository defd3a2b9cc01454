"""Django's models of the test: studies, batches, their trials, failed attempts, workers, and the journal of calls."""

from decimal import Decimal

from django.core.validators import MinValueValidator
from django.db import models
from django.urls import reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

UNNAMED = "Study"
"""What a study is called whose file gives it no name."""


class Study(models.Model):
    """A grid of batches that were ordered together. `text` is its YAML as ordered; `providers` are the entries of the
    models that it names, without the study's temperatures; the same `token` again makes no second study."""

    token = models.CharField(_("token"), max_length=100, unique=True)
    name = models.CharField(_("name"), max_length=200)
    text = models.TextField(_("file"))
    providers = models.JSONField(_("providers"))
    created_at = models.DateTimeField(_("created at"), auto_now_add=True)

    class Meta:
        ordering = ("-created_at", "-pk")
        verbose_name = _("study")
        verbose_name_plural = _("studies")

    def __str__(self) -> str:
        return gettext("Study %(number)s") % {"number": self.pk} if self.name in ("", UNNAMED) else self.name

    def get_absolute_url(self) -> str:
        return reverse("sct-study", args=(self.pk,))


class Batch(models.Model):
    """One configuration and all of its trials. `config_text` is the YAML as ordered.

    `halted_because` is the reason if the batch paused by itself. The budget is the configuration's, or what was granted
    since. The same `token` again makes no second batch. `providers` are the entries of the providers file that the
    batch uses, without keys. `place` is its key within its study.

    `kept_counts` are its trials by status, stored when it was over, and `ended_at` is when it was found to be over.
    `moved` clears both and changes the `revision`.
    """

    class Wish(models.TextChoices):
        RUN = "run", _("Run")
        PAUSE = "pause", _("Pause")
        CANCEL = "cancel", _("Cancel")

    token = models.CharField(_("token"), max_length=100, unique=True)
    name = models.CharField(_("name"), max_length=200, blank=True)
    config_text = models.TextField(_("configuration"))
    providers = models.JSONField(_("providers"))
    results_dir = models.CharField(_("folder of results"), max_length=1000, unique=True)
    wish = models.CharField(_("wish of the operators"), max_length=10, choices=Wish.choices, default=Wish.RUN)
    halted_because = models.TextField(_("halted because"), blank=True)
    budget_dollars = models.DecimalField(
        _("budget in $"),
        max_digits=12,
        decimal_places=4,
        null=True,
        blank=True,
        validators=[MinValueValidator(Decimal("0.0001"))],
    )
    budget_tokens = models.PositiveBigIntegerField(
        _("budget in tokens"), null=True, blank=True, validators=[MinValueValidator(1)]
    )
    created_at = models.DateTimeField(_("created at"), auto_now_add=True)
    ended_at = models.DateTimeField(_("ended at"), null=True, blank=True, editable=False, db_index=True)
    study = models.ForeignKey(
        Study, on_delete=models.SET_NULL, null=True, blank=True, related_name="batches", verbose_name=_("study")
    )
    place = models.CharField(_("place in its study"), max_length=300, blank=True, default="", db_default="")
    revision = models.PositiveIntegerField(default=0, db_default=0, editable=False)
    kept_counts = models.JSONField(null=True, editable=False)

    class Meta:
        ordering = ("-created_at", "-pk")
        verbose_name = _("batch")
        verbose_name_plural = _("batches")

    def __str__(self) -> str:
        return self.name or gettext("Batch %(number)s") % {"number": self.pk}

    def get_absolute_url(self) -> str:
        return reverse("sct-batch", args=(self.pk,))

    @classmethod
    def moved(cls, batch_id: int) -> None:
        """Call it when trials of the batch change or are about to: the stored counts and end are no longer valid."""
        cls.objects.filter(pk=batch_id).update(revision=models.F("revision") + 1, kept_counts=None, ended_at=None)

    @property
    def is_free(self) -> bool:
        """Whether the batch uses only scripted hosts and no models."""
        return all(entry.get("scripted") for entry in self.providers)


class Trial(models.Model):
    """One trial, identified by batch, agent's name and number.

    A running trial belongs to `owner` until `lease_until`, and so does a queued one that waits in its worker's line;
    `fence` counts the claims, so that a former owner cannot finish it. No two running trials of a batch share a `slot`,
    which limits how many run at the same time. `content` is the file of the complete trial. `calls_in_flight` is what
    its owner last reported.
    """

    class Status(models.TextChoices):
        QUEUED = "queued", _("Queued")
        RUNNING = "running", _("Running")
        COMPLETE = "complete", _("Complete")
        FAILED = "failed", _("Failed")
        CANCELLED = "cancelled", _("Cancelled")

    batch = models.ForeignKey(Batch, on_delete=models.CASCADE, related_name="trials", verbose_name=_("batch"))
    agent_name = models.CharField(_("agent"), max_length=80)
    number = models.PositiveIntegerField(_("number"))
    status = models.CharField(_("status"), max_length=10, choices=Status.choices, default=Status.QUEUED)
    attempt = models.PositiveIntegerField(_("attempt"), default=1)
    owner = models.CharField(_("owner"), max_length=64, blank=True)
    fence = models.PositiveIntegerField(_("fence"), default=0)
    lease_until = models.DateTimeField(_("lease until"), null=True, blank=True)
    slot = models.PositiveIntegerField(_("slot"), null=True, blank=True)
    calls_in_flight = models.PositiveIntegerField(_("calls in flight"), default=0, db_default=0)
    content = models.BinaryField(null=True, blank=True)
    evaluation = models.JSONField(_("evaluation"), null=True, blank=True)
    error = models.TextField(_("error"), blank=True)
    started_at = models.DateTimeField(_("started at"), null=True, blank=True)
    finished_at = models.DateTimeField(_("finished at"), null=True, blank=True)

    class Meta:
        ordering = ("agent_name", "number")
        constraints = (
            models.UniqueConstraint(fields=("batch", "agent_name", "number"), name="one_trial_of_a_number"),
            models.UniqueConstraint(fields=("batch", "slot"), name="one_running_trial_a_slot"),
        )
        indexes = (
            models.Index(fields=("batch", "status", "number"), name="trials_by_status"),
            models.Index(fields=("owner",), condition=~models.Q(owner=""), name="trials_held"),
        )
        verbose_name = _("trial")
        verbose_name_plural = _("trials")

    def __str__(self) -> str:
        return f"{self.agent_name} {self.number}"


class Worker(models.Model):
    """A worker that plays a batch, alone or with others, alive until `lease_until`; `owner` as in its trials."""

    batch = models.ForeignKey(Batch, on_delete=models.CASCADE, related_name="workers", verbose_name=_("batch"))
    owner = models.CharField(_("owner"), max_length=64)
    lease_until = models.DateTimeField(_("lease until"))

    class Meta:
        constraints = (models.UniqueConstraint(fields=("batch", "owner"), name="one_place_a_worker"),)
        verbose_name = _("worker of a batch")
        verbose_name_plural = _("workers of batches")

    def __str__(self) -> str:
        return f"{self.batch_id}: {self.owner}"


class Attempt(models.Model):
    """A failed attempt of a trial, kept with its file if it left one."""

    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="attempts", verbose_name=_("trial"))
    number = models.PositiveIntegerField(_("number"))
    error = models.TextField(_("error"))
    content = models.BinaryField(null=True, blank=True)
    finished_at = models.DateTimeField(_("finished at"), auto_now_add=True)

    class Meta:
        ordering = ("number",)
        constraints = (models.UniqueConstraint(fields=("trial", "number"), name="one_attempt_of_a_number"),)
        verbose_name = _("attempt")
        verbose_name_plural = _("attempts")

    def __str__(self) -> str:
        return f"{self.trial}, attempt {self.number}"


class Call(models.Model):
    """One call to a model, written when it returned. `outcome` is the completion, or the error if not `is_answer`.
    `seconds` is how long an answer took, None if not recorded. `tokens_estimated` is how many of its tokens no endpoint
    reported; None in rows from before there were estimates, when such tokens counted as 0.

    The sums over a batch's calls are read from `calls_by_what_they_took` alone, if nothing but its columns is asked."""

    trial = models.ForeignKey(Trial, on_delete=models.CASCADE, related_name="calls", verbose_name=_("trial"))
    attempt = models.PositiveIntegerField(_("attempt"))
    key = models.CharField(_("key"), max_length=64)
    phase = models.CharField(_("phase"), max_length=12)
    provider = models.CharField(_("provider"), max_length=200)
    is_answer = models.BooleanField(_("is answer"))
    outcome = models.TextField(_("outcome"))
    tokens_in = models.PositiveIntegerField(_("tokens in"))
    tokens_out = models.PositiveIntegerField(_("tokens out"))
    tokens_estimated = models.PositiveIntegerField(_("tokens estimated"), null=True, blank=True)
    cost = models.DecimalField(_("cost"), max_digits=18, decimal_places=9, null=True, blank=True)
    seconds = models.FloatField(_("seconds"), null=True, blank=True)
    returned_at = models.DateTimeField(_("returned at"), auto_now_add=True)

    class Meta:
        ordering = ("pk",)
        constraints = (models.UniqueConstraint(fields=("trial", "attempt", "key"), name="no_call_journalled_twice"),)
        indexes = (
            models.Index(fields=("provider", "id"), condition=models.Q(is_answer=True), name="answers_of_a_provider"),
            models.Index(fields=("returned_at",), name="calls_by_age"),
            models.Index(fields=("returned_at",), condition=~models.Q(outcome=""), name="calls_with_words"),
            models.Index(
                fields=("trial", "tokens_in", "tokens_out", "tokens_estimated", "cost"), name="calls_by_what_they_took"
            ),
        )
        verbose_name = _("call")
        verbose_name_plural = _("calls")

    def __str__(self) -> str:
        return f"{self.trial}, {self.phase}: {self.key}"
