"""The words of claims. Only data, all lower case; places, tasks and players are added from the map and the seats."""

from collections.abc import Mapping
from enum import StrEnum


def words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


OWNERS = ("", "the ", "my ", "our ", "his ", "her ", "their ", "both ", "some ", "a ", "an ", "that ", "this ", "your ")
"""What may stand between a verb and the thing of a task."""
COUNTED = ("me ", "one ", "two ", "three ", "every ", "every last ", "all the ", "all my ", "another ", "a whole ")
"""So may these, which say how many."""


class Part(StrEnum):
    """What a word, or a few of them, can be to a claim."""

    PERSON = "S"
    BE = "B"
    GO = "G"
    DO = "D"
    SEE = "E"
    KILL = "K"
    VENT = "V"
    FIND = "O"
    LEAVE = "X"
    MEET = "M"
    PLACE = "L"
    WITH = "W"
    TASK = "T"
    ROLE = "R"
    BODY = "Y"
    PURPOSE = "P"
    UNKNOWN = "U"


VERBS: Mapping[Part, str] = {
    Part.BE: """was were am is are be been being stayed stay staying remained waited stood sat standing sitting
    chilling
        hanging hung hang idling afk chilled camped wuz spent started starting began ended spawned lingered lurked
    holding held guarding guarded began parked remain wsa waz
        sits stands seated posted loitered hid hiding slept worked rested camping loitering shared
        patrolled patrolling toured secured manned""",
    Part.GO: """went walked ran headed moved came got returned rushed wandered entered strolled go walk run enter come
        walking running entering coming goes walks arrived arrives appeared hurried sprinted crossed traveled travelled
        rolled drifted hopped strolling moves strode dashed jogged relocated reached stepped visited ventured
        snuck sneaked crept slipped darted raced strutted marched swung trotted hustled wound stumbled popped
        tiptoed
        crossed pulled turned dropped hiked bolted booked legged zoomed swam climbed
        continued proceeded progressed journeyed ambled trudged zipped scooted
        scurried brought""",
    Part.DO: """did do done doing finished finishing completed completing fixing fixed repairing repaired connecting
        connected cleaning cleaned emptying emptied calibrating calibrated aligning aligned submitting submitted make
        making made loaded loading charged charging pulled pulling typed sorted sorting planted planting shot
        dumped dumping took taking handled handling attending tending tended polishing polished complete finish knocked
        performed
        fix repair emptied clean mended mending wrapped
        drew collected collecting tackled tackling hauled hauling poured pouring smashed smashing blasted blasting
        cranked cranking brewed brewing""",
    Part.SEE: "saw see seen watched spotted noticed witnessed caught watching seeing spied watch observed",
    Part.KILL: """killed kill killing kills murdered murder murdering stabbed stab stabbing
        iced offed shanked knifed whacked axed butchered
        slaughtered dispatched assassinated slew slain
        slash slashed slashes slashing terminated terminating gutted skewered merked knife shank slay slays shoot""",
    Part.VENT: "vented vent venting vents",
    Part.FIND: "found discovered reported find finds",
    Part.LEAVE: "left leave leaving",
    Part.MEET: "met passed joined followed follow following accompanied kept",
}
"""One word each."""

