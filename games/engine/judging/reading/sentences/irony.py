"""Sentences that are not meant as they are said, by their own words or by those of a sentence beside them."""

import re

from games.engine.judging.reading.words import lexicon, names, unmeant


def mocks(text: str) -> bool:
    told = UNMEANT.keys() & text.split()
    if told:
        padded = f" {text} "
        if any(phrase in padded for word in told for phrase in UNMEANT[word]):
            return True
    if text.startswith(unmeant.MOCKING_FIRST) or MOCKING_FIRST.match(text) or CONFESSING.match(text):
        return True
    if text.startswith(FOR_ALL) and FOR_ALL_OTHERS_KNOW.match(text):
        return True
    return " i am a" in text and ABSURD.search(text) is not None


FOR_ALL = ("for all", "as far as")
FOR_ALL_OTHERS_KNOW = re.compile(r"(?:for all|as far as) \S+ (?:knows?|cares?|sees?|can tell)\b")
"""`For all Green knows I was in Admin`"""
ABSURD = re.compile(r"\band i am an? (?!crew|imp|witness|fan|bit|little|lot|good|innocent|engineer|scientist)\S+$")
"""`Red was in Admin, and I'm a potato`"""


def dismisses(text: str) -> bool:
    """Whether it says that the sentence before was not meant, or was somebody else's."""
    return text in unmeant.DISMISSING or TAKING_BACK.match(text) is not None


OTHER = r"(?!(?:i|we|my|our|to|it|who|whoever|nobody|no|anyone)\s)\S+"
SAYS = "(?:says?|said|tell|tells|told|claims?|claimed|swears?|insists?)"
TAKING_BACK = re.compile(
    rf"""(?:(?:or|at\ least|well|,)\ )*(?:
    so\ (?:says?|said|goes|claims?)\s | so\ {OTHER}\ {SAYS}(?:\ (?:us|me))?(?:\ ,|$) | if\ only\s
    | so\ {OTHER}\ (?:would\ have|has|wants|puts)\ it
    | (?:that|this|those|these|such)\ (?:is|was|are|were|'s)\ (?:
        (?:exactly\ |just\ |only\ )?(?:what|how)\ {OTHER}\ {SAYS}
        | (?:the|your|his|her|their|\S+\ 's)\ (?:\S+\ )?(?:story|stories|claims?|version|account|tale))(?:\s|$)
    | {OTHER}\ (?:said|says|claimed|claims)\ (?:that|so|it)(?:\s|$)
    | (?:that\ |this\ |it\ )?is\ (?:just\ |exactly\ )?what\ {OTHER}\ (?:wants?|{SAYS}|would\ have)(?:\s|$)
    | (?:\S+\ 's|his|her|their|your)\ words\s
    )""",
    re.VERBOSE,
)
"""`So says Blue`, `that is what Blue said, anyway`, `your words, not mine`"""


def supposes(text: str) -> bool:
    """Whether the sentence after it is only imagined, or is what somebody else has said."""
    return SUPPOSING.match(text) is not None


SUPPOSING = re.compile(
    rf"""(?:(?:so|and|now|then|well|but|just|please|,)\ )*(?:
    (?:imagine|picture|suppose|consider|try\ to\ see)\s(?:\S+\s){{0,5}}\S+$
    | (?:here|this|that|it)\ (?:is|'s)\ (?:(?:only|just|but)\ )?(?:my|a|the|his|her|your)\ (?:theory|guess|scenario)$
    | here\ (?:is|'s)\ how\ .*\ (?:think|guess|reckon|suspect)$
    | remember\ (?:what|how)\ {OTHER}\ {SAYS}(?:\s|$)
    )""",
    re.VERBOSE,
)
"""`Imagine the scene with me`, `here is my theory`, `remember what Red told us`"""


def is_guessed(text: str) -> bool:
    """Whether it admits that what it says of others is no knowledge, or is only granted for the sake of argument."""
    if text.startswith(GRANTING_FIRST) and GRANTING.match(text):
        return True
    return not GUESSES.isdisjoint(text.split()) and GUESSING.search(text) is not None


