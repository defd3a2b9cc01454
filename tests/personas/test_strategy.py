"""Strategy tiers: editing one never changes what a match has used."""

import threading

import pytest
from django.core.exceptions import ValidationError
from django.db import connection, transaction
from django.db.models import ProtectedError

from personas.models import StrategyTier, TierVersion
from personas.models.permanent import Written
from personas.models.strategy import Wording
from tests.personas import cast

pytestmark = pytest.mark.django_db


def test_each_role_is_told_its_own_part() -> None:
    wording = Wording(everyone="Watch.", crew="Pair up.", impostors="Blend in.")

    assert wording.text_for(cast.CREWMATE) == "Watch.\n\nPair up."
    assert wording.text_for(cast.IMPOSTOR) == "Watch.\n\nBlend in."
    assert Wording().text_for(cast.IMPOSTOR) == ""


def test_a_change_is_a_new_version_and_the_old_one_stays() -> None:
    tier = cast.tier(crew="Pair up.")
    used = tier.current
    assert used is not None

    tier.reword(Wording(crew="Stay alone."), by="ada")

    used.refresh_from_db()
    assert (used.number, used.crew) == (1, "Pair up.")
    assert tier.current is not None
    assert (tier.current.number, tier.current.crew, tier.current.made_by) == (2, "Stay alone.", "ada")


def test_the_same_words_make_no_version() -> None:
    tier = cast.tier(crew="Pair up.")

    tier.reword(Wording(crew="Pair up."))

    assert tier.versions.count() == 1


def test_a_version_cannot_be_rewritten_in_any_way() -> None:
    version = cast.tier(crew="Pair up.").versions.get()
    version.crew = "Something else."

    for attempt in (
        version.save,
        version.delete,
        TierVersion.objects.all().delete,
        lambda: TierVersion.objects.update(crew="Something else."),
        lambda: TierVersion.objects.bulk_update([version], ["crew"]),
    ):
        with pytest.raises(Written), transaction.atomic():
            attempt()
    assert TierVersion.objects.get().crew == "Pair up."


def test_a_tier_with_versions_cannot_be_deleted() -> None:
    tier = cast.tier()

    with pytest.raises(ProtectedError):
        tier.delete()


def test_a_wording_is_bounded_and_plain() -> None:
    tier = cast.tier()

    with pytest.raises(ValidationError) as refusal:
        tier.reword(Wording(everyone="a" * 4_001, crew="\0"))

    assert set(refusal.value.message_dict) == {"everyone", "crew"}


@pytest.mark.django_db(transaction=True)
def test_editors_at_the_same_time_get_numbers_of_their_own() -> None:
    tier = cast.tier()

    def edit(place: int) -> None:
        StrategyTier.objects.get().reword(Wording(crew=f"Version of {place}."))
        connection.close()

    editors = [threading.Thread(target=edit, args=[place]) for place in range(5)]
    for editor in editors:
        editor.start()
    for editor in editors:
        editor.join()

    assert sorted(tier.versions.values_list("number", flat=True)) == [1, 2, 3, 4, 5, 6]
