"""What operators are offered on pages that everybody sees."""

from django import template
from django.http import HttpRequest
from django.template.context import Context

from games.models import Match
from games.pages.forms import act_forms
from glassbox_site.ground import operators

register = template.Library()


@register.simple_tag(takes_context=True)
def acts_on(context: Context, match: Match) -> list[act_forms.Act]:
    """What this visitor may do to the match now; nothing for who is no operator."""
    request: HttpRequest | None = context.get("request")
    if request is None or not request.user.has_perm(operators.OPERATE):
        return []
    return act_forms.possible([match.pk])[match.pk]
