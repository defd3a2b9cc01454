"""The line that everybody reads after the votes. The event holds no more of the role than the line may say."""

from games.engine import tongue as tongues
from games.engine.facts import events, identities


def text(event: events.Ejected | events.NobodyEjected, tongue: tongues.Tongue = tongues.ENGLISH) -> str:
    if isinstance(event, events.NobodyEjected):
        if event.tied:
            return tongue.gettext("No one was ejected. (Tie)")
        return tongue.gettext("No one was ejected. (Skipped)")
    return f"{_fate(event, tongue)}{_remaining(event.impostors_left, tongue)}"


def _fate(event: events.Ejected, tongue: tongues.Tongue) -> str:
    name = {"who": tongue.gettext(event.color.title())}
    if event.role is None:
        return tongue.gettext("%(who)s was ejected.") % name
    if event.role is identities.Role.IMPOSTOR:
        return tongue.gettext("%(who)s was An Impostor.") % name
    return tongue.gettext("%(who)s was not An Impostor.") % name


def _remaining(impostors: int | None, tongue: tongues.Tongue) -> str:
    if impostors is None:
        return ""
    told = tongue.ngettext("%(count)d impostor remains.", "%(count)d impostors remain.", impostors)
    return f" {told % {'count': impostors}}"
