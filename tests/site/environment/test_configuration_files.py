"""The configuration files that people copy agree with the settings that exist."""

import re
from typing import Any

import yaml

from glassbox_site.environment import env
from tests import settings

EXAMPLE = (env.PROJECT / ".env.example").read_text(encoding="utf-8")


def offered() -> dict[str, str]:
    return dict(re.findall(r"^#?([A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE))


def test_the_example_offers_every_setting_and_what_the_composition_wants_besides() -> None:
    ours = {name for name in offered() if not name.endswith("_API_KEY")}
    wanted = set(re.findall(r"\$\{([A-Z_]+):\?", (env.PROJECT / "compose.yaml").read_text(encoding="utf-8")))

    assert ours == {*settings.VARIABLES, "GLASSBOX_VAR", *wanted}
    assert "POSTGRES_PASSWORD" in wanted


def test_every_value_of_the_example_would_be_accepted() -> None:
    env.read(offered())


def composed() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((env.PROJECT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return services


def test_the_composition_runs_every_command_that_one_terminal_runs() -> None:
    commands = " ".join(word for service in composed().values() for word in service.get("command", []))

    assert [name for name in ("rqworker", "sweep", "migrate", "seed_personas") if name not in commands] == []


def test_every_service_of_the_composition_gets_settings_that_exist() -> None:
    services = composed()

    given = {name for service in ("web", "worker", "sweeper", "migrate") for name in services[service]["environment"]}

    assert given <= {*settings.VARIABLES, "OPENROUTER_API_KEY"}
    assert services["worker"]["command"][2:] == ["rqworker", *settings.QUEUES]
