"""`{% figures batch %}`: the figures of a batch with their tables, on whatever page wants them."""

from django import template

from sct import models
from sct.plots import figure_list as plots

KINDS = ("svg", "png", "pdf", "csv")

register = template.Library()


@register.filter
def points(value: float) -> str:
    """A difference of shares, in whole points with its sign."""
    return f"{100 * value:+.0f}"


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
