"""A match may have a clerk, a model that reads what players say; its answers are kept like theirs."""

import django.db.models.deletion
from django.db import migrations, models

COLORS = (
    "red", "blue", "green", "pink", "orange", "yellow", "black", "white", "purple", "brown", "cyan", "lime", "maroon",
    "rose", "banana", "gray", "tan", "coral",
)  # fmt: skip


class Migration(migrations.Migration):
    dependencies = (("games", "0009_reader_of_conduct"), ("personas", "0008_deleted_on_the_trail"))
    operations = (
        migrations.AddField(
            model_name="match",
            name="clerk",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="clerks_in",
                to="personas.chatmodel",
                verbose_name="clerk",
            ),
        ),
        migrations.AlterField(
            model_name="answer",
            name="color",
            field=models.CharField(
                choices=[*((color, color) for color in COLORS), ("clerk", "clerk")], max_length=10
            ),
        ),
    )
