"""One entry as one plain sentence, told to one viewer."""

from typing import assert_never

from games.engine import tongue as tongues
from games.engine.eyes import knowledge
from games.engine.eyes.telling import of_match, of_ship, of_systems, of_table
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import events
from games.engine.state import ledger as ledgers


def narrate(known: knowledge.Perspective, entry: ledgers.Entry, tongue: tongues.Tongue = tongues.ENGLISH) -> str:
    """What happened, as the viewer perceives it; `known` has learnt the entry already.

    Plain text of one line. Players' own words stand in it as they are, so whoever shows it must not take it for markup.
    """
    voice, event = Voice(known, tongue), entry.event
    if isinstance(event, events.ShipEvent):
        return of_ship.told(voice, event)
    if isinstance(event, events.SystemEvent):
        return of_systems.told(voice, event)
    if isinstance(event, events.TableEvent):
        return of_table.told(voice, event)
    if isinstance(event, events.MatchEvent):
        return of_match.told(voice, event)
    assert_never(event)
