"""A line read sentence by sentence, clause by clause, as far as each is plain and its speaker says it in earnest."""

import re
from collections.abc import Sequence

from games.engine.facts import identities
from games.engine.facts.testimony import Saying
from games.engine.judging.plain import heard, lexing, marks, meanings, patterns, vouching
from games.engine.judging.reading.sentences.tokens import Token

Color = identities.Color
Voice = marks.Voice
Persons = tuple[Color, ...]


class Reader:
    """Reads one line. The next clause may go on with what one clause says of who is where."""

    def __init__(self, table: meanings.Table, line: str) -> None:
        self._table = table
        self._line = line
        self._was_asked = False
        self._is_first = True

    def turn_to(self, color: identities.Color) -> None:
        """From now on, "you" means that player."""
        self._table.addressed = color

    def sentence(self, words: Sequence[Token], *, is_asked: bool) -> list[Saying]:
        is_first, self._is_first = self._is_first, False
        answers, self._was_asked = self._was_asked, is_asked
        if len(words) < marks.SHORTEST or words[-1].text in marks.CONSENTING:
            return []
        texts = [word.text for word in words]
        if not lexing.may_tell(texts, self._table.station):
            return []
        letters = lexing.letters(words, texts, self._table.station)
        told = _Sentence(
            self._table, letters, line=self._line, is_asked=is_asked, is_first=is_first, answers=answers
        ).told()
        return [
            Saying(claim=each.claim, start=letters.words[each.at].start, end=letters.words[each.end - 1].end)
            for each in told
            if each.claim.subject != each.claim.other
        ]


