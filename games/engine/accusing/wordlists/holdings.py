"""What is held against somebody in long sentences, as patterns over their text. Only data.

`@` is whom it is held against, by name or as "you"; `#` anybody named; `~` whatever stands between within one
sentence, `…` the same if it names nobody.
"""

from collections.abc import Mapping

from games.engine.accusing.wordlists import listing

ASKED = "(?:(?:how|what|when) )?(?:were|did|was|have)"
FOUND_OUT = "(?:saw|watched|met|passed|caught|found|followed)"
TOLD = "(?:says?|claims?|said|claimed|told (?:me|us)|swore|swears|insists?|insisted)"
NOBODY = "(?:nobody|no one)"
DID = "(?:were|left|walked|came|went|never|weren't|both)"
WENT = "(?:walked|went|came|come|ran|left|leave|passed|crossed|met|moved|was going)"
DIED = "(?:was found|lay dead|was lying|died|was reported|was killed|fell)"
FOUND = f"(?:i found|we found|(?:poor )?# {DIED})"
WOULD = "(?:would|will|could|can)"
STRANGE = "(?:strange|odd|curious|remarkable|convenient|funny)"
NOTHING = "(?:nothing|not a word)"
FORGIVEN = r"~\b(?:because|since|but i)\b"
SOON = "(?:seconds?|moments?|just) (?:before|later,?|after)"
HELD: Mapping[str, tuple[str, ...]] = {
    "sorry": (
        rf"sorry(?: to ask)?,? (?:dear )?@(?: dear| darling)?, but\b(?= {NOBODY}\b| {ASKED} you\b|~\byou {DID}\b)",
    ),
    "found|died|dead|lying|killed|fell|reported": (
        rf"^(?!~\b(?:me|and i|i and|us|we)\b)~@ (?:had |just |has )?{WENT}\b…(?:where|{SOON}) {FOUND}\b",
        rf"\bi (?:met|saw|passed) @\b~{SOON} {FOUND}\b",
    ),
    "that is where": (rf"^@ {WENT}\b~ and that is where # {DIED}\b",),
    " yet ": (r"@ (?:says?|claims?|said|claimed)\b~(?:,| and) yet (?:you|# was|finds?|found|stood|was|i saw)\b",),
    " i saw | i watched | i met | i passed | i caught | i found | i followed": (
        rf"@,? (?:you )?{TOLD}\b~\b(?:but|though|yet) i {FOUND_OUT} (?:#|you|him|her|them)\b",
    ),
    "and yet": (r"@ (?:ended up|was|claims?|were)\b~, and yet (?:#|you) (?:was|were)\b",),
    "owe us": (
        r"@,? you (?:still )?owe us\b",
        r"@\b~\byou still owe us\b",
    ),
    "talk, |speak up, |out with it, ": (r"\b(?:talk|speak up|out with it), @$",),
    "there|in either|in it": (
        r"\bi (?:was|stood|worked)\b~\bi (?:never|didn't|did not) (?:see|meet|saw|met) @ (?:there|in either|in it)\b",
    ),
    "really": (r"\bdid @ really\b~\b(?:nobody|nothing|no one|no body)\b",),
    "can't have been your": (r"\bcan't have been your\b@?",),
    "how can ": (r"\bhow can @ be\b~\bfind\b",),
    "can be": (r"\bhow @ can be\b~\bfind\b",),
    "please": (r"\bplease (?:think about|look at|consider) @ (?:too|first|before|as well)\b",),
    "so which": (r"\bso which (?:was|is) it\b@?",),
    "which of your": (r"\bwhich of your (?:two|three) \w+ is it\b@?",),
    "out": (
        r"\b@(?: have)? left (?:that|this|it) out\b",
        r"\bhave @ left (?:that|this|it) out\b",
    ),
    "left out": (r"\b@ left out (?!nothing|none|no|of)",),
    "told us": (r"\b@ (?:found|killed|saw)\b~\b(?:has not|hasn't|has never) told us\b",),
    "you say|you said|you claim|you told": (
        rf"\byou {TOLD}\b~,? (?:but|yet|and yet|though) (?:you|i (?:was|{FOUND_OUT})|the body (?:was|lay)|{FOUND})\b@?",
        rf"\byou {TOLD}\b~,? and (?:the body (?:was|lay)|{FOUND}|i {FOUND_OUT} you|you (?:were|weren't))\b@?",
    ),
    "about|mention|word": (
        rf"@…\b(?:and|but|say|says|said|told us|told me) {NOTHING} about (?:that|it|this)\b(?!{FORGIVEN})",
        r"\byou (?:never|didn't|did not|don't|do not|forgot to|forget to|omit to) mention(?:ed)?\b@?",
        rf"@ (?:never|didn't|did not) mention(?!{FORGIVEN})",
    ),
    "your ": (
        r"\byour (?:list|story|route|account|walk) (?:leaves|skips|forgets|omits|changes)\b@?",
        r"\bwhy is (?:it|that|this) not (?:on|in) your (?:list|story|route|account)\b@?",
        r"\bslipped your mind\b@?",
    ),
    "leave": (
        r"@'s (?:whole |entire )?(?:list|story|route|account) leaves\b…\bout\b",
        r"@ (?:leaves|left) (?:\w+ )?out\b(?! of)",
    ),
    "vot": (
        r"\b(?:i am|i'm|i'll be|i will be|i shall be) voting (?:for )?@",
        r"(?<!should )(?<!shall )(?<!do )(?<!can )\bwe (?:all|both|now|must) vote (?:for |out )?@",
        r"^@ (?:is|gets) (?:my mark|my choice), and my vote\b|^@ is my vote\b",
    ),
    "last": (r"@ (?:was|were|is|are) the last (?:one |person |player )?(?:who was |seen |to be )?(?:with|near|by)\b",),
    "over |beside |next to ": (
        r"@ (?:was |were )?(?:stood|stands|standing) (?:right )?(?:over|beside|next to) (?:the body|poor #|#'s body)",
    ),
    "how ": (
        r"\bbut,? (?:then )?(?:how|why) (?:did|were|can|could|are|would) you\b@?",
        r"\bhow (?:can|could) you (?:never )?have\b@?",
        r"\bhow (?:did you come|you came) to be\b@?",
    ),
    "where did you leave": (r"\bwhere did you (?:leave|hide|put) the body\b@?",),
    "when ": (
        r"\bwhen was there time\b@?",
        r"\bso,? when(?: exactly)? (?:did|were|was|had|have) (?:you|there|that|this)\b@?",
    ),
    "so ": (
        r"\bso,? i'm (?:so |really )?sorry,? @(?!,? but)",
        r"\bso @ (?:cannot|can't) have (?:left|been|met)\b",
    ),
    "isn't ": (rf"\bisn't (?:it|that) (?:a little |a bit |rather |so )?{STRANGE}(?:$|,| that you\b)@?",),
    "a word": (r"\byou (?:didn't|did not|never) (?:say|said) a word\b(?! against)@?",),
    " you ": (rf"\b{WOULD} you (?:explain|help us understand) (?:why|how|what (?:kept|made|took|brought)) you\b@?",),
    "gap|hole": (r"(?<!no )(?<!any )\b(?:gaps?|holes?) in (?:your|@'s)\b@?",),
    "unaccounted": (r"@ (?:is|are|was|were) (?:still )?unaccounted\b(?! for with me)",),
    "explaining to do": (r"@ (?:has|have) (?:some |a lot of |much )?explaining to do\b",),
    "convenient": (r"\b(?:how|so|very|rather|most) convenient\b(?! that\b(?!~\byou\b))@?",),
    "yet ": (r"\byet @ (?:reported|found|knew)\b",),
    " on ": (r"\bi (?:stay|remain|am staying|am still) on @",),
    "abandoned ": (r"@ …\band (?:then )?(?:simply |just )?abandoned (?:me|us)\b(?! to)",),
    "leaves ": (r"^(?:that|which|this) leaves @(?:$|,)",),
    "goodbye": (r"^goodbye,? @$|@, goodbye$",),
    "not a word": (r"\b@, not a word\b|\bnot a word (?:so far|yet),? @",),
}
"""Patterns by what a sentence has to contain to fit: one of the texts between the bars. What fits one with an `@?` is
held against whoever is addressed."""
SHARE = r"(?:@(?: is| sits| stays| stands)?|\b(?:say|stay|:))(?: at| to| on)? (\d{1,3})\b(?! of| minutes?| seconds?)"
"""`Red at 40`, in a sentence that tells percents; if nobody is named, whoever was named last is meant."""
BET = r"\b(\d{1,3}) ?(?:%|percent) (?:on|for|against|sure (?:it's|its|it is|that's)) @"
"""`60 % on Red`"""
LEAST_SHARE = 30
KIND = listing.words("ago down earlier innocent clear cleared clean crew crewmate trust safe sure certain not n't")
"""With one of these, a share is not one of guilt."""
HINTS = listing.words(
    """sorry where before later after found finds find yet but though owe talk speak out never didn't did really cannot
    can't couldn't please which word percent say said claim claimed told about mention leaves vote voting last how when
    list story route account walk mind strange odd curious remarkable funny stood stands standing explain explaining
    understand abandoned goodbye gap gaps hole holes unaccounted convenient stay remain staying still"""
)
