"""The words in which one viewer is told things: who is "you", what places are called, and quotations."""

import dataclasses
import unicodedata
from collections.abc import Sequence

from games.engine import tongue as tongues
from games.engine.eyes import knowledge
from games.engine.facts import identities

Color = identities.Color
LONGEST_QUOTATION = 1000
YOU, SOMEBODY, SEEN = range(3)


@dataclasses.dataclass(frozen=True, slots=True)
class Voice:
    """Speaks to whoever has this perspective."""

    known: knowledge.Perspective
    tongue: tongues.Tongue = tongues.ENGLISH

    def say(self, text: str, who: Color | None = None, **values: object) -> str:
        """`[You wait|%(who)s waits] %(time)s.` with its values filled in, in the form that fits `who`.

        A third form is for living players, who see what others know: `[You kill|%(who)s kills|You see %(who)s kill]`.
        """
        sentence = tongues.in_person(self.tongue.gettext(text), SOMEBODY if who is None else self._person(who))
        return sentence % {"who": self.name(who) if who else "", **values}

    def count(self, one: str, many: str, count: int, **values: object) -> str:
        return self.tongue.ngettext(one, many, count) % {"count": count, **values}

    def name(self, color: Color) -> str:
        return self.tongue.gettext(color.title())

    def whom(self, color: Color) -> str:
        return self.say("[you|%(who)s]", color)

    def several(self, colors: Sequence[Color]) -> str:
        return self.listed([self.whom(color) for color in colors]) or self.say("nobody")

    def place(self, place: str) -> str:
        found = self.known.station.place.get(place)
        return self.tongue.gettext(found.name) if found else place

    def task(self, task: str) -> str:
        found = self.known.station.task.get(task)
        return self.say(found.name) if found else task

    def console(self, console: str) -> str:
        found = self.known.station.console.get(console)
        return self.say(found.named) if found else console

    def spot(self, spot: str) -> str:
        """A console, a vent, or where tasks of one family are done."""
        station = self.known.station
        if spot in station.console:
            return self.console(spot)
        if spot in station.vent:
            return self.say("the vent")
        kind = next((kind for kind in station.tasks if kind.family == spot), None)
        return self.say(kind.work) if kind else spot

    def within(self, what: str, place: str) -> str:
        return self.say("%(what)s in %(place)s", what=what, place=self.place(place))

    def body(self, color: Color) -> str:
        return self.say("[your|%(who)s's] body", color)

    def stage(self, color: Color, task: str, stage: int) -> str:
        """`Fuel Engines (2 of 4)`; the count only where there are several stages."""
        dealt = next((each for each in self.known.figures[color].tasks if each.task == task), None)
        stages = len(dealt.stages) if dealt else 1
        if stages == 1:
            return self.task(task)
        return self.say("%(task)s (%(stage)d of %(stages)d)", task=self.task(task), stage=stage + 1, stages=stages)

    @property
    def station(self) -> str:
        return self.say(self.known.station.name)

    def until(self, tick: int) -> str:
        return self.seconds(max(0, tick - self.known.tick))

    def seconds(self, count: int) -> str:
        return self.count("%(count)d second", "%(count)d seconds", count)

    def listed(self, words: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        return listed(words, self.tongue)

    def _person(self, who: Color) -> int:
        if who == self.known.viewer:
            return YOU
        return SEEN if self.known.is_living_player else SOMEBODY


def listed(words: Sequence[str], tongue: tongues.Tongue = tongues.ENGLISH) -> str:
    *others, last = words or [""]
    if not others:
        return last
    return tongue.gettext("%(others)s and %(last)s") % {"others": ", ".join(others), "last": last}


def capitalised(sentence: str) -> str:
    return f"{sentence[:1].upper()}{sentence[1:]}"


def quoted(text: str) -> str:
    """Somebody's words in quotation marks, on one line. Control characters become spaces; what is too long is cut."""
    shown = "".join(" " if unicodedata.category(letter) in UNSHOWN else letter for letter in text[:LONGEST_QUOTATION])
    return f'"{shown.strip()}{"…" if len(text) > LONGEST_QUOTATION else ""}"'


UNSHOWN = ("Cc", "Cf", "Cs", "Zl", "Zp")
