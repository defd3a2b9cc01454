"""What a new model is told of the rules unless somebody says otherwise; models that there are stay as they are."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('personas', '0009_more_on_the_trail'),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.AlterField(
                    model_name='chatmodel',
                    name='rulebook',
                    field=models.CharField(choices=[('short', 'in short'), ('full', 'in full')], default='short', max_length=10, verbose_name='is told the rules'),
                ),
            ],
        ),
    ]
