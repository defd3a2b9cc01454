"""Which game a host is in, and which of the game's secrets what was said still leaves."""

from sct.kernel import catalog
from sct.kernel.games import seam
from sct.kernel.hosts import glimpse


def game(seen: glimpse.Glimpse) -> seam.Game:
    """The one that the player's opening names; without such a word, the first there is."""
    opening = seen.said[0].text if seen.said else ""
    first, *others = catalog.games().values()
    return next((other for other in others if other.declared.title in opening), first)()


def fitting(seen: glimpse.Glimpse) -> list[str]:
    played = game(seen)
    return [secret for secret in played.secrets() if played.fits(secret, seen.said)]
