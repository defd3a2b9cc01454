from collections.abc import Callable

import pytest
from django.contrib.auth.models import Group
from django.test import TransactionTestCase

from glassbox_site.models import User
from tests.support.databases import emptying

pytestmark = pytest.mark.django_db(transaction=True)


class Flushes:
    """Django's own flush, counted."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, case: TransactionTestCase) -> None:
        self.count += 1
        emptying.flush(case)


class Case(TransactionTestCase):
    databases = {"default"}  # noqa: RUF012 - as Django has it


def test_what_a_test_left_is_gone_and_what_the_migrations_left_stays() -> None:
    flushes = Flushes()
    empty = emptying.quickly(flushes)
    empty(Case())
    roles = list(Group.objects.values_list("pk", "name"))
    User.objects.create_user("somebody").groups.add(_admins())

    empty(Case())

    assert not User.objects.exists()
    assert roles == list(Group.objects.values_list("pk", "name"))
    assert roles
    assert flushes.count <= 1


@pytest.mark.parametrize(
    "change",
    [
        lambda: Group.objects.filter(name="admin").update(name="renamed"),
        lambda: Group.objects.create(name="another"),
        lambda: Group.permissions.through.objects.all().delete(),
        lambda: Group.objects.all().delete(),
    ],
    ids=["renamed", "one more", "without permissions", "gone"],
)
def test_roles_that_a_test_changed_are_made_anew(change: Callable[[], object]) -> None:
    empty = emptying.quickly(emptying.flush)
    empty(Case())
    before = _roles()
    change()
    assert _roles() != before

    empty(Case())

    assert _roles() == before


def _roles() -> set[tuple[str, str]]:
    return set(Group.objects.values_list("name", "permissions__codename"))


def _admins() -> Group:
    return Group.objects.get(name="admin")
