"""Which of the configured endpoints answer at all. No model is asked anything, and no key is sent."""

from concurrent import futures
from dataclasses import dataclass

import httpx

from personas import calling
from personas.llm.keyring import certificates
from personas.models import ChatModel

SECONDS = 5.0
AT_ONCE = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """`trouble` is empty if it answers, whatever it says. `keyless` are its models' key variables that are not set."""

    address: str
    models: tuple[str, ...]
    keyless: tuple[str, ...]
    trouble: str


def endpoints() -> list[Endpoint]:
    by_address: dict[str, list[ChatModel]] = {}
    for model in ChatModel.objects.filter(is_active=True).order_by("slug"):
        by_address.setdefault(model.base_url.rstrip("/"), []).append(model)
    with futures.ThreadPoolExecutor(AT_ONCE) as pool:
        troubles = pool.map(_trouble, by_address)
        return [
            _endpoint(address, by_address[address], said) for address, said in zip(by_address, troubles, strict=True)
        ]


def _endpoint(address: str, models: list[ChatModel], trouble: str) -> Endpoint:
    return Endpoint(
        address=address,
        models=tuple(model.slug for model in models),
        keyless=tuple(model.key_variable for model in models if model.key_variable and not calling.has_key(model)),
        trouble=trouble,
    )


def _trouble(address: str) -> str:
    try:
        httpx.get(f"{address}/models", timeout=SECONDS, verify=certificates.trusted())
    except (httpx.HTTPError, httpx.InvalidURL) as problem:
        return f"{type(problem).__name__}: {problem}"[:200]
    return ""
