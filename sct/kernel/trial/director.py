"""Directs one trial: plays to the fork, looks at what the agent keeps, and asks it about its own secret."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from personas.llm import chat, errors
from sct.kernel import candidates, config
from sct.kernel.agents import agent
from sct.kernel.games import seam, secret_words
from sct.kernel.trial import calls, conversation, questions, trial_log


@dataclass(frozen=True, slots=True, kw_only=True)
class _Play:
    turns: int
    safety_reached: bool = False
    failure: str | None = None
    is_over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class _Fork:
    secret: trial_log.Secret | None = None
    is_lost: bool = False
    estimate: candidates.Estimate = field(default_factory=candidates.Estimate)
    words: tuple[str, ...] = ()
    answers: tuple[trial_log.Answer, ...] = ()
    revealed: trial_log.Reveal | None = None
    controls: trial_log.Controls | None = None


class Director:
    """Runs one trial. It is deterministic given the replies, so a trial can be resumed by replaying it.

    `seed` decides the candidates and their order; `candidate_model` is needed only if a model proposes the candidates;
    `at_once` limits the number of simultaneous branches.
    """

    def __init__(
        self,
        *,
        agent: agent.Agent,
        game: seam.Game,
        player: seam.Player,
        settings: config.SctSettings,
        seed: int,
        trial_calls: calls.TrialCalls | None = None,
        candidate_model: chat.AwaitedModel | None = None,
        at_once: int = 1,
    ) -> None:
        self._agent = agent
        self._game = game
        self._player = player
        self._settings = settings
        self._seed = seed
        self._calls = trial_calls or calls.TrialCalls()
        self._candidate_model = candidate_model
        self._at_once = at_once
        self._talk = conversation.Conversation(agent=agent, game=game)

    async def play(self) -> trial_log.TrialLog:
        for part in (self._agent, self._player, self._game):
            part.reset()
        self._talk = conversation.Conversation(agent=self._agent, game=self._game)
        self._calls.phase = "play"
        play = await self._play()
        if play.is_over or play.turns == 0:
            return self._log(play, _Fork())
        return await self._fork(play)

    async def _play(self) -> _Play:
        """Plays turns until the fork. T_max counts messages, and is checked before each further turn."""
        message = self._player.opening()
        turns = 0
        while True:
            try:
                await self._talk.exchange(message)
            except errors.LlmError as failure:
                reason = f"turn {turns + 1}: {conversation.named(failure)}"
                return _Play(turns=turns, failure=reason, is_over=isinstance(failure, questions.FINAL))
            turns += 1
            if turns >= self._settings.t_fork:
                return _Play(turns=turns)
            if 2 * turns >= self._settings.T_max:
                return _Play(turns=turns, safety_reached=True)
            message = self._player.next_guess()

    async def _fork(self, play: _Play) -> trial_log.TrialLog:
        """Asks the questions. If no secret was ever written, the reveal comes first, so that its word can be among the
        candidates."""
        secret = self._written_secret()
        is_lost = secret is None and self._earlier_secret() is not None
        at_fork = self._talk.branch()
        revealed = await self._reveal(None) if secret is None and not is_lost else None
        if revealed is not None and revealed.answer.word is not None:
            secret = trial_log.Secret(word=revealed.answer.word, source="reveal")
        self._calls.phase = "candidates"
        estimate = await self._estimate(secret)
        words = self._ordered(secret, estimate)
        self._calls.phase = "questions"
        answers = await self._ask(words, self._talk)
        revealed = revealed or await self._reveal(secret)
        fork = _Fork(secret=secret, is_lost=is_lost, estimate=estimate, words=words, answers=answers)
        if revealed is not None:
            fork = replace(fork, revealed=revealed.answer)
        return self._log(play, replace(fork, controls=await self._control(at_fork, fork, revealed)))

    def _written_secret(self) -> trial_log.Secret | None:
        """The secret a memoryful agent holds at the fork, or the last it held before, if the settings allow that."""
        if not self._agent.is_memoryful:
            return None
        at_fork = secret_words.extract_last_secret(self._agent.get_private_state() or "")
        if at_fork is not None:
            return trial_log.Secret(word=at_fork, source="tag_at_fork")
        walks_back = self._settings.secret_from == "any_state"  # noqa: S105 - no password
        earlier = self._earlier_secret() if walks_back else None
        return None if earlier is None else trial_log.Secret(word=earlier, source="tag_earlier")

    def _earlier_secret(self) -> str | None:
        states = [state for _, state in self._game.get_full_state() if state is not None]
        return secret_words.extract_last_secret_from_states(states) if self._agent.is_memoryful else None

    async def _reveal(self, written: trial_log.Secret | None) -> questions.Revealed | None:
        if not (self._settings.reveal and self._settings.question_mode == "branched"):
            return None
        self._calls.phase = "questions"
        word = None if written is None else written.word
        return await questions.reveal(self._talk, word, asks_again=self._settings.controls)

    async def _control(
        self, at_fork: conversation.Conversation, fork: _Fork, revealed: questions.Revealed | None
    ) -> trial_log.Controls | None:
        """Asks the control questions: after the test and from the state at the fork, so that they cannot affect it.
        Skipped if a question of the test failed, since such a trial is not worth them."""
        if not self._settings.controls or any(answer.answer is None for answer in fork.answers):
            return None
        self._calls.phase = "controls"
        besides = [*fork.words, *filter(None, [None if revealed is None else revealed.answer.word])]
        dictionary = self._settings.stateless_candidates.dictionary
        words = candidates.ruled_out(
            self._game, at_fork.said, len(fork.words), dictionary_path=dictionary, seed=self._seed, besides=besides
        )
        return trial_log.Controls(
            answers=await self._ask(words, at_fork), after_reveal=None if revealed is None else revealed.again
        )

    async def _estimate(self, secret: trial_log.Secret | None) -> candidates.Estimate:
        choice = self._settings.stateless_candidates
        wanted = self._settings.n_candidate_secrets - (secret is not None)
        besides = None if secret is None else secret.word
        said = self._talk.said
        if choice.method == "deterministic":
            return candidates.by_dictionary(
                self._game, said, wanted, dictionary_path=choice.dictionary, seed=self._seed, besides=besides
            )
        if self._candidate_model is None:
            raise ValueError("candidates by a model need a candidate_model")
        try:
            return await candidates.by_model(
                self._game,
                said,
                wanted,
                model=self._candidate_model,
                request_up_to=choice.llm.max_n,
                besides=besides,
            )
        except errors.LlmError as failure:
            return candidates.Estimate(reason="error", error=f"candidates: {conversation.named(failure)}")

    def _ordered(self, secret: trial_log.Secret | None, estimate: candidates.Estimate) -> tuple[str, ...]:
        own = () if secret is None else (secret.word,)
        is_shuffled = self._settings.candidate_order == "shuffled"
        return candidates.in_order((*own, *estimate.words), shuffled_by=self._seed if is_shuffled else None)

    async def _ask(self, words: tuple[str, ...], talk: conversation.Conversation) -> tuple[trial_log.Answer, ...]:
        if self._settings.question_mode == "branched":
            return await questions.in_branches(talk, words, self._at_once)
        return await questions.in_sequence(talk, words)

    def _log(self, play: _Play, fork: _Fork) -> trial_log.TrialLog:
        return trial_log.TrialLog(
            is_memoryful=self._agent.is_memoryful,
            interaction_log=tuple(self._game.get_full_state()),
            fork_turn=play.turns,
            safety_reached=play.safety_reached,
            secret=fork.secret,
            is_lost=fork.is_lost,
            words_asked=fork.words,
            answers=fork.answers,
            reveal=fork.revealed,
            controls=fork.controls,
            tools=self._agent.tool_use,
            shortfall=self._settings.n_candidate_secrets - len(fork.words),
            shortfall_reason=fork.estimate.reason,
            dropped=fork.estimate.dropped,
            failed_updates=self._agent.failed_updates,
            errors=tuple(self._errors(play, fork)),
        )

    def _errors(self, play: _Play, fork: _Fork) -> Iterator[str]:
        """A line for every failed call, in the order of the trial's parts."""
        if play.failure:
            yield play.failure
        yield from self._talk.troubles
        if fork.estimate.error:
            yield fork.estimate.error
        yield from (f'question "{answer.word}": {answer.error}' for answer in fork.answers if answer.error)
        if fork.revealed is not None and fork.revealed.error:
            yield f"reveal: {fork.revealed.error}"
