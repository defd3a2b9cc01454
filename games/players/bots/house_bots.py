"""The house bots: players without a model. Each has one temperament, and makes the same choices for the same seed.

A bot keeps nothing between asks: what it decides follows from its perspective, its temperament and its dice.
"""

import dataclasses
from typing import assert_never

from games.engine.eyes import knowledge, perspective
from games.engine.facts import actions, decisions, identities
from games.engine.facts.dice import Dice
from games.players import player
from games.players.bots import ballots, listening, notes, temperaments
from games.players.bots.aboard import crew, haunting, impostor
from games.players.bots.mind import Mind
from games.players.bots.speaking import talk


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Bot(player.Instant):
    """All seats of a match share the seed; what they roll differs by colour."""

    temperament: temperaments.Temperament
    seed: int

    def decide(self, ask: decisions.Ask, known: perspective.Perspective) -> decisions.Decision:
        me = known.figures[ask.color]
        mind = Mind(known=listening.heard(known), me=me, temper=self.temperament, luck=Dice(self.seed))
        match ask:
            case decisions.ActionAsk():
                return _act(mind, ask)
            case decisions.DiscussionAsk():
                return _speak(mind, ask)
            case decisions.VoteAsk():
                return _vote(mind)
            case decisions.GhostAsk():
                return _haunt(mind)
            case decisions.ReactionAsk():
                return decisions.NotesDecision(internal_thought=notes.after_vote(mind))
            case decisions.ConsolidationAsk():
                return decisions.NotesDecision(scratchpad_updates=notes.on_people(mind))
            case decisions.ReflectionAsk():
                return decisions.ReflectionDecision(lessons=notes.lessons(mind))
            case _:
                assert_never(ask)


def _act(mind: Mind, ask: decisions.ActionAsk) -> decisions.ActionDecision:
    action = _action(mind, ask)
    return decisions.ActionDecision(action=action, internal_thought=notes.on_action(mind, action))


def _action(mind: Mind, ask: decisions.ActionAsk) -> actions.Action:
    if not mind.me.alive:
        return haunting.act(mind, ask)
    return impostor.act(mind, ask) if mind.is_impostor else crew.act(mind, ask)


def _table(mind: Mind) -> knowledge.Table:
    if mind.known.meeting is None:
        raise ValueError(f"{mind.me.color} is asked to speak, but knows of no meeting")
    return mind.known.meeting


def _speak(mind: Mind, ask: decisions.DiscussionAsk) -> decisions.DiscussionDecision:
    """Says what is most urgent, and votes as soon as it is ready to."""
    table = _table(mind)
    ballot = ballots.choose(mind, table) if ask.may_vote and ballots.is_ready(mind, table) else None
    wanted = ballot if ballot in ask.candidates else None
    said = talk.statement(mind, table, wanted) or talk.SILENCE
    chosen = wanted if ballots.is_explained(mind, table, wanted) else None
    return decisions.DiscussionDecision(
        message=said.text,
        desire_to_speak=max(0, min(decisions.GREATEST_DESIRE, said.desire + mind.temper.talk)) if said.text else 0,
        target=said.target,
        vote_action=chosen,
        claims=said.claims,
        suspicions=notes.suspicions(mind) if chosen is not None else (),
        internal_thought=_thought(mind, table, chosen),
    )


def _thought(mind: Mind, table: knowledge.Table, ballot: identities.Ballot | None) -> str:
    if ballot is not None:
        return notes.on_vote(mind, ballot)
    return notes.on_alibi(mind) if table.t == 0 and not table.lines else ""


def _vote(mind: Mind) -> decisions.VoteDecision:
    return decisions.VoteDecision(vote_action=ballots.choose(mind, _table(mind)), suspicions=notes.suspicions(mind))


def _haunt(mind: Mind) -> decisions.GhostDecision:
    return decisions.GhostDecision(message=haunting.remark(mind, _table(mind)))
