"""How playing a continuation differs from another match: who is mute in it, and when it is over. Stores nothing."""

import dataclasses
from collections.abc import Mapping

from games.engine.facts import events, identities
from games.engine.state import world as worlds
from games.experiments.forks import branches, changes, muting
from games.experiments.forks.changes import Depth
from games.log import codec
from games.models import Continuation, LogEntry, Match
from games.players import player

Color = identities.Color


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Continued:
    depth: Depth
    change: changes.Change | None
    parent: int

    def is_over(self, world: worlds.World) -> bool:
        return branches.is_over(self.depth, world)

    def players(self, minds: Mapping[Color, player.Player]) -> Mapping[Color, player.Player]:
        if not isinstance(self.change, changes.Mute):
            return minds
        line = LogEntry.objects.get(match=self.parent, seq=self.change.at)
        meetings = LogEntry.objects.filter(match=self.parent, seq__lt=line.seq, kind=events.MeetingOpened.__name__)
        said = codec.entry_of(line.line).event
        if not isinstance(said, events.Spoke):
            raise TypeError(f"entry {line.seq} of match {self.parent} is no line")
        return {**minds, said.color: muting.Muted(minds[said.color], meetings.count())}


def of(match: Match) -> Continued | None:
    """None if the match is not a continuation."""
    found = Continuation.objects.select_related("arm__fork").filter(match=match).first()
    if found is None:
        return None
    arm = found.arm
    change = None if arm.change is None else changes.RECORD.validate_python(arm.change)
    return Continued(depth=Depth(arm.fork.depth), change=change, parent=arm.fork.parent_id)
