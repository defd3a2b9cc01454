"""What operators are offered on pages that everybody sees."""

from django import template
from django.http import HttpRequest
from django.template.context import Context

from games.booking import matches
from games.models import Match
from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts

register = template.Library()


@register.simple_tag(takes_context=True)
def acts_on(context: Context, match: Match) -> list[acts.Act[Match, Match]]:
    """What this visitor may do to the match now; nothing for who is no operator."""
    request: HttpRequest | None = context.get("request")
    if request is None or not request.user.has_perm(operators.OPERATE):
        return []
    return acts.possible(matches.ACTS, [match.pk])[match.pk]
