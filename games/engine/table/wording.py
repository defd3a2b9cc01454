"""The words by which talk at the table accuses somebody. Data alone; `accusations` says how they are read.

All are lower case, with a straight apostrophe. A term of several words is found only as a whole.
"""

import dataclasses
from collections.abc import Iterator, Mapping
from enum import StrEnum

from games.engine.facts import identities


class Sense(StrEnum):
    """Whom a term concerns, and whether it accuses as it stands or only when it is denied."""

    DEED = "deed"  # who stands before it: "Red vented"
    TRAIT = "trait"  # who stands before it, or who is said to be it: "Red is sus", "the impostor is Red"
    CALL = "call"  # who stands after it: "vote for Red"
    HONESTY = "honesty"  # who stands before it, when denied: "Red is not innocent"
    TRUST = "trust"  # who stands after it, when denied: "I don't trust Red"


class Part(StrEnum):
    """What else a word does in a clause."""

    SPEAKER = "speaker"  # from here on nobody else is spoken of, or nobody in particular
    OPENER = "opener"  # the same, if nobody was spoken of yet
    ADDRESSED = "addressed"  # speaks of whoever is spoken to
    THIRD = "third"  # speaks of whoever was named before
    JOINER = "joiner"  # joins two names
    BREAK = "break"  # begins another clause
    NEGATOR = "negator"  # denies what follows


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    words: tuple[str, ...]
    sense: Sense


TERMS: Mapping[Sense, tuple[str, ...]] = {
    Sense.DEED: (
        *("kill", "kills", "killed", "killing", "murder", "murders", "murdered", "murdering"),
        *("stab", "stabs", "stabbed", "stabbing", "vent", "vents", "vented", "venting"),
        *("sabotage", "sabotages", "sabotaged", "sabotaging", "fake", "fakes", "faked", "faking"),
        *("lie", "lies", "lied", "lying", "deflect", "deflects", "deflected", "deflecting"),
        *("stalk", "stalks", "stalked", "stalking", "dodge", "dodges", "dodged", "dodging"),
        *("self report", "self reported", "self reporting", "made it up", "makes things up", "making things up"),
    ),
    Sense.TRAIT: (
        *("impostor", "impostors", "imposter", "imposters", "killer", "murderer", "liar", "liars", "fraud"),
        *("sus", "sussy", "suspicious", "suspect", "guilty", "shady", "sketchy", "shifty", "fishy", "evil"),
        *("ejected", "over the body", "near the body", "by the body", "beside the body", "next to the body"),
        *("from the body", "on the body", "off the body", "no alibi", "no sense", "explain yourself"),
        *("haven't explained", "havent explained", "hasn't explained", "hasnt explained", "can't explain"),
        *("cant explain", "won't explain", "wont explain", "didn't explain", "didnt explain"),
        *("won't answer", "wont answer", "caught in a lie"),
    ),
    Sense.CALL: (
        *("accuse", "accuses", "accused", "accusing", "blame", "blames", "blamed", "blaming"),
        *("i suspect", "we suspect", "suspected", "suspecting", "distrust", "suspicious of", "sus of", "sus on"),
        *("eject", "ejecting", "kick", "kick out", "throw out", "get rid of"),
        *("vote", "votes", "voting", "vote for", "votes for", "voting for", "vote out", "voting out"),
    ),
    Sense.HONESTY: (
        *("innocent", "honest", "trustworthy", "credible", "the truth", "the whole truth"),
        *("add up", "adds up", "adding up", "make sense", "makes sense", "check out", "checks out"),
    ),
    Sense.TRUST: ("trust", "trusting", "trusted", "believe", "believing", "believed", "buy", "buying"),
}

PARTS: Mapping[Part, tuple[str, ...]] = {
    Part.SPEAKER: (
        *("i", "i'm", "im", "i've", "ive", "i'd", "i'll", "me", "myself", "we", "we're", "we've", "us"),
        *("someone", "somebody", "anyone", "anybody", "everyone", "everybody", "nobody", "people"),
    ),
    Part.OPENER: (
        *("who", "who's", "whoever", "what", "which", "there", "there's", "if", "let's"),
        *("the", "a", "an", "any", "some"),
    ),
    Part.ADDRESSED: (
        *("you", "you're", "youre", "you've", "youve", "you'd", "you'll", "u", "ur", "your", "yours", "yourself"),
        *("that", "that's", "thats"),
    ),
    Part.THIRD: ("he", "he's", "she", "she's", "they", "they're", "theyre", "they've", "him", "her", "them"),
    Part.JOINER: ("and", "or", "both", "with", "plus"),
    Part.BREAK: ("but", "because", "cause", "since", "so", "while", "when", "although", "though", "then", "however"),
    Part.NEGATOR: (
        *("not", "never", "cannot", "hardly", "doubt", "doubts", "without", "neither", "nor"),
        *("don't", "doesn't", "didn't", "isn't", "wasn't", "aren't", "weren't", "can't", "couldn't", "won't"),
        *("wouldn't", "haven't", "hasn't", "hadn't", "shouldn't", "ain't"),
        *("dont", "doesnt", "didnt", "isnt", "wasnt", "arent", "werent", "cant", "couldnt", "wont", "wouldnt", "aint"),
    ),
}
NO_BEFORE = frozenset({"way", "doubt", "chance", "proof", "evidence", "reason"})  # "no" denies only before these
SUFFERED = frozenset({"killed", "murdered", "stabbed"})
BEING = frozenset({"was", "were", "is", "are", "be", "been", "being", "got", "get", "gets", "getting"})
COPULAS = frozenset({"is", "was", "are", "were", "must", "be", "has", "could", "might", "can"})
STOPS = frozenset({"with", "after", "before", "until", "like", "as", "early", "late", "now", "me", "myself", "us"})

ALIASES: Mapping[str, identities.Color] = {"grey": identities.Color.GRAY}


def _terms() -> Iterator[Term]:
    for sense, terms in TERMS.items():
        for term in terms:
            yield Term(words=tuple(term.split()), sense=sense)


def _by_first_word() -> dict[str, tuple[Term, ...]]:
    """Longer terms come first, so that they win."""
    found: dict[str, tuple[Term, ...]] = {}
    for term in sorted(_terms(), key=lambda term: -len(term.words)):
        found[term.words[0]] = (*found.get(term.words[0], ()), term)
    return found


BY_FIRST_WORD = _by_first_word()
PART_OF = {word: part for part, words in PARTS.items() for word in words}
