"""What a commentator may remark, each with the facts that it is made of and several ways to say it.

A sentence holds its facts and nothing else: whoever has the facts can make it again, and whoever has the log can see
whether they are so.
"""

import dataclasses
from collections.abc import Mapping, Sequence

from games.engine.eyes.telling.voice import Voice, capitalised
from games.engine.facts import identities
from games.engine.tongue import phrase

Color = identities.Color
Fact = str | int | tuple[Color, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Remark:
    """Its facts `who` and `whom` are colours, `those` several colours, `place` is a place; all others are numbers."""

    kind: str
    facts: Mapping[str, Fact]


WORDS: Mapping[str, Sequence[str]] = {
    "boarding": (
        phrase("%(players)d go aboard, %(impostors)s among them."),
        phrase("%(players)d players, and %(impostors)s among them."),
    ),
    "did_it": (
        phrase("It was %(who)s: %(whom)s died in %(place)s, %(time)s ago."),
        phrase("%(who)s killed %(whom)s in %(place)s, %(time)s ago, and sits at the table."),
    ),
    "own_report": (
        phrase("%(who)s reports its own victim, %(whom)s."),
        phrase("The killer called this meeting: %(who)s killed %(whom)s."),
    ),
    "was_alone": (
        phrase("When the meeting was called, %(who)s was alone in %(place)s."),
        phrase("Nobody was with %(who)s in %(place)s when the meeting was called."),
    ),
    "was_with": (
        phrase("When the meeting was called, %(who)s was in %(place)s with %(those)s."),
        phrase("%(who)s came to the table from %(place)s, and so did %(those)s."),
    ),
    "last_chance": (
        phrase("%(living)d are alive, %(impostors)s among them: one wrong vote and it is over."),
        phrase("One wrong vote and it is over: %(impostors)s among %(living)d."),
    ),
    "odds": (
        phrase("%(living)d are at the table, %(impostors)s among them."),
        phrase("At the table: %(living)d, with %(impostors)s among them."),
    ),
    "pointed": (
        phrase("%(who)s was accused most: by %(those)s."),
        phrase("Most fingers point at %(who)s, those of %(those)s."),
    ),
    "alibi": (
        phrase("%(who)s says it was in %(place)s."),
        phrase("In its own words, %(who)s was in %(place)s."),
    ),
    "silent": (phrase("Not a word from %(those)s."), phrase("Silent until now: %(those)s.")),
    "no_charge": (phrase("Nobody was accused."), phrase("The vote comes, and nobody was accused.")),
    "fell": (
        phrase("%(count)d of %(all)d ballots fell on %(who)s."),
        phrase("%(who)s goes, by %(count)d of %(all)d ballots."),
    ),
    "skipped": (
        phrase("%(count)d of %(all)d ballots were to skip."),
        phrase("To skip: %(count)d of %(all)d ballots."),
    ),
    "innocent": (phrase("%(who)s was no impostor."), phrase("They sent out one of the crew: %(who)s.")),
    "guilty": (phrase("%(who)s was an impostor."), phrase("They were right about %(who)s.")),
    "left": (
        phrase("%(living)d are left, %(impostors)s among them."),
        phrase("That leaves %(living)d, with %(impostors)s among them."),
    ),
    "one_kill": (
        phrase("%(living)d are left, %(impostors)s among them: one more kill and it is over."),
        phrase("One more kill and it is over: %(impostors)s among %(living)d."),
    ),
    "unseen": (
        phrase("%(who)s and %(whom)s were alone in %(place)s."),
        phrase("Nobody else was in %(place)s with %(who)s and %(whom)s."),
    ),
    "company": (phrase("Also in %(place)s: %(those)s."), phrase("In the same place, %(place)s: %(those)s.")),
    "deadline": (
        phrase("%(time)s to mend it, or the impostors win."),
        phrase("If nobody mends it, the impostors win in %(time)s."),
    ),
    "progress": (
        phrase("The bar shows %(done)d of %(total)d parts of the work done."),
        phrase("Of the work, %(done)d of %(total)d parts show as done."),
    ),
    "unmasked": (phrase("The impostors: %(those)s."), phrase("Behind it all: %(those)s.")),
    "false_place": (
        phrase("%(who)s says it was in %(place)s. Entry %(entry)d of the log says otherwise."),
        phrase("Not so: by entry %(entry)d of the log, %(who)s was not in %(place)s."),
    ),
    "knew_better": (
        phrase("%(who)s knows better: entry %(entry)d of the log says otherwise."),
        phrase("That is a lie of %(who)s, says entry %(entry)d of the log."),
    ),
}


def told(remark: Remark, way: int, voice: Voice) -> str:
    """The remark in the tongue of the voice. It is told to onlookers, so nobody in it is "you"."""
    ways = WORDS[remark.kind]
    words = {name: _word(name, fact, voice) for name, fact in remark.facts.items()}
    return capitalised(voice.tongue.gettext(ways[way % len(ways)]) % words)


def _word(name: str, fact: Fact, voice: Voice) -> object:
    if isinstance(fact, tuple):
        return voice.listed([voice.name(color) for color in fact])
    if name == "place":
        return voice.place(str(fact))
    if name == "impostors":
        return voice.count("%(count)d impostor", "%(count)d impostors", int(fact))
    if name == "time":
        return voice.seconds(int(fact))
    return fact if isinstance(fact, int) else voice.name(Color(fact))
