"""A match may have a caster, a model that words what the rules remark; its words stand beside the log."""

import django.db.models.deletion
from django.db import migrations, models

COLORS = (
    "red", "blue", "green", "pink", "orange", "yellow", "black", "white", "purple", "brown", "cyan", "lime", "maroon",
    "rose", "banana", "gray", "tan", "coral",
)  # fmt: skip


class Migration(migrations.Migration):
    dependencies = (("games", "0021_matches_by_end"), ("personas", "0001_initial"))
    operations = (
        migrations.AddField(
            model_name="match",
            name="caster",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="casters_in",
                to="personas.chatmodel",
                verbose_name="caster",
            ),
        ),
        migrations.AddField(model_name="logentry", name="commentary", field=models.TextField(null=True)),
        migrations.AlterField(
            model_name="answer",
            name="color",
            field=models.CharField(
                choices=[*((color, color) for color in COLORS), ("clerk", "clerk"), ("caster", "caster")], max_length=10
            ),
        ),
    )
