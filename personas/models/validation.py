"""Validators for what is typed into fields: each says what is wrong without repeating what was typed.

What was typed may be a key in the wrong field, so no message here quotes a value.
"""

import json
import math
import re
import unicodedata
from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy as _
from pydantic import JsonValue

from glassbox_site.ground.reading import keys, value_faults
from personas.llm.keyring import bindings

LONGEST_EXTRA = 2_000
SECRET = "secret"  # noqa: S105 - the code of an error

MODEL_SLUG = RegexValidator(
    r"\A[a-z0-9]+(-[a-z0-9]+)*\Z",
    _("Use small letters, digits and single hyphens (gpt4o, qwen3-14b): the underscore begins the persona's part."),
)
PERSONA_SLUG = RegexValidator(
    r"\A[a-z0-9]+(_[a-z0-9]+)*\Z",
    _("Use small letters, digits and single underscores (aggressive_leader)."),
)
FIELD_NAMES = RegexValidator(
    r"\A([a-z_]+( [a-z_]+)*)?\Z", _("Name fields of the request, separated by single spaces (temperature seed).")
)
MODEL_NAME = RegexValidator(r"\A[\x21-\x7e]+\Z", _("A model's name has no spaces and no special characters."))

UNSEEN = ("Cf", "Mn", "Zs")

_OWN_FIELDS = {"model", "messages", "tools", "response_format", "stream", "n"}
_SECRETIVE = re.compile(r"key|token$|secret|password|authorization|credential", re.IGNORECASE)
_TURNS_TEXT_AROUND = {"\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"}


def no_secret(text: str) -> None:
    """Refuses the value of any variable named ..._API_KEY: keys must not get into the database."""
    for held in value_faults.keys_in(text):
        raise ValidationError(held.said, code=SECRET)


def without_secrets(text: str) -> str:
    """Replaces any key in the text by the name of its variable, for text that leaves the house."""
    for variable in list(keys.held_in(text)):
        text = text.replace(keys.KNOWN.get(variable, ""), f"[{variable}]")
    return text


def plain_text(text: str) -> None:
    """Refuses characters that a database cannot store or that make a page show something other than the text."""
    no_secret(text)
    if any(_is_unprintable(character) for character in text if character not in "\n\r\t"):
        raise ValidationError(_("There are control characters in it."), code="unprintable")


def plain_line(text: str) -> None:
    plain_text(text)
    if any(character in text for character in "\n\r\t\u2028\u2029"):
        raise ValidationError(_("One line, please."), code="lines")
    if text and all(unicodedata.category(character) in UNSEEN for character in text):
        raise ValidationError(_("Nothing of it can be seen."), code="unseen")


def http_address(url: str) -> None:
    """An http(s) base address: no credentials, no query, nothing that `personas.llm` would refuse."""
    plain_line(url)
    try:
        parts = urlsplit(url)
        has_password, _port = bool(parts.username or parts.password), parts.port
    except ValueError:
        raise ValidationError(_("This is no address."), code="address") from None
    if has_password:
        raise ValidationError(_("No name or password in the address: keys stay in the environment."), code=SECRET)
    if parts.scheme not in ("http", "https") or not parts.hostname or " " in url:
        raise ValidationError(_("An address begins with http:// or https:// and a host."), code="address")
    if parts.query or parts.fragment or "?" in url or "#" in url:
        raise ValidationError(_("The base address alone, without ? and #."), code="address")


def key_variable(name: str) -> None:
    if not keys.VARIABLE.fullmatch(name):
        message = _("The NAME of an environment variable that ends in _API_KEY, in capitals; never the key itself.")
        raise ValidationError(message, code=SECRET)


def key_goes_there(variable: str, base_url: str) -> None:
    """Refuses a host to which the environment does not let this key go."""
    if variable and not bindings.allows(variable, base_url):
        host = urlsplit(base_url).hostname or ""
        known = {"variable": variable, "host": host, "binding": f"{variable}{bindings.SUFFIX}"}
        told = _("The key of %(variable)s may not go to %(host)s. Whoever keeps the machine can allow it:")
        raise ValidationError(f"{told % known} {known['binding']}={host}", code="binding")


def finite(number: float) -> None:
    """Refuses NaN, which range validators let through because comparisons with it are never true."""
    if not math.isfinite(number):
        raise ValidationError(_("A number, please."), code="number")


def request_fields(extra: JsonValue) -> None:
    """Extra fields of every request: a small object without secrets and without the fields that are set here."""
    if not isinstance(extra, dict):
        raise ValidationError(_('An object of fields, such as {"top_p": 0.9}.'), code="object")
    try:
        written = json.dumps(extra, allow_nan=False)
    except (ValueError, RecursionError):
        raise ValidationError(_("This cannot be written as JSON."), code="object") from None
    if len(written) > LONGEST_EXTRA:
        raise ValidationError(_("At most %(most)d characters."), code="long", params={"most": LONGEST_EXTRA})
    for text in _strings(extra):
        plain_text(text)
    if _OWN_FIELDS & extra.keys():
        names = ", ".join(sorted(_OWN_FIELDS))
        raise ValidationError(_("These fields are filled in already: %(names)s."), code="own", params={"names": names})
    if any(_SECRETIVE.search(name) for name in _names(extra)):
        raise ValidationError(_("Keys, tokens and passwords stay in the environment."), code=SECRET)


def _is_unprintable(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cs") or character in _TURNS_TEXT_AROUND


def _names(value: JsonValue) -> Iterator[str]:
    """The names of all fields, at any depth."""
    if isinstance(value, dict):
        yield from value
    for inner in _parts(value):
        yield from _names(inner)


def _strings(value: JsonValue) -> Iterator[str]:
    """All text, names included, at any depth."""
    if isinstance(value, dict):
        yield from value
    if isinstance(value, str):
        yield value
    for inner in _parts(value):
        yield from _strings(inner)


def _parts(value: JsonValue) -> Sequence[JsonValue]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []
