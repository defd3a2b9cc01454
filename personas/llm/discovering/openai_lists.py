"""Recognises servers that list their models as OpenAI does: the `owned_by` of the models tells which server it is."""

from collections.abc import Callable, Mapping

from pydantic import JsonValue

from personas.llm.discovering import bodies
from personas.llm.discovering.bodies import Body
from personas.llm.discovering.servers import Offer, Server
from personas.llm.endpoints import Server as Kind

LIST, DOCKER_LIST, PROPS = "/v1/models", "/engines/v1/models", "/props"
OWNERS = {"llamacpp": Kind.LLAMACPP, "llamafile": Kind.LLAMAFILE, "vllm": Kind.VLLM, "me": Kind.LLAMA_CPP_PYTHON}
THINKING_SIGNS = ("<think>", "enable_thinking", "reasoning_content", "<|channel|>")


def is_owned_by_llamacpp(body: Body) -> bool:
    """True also while the server loads its model, and answers everything with an error that says so."""
    return _is_loading(body) or _owner(body) in (Kind.LLAMACPP, Kind.LLAMAFILE)


def is_owned_by_vllm(body: Body) -> bool:
    return _owner(body) is Kind.VLLM


def is_owned_by_me(body: Body) -> bool:
    """llama-cpp-python names the owner of its models "me"."""
    return _owner(body) is Kind.LLAMA_CPP_PYTHON


def is_a_list(body: Body) -> bool:
    """An empty or missing list counts too: Docker's runner loads a model only when it is asked for."""
    told = body.told
    is_list = isinstance(told, dict) and told.get("object") == "list" and (told.get("data") or []) == _rows(body)
    return is_list or is_of_anthropic(body)


def is_of_anthropic(body: Body) -> bool:
    """It lists its models in a form of its own, by pages."""
    told, rows = body.told, _rows(body)
    return (
        isinstance(told, dict) and "has_more" in told and bool(rows) and all(row.get("type") == "model" for row in rows)
    )


def has_more(body: Body) -> bool:
    return is_of_anthropic(body) and bodies.under(body.told, "has_more") is True


def llamacpp(root: str, answers: Mapping[str, Body]) -> Server:
    """/props describes the one model that the server was started with, so it is ignored where several are listed."""
    listed, props = answers[LIST], answers.get(PROPS)
    if _is_loading(listed):
        return Server(kind=Kind.LLAMACPP, address=f"{root}/v1", is_loading=True)
    told = props.told if props else None
    offers = [_llamacpp_offer(row, told if len(_rows(listed)) == 1 else None) for row in _rows(listed)]
    return Server(
        kind=Kind.LLAMAFILE if _is_llamafile(listed, told) else Kind.LLAMACPP,
        address=f"{root}/v1",
        offers=tuple(offer for offer in offers if offer.id),
        slots=bodies.tokens(bodies.under(told, "total_slots")),
    )


def vllm(root: str, answers: Mapping[str, Body]) -> Server:
    offers = _offers(answers[LIST], lambda row: bodies.tokens(row.get("max_model_len")))
    return Server(kind=Kind.VLLM, address=f"{root}/v1", offers=offers)


def llama_cpp_python(root: str, answers: Mapping[str, Body]) -> Server:
    return Server(kind=Kind.LLAMA_CPP_PYTHON, address=f"{root}/v1", offers=_offers(answers[LIST]), slots=1)


def docker(root: str, answers: Mapping[str, Body]) -> Server:
    return Server(kind=Kind.DOCKER, address=f"{root}/engines/v1", offers=_offers(answers[DOCKER_LIST]))


def anybody(root: str, answers: Mapping[str, Body]) -> Server:
    return Server(kind=Kind.OPENAI, address=f"{root}/v1", offers=hosted_offers(answers[LIST]))


def hosted_offers(body: Body) -> tuple[Offer, ...]:
    """Reads what gateways and providers tell about their models, each under names of its own."""
    return tuple(
        Offer(
            id=name,
            context=_first(
                row, "context_length", "max_model_len", "context_window", "max_context_length", "max_input_tokens"
            ),
            tools=None if (takes := bodies.words(row.get("supported_parameters"))) is None else "tools" in takes,
            thinks=None if takes is None else "reasoning" in takes,
        )
        for row in _rows(body)
        if (name := bodies.identity(row.get("id")))
    )


def _first(row: Mapping[str, JsonValue], *names: str) -> int | None:
    return next((found for name in names if (found := bodies.tokens(row.get(name)))), None)


def _offers(
    body: Body, context: Callable[[Mapping[str, JsonValue]], int | None] = lambda _row: None
) -> tuple[Offer, ...]:
    return tuple(
        Offer(id=name, context=context(row)) for row in _rows(body) if (name := bodies.identity(row.get("id")))
    )


def _llamacpp_offer(row: Mapping[str, JsonValue], props: JsonValue) -> Offer:
    template, caps = bodies.under(props, "chat_template"), bodies.under(props, "chat_template_caps")
    of_slot = bodies.tokens(bodies.under(props, "default_generation_settings", "n_ctx"))
    status = bodies.under(row.get("status"), "value")
    return Offer(
        id=bodies.identity(row.get("id")),
        context=of_slot or bodies.tokens(bodies.under(row.get("meta"), "n_ctx")),
        longest=bodies.tokens(bodies.under(row.get("meta"), "n_ctx_train")),
        tools=bodies.claim(bodies.under(caps, "supports_tools")),
        system=bodies.claim(bodies.under(caps, "supports_system_role")),
        thinks=any(sign in template for sign in THINKING_SIGNS) if isinstance(template, str) else None,
        is_loaded=True if status is None else status == "loaded",
    )


def _is_llamafile(listed: Body, props: JsonValue) -> bool:
    """A llamafile is an older llama.cpp under a name of its own; the file it was started from has this ending."""
    paths = [bodies.under(props, "model_path"), bodies.under(props, "default_generation_settings", "model")]
    names = [*paths, *(row.get("id") for row in _rows(listed))]
    return _owner(listed) is Kind.LLAMAFILE or any(
        isinstance(name, str) and (name == "LLaMA_CPP" or name.endswith(".llamafile")) for name in names
    )


def _is_loading(body: Body) -> bool:
    return bodies.under(body.told, "error", "message") == "Loading model"


def _owner(body: Body) -> Kind | None:
    owners = {row.get("owned_by") for row in _rows(body) if isinstance(row.get("owned_by"), str)}
    return OWNERS.get(str(owners.pop())) if len(owners) == 1 else None


def _rows(body: Body) -> list[Mapping[str, JsonValue]]:
    return list(bodies.rows(bodies.under(body.told, "data")))
