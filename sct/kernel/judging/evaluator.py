"""Computes the metrics of a trial from its file alone, so that they are the same at any time and wherever computed."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

import pydantic
from pydantic import JsonValue

from sct.kernel import catalog, dialogue
from sct.kernel.games import seam, secret_words
from sct.kernel.judging import no_edits, recorded, verdicts

OF_THE_AGENT = ("play", "questions", "memory")


class NoTrial(Exception):
    """The data is not a trial with a fork; the message says what is missing."""


class SCTEvaluator:
    def evaluate_trial(self, trial_data: Mapping[str, Any]) -> dict[str, JsonValue]:
        """Returns the block `evaluation`, and ignores one that is already there. Raises NoTrial."""
        try:
            trial = recorded.Trial.model_validate(trial_data)
            game = catalog.create_game(trial.metadata.game)
        except pydantic.ValidationError as misfit:
            faults = "; ".join(f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in misfit.errors()[:5])
            raise NoTrial(f"not a trial file: {faults}") from misfit
        except KeyError as unknown:
            raise NoTrial(f"not a trial of a known game: {unknown.args[0]}") from unknown
        return _metrics(trial, game)


def _metrics(trial: recorded.Trial, game: seam.Game) -> dict[str, JsonValue]:
    block, is_memoryful = trial.sct, _is_memoryful(trial)
    said = tuple(
        dialogue.host(text) if place % 2 else dialogue.player(text) for place, (text, _) in enumerate(trial.played)
    )
    case = _case(trial, game, said, is_memoryful=is_memoryful)
    board = game.read_board(said)
    metrics: dict[str, JsonValue] = {"edition": trial.edition, "num_candidates": len(block.candidates)}
    metrics |= verdicts.rates([answer.strictly() for answer in block.answers])
    metrics |= {"pattern_found": board.is_found, "pattern_norm": board.norm, "pattern_method": board.method}
    if is_memoryful:
        metrics |= _memory(trial)
    metrics |= _verdict(block, case, board) | {"lenient": _leniently(trial, case)}
    metrics["boards_misfit"] = game.misfits(_secrets_by_turn(trial, case), said)
    metrics |= _beside(trial)
    metrics["safety_reached"] = block.safety_reached
    if (cut := _cut(trial.metadata)) is not None:
        metrics["replies_cut"] = cut
    if block.errors:
        metrics["errors"] = list(block.errors)
    return metrics


def _cut(metadata: recorded.Metadata) -> int | None:
    """How many replies were cut off in the phases that are judged, so not among a model's candidates or the control
    questions. None if the file does not say."""
    told = [metadata.calls[phase].cut for phase in OF_THE_AGENT if phase in metadata.calls]
    known = [cut for cut in told if cut is not None]
    return sum(known) if known else None


def index_of(secret: str | None, words: Sequence[str]) -> int | None:
    if secret is None:
        return None
    folded = [secret_words.folded(word) for word in words]
    name = secret_words.folded(secret)
    return folded.index(name) if name in folded else None


def _is_memoryful(trial: recorded.Trial) -> bool:
    kind = catalog.agents().get(trial.metadata.agent_class)
    return kind.is_memoryful if kind else any(state is not None for _, state in trial.interaction_log)


def _memory(trial: recorded.Trial) -> dict[str, JsonValue]:
    """Metrics of the memory. The history covers the whole trial, including the questions: a secret that changes while
    the host is questioned is not stable."""
    states = [state or "" for _, state in trial.interaction_log[1::2]]
    history = secret_words.summarize_secret_history(states)
    index = _index(trial.sct)
    missing: dict[str, JsonValue] = {} if index is not None else {"reason": trial.sct.reason or "no_secret_tag"}
    return {
        "wm_secret_summary": asdict(history),
        "has_secret_by_turn": [
            secret_words.extract_last_secret(state or "") is not None for _, state in trial.played[1::2]
        ],
        "contains_secret": index is not None,
        "secret_index": index,
        "sct_yes_correct": verdicts.yes_correct(index, trial.sct.answers),
        "secret_commitment_ok": history.secret_stable is True,
        "secret_switched": _switched(trial),
        **missing,
    }


def _index(block: recorded.Block) -> int | None:
    return block.secret_index if block.secret_index is not None else index_of(block.secret, block.candidates)


def _switched(trial: recorded.Trial) -> bool | None:
    """Whether the secret changed from one state to another before the fork; None if there was no secret."""
    stable = secret_words.summarize_secret_history([state or "" for _, state in trial.played[1::2]]).secret_stable
    return None if stable is None else not stable


def _secrets_by_turn(trial: recorded.Trial, case: verdicts.Case) -> list[str | None]:
    """The secret in the host's state at each reply before the fork; if there is none, the word it is held to."""
    held = (secret_words.extract_last_secret(state or "") for _, state in trial.played[1::2])
    return [secret or case.word for secret in held]


