"""Furnishing a house: once, completely, and never over somebody's edits."""

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
import yaml
from django.core.management import CommandError, call_command

from personas import seeds
from personas.models import ChatModel, Persona, Seeding, StrategyTier
from personas.models.strategy import Wording
from personas.sheets import exporting
from tests.personas.cast import CREWMATE, IMPOSTOR
from tests.support.endpoints import server_bodies
from tests.support.endpoints.model_server import ModelServer

pytestmark = pytest.mark.django_db
WITHOUT_KEY: dict[str, str] = {}
WITH_KEY = {"OPENROUTER_API_KEY": "sk-or-0123456789"}
TEMPERAMENTS = {"diligent", "social", "paranoid", "hunter", "schemer", "quiet"}


@pytest.fixture
def provider() -> Iterator[str]:
    """A stand-in for OpenRouter's list."""
    with ModelServer(server_bodies.answers(server_bodies.FREE_MODELS)) as server:
        yield server.url


def test_a_new_house_has_a_cast_that_needs_no_key() -> None:
    seeds.furnish(WITHOUT_KEY)

    cast = Persona.objects.filter(is_active=True)
    assert cast.count() == 10
    assert set(cast.values_list("temperament", flat=True)) == TEMPERAMENTS
    assert all(persona.character and persona.manner for persona in cast)
    assert not any("\n" in persona.character + persona.manner for persona in cast)
    assert not ChatModel.objects.exists()


def test_the_tiers_go_from_nothing_to_advanced() -> None:
    seeds.furnish(WITHOUT_KEY)

    tiers = list(StrategyTier.objects.all())
    lengths = [[len(tier.wording.text_for(role)) for tier in tiers] for role in (CREWMATE, IMPOSTOR)]
    assert [tier.name for tier in tiers] == ["none", "basic", "intermediate", "advanced"]
    assert all(told == sorted(told) and told[0] == 0 for told in lengths)
    assert "Marinate" in tiers[3].wording.impostors


def test_with_a_key_there_is_a_free_model_that_plays_two_characters(provider: str) -> None:
    seeds.furnish(WITH_KEY, free_at=provider)

    model = ChatModel.objects.get()
    assert (model.model, model.base_url, model.price_in, model.price_out) == (
        "maker/large-70b:free",
        provider,
        Decimal(0),
        Decimal(0),
    )
    assert set(model.personas.values_list("key", flat=True)) == {
        "large-70b_aggressive_leader",
        "large-70b_quiet_observer",
    }


def test_what_was_chosen_is_told_and_not_rated(provider: str) -> None:
    seeds.furnish(WITH_KEY, free_at=provider)

    model = ChatModel.objects.get()
    assert "Chosen among 3 free models" in model.note
    assert not model.is_rated


def test_a_free_model_is_chosen_by_abilities_and_context(provider: str) -> None:
    seeds.furnish(WITH_KEY, free_at=provider)

    model = ChatModel.objects.get()
    assert (model.json_mode, model.takes_tools, model.context_size) == ("schema", True, 131_072)


def test_while_the_provider_does_not_answer_the_house_is_furnished_without_it(
    caplog: pytest.LogCaptureFixture, provider: str
) -> None:
    seeds.furnish(WITH_KEY, free_at="http://127.0.0.1:9/v1")

    assert Persona.objects.count() == 10
    assert "does not list its free models" in caplog.text
    assert seeds.furnish(WITH_KEY, free_at=provider)[0] == "model:large-70b"


def test_a_house_that_had_the_free_model_of_before_gets_no_second_one(provider: str) -> None:
    Seeding.objects.create(identity="model:gemma-3-27b")

    seeds.furnish(WITH_KEY, free_at=provider)

    assert not ChatModel.objects.exists()


def test_an_empty_key_is_no_key() -> None:
    seeds.furnish({"OPENROUTER_API_KEY": " "})

    assert not ChatModel.objects.exists()


