"""Finds every sentence that can be translated: what scripts `say`, too, and each `phrase` that is shown elsewhere."""

from typing import Any

from django.core.management.commands import makemessages

SHOWN_ELSEWHERE = ("--keyword=phrase",)
SAID_BY_SCRIPTS = ("--keyword=say", "--keyword=sayCount:1,2")


class Command(makemessages.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        said = SAID_BY_SCRIPTS if options["domain"] == "djangojs" else ()
        self.xgettext_options = [*self.xgettext_options, *SHOWN_ELSEWHERE, *said]
        super().handle(*args, **options)
