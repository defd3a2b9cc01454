"""The shapes of plain clauses, as patterns over kinds of words."""

import re

AFTER_NAME = "(?![bgvqlmefdDJVKnMHAr!'])"
"""No verb follows, or the name would be its subject."""
SUBJECT = re.compile("(?:(?:[SPYW](?:,|,?&))*[SPYW],?&)?[SPYW]")
ONE = "[SPYW]"
OTHERS = f"(?:(?:{ONE}(?:,|,?&))*{ONE},?&[wk]?{ONE}(?!x){AFTER_NAME}|{ONE}{AFTER_NAME})"
SIGHTS = f"(?:(?:{ONE}(?:,|,?&))*{ONE},?&{ONE}|{ONE})(?!')"
PLACES = "[LR](?:(?:,|,?&)[itu]?[LR](?![bgvqlmefdDJ'x]))*"
WAY = f"(?:[iItu]{PLACES}|o[LR]|,o[LR]|F[LR]|F[TE]|,?&?w{OTHERS}|,?[ka]{OTHERS}|,?&?z|~)"
THING = "[TEG](?![SPYWVx])"
WORK = f"(?:i[EG]|I[EG]|G)(?![SPYWVx])(?:,?&?{THING})*"
WALKED = f"v(?:{WAY})+|q(?:[LR](?:{WAY})*|(?:{WAY})+)"
WORKED = f"(?:{WORK}|d?[TED](?![SPYWVx]))(?:{WAY})*"
SEEN = f"(?:{WALKED}|{WORKED}|(?:{WAY})+(?:,?G)?(?:{WAY})*)"
PATTERNS = {
    "leaving": f"bq[LR](?:{WAY})*",
    "moving": f"b~?v(?:{WAY})+",
    "work": f"b(?:{WORK}|i[T](?=[iI][LR]))(?:{WAY})*",
    "be": f"b(?:{WAY})+(?:,?(?:{WORK})(?:{WAY})*)?",
    "came": f"gi(?![LRTG])(?:,?[wk]{OTHERS}|oL)*",
    "go": f"(?:g|dv)(?:[LR](?![bg]))?(?:{WAY})+",
    "cross": "(?:g|dv)[LR](?![bg'])",
    "left": f"(?:l|dq)(?:[LR](?:{WAY})*|{OTHERS}(?:R|{WAY})(?:{WAY})*|(?:{WAY})+)",
    "met": f"(?:m|dh)(?:{OTHERS}(?:{WAY})*|(?:{WAY})+)",
    "sight": f"d?e{SIGHTS}(?:[\\^]?b)?{SEEN}(?:,?&N?{SEEN})*",
    "find": f"f(?:Z|{OTHERS}(?:'Z)?)K*(?:{WAY})*",
    "did": f"(?:D[TE]?(?![SPYWVx])|d{THING}(?![bg]))(?:(?:,|,?&)(?:{THING}|D(?![SPYWVx])))*(?:{WAY})*",
    "mend": f"J(?:{WAY})*",
    "act": f"V(?![uF])(?:{WAY})+",
}
PATTERNS["bare"] = "[gb](?=[,&NsBC]|$)"
SIGHTED = re.compile(f"d?e(?P<who>{SIGHTS})(?:[\\^]?b)?")
SEEING = re.compile(SEEN)
LIST = re.compile(f"(?:{ONE}(?:,|,?&))*{ONE},?&{ONE}")
FRAGMENT = re.compile(f"(?:(?:F[LR])?(?:ut|[it])?{PLACES}|I?{THING}(?:(?:,|,?&){THING})*)(?:{WAY})*(?=[,&NsBCt]|$)")
STARTING = re.compile(f"(?:L,?w{OTHERS}|[TEG](?:i{PLACES}|w{OTHERS})(?=[,&N])|L~*,N?[itu]?[LTEG])")
SINCE = re.compile("(?:e(?P<seen>[PY])|(?P<been>[PY])b)QL")
COMPANY = re.compile(f"(?P<who>[PY])'Ob(?P<with>[PY]){AFTER_NAME}")
POINTING = re.compile("xb(?P<who>[PYS])!(?=[bgmlf])")
"""`it was Pink who came into Admin`"""
CLEFT = re.compile(f"xb(?P<who>[PY])S(?P<how>[mef](?:{WAY})*)")
GRANTED = {
    "way": re.compile(f"yd?(?P<who>{ONE})(?P<how>[gv](?P<to>oL(?:[tiu]{PLACES})?|[tiu]{PLACES}))"),
    "brought": re.compile(f"j(?P<who>{ONE})(?P<how>(?:[tu]{PLACES})+)"),
    "fragment": re.compile(f"@d(?P<who>{ONE})v(?P<how>kL)"),
    "doing": re.compile(f"[?](?:(?P<who>{ONE})b|b(?P<whom>{ONE}))d(?P<how>i{PLACES})"),
    "find": re.compile(f"[?@]d(?P<who>{ONE})(?P<how>f{ONE}K*(?:{WAY})*)"),
}
"""What a question takes for granted."""
CLAUSE = re.compile(f"(?:{ONE},?&)?{ONE}[bgvqlmefdDMH]")
"""`As I crossed Hub | I saw ...`"""
VERB = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in PATTERNS.items()))
