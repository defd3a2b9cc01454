"""Parsers of settings, one for each kind: each returns the value or raises ValueError saying what it must be."""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from pathlib import Path
from urllib.parse import urlsplit

import dj_database_url
import redis

DATABASE_SCHEMES = ("sqlite", "postgres", "postgresql")
IN_PASSWORDS = "in a password # / ? @ % are written %23 %2F %3F %40 %25"
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("line", "json")
PART = re.compile(r"[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)*")
HOST_NAME = re.compile(r"\.?[a-z0-9][a-z0-9.-]*|\[[0-9a-f:.]+\]", re.IGNORECASE)
DOMAIN = r"[a-z0-9-]+(\.[a-z0-9-]+)+"
CONTACT = re.compile(rf"[^\s@:/<>\"]+@{DOMAIN}|https://{DOMAIN}([:/?#]\S*)?", re.IGNORECASE)


def whole_number(highest: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,10}", text) or not 1 <= int(text) <= highest:
            raise ValueError(f"must be a whole number from 1 to {highest}")
        return int(text)

    return read


port = whole_number(65_535)
count = whole_number(64)


def megabytes(text: str) -> int:
    return 1_000_000 * whole_number(10**9)(text)


def dollars(text: str) -> Decimal:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,4})?", text) or not Decimal(text):
        raise ValueError("must be an amount above 0, with at most four places after the point")
    return Decimal(text)


def contact(text: str) -> str:
    if not CONTACT.fullmatch(text):
        raise ValueError("must be an e-mail address, or an address that begins with https://")
    return text


def folder(text: str) -> Path:
    try:
        return Path(text).expanduser().resolve()
    except RuntimeError as problem:  # no such user, or links in a circle
        raise ValueError(f"cannot be found ({problem})") from problem


def switch(text: str) -> bool:
    switches = dict.fromkeys(("1", "true", "yes", "on"), True) | dict.fromkeys(("0", "false", "no", "off"), False)
    if text.lower() not in switches:
        raise ValueError("must be 1 or 0 (or true/false, yes/no, on/off)")
    return switches[text.lower()]


def hosts(text: str) -> tuple[str, ...]:
    named = tuple(host.strip() for host in text.split(",") if host.strip())
    if "*" in named:
        raise ValueError("'*' would let every website open our websockets; name the hosts, separated by commas")
    strange = [host for host in named if not HOST_NAME.fullmatch(host)]
    if strange or not named:
        raise ValueError("must be bare host names separated by commas, without scheme, port or path")
    return named


def host_name(text: str) -> str:
    text.encode("idna")  # raises for what no resolver could be asked
    return text


def database_address(text: str) -> str:
    scheme = text.partition("://")[0]
    if "://" not in text or scheme not in DATABASE_SCHEMES:
        raise ValueError("must start with sqlite:///, postgres:// or postgresql://")
    try:
        name = dj_database_url.parse(text).get("NAME")
    except (ValueError, KeyError) as problem:
        raise ValueError(f"is not a database address; {IN_PASSWORDS}") from problem
    if not name or name == ":memory:":
        raise ValueError("names no database that several processes could share")
    return text


def redis_address(text: str) -> str:
    try:
        host_name(urlsplit(text).hostname or "")
        redis.ConnectionPool.from_url(text).make_connection()  # made, not opened
    except (TypeError, ValueError) as problem:
        raise ValueError(
            f"must be redis://host:port/0, rediss://... or unix:///path/to/socket; {IN_PASSWORDS}"
        ) from problem
    return text


def secret(text: str) -> str:
    if len(text) < 50 or len(set(text)) < 5:
        raise ValueError("must have at least 50 characters, 5 of them different")
    return text


def token(text: str) -> str:
    if not re.fullmatch(r"[!-~]{20,200}", text):
        raise ValueError("must have 20 to 200 characters, without blanks")
    return text


def log_format(text: str) -> str:
    if text.lower() not in LOG_FORMATS:
        raise ValueError(f"must be one of {', '.join(LOG_FORMATS)}")
    return text.lower()


def log_levels(text: str) -> Mapping[str, str]:
    """`games=DEBUG,personas.llm=WARNING`"""
    pairs = [each.partition("=") for each in text.split(",") if each.strip()]
    if strange := [name for name, sign, _level in pairs if not sign or not PART.fullmatch(name.strip())]:
        raise ValueError(f"must be parts with their levels, as in games=DEBUG,sct=WARNING; {strange[0]!r} is none")
    return {name.strip(): log_level(level.strip()) for name, _sign, level in pairs}


def log_level(text: str) -> str:
    if text.upper() not in LOG_LEVELS:
        raise ValueError(f"must be one of {', '.join(LOG_LEVELS)}")
    return text.upper()
