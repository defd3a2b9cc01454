"""How ratings stay fair with two against eight: each side counts as one player, and each role is rated by itself.

A rating system that is given teams of unequal size takes the larger one for certain to win, and learns next to nothing
when it does. Each side therefore enters as one player, the average of its members, and the two meet under OpenSkill's
Plackett-Luce model. What the average gains or loses is passed on to the members: the less is known about a member, the
more its rating changes. Somebody counts as two players, one as impostor and one as crewmate, because one role says
little about the other.
"""

import dataclasses
import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Final

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
CERTAINTY: Final = NormalDist().inv_cdf(0.975)
LEAST_SHARE_KEPT: Final = 1e-4
"""However much is learned, at least this share of the variance stays."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """`low` and `high` bound the strength with 95 % certainty, as far as the model is right."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def low(self) -> float:
        return self.mu - CERTAINTY * self.sigma

    @property
    def high(self) -> float:
        return self.mu + CERTAINTY * self.sigma


NEWCOMER: Final = Rating()
Side = Sequence[Rating]


def met(winners: Side, losers: Side, *, drawn: bool = False) -> tuple[list[Rating], list[Rating]]:
    """The ratings of both sides after the match, in the same order."""
    one, other = average(winners), average(losers)
    [[one_after], [other_after]] = MODEL.rate(
        [[MODEL.rating(mu=one.mu, sigma=one.sigma)], [MODEL.rating(mu=other.mu, sigma=other.sigma)]],
        ranks=[1, 1 if drawn else 2],
    )
    return (
        _handed_out(winners, one, Rating(mu=one_after.mu, sigma=one_after.sigma)),
        _handed_out(losers, other, Rating(mu=other_after.mu, sigma=other_after.sigma)),
    )


def average(side: Side) -> Rating:
    """The mean of the strengths; of what is not known about them, the mean variance."""
    return Rating(mu=fmean(member.mu for member in side), sigma=math.sqrt(fmean(member.sigma**2 for member in side)))


def both(one: Rating, other: Rating) -> Rating:
    """The rating of somebody who plays both roles equally often: the mean of two strengths measured separately."""
    return Rating(mu=(one.mu + other.mu) / 2, sigma=math.hypot(one.sigma, other.sigma) / 2)


def _handed_out(side: Side, before: Rating, after: Rating) -> list[Rating]:
    """A member's change is that of the average, scaled by its own variance over the average's."""
    gained, kept = after.mu - before.mu, (after.sigma / before.sigma) ** 2
    shares = [(member, (member.sigma / before.sigma) ** 2) for member in side]
    return [
        Rating(
            mu=member.mu + share * gained,
            sigma=member.sigma * math.sqrt(max(1 - share * (1 - kept), LEAST_SHARE_KEPT)),
        )
        for member, share in shares
    ]
