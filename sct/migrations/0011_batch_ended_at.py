from django.db import migrations, models
from django.db.models import Exists, F, Max, OuterRef, Subquery
from django.db.models.functions import Coalesce


def note_ends(apps, schema_editor):
    """Sets the end of batches that are over: when their last trial ended, or if none was played, their creation."""
    Batch, Trial = apps.get_model("sct", "Batch"), apps.get_model("sct", "Trial")
    its = Trial.objects.filter(batch=OuterRef("pk")).order_by()
    over = Batch.objects.filter(Exists(its), ~Exists(its.filter(status__in=("queued", "running"))))
    last = its.values("batch").annotate(last=Max("finished_at")).values("last")
    over.update(ended_at=Coalesce(Subquery(last), F("created_at")))


class Migration(migrations.Migration):

    dependencies = [
        ('sct', '0010_studies'),
    ]

    operations = [
        migrations.AddField(
            model_name='batch',
            name='ended_at',
            field=models.DateTimeField(blank=True, db_index=True, editable=False, null=True, verbose_name='ended at'),
        ),
        migrations.RunPython(note_ends, migrations.RunPython.noop, elidable=True),
    ]
