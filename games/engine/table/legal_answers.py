"""Which answers are legal at the table, and what becomes of those that are not.

Reply readers ask `problem` too, so that a model is told what was wrong before its turn is lost.
"""

import dataclasses
from collections.abc import Mapping

from games.engine.facts import decisions, events, identities
from games.engine.state import ledger as ledgers
from games.engine.state import minds
from games.engine.state import world as worlds

Asked = events.Asked
Answers = Mapping[identities.Color, decisions.Decision]
NOTHING = decisions.NoDecision(reason="no answer came")
ASKED: Mapping[type[decisions.Ask], Asked] = {
    decisions.DiscussionAsk: Asked.DISCUSSION,
    decisions.VoteAsk: Asked.VOTE,
    decisions.ReactionAsk: Asked.REACTION,
    decisions.ConsolidationAsk: Asked.CONSOLIDATION,
    decisions.GhostAsk: Asked.GHOST,
}


@dataclasses.dataclass(frozen=True, slots=True)
class Refused:
    reason: str


def read(ledger: ledgers.Ledger, ask: decisions.Ask, given: Answers) -> decisions.Decision | Refused:
    """The answer, if it is legal; otherwise records a stumble and returns why. Its thoughts are kept in either case."""
    answer = given.get(ask.color, NOTHING)
    reason = problem(ledger.world, ask, answer)
    if isinstance(answer, decisions.Thinking):
        minds.record(ledger, ask.color, _kept(ask, answer))
    if reason is None:
        return answer
    minds.stumble(ledger, ask.color, ASKED[type(ask)], reason)
    return Refused(reason)


def _kept(ask: decisions.Ask, answer: decisions.Thinking) -> decisions.Thinking:
    """Leaves out the notes of a consolidation, which become an event of their own."""
    if isinstance(ask, decisions.ConsolidationAsk):
        return dataclasses.replace(answer, scratchpad_updates=())
    return answer


def problem(world: worlds.World, ask: decisions.Ask, answer: decisions.Decision) -> str | None:
    """Why this is no legal answer to that ask at the table; None if it is one."""
    if isinstance(answer, decisions.NoDecision):
        return answer.reason
    return minds.overlong(answer.scratchpad_updates) or _wrong(world, ask, answer)


def _wrong(world: worlds.World, ask: decisions.Ask, answer: decisions.Thinking) -> str | None:
    match ask, answer:
        case decisions.DiscussionAsk(), decisions.DiscussionDecision():
            return _wrong_bid(world, answer) or _wrong_vote(ask, answer.vote_action)
        case decisions.VoteAsk(), decisions.VoteDecision():
            return _no_candidate(ask.candidates, answer.vote_action)
        case decisions.GhostAsk(), decisions.GhostDecision():
            return _too_much(answer.message)
        case ((decisions.ReactionAsk() | decisions.ConsolidationAsk()), decisions.NotesDecision()):
            return None
        case _:
            return f"{type(answer).__name__} is no answer to {type(ask).__name__}"


def _wrong_bid(world: worlds.World, answer: decisions.DiscussionDecision) -> str | None:
    if not 0 <= answer.desire_to_speak <= decisions.GREATEST_DESIRE:
        return f"desire_to_speak ({answer.desire_to_speak}) must be from 0 to {decisions.GREATEST_DESIRE}"
    if answer.target is not None and answer.target not in world.seats:
        return f"target ({answer.target}) does not play in this match"
    return _too_much(answer.message)


def _too_much(message: str) -> str | None:
    if len(message) <= decisions.LONGEST_MESSAGE:
        return None
    return f"the message has {len(message)} characters; nobody listens to more than {decisions.LONGEST_MESSAGE}"


def _wrong_vote(ask: decisions.DiscussionAsk, ballot: identities.Ballot | None) -> str | None:
    if ballot is None:
        return None
    if not ask.may_vote:
        return f"vote_action ({ballot}) is refused: the vote is locked, or voting has not begun"
    return _no_candidate(ask.candidates, ballot)


def _no_candidate(candidates: tuple[identities.Ballot, ...], ballot: identities.Ballot) -> str | None:
    return None if ballot in candidates else f"vote_action ({ballot}) must be one of {', '.join(candidates)}"
