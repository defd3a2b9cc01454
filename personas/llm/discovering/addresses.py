"""Which addresses are asked: the usual ports of this machine, and whatever an operator adds; never our own port."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from personas.llm.discovering import recognising
from personas.llm.discovering.recognising import Sign

HERE = "127.0.0.1"
MIND_PORT = 9931
"""Default port of the small model that `make mind` starts."""
OFF = "off"
MOST = 32
LOCAL = re.compile(r"localhost|127(\.[0-9]{1,3}){3}|::1|0\.0\.0\.0")


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """`root` is a server's address without the /v1; `signs` are the ones to look for there, in order."""

    root: str
    signs: tuple[Sign, ...] = field(default=recognising.ALL)

    @property
    def port(self) -> int:
        parts = urlsplit(self.root)
        return parts.port or (443 if parts.scheme == "https" else 80)

    @property
    def is_here(self) -> bool:
        return LOCAL.fullmatch(urlsplit(self.root).hostname or "") is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What MODEL_SERVERS= says: addresses to ask in addition, or that none is asked at all."""

    is_off: bool = False
    added: tuple[str, ...] = ()


USUAL = (
    Address(root=f"http://{HERE}:11434", signs=(recognising.OLLAMA,)),
    Address(root=f"http://{HERE}:8080", signs=(recognising.LLAMACPP,)),
    Address(root=f"http://{HERE}:1234", signs=(recognising.LMSTUDIO, recognising.OLDER_LMSTUDIO)),
    Address(root=f"http://{HERE}:8000", signs=(recognising.VLLM, recognising.LLAMA_CPP_PYTHON)),
    Address(root=f"http://{HERE}:12434", signs=(recognising.DOCKER,)),
)


def wish(text: str) -> Wish:
    """Raises ValueError if any of them is not an address. A trailing /v1 is cut off: it belongs to the protocol."""
    if text.strip().lower() == OFF:
        return Wish(is_off=True)
    named = [word.strip() for word in text.split(",") if word.strip()]
    wrong = [word for word in named if not _is_address(word)]
    if wrong:
        raise ValueError("must be 'off', or addresses such as http://192.168.0.7:11434, separated by commas")
    if len(named) > MOST:
        raise ValueError(f"must be at most {MOST} addresses")
    return Wish(added=tuple(dict.fromkeys(_root(word) for word in named)))


def to_ask(wanted: Wish, own_ports: Collection[int] = (), mind_port: int = MIND_PORT) -> Sequence[Address]:
    if wanted.is_off:
        return ()
    added = {root: Address(root=root) for root in (f"http://{HERE}:{mind_port}", *wanted.added)}
    asked = [*(usual for usual in USUAL if usual.root not in added), *added.values()]
    return [address for address in asked if not (address.is_here and address.port in own_ports)]


def _root(address: str) -> str:
    return address.rstrip("/").removesuffix("/v1").rstrip("/").replace("//localhost", f"//{HERE}", 1)


def _is_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
        has_password, _port = bool(parts.username or parts.password), parts.port
    except ValueError:
        return False
    is_plain = not (parts.query or parts.fragment or has_password)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and is_plain and " " not in text
