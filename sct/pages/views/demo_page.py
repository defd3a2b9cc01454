"""Starts the demonstration batch with one click; it needs no model and no key."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from glassbox_site.ground import operators
from sct.pages.views import starts
from sct.records import batches
from sct.settings import demo

LATENCY = 0.1


@operators.only
@require_POST
def start(request: HttpRequest) -> HttpResponse:
    """Pressing twice on one page makes only one batch. Its hosts are slow, so that there is something to watch."""
    token = f"demo-{request.user.pk}-{request.POST.get('token', '')[:64]}"
    batch = batches.create(
        demo.config_text(), demo.providers_text(LATENCY), token=token, name=_("Demonstration"), by_id=request.user.pk
    )
    starts.begin(request, batch)
    return redirect(batch)
