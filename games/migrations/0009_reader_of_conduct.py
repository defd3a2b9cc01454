"""Each conduct tells by which version of the reader its claims were judged; all until now by the first."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = (("games", "0008_bots_have_no_tier"),)
    operations = (
        migrations.AddField(
            model_name="conduct",
            name="reader",
            field=models.PositiveSmallIntegerField(
                default=1, verbose_name="version of the reader that judged its claims"
            ),
        ),
    )
