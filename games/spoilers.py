"""Whether somebody wants to be surprised: then no list, title, card or figure tells how a match went."""

from django.http import HttpRequest

COOKIE = "spoilers"
OFF = "off"


def are_off(request: HttpRequest) -> bool:
    return request.COOKIES.get(COOKIE) == OFF
