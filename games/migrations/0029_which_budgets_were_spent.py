"""Matches that a spent budget had paused before that had a cause of its own."""

from django.db import migrations
from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations.state import StateApps


def tell_apart(apps: StateApps, editor: BaseDatabaseSchemaEditor) -> None:
    matches = apps.get_model("games", "Match").objects.using(editor.connection.alias)
    spent = matches.filter(status="paused", pause_cause="budget", reason__contains=": BudgetSpent: ")
    spent.update(pause_cause="spent", reason="")


class Migration(migrations.Migration):
    dependencies = (("games", "0028_why_a_match_is_paused"),)
    operations = (migrations.RunPython(tell_apart, migrations.RunPython.noop),)
