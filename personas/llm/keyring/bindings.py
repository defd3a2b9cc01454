"""Which key may go to which host: bound in the environment, so that no model's address can be given another's key.

`NAME_API_KEY_HOSTS=host, other.host` beside `NAME_API_KEY` binds it; well-known providers are bound from the start.
A key that is bound to nothing goes to this machine only. A host covers its subdomains.
"""

import ipaddress
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from glassbox_site.ground.reading import keys

SUFFIX = keys.HOSTS
KNOWN: Mapping[str, tuple[str, ...]] = {
    "ANTHROPIC_API_KEY": ("anthropic.com",),
    "CEREBRAS_API_KEY": ("cerebras.ai",),
    "COHERE_API_KEY": ("cohere.com", "cohere.ai"),
    "DEEPINFRA_API_KEY": ("deepinfra.com",),
    "DEEPSEEK_API_KEY": ("deepseek.com",),
    "FIREWORKS_API_KEY": ("fireworks.ai",),
    "GEMINI_API_KEY": ("generativelanguage.googleapis.com",),
    "GOOGLE_API_KEY": ("generativelanguage.googleapis.com",),
    "GROQ_API_KEY": ("groq.com",),
    "MISTRAL_API_KEY": ("mistral.ai",),
    "MOONSHOT_API_KEY": ("moonshot.ai", "moonshot.cn"),
    "NVIDIA_API_KEY": ("api.nvidia.com",),
    "OLLAMA_API_KEY": ("ollama.com",),
    "OPENAI_API_KEY": ("openai.com",),
    "OPENROUTER_API_KEY": ("openrouter.ai",),
    "TOGETHER_API_KEY": ("together.ai", "together.xyz"),
    "XAI_API_KEY": ("x.ai",),
}

HOST = re.compile(r"[^\s/:@*?#\[\]]*[^\s/:@*?#\[\].]")
"""The host part of an address: no scheme, port, path or star."""


def allows(variable: str, base_url: str, environ: Mapping[str, str] = keys.KNOWN) -> bool:
    host = (urlsplit(base_url).hostname or "").lower().rstrip(".")
    bound = hosts(variable, environ)
    if any(host == each or host.endswith(f".{each}") for each in bound):
        return True
    return _is_this_machine(host) and f"{variable}{SUFFIX}" not in environ


def hosts(variable: str, environ: Mapping[str, str] = keys.KNOWN) -> tuple[str, ...]:
    """The hosts that the environment names, else the well-known ones; empty where neither names any."""
    told = environ.get(f"{variable}{SUFFIX}")
    if told is None:
        return KNOWN.get(variable, ())
    return tuple(host.strip().lower().lstrip(".") for host in told.split(",") if host.strip())


def binds_to_no_host(variable: str, environ: Mapping[str, str] = keys.KNOWN) -> bool:
    """Whether an entry of the binding cannot be a host, so that the key goes to fewer hosts than was meant."""
    return any(not HOST.fullmatch(each) and not _is_address(each) for each in hosts(variable, environ))


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
