"""The words in which one viewer is told things: who is "you", what places are called, and quotations."""

import dataclasses
import unicodedata
from collections.abc import Sequence

from games.engine.eyes import knowledge
from games.engine.facts import identities

Color = identities.Color
LONGEST_QUOTATION = 1000


@dataclasses.dataclass(frozen=True, slots=True)
class Voice:
    """Speaks to whoever has this perspective."""

    known: knowledge.Perspective

    def who(self, color: Color) -> str:
        """As the subject of a sentence."""
        return "You" if color == self.known.viewer else color.title()

    def whom(self, color: Color) -> str:
        return "you" if color == self.known.viewer else color.title()

    def whose(self, color: Color) -> str:
        return "your" if color == self.known.viewer else f"{color.title()}'s"

    def does(self, color: Color, verb: str, verbs: str) -> str:
        """`You wait`, `Pink waits`: the verb without and with its ending."""
        return f"You {verb}" if color == self.known.viewer else f"{color.title()} {verbs}"

    def sees(self, color: Color, verb: str, verbs: str) -> str:
        """`You kill`, `You see Green kill`, and for those who see everything `Green kills`."""
        if color != self.known.viewer and self.known.is_living_player:
            return f"You see {color.title()} {verb}"
        return self.does(color, verb, verbs)

    def several(self, colors: Sequence[Color], nobody: str = "nobody") -> str:
        return listed([self.whom(color) for color in colors]) or nobody

    def place(self, place: str) -> str:
        found = self.known.station.place.get(place)
        return found.name if found else place

    def task(self, task: str) -> str:
        found = self.known.station.task.get(task)
        return found.name if found else task

    def console(self, console: str) -> str:
        found = self.known.station.console.get(console)
        return f"the {_uncapitalised(found.name)}" if found else console

    def spot(self, spot: str) -> str:
        """A console, a vent, or where tasks of one family are done."""
        station = self.known.station
        if spot in station.console:
            return self.console(spot)
        if spot in station.vent:
            return "the vent"
        kind = next((kind for kind in station.tasks if kind.family == spot), None)
        return kind.name.split(" from ")[0].split(" to ")[0] if kind else spot

    def stage(self, color: Color, task: str, stage: int) -> str:
        """`Fuel Engines (2 of 4)`; the count only where there are several stages."""
        dealt = next((each for each in self.known.figures[color].tasks if each.task == task), None)
        stages = len(dealt.stages) if dealt else 1
        return self.task(task) if stages == 1 else f"{self.task(task)} ({stage + 1} of {stages})"


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def seconds(count: int) -> str:
    return "1 second" if count == 1 else f"{count} seconds"


def quoted(text: str) -> str:
    """Somebody's words as they are, on one line: what would steer a screen is a space, what is too long is cut."""
    shown = "".join(" " if unicodedata.category(letter) in UNSHOWN else letter for letter in text[:LONGEST_QUOTATION])
    return f'"{shown.strip()}{"…" if len(text) > LONGEST_QUOTATION else ""}"'


def _uncapitalised(name: str) -> str:
    """`Camera monitor` in the middle of a sentence; `O2 keypad` stays."""
    return name if name[1:2].isdigit() or name[1:2].isupper() else name[:1].lower() + name[1:]


UNSHOWN = ("Cc", "Cf", "Cs", "Zl", "Zp")
