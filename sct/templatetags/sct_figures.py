"""`{% figures batch %}`: the figures of a batch with their tables, on whatever page wants them."""

from django import template

from sct import models
from sct.plots import figures as plots

KINDS = ("svg", "png", "pdf", "csv")

register = template.Library()


@register.inclusion_tag("sct/figures.html")
def figures(batch: models.Batch) -> dict[str, object]:
    version = plots.version(batch)
    return {"batch": batch, "figures": plots.of(batch, version), "version": version, "kinds": KINDS}
