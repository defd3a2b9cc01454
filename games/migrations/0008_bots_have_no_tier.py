"""Seats of bots lose the tier that no bot ever read, so that standings count each bot once."""

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def forget(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    seats = apps.get_model("games", "Seat").objects.using(editor.connection.alias)
    seats.exclude(temperament="").filter(tier__isnull=False).update(tier=None)


class Migration(migrations.Migration):
    dependencies = (("games", "0007_calls_beside_entries"),)
    operations = (migrations.RunPython(forget, migrations.RunPython.noop),)
