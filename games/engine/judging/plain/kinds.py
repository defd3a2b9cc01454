"""What each word can be in a plain sentence, by one letter. Only data, all in lower case.

Words that change nothing have no letter; a deed that is not known here is a `V`, any other unknown word an `x`.
"""

from collections.abc import Mapping

from games.engine.judging.reading.words import lexicon

NOTHING = ""
UNKNOWN = "x"
MOTIONS = (
    *("walk", "move", "return", "rush", "stroll", "slip", "wander", "cross", "enter", "reach", "step", "hurry", "dash"),
    *("jog", "sail", "duck", "march", "climb", "hop", "pop", "amble", "trudge", "scurry", "scamper", "hurtle", "nip"),
)


def _forms(ending: str) -> str:
    """`hurried`, `slipping` and `moved`"""
    return " ".join(_formed(verb, ending) for verb in MOTIONS)


def _formed(verb: str, ending: str) -> str:
    if verb in DOUBLED:
        return f"{verb}{verb[-1]}{ending}"
    if verb.endswith("y") and ending == "ed":
        return f"{verb[:-1]}ied"
    return verb.removesuffix("e") + ending


DOUBLED = frozenset({"slip", "step", "jog", "hop", "pop", "nip"})
MIGHT = lexicon.words(
    """can could would might must will should shall may i'll you'll he'd i'd you'd we'd they'd could've would've
    might've must've"""
)
ADMITTED = lexicon.words("notice noticed remember recall note confirm know admit add report tell swear promise")
THOUGHT = lexicon.words("thought think believe wonder allegedly supposedly apparently")
HEDGED = (lexicon.SUPPOSING | lexicon.DOUBTING | THOUGHT) - MIGHT - lexicon.words("about next another kinda sorta")
REPORTED = lexicon.REPORTING - THOUGHT - ADMITTED - lexicon.words("hear asking telling statement stories alibis")
"""Without those that a long sentence may have and still speak for its speaker: `thank you for asking`."""
WORDS: Mapping[str, str] = {
    "S": "i me",
    "Y": "you u",
    "W": "we us",
    "&": "and & plus n",
    "N": "then",
    "s": "so",
    "B": "but yet though although whereas because",
    "C": "when while as once until till before whenever",
    "Q": "since",
    "@": "where",
    "!": "who",
    "?": "what why how which whose whom whats",
    "^": "that",
    "n": " ".join(lexicon.DENYING - {"without"}),
    "M": " ".join(MIGHT),
    "H": " ".join(HEDGED) + " suspect sounds looks pretending faked faking fake expected like everyone everybody",
    "r": " ".join(REPORTED) + " insist listed lists talks wants rumor rumour spoke spoken",
    "A": " ".join(ADMITTED),
    "b": """was were am is are been stayed stood remained sat waited lingered loitered hovered""",
    "g": f"""went ran came swept sneaked snuck arrived headed got gone crept strode swung drifted proceeded ventured
        travelled traveled tiptoed sprinted trotted raced bolted darted {_forms("ed")}""",
    "v": f"""go run come sweep sneak creep stride swing drift proceed venture tiptoe sprint trot race bolt dart running
        coming sweeping sneaking creeping striding swinging drifting proceeding racing bolting darting
        {" ".join(MOTIONS)} {_forms("ing")}""",
    "l": "left",
    "q": "leave leaving exit exiting",
    "m": "met passed joined accompanied escorted",
    "h": "meet pass join",
    "e": "saw watched spotted seen see watch seeing spotting",
    "f": "found find finds",
    "d": "did do done doing finished finish finishing completed took",
    "i": "in at inside",
    "I": "on",
    "t": "to into onto",
    "o": "from",
    "u": "through via across",
    "F": "for towards toward past by",
    "w": "with beside alongside w/",
    "k": "behind after",
    "z": "together",
    "~": "alive safe unharmed",
    "R": "there",
    "K": "dead lying killed murdered dying cold slain",
}
"""Only where a pattern asks for it does a `d` word tell what was done, or a `v` word what somebody was seen to do."""
PHRASES: Mapping[str, str] = {
    "o": """
        out of, back from
    """,
    "w": """
        next to, together with, side by side with, in company of, in the company of, right beside, along with,
        on the arm of, arm in arm with
    """,
    "k": """
        in front of
    """,
    "x": """
        away from, outside of, one door away, a door away, two doors away, a hallway away, one room away, you two,
        we two, two of, three of, one of, the two, the three, some of, we all, all of
    """,
    "a": """
        ahead of
    """,
    "z": """
        side by side, arm in arm, shoulder to shoulder, as a pack
    """,
    "t": """
        as far as, up to, down to, over to, back to, on to, off to, back into, on into
    """,
    "u": """
        by way of, round by, around by, back by, on through, down through, out through, up through, back through
    """,
    "F": """
        out past, on past, right past
    """,
    "b": """
        ended up, started out, stayed behind, stayed back, hung around
    """,
    "g": """
        went on, moved on, walked on, ran on, went off, walked off, ran off, went back
    """,
    "v": """
        go off, walk off, slip off, walking off, go on
    """,
    "vt": """
        going into, going to
    """,
    "s": """
        that is how, that's how, this is how, which is how, which is why
    """,
    "~": """
        next door, by then, just now,
        right now, at first, at the start, at the beginning, at the end, of the round, at that time, the whole
        time, the entire time, the whole round, all round, all the time, all along, at last, before that, after
        that, long before this, most of the round, for a while, for a moment, for ages, for a bit, for a second,
        earlier this round, this round, in the meantime
    """,
    "m": """
        ran into, bumped into, came across, crossed paths with, ran across
    """,
    "f": """
        came upon, stumbled upon, stumbled over, stumbled on, stumbled into, stumble upon, stumble over, stumble on,
        stumble into, tripped over, trip over, walked in on, happened upon
    """,
    "Z": """
        the body, a body, this body, that body, the corpse, the remains, body
    """,
    "O": """
        last company, last companion
    """,
    "y": """
        which way, by which way, what way
    """,
    "j": """
        what brought, what took, what led
    """,
    "Se": """
        what i saw was, all i saw was
    """,
    "xr": """
        you say, you said, you claim, you claimed, you told, you keep saying
    """,
    "": """
        you know, as you know, mind you, you see, not only, no doubt, no question, without a doubt, for company,
        as company, i'd like to know, i would like to know, i want to know, i'd love to know, would you tell me,
        would you tell us, please tell us, may i ask, might i ask, i only ask, i can only ask, i must ask,
        the only person, the only one, at once,
        all the way, straight back, with my own eyes, with my eyes, before my eyes, this
        very second, in good health, as well, in fact, as usual, last of all, for a minute, a moment,
        and well, and healthy, and kicking
    """,
    "H": """
        all but, all except,
        i mean, no wait, scratch that, wait no, or rather, i meant, as if, even if
    """,
    "A": """
        point out, pointed out, bear witness, can vouch
    """,
    "B": """
        even though, even so, and yet, only that, except that
    """,
    "C": """
        the moment, by the time, the second, the instant, just as, right as, right when
    """,
}
"""Phrases of several words, separated by commas, under the letters that they are read as."""
SIDES = ("at", "by", "on", "to")
IDLE = lexicon.words(
    """really truly actually also just still already only even now twice again here long alone calm
    quite rather very both myself personally later earlier recently first last straight right back over up down off
    round along out too indeed oh ah aye yes yeah yep ok okay please had have has the a an my our his her their
    your its this all dear darling sorry friend friends poor sir lady captain quietly ever
    happily gladly fully own"""
)
NOT_IDLE = lexicon.words("only likely hardly barely nearly family reply supply apply ally rely early")
"""Words that end like an adverb, but do change something, or have a letter above."""
HEDGING = (lexicon.DOUBTING | lexicon.SUPPOSING | lexicon.REPORTING) | lexicon.words(
    "reportedly seemingly conceivably presumedly purportedly arguably"
)
SYSTEMS = lexicon.words("lights light reactor oxygen o2 comms communications power")
MENDED = lexicon.words("mended fixed repaired restored worked")
NUMBERS = lexicon.words(
    """one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty thirty forty fifty sixty ninety few couple several some"""
)
FROM_NOWHERE = frozenset({"vented", "appeared"})
"""Whoever did so `in Admin` need not have been in the other places that the sentence names."""
STATES = lexicon.words("standing sitting waiting lingering loitering hovering working busy hard stuck bent leaning")
"""How somebody "was" beside or in something; without "was", these may be said of anybody."""
UNITS = lexicon.words("second seconds sec secs s minute minutes moment moments step steps heartbeat")
AT_TIMES = lexicon.words("at by until till from since around about to and between second")
