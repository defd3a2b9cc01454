"""Claims read from plain sentences, where they can be read safely: what `reading` finds, and what `plain` adds."""

from collections.abc import Iterable, Sequence, Set

from games.engine.facts import identities
from games.engine.facts import station as stations
from games.engine.facts.testimony import Saying
from games.engine.judging.plain import plain_reader, plainly
from games.engine.judging.reading import arrivals, deed_rules, pieces, reader, vetoes
from games.engine.judging.reading.sentences import clauses as clausing
from games.engine.judging.reading.sentences import retelling, unspoken
from games.engine.judging.reading.sentences.tokens import tokens
from games.engine.judging.reading.words import names, tellings

Color = identities.Color
LONGEST_LINE = 4_000
MOST_CLAIMS = 24


def read(
    message: str,
    *,
    speaker: Color,
    seats: Sequence[Color],
    station: stations.Station,
    target: Color | None = None,
    this_round: int | None = None,
    dead: frozenset[Color] | None = None,
    body: Color | None = None,
    is_finder: bool = False,
) -> tuple[Saying, ...]:
    """The claims of a line, each once, in order. `this_round` is the number of the round before this meeting.

    If `dead` is given, only they can have been found dead; `body` is the one that the meeting is about.
    """
    lowered = message.lower()
    scene = pieces.Scene(
        speaker=speaker,
        seats=seats,
        station=station,
        addressed=target,
        dead=dead,
        body=body,
        is_finder=is_finder,
        of_vents=not tellings.VENTS.isdisjoint(lowered.replace(",", " ").replace(".", " ").split()),
    )
    line = message[:LONGEST_LINE].replace("’", "'")
    words = tokens(line)
    texts = {word.text for word in words}
    if not names.tells(texts, retelling.TURNED_TO, station) and not vetoes.may_tell_of_a_death(texts, dead):
        return ()
    looks_back = "there" in lowered or "where" in lowered
    excepts = "me" in texts and not arrivals.BUT.isdisjoint(texts)
    first = reader.Reader(scene, this_round, looks_back=looks_back, excepts=excepts)
    if scene.of_vents and (told := deed_rules.telegram(words, scene)) is not None:
        first.found[told.claim] = told
    plain = _looked_twice(first, plainly.reader(scene, line), clausing.sentences(line, words), texts)
    kept = [each for each in plain if each.claim.place is None or each.claim.place not in first.withdrawn]
    apart = vetoes.is_apart(line)
    found = vetoes.echoed(vetoes.asserted(tuple(first.found.values()), line, speaker, apart=apart), line)
    return plainly.both(found, kept, scene, apart=apart)


def _looked_twice(
    first: reader.Reader, second: plain_reader.Reader, sentences: Iterable[clausing.Sentence], texts: Set[str]
) -> list[Saying]:
    """Has both look at each sentence. Returns what the second finds; the first keeps what it finds itself.

    `texts` are all words of the line.
    """
    plain: list[Saying] = []
    turns, may_be_unspoken = not vetoes.TURNING.isdisjoint(texts), unspoken.may_be(texts)
    for sentence in sentences:
        if may_be_unspoken:
            unspoken.silence(sentence)
        if (turned := vetoes.turns_to(sentence.words)) is not None:
            first.turn_to(turned)
            second.turn_to(turned)
        first.sentence(sentence.clauses)
        if sentence.in_earnest:
            plain += second.sentence(sentence.words, is_asked=sentence.is_asked)
        if turns and (turned := vetoes.turned_to(sentence.words)) is not None:
            first.turn_to(turned)
            second.turn_to(turned)
        if len(first.found) >= MOST_CLAIMS:
            break
    return plain


__all__ = ["LONGEST_LINE", "Saying", "read"]
