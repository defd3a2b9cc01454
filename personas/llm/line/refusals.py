"""Turns an endpoint's complaint into one `LlmError`: what was refused, and whether a retry can help."""

import re
from collections.abc import Mapping

from pydantic import JsonValue

from personas.llm import errors
from personas.llm.line import complaints, http

ILL = {408, 409, 425}
AWAY = {502, 503, 529}
TOO_SLOW = {504, 524}
MAY_NAME_A_FEATURE = {400, 404, 405, 415, 422, 500, 501, complaints.UNNAMED}

_CONTEXT = re.compile(
    r"maximum context length|context (?:length|window|size)|prompt is too long|input is too long"
    r"|too many (?:input )?tokens|exceeds? .{0,40}\bcontext\b"
)
_CONTEXT_SIZE = re.compile(
    r"(?:context (?:length|window|size)(?: is| of| only supports)?(?: only|:)?|n_ctx:|max(?:imum)?(?: of)?:?)"
    r" ?\(?(\d{3,})|(\d{3,}) maximum\b|\+ \d+ > (\d{3,})"
)
_PROMPT_SIZE = re.compile(
    r"(\d+) (?:tokens )?(?:in|of|from) (?:the |your )?(?:messages|input|prompt)"
    r"|too long: (\d+) tokens|context limit: (\d+) \+"
    r"|(?:request|requested tokens|keep the first|n_keep:|(?:request|prompt|input) (?:has|contains)) \(?(\d+)"
)
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
_FEATURES = {
    "system": re.compile(
        r"(?:system|developer) (?:role|instruction|message|prompt)s?\b.{0,60}?\b(?:not|unsupported|isn't)"
        r"|(?:not|n't) support (?:a )?(?:system|developer)|role ['\"]?(?:system|developer)['\"]? is not"
    ),
    "alternation": re.compile(r"roles? must alternate|must alternate between|alternating (?:user|roles)"),
    "limit_field": re.compile(r"max_completion_tokens['\"`]? instead"),
    "tools": re.compile(
        r"(?:not|n't|no endpoints found that) support (?:the )?(?:tool|function)|function calling.{0,40}\bnot"
        r"|tool[_ -]?(?:use|choice|call(?:ing)?s?)?\b.{0,40}\b(?:not|n't|requires|unsupported)"
    ),
    "cache_marks": re.compile(r"cache_control"),
    "parameter:think": re.compile(r"(?:not|n't) support thinking"),
}
_JSON = re.compile(
    r"response_format|output_(?:config|format)|json[_ ]?schema|json[_ ]?object|json[_ ]?mode|structured output|guided"
    r"|grammar|\bschemas? (?:is|contains?) too\b"
)
_SHAPE = re.compile(r"\bschema\b|grammar")
_PARAMETERS = (
    re.compile(r"(?:unsupported|unknown|unrecognized|invalid|unexpected)[\w ]*?[:=]? ?['\"`]([a-z_]+)['\"`]"),
    re.compile(r"unrecognized request arguments? supplied: ([a-z_]+)"),
    re.compile(r"['\"`]?\b([a-z_]+)['\"`]? (?:is|are|does)(?: not|n't) (?:supported|permitted|allowed|support)"),
    re.compile(r"(?:not|n't) support (?:the )?(?:parameter )?['\"`]?([a-z_]+)"),
    re.compile(r"^([a-z_]+)(?:\.[\w.]+)?: (?:extra inputs are not permitted|.{0,40}\bnot supported)"),
    re.compile(r"['\"`]([a-z_]+)['\"`] (?:is|has been) (?:deprecated|removed)"),
    re.compile(r"['\"`]?\b([a-z_]+)['\"`]? (?:may only be set to|and ['\"`]?[a-z_]+['\"`]? cannot both be)"),
)
_UNKNOWN_MODEL = re.compile(
    r"^model: \S+$|not a valid model|(?:unknown|no such|invalid) model|no (?:endpoints found for|allowed providers)"
    r"|model\b.{0,80}(?:not found|not exist|not available|not loaded)|no models? loaded"
)
_FALLEN = re.compile(r"model (?:has )?(?:crashed|unloaded)|failed to load model")
"""The request is not to blame, although LM Studio answers with 400."""
_UNKNOWN_KEY = re.compile(r"no connected db")
"""What a gateway without a database of keys answers to every key but its own."""
_FILTERED = re.compile(
    r"content[_ ](?:filter|policy|management)|input was flagged|moderation|violated (?:guardrail|content safety)"
)
_NO_QUOTA = re.compile(
    r"insufficient_quota|exceeded your current quota|credit balance is too low"
    r"|reached your specified .{0,20}usage limits|spend_limit_reached"
)
_ON_HOLD = re.compile(r"organization_on_hold|organization has been disabled")
_MANDATORY_REASONING = re.compile(r"reasoning is mandatory")


