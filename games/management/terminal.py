"""Shows a match in a terminal: which entries get a line, in which colours, and how long to pause after each."""

import dataclasses
import re
from collections.abc import Iterable, Iterator

from django.utils import translation
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.engine.eyes import knowledge, narration, perspective
from games.engine.facts import events, identities
from games.engine.happenings.every_kind import HAPPENINGS
from games.engine.state import ledger as ledgers

Color = identities.Color
RESET, BOLD, DIM = "\033[0m", "\033[1m", "\033[2m"
ANSI = {
    Color.RED: 196, Color.BLUE: 33, Color.GREEN: 34, Color.PINK: 213, Color.ORANGE: 208, Color.YELLOW: 226,
    Color.BLACK: 244, Color.WHITE: 255, Color.PURPLE: 135, Color.BROWN: 130, Color.CYAN: 51, Color.LIME: 118,
    Color.MAROON: 124, Color.ROSE: 217, Color.BANANA: 228, Color.GRAY: 248, Color.TAN: 180, Color.CORAL: 209,
}  # fmt: skip
ROLES = {
    identities.Role.CREWMATE: gettext_lazy("crewmate"),
    identities.Role.IMPOSTOR: gettext_lazy("impostor"),
}
TONES = {"loud": BOLD, "plain": "", "hushed": DIM}
SECONDS_PER_LETTER = 0.025
LONGEST_PAUSE = 5.0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """`pause` is how many seconds to wait before the next line."""

    text: str
    pause: float


def remark(words: str) -> Line:
    """A caster's words as a line, in no colour of its own."""
    return Line(text=f"        {words}", pause=min(LONGEST_PAUSE, len(words) * SECONDS_PER_LETTER))


class Screen:
    """Tells a match as `viewer` perceives it, line by line, in the active language."""

    def __init__(self, *, coloured: bool, viewer: identities.Viewer = "glass") -> None:
        self.known = perspective.blank(viewer)
        self.coloured = coloured
        self.colors = {_(color.title()): color for color in Color}
        self.named = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, self.colors))})(?!\w)")

    def lines(self, entries: Iterable[ledgers.Entry]) -> Iterator[Line]:
        for entry in entries:
            if not ledgers.perceives(self.known.viewer, entry):
                continue
            self.known = perspective.learn(self.known, entry)
            shown = HAPPENINGS[type(entry.event)].shown
            if shown.pace.terminal is not None:
                yield self._line(entry, shown.pace.terminal, TONES[shown.tone])

    def _line(self, entry: ledgers.Entry, held: float, tone: str) -> Line:
        words = narration.narrate(self.known, entry, translation)
        indent = "    " if self.known.meeting and not isinstance(entry.event, events.MeetingOpened) else ""
        spoken = len(words) * SECONDS_PER_LETTER if isinstance(entry.event, events.Spoke) else 0.0
        text = f"{entry.tick // 60:3d}:{entry.tick % 60:02d}  {indent}{self._painted(words, tone)}"
        return Line(text=text, pause=min(LONGEST_PAUSE, held + spoken))

    def _painted(self, words: str, tone: str) -> str:
        if not self.coloured:
            return words
        return f"{tone}{self.named.sub(lambda found: self._name(found[0], tone), words)}{RESET}"

    def _name(self, name: str, tone: str = "") -> str:
        return f"\033[38;5;{ANSI[self.colors[name]]}m{name}{RESET}{tone}"

    def summary(self) -> Iterator[str]:
        """One line per player at the end: name, role, fate and tasks."""
        for figure in self.known.figures.values():
            name = _(figure.color.title())
            shown = (self._name(name) if self.coloured else name) + " " * (7 - len(name))
            role = ROLES[figure.role] if figure.role else ""
            yield f"  {shown} {figure.name:<9} {role:<9} {self._fate(figure.color):<32} {_work(figure)}".rstrip()

    def _fate(self, color: Color) -> str:
        death = self.known.figures[color].death
        if death is None:
            return _("survived")
        if death.ejected:
            return _("ejected")
        place = _(self.known.station.place[death.place].name) if death.place else _("somewhere")
        killer = _(death.killer.title()) if death.killer else _("somebody")
        return _("killed by %(killer)s in %(place)s") % {"killer": killer, "place": place}


def _work(figure: knowledge.Figure) -> str:
    if figure.role is not identities.Role.CREWMATE:
        return ""
    return _("%(done)d/%(all)d stages") % {"done": figure.stages_done or 0, "all": figure.stages or 0}
