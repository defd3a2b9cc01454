"""A player whose mind is a language model: it keeps what it noticed, is asked, and answers with what the model said."""

from collections.abc import Mapping

from games.engine.eyes import knowledge
from games.engine.facts import decisions
from games.engine.facts.events import Asked
from games.engine.state import ledger as ledgers
from games.players import exchange, player
from games.players.models import recording
from games.players.models.answers import answer_forms, answer_shapes, replies
from games.players.models.prompting import chronicle, prompt_assembler, seating
from glassbox_site.ground import words
from personas.llm import asking, chat, errors

LONGEST_REASON = 300
FITTINGS = 4
ASKED: Mapping[type[decisions.Ask], Asked] = {
    decisions.ActionAsk: Asked.ACTION,
    decisions.DiscussionAsk: Asked.DISCUSSION,
    decisions.VoteAsk: Asked.VOTE,
    decisions.ReactionAsk: Asked.REACTION,
    decisions.ConsolidationAsk: Asked.CONSOLIDATION,
    decisions.GhostAsk: Asked.GHOST,
    decisions.ReflectionAsk: Asked.REFLECTION,
}


class LlmAgent:
    """One seat of one match. The entries of a log, perceived again, make the same agent again. Only that a prompt was
    too long for the model, so that less of the past is told, has to be found out again."""

    def __init__(self, model: chat.LanguageModel, cast: seating.Casting, *, label: str = "") -> None:
        self._model = model
        self.cast = cast
        self._label = label
        self._noticed = chronicle.Chronicle(cast.room)

    def perceive(self, known: knowledge.Perspective, entry: ledgers.Entry) -> None:
        self._noticed.tell(known, entry)

    def prompt(self, ask: decisions.Ask, known: knowledge.Perspective) -> tuple[chat.Message, ...]:
        return prompt_assembler.assemble(self.cast, known, self._noticed, ask)

    async def answer(self, ask: decisions.Ask, known: knowledge.Perspective) -> player.Answered:
        """The decision that the model gave. If its reply is still unreadable after one correction, or none came, a lost
        turn with the reason.

        A prompt that is too long for the model is sent again with half of the past, and half of that, until it fits. If
        only the vote cannot be read, the message is said all the same, and the vote is lost.
        """
        shape, judge, exchanges = replies.shape(ask), replies.Judge(ask, known), list[asking.Exchange]()
        for _ in range(FITTINGS):
            heard = await asking.aask_for(
                self._model, self._request(ask, known, shape), shape, objection=judge.objection
            )
            exchanges += heard.exchanges
            if not isinstance(heard.failure, errors.PromptTooLong) or not self._noticed.narrow(known):
                break
        record = tuple(
            recording.recorded(heard_once, ask.color, ASKED[type(ask)], chance)
            for chance, heard_once in enumerate(exchanges, 1)
        )
        kept = judge.decision or judge.without_vote(each.unreadable for each in exchanges)
        return player.Answered(decision=kept or _none(record[-1]), exchanges=record)

    def _request(
        self, ask: decisions.Ask, known: knowledge.Perspective, shape: type[answer_shapes.Thinking]
    ) -> chat.Request:
        return chat.Request(
            messages=self.prompt(ask, known),
            answer=answer_forms.form(ask, known, brief=self.cast.brief),
            max_tokens=answer_forms.most_tokens(shape, brief=self.cast.brief, context=self.cast.context),
            temperature=self.cast.temperature,
            deadline=self.cast.deadline,
            label=f"{self._label}/{ask.color}",
        )


def _none(last: exchange.Exchange) -> decisions.NoDecision:
    """The lost turn, with the reason as spectators see it and standings count it."""
    return decisions.NoDecision(reason=words.brief(f"{last.state}: {errors.told_to_all(last.fault)}", LONGEST_REASON))
