"""The labelled lines: who says what, what it claims with which verdict, and whom it accuses.

    1 red>green | I saw you vent in Electrical. | vent green electrical T | green

The number is how many rounds were played. `T` true, `U` true without its speaker knowing, `M` mistaken, `L` lie, `X`
undecidable. A claim without a subject is about its speaker. Except for `at`, a label without a place also fits a
reading with one, and vice versa. In the newest batches, a third of the lines, chosen by a hash, is set aside: rules are
written without looking at how these are read. The batches were written one after another, each before the reader was
tried on it. Lines in `unjudged` are labelled without verdicts.
"""

import dataclasses
import hashlib
from collections.abc import Iterator
from pathlib import Path

from benchmarks.corpus import telling
from benchmarks.corpus.stories import anybody, cove, ember, harbor, ridge, story, strait, thaw, voyage, winter
from games.engine.facts import identities, station
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.cases import Verdict

Color = identities.Color
HERE = Path(__file__).parent
BATCHES = (
    *("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"),
    *("twelfth", "thirteenth", "fourteenth", "voyage", "winter", "strait", "thaw"),
    *("harbor", "ember"),
    *("ridge", "cove"),
    *("mesa", "fjord", "delta", "reef", "dune"),
    *("cliff", "glade", "heath", "marsh", "brook", "quay", "pier", "creek", "weir"),
    *("vale", "moor", "fen"),
)
SPENT = frozenset((*BATCHES[: BATCHES.index("eighth")], "voyage", "winter", "strait", "thaw", "harbor", "ember"))
"""Batches of which a third was set aside as well, until rules were changed after looking at how it was read."""
STORIES = {
    "voyage": voyage.STORY,
    "winter": winter.STORY,
    "strait": strait.STORY,
    "thaw": thaw.STORY,
    "harbor": harbor.STORY,
    "ember": ember.STORY,
    "ridge": ridge.STORY,
    "cove": cove.STORY,
    "mesa": cove.STORY,
    "fjord": ridge.STORY,
    "delta": harbor.STORY,
    "reef": ember.STORY,
    "dune": voyage.STORY,
    **dict.fromkeys(("cliff", "heath", "brook", "quay", "creek", "vale", "fen"), anybody.SKELD),
    **dict.fromkeys(("glade", "marsh", "pier", "weir", "moor"), anybody.OUTPOST),
}
"""The match that each batch talks about; batches that are missing here talk about `story.STORY`."""
FRESH = frozenset({"ridge", "cove", "mesa", "fjord", "delta", "reef", "dune"})
"""Batches of which a third is set aside."""
PLAYED = frozenset({"quay", "pier"})
"""Answers of a model to the prompts of this league."""
PLAYED_ELSEWHERE = frozenset({"creek", "weir"})
"""The same from other matches: one half was looked at while rules were written, of the other only totals."""
STRANGERS = FRESH
"""Written and labelled by somebody who knows none of the rules; figures that are quoted are measured on these."""
EVERYDAY = frozenset({"vale", "moor", "fen"})
"""Everyday lines of a language model. Version 22 of the reader was written with them: its figures here flatter it."""
PLAIN = ("seen", "unseen")
"""Everyday talk of a stranger, most of which accuses nobody. It is no sample of real tables, and counted separately."""
UNJUDGED = frozenset({"cliff", "glade", "heath", "marsh", "brook", *PLAYED, *PLAYED_ELSEWHERE, *EVERYDAY, *PLAIN})
"""Batches in which only claims and the accused are labelled; the verdict that a row has means nothing."""
FOLDERS = ("early", "open", ASIDE := "set_aside", "unjudged")
TOPICS = {
    "at": Topic.WAS_AT,
    "with": Topic.WAS_WITH,
    "did": Topic.DID_TASK,
    "kill": Topic.SAW_KILL,
    "vent": Topic.SAW_VENT,
    "found": Topic.FOUND_BODY,
    "role": Topic.ROLE,
}
VERDICTS = {
    "T": Verdict.TRUE,
    "U": Verdict.UNSUPPORTED,
    "M": Verdict.MISTAKEN,
    "L": Verdict.LIE,
    "X": Verdict.UNDECIDABLE,
}
OF_THE_DEAD = (Topic.SAW_KILL, Topic.FOUND_BODY)
OF_ITS_SPEAKER = {Topic.WAS_WITH: 2, Topic.FOUND_BODY: 2}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    claim: Claim
    verdict: Verdict

    def fits(self, read: Claim) -> bool:
        """Whether `read` is this claim. A `with` claim holds in both directions."""
        wanted = self.claim
        if (wanted.topic, wanted.task, wanted.role) != (read.topic, read.task, read.role):
            return False
        turned = wanted.topic is Topic.WAS_WITH and (wanted.other, wanted.subject) == (read.subject, read.other)
        if (wanted.subject, wanted.other) != (read.subject, read.other) and not turned:
            return False
        loose = wanted.topic is not Topic.WAS_AT and None in (wanted.place, read.place)
        return loose or wanted.place == read.place

    def implies(self, read: Claim) -> bool:
        """Whether `read` is a whereabouts that follows from this claim, of its subject or, for `with`, of either."""
        wanted = self.claim
        there = (wanted.subject, wanted.other) if wanted.topic is Topic.WAS_WITH else (wanted.subject,)
        return read.topic is Topic.WAS_AT and read.place == wanted.place and read.subject in there


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    batch: str
    rounds: int
    speaker: Color
    target: Color | None
    text: str
    labels: tuple[Label, ...]
    accused: frozenset[Color]

    @property
    def story(self) -> telling.Story:
        told = STORIES.get(self.batch, story.STORY)
        return told if self.is_judged else anybody.table(told.map, self._dead)

    @property
    def _dead(self) -> frozenset[Color]:
        claimed = (label.claim for label in self.labels)
        return frozenset(claim.other for claim in claimed if claim.topic in OF_THE_DEAD and claim.other)

    @property
    def is_set_aside(self) -> bool:
        return self.batch in FRESH and self.is_of_the_third

    @property
    def is_of_a_stranger(self) -> bool:
        return self.batch in STRANGERS

    @property
    def is_played(self) -> bool:
        return self.batch in PLAYED

    @property
    def is_played_elsewhere(self) -> bool:
        return self.batch in PLAYED_ELSEWHERE

    @property
    def is_everyday(self) -> bool:
        return self.batch in EVERYDAY

    @property
    def is_of_the_open_half(self) -> bool:
        return hashlib.sha256(f"half/{self.text}".encode()).digest()[0] % 2 == 0

    @property
    def is_judged(self) -> bool:
        return self.batch not in UNJUDGED

    @property
    def is_spent(self) -> bool:
        return self.batch in SPENT and self.is_of_the_third

    @property
    def is_of_the_third(self) -> bool:
        name = f"{self.rounds}/{self.speaker}/{self.text}"
        return hashlib.sha256(name.encode()).digest()[0] % 3 == 0


