"""`manage.py seed_personas`: creates strategy tiers and a first cast; whatever exists already is left alone."""

from typing import Any

from django.utils.translation import gettext_lazy, ngettext

from glassbox_site.ground import command_line
from personas import seeds


class Command(command_line.Command):
    about = gettext_lazy(
        "Put strategy tiers and a first cast into the database; with OPENROUTER_API_KEY a free model as well."
    )

    def handle(self, *_args: Any, **options: Any) -> None:
        new = seeds.furnish()
        if options["verbosity"] > 0:
            told = ngettext("%(count)d new.", "%(count)d new.", len(new)) % {"count": len(new)}
            self.stdout.write("\n".join([*new, told]))
