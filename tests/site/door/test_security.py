"""Headers on every response, and who may go where."""

import re

import pytest
from django.contrib.auth.models import Group
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from glassbox_site.door import roles, security
from glassbox_site.ground import operators
from glassbox_site.models import User

pytestmark = pytest.mark.django_db


def policy(client: Client, address: str) -> dict[str, str]:
    header = client.get(address).headers["Content-Security-Policy"]
    return dict(rule.strip().partition(" ")[::2] for rule in header.split(";"))


@pytest.fixture
def admin_client(client: Client) -> Client:
    client.force_login(User.objects.create_superuser("owner", password="x"))
    return client


@pytest.mark.parametrize("address", ["/", "/no/such/page", "/login/", "/healthz"])
def test_a_page_may_load_nothing_but_our_own_files(client: Client, address: str) -> None:
    rules = policy(client, address)

    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"


def test_our_own_pages_run_under_trusted_types(client: Client) -> None:
    assert policy(client, "/")["require-trusted-types-for"] == "'script'"


def test_the_admin_runs_under_the_same_policy_without_trusted_types(admin_client: Client) -> None:
    rules = policy(admin_client, "/admin/")

    assert rules["script-src"] == "'self'"
    assert "require-trusted-types-for" not in rules


@pytest.mark.parametrize("page", ["rehearse", "memory"])
def test_what_models_said_stands_under_trusted_types_in_the_admin_too(page: str) -> None:
    assert security.TRUSTED_TYPES in security.policy(f"/admin/personas/persona/1/{page}/")


def test_the_dashboard_may_run_its_own_inline_blocks_and_no_others(admin_client: Client) -> None:
    scripts = policy(admin_client, "/admin/django_rq/dashboard/")["script-src"]

    assert re.fullmatch(r"'self'( 'sha256-[A-Za-z0-9+/=]+')+", scripts)


def test_every_answer_carries_the_other_protections(client: Client) -> None:
    headers = client.get("/").headers

    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


def test_an_error_page_names_the_number_under_which_the_log_has_it(client: Client) -> None:
    first, second = client.get("/nowhere").headers["X-Request-ID"], client.get("/nowhere").headers["X-Request-ID"]

    assert re.fullmatch(r"[0-9a-f]{12}", first)
    assert first != second


@pytest.mark.parametrize("address", ["/admin/", "/admin/django_rq/dashboard/", "/admin/django_rq/dashboard/stats.json"])
@pytest.mark.parametrize(("group", "welcome"), [(None, False), (roles.OPERATOR, False), (roles.ADMIN, True)])
def test_only_admins_enter_the_admin_and_the_dashboard(
    client: Client, address: str, group: str | None, welcome: bool
) -> None:
    person = User.objects.create_user("someone", password="x")
    if group:
        person.groups.add(Group.objects.get(name=group))
    client.force_login(person)

    answer = client.get(address)

    assert (answer.status_code == 200 and b"error" not in answer.content[:40]) == welcome


@pytest.mark.parametrize("loss", ["the person leaves the group", "the group is deleted"])
def test_losing_the_admin_role_closes_the_admin(client: Client, loss: str) -> None:
    person = User.objects.create_user("someone", password="x")
    person.groups.add(Group.objects.get(name=roles.ADMIN))
    client.force_login(person)

    if loss == "the group is deleted":
        Group.objects.get(name=roles.ADMIN).delete()
    else:
        person.groups.clear()

    assert client.get("/admin/").status_code == 302


def test_nobody_s_role_is_looked_at_because_somebody_signs_in(client: Client) -> None:
    person = User.objects.create_user("someone")

    with CaptureQueriesContext(connection) as queries:
        client.force_login(person)

    assert [query["sql"] for query in queries if "is_staff" in query["sql"] and "UPDATE" in query["sql"]] == []


def test_whoever_is_given_the_admin_by_hand_and_not_by_role_is_not_let_in() -> None:
    person = User.objects.create_user("someone")

    person.is_staff = True
    person.save(update_fields=["is_staff"])

    person.refresh_from_db()
    assert not person.is_staff


def test_admins_may_do_everything_and_operators_only_operate() -> None:
    admin, operator = (User.objects.create_user(name) for name in ("a", "o"))
    admin.groups.add(Group.objects.get(name=roles.ADMIN))
    operator.groups.add(Group.objects.get(name=roles.OPERATOR))

    assert admin.has_perms([operators.OPERATE, "glassbox_site.change_user", "django_rq.admin"])
    assert operator.get_all_permissions() == {operators.OPERATE}


def test_an_anonymous_visit_needs_neither_session_nor_person(client: Client) -> None:
    with CaptureQueriesContext(connection) as queries:
        answer = client.get("/")

    asked = " ".join(query["sql"] for query in queries)
    assert "django_session" not in asked
    assert "glassbox_site_user" not in asked
    assert not answer.cookies
