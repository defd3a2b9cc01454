"""Entries as bytes: the same everywhere, readable for ever.

`python -m tests.games.log.test_codec` writes one line of every kind that the stored logs hold;
old lines are never changed.
"""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.engine.facts import actions, decisions, events, identities, rules, testimony
from games.log import codec
from glassbox_site.environment import env
from tests.engine import matches
from tests.engine.state import dumping

LINES = Path(__file__).with_name("kinds.ndjson")
LOGS = sorted((Path(__file__).parents[2] / "engine" / "logs").glob("*.ndjson"))
STORED = LINES.read_text(encoding="utf-8").splitlines() if LINES.exists() else []
RED = identities.Color.RED


def test_a_match_reads_as_it_was_written() -> None:
    played = matches.play(4, players=6, decide=matches.eager)

    lines = [codec.line(entry) for entry in played.entries]

    assert [codec.entry_of(line) for line in lines] == played.entries


def test_a_stored_line_keeps_its_bytes() -> None:
    for line in STORED:
        written = json.loads(codec.line(codec.entry_of(line)))

        assert json.dumps(known(written, json.loads(line)), ensure_ascii=False, separators=(",", ":")) == line


def known(new: dumping.Json, old: dumping.Json) -> dumping.Json:
    """Without the fields that were added since."""
    if isinstance(new, dict) and isinstance(old, dict):
        return {name: known(each, old[name]) for name, each in new.items() if name in old}
    if isinstance(new, list) and isinstance(old, list):
        return [known(a, b) for a, b in zip(new, old, strict=True)]
    return new


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_log_of_an_earlier_release_can_be_read(path: Path) -> None:
    *rows, _ = path.read_text().splitlines()

    entries = [codec.entry_of(row) for row in rows]

    assert entries == dumping.load(json.loads(row) for row in rows)


def test_a_field_that_was_added_later_takes_its_default() -> None:
    old = '{"seq":9,"tick":3,"audience":[],"public":false,"event":{"kind":"LastCall","t":30}}'

    event = codec.entry_of(old).event

    assert event == events.LastCall(t=30, reason=events.NudgeReason.TIME)


def test_another_process_writes_the_same_bytes() -> None:
    line = codec.line(codec.entry_of(STORED[0]))
    code = "import sys; from games.log import codec; print(codec.line(codec.entry_of(sys.argv[1])))"

    elsewhere = subprocess.run(
        [sys.executable, "-c", code, line], cwd=env.PROJECT, capture_output=True, text=True, check=True
    )

    assert elsewhere.stdout == f"{line}\n"


@pytest.mark.parametrize(
    "decision",
    [
        decisions.ActionDecision(action=actions.Kill(victim=RED), internal_thought="now"),
        decisions.ActionDecision(action=actions.Continue()),
        decisions.VoteDecision(vote_action="skip", suspicions=(testimony.Suspicion(color=RED, percent=80),)),
        decisions.NotesDecision(scratchpad_updates=(testimony.Note(pad=identities.Pad.PLAN, text="é\n\"'"),)),
        decisions.NoDecision(reason="asleep"),
    ],
)
def test_a_decision_reads_as_it_was_written(decision: decisions.Decision) -> None:
    assert codec.decision_of(codec.decision_text(decision)) == decision


def test_rules_read_as_they_were_written() -> None:
    chosen = rules.MatchRules(nudges=(3, 5), last_call=None, task_bar=rules.TaskBar.NEVER)

    assert codec.rules_of(json.loads(json.dumps(codec.rules_fields(chosen)))) == chosen


def samples() -> Iterator[str]:
    seen = set()
    for path in LOGS:
        for row in path.read_text().splitlines()[:-1]:
            entry = codec.entry_of(row)
            if codec.kind(entry) not in seen:
                seen.add(codec.kind(entry))
                yield codec.line(entry)


if __name__ == "__main__":
    LINES.write_text("\n".join(samples()) + "\n", encoding="utf-8")
