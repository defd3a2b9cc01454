"""The words that make what sounds like an accusation none: things, wishes, what was nearly done. Only data."""

import re

from games.engine.accusing.wordlists.listing import phrases, words

REQUESTS = phrases("haven't said where, havent said where")
"""Said to whoever is meant, these are requests."""
DISMISSIVE = words(
    "lie false nonsense untrue true absurd ridiculous rubbish slander lose losing throwing doomed argument argument's"
)
_UNTRUE = r"(?:just |simply |plain |a |complete |not |such )*(?:lie|false|nonsense|untrue|true|absurd|ridiculous)\b"
DISMISSED = re.compile(
    r"^(?:that|the (?:claim|story|rumou?r|idea|notion|accusation|theory|charge) (?:that|about|against)) .* (?:is|was) "
    rf"{_UNTRUE}|\b(?:lose|losing|throwing|doomed) (?:the game )?if (?:we|you|u|they) (?:all )?"
    rf"(?:vote|voted|eject|kick)\b|^(?:it's|it is|its|it was) {_UNTRUE} that\b| which (?:is|was) {_UNTRUE}"
    r"|^(?:suppose|say|assume|imagine|let's say|grant|granted)? ?(?:that )?(?:just )?"
    r"for (?:the sake of argument|argument's sake)\b"
)
"""`that Red vented is a lie`, which states nothing against Red."""
THINGS = words("fake kill killing killings kills nonsense lie murder sabotage sabotages stab vent vents")
"""After a word of `BEFORE_THINGS`, these are things, not deeds."""
BEFORE_THINGS = words("a an any by during next no see my of said say says some that the this time what which")
QUENCHED = words("mood vibe vibes time lights light power engine joke conversation")
"""Whoever kills one of these kills nobody."""
OWNED = words("vent vents killer killers murderer")
"""`Red's killer` is somebody else."""
ARTICLES = words("a an the this that")
BLAMING = words("blame blames blamed blaming")
"""What somebody else does, which is no call of the speaker's."""
STOPPING = words("off quit stop stopped than before hate hesitate")
"""`stop accusing Red`"""
TRYING = words("tried try tries trying almost wanted wants nearly going about")
PERSUADED = words("think believe suspect vote accuse blame eject")
WANTING = words("want wants wanted asks asked tells told")
"""Before a word of `PERSUADED`, these mean that the speaker does not say so itself."""
MAKING = words("make makes made making")
LOOKING = words("look seem appear sound")
SEEING = words("saw sees watched watches noticed witnessed spotted")
SOMEBODY = words("the a an killer impostor imposter imp murderer someone somebody one thing")
"""If one of these is seen to do something, it is nobody that was named before."""
MANY = words("everyone everybody people they all some")
SAYING = words("say says said saying claims claim claimed")
MAINTAINING = SAYING | WANTING | words("think thinks believe believes suggests suggested")
ACCUSING = words("accuse accuses accused blame blames blamed suspect suspects") | SAYING
"""Behind a name, what that player holds against somebody."""
COUNTERED = SAYING | words("accuse")
UNNAMED = words("somebody someone anybody anyone")
LYING_WHERE = words("in on")
"""Before a word of `OWNERS`, these are about words as well."""
LYING_HOW = frozenset({""}) | words(
    """
    about again also and as bro either even every for hard here i if imo like lol nor not now or
    rn since straight tbh then this thru through to today too twice we when where while why with
    """
)
"""`lying about it`"""
LAID = re.compile(r"\blying (?:on|in|there|dead|still|motionless|face)\b")
"""How a body lies."""
LYING_BETWEEN = words("between next near beside behind across dead under")
"""`lies` before one of these is about a room or a body."""
WHITHER = words("to back with through into on ahead around")
OUTLIVING = words("stays lives survives walks remains breathes")
"""`if Red stays`"""
BESIDE = words("with to near by close behind together speak talk finish explain have know")
"""Behind those, these are harmless: `if Red stays with me`, `if we let Red speak`."""
FOR_A = phrases("for a, for an")
SEEKING = phrases("looking for, look for, looked for, searching for, searched for, hunting for, watching for")
"""A role behind one of these is about whoever has it."""
OWNERS = words("his her their your every all wait my our")
"""`lying in his answer`, `lying in wait`"""
ROLES = words("impostor impostors imposter imposters imp imps killer killers murderer liar liars traitor culprit")
BEFORE_ROLES = words("a an the one of these those two real actual other second same")
ROLES_DO = words(
    """
    always can could do does hides has have knows likes love loves may might must remain remains still want wants will
    would
    """
)
"""A role that begins a clause, before one of these, is about whoever has it."""
TOWARD = words(
    """
    about against alone behind by catch catches catching caught chase chased chases chasing escape escaped
    escapes escaping expose exposed feared find finding fled fool fought found from guess guessed guesses help
    helped helping helps hunt hunted hunting hunts identified know knows let lets letting met named near of off
    past saw see seen spotted stop stopping trust trusted trusts unmasked versus watched with
    """
)
"""A role behind one of these is about somebody else: `you were alone with an impostor`."""
WOULD = words("would makes make is was wouldn't")
UNDONE = phrases("'d have, would have, would of")
"""Before a deed, these do not say that it was done."""
UNDONE_SHORT = words("would've wouldve")
WISHING = words("i'd we'd would")
SUFFERED = words(
    "assassinated attacked betrayed deceived fooled framed killed misled murdered sabotaged stabbed tricked"
)
HAVING = words("have")
TOO = words("too 2")
TO = phrases("to, 2")
BALLOTS = words("vote votes voting eject ejecting kick kicking throw throwing yeet yeeting lynch accuse accusing")
"""Calls for a vote only if they are the speaker's `OWN`, have nothing but `PLEADING` before them, or are led up to."""
LEADING_TO = words("and be better by comfortable fine for in of rather ready shouldn't shouldnt to want with")
PLEADING = words(
    """
    all also anyway but everyone finally fine guys hard just keep keeping lowkey maybe now ok okay lemme next
    one please pls plz pretty so somewhat still sorry then therefore together very yes
    """
)
OWN = words(
    """
    wants i i'm im i'd id i'll ill i've ive we we're we'll we've let's lets should must shall gotta gonna will
    would my me us our don't dont you u motion recommend suggest propose request against time going say think
    """
)
ANY = TRYING | WOULD | WISHING | HAVING | TOO | OWN
