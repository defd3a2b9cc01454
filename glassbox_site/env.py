"""The environment, read once: every setting with its default, every bad value named, all at once."""

import contextlib
import hashlib
import os
import re
import secrets
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote, urlsplit

import dj_database_url
import dotenv
import redis

PROJECT = Path(__file__).resolve().parent.parent
DATABASE_SCHEMES = ("sqlite", "postgres", "postgresql")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
HOST_NAME = re.compile(r"\.?[a-z0-9][a-z0-9.-]*|\[[0-9a-f:.]+\]", re.IGNORECASE)
DOMAIN = r"[a-z0-9-]+(\.[a-z0-9-]+)+"
CONTACT = re.compile(rf"[^\s@:/<>\"]+@{DOMAIN}|https://{DOMAIN}([:/?#]\S*)?", re.IGNORECASE)
PLAIN_PATH = re.compile(r"[\w./-]+", re.ASCII)
LONGEST_SOCKET_PATH = 100  # the kernel's limit is 107 bytes on Linux, 103 on macOS

Value = TypeVar("Value")


class BadEnvironment(Exception):
    """Some values cannot be used; `problems` has one line for each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True, kw_only=True)
class Environment:
    """What the outside world asks for. `redis_url` is None when the embedded server is wanted."""

    var: Path
    host: str
    port: int
    debug: bool
    behind_tls: bool
    allowed_hosts: tuple[str, ...]
    database_url: str
    redis_url: str | None
    secret_key: str
    workers: int
    web: int
    log_level: str
    rehearsal_dollars: Decimal
    rehearsal_tokens: int
    contact: str

    @property
    def redis_socket(self) -> Path:
        """Where the embedded Redis listens: in `var`, or in the temporary folder when that path is too long or holds
        what its clients misread: a space, or a sign with a meaning in an address."""
        inside = self.var / "redis" / "redis.sock"
        if len(os.fsencode(inside)) <= LONGEST_SOCKET_PATH and PLAIN_PATH.fullmatch(str(inside)):
            return inside
        name = hashlib.sha256(os.fsencode(self.var)).hexdigest()[:16]
        return Path(tempfile.gettempdir()) / f"glassbox-{os.getuid()}-{name}" / "redis.sock"


def load(file: str | Path) -> None:
    """Adds the settings of a file, if there is one, to the environment, where real variables win."""
    try:
        dotenv.load_dotenv(file)
    except (OSError, UnicodeDecodeError) as problem:
        raise BadEnvironment([f"{file} cannot be read ({problem})"]) from problem


def read(environ: Mapping[str, str]) -> Environment:
    """Raises BadEnvironment naming every unusable value."""
    problems: list[str] = []

    def value(name: str, default: Value, parse: Callable[[str], Value]) -> Value:
        text = environ.get(name, "").strip()
        if not text:
            return default
        try:
            return parse(text)
        except ValueError as problem:
            problems.append(f"{name}={_shown(name, text)}: {problem}")
            return default

    var = value("GLASSBOX_VAR", PROJECT / "var", _folder)
    host = value("HOST", "127.0.0.1", _host)
    local = tuple(dict.fromkeys(["localhost", "127.0.0.1", "[::1]", *_name_of(host)]))
    if problem := _unwritable(var):
        problems.append(f"GLASSBOX_VAR={str(var)!r}: {problem}")
    environment = Environment(
        var=var,
        host=host,
        port=value("PORT", 8000, port),
        debug=value("DEBUG", False, _switch),
        behind_tls=value("BEHIND_TLS", False, _switch),
        allowed_hosts=value("ALLOWED_HOSTS", local, _hosts),
        database_url=value("DATABASE_URL", f"sqlite:///{quote(os.fsencode(var / 'glassbox.sqlite3'))}", _database),
        redis_url=value("REDIS_URL", None, _redis),
        secret_key=value("SECRET_KEY", "", _secret),
        workers=value("WORKERS", 2, count),
        web=value("WEB_PROCESSES", 1, count),
        log_level=value("LOG_LEVEL", "INFO", _log_level),
        rehearsal_dollars=value("REHEARSAL_DOLLARS", Decimal(1), _dollars),
        rehearsal_tokens=value("REHEARSAL_TOKENS", 200_000, _tokens),
        contact=value("CONTACT", "", _contact),
    )
    if problems:
        raise BadEnvironment(problems)
    return environment


def port(text: str) -> int:
    return _whole_number(text, highest=65535)


def count(text: str) -> int:
    return _whole_number(text, highest=64)


def _tokens(text: str) -> int:
    return _whole_number(text, highest=10**9)


def _dollars(text: str) -> Decimal:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,4})?", text) or not Decimal(text):
        raise ValueError("must be an amount above 0, with at most four places after the point")
    return Decimal(text)


def _contact(text: str) -> str:
    if not CONTACT.fullmatch(text):
        raise ValueError("must be an e-mail address, or an address that begins with https://")
    return text


def _whole_number(text: str, *, highest: int) -> int:
    if not re.fullmatch("[0-9]{1,10}", text) or not 1 <= int(text) <= highest:
        raise ValueError(f"must be a whole number from 1 to {highest}")
    return int(text)


def kept_secret(var: Path) -> str:
    """The generated SECRET_KEY of this installation, made at the first call; readable by its owner alone."""
    path = var / "secret_key"
    if not path.exists():
        with tempfile.NamedTemporaryFile("w", dir=var, encoding="ascii") as draft:
            draft.write(secrets.token_urlsafe(64))
            draft.flush()
            with contextlib.suppress(FileExistsError):  # whole or not at all, and the first one wins
                os.link(draft.name, path)
    return path.read_text(encoding="ascii").strip()


def _shown(name: str, text: str) -> str:
    """The value as an error may show it: secrets and passwords stay unseen."""
    if name == "SECRET_KEY":
        return "(hidden)"
    password = _password(text) if "://" in text else None
    return repr(text.replace(password, "***")) if password else repr(text)


def _password(url: str) -> str | None:
    try:
        return urlsplit(url).password
    except ValueError:
        return None


def _folder(text: str) -> Path:
    try:
        return Path(text).expanduser().resolve()
    except RuntimeError as problem:  # no such user, or links in a circle
        raise ValueError(f"cannot be found ({problem})") from problem


def _unwritable(var: Path) -> str | None:
    try:
        var.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=var):
            return None
    except OSError as problem:
        return f"cannot be written ({problem.strerror})"


def _switch(text: str) -> bool:
    switches = {
        "1": True,
        "true": True,
        "yes": True,
        "on": True,
        "0": False,
        "false": False,
        "no": False,
        "off": False,
    }
    if text.lower() not in switches:
        raise ValueError("must be 1 or 0 (or true/false, yes/no, on/off)")
    return switches[text.lower()]


def _hosts(text: str) -> tuple[str, ...]:
    hosts = tuple(host.strip() for host in text.split(",") if host.strip())
    if "*" in hosts:
        raise ValueError("'*' would let every website open our websockets; name the hosts, separated by commas")
    strange = [host for host in hosts if not HOST_NAME.fullmatch(host)]
    if strange or not hosts:
        raise ValueError("must be bare host names separated by commas, without scheme, port or path")
    return hosts


def _host(text: str) -> str:
    text.encode("idna")  # raises for what no resolver could be asked
    return text


def _name_of(host: str) -> list[str]:
    anywhere = ("0.0.0.0", "::")  # noqa: S104 - recognised, not bound
    return [] if host in anywhere else [f"[{host}]" if ":" in host else host]


def _database(text: str) -> str:
    scheme = text.partition("://")[0]
    if "://" not in text or scheme not in DATABASE_SCHEMES:
        raise ValueError("must start with sqlite:///, postgres:// or postgresql://")
    try:
        name = dj_database_url.parse(text).get("NAME")
    except (ValueError, KeyError) as problem:
        raise ValueError("is not a database address") from problem
    if not name or name == ":memory:":
        raise ValueError("names no database that several processes could share")
    return text


def _redis(text: str) -> str:
    try:
        _host(urlsplit(text).hostname or "")
        redis.ConnectionPool.from_url(text).make_connection()  # made, not opened
    except (TypeError, ValueError) as problem:
        raise ValueError("must be redis://host:port/0, rediss://... or unix:///path/to/socket") from problem
    return text


def _secret(text: str) -> str:
    if len(text) < 50 or len(set(text)) < 5:
        raise ValueError("must have at least 50 characters, 5 of them different")
    return text


def _log_level(text: str) -> str:
    if text.upper() not in LOG_LEVELS:
        raise ValueError(f"must be one of {', '.join(LOG_LEVELS)}")
    return text.upper()
