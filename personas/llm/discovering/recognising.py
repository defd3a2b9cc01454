"""How each kind of server is recognised: the path asked first, what in its answer identifies it, what is asked next."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from personas.llm.discovering import lmstudio, ollama_tags, openai_lists
from personas.llm.discovering.bodies import Body
from personas.llm.discovering.servers import Server


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """`knock` and `then` are paths below a server's root; `is_it` judges by the body alone, never by the status."""

    knock: str
    is_it: Callable[[Body], bool]
    read: Callable[[str, Mapping[str, Body]], Server]
    then: tuple[str, ...] = ()


OLLAMA = Sign(
    knock=ollama_tags.DOOR,
    is_it=ollama_tags.greets,
    read=ollama_tags.server,
    then=(ollama_tags.TAGS, ollama_tags.LOADED),
)
LMSTUDIO = Sign(knock=lmstudio.LIST, is_it=lmstudio.lists, read=lmstudio.server)
OLDER_LMSTUDIO = Sign(knock=lmstudio.OLDER_LIST, is_it=lmstudio.lists_as_before, read=lmstudio.older_server)
LLAMACPP = Sign(
    knock=openai_lists.LIST,
    is_it=openai_lists.is_owned_by_llamacpp,
    read=openai_lists.llamacpp,
    then=(openai_lists.PROPS,),
)
VLLM = Sign(knock=openai_lists.LIST, is_it=openai_lists.is_owned_by_vllm, read=openai_lists.vllm)
LLAMA_CPP_PYTHON = Sign(knock=openai_lists.LIST, is_it=openai_lists.is_owned_by_me, read=openai_lists.llama_cpp_python)
DOCKER = Sign(knock=openai_lists.DOCKER_LIST, is_it=openai_lists.is_a_list, read=openai_lists.docker)
ANYBODY = Sign(knock=openai_lists.LIST, is_it=openai_lists.is_a_list, read=openai_lists.anybody)

ALL = (OLLAMA, LMSTUDIO, OLDER_LMSTUDIO, LLAMACPP, VLLM, LLAMA_CPP_PYTHON, DOCKER, ANYBODY)
"""For an address of which nothing is known; the surest sign first, and a mere list of models last."""
