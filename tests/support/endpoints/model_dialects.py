"""How self-hosted model servers behave: each constrains the model, counts tokens and fails in its own way.

    server.script = ollama(answer, context=4096)

`answer` returns what the model would say; everything before and after that is up to the server.
"""

import json
from collections.abc import Callable, Sequence

from pydantic import JsonValue

from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, Script

CHARACTERS_A_TOKEN = 3.3

Message = dict[str, JsonValue]


def tokens(messages: Sequence[Message]) -> int:
    return int(sum(len(str(message.get("content"))) for message in messages) / CHARACTERS_A_TOKEN) + 4 * len(messages)


def ollama(answer: Callable[[Heard], str], *, context: int = 4096, thought: str = "") -> Script:
    """In its own protocol it does as it is told; in OpenAI's it drops messages until the rest fits."""

    def script(heard: Heard) -> replies.Reply:
        if heard.path == "/api/chat":
            return _ollama_itself(heard, answer, context, thought)
        if heard.path != "/v1/chat/completions":
            return replies.says_in_words("404 page not found", status=404)
        kept = _cut(_messages(heard), context)
        usage = {"prompt_tokens": min(tokens(kept), context), "completion_tokens": 20}
        return replies.sends(replies.spoken({"content": answer(heard)}, usage=usage))

    return script


def _ollama_itself(heard: Heard, answer: Callable[[Heard], str], context: int, thought: str) -> replies.Reply:
    options = heard.body.get("options")
    size = int(str(options.get("num_ctx", context))) if isinstance(options, dict) else context
    messages = _messages(heard)
    if tokens(messages) > size and heard.body.get("truncate") is False:
        return replies.sends({"error": "the input length exceeds the context length"}, status=400)
    kept = _cut(messages, size)
    message: Message = {"role": "assistant", "content": answer(heard)}
    if thought and heard.body.get("think") is not False:
        message["thinking"] = thought
    return replies.sends(
        {
            "model": heard.body["model"],
            "message": message,
            "done": True,
            "done_reason": "stop",
            "prompt_eval_count": tokens(kept),
            "eval_count": 20,
        }
    )


def _cut(messages: list[Message], context: int) -> list[Message]:
    """Drops whole messages from the front until the rest fits, but never those of the system or the last one."""
    kept = list(messages)
    while tokens(kept) > context:
        droppable = [message for message in kept[:-1] if message["role"] != "system"]
        if not droppable:
            break
        kept.remove(droppable[0])
    return kept


def lm_studio_that_thinks(answer: Callable[[Heard], str]) -> Script:
    """With a schema, the model's answer arrives as reasoning, and the content is empty."""

    def script(heard: Heard) -> replies.Reply:
        form = heard.body.get("response_format")
        kind = form.get("type") if isinstance(form, dict) else "text"
        if kind not in ("text", "json_schema"):
            return replies.sends({"error": "'response_format.type' must be 'json_schema' or 'text'"}, status=400)
        if kind == "json_schema":
            return replies.says("", reasoning_content=answer(heard))
        return replies.says(answer(heard), reasoning_content="Let me see.")

    return script


def llama_cpp_python(answer: Callable[[Heard], str]) -> Script:
    """Knows only the formats text and json_object, the latter with a schema."""

    def script(heard: Heard) -> replies.Reply:
        form = heard.body.get("response_format")
        if isinstance(form, dict) and form.get("type") not in ("text", "json_object"):
            detail: JsonValue = [{"type": "literal_error", "loc": ["body", "response_format", "type"], "msg": "Input"}]
            return replies.sends(
                {"error": {"message": json.dumps(detail), "type": "internal_server_error"}}, status=500
            )
        return replies.says(answer(heard))

    return script


def llama_cpp(answer: Callable[[Heard], str], *, context: int = 4096, knows_tools: bool = True) -> Script:
    """Compiles grammars and counts all tokens; without `knows_tools`, its template drops tools without a word."""

    def script(heard: Heard) -> replies.Reply:
        if "{0,2000}" in _grammar(heard):
            return replies.refuses(
                "Failed to initialize samplers: failed to parse grammar", type="invalid_request_error"
            )
        count = tokens(_messages(heard)) + (len(json.dumps(heard.body.get("tools", ""))) // 4 if knows_tools else 0)
        if count > context:
            said = f"request ({count} tokens) exceeds the available context size ({context} tokens), try increasing it"
            sizes: dict[str, JsonValue] = {"n_prompt_tokens": count, "n_ctx": context}
            error: JsonValue = {"code": 400, "message": said, "type": "exceed_context_size_error", **sizes}
            return replies.sends({"error": error}, status=400)
        usage = {"prompt_tokens": count, "completion_tokens": 20}
        return replies.sends(replies.spoken({"content": answer(heard)}, usage=usage))

    return script


def _grammar(heard: Heard) -> str:
    """The repetition of the schema's grammar that fails, if there is one: the server allows at most 1,999."""
    written = json.dumps(heard.body.get("response_format", ""))
    lengths = [int(part.split(",")[0].split("}")[0]) for part in written.split('"maxLength": ')[1:]]
    return "{0,2000}" if any(length >= 2_000 for length in lengths) else ""


def vllm(answer: Callable[[Heard], str], *, context: int = 4096, thought: str = "") -> Script:
    """Puts thoughts in `reasoning`; refuses what does not fit and names a lower bound of the prompt's size."""

    def script(heard: Heard) -> replies.Reply:
        limit = int(str(heard.body.get("max_tokens", 16)))
        if tokens(_messages(heard)) + limit > context:
            least = context - limit + 1
            return replies.refuses(
                f"This model's maximum context length is {context} tokens. However, you requested {limit} output tokens"
                f" and your prompt contains at least {least} input tokens, for a total of at least {context + 1}"
                " tokens. Please reduce the length of the input prompt or the number of requested output tokens.",
                type="BadRequestError",
            )
        return replies.says(answer(heard), reasoning=thought or None)

    return script


def _messages(heard: Heard) -> list[Message]:
    return [dict(message) for message in heard.messages]
