"""A program that makes accounts with a one-time password, as the desk does: `newcomers.py PASSWORD NAME...`."""

import sys

import django


def main(password: str, *names: str) -> None:
    django.setup()

    from django.contrib.auth.hashers import make_password

    from glassbox_site.models import User

    hashed = make_password(password)
    User.objects.bulk_create(User(username=name, password=hashed, password_is_one_time=True) for name in names)


if __name__ == "__main__":
    main(*sys.argv[1:])