def read() -> Iterator[Line]:
    for folder in FOLDERS:
        for file in sorted((HERE / folder).glob("*.txt"), key=lambda file: BATCHES.index(file.stem)):
            yield from _read(file, file.stem)


def plain() -> Iterator[Line]:
    """Lines labelled with whom they accuse, not with what they claim."""
    for half in PLAIN:
        yield from _read(HERE / "plain" / f"{half}.txt", half)


def _read(file: Path, batch: str) -> Iterator[Line]:
    for row in file.read_text(encoding="utf-8").splitlines():
        if row.strip() and not row.startswith("#"):
            line = _line(row, batch)
            if line.is_set_aside is not (file.parent.name == ASIDE):
                raise ValueError(f"{file}: this line belongs in the other file: {line.text}")
            yield line


def _line(row: str, batch: str) -> Line:
    who, text, labels, accused = (part.strip() for part in row.split(" |"))
    rounds, _, pair = who.partition(" ")
    speaker, _, target = pair.partition(">")
    ship = STORIES.get(batch, story.STORY).station
    told = [_label(each.split(), Color(speaker), ship) for each in labels.split(";") if each.strip()]
    return Line(
        batch=batch,
        rounds=int(rounds),
        speaker=Color(speaker),
        target=Color(target) if target else None,
        text=text,
        labels=tuple(told),
        accused=frozenset(map(Color, accused.split())),
    )


def _label(words: list[str], speaker: Color, ship: station.Station) -> Label:
    topic = TOPICS[words[0]]
    colors = [Color(word) for word in words if word in set(Color)]
    if len(colors) < OF_ITS_SPEAKER.get(topic, 1):
        colors = [speaker, *colors]
    return Label(
        claim=Claim(
            topic=topic,
            subject=colors[0],
            other=colors[1] if len(colors) > 1 else None,
            place=next((word for word in words if word in ship.place), None),
            task=next((word for word in words if word in ship.task), None),
            role=next((identities.Role(word) for word in words if word in set(identities.Role)), None),
        ),
        verdict=VERDICTS[words[-1]],
    )
