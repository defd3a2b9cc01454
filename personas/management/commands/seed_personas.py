"""`manage.py seed_personas`: strategy tiers and a first cast; whatever is there already is left alone."""

from typing import Any

from django.core.management.base import BaseCommand

from personas import seeds


class Command(BaseCommand):
    help = "Put strategy tiers and a first cast into the database; with OPENROUTER_API_KEY a free model as well."

    def handle(self, *_args: Any, **options: Any) -> None:
        new = seeds.furnish()
        if options["verbosity"] > 0:
            self.stdout.write("\n".join([*new, f"{len(new)} new."]))