CLEARED = (
    *(
        "clear",
        "hard clear",
        "double clear",
        "hard cleared",
        "clean",
        "good",
        "confirmed",
        "innocent",
        "safe",
        "cleared",
    ),
    *("confirmed crew", "confirmed clear", "definitely clear", "100 clear"),
)
"""Said of one player without reserve, these say that it is crew."""
PHRASES: Mapping[Part, tuple[str, ...]] = {
    Part.BE: ("turned out", "turned out to be", "turned up as", "flipped", "came up as", "flipped as"),
    Part.MEET: ("ran into", "bumped into", "came across", "crossed paths with", "passed by"),
    Part.DO: ("working on", "worked on", "was working on"),
    Part.WITH: ("together with", "alongside", "with", "w/", "w", "together", "beside"),
    Part.BODY: ("'s body", "body of", "the body of", "dead", "the dead body of", "'s dead body", "'s corpse"),
    Part.GO: (
        "went back",
        "came back",
        "came over",
        *(
            "came in",
            "walked in",
            "came inside",
            "ran in",
            "turned up",
            "walks in",
            "comes in",
            "walked in on",
            "walks in on",
        ),
        "went over",
        "headed over",
        "ran back",
        "went straight",
        "ended up",
        *("pass through", "passed through", "passing through", "cut through", "came through", "moved on", "went on"),
        "showed up",
        "stopped by",
    ),
    Part.VENT: tuple(
        f"{verb} {way} vent"
        for verb in (
            *("came", "come", "coming", "comes", "climbed", "climb", "climbing", "popped", "pop", "popping", "pops"),
            *("jumped", "jump", "jumping", "jumps", "got", "get", "went", "go", "going", "hopped", "crawled"),
        )
        for way in ("out of the", "out of a", "out the", "into the", "into a", "in the", "from the", "through the")
    )
    + tuple(f"{verb} {the} vent" for verb in ("used", "use", "using", "entered", "exited") for the in ("the", "a")),
    Part.ROLE: tuple(
        f"{article}{role}"
        for article in (
            *("", "a ", "an ", "the ", "one of the ", "just a ", "just ", "no ", "the other ", "the second "),
            *("second ", "other ", "last ", "first ", "real ", "final "),
            *("the last ", "the first ", "the real ", "a real ", "the final "),
        )
        for role in (
            "impostor",
            "imposter",
            "imp",
            "impostors",
            "imposters",
            "crewmate",
            "crew",
            "crewmates",
            "crewmember",
        )
    )
    + CLEARED,
}
"""Several words each, the longest tried first."""

PREPOSITIONS = words("in at inside into to through thru from via on")
BESIDES = words(
    "'s door doors doorway entrance exit hall hallway corridor side vent vents wall crisis emergency code codes keypad"
)
"""After the name of a place, these mean somewhere outside it."""
CORNERS = BESIDES | words("left right part half corner level deck end middle map area floor ship east west north south")
EARLIER = words("earlier previously formerly beforehand")
"""With one of these, a clause is about another time than the clause before it."""
ARTICLES = words("the my a some our this that his her their")
SELF = words("i me myself im ive")
GROUP = words("we us")
ADDRESSED = words("you u ya")
THIRD = words("he she him her they them")
AND = words("and & plus n")

FILLERS = words(
    """just too also as well again right there here only alone both first then later still already really
    actually literally definitely def certainly clearly simply mostly basically honestly tbh ngl lol btw
    literally basically obviously somewhere busy minding quickly briefly straight back over up down ok okay so
    well look listen yes yeah yep yo guys hey hi hello all everyone everybody oh um uh hmm anyway anyways
    personally myself finally eventually soon during out off awhile earlier now long initially afterwards after
    stuck locked trapped stationed based hidden idle
    that ago mate man bro dude guy please pls fyi true correct confirm indeed though tho while bit have has had
    tasks task stuff things job work button table time round game meeting fresh sadly sorry thats last
    like um umm uhh er hm arr aye sir sirs mateys lads friends folks y'all basically quite peacefully quietly entirely
    lights light comms coms sabotage bruh having dear doubt afraid yea nah yup poor
    literaly literly litrally jsut juts jus legit lowkey highkey deadass fr rly rlly totally merely arr yarr"""
)
"""Words that change nothing in a claim."""
EPITHETS = words(
    """mister mr mrs ms miss madam sir lord lady master captain capn cap'n sergeant officer comrade unit scurvy fair
    noble sweet little lil nice friend brother sister poor dear ol old young big honest brave gentle kind saint doctor
    dr professor agent lad lass matey cousin uncle aunt granny grandpa apprentice engineer pal buddy mate fellow ser
    lovely lonely silly lucky unlucky pretty late"""
)
"""Before a player's name, these change nothing either."""
SUBJECTS = words(
    """lights light sabotage that this these those all both everyone everybody guys bro dude man mate tasks task
    stuff things job work button
    table time round game meeting the a an his her their our its which some"""
)
"""Before a verb, these are its subject, which is then no player."""

