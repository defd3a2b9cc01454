"""Everything that can happen, as immutable past-tense facts.

Kinds and fields are only ever added, so that old logs stay readable. An event's kind is its class's name.
"""

import typing

from games.engine.facts.match_events import *  # noqa: F403
from games.engine.facts.match_events import MatchEvent
from games.engine.facts.ship_events import *  # noqa: F403
from games.engine.facts.ship_events import ShipEvent
from games.engine.facts.system_events import *  # noqa: F403
from games.engine.facts.system_events import SystemEvent
from games.engine.facts.table_events import *  # noqa: F403
from games.engine.facts.table_events import TableEvent

Event = MatchEvent | ShipEvent | SystemEvent | TableEvent
KINDS: dict[str, type[Event]] = {kind.__name__: kind for kind in typing.get_args(Event)}
