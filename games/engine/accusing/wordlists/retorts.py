"""Sentences that judge, take back, mock or object to the one before them. Only data."""

from games.engine.accusing.wordlists.listing import sayings

CONCLUDING = sayings(
    """
    do the math, you do the math, do your math, draw your own conclusions, draw your conclusions, connect the dots,
    put two and two together, figure it out, coincidence, coincidence i think not, think about it, think about that,
    fake, all fake, lies, all lies, pure lies, what a coincidence, suspicious much, sus much,
    which crewmate does that, what crewmate does that, what kind of crewmate does that, no crewmate does that,
    who does that, why would a crewmate do that,
    pick one, which is it, so which is it, which one is it, make up your mind, make it make sense,
    try again, charming, how very neat, how neat, how handy, how very handy, isn't that remarkable, remarkable isn't
    it, nice timing, great timing, what timing, kinda sketchy, sketchy, kinda sus, rather damning, remember that,
    suspicious if you ask me, odd if you ask me, strange if you ask me, which is it dear, pick one darling,
    any last words,
    hmm, hmmm, hmmmm, food for thought, draw conclusions, case closed,
    i rest my case, typical, how convenient, i wonder why, you tell me, make of that what you will, just saying,
    that says it all, that says everything, that tells me everything, that tells us everything, enough said, nuff
    said,
    explain that, what are the odds, funny how that works, what more do you need, need i say more, that's all i need,
    that is all i need, thats all i need, go figure, says it all, very telling, telling, damning, that's damning,
    just saying, make of that what you like, make of it what you will, need i go on, should i go on, shall i go on,
    curious is it not, curious isn't it, odd isn't it, interesting isn't it, funny isn't it, strange isn't it,
    that bothers me, that worries me, this bothers me, this worries me, that scares me
    """
)
"""A sentence that is one of these is a verdict on whoever the one before was about."""
RETRACTING = sayings(
    """
    i disagree, i don't agree, i dont agree, i don't think so, i dont think so, i doubt it, i doubt that, i was wrong,
    but i was wrong, just kidding, jk, kidding, my mistake, i take it back, i take that back, not really, scratch
    that,
    never mind, nevermind, no he didn't, no she didn't, no they didn't, he didn't, she didn't, they didn't, he wasn't,
    she wasn't, they weren't, so did i, so was i, so were we, so did we, so was everyone, so did everyone, so could
    anybody, so could anyone, so could i, so could the rest of us, so do i, so do i always, so am i, so have i,
    so would i, so do we, so have we, it can't be done, can't be done,
    me too, i was too, i did too, i never did, not to me, nah, that's wrong,
    but that's wrong, i can't see it, no way
    """
)
"""A sentence that is one of these takes back the one before."""
MOCKING = (
    *("yeah sure", "oh sure", "sure sure", "yeah because", "right because", "sure because", "oh because", "lol sure"),
    *("great theory", "nice theory", "good theory", "great logic", "nice logic", "brilliant theory", "oh yeah sure"),
    *(
        "as if",
        "ah yes",
        "oh yes because",
        "of course because",
        "wow great theory",
        "wow great logic",
        "by that logic",
        "with that logic",
        "by your ",
        "by this logic",
        "following your ",
        "next you'll ",
        "next thing you'll ",
        "and i suppose",
        "i suppose",
        "yes yes",
    ),
)
"""A sentence that begins with one of these means the opposite."""
OBJECTING = (
    *("but ", "however ", "then again ", "great detective", "great work", "brilliant", "genius", "nice detective"),
    *("good one", "what nonsense", "pull the other", "tell me another", "i doubt", "i don't see it", "i dont see it"),
    *("that proves nothing", "it proves nothing", "that means nothing", "so what", "hearsay", "says who", "not so"),
    *("mine is", "word is cheap", "talk is cheap", "i beg to differ", "i don't share", "i can't believe", "i wouldn't"),
    *("i would not", "i'd not", "what a theory", "what a story", "fat chance", "and pigs"),
    *("i can't rule out any", "i cannot rule out any", "could have been any", "ignore chat"),
)
"""A sentence that begins with one of these and accuses nobody takes back the one before."""
TURNING = frozenset(saying.split()[0] for saying in (*RETRACTING, *MOCKING, *OBJECTING))
