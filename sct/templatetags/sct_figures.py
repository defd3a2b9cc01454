"""`{% figures batch %}` renders the figures of a batch with their tables, on any page."""

from django import template

from glassbox_site.ground.plain import rounded
from sct import models
from sct.plots import figure_list as plots

KINDS = ("svg", "png", "pdf", "csv")

register = template.Library()


register.filter("points", rounded.points)
register.filter("chance", rounded.chance)


@register.inclusion_tag("sct/figures/figures.html")
def figures(batch: models.Batch) -> dict[str, object]:
    version = plots.version(batch)
    strict, lenient = plots.of(batch, version), plots.leniently(batch, version)
    return {
        "batch": batch,
        "figures": [*strict, *plots.unlike(strict, lenient)],
        "reads_alike": lenient and not plots.unlike(strict, lenient),
        "version": version,
        "kinds": KINDS,
    }
