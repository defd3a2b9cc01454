"""What the house bots say, counted: lines by kind, answers, repeated patterns, false claims."""

import functools
import re
import string
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from games.engine.facts import events, identities, testimony
from games.engine.judging import claims
from games.engine.state import ledger as ledgers
from games.players.bots.speaking import phrases

Color = identities.Color
ROLL_CALL = "roll-call"
ANSWERS = (
    "denial", "counter", "vouch", "cleared", "belied", "absent", "liar", "agree", "doubt", "convinced", "insist",
    "insist_because", "concede", "confirm", "confirm_then",
)  # fmt: skip
PARTS_OF_LINES = ("company", "your_company", "no_company", "work", "found_with", "found_alone")
STORIES = ("one_room", "two_rooms", "three_rooms", "on_the_way")
CAUGHT = (claims.Verdict.LIE, claims.Verdict.MISTAKEN)


@functools.cache
def patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every phrase as a pattern with its kind, the longest first; a blank matches anything."""
    said: list[tuple[str, str]] = []
    for kind, ways in phrases.COMMON.items():
        if kind in PARTS_OF_LINES:
            continue
        said += [(kind, way) for way in ways]
    for own in phrases.OWN.values():
        said += [(kind, way) for kind, ways in own.items() for way in ways]
    said.sort(key=lambda each: -len(re.sub(r"{.*?}", "", each[1])))
    return tuple((kind, _pattern(way)) for kind, way in said)


def _pattern(way: str) -> re.Pattern[str]:
    parts = [re.escape(text) + (".+?" if name else "") for text, name, *_ in string.Formatter().parse(way)]
    return re.compile("".join(parts), re.IGNORECASE)


def kind(message: str) -> tuple[str, str]:
    """What a line is for, and the pattern that it follows."""
    for name, pattern in patterns():
        if pattern.match(message):
            return (ROLL_CALL if name in STORIES else name), pattern.pattern
    return "other", message


class Talk:
    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.lines = self.alibis = self.answers = self.repeated = self.silences = 0
        self.accusing = self.recognised = 0
        self.claims = self.caught = 0
        self.examples: list[str] = []

    def count(self, log: Sequence[ledgers.Entry]) -> None:
        crew = {
            entry.event.color
            for entry in log
            if isinstance(entry.event, events.RoleDealt) and entry.event.role is identities.Role.CREWMATE
        }
        court, used, heard = claims.Court(), Counter[str](), list[events.Spoke]()
        for entry in log:
            court = claims.attend(court, entry)
            if isinstance(entry.event, events.MeetingOpened):
                used, heard = Counter(), []
            self.silences += isinstance(entry.event, events.SilenceFell)
            if isinstance(entry.event, events.Spoke):
                self._line(entry.event, used, heard)
                if entry.event.color in crew:
                    self._judge(entry.event, claims.stamps(court, entry))

    def _line(self, line: events.Spoke, used: Counter[str], heard: list[events.Spoke]) -> None:
        name, pattern = kind(line.message)
        self.kinds[name] += 1
        self.lines += 1
        self.repeated += used[pattern] > 0
        used[pattern] += 1
        self.alibis += any(
            claim.topic is testimony.Topic.WAS_AT and claim.subject == line.color for claim in line.claims
        )
        self.answers += name in ANSWERS or _is_called_on(line, heard)
        if name in ACCUSING:
            self.accusing += 1
            self.recognised += bool(line.accusations)
        heard.append(line)

    def _judge(self, line: events.Spoke, stamps: Sequence[claims.Stamp]) -> None:
        for stamp in stamps:
            if stamp.claim.topic is testimony.Topic.ROLE:
                continue
            self.claims += 1
            if stamp.judgement.verdict in CAUGHT:
                self.caught += 1
                self.examples.append(f"{line.color}: {line.message} -> {stamp.claim} {stamp.judgement}")

    def told(self) -> Iterator[tuple[str, ...]]:
        from benchmarks.bots import share

        yield "lines", f"{self.lines}"
        yield "lines that answer another line", share(self.answers, self.lines)
        yield "lines of a pattern used before", share(self.repeated, self.lines)
        yield "lines that tell own whereabouts", share(self.alibis, self.lines), "goal at most 33 %"
        yield "ticks of silence", f"{self.silences}"
        yield "accusing lines that are recognised", share(self.recognised, self.accusing)
        yield "crew's claims that are not so", share(self.caught, self.claims), "goal none"
        for name, count in self.kinds.most_common():
            yield f"lines: {name}", share(count, self.lines), "goal at most 33 %" if name == ROLL_CALL else ""
        for example in self.examples[:5]:
            yield "not so", example


ACCUSING = (
    "saw_kill", "saw_vent", "counter", "framed", "belied", "liar", "absent", "suspect", "last_with", "insist",
    "insist_because",    "vote_because", "vote_feeling",
)  # fmt: skip


def _is_called_on(line: events.Spoke, heard: Sequence[events.Spoke]) -> bool:
    """Whether the speaker was just addressed or accused, so that the line is an answer."""
    return any(
        line.color == before.target or any(span.color == line.color for span in before.accusations)
        for before in heard[-3:]
        if before.color != line.color
    )


def transcript(log: Sequence[ledgers.Entry], number: int) -> str:
    """That meeting of a match, or the last one if there were fewer, line by line."""
    roles = {entry.event.color: entry.event.role for entry in log if isinstance(entry.event, events.RoleDealt)}
    meetings: list[list[str]] = []
    for entry in log:
        if isinstance(entry.event, events.MeetingOpened):
            meetings.append([f"-- Meeting {entry.event.number}, called by {entry.event.caller}"])
        elif meetings and (told := _told(entry.event, roles)):
            meetings[-1].append(told)
    return "\n".join(meetings[min(number, len(meetings)) - 1]) if meetings else "no meeting"


def _told(event: events.Event, roles: Mapping[Color, identities.Role]) -> str:
    match event:
        case events.Spoke():
            mark = "!" if roles[event.color] is identities.Role.IMPOSTOR else " "
            return f"{event.t:>3} {event.color:>7}{mark} {event.message}"
        case events.SilenceFell():
            return f"{event.t:>3} {event.color or '':>7}  ..."
        case events.Ejected():
            return f"    {event.color} is ejected ({roles[event.color]})"
        case events.NobodyEjected():
            return "    nobody is ejected"
        case _:
            return ""
