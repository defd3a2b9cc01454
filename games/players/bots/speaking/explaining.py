"""What a bot says of its ballot: for whom it is and why, unless it has said so already."""

from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.engine.facts import identities
from games.players.bots import attitudes
from games.players.bots.mind import Mind
from games.players.bots.speaking import reasons, word_choice
from games.players.bots.speaking.speech import Statement


def statements(mind: Mind, table: knowledge.Table, chosen: identities.Ballot | None) -> Iterator[Statement]:
    """`chosen` is what the bot would vote now."""
    ballot = chosen or table.ballots.get(mind.me.color)
    if isinstance(ballot, identities.Color):
        yield from _against(mind, table, ballot, is_new=chosen is not None)
    elif ballot is not None:
        yield Statement(text=word_choice.said(mind, "skip"), desire=2)


def _against(mind: Mind, table: knowledge.Table, ballot: identities.Color, *, is_new: bool) -> Iterator[Statement]:
    """Gives the reason with the vote: whoever votes without a word is asked why."""
    names = {"color": ballot.title()}
    if ballot in attitudes.blamed(mind, table):
        if is_new:
            yield Statement(text=word_choice.said(mind, "vote", about=ballot, **names), desire=3, target=ballot)
        return
    reason = reasons.for_a_ballot(mind, table, ballot)
    if reason is None:
        text = word_choice.said(mind, "vote_feeling", about=ballot, **names)
    else:
        text = word_choice.said(mind, "vote_because", about=ballot, reason=reason, **names)
    yield Statement(text=text, desire=7, target=ballot)
