"""Clients for the pages in tests, signed in as somebody."""

import copy
from collections.abc import Callable, Hashable
from http.cookies import SimpleCookie

from django.contrib.auth.models import Group
from django.test import Client

from glassbox_site.door import roles
from glassbox_site.models import User
from tests.support.databases import made_once


def person(name: str, role: str | None = None) -> User:
    made = User.objects.create_user(name)
    if role:
        made.groups.add(Group.objects.get(name=role))
    return made


def client(name: str = "olga", role: str | None = roles.OPERATOR) -> Client:
    return _signed_in((name, role), lambda: person(name, role))


def owner(name: str = "ada") -> Client:
    """A superuser."""
    return _signed_in((name, "everything"), lambda: User.objects.create_superuser(name))


def _signed_in(who: Hashable, make: Callable[[], User]) -> Client:
    """Signs in only once in a process: that also writes a session and the time, and takes a sixtieth of a second."""

    def cookies() -> SimpleCookie:
        first = Client()
        first.force_login(make())
        return first.cookies

    visiting = Client()
    visiting.cookies = copy.deepcopy(made_once.key_of(("signed in", who), cookies))
    return visiting
