"""What a series' file may say; all of a file's mistakes are reported at once, by field."""

import pytest

from games.experiments.series import series_casting, series_file
from tests.games.prepared import prepared_series

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]
NONSENSE = """
name: ""
design: sideways
entries:
  - persona: nobody_at_all
  - bot: huntr
  - {bot: quiet, tier: none}
  - {bot: quiet}
  - {bot: quiet}
  - {bot: quiet, model: both}
players: 3
rules: {map: moon, impostors: 9, gravity: 1}
pairs: 10000
seeds: [1, 1, 2]
budget: {dollars: 0, tokens: many}
stop: {rule: never, false_alarm: 0.7}
void: {lost_turn: 1}
colour: green
"""


def places(text: str) -> set[str]:
    with pytest.raises(series_file.BadSeries) as bad:
        series_casting.read(text)
    return {".".join(map(str, problem.path)) for problem in bad.value.problems}


def test_nonsense_is_told_all_its_faults_at_once() -> None:
    assert places(NONSENSE) == {
        "name", "design", "entries.0.persona", "entries.1.bot", "entries.2", "entries.4.label", "entries.5", "players",
        "rules.map", "rules.gravity", "rules.impostors", "pairs", "seeds", "budget.dollars", "budget.tokens",
        "stop.rule", "stop.false_alarm", "void.lost_turn", "colour",
    }  # fmt: skip


def test_who_is_unknown_is_told_with_the_nearest_name() -> None:
    entries = [{"persona": "house_nobody"}, {"model": "gtp"}, {"bot": "quiet"}]

    assert places(prepared_series.text(entries=entries)) == {"entries.0.persona", "entries.1.model", "entries.1.tier"}


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"rules": {"map": "outpost", "impostors": 2}, "players": 4}, "rules.impostors"),
        ({"pairs": None}, "pairs"),
        ({"pairs": None, "detect": 1}, "detect"),
        ({"pairs": None, "detect": 8, "stop": {"miss": 0.001}}, "detect"),
        ({"pairs": None, "detect": 8, "stop": {"rule": "sequential"}}, "detect"),
        ({"pairs": None, "detect": 40, "stop": {"miss": 1e-300}}, "stop.miss"),
        ({"stop": {"rule": "sequential"}}, "detect"),
        ({"seeds": [1, 2, 3]}, "seeds"),
        ({"seeds": [1, 2**70]}, "seeds"),
        ({"entries": [{"bot": name} for name in ("hunter", "quiet", "social")], "pairs": 900}, "pairs"),
        ({"fillers": [{"bot": "quiet"}]}, "fillers"),
        ({"entries": [{"bot": "quiet"}]}, "entries"),
    ],
)
def test_settings_that_contradict_each_other_are_told(changes: dict[str, object], place: str) -> None:
    assert places(prepared_series.text(**changes)) == {place}


def test_the_difference_to_be_seen_gives_the_number_of_pairs() -> None:
    by_difference = series_file.read(prepared_series.text(pairs=None, detect=40))
    sequential = series_file.read(prepared_series.text(pairs=None, detect=40, stop={"rule": "sequential"}))

    assert (by_difference.most_pairs, by_difference.test) == (39, None)
    assert sequential.most_pairs == 52
    assert sequential.test is not None
    assert sequential.test.difference == 0.4
