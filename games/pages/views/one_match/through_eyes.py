"""Reads view and language from an address; an unknown match, view or language is a 404."""

from django.http import Http404

from games.engine.facts import identities
from games.watching import watchable


def asked(match_id: int, view: str) -> identities.Viewer:
    try:
        return watchable.viewer(match_id, view)
    except (watchable.NoSuchMatch, watchable.NoSuchView) as refusal:
        raise Http404(str(refusal)) from refusal


def language(asked: str) -> str:
    try:
        return watchable.language(asked)
    except watchable.NoSuchView as refusal:
        raise Http404(str(refusal)) from refusal
