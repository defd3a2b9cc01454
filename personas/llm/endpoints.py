"""Where models live and what they can do: endpoints, abilities and prices as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal
from urllib.parse import urlsplit

from pydantic import JsonValue

from glassbox_site.ground.reading import keys
from personas.llm import costs

ANTHROPIC_VERSION = "2023-06-01"
"""The latest version of that protocol that still takes a temperature, where the model does."""


class Server(StrEnum):
    """The kind of server. OPENAI: a hosted or an unknown one, which is asked in the common protocol alone. ANTHROPIC: a
    hosted one that is asked in Anthropic's."""

    OPENAI = "openai"
    ANTHROPIC = "anthropic"
    OLLAMA = "ollama"
    LLAMACPP = "llamacpp"
    LMSTUDIO = "lmstudio"
    VLLM = "vllm"
    LLAMA_CPP_PYTHON = "llama_cpp_python"
    LLAMAFILE = "llamafile"
    DOCKER = "docker"

    @property
    def compiles_grammars(self) -> bool:
        """Whether a new schema costs it mere milliseconds, so that each question may have its own bounds and lists."""
        return not self.is_hosted

    @property
    def is_hosted(self) -> bool:
        return self in (Server.OPENAI, Server.ANTHROPIC)

    @property
    def caches_only_what_is_marked(self) -> bool:
        return self is Server.ANTHROPIC

    @property
    def usual_limit(self) -> int | None:
        """Tokens of an answer where a request sets no limit, if its protocol demands one."""
        return 4_096 if self is Server.ANTHROPIC else None

    @property
    def key_header(self) -> tuple[str, str]:
        """The header in which it wants its key, and what stands before the key."""
        return ("x-api-key", "") if self is Server.ANTHROPIC else ("Authorization", "Bearer ")

    @property
    def headers(self) -> Mapping[str, str]:
        """What each request says besides."""
        return {"anthropic-version": ANTHROPIC_VERSION} if self is Server.ANTHROPIC else {}

    @property
    def rungs(self) -> tuple["JsonMode", ...]:
        """The ways to ask it for JSON, best first, without those it is known not to support."""
        return _RUNGS.get(self, _ALL_RUNGS)


class Rulebook(StrEnum):
    """How much of the rules a player is told: all, or what it can use, in few words. Neither says anything false."""

    SHORT = "short"
    FULL = "full"


class JsonMode(StrEnum):
    """How strictly an endpoint holds a model to JSON, best first. SHAPED: object mode, with the schema beside it."""

    SCHEMA = "schema"
    SHAPED = "shaped"
    OBJECT = "object"
    NONE = "none"


_ALL_RUNGS = tuple(JsonMode)
_RUNGS: Mapping[Server, tuple[JsonMode, ...]] = {
    Server.ANTHROPIC: (JsonMode.SCHEMA, JsonMode.NONE),
    Server.OLLAMA: (JsonMode.SCHEMA, JsonMode.OBJECT, JsonMode.NONE),
    Server.LMSTUDIO: (JsonMode.SCHEMA, JsonMode.NONE),
    Server.VLLM: (JsonMode.SCHEMA, JsonMode.OBJECT, JsonMode.NONE),
    Server.LLAMA_CPP_PYTHON: (JsonMode.SHAPED, JsonMode.OBJECT, JsonMode.NONE),
    Server.LLAMAFILE: (JsonMode.SHAPED, JsonMode.OBJECT, JsonMode.NONE),
}


class Reasoning(StrEnum):
    """Where a model's thoughts arrive. NONE: it has none, so think tags in its text are plain text."""

    UNKNOWN = "unknown"
    FIELD = "field"
    TAGS = "tags"
    NONE = "none"


@dataclass(frozen=True, slots=True, kw_only=True)
class Abilities:
    """What a model at an endpoint can do. The defaults assume that everything works; refusals teach otherwise.

    `alternating`: user and assistant must take turns. `without`: request fields it does not accept
    ("temperature", "seed", ...). `context`: tokens of prompt and answer together. `thinking_room`: tokens
    added to every answer's limit because reasoning uses them up. `cache_marks`: it wants to be told what to cache.
    """

    json: JsonMode = JsonMode.SCHEMA
    system: bool = True
    tools: bool = True
    alternating: bool = False
    limit_field: Literal["max_tokens", "max_completion_tokens"] = "max_tokens"
    without: tuple[str, ...] = ()
    reasoning: Reasoning = Reasoning.UNKNOWN
    context: int | None = None
    thinking_room: int = 0
    cache_marks: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """A base URL such as https://openrouter.ai/api/v1, the variable that holds its key, and its limits.

    `key_variable` is empty for endpoints that need no key. Times are in seconds: `connect` to get a connection,
    `total` for an answer when the request names no deadline, `read` between two pieces of it, if that is to be
    shorter. `concurrency` (calls at the same time) and `per_minute` apply across all processes that share a Redis.
    `server` decides the dialect.
    """

    base_url: str
    key_variable: str = ""
    connect: float = 10.0
    read: float | None = None
    total: float = 180.0
    concurrency: int = 16
    per_minute: int | None = None
    server: Server = Server.OPENAI

    def __post_init__(self) -> None:
        url = urlsplit(self.base_url)
        if url.scheme not in ("http", "https") or not url.hostname:
            raise ValueError(f"base_url must be an http(s) address, not {url.scheme!r}")
        if url.username or url.password or url.query or url.fragment:
            raise ValueError(f"base_url of {url.hostname} must hold neither credentials nor a query")
        if self.key_variable and not keys.VARIABLE.fullmatch(self.key_variable):
            raise ValueError(f"key_variable must be NAME_API_KEY, not {self.key_variable!r}")
        if self.concurrency < 1:
            raise ValueError(f"concurrency ({self.concurrency}) must be at least 1")

    @property
    def host(self) -> str:
        return urlsplit(self.base_url).netloc

    @property
    def is_openrouter(self) -> bool:
        hostname = urlsplit(self.base_url).hostname or ""
        return hostname == "openrouter.ai" or hostname.endswith(".openrouter.ai")


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelSpec:
    """One model at one endpoint.

    `extra` goes into every request body as it is (top_p, provider, reasoning, ...); its max_tokens, temperature
    and seed apply only to requests that leave them open. `rulebook` and `brief` are for the code that writes its
    prompts: how much of the rules it is told, and whether notes and suspicions are left for later.
    """

    name: str
    model: str
    endpoint: Endpoint
    abilities: Abilities = field(default_factory=Abilities)
    price: costs.Price | None = None
    extra: Mapping[str, JsonValue] = field(default_factory=dict)
    rulebook: Rulebook = Rulebook.SHORT
    brief: bool = False
