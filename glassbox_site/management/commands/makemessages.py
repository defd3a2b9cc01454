"""Finds every sentence to translate, including what scripts and narrators `say`, each `phrase` that is shown elsewhere,
the names on the maps, and what the program says of itself on the methodology page."""

import json
from pathlib import Path
from typing import Any

from django.core.management.commands import makemessages

from games.engine import vocabulary
from games.pages.views import methodology
from sct.kernel import catalog

SAID = ("--keyword=phrase", "--keyword=say", "--keyword=sayCount:1,2", "--keyword=count:1,2")


class Command(makemessages.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        self.xgettext_options = [*self.xgettext_options, *SAID]
        super().handle(*args, **options)

    def process_files(self, file_list: list[makemessages.TranslatableFile]) -> None:
        """Adds what is marked in no file; `msguniq` joins the two."""
        super().process_files(file_list)
        titles = [game.declared.title for game in catalog.games().values()]
        entries = [_entry("A name.", word) for word in [*vocabulary.words(), *titles]]
        if self.domain == "django":
            entries += [_entry("From a docstring: how it works.", said) for said in methodology.sentences()]
        with Path(self.locale_paths[0], f"{self.domain}.pot").open("a", encoding="utf-8") as found:
            found.write("".join(entries))


def _entry(about: str, text: str) -> str:
    return f'\n#. {about}\nmsgid {json.dumps(text, ensure_ascii=False)}\nmsgstr ""\n'
