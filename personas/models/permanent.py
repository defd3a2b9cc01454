"""Rows that are written once and never changed, because matches have used or left them."""

from typing import Any, NoReturn, TypeVar

from django.db import models

Row = TypeVar("Row", bound=models.Model)


class Written(Exception):
    """Something tried to change or delete a permanent row."""


class PermanentRows(models.QuerySet[Row]):
    def update(self, **_kwargs: Any) -> NoReturn:
        raise Written(f"{self.model._meta.verbose_name_plural} are never changed")

    def delete(self) -> NoReturn:
        raise Written(f"{self.model._meta.verbose_name_plural} are never deleted")


class PermanentManager(models.Manager[Row]):
    def get_queryset(self) -> PermanentRows[Row]:
        return PermanentRows(self.model, using=self._db)


class Permanent(models.Model):
    """Can be saved once; any other save or delete raises `Written`."""

    class Meta:
        abstract = True

    def save(self, *args: Any, **kwargs: Any) -> None:
        if self.pk is not None:
            raise Written(f"{self} is never changed")
        super().save(*args, **kwargs)

    def delete(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise Written(f"{self} is never deleted")
