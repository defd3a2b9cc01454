"""Does an act to each of the rows that somebody selected, and says of each why it was not possible."""

from typing import Any, TypeVar

from django.contrib import admin, messages
from django.db.models import Model, QuerySet
from django.http import HttpRequest

from glassbox_site.ground.acting import acts

Row = TypeVar("Row", bound=Model)


def on_each(
    desk: "admin.ModelAdmin[Row]", request: HttpRequest, act: acts.Act[Row, Any], chosen: QuerySet[Row]
) -> list[Row]:
    """Returns the rows to which it was done, reloaded."""
    done = []
    for row in chosen:
        try:
            act(row, by_id=request.user.pk)
        except acts.NotPossible as refusal:
            desk.message_user(request, str(refusal), messages.WARNING)
        else:
            row.refresh_from_db()
            done.append(row)
    return done
