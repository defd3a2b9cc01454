"""The log of a match: the only truth about what happened in it."""

from django.db import models

from games.models.match import Match


class LogEntry(models.Model):
    """`line` is the whole entry as `games.log.codec` writes it; the columns before it are for finding it.

    `call` is told beside it to whoever perceives it (see `games.log.calls`), and `commentary` to whoever watches
    through the glass or as the public (see `games.log.castings`); neither is a part of the log.
    """

    match = models.ForeignKey(Match, models.CASCADE, related_name="entries")
    seq = models.PositiveIntegerField()
    tick = models.PositiveIntegerField()
    kind = models.CharField(max_length=40)
    line = models.TextField()
    call = models.TextField(null=True)
    commentary = models.TextField(null=True)

    class Meta:
        ordering = ("match", "seq")
        verbose_name_plural = "log entries"
        constraints = (models.UniqueConstraint(fields=("match", "seq"), name="one_entry_a_number"),)

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seq} {self.kind}"
