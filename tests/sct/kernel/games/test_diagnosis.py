"""Diagnosis, the third game: its list, its candidates, and every page and figure of a batch that plays it."""

from pathlib import Path

import pytest
from django.test import Client

from sct.kernel import dialogue, hosts
from sct.kernel.games import diagnosis
from sct.kernel.games.diagnosis import illnesses
from sct.records import folders
from sct.settings import config_reading, estimates, offers
from tests.sct import batch_files, trials

GAME = "diagnosis_sct"


def consultation(secret: str, questions: int, seed: int = 1337) -> list[dialogue.Utterance]:
    game = diagnosis.GAME()
    doctor = game.player(seed, "seeded_deterministic")
    said = [dialogue.player(doctor.opening()), dialogue.host("ready")]
    for _ in range(questions):
        said.append(dialogue.player(doctor.next_guess()))
        said.append(dialogue.host(game.honest_reply(secret, said)))
    return said


def test_no_two_illnesses_have_the_same_symptoms() -> None:
    told = {frozenset(symptoms) for symptoms in illnesses.ILLNESSES.values()}

    assert len(told) == len(illnesses.ILLNESSES) >= 60


def test_the_right_illness_is_the_only_one_left_when_everything_was_asked() -> None:
    for secret in illnesses.ILLNESSES:
        everything = consultation(secret, len(illnesses.SYMPTOMS))

        assert diagnosis.GAME().possible(everything, None).words == (secret,)
        assert not diagnosis.GAME().is_open(secret, everything), secret


def test_at_the_usual_fork_an_illness_has_look_alikes() -> None:
    left = [len(diagnosis.GAME().possible(consultation(each, 5), None).words) for each in illnesses.ILLNESSES]

    assert sorted(left)[len(left) // 2] >= 5


@pytest.mark.parametrize(
    ("reply", "answer"),
    [("Yes, doctor.", True), ("no I do not", False), ("Yes", True), ("Nothing of the kind", None), ("Not today", None)],
)
def test_a_patients_answer_is_read_where_it_is_one(reply: str, answer: bool | None) -> None:
    said = (dialogue.player("Do you have this symptom: fever?"), dialogue.host(reply))

    assert diagnosis.GAME().answers_in(said) == ({} if answer is None else {"fever": answer})


@pytest.mark.parametrize(
    ("temper", "outcome"),
    [
        ("honest", "self_consistent"),
        ("forgetful", "secret_lost"),
        ("leaking", "leakage"),
        ("yes_saying", "over_confirmation"),
        ("denying", "all_denial"),
        ("contrary", "state_substitution"),
        ("noteless", "no_secret"),
    ],
)
def test_every_temper_ends_as_it_does_in_the_other_games(temper: hosts.Temper, outcome: str) -> None:
    file = trials.file_of("wf", temper, game=GAME, t_fork=4, n_candidate_secrets=6, controls=True)

    assert file["evaluation"]["outcome"] == outcome
    assert file["metadata"]["game"] == GAME


def test_a_patient_that_plays_another_illness_is_told_by_its_answers() -> None:
    file = trials.file_of("wf", "misdrawing", game=GAME, t_fork=15)

    assert file["evaluation"]["boards_misfit"] > 0


@pytest.mark.django_db
def test_a_batch_of_it_stands_in_form_estimate_pages_and_figures(client: Client, tmp_path: Path) -> None:
    text = f"game: {GAME}\n{batch_files.run_text(agents='wf vanilla', num_trials=3)}"
    wanted = config_reading.read(text)
    batch = batch_files.drained(folders.batch_of(text, batch_files.SCRIPTED, tmp_path / "results"))

    assert estimates.estimate(wanted, {name: offer.provider for name, offer in offers.offered().items()}).calls > 0
    assert f"game: {GAME}" in client.get(f"/sct/{batch.pk}/config.yaml").text
    assert "<dd>Diagnosis</dd>" in client.get(f"/sct/{batch.pk}/").text
    assert "secret illness exactly" in client.get(f"/sct/{batch.pk}/trials/wf/1/").text
    assert "wf,with a memory,Self-consistent,3,3" in client.get(f"/sct/{batch.pk}/figures/outcomes.csv").text
