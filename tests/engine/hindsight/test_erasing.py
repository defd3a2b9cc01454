"""One player's words are erased from a log, and all counts based on it stay the same."""

import dataclasses
import itertools
import typing

from games.engine.facts import events, identities, testimony
from games.engine.hindsight import conduct, erasing, moments, review
from games.engine.state import fold
from games.engine.state import ledger as ledgers
from games.log import codec
from tests.games.players import minds
from tests.games.prepared import archives

Color = identities.Color
NAMES_OF_THINGS = {
    "console",
    "consoles",
    "goal",
    "label",
    "map",
    "name",
    "nudge_text",
    "origin",
    "place",
    "room",
    "shut",
    "spot",
    "step",
    "system",
    "task",
    "vent",
}


def without(entries: typing.Iterable[ledgers.Entry], color: Color, own: int | None = None) -> list[ledgers.Entry]:
    eraser = erasing.Eraser(color, own)
    return [eraser.without(entry) for entry in entries]


def test_what_everybody_did_claimed_and_accused_counts_as_before() -> None:
    played = minds.played(archives.SEED)
    for color in {entry.event.color for entry in played if isinstance(entry.event, events.Spoke)}:
        erased = without(played, color)
        was, is_now = review.review(played), review.review(erased)

        assert fold.fold(erased).outcome == fold.fold(played).outcome
        assert conduct.conducts(is_now) == conduct.conducts(was)
        assert verdicts(is_now) == verdicts(was)
        assert weighed(is_now) == weighed(was)
        assert without(erased, color) == erased


def verdicts(found: review.Review) -> list[str]:
    return sorted(f"{stamp.seq} {stamp.claim} {stamp.judgement}" for stamp in found.stamps)


def weighed(found: review.Review) -> list[tuple[int, str, int]]:
    return [(each.seq, each.kind, each.weight) for each in moments.moments(found)]


def test_who_repeats_a_whole_sentence_has_it_taken_out_and_says_the_rest() -> None:
    played = list(minds.played(archives.SEED))
    speaking = [(entry, entry.event.color) for entry in played if isinstance(entry.event, events.Spoke)]
    first, speaker = speaking[0]
    after = next(entry for entry, color in speaking if color != speaker)
    said = "I kept the secret word to myself. Trust me."
    played[first.seq - 1] = reworded(first, said)
    played[after.seq - 1] = reworded(after, "You said: I kept THE secret word  to myself! I doubt it.")

    erased = without(played, speaker)

    told = erased[after.seq - 1].event
    assert isinstance(told, events.Spoke)
    assert told.message == "You said: [erased] … … … … … …! I doubt it."
    assert "secret word" not in "".join(map(codec.line, erased)).lower()
    assert without(played, speaker, own=first.seq - 1)[first.seq - 1] == played[first.seq - 1]


def reworded(entry: ledgers.Entry, message: str) -> ledgers.Entry:
    assert isinstance(entry.event, events.Spoke)
    return dataclasses.replace(entry, event=dataclasses.replace(entry.event, message=message))


def test_every_text_in_a_log_is_somebodys_words_or_the_name_of_a_thing() -> None:
    texts = set(itertools.chain.from_iterable(map(fields, events.KINDS.values())))

    assert texts - NAMES_OF_THINGS - erasing.WORDS == set()


def fields(shape: type) -> typing.Iterator[str]:
    for name, hint in typing.get_type_hints(shape).items():
        options = {hint, *typing.get_args(hint)}
        if str in options:
            yield name
        for option in options:
            if dataclasses.is_dataclass(option) and option not in (testimony.Note, testimony.Claim, testimony.Saying):
                yield from fields(option)  # type: ignore[arg-type]
