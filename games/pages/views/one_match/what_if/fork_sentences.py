"""A fork in sentences: what was changed, how a continuation ended, what a row of the figures asks."""

from typing import Protocol

from django.utils.translation import gettext as _

from games.engine.facts import events
from games.experiments.forks import changes, outcomes
from games.experiments.forks.branches import Entry
from games.experiments.forks.changes import Change
from games.models import Arm

LONGEST = 120


class Entries(Protocol):
    """A log, or only those of its entries that are needed, by index."""

    def __getitem__(self, place: int, /) -> Entry: ...


def told(change: Change | None, entries: Entries) -> str:
    """What is changed, in one sentence. `change` is None for the arm in which nothing is changed."""
    if change is None:
        return _("Nothing changed")
    at = {"at": change.at, "who": speaker(entries, change.at)}
    match change:
        case changes.UnsayLine():
            return _("%(who)s’s line %(at)d was never said") % at
        case changes.UnsayClaim():
            return _("Nobody claims what %(who)s claimed in line %(at)d") % at
        case changes.SayInstead(message=message):
            return _("%(who)s says instead of line %(at)d: “%(message)s”") % {**at, "message": short(message)}
        case changes.Mute():
            return _("%(who)s is mute from line %(at)d on") % at
        case changes.Recast(color=color, mind=mind):
            return _("%(color)s is played by %(mind)s from entry %(at)d on") % {
                **at, "color": named(color), "mind": mind
            }  # fmt: skip
        case changes.Whisper(color=color, text=text):
            return _("%(color)s is whispered at entry %(at)d: “%(text)s”") % {
                **at, "color": named(color), "text": short(text)
            }  # fmt: skip
        case changes.Revote(ballot=ballot):
            return _("%(who)s votes for %(ballot)s instead") % {**at, "ballot": named(ballot)}


def of_arm(arm: Arm, entries: Entries) -> str:
    return told(record(arm), entries)


def record(arm: Arm) -> Change | None:
    return None if arm.change is None else changes.RECORD.validate_python(arm.change)


def speaker(entries: Entries, at: int) -> str:
    return named(getattr(entries[at - 1].event, "color", ""))


def words_at(entries: Entries, at: int) -> str:
    """The line said at that entry; empty if the entry is no line."""
    said = entries[at - 1].event
    return said.message if isinstance(said, events.Spoke) else ""


def named(color: str) -> str:
    return _("nobody") if color == "skip" else _(str(color).title())


def short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def outcome(found: outcomes.Outcome) -> str:
    """The outcome in a few words, with the winner if the match was played to its end."""
    if found.voted and found.ejected:
        said = _("%(color)s ejected") % {"color": named(found.ejected)}
    elif found.voted:
        said = _("nobody ejected")
    else:
        said = "" if found.winner else _("nothing decided")
    return " · ".join(filter(None, (said, won(found.winner) if found.winner else "")))


def won(side: str) -> str:
    return {"crew": _("the crew wins"), "impostors": _("the impostors win")}.get(side, _("nobody wins"))


def question(name: str) -> str:
    """The title of a row of the figures, by its name."""
    kind, _colon, value = name.partition(":")
    if kind == "ejected":
        return _("nobody ejected") if value == outcomes.NOBODY else _("%(color)s ejected") % {"color": named(value)}
    return won(value) if kind == "won" else _("an impostor ejected")
