"""`manage.py play_match`: a match in the terminal, or every reason why it cannot be played."""

import io
import json
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from games.engine import referee
from games.engine.happenings.every_kind import HAPPENINGS
from games.log import codec
from games.management import terminal
from personas.models import ChatModel
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import Heard, ModelServer


def run(*arguments: str, **options: Any) -> str:
    out = io.StringIO()
    call_command("play_match", "--flat-out", *arguments, stdout=out, **options)
    return out.getvalue()


def refusal(*arguments: str) -> list[str]:
    """The problems named, after making sure of the exit code."""
    errors = io.StringIO()
    with pytest.raises(SystemExit) as stopped:
        call_command("play_match", "--flat-out", *arguments, stdout=io.StringIO(), stderr=errors)
    assert stopped.value.code == 2
    return errors.getvalue().splitlines()


def test_a_match_is_told_from_its_opening_to_its_end() -> None:
    told = run("--seed", "4")

    assert told.startswith("Seed 4\n")
    assert "The match opens on The Skeld with Red, Blue" in told
    assert " win because " in told
    assert told.count("survived") + told.count("killed by") + told.count("  ejected") == 8


def test_the_same_seed_tells_the_same_match() -> None:
    assert run("--seed", "4") == run("--seed", "4")


def test_without_a_seed_one_is_drawn_and_named() -> None:
    told = run("--players", "5")

    assert run("--players", "5", "--seed", told.split()[1]) == told


def test_the_log_has_one_entry_a_line(tmp_path: Path) -> None:
    file = tmp_path / "log.ndjson"

    run("--seed", "4", "--out", str(file))

    entries = [codec.entry_of(line) for line in file.read_text().splitlines()]
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert referee.is_over(referee.fold(entries))
    assert [path.name for path in tmp_path.iterdir()] == ["log.ndjson"]


def test_the_rules_file_sets_what_the_lobby_would_recommend(tmp_path: Path) -> None:
    file = tmp_path / "rules.yaml"
    file.write_text("kill_cooldown: 40\ntask_bar: never\nnudges: [5, 9]\nmap: outpost\n")

    told = run("--seed", "1", "--players", "5", "--rules", str(file))

    assert "Kestrel Outpost" in told
    assert "The task bar shows" not in told


def test_named_personas_take_the_first_seats() -> None:
    told = run("--seed", "1", "--players", "4", "--personas", "quiet, hunter")

    assert "Red     Quiet" in told
    assert "Blue    Hunter" in told


def test_every_problem_is_named_at_once_and_nothing_written(tmp_path: Path) -> None:
    rules = tmp_path / "rules.yaml"
    rules.write_text("kill_cooldown: 9\nsped: 2\nnudges: 3\nmap: polus\n")

    problems = refusal(
        *("--seed", "x", "--players", "3", "--impostors", "7", "--personas", "quiet,loud"),
        *("--rules", str(rules), "--out", str(tmp_path / "nowhere" / "log")),
    )

    for named in (
        "--seed ('x') must be a whole number",
        "unknown loud; there are diligent, social, paranoid, hunter, schemer, quiet",
        "'sped' is no setting",
        "nudges (3) must be a list",
        "map ('polus') must be one of outpost, skeld",
        "kill_cooldown (9.0) must be from 10 to 60",
        "impostors (7) must be from 1 to 3",
        "players (3) must be from 4 to 15 on The Skeld",
        "there is no such folder",
    ):
        assert any(named in problem for problem in problems), named
    assert [path.name for path in tmp_path.iterdir()] == ["rules.yaml"]


@pytest.mark.parametrize("content", ["[1, 2]", "a: [", "just words", "\x00", "impostors: {a: 1}", "1: 2"])
def test_a_rules_file_that_holds_no_settings_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "rules.yaml"
    file.write_text(content)

    assert refusal("--rules", str(file))


def test_a_missing_rules_file_is_refused_by_name(tmp_path: Path) -> None:
    [problem] = refusal("--rules", str(tmp_path / "none.yaml"))

    assert "none.yaml" in problem


def test_more_personas_than_players_are_refused() -> None:
    assert refusal("--players", "4", "--personas", "quiet,quiet,quiet,quiet,quiet") == [
        "--personas names 5, but there are only 4 players"
    ]


def test_zero_impostors_are_refused_and_not_taken_for_the_default() -> None:
    assert refusal("--impostors", "0") == ["impostors (0) must be from 1 to 3"]


def test_a_pipe_gets_no_colours_and_whoever_forces_them_does() -> None:
    assert "\033[" not in run("--seed", "4")
    assert "\033[38;5;196mRed" in run("--seed", "4", "--force-color")


