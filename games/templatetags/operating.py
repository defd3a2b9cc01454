"""Template tags for what operators are offered on pages that everybody sees."""

from django import template
from django.http import HttpRequest
from django.template.context import Context

from games.booking import matches
from games.models import Fork, Match
from glassbox_site.ground import operators
from glassbox_site.ground.acting import acts

register = template.Library()


@register.simple_tag
def fork_of(match: Match) -> Fork | None:
    """The fork of which the match is a continuation; None if it is none."""
    return Fork.objects.select_related("parent").filter(arms__continuations__match=match).first()


@register.simple_tag(takes_context=True)
def may_operate(context: Context) -> bool:
    request: HttpRequest | None = context.get("request")
    return request is not None and operators.is_one(request)


@register.simple_tag(takes_context=True)
def acts_on(context: Context, match: Match) -> list[acts.Act[Match, Match]]:
    """The acts on the match that are possible now; none for a visitor who is no operator."""
    request: HttpRequest | None = context.get("request")
    if request is None or not request.user.has_perm(operators.OPERATE):
        return []
    return acts.possible(matches.ACTS, [match.pk])[match.pk]
