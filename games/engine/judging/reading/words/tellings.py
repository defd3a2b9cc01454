"""Verbs that claim something only in certain forms and uses: which words say that a thing was done. Only data."""

from games.engine.judging.reading.words import lexicon

LISTING = lexicon.words(
    """ok okay fine well right route path rooms timeline order so me short long story round recap here again look
    listen alright summary"""
)
"""With a colon behind these, somebody tells where it went."""
UNTOLD = lexicon.words(
    "stay be leave see do is are am leaving vents vent kills kill stab murder go walk run enter come"
)
NAMED_DEEDS = lexicon.words("being be killing murdering stabbing venting")
"""`Green venting makes sense` speaks of a deed, and does not say that it was done."""
ORDERED = lexicon.words("stay remain hang park")
"""`Blue stay in Admin` says where Blue is to be."""
TOLD_NOW = lexicon.words("go walk run enter come be stay")
TOLD_OF = lexicon.words("i me he she him her")
"""`i go lower`, as some tell what they did; of others, it may just as well be an order."""
CAMERAS = frozenset({"cams", "cameras", "cam"})
WATCHED = lexicon.words("table monitor screen vitals panel log")
"""Whoever watches these in a place is there."""
OF_ONESELF = frozenset({"clear", "clean", "hard clear", "double clear"})
"""Not `I'm good` and `I'm confirmed`, which may only mean that all is well."""
MENDING = lexicon.words("fixed fixing repaired repairing mended mending handled held finished finishing")
"""Whoever did so to a place, or in it, was there."""
ALIVE = lexicon.words("alive safe well fine ok okay unharmed standing walking working waiting hiding")
"""Somebody who is found like this, or found doing something, is no body."""
UNARRIVED = lexicon.words("walk walking run running moving heading")
"""Whoever was seen doing so to a place was only on the way."""
HAVING_SEEN = lexicon.words("saw seen spotted noticed watched caught")
SIGHTED = lexicon.words("seen spotted observed sighted noticed")
LYING = lexicon.words("dead floor ground body corpse lying")
"""Somebody seen like this is dead, if known to be dead."""
CAME = frozenset({"came", "joined", "appeared", "come"})
"""Used alone, these are like the words in `ARRIVING`."""
FALLEN = LYING | lexicon.words("cold lifeless killed reported called slumped sprawled stabbed bleeding remains died")
"""If whoever reported a body tells of somebody like this, it tells of finding the body."""
ARRIVING = frozenset(
    {
        "came in",
        "walked in",
        "came inside",
        "ran in",
        "showed up",
        "turned up",
        "arrived",
        "arrives",
        "walks in",
        "comes in",
        "walked in on",
        "walks in on",
        "entered",
    }
)
"""Whoever does so comes to where the speaker says that it was itself."""
BY = lexicon.words("by aboard along screaming running stomping sprinting")
"""So does whoever came like this."""
STOPPING = lexicon.words("came come comes coming stopped dropped swung popped")
"""Whoever does so "by" comes in; whoever walks by does not."""
APART = lexicon.DENYING | lexicon.words(
    """found killed murdered dead died lying dying gone needed interested vented faking missing new due one two than
    alive feeling born liquidated eliminated slain slaughtered butchered executed terminated"""
)
ASTRAY = APART | lexicon.words(
    "toward towards past near by around about close next half halfway way everyone everybody anyone"
)
"""With one of these, somebody need not have been in the place that is named, or not alive."""
ALOUD = lexicon.words("about frustration frustrations anger feelings rage")
"""Whoever vents one of these does it in words."""
MOVING = lexicon.words(
    """went go goes going gone came come comes coming climbed climb climbs climbing popped pop pops popping jumped
    jump
    jumps jumping hopped hop hops hopping got get gets getting crawled crawl crawls crawling slipped slip slips
    slipping
    walked walk walking walks ran run running
    dived dove dive dives diving disappeared disappear disappears vanished vanish vanishes emerged emerge emerges
    ducked ducks ducking slid slide slides sliding dropped drops dropping used use uses using entered enter enters
    entering exited exits leave left leaving pulled crept snuck sneaks sneaked escaped escapes took takes taking
    rose rises rising sank emerging exiting entering stepped stepping strolled squeezed yeet yeeted shimmied wriggled
    tunneled disappearing vanishing crawls hop"""
)
"""Whoever does so with a vent has vented."""
VENTS = lexicon.words("vent vents hatch grate duct ducts trapdoor shaft shafts ventilation hole holes manhole")
BESIDE_VENTS = lexicon.words("room side corner area spot part end hallway door")
"""`the vent side of Navigation` is no vent."""
GROUND = frozenset({"floor", "ground", "hole"})
"""Whoever comes out of one of these has vented as well; whoever drops to one has not."""
INTO_VENTS = lexicon.words(
    "used use uses using entered enter enters entering exited exits took takes taking leave leaving left"
)