def test_a_terminal_without_colours_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)

    call_command("play_match", "--flat-out", "--seed", "4", stdout=screen)

    assert "\033[" not in screen.getvalue()


def test_every_shown_kind_has_a_pause_that_ends() -> None:
    pauses = [each.shown.pace.terminal for each in HAPPENINGS.values() if each.shown.pace.terminal is not None]

    assert pauses
    assert all(0 < pause <= terminal.LONGEST_PAUSE for pause in pauses)


@pytest.mark.django_db
def test_a_clerk_reads_along_and_changes_nothing_of_the_match(tmp_path: Path) -> None:
    found = '{"claims": []}'
    with ModelServer(lambda _: replies.says(found)) as server:
        ChatModel.objects.create(slug="scribe", name="Scribe", model="scribe/1", base_url=server.url)
        told = run("--seed", "4", "--players", "5", "--clerk", "scribe")

    plain = run("--seed", "4", "--players", "5").splitlines()
    read = [line for line in told.splitlines() if "The clerk reads no claim" in line]
    assert len(read) == len(server.heard) > 0
    assert [line for line in told.splitlines() if line not in read] == plain


def worded(heard: Heard) -> replies.Reply:
    """Says the plain sentence of the first fact, and one that follows from nothing."""
    plainly = json.loads(heard.last_words.splitlines()[-1])[0]["plainly"]
    return replies.says(json.dumps({"sentences": [f"And so: {plainly}", "Ada vents in the Holodeck!"]}))


@pytest.mark.django_db
def test_a_caster_says_in_its_own_words_what_there_is_to_remark_and_changes_nothing_of_the_match() -> None:
    with ModelServer(worded) as server:
        ChatModel.objects.create(slug="voice", name="The voice", model="voice/1", base_url=server.url)
        told = run("--seed", "4", "--players", "5", "--caster", "voice").splitlines()

    said = [line for line in told if "✦ The voice: And so:" in line]
    assert 0 < len(said) <= len(server.heard)
    assert "Holodeck" not in "".join(told)
    assert [line for line in told if line not in said] == run("--seed", "4", "--players", "5").splitlines()


@pytest.mark.django_db
def test_a_caster_that_there_is_not_is_named() -> None:
    assert refusal("--caster", "nobody") == ["--caster 'nobody': no active model has this slug"]


@pytest.fixture
def heeded() -> Iterator[None]:
    """Restores Python's default handling of Ctrl-C, which pytest-xdist's processes ignore."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.django_db
@pytest.mark.usefixtures("heeded")
def test_ctrl_c_while_the_clerk_reads_stops_the_match(caplog: pytest.LogCaptureFixture) -> None:
    typing_at = threading.get_ident()

    def interrupted(_: Heard) -> replies.Reply:
        time.sleep(0.2)  # until nothing is left to be done but to wait
        signal.pthread_kill(typing_at, signal.SIGINT)
        return replies.says('{"claims": []}', delay=30)

    errors = io.StringIO()
    with ModelServer(interrupted) as server:
        ChatModel.objects.create(slug="scribe", name="Scribe", model="scribe/1", base_url=server.url)
        with pytest.raises(SystemExit) as stopped:
            run("--seed", "4", "--players", "5", "--clerk", "scribe", stderr=errors)

    assert (stopped.value.code, errors.getvalue()) == (130, "Stopped.\n")
    assert caplog.records == []


@pytest.mark.django_db
def test_a_clerk_that_there_is_not_is_named() -> None:
    assert refusal("--clerk", "nobody") == ["--clerk 'nobody': no active model has this slug"]


def test_whoever_plays_at_the_terminal_is_shown_what_that_colour_perceives(monkeypatch: pytest.MonkeyPatch) -> None:
    class Typing:
        """Types the first number of each menu, a line to whoever is named first, and a skip."""

        def readline(self) -> str:
            question = screen.getvalue().rpartition("> ")[2]
            if "To whom" in question:
                return question.partition("[")[2].partition(",")[0].partition("]")[0] + "\n"
            return "skip\n" if "vote" in question else "1\n"

    screen = io.StringIO()
    monkeypatch.setattr("sys.stdin", Typing())

    call_command("play_match", "--flat-out", "--human", "red", "--seed", "4", "--players", "5", stdout=screen)

    told = screen.getvalue()
    assert "> What do you do?" in told
    assert "> To whom (empty: everybody) [blue, " in told
    assert 'You say to Blue: "1"' in told
    assert " win because " in told
    assert "thinks" not in told.partition(" win because ")[0].replace("You think", "")


def test_a_colour_that_nobody_has_cannot_be_played() -> None:
    assert "nobody sits there" in refusal("--human", "mauve")[0]
