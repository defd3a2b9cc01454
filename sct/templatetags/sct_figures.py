"""`{% figures batch %}` renders the figures of a batch with their tables, on any page."""

from django import template

from glassbox_site.ground.plain import rounded
from sct import models
from sct.plots import figure_list as plots
from sct.records.figures import definitions

KINDS = ("svg", "png", "pdf", "csv")

register = template.Library()


register.filter("points", rounded.points)
register.filter("chance", rounded.chance)
register.filter("signed", rounded.signed)


@register.filter
def heading(name: str) -> definitions.Meaning:
    """The heading of a figure's column."""
    return next(figure.heading for figure in definitions.FIGURES if figure.name == name)


@register.inclusion_tag("sct/figures/figures.html")
def figures(batch: models.Batch) -> dict[str, object]:
    version = plots.version(batch)
    strict, lenient = plots.of(batch, version), plots.leniently(batch, version)
    return {
        "batch": batch,
        "strict": strict,
        "lenient": lenient,
        "unlike": plots.unlike(strict, lenient),
        "version": version,
        "kinds": KINDS,
    }
