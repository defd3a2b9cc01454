"""What a providers file may say about a model beyond its name: the same settings as in the admin, in the same words."""

from typing import Annotated, Literal

import pydantic

from personas.llm import endpoints
from sct.kernel import sections

USUAL_PATIENCE = 180

Server = Annotated[endpoints.Server, pydantic.Field(strict=False)]
JsonMode = Annotated[endpoints.JsonMode, pydantic.Field(strict=False)]
FieldName = Annotated[str, pydantic.Field(pattern=r"^[a-z_]+$")]


class ApiConfig(sections.Section):
    """`api_key_env` names the environment variable that holds the key; endpoints without keys need none.

    `server` is the kind of one's own server (ollama, llamacpp, lmstudio, vllm, llama_cpp_python, llamafile, docker), or
    anthropic for the provider that is asked in a protocol of its own.
    `concurrency` is how many calls it takes at once (the batch's number counts if it is smaller), `patience` how many
    seconds one answer may take, not counting those spent waiting for others' calls.
    """

    base_url: str
    api_key_env: str = ""
    server: Server = endpoints.Server.OPENAI
    concurrency: int | None = pydantic.Field(default=None, ge=1, le=10_000)
    per_minute: int | None = pydantic.Field(default=None, ge=1)
    patience: int = pydantic.Field(default=USUAL_PATIENCE, ge=5, le=3_600)

    def endpoint(self, most_at_once: int) -> endpoints.Endpoint:
        return endpoints.Endpoint(
            base_url=self.base_url,
            key_variable=self.api_key_env,
            total=float(self.patience),
            concurrency=min(most_at_once, self.concurrency or most_at_once),
            per_minute=self.per_minute,
            server=self.server,
        )


class Abilities(sections.Section):
    """What the model can do. If this is too optimistic, it is corrected by what the endpoint refuses."""

    json_mode: JsonMode = endpoints.JsonMode.SCHEMA
    system: bool = True
    tools: bool = True
    turns: bool = False
    cache_marks: bool = False
    limit_field: Literal["max_tokens", "max_completion_tokens"] = "max_tokens"
    not_taken: list[FieldName] = pydantic.Field(default_factory=list)
    context: int | None = pydantic.Field(default=None, ge=1_000, le=100_000_000)
    thinking_room: int = pydantic.Field(default=0, ge=0, le=1_000_000)

    def of(self, reasoning: endpoints.Reasoning) -> endpoints.Abilities:
        return endpoints.Abilities(
            json=self.json_mode,
            system=self.system,
            tools=self.tools,
            alternating=self.turns,
            limit_field=self.limit_field,
            without=tuple(self.not_taken),
            reasoning=reasoning,
            context=self.context,
            thinking_room=self.thinking_room,
            cache_marks=self.cache_marks,
        )
