"""What the pages are made of: a running trial as its journal shows it, changes, marks, figures, filters, frames."""

from pathlib import Path

import pytest

from glassbox_site.ground.acting import acts
from sct import models
from sct.kernel import results
from sct.pages.showing import (
    boards,
    changes,
    dialogue_turns,
    facts,
    frames,
    looks,
    markings,
    neighbours,
    trial_record,
    trial_rows,
    wishes,
)
from sct.records import batch_acts, batches
from sct.records.figures import outcomes, summary
from sct.settings import config_reading
from sct.work import journal, trial_so_far
from tests.sct import batch_files

pytestmark = pytest.mark.django_db

MEMORY = "## Notes\n<secret>apple</secret>"


def texts(line: markings.Line) -> list[tuple[str, str | None]]:
    return [(piece.text, piece.mark) for piece in line]


@pytest.fixture
def batch(tmp_path: Path) -> models.Batch:
    return batch_files.over(tmp_path, agents="wf vanilla", num_trials=3)


@pytest.fixture
def failed(tmp_path: Path) -> models.Trial:
    batch = batch_files.over(tmp_path / "failed", num_trials=1, provider="failing_host")
    return batch.trials.get()


@pytest.mark.parametrize("known", [0, 1, 2, 5, 7, 1000])
@pytest.mark.parametrize("mode", ["sequential", "branched"])
def test_a_trial_in_play_is_seen_as_far_as_its_journal_goes(tmp_path: Path, known: int, mode: str) -> None:
    batch = batch_files.drained(batch_files.batch(tmp_path, agents="wf", num_trials=1, question_mode=mode))
    trial, settings = batch.trials.get(), config_reading.read(batch.config_text)
    told = list(journal.remembered(trial.pk, 1).items())

    seen = trial_so_far.glimpse(settings, settings.agents[0], 1, dict(told[:known]))

    whole = [tuple(pair) for pair in results.loads(bytes(trial.content or b""))["interaction_log"]]
    assert seen.answered == min(known, len(told))
    assert list(seen.interaction_log) == whole[: len(seen.interaction_log)]
    assert (len(seen.interaction_log) == len(whole)) == (known >= len(told) or (mode == "branched" and known >= 6))


def test_a_trial_of_which_nothing_returned_yet_is_an_empty_conversation(tmp_path: Path) -> None:
    trial = batch_files.batch(tmp_path, num_trials=1).trials.get()

    assert list(trial_record.of(trial, []).log) == []


def test_a_failed_trial_is_read_from_what_its_attempt_left(failed: models.Trial) -> None:
    record = trial_record.of(failed, list(failed.attempts.all()))

    assert (record.failed_attempt, record.file is not None) == (1, True)


def test_a_trial_that_is_tried_again_shows_its_failed_attempt_when_asked(failed: models.Trial) -> None:
    batch_acts.retry(failed)
    failed.refresh_from_db()
    attempts = list(failed.attempts.all())

    now, then = trial_record.of(failed, attempts), trial_record.of(failed, attempts, wanted=1)

    assert (now.failed_attempt, now.file) == (None, None)
    assert then.file is not None


def test_only_a_failed_trial_is_tried_again(batch: models.Batch, failed: models.Trial) -> None:
    batch_acts.retry(failed)

    for ended in (failed, batch.trials.all()[0]):
        with pytest.raises(acts.NotPossible, match="has not failed"):
            batch_acts.retry(ended)


def test_half_a_character_becomes_the_sign_for_it(batch: models.Batch) -> None:
    trial = batch.trials.all()[0]
    content = bytes(trial.content or b"").replace(b"Pattern", b"\\ud83d \\ud83d\\ude00")
    trial.content = content

    said = " ".join(text for text, _ in trial_record.of(trial, []).log)

    assert "\ufffd \U0001f600" in said
    assert said.encode()


def test_a_secret_in_private_is_marked_with_its_tags_and_over_lines() -> None:
    first, second = markings.lines("I took <SECRET>ice\ncream</secret>, well")

    assert texts(first) == [("I took ", None), ("<SECRET>ice", "secret")]
    assert texts(second) == [("cream</secret>", "secret"), (", well", None)]


@pytest.mark.parametrize(
    "text", ["", "one", "one\n", "\n\none\n\ntwo", "<secret>a</secret>\n", "<secret>a\nb</secret>"]
)
def test_no_word_is_lost_by_marking(text: str) -> None:
    assert "\n".join("".join(piece.text for piece in line) for line in markings.lines(text)) == text


def test_the_secret_said_in_public_is_marked_as_a_word_only() -> None:
    line = markings.said("Pineapple? No, Apple!", "apple")

    assert texts(line) == [("Pineapple? No, ", None), ("Apple", "said"), ("!", None)]


def test_a_change_says_what_went_and_what_came() -> None:
    found = changes.hunks(MEMORY, MEMORY.replace("apple", "pear") + "\nmore")

    assert [(hunk.kind, len(hunk.lines)) for hunk in found] == [("same", 1), ("gone", 1), ("new", 2)]


