"""Why a bot suspects somebody, in a few words that are true of this match; it gives none of them twice in a meeting."""

from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.engine.facts import identities, testimony
from games.players.bots import attitudes, ballots, evidence, recall
from games.players.bots.mind import Mind
from games.players.bots.speaking import phrases

Color = identities.Color
Topic = testimony.Topic
FEW = 4


def against(mind: Mind, table: knowledge.Table, color: Color) -> str | None:
    """The weightiest reason that the bot has not given yet; None if it has nothing but a feeling."""
    own = attitudes.own(mind, table)
    fresh = (reason for reason in _all(mind, table, color) if not any(reason in line.message for line in own))
    return next(fresh, None)


def for_a_ballot(mind: Mind, table: knowledge.Table, color: Color) -> str | None:
    """The same; without one, that somebody has persuaded it, or that among few players somebody has to go."""
    own = against(mind, table, color)
    if own is not None:
        return own
    pointing = [
        line
        for line in table.lines
        if line.color in mind.others and any(span.color == color for span in line.accusations)
    ]
    if pointing:
        accuser = max(pointing, key=lambda line: len(line.claims)).color
        return phrases.REASONS["persuaded"].format(accuser=accuser.title())
    return phrases.REASONS["left"] if len(table.living) <= FEW else None


def _all(mind: Mind, table: knowledge.Table, color: Color) -> Iterator[str]:
    names = {"color": color.title()}
    told = [claim for line in attitudes.own(mind, table) for claim in line.claims if claim.subject == color]
    for line in table.lines:
        belied = line.color == color and any(evidence.belied(mind, claim) for claim in line.claims)
        if belied and not any(claim.topic is Topic.WAS_AT for claim in told):
            yield phrases.REASONS["belied"]
        if color in ballots.charged(line) and line.color != mind.me.color:
            yield phrases.REASONS["charged"].format(accuser=line.color.title())
    for dead in table.news:
        if recall.beside(mind, dead) == [color] and not any(claim.other == dead for claim in told):
            yield phrases.REASONS["last_with"].format(victim=dead.title())
    if not any(line.color == color for line in table.lines):
        yield phrases.REASONS["silent"].format(**names)
    kind = evidence.votes(mind, color) or (None if recall.seen(mind, color) else "unseen")
    if kind:
        yield phrases.REASONS[kind].format(**names)
