"""Who comes to the test's pages."""

from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.test import Client


def operator(name: str = "operator") -> Client:
    """Signed in, and in the group that may start and stop work."""
    person = get_user_model().objects.create_user(name, password="quiet lanterns")
    person.groups.add(Group.objects.get(name="operator"))
    return _signed_in(person)


def member(name: str = "member") -> Client:
    """Signed in, and no more than a spectator."""
    return _signed_in(get_user_model().objects.create_user(name, password="quiet lanterns"))


def _signed_in(person: object) -> Client:
    client = Client()
    client.force_login(person)  # type: ignore[arg-type]  # our own model of a user
    return client
