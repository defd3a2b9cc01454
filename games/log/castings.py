"""A caster's words beside an entry, by view, in the language in which they were said, with the facts they are held to.

    {"by":"Mind","lang":"en","public":{"say":["Seven at the table, one impostor among them."],
     "from":[{"of":"odds","facts":{"living":7,"impostors":1}}]}}

They stand beside the log and not in it: the same decisions make the same log, whatever a caster says.
"""

import json
from typing import Any

MODEL = "model"


def told(cast: str, view: str, language: str) -> list[dict[str, Any]]:
    """The sentences for a frame of that view; none for readers of another language, who get the rules' sentences."""
    kept = json.loads(cast)
    found = kept.get(view)
    if not found or not language.startswith(kept["lang"]):
        return []
    return [{"say": " ".join(found["say"]), "of": MODEL, "by": kept["by"], "from": found["from"]}]
