"""Reading numbers from addresses, forms and command lines, where anybody may have typed anything."""

from argparse import ArgumentTypeError

from django.utils.translation import gettext as _

MOST_DIGITS = 18
"""As many as fit into an integer column of any database."""
LARGEST = 10**MOST_DIGITS - 1


def number(text: str) -> int | None:
    """The number, or None unless the text is a non-negative whole number that a database can look up."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS
    return int(text) if is_number else None


def argument(text: str) -> int:
    """An argparse type: the primary key of something in the database."""
    if (found := number(text)) is None:
        known = {"text": text[:40], "digits": MOST_DIGITS}
        raise ArgumentTypeError(_("%(text)r is no whole number of at most %(digits)d digits") % known)
    return found