def failure(reply: http.Reply, body: JsonValue, sent: Mapping[str, JsonValue]) -> errors.LlmError | None:
    """The error in a reply, or None if it is not one. `body` is the parsed reply, `sent` the body of the request."""
    complaint = complaints.complaint(reply, body)
    if complaint is None:
        return None
    error = _judged(complaint, sent)
    error.retry_after = complaints.retry_after(reply, body)
    return error


def _judged(complaint: complaints.Complaint, sent: Mapping[str, JsonValue]) -> errors.LlmError:
    reason = f"{complaint.code}: {complaint.text}"
    said = complaint.text.lower()
    if complaint.code in (400, 403) and _FILTERED.search(said):
        return errors.Filtered(reason)
    if complaint.code in (400, 403, 429) and _NO_QUOTA.search(said):
        return errors.OutOfCredit(reason)
    if complaint.code == 400 and _ON_HOLD.search(said):
        return errors.Forbidden(reason)
    if complaint.code == 400 and _FALLEN.search(said):
        return errors.ServerTrouble(reason)
    if complaint.code in MAY_NAME_A_FEATURE:
        if _CONTEXT.search(said):
            return _too_long(reason, said, complaint)
        if feature := _feature(complaint, said, sent):
            return errors.FeatureRefused(reason, feature=feature)
    if complaint.code == 400 and _UNKNOWN_KEY.search(said):
        return errors.Unauthorized(reason)
    if complaint.code in (400, 404) and _UNKNOWN_MODEL.search(said):
        return errors.UnknownModel(reason)
    return _by_code(complaint.code)(reason)


def _by_code(code: int) -> type[errors.LlmError]:
    match code:
        case 401:
            return errors.Unauthorized
        case 403:
            return errors.Forbidden
        case 402:
            return errors.OutOfCredit
        case 429:
            return errors.RateLimited
        case 400 | 404 | 422:
            return errors.UnclearRefusal
        case _ if code in AWAY or code < 400:
            return errors.ServerAway
        case _ if code in TOO_SLOW:
            return errors.GatewayTimedOut
        case _ if code in ILL or code >= 500:
            return errors.ServerTrouble
        case _:
            return errors.Rejected


def _too_long(reason: str, said: str, complaint: complaints.Complaint) -> errors.PromptTooLong:
    """Takes sizes from the server's number fields, else from its message. "At least so many" is not a size."""
    plain = _THOUSANDS.sub("", said)
    return errors.PromptTooLong(
        reason,
        context=complaint.context or _told(_CONTEXT_SIZE, plain),
        prompt_tokens=complaint.prompt_tokens or _told(_PROMPT_SIZE, plain),
    )


def _told(size: re.Pattern[str], said: str) -> int | None:
    found = size.search(said)
    return int(next(filter(None, found.groups()))) if found else None


def _feature(complaint: complaints.Complaint, said: str, sent: Mapping[str, JsonValue]) -> str:
    """The concession that answers a complaint, or "". Only something that was sent can have been refused."""
    if _MANDATORY_REASONING.search(said) and "reasoning" in sent:
        return "parameter:reasoning"
    used = {
        "system": any(_is_system(message) for message in _messages(sent)),
        "limit_field": "max_tokens" in sent,
        "tools": "tools" in sent,
        "alternation": True,
        "cache_marks": True,
        "parameter:think": True,
    }
    for feature, sign in _FEATURES.items():
        if used[feature] and sign.search(said):
            return feature
    if "response_format" in sent and (_JSON.search(said) or complaint.parameter.startswith("response_format")):
        return _rung(sent["response_format"], said)
    parameter = complaint.parameter.partition(".")[0] or _named_parameter(said, sent)
    return f"parameter:{parameter}" if _is_droppable(parameter, sent) else ""


def _rung(wish: JsonValue, said: str) -> str:
    """Which way of asking for JSON was refused. A schema beside object mode may be refused on its own."""
    fields = wish if isinstance(wish, dict) else {}
    if fields.get("type") == "json_schema":
        return "json_schema"
    return "json_shaped" if "schema" in fields and _SHAPE.search(said) else "json_object"


def _named_parameter(said: str, sent: Mapping[str, JsonValue]) -> str:
    named = (match.group(1) for pattern in _PARAMETERS for match in pattern.finditer(said))
    return next((name for name in named if _is_droppable(name, sent)), "")


def _is_droppable(parameter: str, sent: Mapping[str, JsonValue]) -> bool:
    return parameter in sent and parameter not in {"model", "messages", "tools", "response_format"}


def _messages(sent: Mapping[str, JsonValue]) -> list[JsonValue]:
    messages = sent.get("messages")
    return messages if isinstance(messages, list) else []


def _is_system(message: JsonValue) -> bool:
    return isinstance(message, dict) and message.get("role") == "system"