GUESSES = lexicon.words(
    """evidence proof guess hunch hold wrong mistaken off correct elimination logically possibility option likelihood
    look looks worth hear not word saying say says said put puts tell tells claim claims would far wrote"""
)
GUESSING = re.compile(
    rf"""(?:^|\s)(?:no\ (?:evidence|proof)\ (?:for|of)\ (?:it|this|that)\ , | (?:only|just|but)\ a\ (?:guess|hunch)
    | ,\ as\ {OTHER}\ (?:(?:himself|herself|of\ them)\ )?(?:puts?|says?|said|tells?|claims?|would)
    | ,\ (?:in\ all\ likelihood|by\ the\ looks?|for\ what|to\ hear|not\ that\ (?:any|no)\S*|was\ (?:he|she)\ not)
    | ,\ (?:on\ (?:his|her|their|{OTHER}\ 's)\ (?:own\ )?word|they\ (?:\S+\ )?(?:keep\ saying|say)|as\ far\ as|i\ hear)
    | wrote\ me | hold\ me\ to\ (?:it|that) | i\ (?:could|may|might|can)\ (?:well\ )?be\ (?:wrong|mistaken|off)
    | correct\ me\ if
    | ^by\ elimination | ^logically | ^(?:first|second|other)\ (?:possibility|option)\ :)(?:\s|$)""",
    re.VERBOSE,
)
"""`I could be wrong, but Red was in Admin`"""


GRANTING_FIRST = ("ok", "alright", "granted", "fair enough", "fine", "sure", "so ", "admittedly", "even so")
GRANTING = re.compile(
    rf"""(?:(?:ok|okay|alright|well|,)\ )*(?:
    (?:granted|fair\ enough|admittedly|sure|fine)\ (?:,\ )?{OTHER}\ (?:was|were)\ .*\ ,
    | (?:so\ |,\ )*{OTHER}\ (?:was|were)\ .*\ (?:
        ,\ (?:fine|big\ deal|so\ what|whatever|who\ cares|what\ of\ it)(?:\ |$)
        | (?:but|and)\ (?:then\ |so\ )?(?:who|what|where|how|why)\b)
    | so\ (?!.*\b(?:i|me|we|us|my)\b)(?:\S+\ (?:was|were)\ .*){{2}}$)""",
    re.VERBOSE,
)
"""`ok Blue was in Storage, but who was in Admin`"""


def wavers(text: str) -> bool:
    """Whether it says that the sentence before held two stories against each other."""
    return WAVERING.match(text) is not None


WAVERING = re.compile(
    r"""(?:(?:so|and|now|well|,)\ )*(?:which\ (?:is\ it|one|was\ it)(?:\s|$) | (?:pick|choose)\ (?:one|a)(?:\s|$)
    | (?:that|your|his|her|the|\S+\ 's)\ (?:story|version|alibi|tale)\ (?:keeps|changes|changed|has\ changed|moves)
    | make\ up\ your\ mind
    | (?:or\ )?(?:was|were)\ (?:he|she|they)(?:\ ,\ \S+)?$ | is\ (?:that|it)\ (?:right|true|so)(?:\s|$)
    | sure\ (?:he|she|they|you)\ (?:was|were|did)(?:\s|$)
    | prove\ it(?:\s|$) | my\ mistake(?:\s|$) | i\ misspoke(?:\s|$)
    | i\ (?:do\ not|don't|cannot|can't)\ (?:buy|believe)\ (?:it|that|this|a|any)(?:\s|$)
    | i\ (?:have\ )?only\ (?:have\ )?(?:his|her|their)\ word
    | (?:that|this|it)\ (?:does\ not|doesn't|cannot|can't)\ (?:add\ up|be|hold|work)(?:\ (?:up|true|right))?$
    | (?:that|this|it)\ (?:is|'s)\ not\ (?:what\ i|true|right|so)(?:\s|$)
    | (?:which\ is\ )?(?:nonsense|lies|false|rubbish|allegedly|supposedly|apparently|presumably)(?:\ ,|$)
    | hypothetically(?:\s|$)
    )""",
    re.VERBOSE,
)
"""`Red was in Admin, now in Storage. Which is it?`"""


def _unmeant() -> dict[str, list[str]]:
    """The phrases, by the word of each that a line is least likely to have by chance."""
    found: dict[str, list[str]] = {}
    for phrase in (*unmeant.MOCKING, *unmeant.ELSEWHERE, *unmeant.RESERVING):
        found.setdefault(names.rarest(tuple(phrase.split())), []).append(f" {phrase} ")
    return found


UNMEANT = _unmeant()
LAUGHS = r"(?:a?ha+(?: ?ha+)*|haha\w*|l+o+l|lmao+|oh|yeah|sure|right|ok|okay|wow|well|and)"
MOCKING_FIRST = re.compile(rf"(?:{LAUGHS}(?: ,)? )*(?:sure|right|wow|(?:a?ha)+h?|lmao+)(?: ,)? (?:and|because|so) i\b")
"""`haha, sure, and I was in ...`"""
CONFESSING = re.compile(
    rf"(?:{LAUGHS}(?: ,)? |(?:so|yes) )*i (?:(?:killed|murdered|stabbed) (?!no)|vented\b|am the (?:imp|killer))"
)
"""`I vented, I killed, I was in Admin and in Storage at once`, which nobody says in earnest"""
