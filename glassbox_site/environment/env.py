"""Reads the environment once: every setting has a default, and all bad values are reported together."""

import contextlib
import difflib
import hashlib
import io
import os
import re
import secrets
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

import dotenv
from dotenv import parser

from glassbox_site.environment import env_values
from personas.llm.discovering import addresses

PROJECT = Path(__file__).resolve().parents[2]
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - recognised, not bound
OF_THIS_MACHINE = ("localhost", "127.0.0.1", "[::1]")
SECRETS = ("SECRET_KEY", "METRICS_TOKEN")
ADDRESSES = ("DATABASE_URL", "REDIS_URL", "MODEL_SERVERS")
BEFORE_HOST = re.compile(r"(^\w*:?//)?.*@", re.DOTALL)
PLAIN_PATH = re.compile(r"[\w./-]+", re.ASCII)
NEARLY = 0.81
"""How similar two names must be: BEHIND_TSL is taken for BEHIND_TLS, HOSTNAME is not taken for HOST."""
LONGEST_SOCKET_PATH = 100  # the kernel's limit is 107 bytes on Linux, 103 on macOS

Value = TypeVar("Value")


class BadEnvironment(Exception):
    """Raised when values cannot be used; `problems` has one line for each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(frozen=True, slots=True, kw_only=True)
class Environment:
    """All settings. `redis_url` is None when the embedded server is wanted. `misspelt` maps unknown names to the
    setting that is probably meant."""

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
    person_action: int
    person_line: int
    agent: int
    practice: int
    tables: int
    log_level: str
    rehearsal_dollars: Decimal
    rehearsal_tokens: int
    contact: str
    disk_reserve: int | None
    most_trials: int
    keep_words_days: int
    metrics_token: str
    log_format: str
    log_levels: Mapping[str, str]
    model_servers: addresses.Wish
    mind_port: int
    webhooks_private: bool
    misspelt: Mapping[str, str]

    @property
    def redis_socket(self) -> Path:
        """The socket of the embedded Redis: in `var`, or in the temporary folder if that path is too long or has
        characters that its clients misread, such as spaces."""
        inside = self.var / "redis" / "redis.sock"
        if len(os.fsencode(inside)) <= LONGEST_SOCKET_PATH and PLAIN_PATH.fullmatch(str(inside)):
            return inside
        name = hashlib.sha256(os.fsencode(self.var)).hexdigest()[:16]
        return Path(tempfile.gettempdir()) / f"glassbox-{os.getuid()}-{name}" / "redis.sock"


def load(file: str | Path) -> None:
    """Adds the settings of a file, if it exists, to the environment; real variables win. Raises BadEnvironment naming
    every line that sets nothing."""
    try:
        text = Path(file).read_text(encoding="utf-8")
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError) as problem:
        raise BadEnvironment([f"{file} cannot be read ({problem})"]) from problem
    if lines := [_line(each) for each in parser.parse_stream(io.StringIO(text)) if each.error or _is_bare(each)]:
        raise BadEnvironment([f"{file}, line {line}: must be NAME=value" for line in lines])
    dotenv.load_dotenv(stream=io.StringIO(text))


def _is_bare(said: parser.Binding) -> bool:
    return said.key is not None and said.value is None


def _line(said: parser.Binding) -> int:
    """The line number of the text itself: the parser counts empty lines before it as part of it."""
    text = said.original.string
    return said.original.line + text[: len(text) - len(text.lstrip())].count("\n")


def read(environ: Mapping[str, str]) -> Environment:
    """Raises BadEnvironment naming every unusable value."""
    reading = _Reading(environ)
    value, problems = reading.value, reading.problems
    var = value("GLASSBOX_VAR", PROJECT / "var", env_values.folder)
    host = value("HOST", "127.0.0.1", env_values.host_name)
    local = tuple(dict.fromkeys([*OF_THIS_MACHINE, *_name_of(host)]))
    if problem := _unwritable(var):
        problems.append(f"GLASSBOX_VAR={str(var)!r}: {problem}")
    environment = Environment(
        var=var,
        host=host,
        port=value("PORT", 8000, env_values.port),
        debug=value("DEBUG", False, env_values.switch),
        behind_tls=value("BEHIND_TLS", False, env_values.switch),
        allowed_hosts=value("ALLOWED_HOSTS", local, env_values.hosts),
        database_url=value(
            "DATABASE_URL", f"sqlite:///{quote(os.fsencode(var / 'glassbox.sqlite3'))}", env_values.database_address
        ),
        redis_url=value("REDIS_URL", None, env_values.redis_address),
        secret_key=value("SECRET_KEY", "", env_values.secret),
        workers=value("WORKERS", 2, env_values.count),
        web=value("WEB_PROCESSES", 1, env_values.count),
        person_action=value("PERSON_ACTION_SECONDS", 45, env_values.whole_number(600)),
        person_line=value("PERSON_LINE_SECONDS", 30, env_values.whole_number(600)),
        agent=value("AGENT_SECONDS", 90, env_values.whole_number(3_600)),
        practice=value("PRACTICE_MATCHES", 3, env_values.whole_number(100)),
        tables=value("TABLES", 32, env_values.whole_number(1_000)),
        log_level=value("LOG_LEVEL", "INFO", env_values.log_level),
        rehearsal_dollars=value("REHEARSAL_DOLLARS", Decimal(1), env_values.dollars),
        rehearsal_tokens=value("REHEARSAL_TOKENS", 200_000, env_values.whole_number(10**9)),
        contact=value("CONTACT", "", env_values.contact),
        keep_words_days=value("KEEP_WORDS_DAYS", 90, env_values.whole_number(36_500)),
        most_trials=value("MOST_TRIALS", 100_000, env_values.whole_number(10**9)),
        disk_reserve=value("DISK_RESERVE_MB", None, env_values.megabytes),
        metrics_token=value("METRICS_TOKEN", "", env_values.token),
        log_format=value("LOG_FORMAT", "line", env_values.log_format),
        log_levels=value("LOG_LEVELS", {}, env_values.log_levels),
        model_servers=value("MODEL_SERVERS", addresses.Wish(), addresses.wish),
        mind_port=value("MIND_PORT", addresses.MIND_PORT, env_values.port),
        webhooks_private=value("WEBHOOKS_PRIVATE", False, env_values.switch),
        misspelt=reading.misspelt(),
    )
    if problems:
        raise BadEnvironment(problems)
    return environment


class _Reading:
    """Reads one environment; `problems` collects every value that cannot be used."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self.problems: list[str] = []
        self._names: list[str] = []

    def value(self, name: str, default: Value, parse: Callable[[str], Value]) -> Value:
        self._names.append(name)
        text = self._environ.get(name, "").strip()
        if not text:
            return default
        try:
            return parse(text)
        except ValueError as problem:
            self.problems.append(f"{name}={_shown(name, text)}: {problem}")
            return default

    def misspelt(self) -> Mapping[str, str]:
        """To be called after all values were read. Settings that are set correctly are not suggested."""
        unset = [name for name in self._names if name not in self._environ]
        near = {each: difflib.get_close_matches(each, unset, n=1, cutoff=NEARLY) for each in self._environ}
        return {each: found[0] for each, found in near.items() if found and each not in self._names}


def kept_secret(var: Path) -> str:
    """The generated SECRET_KEY of this installation, made at the first call; readable by its owner alone."""
    path = var / "secret_key"
    if not path.exists():
        with tempfile.NamedTemporaryFile("w", dir=var, encoding="ascii") as draft:
            draft.write(secrets.token_urlsafe(64))
            draft.flush()
            with contextlib.suppress(FileExistsError):  # atomic, and the first process wins
                os.link(draft.name, path)
    return path.read_text(encoding="ascii").strip()


def _shown(name: str, text: str) -> str:
    """The value for an error message: secrets and passwords are hidden, even if they are what cannot be read."""
    if name in SECRETS:
        return "(hidden)"
    if name not in ADDRESSES and "://" not in text:
        return repr(text)
    address, asked, _password = BEFORE_HOST.sub(r"\1***@", text).partition("?")
    return repr(address + (asked and "?***"))


def _unwritable(var: Path) -> str | None:
    try:
        var.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=var):
            return None
    except OSError as problem:
        return f"cannot be written ({problem.strerror})"


def _name_of(host: str) -> list[str]:
    return [] if host in ANYWHERE else [f"[{host}]" if ":" in host else host]