def test_a_key_that_comes_later_brings_the_model_later(provider: str) -> None:
    seeds.furnish(WITHOUT_KEY)

    new = seeds.furnish(WITH_KEY, free_at=provider)

    assert new[0] == "model:large-70b"
    assert len(new) == 3


def test_furnishing_again_changes_nothing(provider: str) -> None:
    seeds.furnish(WITH_KEY, free_at=provider)
    before = exporting.whole_house()

    new = seeds.furnish(WITH_KEY, free_at=provider)

    assert new == []
    assert exporting.whole_house() == before


def test_edits_stay(provider: str) -> None:
    seeds.furnish(WITH_KEY, free_at=provider)
    Persona.objects.filter(key="house_wren").update(character="You are a parrot.")
    StrategyTier.objects.get(name="basic").reword(Wording(everyone="Good luck."))

    seeds.furnish(WITH_KEY, free_at=provider)

    assert Persona.objects.get(key="house_wren").character == "You are a parrot."
    assert StrategyTier.objects.get(name="basic").wording == Wording(everyone="Good luck.")


def test_what_somebody_made_before_the_first_seeding_is_left_alone() -> None:
    tier = StrategyTier.objects.create(name="basic")
    tier.reword(Wording(everyone="Good luck."))
    Persona.objects.create(name="Mine", slug="wren", temperament="social", character="You are mine.", tier=tier)

    seeds.furnish(WITHOUT_KEY)

    assert tier.wording == Wording(everyone="Good luck.")
    assert Persona.objects.get(key="house_wren").name == "Mine"


def test_what_was_removed_does_not_come_back(provider: str) -> None:
    seeds.furnish(WITH_KEY, free_at=provider)
    Persona.objects.filter(key="house_wren").delete()
    ChatModel.objects.get().personas.all().delete()
    ChatModel.objects.all().delete()

    seeds.furnish(WITH_KEY, free_at=provider)

    assert Persona.objects.count() == 9
    assert not ChatModel.objects.exists()


def test_a_clash_with_what_is_there_leaves_a_sheet_out_and_harms_nobody(
    caplog: pytest.LogCaptureFixture, provider: str
) -> None:
    ChatModel.objects.create(
        slug="mine", name="maker/large-70b:free · OpenRouter", base_url="http://localhost/v1", model="gemma"
    )

    seeds.furnish(WITH_KEY, free_at=provider)

    assert Persona.objects.count() == 10
    assert "the free cast does not go with what is here already" in caplog.text


def test_no_character_is_named_like_a_colour(provider: str) -> None:
    seeds.furnish(WITH_KEY, free_at=provider)

    words = {word.casefold() for name in Persona.objects.values_list("name", flat=True) for word in name.split()}
    assert words.isdisjoint({"red", "blue", "green", "pink", "orange", "yellow", "black", "white", "brown", "rose"})


def test_the_command_says_what_is_new(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("seed_personas")
    call_command("seed_personas")

    assert capsys.readouterr().out.endswith("14 new.\n0 new.\n")


def test_a_sheet_can_be_imported_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "models.yaml"
    model = {"slug": "local", "name": "Local", "base_url": "http://127.0.0.1:11434/v1", "model": "llama"}
    sheet.write_text(yaml.safe_dump({"version": 1, "models": [model]}), encoding="utf-8")

    call_command("import_models", str(sheet))

    assert capsys.readouterr().out == "1 created.\n"
    assert ChatModel.objects.get().slug == "local"


def test_a_bad_file_is_refused_with_every_problem_and_exit_code_2(tmp_path: Path) -> None:
    sheet = tmp_path / "models.yaml"
    sheet.write_text("version: 1\nmodels:\n- slug: x\n  name: 7\n", encoding="utf-8")

    with pytest.raises(CommandError) as refusal:
        call_command("import_models", str(sheet))

    assert refusal.value.returncode == 2
    assert f"{sheet}: line 4: models, entry 1, name" in str(refusal.value)
    assert len(str(refusal.value).splitlines()) == 4


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="No such file") as refusal:
        call_command("import_models", str(tmp_path / "nothing.yaml"))

    assert refusal.value.returncode == 2
