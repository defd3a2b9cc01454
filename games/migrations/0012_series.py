"""Series, their matches, and further measures of how everybody played."""

import django.db.models.deletion
import django.db.models.functions.datetime
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('games', '0011_prompt_beginnings'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='conduct',
            name='measures',
            field=models.JSONField(default=dict, verbose_name='further measures, each as a sum and of how many'),
        ),
        migrations.CreateModel(
            name='Series',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('token', models.CharField(editable=False, max_length=100, unique=True)),
                ('name', models.CharField(max_length=200, verbose_name='name')),
                ('text', models.TextField(verbose_name='file')),
                ('print', models.CharField(max_length=64, verbose_name='print of the file')),
                ('pairs', models.PositiveIntegerField(verbose_name='pairs')),
                ('state', models.CharField(choices=[('running', 'running'), ('paused', 'paused by an operator'), ('spent', 'stopped by its budget'), ('cancelled', 'cancelled'), ('complete', 'complete')], default='running', max_length=10, verbose_name='state')),
                ('budget_dollars', models.DecimalField(blank=True, decimal_places=4, max_digits=12, null=True, verbose_name='budget in $')),
                ('budget_tokens', models.PositiveBigIntegerField(blank=True, null=True, verbose_name='budget in tokens')),
                ('code_version', models.CharField(max_length=40, verbose_name='code version')),
                ('cast', models.JSONField(default=dict, verbose_name='cast')),
                ('created_at', models.DateTimeField(db_default=django.db.models.functions.datetime.Now(), verbose_name='created at')),
                ('ended_at', models.DateTimeField(blank=True, null=True, verbose_name='ended at')),
                ('ordered_by', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL, verbose_name='ordered by')),
            ],
            options={
                'verbose_name': 'series',
                'verbose_name_plural': 'series',
                'ordering': ('-pk',),
            },
        ),
        migrations.CreateModel(
            name='SeriesMatch',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField(verbose_name='number')),
                ('row', models.JSONField(null=True)),
                ('match', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='series_place', to='games.match')),
                ('series', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='places', to='games.series')),
            ],
            options={
                'verbose_name': 'match of a series',
                'verbose_name_plural': 'matches of series',
                'ordering': ('series', 'number'),
                'constraints': [models.UniqueConstraint(fields=('series', 'number'), name='one_match_a_number')],
            },
        ),
    ]
