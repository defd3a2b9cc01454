"""Finds every sentence that can be translated: what scripts and narrators `say`, too, each `phrase` that is shown
elsewhere, and the names of everything on the maps."""

import json
from pathlib import Path
from typing import Any

from django.core.management.commands import makemessages

from games.engine import vocabulary

SAID = ("--keyword=phrase", "--keyword=say", "--keyword=sayCount:1,2", "--keyword=count:1,2")


class Command(makemessages.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        self.xgettext_options = [*self.xgettext_options, *SAID]
        super().handle(*args, **options)

    def process_files(self, file_list: list[makemessages.TranslatableFile]) -> None:
        """What is found in files, and the names: `msguniq` joins the two."""
        super().process_files(file_list)
        named = "\n".join(f'#. A name.\nmsgid {json.dumps(word)}\nmsgstr ""\n' for word in vocabulary.words())
        with Path(self.locale_paths[0], f"{self.domain}.pot").open("a", encoding="utf-8") as found:
            found.write(f"\n{named}")
