"""Faces follow from names alone."""

import itertools
import re

from games.watching.stations import face_parts, likenesses
from glassbox_site.environment import env

NAMES = [f"persona-{number}" for number in range(400)]
PAINTS = re.compile(r"\.face-(\w+(?:-\d)?) ")
STYLES = env.PROJECT / "static/css/seats.css"


def test_a_name_has_one_face() -> None:
    first = [likenesses.of(name) for name in NAMES]
    likenesses.of.cache_clear()

    assert [likenesses.of(name) for name in NAMES] == first


def test_this_face_stays_that_of_this_name() -> None:
    paints = [paint for paint, _ in likenesses.of("house_miss_marble")]

    assert paints == ["skin-1", "ink", "line", "ink", "trim-3"]


def test_hardly_two_names_share_a_face() -> None:
    assert len({likenesses.of(name) for name in NAMES}) > 0.9 * len(NAMES)


def test_every_part_is_somebody_s() -> None:
    worn = {stroke for name in NAMES for stroke in likenesses.of(name)}
    paths = {path for _, path in worn}

    parts = itertools.chain.from_iterable(likenesses.PLACES)
    assert {path for part in parts for _, path in part} <= paths


def test_every_paint_is_in_the_style_sheet() -> None:
    told = set(PAINTS.findall(STYLES.read_text()))
    tones = {f"{paint}-{tone}" for paint in ("skin", "trim") for tone in range(1, face_parts.TRIMS)}

    assert tones | {"ink", "glow", "line"} <= told