OWNING = (
    *("i swear", "i promise", "i can confirm", "i confirm", "i'm telling you", "im telling you", "i am telling you"),
    *("i told you", "i told everyone", "i told you already", "like i told everyone", "like i told you", "as i said"),
    *("like i said", "i said", "i already said", "trust me", "believe me", "for the record", "i know", "i know that"),
    *("i'm sure", "im sure", "i am sure", "you guys", "the truth is", "fact is", "in fact", "let me go through it"),
    *("my path", "remember", "hold on", "ask him", "ask her", "hear me out", "i repeat", "once again", "you know"),
    *("i vouch for", "i can vouch for", "i can clear", "i'm certain", "i am certain", "from what i saw"),
    *("i'd like to point out that", "i would like to point out", "can confirm", "i can say", "told u", "told you"),
    *("i told u", "told you guys", "i keep saying", "i keep telling you", "i've told you", "i can tell you"),
    *(
        "to be fair",
        "to be clear",
        "to be honest",
        "to be transparent",
        "i meant",
        "can vouch",
        "i'll admit",
        "i admit",
    ),
    *(
        "since everybody is asking",
        "since everyone is asking",
        "since you asked",
        "since you ask",
        "since you're asking",
    ),
    *("if i may", "if i may say so", "if it please the court", "if it please the table", "if memory serves"),
    *("if you must know", "if it helps", "if i am honest", "if i'm honest", "if you like", "if anyone cares"),
    *("just saying", "i'm just saying", "im just saying", "i am just saying", "all i'm saying is", "if anybody cares"),
    *(f"{like} {he} {says}" for like in ("like", "as") for he in ("he", "she") for says in ("said", "says")),
    *("no doubt", "without a doubt", "no doubt about it", "plain and simple", "plain as day"),
    *("u know me", "you know me", "you all know", "you both know", "as you know"),
    *("i'd like to say that", "i want to say that", "i must say that", "i can assure you"),
    *(
        f"i {wish} to {say}{that}"
        for wish in ("regret", "have", "want", "need", "hate", "got", "wish", "would like", "am sorry", "am happy")
        for say in ("say", "admit", "report", "tell you", "tell everyone", "inform you", "add", "confess", "point out")
        for that in ("", " that")
    ),
)
"""With these, somebody speaks for itself all the more."""

REPORTING = words(
    """say says said saying claim claims claimed claiming tell tells told telling think thinks thought heard hear
    asked asks asking mention mentions mentioned insists insisted swears swore believe believes believed accused
    accuses according acording apparently supposedly allegedly quote per version versions excuse explanation
    defense defence testimony testimonies
    story stories alibi alibis statement words word wonder wondering know knows"""
)
"""After one of these, it may be somebody else who speaks, or nobody, to the end of the sentence."""

SUPPOSING = words(
    """if unless suppose supposing imagine assume assuming whether either guess reckon feel bet wish hope doubt
    pretend pretends pretended prove expect"""
)
"""What follows one of these is not stated as a fact, to the end of the sentence."""

DOUBTING = words(
    """maybe perhaps probably prob possibly might may could would should must can will shall seems seem seemed
    looks likely almost practically virtually nearly going heading headin about gonna wanted trying tried planning meant
    supposed
    unsure someone somebody anyone anybody nobody everyone's or forgot i'll i'd we'd you'd he'd could've
    would've must've might've prolly presumably possibly potentially iirc afaik imo imho idk dunno ig kinda sorta
    hypothetically theoretically another next"""
)
"""A clause with one of these is not stated as a fact."""

DENYING = words(
    """not never no none neither nor cannot didn't wasn't weren't isn't aren't can't couldn't doesn't don't haven't
    hasn't hadn't won't wouldn't shouldn't ain't didnt wasnt werent isnt arent cant couldnt doesnt dont havent
    hasnt hadnt wont wouldnt aint without nowhere nothing barely hardly"""
)
OWNED = words("a an the my our one two three no some any more another other only")
"""After "have", these begin what somebody has, not what it has done."""
CORRECTING = (
    *("no wait", "wait no", "i mean", "sorry i mean", "sorry", "scratch that", "correction", "no sorry", "or rather"),
    *("no actually", "actually no", "my bad", "my mistake", "wait", "no", "er", "erm", "actually", "oops", "whoops"),
)
"""What follows one of these corrects what was just said."""
OBJECTING = frozenset({"no", "wait", "sorry", "my bad", "my mistake", "er", "erm", "actually", "oops", "whoops"})
"""Those of them that may just as well answer somebody else."""

ASKING = words("who what where when why how which whose whom anyone anybody wheres whos whats")
ASKING_FIRST = words(
    """was were did do does is are am can could would will has have had should didn't wasn't weren't isn't aren't
    don't doesn't haven't hasn't"""
)
