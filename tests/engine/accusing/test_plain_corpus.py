"""The plain-talk benchmark: lines are labelled with whom they accuse, and count only if all of it is heard."""

import pytest

from benchmarks.corpus import lines, results
from games.engine.facts.identities import Color

RED, BLUE, BLACK = Color("red"), Color("blue"), Color("black")


def heard(*accused: Color, instead_of: tuple[Color, ...]) -> results.Result:
    line = lines.Line(
        batch="seen", rounds=2, speaker=BLACK, target=None, text="", labels=(), accused=frozenset(instead_of)
    )
    return results.Result(line=line, stamps=(), accused=frozenset(accused))


def test_a_line_that_accuses_nobody_is_misheard_once_however_many_it_is_heard_to_accuse(
    capsys: pytest.CaptureFixture[str],
) -> None:
    results.report_plain("talk", [heard(RED, BLUE, instead_of=()), heard(instead_of=())])

    assert "accusing nobody: 1 of 2 heard as accusations" in capsys.readouterr().out


def test_a_line_that_accuses_two_is_heard_when_both_are(capsys: pytest.CaptureFixture[str]) -> None:
    results.report_plain("talk", [heard(RED, instead_of=(RED, BLUE)), heard(RED, BLUE, instead_of=(RED,))])

    assert "accusing: heard 1 of 2" in capsys.readouterr().out


def test_plain_talk_accuses_only_who_can_sit_at_its_table() -> None:
    plain = list(lines.plain())

    assert plain
    assert all(line.accused <= set(line.story.seats) - {line.speaker} for line in plain)
