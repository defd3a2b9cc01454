"""The three roles, as groups; what each may do is granted after every migration (roles.py)."""

from django.db import migrations

ROLES = ("spectator", "operator", "admin")


def make_groups(apps, schema_editor):
    for name in ROLES:
        apps.get_model("auth", "Group").objects.get_or_create(name=name)


class Migration(migrations.Migration):
    dependencies = [("glassbox_site", "0001_initial"), ("auth", "0012_alter_user_first_name_max_length")]

    operations = [migrations.RunPython(make_groups, migrations.RunPython.noop)]