class _Sentence(vouching.Vouching):
    def __init__(
        self,
        table: meanings.Table,
        letters: lexing.Letters,
        *,
        line: str,
        is_asked: bool,
        is_first: bool,
        answers: bool,
    ) -> None:
        super().__init__(table, letters)
        self._is_asked = is_asked
        self._is_first = is_first
        self._answers = answers
        """Whether it may answer what was asked of somebody else."""
        self._line = line
        self._subject: Persons = ()
        self._asking = self._is_limited = self._helps = False
        self._is_fresh = True
        self._name = ""
        self._aside: Persons | None = None
        self._teller: Persons = ()

    def told(self) -> list[heard.Told]:
        if not marks.ADDRESSING.isdisjoint(self._kinds) and (called := marks.CALLED.search(self._kinds)):
            self._call(called.start() + 1)
        if marks.SEVERAL.match(self._kinds):
            self._table.addressed = None
        self._besides()
        at = 0
        while at < len(self._kinds):
            at = self._step(at)
        return self._found if self._asking or not self._is_asked else self._found[: self._sure]

    def _step(self, at: int) -> int:
        kind = self._kinds[at]
        if kind == "B":
            return self._release(at)
        if kind in marks.BOUNDARY and not (kind in "@!" and self._is_question(at)):
            return self._join(at)
        if at and self._kinds[at - 1] == "," and (ends := self._tail(at)):
            self._take_back()
            self._voice = Voice.ANOTHERS
            return ends
        if kind == "~":
            return at + 1
        if (called := marks.CALL.match(self._kinds, at)) and not self._is_list(at):
            self._call(at)
            return called.end()
        if not self._voice and (lead := marks.LEAD.match(self._kinds, at)) and self._assures(lead):
            return lead.end()
        if self._is_question(at):
            return self._ask(at)
        return self._clause(at)

    def _assures(self, lead: re.Match[str]) -> bool:
        """`I must point out that`; not `I would swear that`."""
        if lead[0][0] in "MA" and not marks.ORDERED.isdisjoint(self._letters.values[lead.start() : lead.end()]):
            return False
        might = lead[0].find("M")
        return might < 0 or self._letters.values[lead.start() + might] in marks.ASSURING

    def _is_list(self, at: int) -> bool:
        return self._kinds[at + 1 : at + 3] != ",Y" and patterns.LIST.match(self._kinds, at) is not None

    def _tail(self, at: int) -> int:
        """The end of a tail by which what was said before it is somebody else's, or not certain; 0 without one."""
        tail = marks.TAIL.match(self._kinds, at)
        if tail is not None:
            return tail.end()
        return at + 1 if self._kinds[at] in "Hr" and self._letters.values[at] in marks.RESERVING else 0

    def _join(self, at: int) -> int:
        """Takes a joining word. `who` and `where` tell more of the player or the place named right before them."""
        kind, before = self._kinds[at], self._kinds[:at].rstrip(",")
        self._joined = kind
        if self._aside is not None and kind != "&":
            self._subject, self._aside = self._aside, None
        self._where, self._is_limited = None, False
        if kind == "&" and self._voice is Voice.ANOTHERS and marks.turns_to_itself(self._kinds, at):
            self._voice = Voice.OWN
        if kind == "," and self._letters.values[at] == ":" and self._voice is Voice.HEDGED and self._helps:
            self._voice = Voice.OWN
        if kind == "^":
            is_named = self._kinds[at + 1 : at + 2] in marks.NAMING
            self._voice = self._voice or (Voice.ANOTHERS if is_named else Voice.OWN)
        elif kind == "!":
            named = (
                before.endswith("P")
                and not before[:-1].rstrip(",").endswith("n")
                and self._kinds[at - 1] == ","
                and self._table.persons(self._letters, len(before) - 1, len(before))
            )
            self._aside, self._subject = self._subject, named or ()
        elif kind == "@":
            self._where = self._letters.values[len(before) - 1] if before.endswith("L") else None
            self._aside, self._subject = self._subject, ()
        elif kind in "CQa":
            self._is_limited = self._letters.values[at] in ("before", "until", "till")
            self._subject = ()
        return at + 1

    def _release(self, at: int) -> int:
        """`but`: whoever told what was before it, now the speaker tells. What stands before `yet` may be anybody's."""
        if self._letters.values[at] in ("yet", "and yet"):
            speaker = self._table.speaker
            self._held |= {told.claim.subject for told in self._found} - {speaker}
            self._found = [told for told in self._found if speaker in (told.claim.subject, told.claim.other)]
            self._subject = self._teller or self._subject
        self._certain = len(self._found)
        if self._letters.values[at] in marks.TURNING or self._voice is Voice.HEDGED:
            goes_on = bool(at) and self._letters.values[at] == "but" and self._kinds[at - 1] in "Hnx"
            self._voice = Voice.ANOTHERS if goes_on else Voice.OWN
        self._joined, self._where, self._is_limited = "B", None, False
        return at + 1

    def _is_question(self, at: int) -> bool:
        if self._kinds[at] in "yj?":
            return True
        if self._kinds[at] in "@!":
            before = self._kinds[:at].rstrip(",")
            return not before.endswith("L" if self._kinds[at] == "@" else "P")
        return self._is_asked and marks.ASKS.match(self._kinds, at) is not None

    def _ask(self, at: int) -> int:
        """A question claims only what it takes for granted. A question tag asks whether what is before it is so."""
        if self._is_asked and marks.TAG.match(self._kinds, at):
            self._take_back()
        self._asking = True
        for name, pattern in patterns.GRANTED.items():
            is_own = self._voice is not Voice.ANOTHERS or (at and self._letters.values[at - 1] == ":")
            if is_own and (found := pattern.search(self._kinds, at)):
                group = "whom" if found.groupdict().get("whom") else "who"
                subject = self._table.persons(self._letters, *found.span(group))
                self._tell(name, subject, found.span("to" if name == "way" else "how"))
                break
        ends = -1 if self._is_asked else self._kinds.find("B", at)
        return ends if ends >= 0 else len(self._kinds)

    def _clause(self, start: int) -> int:
        if not self._is_asked and (ends := self._beside(start)):
            return marks.end(self._kinds, ends)
        if self._kinds[start] == "x" and (leads := self._points(start)):
            return leads
        named = patterns.SUBJECT.match(self._kinds, start)
        at = start if named is None else named.end()
        subject = self._table.persons(self._letters, start, at) if named else self._subject
        verb = patterns.VERB.match(self._kinds, at)
        name = (verb.lastgroup or "") if verb else ""
        if name == "met" and named and named[0] == "W" and len(subject) == 1 and self._is_called_alone(start):
            subject = (*subject, *(lexing.COLORS[each] for each in self._called))
        if named is None and not subject and verb and self._speaks_of_itself(name):
            subject = (self._table.speaker,)
        if named is None and verb is None and (verb := self._fragment(start)):
            name, subject = "fragment", self._subject or (self._table.speaker,)
        end = verb.end() if verb else max(at, start + 1)
        is_led = self._joined == "C" and patterns.CLAUSE.match(self._kinds, end) is not None
        ends = end if is_led else marks.end(self._kinds, end)
        rest = self._kinds[end:ends]
        self._is_fresh = False
        is_undone = name == "did" and self._letters.values[at] in marks.UNDONE
        if (
            is_undone
            or not verb
            or not subject
            or self._voice
            or not marks.UNMEANT.isdisjoint(rest)
            or not self._may(name, end, rest)
        ):
            self._fail(start, ends)
            return marks.end(self._kinds, ends + 1) if marks.ONE_OF.match(self._kinds, start) else ends
        before = len(self._found)
        self._tell(name, subject, verb.span(), start=start)
        self._name = name
        self._subject = subject if name != "bare" or subject == (self._table.speaker,) else ()
        self._move(before, verb.start(), verb.end())
        self._note(before, verb.end())
        return ends

    def _points(self, start: int) -> int:
        """`it was Pink who | came into Admin`"""
        found = patterns.POINTING.match(self._kinds, start)
        if found is None or self._is_asked or self._letters.values[start] not in ("it", "that"):
            return 0
        self._subject, self._joined = self._table.persons(self._letters, *found.span("who")), ""
        return found.end()

    def _speaks_of_itself(self, name: str) -> bool:
        is_plain = (
            self._is_fresh
            and not self._is_asked
            and not self._answers
            and (self._is_first or name in marks.SELF_EVIDENT)
        )
        return is_plain and name not in ("bare", "find", "came")

    def _may(self, name: str, end: int, rest: str) -> bool:
        if name == "find" and rest[:1] not in ("", "K"):
            return False
        if rest[:1] not in marks.GOING_ON or (rest[:1] in ("x", "V") and self._kinds[end - 1] in "SPYW"):
            return False
        return not self._is_limited or name in marks.LIMITED

    def _fragment(self, at: int) -> re.Match[str] | None:
        """A place, or work, without a verb: it goes on with the clause before, or begins what its speaker tells."""
        found = patterns.FRAGMENT.match(self._kinds, at)
        if found is None or self._joined not in ("", ",", "&", "N"):
            return None
        return found if (self._goes_on(found) if self._subject else self._begins(at)) else None

    def _goes_on(self, found: re.Match[str]) -> bool:
        first = found[0][0]
        if first in "TEGI":
            return self._subject == (self._table.speaker,) and (self._name == "did" or "i" in found[0])
        if (self._name == "did" and first == "L") or self._name in ("met", "sight"):
            return False
        return self._subject == (self._table.speaker,) or first in "it" or self._joined == "N"

    def _urges(self, at: int) -> bool:
        """`Fix wiring in Electrical`, unless it is written as the map has it."""
        token = self._letters.words[at]
        return (
            token.text in lexing.verbs(self._table.station) and not self._line[token.end + 1 : token.end + 2].isupper()
        )

    def _begins(self, at: int) -> bool:
        """`Electrical with Red`, `wiring in Storage, then Admin`: with nothing that could be said of it by others."""
        is_open = self._is_fresh and not self._is_asked and not self._answers and not self._urges(at)
        begun = patterns.STARTING.match(self._kinds, at) if is_open else None
        if begun is None or not marks.UNMEANT.isdisjoint(self._kinds) or self._letters.values[at + 1 : at + 2] == [":"]:
            return False
        return "w" in begun[0] or self._kinds[at] != "L" or {"x", "V", "?", "P"}.isdisjoint(self._kinds[at:])

    def _fail(self, start: int, ends: int) -> None:
        said = self._kinds[start:ends]
        if said[0] == "H" and self._letters.values[start] in marks.NOBODY and "r" not in said:
            self._subject = ()
            return
        if not ({"r", "H"} if said[0] == "S" else {"r", "H", "A"}).isdisjoint(said):
            is_hedged = {"r", "A", "P"}.isdisjoint(said) and self._voice is not Voice.ANOTHERS
            self._voice = Voice.HEDGED if is_hedged else Voice.ANOTHERS
            self._helps = said.startswith("SH") and "M" in said
        self._subject = ()
        if said[0] in "PYSW":
            self._teller = self._table.persons(self._letters, start, start + 1) if said[:2] in ("Pr", "Yr") else ()
        if "L" in said:
            self._table.there = self._table.here = None
