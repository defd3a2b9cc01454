"""The words around an accusation: who is spoken of, what is asked, denied or supposed, what is no deed. Only data."""

import re
from collections.abc import Mapping
from enum import StrEnum

from games.engine.accusing.wordlists.listing import phrases, sayings, words
from games.engine.facts import identities


class Part(StrEnum):
    """What else a word does in a clause."""

    SPEAKER = "speaker"  # from here on nobody else is spoken of, or nobody in particular
    OPENER = "opener"  # the same, if nobody was spoken of yet
    ADDRESSED = "addressed"  # speaks of whoever is spoken to
    THIRD = "third"  # speaks of whoever was named before
    JOINER = "joiner"  # joins two names
    BREAK = "break"  # begins another clause
    NEGATOR = "negator"  # denies what follows
    NOBODY = "nobody"  # denies what follows, and nobody is spoken of
    SUPPOSER = "supposer"  # begins a clause that is not said to be so


PARTS: Mapping[Part, tuple[str, ...]] = {
    Part.SPEAKER: (
        *("i", "i'm", "im", "i've", "ive", "i'd", "i'll", "me", "myself", "we", "we're", "we've", "us"),
        *("someone", "somebody", "anyone", "anybody", "everyone", "everybody", "people"),
    ),
    Part.NOBODY: ("nobody", "noone", "none", "nobody's", "noone's"),
    Part.SUPPOSER: (
        *(
            "if",
            "unless",
            "suppose",
            "supposing",
            "imagine",
            "whether",
            "assume",
            "assuming",
            "pretend",
            "hypothetically",
        ),
        "theoretically",
    ),
    Part.OPENER: (
        *("who", "who's", "whoever", "what", "there", "there's", "let's"),
        *("the", "a", "an", "any", "some", "my", "our"),
    ),
    Part.ADDRESSED: (
        *("you", "you're", "youre", "you've", "youve", "you'd", "you'll", "u", "ur", "your", "yours", "yourself"),
        *("that", "that's", "thats", "which"),
    ),
    Part.THIRD: ("he", "he's", "she", "she's", "they", "they're", "theyre", "they've", "him", "her", "them"),
    Part.JOINER: ("and", "or", "both", "with", "plus", "+", "&"),
    Part.BREAK: ("but", "because", "cause", "since", "so", "while", "when", "although", "though", "then", "however"),
    Part.NEGATOR: (
        *(
            "not",
            "never",
            "cannot",
            "refuse",
            "refuses",
            "refused",
            "denies",
            "denied",
            "denying",
            "hardly",
            "doubt",
            "doubts",
            "without",
            "neither",
            "nor",
            "unlikely",
        ),
        *("shan't", "shant", "mustn't", "needn't", "mightn't", "objected"),
        *("don't", "doesn't", "didn't", "isn't", "wasn't", "aren't", "weren't", "can't", "couldn't", "won't"),
        *("wouldn't", "haven't", "hasn't", "hadn't", "shouldn't", "ain't"),
        *("dont", "doesnt", "didnt", "isnt", "wasnt", "arent", "werent", "cant", "couldnt", "wont", "wouldnt", "aint"),
    ),
}
UNNAMED = words("someone somebody anyone anybody everyone everybody nobody people they who whoever body")
"""The next sentence may go on to speak of them."""
VOUCHING = words("vouch vouches confirm confirms back prove verify support saw seen")
TALKERS = UNNAMED - {"nobody", "whoever", "body"}
DOING = words("is are was were did does do has have")
COLORED = "light juice wire cable panel slime goo lamp button plant liquid paint vial beaker carpet bottle walls"
OF_ONE_COLOR: Mapping[str, str] = {
    "red": "flag flags herring herrings handed alert tape",
    "white": "lie lies knight noise",
    "blue": "moon",
    "black": "box",
}
COLORFUL = frozenset(
    (color.value, thing)
    for color in identities.Color
    for thing in f"{COLORED} {OF_ONE_COLOR.get(color.value, '')}".split()
)
"""Pairs of a colour and a thing, in which the colour names nobody."""
PROPOSING = (
    *("can we look at", "can we vote", "can we eject", "can we agree", "can we all agree", "we're voting"),
    *("we are voting", "we vote", "we eject", "let's vote", "lets vote", "let's eject", "anyone against voting"),
    *("so we agree", "we agree", "do we agree", "are we agreed", "can we eject", "can we kick", "shall we vote"),
    "any objections to voting",
)
POLITE = words("please pls plz just all now then")
"""Between the words of a proposal, these change nothing."""
CONSENTING = sayings(
    """ok, okay, agreed, agree, everyone agrees, everyone agree, deal, alright, all agreed, you agree, isn't it,
    isnt it, yes, remember"""
)
WONDERING = words(
    "ask asked asking asks hear heard know knows notice noticed saw see seen sure tell wonder wondering wonders"
)
ANTECEDENTS = UNNAMED | words(
    """
    and crew crewmate friend fella feller fellow guy he him impostor imposter is it killer lad lady liar man one ones
    only or person player she suspect that there those us was woman you
    """
)
"""Before "who", these are what it refers to."""
TELLING_WHOM = words("remind show showed tell tells told")
ASKING = words("anybody anyone how what when where where's which who who's why")
ASKING_BEFORE = words("am are r can could did do does has have is isn't should was were will would")
MARVELS = [["how", each] for each in ("convenient", "suspicious", "odd", "strange", "funny", "curious", "handy")]
"""These ask nothing."""
VOTING = [[each] for each in ("accuse", "blame", "eject", "kick", "suspect", "vote")]
"""`Why vote Red?` is a doubt."""
GRANTED = re.compile(
    r"how (?:would|could|do|did) (?:you|u) (?:even )?(?:see|know)\b|how (?:would|could) \w+ (?:even )?know\b"
    r"|(?:isn't|isnt) it |is it me|why did (?:nobody|no one)|how come|ask yoursel(?:f|ves) why"
    r"|ha(?:s|ve) (?:anyone|anybody|you) considered"
    r"|doesn'?t it (?:bother|strike|worry|trouble|seem)|(?:can|could) \w+ explain (?:how|why)\b"
    r"|how do you explain|who (?:would|could|can|even) (?:trust|believe)"
    r"|(?:so )?(?:you|u) (?:really |honestly )?(?:want|expect) (?:me|us) to (?:believe|buy|think)"
    r"|who else (?:but|thinks|believes|suspects|agrees)|what(?: is|'s) your excuse"
    r"|what(?:'s| is| are) \w+ (?:even )?hiding|what (?:is|was|were) \w+ doing (?:in|on) (?:the|that) vent"
)
"""What begins like this asks nothing either."""
DEMANDS = phrases(
    """
    tell me why, tell us why, explain why, explain to me, somebody explain, someone explain, ask yourself, tell me how,
    tell us how
    """
)
SAYING = words("claim claimed claims said say says")
POINTING = words("that that's thats which")
TELLING = words(
    """
    a an bit classic does extremely how is it's kinda little pretty pure quite rather really so such super that
    that's thats typical very what
    """
)
"""With a trait, these make a sentence about whoever the one before was about: `Very suspicious.`"""
ELSEWHERE = frozenset({"game", "games", "match", "lobby", "lobbies"})
"""After a word of `OTHER`, these are not this match."""
OTHER = words("last previous prior another other first next")
TRAILING = words(
    """again also as first here imo now percent please pls probably rn surely tbh then this time today too well 100 if
    anything next instead definitely fr ngl everyone guys folks yall lol
    closely carefully"""
)
"""Behind a name, these say nothing about the player."""
URGING = words("let's lets everyone everybody and just please us")
AGREEING = words("ok okay fine alright well right yes yeah sure")
BECAUSE = words("because cause since")
OF_VICTIMS = words("body dead corpse died found reported killed murdered")
LOSING = words("lose loses lost mistake laughs laughing")
POINTERS = words(
    """
    my our of on guess vote pick suspect suspects choice verdict the final answer conclusion read opinion take bet
    money
    suspicion suspicions accusation top main prime primary number one current biggest impostor impostors imposter
    imposters imp killer culprit list shortlist call is are
    """
)
"""`my guess: Red`"""
GOOD = words("innocent honest crew crewmate clear clean cleared fine good safe trust truth truthful right")
COMPANY = words("with saw met seen thanks hear ask near found dead died killed meet joined")
"""After these, a bare name only says who was there."""
BAD = words("impostor imposter imp killer liar")
BLAMED = BAD | words("kill killed vent vented lie lying lied sus suspicious sabotage sabotaged fake faked faking")
INCRIMINATING = words(
    "kill killed kills vent vented near alone alibi lying lied impostor imposter sus suspicious behind"
)
VOCATIVE = words("no offense sorry hey listen look ok okay well oh and so wait come on nice try thanks dear but")
QUESTIONS = words("question questions thing")
HAPPENED = words("for as is had did was were would could has")
"""`I don't believe Red had the time` clears."""
HOLDING = words("wait hold uh um hmm hang bruh bro dude ok okay so but and well yo hey")
RELATING = words("how what where why")
"""`what I know`: no question."""
GUESSING = phrases("maybe, perhaps, i believe, i guess, i say, i suspect, i think, i'd say")
QUEUED = words("after afterwards later next second too")
NO_CONDITION = sayings(
    """
    you want my, i'm honest, you ask me, you like, you want, we skip, you skip, we all skip, you all skip, we skip
    now,
    we skip again, you skip now, we wait, we do nothing, i'm right, im right, i had to, i have to, i must say,
    nobody objects, no one objects, there are no, you must know, i'm being honest
    """
)
OF_THE_DEAD = words("body corpse dead")
UNSEEN = words("somebody someone footsteps voice figure shadow silhouette")
"""If nothing in the line incriminates anybody, `it was Red` may only say who one of these was."""
BETWEEN_NAMING = words(
    """
    100 again all along always be both of clearly def definitely either for gotta is just like likely maybe obviously
    one only percent prob probably simply still surely that the then was
    """
)
TAKING = words(
    """
    assassinated butchered framed frames framing kill killed killing kills knifed murder murdered murdering murders
    offed shanked slaughtered stab stabbed stabbing stabs
    """
)
"""Deeds whose victim is named behind them."""
ADVERBS = words(
    """
    absolutely actually already also basically certainly completely deeply directly entirely firmly frankly fully
    genuinely heavily highly honestly just literally personally really seriously simply strongly surely totally truly
    """
)
"""These change nothing in a charge."""
OUTRIGHT = words(
    """
    100 convinced decided either or positive of it say i'll ill agree agreed and answer by case certain clearly closed
    done doubt elimination end final first for hear i i'm im it's its me my next no not now obviously of out
    percent period question same second seen enough i've so story sure that then today verdict vote
    """
)
"""A sentence of only these and a name, with one of `CERTAIN` among them, names somebody that its speaker is sure of."""
CERTAIN = phrases(
    """
    100, convinced, decided, either, positive, sure of, say it, 100 percent, by elimination, case closed, clearly, end
    of story, seen enough, final, final answer, for sure, hear me out, no doubt, no question, obviously, period,
    second that
    """
)
NONE_OF = words("no zero")
NO_BEFORE = words("chance confidence crew crewmate doubt evidence faith need proof reason trust vote votes way")
""""No" denies something only before these."""
BEING = words("are be been being get gets getting got is was were")
BEING_SO = BEING | words("be looks look seems acts sounds being") | frozenset(("he's", "she's", "they're", "you're"))
"""Behind these, "so" joins nothing: `Red is so guilty`."""
IMPERSONAL = words("it this that there")
NOTHING = words("nothing nobody noone none")
DOES = BEING | words("can could did found had has said saw says should went would")
"""Somebody said to do one of these is not simply named as guilty: `it was Red did wires`."""
OF_VERBS = ("ws", "ds", "ts", "es", "ks", "ms", "rs", "ns", "ed")
NO_VERBS = words("guys its it's lets let's lads fellas friends pals times vents lies kills exposed needs returns")
"""These end like verbs, but behind a name they do not say that the player did something."""
ELSEWISE = DOES | words("in at near inside outside on there here first again talking speaking calling asking")
"""`it was Red in Storage` tells who was there."""
PLACING = words("in at near inside outside next beside")
RECALLED = frozenset(
    (
        *((who, verb) for who in ("i", "we") for verb in ("saw", "met", "meant", "passed", "found", "heard", "was")),
        *(("and", "me"), ("with", "me"), ("beside", "me"), ("next", "to"), ("that", "i")),
    )
)
"""`it was Red I met`, `it was only Red and me in there`"""
COULD = words("can could")
OPINING = words("think say believe suspect accuse assume suggest")
COPULAS = words("are be can could has is might must was were")
STOPS = words("w whatever whoever what who where when like after as before early late like me myself now until us with")
ALIASES: Mapping[str, identities.Color] = {"grey": identities.Color.GRAY}
PART_OF = {word: part for part, listed in PARTS.items() for word in listed}
