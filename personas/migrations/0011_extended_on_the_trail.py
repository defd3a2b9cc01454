"""Says in the trail when a series was given more pairs."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('personas', '0010_rules_in_short'),
    ]

    operations = [
        migrations.AlterField(
            model_name='deed',
            name='verb',
            field=models.CharField(choices=[('ordered', 'ordered'), ('started', 'started early'), ('paused', 'paused'), ('resumed', 'resumed'), ('aborted', 'aborted'), ('cancelled', 'cancelled'), ('repeated', 'ordered once more'), ('granted', 'gave a budget to'), ('retried', 'retried what failed of'), ('extended', 'extended'), ('pruned', 'pruned'), ('seated', 'let play'), ('deleted', 'deleted'), ('cast', 'lets be cast again'), ('retired', 'lets be cast no more'), ('imported', 'imported a sheet of'), ('queue', 'worked at the queues of')], max_length=10, verbose_name='did'),
        ),
    ]