def test_the_first_state_is_new_and_an_equal_one_no_change() -> None:
    assert [hunk.kind for hunk in changes.hunks(None, MEMORY)] == ["new"]
    assert [hunk.kind for hunk in changes.hunks(MEMORY, MEMORY)] == ["same"]


def test_the_secret_s_way_through_the_turns_is_told() -> None:
    states = ["", "<secret>apple</secret>", "<secret>Apple</secret>", "", "<secret>pear</secret>"]
    log = [pair for state in states for pair in (("guess", None), ("reply", state))]

    told = dialogue_turns.told(log, fork_turn=4, secret="pear")

    assert [turn.standing for turn in told] == ["none", "defined", "same", "none", "changed"]
    assert [turn.is_question for turn in told] == [False, False, False, False, True]


def test_the_figures_from_the_rows_are_those_from_the_files(batch: models.Batch) -> None:
    shown = boards.of(batch).figures

    for ours in shown:
        files = [results.loads(path.read_bytes()) for path in sorted(Path(batch.results_dir, ours.agent).iterdir())]
        assert ours == summary.of_agent(ours.agent, files, errors=0) == batches.figures(batch)[shown.index(ours)]


def test_the_phases_of_the_journal_are_those_of_the_file(batch: models.Batch) -> None:
    trial = batch.trials.get(agent_name="wf", number=1)
    file = trial_record.of(trial, []).file

    journalled, recorded = facts.phases(None, trial), facts.phases(file, trial)

    assert [(p.name, p.calls, p.tokens_in) for p in journalled] == [(p.name, p.calls, p.tokens_in) for p in recorded]
    assert facts.total(recorded).calls == trial.calls.count()


def test_every_trial_is_one_letter_of_a_frame(batch: models.Batch, failed: models.Trial) -> None:
    frame, other = frames.of_batch(batch.pk), frames.of_batch(failed.batch_id)

    assert frame is not None
    assert other is not None
    assert frame.cells == {"wf": "AAA", "vanilla": frame.cells["vanilla"]}
    assert (other.cells, other.is_over) == ({"vanilla": "f"}, True)


def test_a_giant_batch_has_no_grid(batch: models.Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "MOST_CELLS", 5)

    frame = frames.of_batch(batch.pk)

    assert frame is not None
    assert (frame.cells, frame.attempts) == ({}, {})


def test_there_is_no_frame_of_what_is_not_there(batch: models.Batch) -> None:
    assert frames.of_batch(0) is None
    assert frames.of_trial(batch.pk, "wf", 99) is None


def test_every_outcome_and_status_has_a_letter_of_its_own_and_a_glyph_in_the_style() -> None:
    style = Path("static/css/sct/batch.css").read_text(encoding="utf-8")

    assert len({look.letter for look in looks.ALL}) == len(looks.ALL) == len(outcomes.ALL) + 4
    assert all(f'.cell-{look.slug}::before {{ content: "{look.glyph}"' in style for look in looks.ALL)


def test_from_trial_to_trial(batch: models.Batch) -> None:
    batch.trials.filter(agent_name="wf", number=3).update(status="failed")
    models.Trial.objects.filter(batch=batch, agent_name="wf", number=2).update(evaluation={"self_consistent": False})

    around = neighbours.of(batch.trials.get(agent_name="vanilla", number=3))

    assert (around.previous, around.next) == (place("vanilla", 2), place("wf", 1))
    assert (around.next_error, around.next_disagreement) == (place("wf", 3), place("wf", 2))
    assert neighbours.of(batch.trials.get(agent_name="wf", number=3)).next is None


def place(agent: str, number: int) -> neighbours.Place:
    return neighbours.Place(agent_name=agent, number=number)


@pytest.mark.parametrize(
    ("asked", "fitting"),
    [
        ({}, 6),
        ({"agent": "wf"}, 3),
        ({"outcome": "self-consistent"}, 3),
        ({"outcome": "failed"}, 0),
        ({"parsed": "false"}, 0),
        ({"reason": "no_secret_tag"}, 0),
        ({"error": "trouble"}, 0),
        ({"agent": "wf", "outcome": "failed"}, 0),
    ],
)
def test_the_address_narrows_the_trials(batch: models.Batch, asked: dict[str, str], fitting: int) -> None:
    wanted = wishes.read(asked)

    assert sum(wanted.fits(row) for row in trial_rows.of(batch)) == fitting


def test_what_lacks_a_number_stands_last_in_either_direction(batch: models.Batch) -> None:
    batch.trials.filter(agent_name="vanilla").update(status="failed")
    found = trial_rows.of(batch)

    for sort in ("yes_rate", "-yes_rate"):
        assert [row.agent for row in wishes.read({"sort": sort}).ordered(found)][3:] == ["vanilla"] * 3


@pytest.mark.parametrize("order", [sign + name for name in wishes.ORDERS for sign in ("", "-")])
def test_every_order_keeps_every_trial(batch: models.Batch, order: str) -> None:
    found = trial_rows.of(batch)

    assert len(wishes.read({"sort": order}).ordered(found)) == len(found)
