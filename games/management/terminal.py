"""A match for the eye in a terminal: what is worth a line, in which colours, and for how long it stands alone."""

import dataclasses
import re
from collections.abc import Iterator

from games.engine import ledger as ledgers
from games.engine.eyes import narration, perspective
from games.engine.facts import events, identities

Color = identities.Color
RESET, BOLD, DIM = "\033[0m", "\033[1m", "\033[2m"
ANSI = {
    Color.RED: 196, Color.BLUE: 33, Color.GREEN: 34, Color.PINK: 213, Color.ORANGE: 208, Color.YELLOW: 226,
    Color.BLACK: 244, Color.WHITE: 255, Color.PURPLE: 135, Color.BROWN: 130, Color.CYAN: 51, Color.LIME: 118,
    Color.MAROON: 124, Color.ROSE: 217, Color.BANANA: 228, Color.GRAY: 248, Color.TAN: 180, Color.CORAL: 209,
}  # fmt: skip
NAMED = re.compile(rf"\b({'|'.join(color.title() for color in Color)})\b")
SHOWN: dict[type[events.Event], float] = {
    events.MatchOpened: 1.0,
    events.RoleDealt: 0.1,
    events.VisualShown: 0.3,
    events.Killed: 1.5,
    events.VentEntered: 0.6,
    events.VentExited: 0.6,
    events.SabotageStarted: 1.0,
    events.SabotageCalled: 0.2,
    events.MendingCounted: 0.2,
    events.SabotageMended: 0.5,
    events.SabotageLifted: 0.3,
    events.DoorsClosed: 0.3,
    events.TaskBarMoved: 0.2,
    events.MeetingOpened: 1.5,
    events.Spoke: 0.8,
    events.SilenceFell: 0.3,
    events.GhostSpoke: 0.6,
    events.Thought: 0.4,
    events.Nudged: 0.4,
    events.LastCall: 0.4,
    events.VoteLocked: 0.2,
    events.BallotRevealed: 0.7,
    events.Ejected: 2.0,
    events.NobodyEjected: 1.5,
    events.MeetingClosed: 0.5,
    events.Stumbled: 0.3,
    events.MatchEnded: 1.0,
}
LOUD = (events.Killed, events.MeetingOpened, events.Ejected, events.NobodyEjected, events.MatchEnded)
HUSHED = (events.Thought, events.GhostSpoke, events.VoteLocked, events.TaskBarMoved, events.SilenceFell)
SECONDS_PER_LETTER = 0.025
LONGEST_PAUSE = 5.0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """`pause` is for how many seconds it should be the last on the screen."""

    text: str
    pause: float


class Screen:
    """Tells a match through the glass, line by line."""

    def __init__(self, *, coloured: bool) -> None:
        self.known = perspective.blank("glass")
        self.coloured = coloured

    def lines(self, entries: list[ledgers.Entry]) -> Iterator[Line]:
        for entry in entries:
            self.known = perspective.learn(self.known, entry)
            if type(entry.event) in SHOWN:
                yield self._line(entry)

    def _line(self, entry: ledgers.Entry) -> Line:
        words = narration.narrate(self.known, entry)
        indent = "    " if self.known.meeting and not isinstance(entry.event, events.MeetingOpened) else ""
        spoken = len(words) * SECONDS_PER_LETTER if isinstance(entry.event, events.Spoke) else 0.0
        text = f"{entry.tick // 60:3d}:{entry.tick % 60:02d}  {indent}{self._painted(entry.event, words)}"
        return Line(text=text, pause=min(LONGEST_PAUSE, SHOWN[type(entry.event)] + spoken))

    def _painted(self, event: events.Event, words: str) -> str:
        if not self.coloured:
            return words
        tone = BOLD if isinstance(event, LOUD) else DIM if isinstance(event, HUSHED) else ""
        return f"{tone}{NAMED.sub(lambda found: self._name(found[0], tone), words)}{RESET}"

    def _name(self, name: str, tone: str = "") -> str:
        return f"\033[38;5;{ANSI[Color(name.lower())]}m{name}{RESET}{tone}"

    def summary(self) -> Iterator[str]:
        """Everybody at the end: who it was, how it played, what became of it."""
        for figure in self.known.figures.values():
            name = figure.color.title().ljust(7)
            shown = self._name(figure.color.title()) + " " * (7 - len(figure.color)) if self.coloured else name
            work = f"{figure.stages_done or 0}/{figure.stages or 0} stages" if _is_crew(figure.role) else ""
            yield f"  {shown} {figure.name:<9} {figure.role or '':<9} {self._fate(figure.color):<32} {work}".rstrip()

    def _fate(self, color: Color) -> str:
        death = self.known.figures[color].death
        if death is None:
            return "survived"
        if death.ejected:
            return "ejected"
        place = self.known.station.place[death.place].name if death.place else "somewhere"
        return f"killed by {death.killer.title() if death.killer else 'somebody'} in {place}"


def _is_crew(role: identities.Role | None) -> bool:
    return role is identities.Role.CREWMATE
