"""A key goes to the hosts it is bound to, and nowhere else."""

import pytest
from django.core import checks

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


@pytest.mark.parametrize(
    "told",
    [
        "http://one.example",
        "one.example two.example",
        "*.one.example",
        "one.example:8443",
        "one.example/v1",
        "[::1]",
        "one.example.",
    ],
)
def test_what_can_be_no_host_is_found(told: str) -> None:
    assert bindings.binds_to_no_host("ANY_API_KEY", {"ANY_API_KEY_HOSTS": f"two.example, {told}"})


@pytest.mark.parametrize(
    "told", ["", "one.example", "one.example, .two.example,", "::1", "127.0.0.1", "llm_server", "bücher.example"]
)
def test_hosts_are_hosts(told: str) -> None:
    assert not bindings.binds_to_no_host("ANY_API_KEY", {"ANY_API_KEY_HOSTS": told})
    assert not bindings.binds_to_no_host("ANY_API_KEY", {})


def test_what_can_be_no_host_is_told_by_every_command_without_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ODD_API_KEY", "sk-1234567890")
    monkeypatch.setenv("ODD_API_KEY_HOSTS", "http://sk-pasted-here one.example")

    [warning] = [each for each in checks.run_checks() if each.id == "glassbox.W005"]

    assert "ODD_API_KEY_HOSTS" in warning.msg
    assert "sk-pasted-here" not in str(warning)


def test_no_request_leaves_with_a_key_of_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "sk-secret-of-the-house")
    endpoint = endpoints.Endpoint(base_url="https://host.example/v1", key_variable="OPENAI_API_KEY")
    by = road.Road()
    model = remote.RemoteModel(endpoints.ModelSpec(name="m", model="m", endpoint=endpoint), by)

    with pytest.raises(errors.Unauthorized, match=r"OPENAI_API_KEY may not go to host\.example") as refusal:
        model.complete(chat.Request(messages=(chat.user("hello"),)))

    by.close()
    assert "sk-secret" not in str(refusal.value)
