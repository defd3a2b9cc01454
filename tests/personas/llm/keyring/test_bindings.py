"""A key goes to the hosts it is bound to, and nowhere else."""

import pytest

from personas.llm import chat, endpoints, errors, remote, road
from personas.llm.keyring import bindings


@pytest.mark.parametrize(
    ("variable", "url"),
    [
        ("OPENAI_API_KEY", "https://api.openai.com/v1"),
        ("OPENROUTER_API_KEY", "https://openrouter.ai/api/v1"),
        ("OPENROUTER_API_KEY", "https://OpenRouter.AI./api/v1"),
        ("OPENAI_API_KEY", "http://127.0.0.1:4000/v1"),
        ("ANY_API_KEY", "http://[::1]:4000/v1"),
        ("ANY_API_KEY", "http://localhost:4000/v1"),
    ],
)
def test_a_key_goes_to_its_provider_and_to_this_machine(variable: str, url: str) -> None:
    assert bindings.allows(variable, url, {})


@pytest.mark.parametrize(
    ("variable", "url"),
    [
        ("OPENAI_API_KEY", "https://openrouter.ai/api/v1"),
        ("OPENAI_API_KEY", "https://api.openai.com.evil.example/v1"),
        ("OPENAI_API_KEY", "https://evilopenai.com/v1"),
        ("OPENAI_API_KEY", "https://127.0.0.1.evil.example/v1"),
        ("ANY_API_KEY", "https://host.example/v1"),
        ("XAI_API_KEY", "https://foo.bax.ai/v1"),
    ],
)
def test_a_key_goes_to_nobody_else(variable: str, url: str) -> None:
    assert not bindings.allows(variable, url, {})


def test_the_environment_binds_a_key_to_hosts_and_their_subdomains() -> None:
    bound = {"ANY_API_KEY_HOSTS": "one.example, .two.example"}

    assert bindings.allows("ANY_API_KEY", "https://one.example/v1", bound)
    assert bindings.allows("ANY_API_KEY", "https://api.two.example/v1", bound)
    assert not bindings.allows("ANY_API_KEY", "https://three.example/v1", bound)


def test_what_the_environment_says_replaces_what_everybody_knows() -> None:
    bound = {"OPENAI_API_KEY_HOSTS": "eu.gateway.example"}

    assert not bindings.allows("OPENAI_API_KEY", "https://api.openai.com/v1", bound)
    assert not bindings.allows("OPENAI_API_KEY", "http://localhost:4000/v1", bound)


def test_no_request_leaves_with_a_key_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-secret-of-the-house")
    endpoint = endpoints.Endpoint(base_url="https://host.example/v1", key_variable="OPENAI_API_KEY")
    by = road.Road()
    model = remote.RemoteModel(endpoints.ModelSpec(name="m", model="m", endpoint=endpoint), by)

    with pytest.raises(errors.Unauthorized, match=r"OPENAI_API_KEY may not go to host\.example") as refusal:
        model.complete(chat.Request(messages=(chat.user("hello"),)))

    by.close()
    assert "sk-secret" not in str(refusal.value)
