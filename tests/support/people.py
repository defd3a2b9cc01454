"""Who comes to the pages in tests, signed in."""

from django.contrib.auth.models import Group
from django.test import Client

from glassbox_site.door import roles
from glassbox_site.models import User


def person(name: str, role: str | None = None) -> User:
    made = User.objects.create_user(name)
    if role:
        made.groups.add(Group.objects.get(name=role))
    return made


def client(name: str = "olga", role: str | None = roles.OPERATOR) -> Client:
    visiting = Client()
    visiting.force_login(person(name, role))
    return visiting
