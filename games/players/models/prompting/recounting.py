"""How one perceived entry reads in a player's prompt: what is told, in which words, and what is worth keeping."""

import dataclasses
from typing import Any

from games.engine import tongue as tongues
from games.engine.eyes import knowledge, narration
from games.engine.eyes.telling import spoken_words
from games.engine.facts import events
from games.engine.happenings.declaring import Reading
from games.engine.happenings.every_kind import HAPPENINGS
from games.engine.state import ledger as ledgers
from games.players.models.prompting import terse

Known = knowledge.Perspective


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """While a talk is going on, newer words on a `topic` replace older ones. `is_block`: the text has lines of its own.

    `list_of` is what the text begins with if others who do the same are listed after it.
    """

    text: str
    topic: str
    is_weighty: bool = False
    is_block: bool = False
    list_of: str = ""


LIST = ": "


def told(known: Known, entry: ledgers.Entry) -> Told | None:
    """How this entry is told to this player; None if it is not."""
    event = entry.event
    read = HAPPENINGS[type(event)].in_prompt
    if read is None or _passes_by(known, event, read) or (read.is_news and not read.is_news(known, event)):
        return None
    topic = read.topic(event) if read.topic else type(event).__name__
    if read.words is not None:
        return Told(text=read.words(event), topic=topic, is_block=True)
    weighty = read.is_weighty(event)
    tongue = tongues.ENGLISH if weighty and read.says_where else terse.TONGUE  # what is kept must say where by itself
    text = narration.narrate(known, entry, tongue)
    return Told(text=text, topic=topic, is_weighty=weighty, list_of=_list(known, event, text) if read.is_listed else "")


def notes(known: Known) -> str:
    """The player's own notes as they stand, if there are any."""
    mind = own_mind(known)
    pads = {str(pad): text for pad, text in mind.pads.items() if text}
    return f"Your notes: {spoken_words.written(pads)}" if pads else ""


def own_mind(known: Known) -> knowledge.Mind:
    me = known.me
    return known.minds.get(me.color, knowledge.Mind()) if me else knowledge.Mind()


def _passes_by(known: Known, event: events.Event, read: Reading[Any]) -> bool:
    me = known.me
    if me is None or me.alive or not read.is_daily:
        return False
    return getattr(event, "color", None) != known.viewer


def _list(known: Known, event: events.Event, text: str) -> str:
    """The beginning `Came from Storage: `, if others are told so; else empty."""
    is_of_others = getattr(event, "color", None) != known.viewer and known.is_living_player
    return text[: text.index(LIST) + len(LIST)] if is_of_others else ""
