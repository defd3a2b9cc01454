"""Words of people who did not agree to data sets are in none, even if a later match remembered them."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.models import Person
from tests.games.playing.withdrawals import walking
from tests.games.playing.withdrawals.remembered import Played, hold
from tests.games.watching.taken_home.test_open_data import exported, numbers

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second]


def told(out: Path) -> dict[str, list[dict[str, Any]]]:
    exported(out)
    return {path.parent.name: list(map(json.loads, path.read_text().splitlines())) for path in out.rglob("*.ndjson")}


def words(out: Path) -> list[str]:
    return hold({f"{path.relative_to(out)}": walking.text(path.read_bytes()) for path in out.rglob("*.ndjson")})


def test_a_data_set_leaves_out_what_later_matches_repeat_of_who_did_not_agree(played: Played, tmp_path: Path) -> None:
    silent = told(tmp_path / "silent")
    Person.objects.update(in_data_sets=True)
    agreed = told(tmp_path / "agreed")

    assert words(tmp_path / "silent") == []
    for table in ("lines", "calls"):
        assert {played.match.pk, played.later.pk} <= {row["match"] for row in agreed[table] if hold({"": str(row)})}
    assert numbers(silent) == numbers(agreed)


def test_nor_what_a_later_match_repeats_that_was_ordered_before(ordered_before: Played, tmp_path: Path) -> None:
    assert ordered_before.later.pk < ordered_before.match.pk

    exported(tmp_path / "silent")

    assert words(tmp_path / "silent") == []
