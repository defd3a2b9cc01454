"""Tokens of the interface for programs."""

from glassbox_site.door import roles
from glassbox_site.models import ApiToken, User, token_acts
from tests.support import people

EVERYTHING = ("read", "order", "configure")


def issued(
    *scopes: str,
    role: str = roles.OPERATOR,
    secret: str = "gb_a-secret-of-a-test",
    days: int = 1,
    by_id: int | None = None,
) -> ApiToken:
    """Issues a token of somebody in this role, with all scopes if none is named."""
    owner = User.objects.filter(username=f"owner-{role}").first() or people.person(f"owner-{role}", role)
    return token_acts.issue(
        name="a program", owner=owner, scopes=scopes or EVERYTHING, days=days, secret=secret, by_id=by_id
    )


def kept() -> ApiToken:
    """A token, without a deed in the trail."""
    return ApiToken.objects.create(
        name="a program",
        owner=people.person("owner", roles.OPERATOR),
        handle="gb_kept",
        digest="0" * 64,
        scopes=[*EVERYTHING],
        ends_at="2100-01-01T00:00Z",
    )


def headers(*scopes: str, role: str = roles.OPERATOR) -> dict[str, str]:
    secret = token_acts.secret()
    issued(*scopes, role=role, secret=secret)
    return {"Authorization": f"Bearer {secret}"}
