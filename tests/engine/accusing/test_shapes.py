"""The shapes of sentences: whom each of them is about."""

import pytest

from games.engine.accusing.wordlists import clearances, conclusions, hints, listing, reproaches, shapes, urgings
from tests.engine.accusing.seated import accused

LISTED = (
    *(shapes.OF_SOMEBODY, urgings.OF_ITS_SPEAKER, hints.HINTED, conclusions.CONCLUDED, reproaches.REPROACHED),
    *(clearances.CLEARING, clearances.ABSOLVING),
)


@pytest.mark.parametrize("listed", LISTED)
def test_each_shape_tells_of_one_whom_it_is_about(listed: str) -> None:
    strange = [shape for shape in listing.shapes(listed) if sum(part in "@%" for part in shape.split()) != 1]

    assert strange == []


def test_what_an_unknown_you_said_of_others_is_read_to_its_end() -> None:
    assert accused("You said that Blue mended it, but I saw Pink") == set()
