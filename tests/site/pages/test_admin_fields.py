"""Fields at the admin's desks: each has one name, and what the site itself maintains cannot be typed."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from django import forms
from django.contrib import admin
from django.contrib.admin.widgets import FilteredSelectMultiple, RelatedFieldWidgetWrapper
from django.contrib.auth.models import Group, Permission
from django.test import Client, RequestFactory

from games.models import Season
from glassbox_site.door import roles
from glassbox_site.models import User
from tests.personas.admin.forms import typed
from tests.support import people, rings

pytestmark = pytest.mark.django_db
SPRING = {"name": "Spring", "begins_at": "2026-03-01T20:15:07", "ends_at": "2026-04-01T00:00"}


@pytest.fixture
def desk() -> Client:
    return people.client("ada", roles.ADMIN)


def test_no_field_at_any_desk_has_parts_without_names(rf: RequestFactory) -> None:
    widgets = dict(_widgets(rf))

    in_parts = [name for name, each in widgets.items() if isinstance(each, forms.MultiWidget | FilteredSelectMultiple)]

    assert {"season.begins_at", "user.groups", "group.permissions"} <= widgets.keys()
    assert in_parts == []


def test_a_season_begins_and_ends_at_moments_that_were_entered_in_one_field_each(desk: Client) -> None:
    desk.post("/admin/games/season/add/", SPRING)

    season = Season.objects.get()
    assert f"{season.begins_at:%d %H:%M:%S %Z} {season.ends_at:%d %H:%M}" == "01 20:15:07 UTC 01 00:00"


def test_a_season_that_is_opened_again_shows_its_moments_as_they_were_entered(desk: Client) -> None:
    desk.post("/admin/games/season/add/", SPRING)

    page = desk.get(f"/admin/games/season/{Season.objects.get().pk}/change/")

    assert 'value="2026-03-01T20:15:07"' in page.content.decode()


@pytest.mark.parametrize("name", ["gnol \u202etxt", "a\x07b", "\u200b"])
def test_a_season_has_a_name_that_shows_what_it_is(desk: Client, name: str) -> None:
    page = desk.post("/admin/games/season/add/", SPRING | {"name": name})

    assert list(page.context["adminform"].form.errors) == ["name"]


@pytest.mark.parametrize("day", ["year=9999", "year=9999&{0}__month=12", f"year=2026&{{0}}__month={'9' * 30}"])
def test_a_day_of_no_calendar_leads_to_the_whole_list(desk: Client, day: str) -> None:
    lists = {each.model._meta: each.date_hierarchy for each in admin.site._registry.values() if each.date_hierarchy}

    led = {
        desk.get(f"/admin/{row.app_label}/{row.model_name}/?{moment}__{day.format(moment)}").headers.get("Location")
        for row, moment in lists.items()
    }

    assert led == {f"/admin/{row.app_label}/{row.model_name}/?e=1" for row in lists}
    assert len(lists) > 2


@pytest.mark.parametrize(
    "asked", rings.first(2, ["pk__range=1", "pk__regex=(", "pk__range=", "pk__range=1&pk__range=2", "pk__iregex=["])
)
def test_a_wish_that_no_list_offers_leads_to_the_whole_list(desk: Client, asked: str) -> None:
    admin.autodiscover()
    lists = [f"/admin/{row.app_label}/{row.model_name}/" for row in (each._meta for each in admin.site._registry)]

    assert [desk.get(f"{address}?{asked}").headers.get("Location") for address in lists] == [
        f"{address}?e=1" for address in lists
    ]
    assert {desk.get(f"{address}?e=1").status_code for address in lists} == {200}


def test_a_role_is_given_by_a_tick_and_the_day_somebody_joined_by_nobody(desk: Client) -> None:
    newcomer = people.person("newcomer")
    address = f"/admin/glassbox_site/user/{newcomer.pk}/change/"
    form = desk.get(address).context["adminform"].form
    operators = Group.objects.get(name=roles.OPERATOR)

    desk.post(address, typed(form) | {"groups": [operators.pk], "date_joined": "2001-01-01T00:00"})

    person = User.objects.get(pk=newcomer.pk)
    assert (list(person.groups.all()), person.date_joined) == ([operators], newcomer.date_joined)


def test_a_tab_that_stood_open_takes_back_no_role_and_no_password(desk: Client) -> None:
    newcomer = people.person("newcomer")
    User.objects.filter(pk=newcomer.pk).update(password_is_one_time=True)
    address = f"/admin/glassbox_site/user/{newcomer.pk}/change/"
    tab = typed(desk.get(address).context["adminform"].form)
    newcomer.groups.add(Group.objects.get(name=roles.OPERATOR))
    User.objects.filter(pk=newcomer.pk).update(password_is_one_time=False)

    assert desk.post(address, tab | {"email": "new@example.org"}).status_code == 302

    person = User.objects.get(pk=newcomer.pk)
    assert (person.email, person.password_is_one_time) == ("new@example.org", False)
    assert [group.name for group in person.groups.all()] == [roles.OPERATOR]


def test_a_role_that_was_given_in_two_tabs_is_looked_at_before_the_later_one_wins(desk: Client) -> None:
    newcomer = people.person("newcomer")
    address = f"/admin/glassbox_site/user/{newcomer.pk}/change/"
    operators, admins = (Group.objects.get(name=name) for name in (roles.OPERATOR, roles.ADMIN))
    tab = typed(desk.get(address).context["adminform"].form) | {"groups": [operators.pk]}
    newcomer.groups.add(admins)

    refused = desk.post(address, tab).context["adminform"].form

    assert list(refused.errors) == ["groups"]
    assert refused.errors["groups"][0].endswith("It now says: admin")
    opened, sent = (refused.data.getlist(name) for name in ("initial-groups", "groups"))
    assert (opened, sent) == ([str(admins.pk)], [str(operators.pk)])
    assert desk.post(address, typed(refused) | {"initial-groups": opened}).status_code == 302
    assert list(newcomer.groups.all()) == [operators]


def test_a_first_role_beside_another_fault_is_no_quarrel(desk: Client) -> None:
    newcomer = people.person("newcomer")
    address = f"/admin/glassbox_site/user/{newcomer.pk}/change/"
    role = {"groups": [Group.objects.get(name=roles.OPERATOR).pk]}
    tab = typed(desk.get(address).context["adminform"].form) | role

    refused = desk.post(address, tab | {"email": "nobody"})

    assert list(refused.context["adminform"].form.errors) == ["email"]
    assert 'name="initial-groups"' not in refused.text


def test_what_a_role_may_do_is_not_undone_by_a_tab_that_names_it(desk: Client) -> None:
    role = Group.objects.create(name="readers")
    address = f"/admin/auth/group/{role.pk}/change/"
    tab = typed(desk.get(address).context["adminform"].form) | {"name": "writers"}
    role.permissions.add(Permission.objects.get(codename="operate"))

    assert desk.post(address, tab).status_code == 302

    role.refresh_from_db()
    assert (role.name, [one.codename for one in role.permissions.all()]) == ("writers", ["operate"])


def test_no_page_holds_the_print_of_a_password(desk: Client) -> None:
    newcomer = people.person("newcomer")

    page = desk.get(f"/admin/glassbox_site/user/{newcomer.pk}/change/").text

    assert newcomer.password
    assert newcomer.password not in page


def _widgets(rf: RequestFactory) -> Iterator[tuple[str, forms.Widget]]:
    """The widgets of every form with which something can be changed."""
    asked = rf.get("/admin/")
    asked.user = User(is_superuser=True, is_active=True)
    admin.autodiscover()
    for model, desk in admin.site._registry.items():
        if model._meta.managed:
            for name, field in desk.get_form(asked, model(), change=True).base_fields.items():
                within = field.widget.widget if isinstance(field.widget, RelatedFieldWidgetWrapper) else field.widget
                yield f"{model._meta.model_name}.{name}", within


@pytest.mark.second
def test_a_command_begins_without_the_admins_pages_and_a_check_looks_at_all_of_them() -> None:
    told = """
import sys, django
django.setup()
print(*[name for name in sys.modules if name.endswith(".admin") and "django" not in name])
from django.core import checks
checks.run_checks(tags=[checks.Tags.admin])
from django.contrib import admin
print(len(admin.site._registry) > 10)
"""
    environ = {**os.environ, "DJANGO_SETTINGS_MODULE": "tests.settings"}
    ran = subprocess.run([sys.executable, "-c", told], env=environ, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["", "True"]
