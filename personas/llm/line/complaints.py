"""Parses an endpoint's error: its code, everything it says, the field it names, and how long to wait.

An error may come with its HTTP status, inside a 200 (OpenRouter), inside a choice, as a string (Ollama), a
list (Gemini) or a validation report (FastAPI); the true reason is often one level down in `metadata.raw`.
"""

import email.utils
import json
import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from glassbox_site.ground import words
from personas.llm.line import http

MAX_REASON = 400
UNNAMED = 520
"""The code given to an error inside a 200 that has none of its own."""
LONGEST_WISH = 31 * 24 * 3600.0
LEADS_ELSEWHERE = "the address leads elsewhere, and nobody follows: give the one to which it leads (https?)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Complaint:
    """An error object, parsed: its code, everything it says, the field it names, sizes it gives."""

    code: int
    text: str
    parameter: str = ""
    context: int | None = None
    prompt_tokens: int | None = None


def complaint(reply: http.Reply, body: JsonValue) -> Complaint | None:
    """The complaint in a reply, or None if it is not an error. `body` is the parsed reply."""
    error = _error_object(body)
    if reply.status < 300 and error is None:
        return None
    if error is None:
        text = reply.body.decode("utf-8", "replace") if reply.status >= 400 else LEADS_ELSEWHERE
        return Complaint(code=reply.status, text=words.brief(text, MAX_REASON))
    fields = error if isinstance(error, dict) else {"message": error}
    parameter = fields.get("param") or _refused_place(fields)
    return Complaint(
        code=_code(reply.status, fields),
        text=words.brief(" | ".join(dict.fromkeys(_sayings(fields))), MAX_REASON),
        parameter=parameter if isinstance(parameter, str) else "",
        context=_size(fields.get("n_ctx")),
        prompt_tokens=_size(fields.get("n_prompt_tokens")),
    )


def _error_object(body: JsonValue) -> JsonValue:
    """The error, wherever in the body it is; None if there is none."""
    if isinstance(body, list):
        return _error_object(body[0]) if body else None
    if not isinstance(body, dict):
        return None
    if body.get("error"):
        return body["error"]
    if body.get("object") == "error" or ("detail" in body and "choices" not in body):
        return body
    choices = body.get("choices")
    first = choices[0] if isinstance(choices, list) and choices else None
    return (first.get("error") or None) if isinstance(first, dict) else None


def _code(status: int, fields: Mapping[str, JsonValue]) -> int:
    """The status, or the code that an error inside a 200 gives itself; one without a code gets `UNNAMED`."""
    if status >= 300:
        return status
    told = [str(fields.get(name)) for name in ("code", "status", "type")]
    for code in told:
        if re.fullmatch(r"[45][0-9]{2}", code):
            return int(code)
    named = " ".join(told)
    if "rate_limit" in named:
        return 429
    return 400 if "invalid" in named else UNNAMED


def _sayings(fields: Mapping[str, JsonValue]) -> Iterator[str]:
    """All messages of an error; those of the provider come after the intermediary's. Anthropic names some causes by a
    code besides, because its wording may change."""
    for name in ("message", "detail", "error"):
        value = fields.get(name)
        if value:
            yield value if isinstance(value, str) else json.dumps(value)
    details = fields.get("details")
    if isinstance(details, dict) and isinstance(cause := details.get("error_code"), str):
        yield cause
    metadata = fields.get("metadata")
    if isinstance(metadata, dict):
        provider, raw = metadata.get("provider_name"), metadata.get("raw")
        if isinstance(provider, str):
            yield provider
        if raw:
            yield from _raw_sayings(raw)


def _raw_sayings(raw: JsonValue) -> Iterator[str]:
    """The messages in `metadata.raw`: JSON in a string, or plain text."""
    try:
        inner = json.loads(raw) if isinstance(raw, str) else raw
    except (ValueError, RecursionError):
        inner = None
    error = _error_object(inner) or inner
    if isinstance(error, dict):
        yield from _sayings(error)
    else:
        yield str(raw)


def _size(value: JsonValue) -> int | None:
    return value if isinstance(value, int) and value > 0 else None


def _refused_place(fields: Mapping[str, JsonValue]) -> str:
    """The field that a validation report does not accept: [{"type": "extra_forbidden", "loc": ["body", "seed"]}]."""
    detail = fields.get("detail")
    for report in detail if isinstance(detail, list) else []:
        place = report.get("loc") if isinstance(report, dict) else None
        if isinstance(place, list) and len(place) > 1 and "extra" in str(report):
            return str(place[1])
    return ""


def retry_after(reply: http.Reply, body: JsonValue) -> float | None:
    """Seconds to wait, from a header (seconds or a date), or from the header that an intermediary quotes in the body.
    None if there is none, or it is implausibly long."""
    seconds = _told(reply, body)
    return seconds if seconds is not None and seconds <= LONGEST_WISH else None


def _told(reply: http.Reply, body: JsonValue) -> float | None:
    milliseconds = _decimal(reply.headers.get("retry-after-ms", ""))
    if milliseconds is not None:
        return milliseconds / 1000
    seconds = _seconds(reply.headers.get("retry-after", ""), reply)
    return _relayed(body, reply) if seconds is None else seconds


def _seconds(value: str, reply: http.Reply) -> float | None:
    """A date is counted from the endpoint's own `Date` header if it sends one."""
    if (seconds := _decimal(value)) is not None:
        return seconds
    until, now = _timestamp(value), _timestamp(reply.headers.get("date", "")) or time.time()
    return None if until is None else max(0.0, until - now)


def _relayed(body: JsonValue, reply: http.Reply) -> float | None:
    error = _error_object(body)
    metadata = error.get("metadata") if isinstance(error, dict) else None
    headers = metadata.get("headers") if isinstance(metadata, dict) else None
    if not isinstance(headers, dict):
        return None
    relayed = {str(name).lower(): str(value) for name, value in headers.items()}
    reset = _decimal(relayed.get("x-ratelimit-reset", ""))
    if reset is None:
        return _seconds(relayed.get("retry-after", ""), reply)
    return max(0.0, reset / 1000 - time.time())


def _decimal(value: str) -> float | None:
    return float(value) if re.fullmatch(r"\d{1,15}(\.\d+)?", value.strip()) else None


def _timestamp(value: str) -> float | None:
    try:
        return email.utils.parsedate_to_datetime(value).timestamp()
    except (ValueError, OverflowError):
        return None