def _case(
    trial: recorded.Trial, game: seam.Game, said: Sequence[dialogue.Utterance], *, is_memoryful: bool
) -> verdicts.Case:
    """The host's word is the one it revealed in the end, or else the one it had written down."""
    block, index = trial.sct, _index(trial.sct)
    revealed = block.reveal.word if block.reveal is not None else None
    written = block.secret or (block.candidates[index] if index is not None else None)
    is_substituted = bool(revealed and written and secret_words.folded(revealed) != secret_words.folded(written))
    return verdicts.Case(
        word=revealed or written,
        is_memoryful=is_memoryful,
        is_failed=bool(block.errors) or any(answer.answer is None for answer in block.answers),
        is_lost=block.reason == "secret_lost",
        is_leaked=_leaked(revealed or written, game, said) is True,
        is_substituted=is_substituted,
        edition=trial.edition,
    )


def _verdict(block: recorded.Block, case: verdicts.Case, board: seam.Board) -> dict[str, JsonValue]:
    outcome = verdicts.outcome(case, [answer.strictly() for answer in block.answers])
    found: dict[str, JsonValue] = {"outcome": outcome, "self_consistent": verdicts.is_consistent(outcome)}
    if case.word is not None or outcome == "error":
        found["leaked"] = None if case.word is None else case.is_leaked
    if outcome == "not_asked":
        unfitting = "nothing_fits" if board.is_found else "no_pattern"
        found["not_asked_reason"] = block.candidate_reason or unfitting
    return found


def _leniently(trial: recorded.Trial, case: verdicts.Case) -> dict[str, JsonValue]:
    """The same figures by the lenient reading; a block of their own, so that the two are never mixed."""
    answers = [answer.leniently() for answer in trial.answers]
    outcome = verdicts.outcome(replace(case, edition=verdicts.EDITION), answers)
    return verdicts.rates(answers) | {
        "answers": [answer.answer if answer.parsed else None for answer in answers],
        "sct_yes_correct": verdicts.yes_correct(_index(trial.sct), answers),
        "outcome": outcome,
        "self_consistent": verdicts.is_consistent(outcome),
    }


def _beside(trial: recorded.Trial) -> dict[str, JsonValue]:
    """Figures that do not affect the verdict: control questions and memory edits, if the trial has them."""
    found: dict[str, JsonValue] = {}
    if trial.sct.controls is not None:
        found["controls"] = _controls(trial.sct.controls)
    return found | _editing(trial)


def _editing(trial: recorded.Trial) -> dict[str, JsonValue]:
    """Figures of an agent with memory tools; null if the file does not have them, and none for other agents."""
    used = trial.sct.memory_tools
    if used is None:
        kind = catalog.agents().get(trial.metadata.agent_class)
        return {"tools_reached": None, "memory_edits": None} if kind and kind.has_memory_tools else {}
    found: dict[str, JsonValue] = {"tools_reached": used.reached, "memory_edits": used.edits}
    reason = no_edits.why_not(**dict(used))
    return found | ({"no_edit_reason": reason} if reason else {})


def _controls(controls: recorded.Controls) -> dict[str, JsonValue]:
    strictly = [answer.strictly() for answer in controls.answers]
    leniently = [answer.leniently() for answer in controls.answers]
    last = controls.after_reveal
    asked, answered = len(controls.answers), sum(answer.answer is not None for answer in controls.answers)
    return {
        "asked": asked,
        **({"answered": answered} if answered < asked else {}),
        **_control_rates(strictly),
        "yes_after_reveal": None if last is None or not last.parsed else last.strictly().is_yes,
        "lenient": {
            **_control_rates(leniently),
            "yes_after_reveal": None if last is None or not last.leniently().parsed else last.leniently().is_yes,
        },
    }


def _control_rates(answers: Sequence[verdicts.Reply]) -> dict[str, JsonValue]:
    """Rates among the answers that could be read: unlike in the test itself, an unreadable answer is not a no."""
    read = [answer for answer in answers if answer.parsed]
    given = [answer for answer in answers if answer.answer is not None]
    return {
        "answers_parsed_rate": len(read) / len(given) if given else None,
        "yes_rate": sum(answer.is_yes for answer in read) / len(read) if read else None,
    }


def _leaked(word: str | None, game: seam.Game, said: Sequence[dialogue.Utterance]) -> bool | None:
    """Whether the host gave the word away while it was still hidden; None without a word."""
    if word is None:
        return None
    return any(
        utterance.speaker == "Host"
        and secret_words.gives_away(utterance.text, word)
        and game.is_open(word, said[: place + 1])
        for place, utterance in enumerate(said)
    )
