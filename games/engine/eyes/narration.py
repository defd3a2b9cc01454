"""One entry as one plain sentence, told to one viewer."""

from collections.abc import Callable

from games.engine import tongue as tongues
from games.engine.eyes import knowledge
from games.engine.eyes.telling.voice import Voice
from games.engine.state import ledger as ledgers

SENTENCES: dict[type[object], Callable[..., str]] = {}
"""How each kind of event is told, as `happenings` declares it."""


def narrate(known: knowledge.Perspective, entry: ledgers.Entry, tongue: tongues.Tongue = tongues.ENGLISH) -> str:
    """What happened, as the viewer perceives it; `known` has learnt the entry already.

    One line of plain text. Players' own words are in it unescaped, so whoever shows it must not treat it as markup.
    """
    return SENTENCES[type(entry.event)](Voice(known, tongue), entry.event)
