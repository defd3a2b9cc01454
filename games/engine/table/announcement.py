"""The line on the screen after the votes, as everybody reads it; what it may say of the role is in the event."""

from games.engine.facts import events, identities


def text(event: events.Ejected | events.NobodyEjected) -> str:
    if isinstance(event, events.NobodyEjected):
        return f"No one was ejected. ({'Tie' if event.tied else 'Skipped'})"
    name = event.color.title()
    if event.role is None:
        return f"{name} was ejected."
    was = "was" if event.role is identities.Role.IMPOSTOR else "was not"
    return f"{name} {was} An Impostor.{_remaining(event.impostors_left)}"


def _remaining(impostors: int | None) -> str:
    if impostors is None:
        return ""
    return " 1 impostor remains." if impostors == 1 else f" {impostors} impostors remain."
