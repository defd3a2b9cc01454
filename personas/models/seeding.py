"""What the house has seeded once, so that it is not created again after somebody removed it."""

from django.db import models


class Seeding(models.Model):
    identity = models.CharField(max_length=160, unique=True)
    seeded_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.identity
