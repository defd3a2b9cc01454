"""System checks: combinations of settings that cannot work together."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core import checks

from games import apps
from glassbox_site.environment import env
from glassbox_site.ground import command_line
from glassbox_site.ground.reading import keys
from personas.llm.keyring import bindings


def register() -> None:
    checks.register(one_machine_for_sqlite, command_line.CHECKS)
    checks.register(third_parties_are_sound, command_line.CHECKS)
    checks.register(who_may_come_is_let_in, command_line.CHECKS)
    checks.register(names_are_those_of_settings, command_line.CHECKS)
    checks.register(keys_are_bound_to_hosts, command_line.CHECKS)


def one_machine_for_sqlite(app_configs: Sequence[Any] | None, **_kwargs: Any) -> list[checks.CheckMessage]:
    """SQLite is on one machine's disk, while a Redis elsewhere means that other machines take part."""
    uses_sqlite = settings.DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3"
    redis_host = urlsplit(settings.REDIS_URL).hostname
    if not uses_sqlite or redis_host in (None, "localhost", "127.0.0.1", "::1"):
        return []
    return [
        checks.Warning(
            f"Redis is on another machine ({redis_host}) but the database is SQLite, which only this one can reach.",
            hint="Set DATABASE_URL to a PostgreSQL that all machines share.",
            id="glassbox.W001",
        )
    ]


def third_parties_are_sound(app_configs: Sequence[Any] | None, **_kwargs: Any) -> list[checks.CheckMessage]:
    """Reports maps, games and agents of other packages that have faults and are therefore not used."""
    from sct.kernel import catalog

    groups = (apps.MAPS_BROUGHT, catalog.GAMES_BROUGHT, catalog.AGENTS_BROUGHT)
    broken = [each for group in groups for each in group.brought if each.faults]
    return [
        checks.Warning(
            f"{each.origin} brings {each.name} to {each.group}, which cannot be used: {'; '.join(each.faults)}",
            hint=f"Mend or remove {each.distribution}; everything else works without it.",
            id="glassbox.W002",
        )
        for each in broken
    ]


def who_may_come_is_let_in(app_configs: Sequence[Any] | None, **_kwargs: Any) -> list[checks.CheckMessage]:
    """Browsers that ask for a name which is not allowed are refused."""
    host, named = settings.ENVIRONMENT.host, settings.ALLOWED_HOSTS
    if host not in env.ANYWHERE or set(named) - set(env.OF_THIS_MACHINE):
        return []
    return [
        checks.Warning(
            f"HOST={host} lets browsers of other machines come, and each is refused (400):"
            f" ALLOWED_HOSTS names this machine alone ({', '.join(named)}).",
            hint="Set ALLOWED_HOSTS to the names and addresses by which they ask for it.",
            id="glassbox.W003",
        )
    ]


def names_are_those_of_settings(app_configs: Sequence[Any] | None, **_kwargs: Any) -> list[checks.CheckMessage]:
    """A misspelt variable is silently ignored."""
    return [
        checks.Warning(f"{name} is no setting, and nobody reads it.", hint=f"{meant} is one.", id="glassbox.W004")
        for name, meant in settings.ENVIRONMENT.misspelt.items()
    ]


def keys_are_bound_to_hosts(app_configs: Sequence[Any] | None, **_kwargs: Any) -> list[checks.CheckMessage]:
    """A key bound to something other than a host goes nowhere. What is written there is not shown: it may be a key."""
    return [
        checks.Warning(
            f"{name}{bindings.SUFFIX} names something that is no host, and {name} does not go there.",
            hint="Bare host names separated by commas, without scheme, port, path or *; subdomains are included.",
            id="glassbox.W005",
        )
        for name in keys.KNOWN
        if bindings.binds_to_no_host(name)
    ]
