"""Who may be cast."""

import pytest

from personas import roster
from personas.models import ChatModel
from tests.personas import cast
from tests.personas.cast import LEADER

pytestmark = pytest.mark.django_db


def test_only_those_who_can_think_are_available() -> None:
    cast.leader().save()
    cast.leader(slug="awake", temperament="quiet").save()
    cast.leader(slug="asleep", temperament="quiet", is_active=False).save()
    everybody = set(roster.available().values_list("key", flat=True))

    ChatModel.objects.update(is_active=False)

    assert everybody == {LEADER, "house_awake"}
    assert [persona.key for persona in roster.available()] == ["house_awake"]
