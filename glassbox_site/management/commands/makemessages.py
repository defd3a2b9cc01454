"""Finds every sentence that can be translated, those that scripts `say` among them."""

from typing import Any

from django.core.management.commands import makemessages

SAID_BY_SCRIPTS = ("--keyword=say", "--keyword=phrase", "--keyword=sayCount:1,2")


class Command(makemessages.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        if options["domain"] == "djangojs":
            self.xgettext_options = [*self.xgettext_options, *SAID_BY_SCRIPTS]
        super().handle(*args, **options)
