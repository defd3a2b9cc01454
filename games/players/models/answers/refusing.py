"""Recognises that a model declined to play at all, so that its refusal is never taken for a move or a speech.

A player may well say that it cannot help with the reactor. A refusal speaks of the request, or of the speaker as an AI,
and is recognised only at the beginning of a reply or as the whole of a message.
"""

import re

LONGEST = 2_000
_SORRY = r"(?:i(?:['’]m| am)(?: really| very| so)? sorry|sorry|i apologi[sz]e|my apologies|unfortunately)"
_CANNOT = (
    r"(?:i(?: really| simply| just)? (?:can(?:['’]t|not)|won['’]t|will not|must decline|decline|refuse)"
    r"|i(?:['’]m| am) (?:not able|unable|not comfortable|not going)"
    r"|(?:as|being) an? (?:ai|artificial intelligence|(?:large )?language model|assistant))"
)
_WHAT = (
    r"(?:assist|comply|participat\w*|engag\w*|role-?play|generat\w*|creat\w*|fulfil\w*|provide|produce|promot\w*"
    r"|deceiv\w*|deception|harmful|violen\w*|kill\w*|murder\w*|this request|your request|that request|with that"
    r"|with this|guidelines|polic(?:y|ies)|continu\w* (?:this|the) (?:conversation|game|role-?play))"
)
_OPENING = re.compile(
    rf"\W{{0,5}}(?:{_SORRY}\b.{{0,40}}?)?\b{_CANNOT}\b.{{0,80}}?\b{_WHAT}\b", re.IGNORECASE | re.DOTALL
)
_AI = re.compile(
    r"\b(?:as an? (?:ai|artificial intelligence|(?:large )?language model)|(?:this|your|that) request"
    r"|my (?:guidelines|programming|safety)|content polic)",
    re.IGNORECASE,
)
_CURT = re.compile(
    rf"\W{{0,5}}(?:{_SORRY}\W{{1,3}}(?:but )?)?i (?:can(?:['’]t|not)|won['’]t) (?:assist|help|comply)(?: you)? "
    r"with (?:that|this)(?: request)?\W{0,3}",
    re.IGNORECASE,
)


def refuses(reply: str) -> bool:
    """Whether a reply without a usable answer is a refusal rather than a muddle."""
    return _OPENING.match(reply[:LONGEST].lstrip()) is not None


def is_refusal(message: str) -> bool:
    """Whether a message meant for the table is a model's refusal. In doubt it is not."""
    said = message[:LONGEST].strip()
    if _CURT.fullmatch(said):
        return True
    return _OPENING.match(said) is not None and _AI.search(said) is not None
