"""Which words of a sentence need a fact that licenses them, and which do not: for `holding`, which reads sentences."""

import functools
import re

from games.engine.eyes.commentary import remarks

KILLING = ("kill", "murder", "slain", "slew", "stab", "dead", "death", "died", "dies", "die", "dying", "victim", "body",
           "bodies", "corpse", "blood", "slaughter", "butcher", "assassin", "execut", "deadly", "lethal")  # fmt: skip
ROLES = ("impostor", "imposter", "crew", "innocent", "guilty", "traitor", "evil", "culprit", "killer", "murderer")
_OF_ODDS = {"boarding", "odds", "left", "last_chance", "one_kill"}
_OF_DEATH = {"did_it", "own_report"}
_OF_ENDS = {"innocent", "guilty", "unmasked"}
LOADED: tuple[tuple[tuple[str, ...], frozenset[str]], ...] = (
    (KILLING, frozenset(_OF_DEATH | {"one_kill"})),
    (ROLES, frozenset(_OF_DEATH | _OF_ODDS | _OF_ENDS | {"deadline"})),
    (("saw", "seen", "sees", "witness", "watched", "spotted", "caught"), frozenset()),
    (("vent", "camera", "shapeshift", "teleport"), frozenset()),
    (("sabotage", "alarm", "meltdown", "oxygen", "lights", "comms"), frozenset({"deadline"})),
    (("lie", "lied", "lies", "liar", "lying", "false", "untrue", "honest", "truth", "decei", "bluff", "fake",
      "confess"), frozenset({"false_place", "knew_better"})),
    (("vote", "voting", "ballot", "eject", "thrown", "sent", "skip", "airlock", "exile"),
     frozenset({"fell", "skipped", "last_chance", "innocent", "guilty", "no_charge"})),
    (("accus", "suspect", "blam", "charge", "finger", "point", "suspic"), frozenset({"pointed", "no_charge"})),
    (("silent", "silence", "quiet", "speechless", "mute"), frozenset({"silent"})),
    (("win", "wins", "won", "victor", "defeat", "lose", "loses", "lost"),
     frozenset({"deadline", "last_chance", "one_kill", "unmasked"})),
    (("task", "repair", "mend", "fix", "work"), frozenset({"progress", "deadline"})),
    (("alone", "lonely", "solitary"), frozenset({"was_alone", "unseen"})),
    (("report", "found", "discover"), frozenset({"own_report"})),
    (("claim", "insist", "alibi", "swear", "swore"), frozenset({"alibi", "false_place", "knew_better"})),
)  # fmt: skip
"""A word that begins with one of these stems needs a remark of one of the kinds beside them."""
OF_ROLES = frozenset(_OF_DEATH | _OF_ENDS)
"""The kinds of remarks that say which role a colour has."""
DIRECTED = frozenset(_OF_DEATH)
"""The kinds in which somebody does something to somebody."""
ONE_MORE = frozenset({"last_chance", "one_kill", "innocent"})
"""The kinds that say "one"."""
DENIALS = "no not never nobody none neither nor without cannot hardly barely nothing nowhere"
NEGATIONS = frozenset(DENIALS.split())
DENYING = frozenset(
    {"deadline", "no_charge", "silent", "innocent", "was_alone", "unseen", "knew_better", "false_place"}
)
AMOUNTS = """
    half both pair couple dozen dozens hundred thousand million several many few most majority minority double triple
    twice thrice percent third quarter everybody everyone all
"""
QUANTITIES = frozenset(AMOUNTS.split())
ANYBODYS = """
    a an and are as at but by for from he her here his how if in is it its just more nobody not now of off on one only
    or out over she so still that the their them then there these they this those time to together two under until up
    was we what when where which while who whose why will with yet you your our
"""
OPENERS = frozenset(ANYBODYS.split())
"""Words that may be capitalised, as at the beginning of a sentence, besides those that the rules' own sentences use."""


def every_word() -> frozenset[str]:
    """Every word of the rules' own sentences, in lower case."""
    return words_of(frozenset(remarks.WORDS))


@functools.cache
def words_of(kinds: frozenset[str]) -> frozenset[str]:
    """The words of the rules' own sentences for remarks of these kinds, in lower case."""
    said = (way for kind in kinds for way in remarks.WORDS[kind])
    words = (word.lower() for way in said for word in re.findall(r"[A-Za-z]+", re.sub(r"%\(\w+\)[sd]", " ", way)))
    return frozenset(words)
