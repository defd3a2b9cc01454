"""The players' badges in pages that the server renders."""

import re

from django.conf import settings

from games.engine.facts import identities
from games.pages import looks
from games.templatetags import player_looks

TOKEN = settings.BASE_DIR / "static" / "js" / "match" / "crew" / "token.js"


def test_every_colour_has_a_mark_and_it_is_that_of_the_live_pages() -> None:
    scripted = re.findall(r'^  (\w+): \["(\w\w)", (\w+)\],$', TOKEN.read_text(), re.MULTILINE)

    assert {color: (code, shape.lower()) for color, code, shape in scripted} == looks.LOOKS
    assert set(looks.LOOKS) == set(identities.Color)


def test_a_mark_says_nothing_to_those_who_listen() -> None:
    drawn = player_looks.badge("red")

    assert 'aria-hidden="true"' in drawn
    assert ">RD</text>" in drawn
