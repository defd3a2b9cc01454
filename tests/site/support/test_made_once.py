"""What is made once in a process is in the database of each test that starts with it, as it was made."""

import pytest
from django.contrib.auth.models import Group
from django.db import connection

from glassbox_site.models import User
from tests.support.databases import emptying, made_once

pytestmark = pytest.mark.django_db


class Makes:
    """Somebody who has a key of their own; counted."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> int:
        self.count += 1
        return User.objects.create_user("made").pk


@pytest.fixture
def makes() -> Makes:
    return Makes()


def contents() -> dict[str, emptying.Rows]:
    return emptying.contents(connection)


def test_it_is_put_back_as_it_was_made(makes: Makes) -> None:
    made = made_once.key_of(makes, makes)
    as_made = contents()
    User.objects.all().delete()

    put_back = made_once.key_of(makes, makes)

    assert (put_back, contents(), makes.count) == (made, as_made, 1)


def test_who_comes_afterwards_has_the_next_number(makes: Makes) -> None:
    made = made_once.key_of(makes, makes)
    User.objects.all().delete()
    made_once.key_of(makes, makes)

    assert User.objects.create_user("next").pk > made


def test_where_somebody_else_stands_in_its_place_it_is_made_anew(makes: Makes) -> None:
    User.objects.create_user("before")
    made_once.key_of(makes, makes)
    User.objects.all().delete()
    other = User.objects.create_user("another")

    again = made_once.key_of(makes, makes)

    assert (makes.count, other.pk != again) == (2, True)


def test_beside_what_it_does_not_touch_it_is_made_once_for_each_beginning(makes: Makes) -> None:
    made_once.key_of(makes, makes)
    User.objects.all().delete()
    User.objects.create_user("there already")

    made_once.key_of(makes, makes)

    assert makes.count == 2
    assert User.objects.filter(username="made").count() == 1


def test_where_what_it_refers_to_has_another_number_it_is_made_anew(makes: Makes) -> None:
    def make() -> int:
        made = makes()
        User.objects.get(pk=made).groups.add(Group.objects.get(name="operator"))
        return made

    made_once.key_of(makes, make)
    User.objects.all().delete()
    Group.objects.filter(name="operator").delete()
    Group.objects.create(name="operator")

    made_once.key_of(makes, make)

    assert makes.count == 2
    assert [group.name for group in User.objects.get().groups.all()] == ["operator"]


def test_what_changes_something_is_made_each_time() -> None:
    User.objects.create_user("somebody", first_name="")

    def rename() -> int:
        return User.objects.filter(first_name="").update(first_name="Sam")

    assert made_once.key_of(rename, rename) == 1
    User.objects.update(first_name="")
    assert made_once.key_of(rename, rename) == 1

    assert User.objects.get().first_name == "Sam"
