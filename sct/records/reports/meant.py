"""What each scripted host is meant to do, so that nobody takes its failures for failures of the program."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from sct import models
from sct.records import overview

MEANT: Mapping[str | None, str | Promise] = {
    "honest": _("meant to pass: keeps its word and says so"),
    "forgetful": _("meant to fail: loses its note after two turns, and makes its word up as it goes"),
    "switching": _("meant to fail: takes another word each turn"),
    "leaking": _("meant to fail: says its word while it is hidden"),
    "yes_saying": _("meant to fail: says yes to every word"),
    "denying": _("meant to fail: says no to every word, its own too"),
    "contrary": _("meant to fail: denies its own word and says yes to the others"),
    "rambling": _("meant to be unreadable: never answers with yes or no, in either reading"),
    "chatty": _("meant to be read leniently alone: answers, but never in the bare word"),
    "noteless": _("meant to have no secret: keeps its word and writes it down nowhere"),
    "misdrawing": _("meant to show boards that do not fit: notes one word and plays another"),
    "boardless": _("meant not to be asked, but for a word noted in a memory: never shows a board"),
    "failing": _("meant to break down: its endpoint fails at some of the questions, and such trials count nowhere"),
}


def of(batch: models.Batch) -> dict[str, str | Promise]:
    """The meaning by agent, for agents whose model is a scripted host."""
    settings = overview.settings(batch.config_text)
    scripted = {entry["name"]: entry.get("scripted") for entry in batch.providers}
    tempers = {agent.name: scripted.get(settings.provider_of(agent)) for agent in settings.agents} if settings else {}
    return {agent: MEANT[temper] for agent, temper in tempers.items() if temper in MEANT}
