"""What is known of a model server that answered: its kind, its address, the models it offers and what they can do."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from personas.llm.endpoints import Server as Kind

NAMES: Mapping[Kind, str] = {
    Kind.OLLAMA: "Ollama",
    Kind.LLAMACPP: "llama.cpp",
    Kind.LLAMAFILE: "llamafile",
    Kind.LMSTUDIO: "LM Studio",
    Kind.VLLM: "vLLM",
    Kind.LLAMA_CPP_PYTHON: "llama-cpp-python",
    Kind.DOCKER: "Docker Model Runner",
    Kind.OPENAI: "A model server",
    Kind.ANTHROPIC: "Anthropic",
}
"""The names under which people know the servers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """One model; what its server does not tell is None.

    `context`: tokens of prompt and answer together that one question gets as the server runs now.
    `longest`: the most the model could be loaded with. `is_loaded`: whether it answers without loading first.
    """

    id: str
    context: int | None = None
    longest: int | None = None
    tools: bool | None = None
    system: bool | None = None
    thinks: bool | None = None
    is_loaded: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """`address` is the base URL, such as http://127.0.0.1:11434/v1; `slots` is how many answers it gives at a time."""

    kind: Kind
    address: str
    offers: tuple[Offer, ...] = ()
    slots: int | None = None
    is_loading: bool = False

    @property
    def name(self) -> str:
        return NAMES[self.kind]

    @property
    def host(self) -> str:
        return urlsplit(self.address).netloc

    def offer(self, model: str) -> Offer | None:
        return next((offer for offer in self.offers if offer.id == model), None)
