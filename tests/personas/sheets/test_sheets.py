"""Import and export as YAML: all or nothing, every problem with its line, and importing twice is the same as once."""

from decimal import Decimal

import pytest

from personas.models import ChatModel, Persona, StrategyTier
from personas.models.strategy import Wording
from personas.sheets import exporting, importing
from personas.sheets.entries import Verdict
from personas.sheets.problems import Unfit
from tests.personas import cast
from tests.support.databases import at_once

pytestmark = [pytest.mark.django_db, pytest.mark.databases]
SECRET = "sk-secret-0123456789abcdef"

SHEET = """\
version: 1
tiers:
  - name: advanced
    rank: 3
    everyone: |
      Watch everybody.
      Remember who was where.
models:
  - slug: gpt4o
    name: GPT-4o
    base_url: https://openrouter.ai/api/v1
    model: openai/gpt-4o
    key_variable: OPENROUTER_API_KEY
    price_in: 2.5
    price_out: 10
    context_size: 128000
    extra: {provider: {order: [azure]}}
personas:
  - slug: aggressive_leader
    name: Rook
    character: You lead.
    tier: advanced
    model: gpt4o
  - slug: quiet_observer
    name: Wren
    character: You watch.
    tier: advanced
    temperament: quiet
    active: false
"""


def problems(sheet: str | bytes) -> list[str]:
    with pytest.raises(Unfit) as refusal:
        importing.bring_in(sheet if isinstance(sheet, bytes) else sheet.encode())
    return [str(problem) for problem in refusal.value.problems]


def rows() -> tuple[int, int, int]:
    return StrategyTier.objects.count(), ChatModel.objects.count(), Persona.objects.count()


def test_a_sheet_becomes_rows() -> None:
    report = importing.bring_in(SHEET.encode(), by="ada")

    leader = Persona.objects.get(key=cast.LEADER)
    assert str(report) == "4 created"
    assert leader.model is not None
    assert (leader.model.price_in, leader.model.price_cached) == (Decimal("2.5"), None)
    assert leader.tier.wording == Wording(everyone="Watch everybody.\nRemember who was where.")
    assert leader.tier.current is not None
    assert leader.tier.current.made_by == "ada"
    assert not Persona.objects.get(key="house_quiet_observer").is_active


def test_importing_twice_is_importing_once() -> None:
    importing.bring_in(SHEET.encode())
    before = exporting.whole_house()

    report = importing.bring_in(SHEET.encode())

    assert str(report) == "4 unchanged"
    assert exporting.whole_house() == before
    assert [tier.versions.count() for tier in StrategyTier.objects.all()] == [1]


def test_what_a_sheet_says_otherwise_is_changed_and_what_it_omits_stays() -> None:
    importing.bring_in(SHEET.encode())
    ChatModel.objects.update(note="Ask Ada.")
    Persona.objects.filter(key=cast.LEADER).update(temperature=1.5)

    report = importing.bring_in(SHEET.replace("You lead.", "You lead loudly.").encode())

    leader = Persona.objects.get(key=cast.LEADER)
    assert report.verdicts[f"persona:{cast.LEADER}"] is Verdict.CHANGED
    assert (leader.character, leader.temperature) == ("You lead loudly.", 1.5)
    assert ChatModel.objects.get().note == "Ask Ada."


def test_a_changed_text_is_a_new_version_of_the_tier() -> None:
    importing.bring_in(SHEET.encode())

    importing.bring_in(SHEET.replace("Watch everybody", "Watch nobody").encode())

    assert StrategyTier.objects.get().versions.count() == 2


def test_an_export_restores_the_house_it_was_made_from() -> None:
    importing.bring_in(SHEET.encode())
    tricky = 'Line one: "quotes"\n  - no list, # no comment\n\n\ttabs & <b>é</b> 🚀 {{ x }} *no alias\n'
    Persona.objects.filter(key=cast.LEADER).update(name="yes", character=tricky, manner="null")
    prices = {"price_cached": Decimal("0.000001"), "price_cache_written": Decimal("1.25")}
    ChatModel.objects.update(**prices, server="anthropic", name="007", note=" padded ")
    before = exporting.whole_house()
    Persona.objects.all().delete()
    ChatModel.objects.all().delete()

    importing.bring_in(before.encode())

    assert exporting.whole_house() == before
    assert ChatModel.objects.filter(**prices, server="anthropic").exists()
    assert Persona.objects.get(key=cast.LEADER).character == tricky


def test_an_exported_persona_brings_its_model_and_tier() -> None:
    importing.bring_in(SHEET.encode())

    sheet = exporting.sheet_of(personas=Persona.objects.filter(key=cast.LEADER))

    assert "slug: gpt4o" in sheet
    assert "name: advanced" in sheet
    assert "quiet_observer" not in sheet


def test_every_problem_is_named_with_its_line_and_nothing_is_imported() -> None:
    sheet = (
        SHEET.replace("https://openrouter.ai/api/v1", "ftp://x")
        .replace("OPENROUTER_API_KEY", "MY_KEY")
        .replace("price_out: 10", "price_out: -1")
        .replace("slug: quiet_observer", "slug: Quiet Observer")
        .replace("active: false", "temperature: 3")
    )

    found = problems(sheet)

    assert [problem.partition(": ")[0] for problem in found] == ["line 11", "line 13", "line 15", "line 24", "line 29"]
    assert found[0].startswith("line 11: models, entry 1, base_url: An address begins with")
    assert rows() == (0, 0, 0)


def test_every_misshapen_field_is_named_with_its_line() -> None:
    sheet = SHEET.replace("name: Rook", "name: 7").replace("slug: gpt4o", "slogan: gpt4o").replace("rank: 3", "rank: x")

    found = problems(sheet)

    assert found == [
        "line 4: tiers, entry 1, rank: Input should be a valid integer",
        "line 9: models, entry 1, slug: It is missing.",
        "line 9: models, entry 1, slogan: There is no such field.",
        "line 20: personas, entry 1, name: It must be text (in quotes, if it looks like something else).",
    ]


def test_a_reference_that_leads_nowhere_is_named() -> None:
    found = problems(
        SHEET.replace("    model: gpt4o\n", "    model: gpt5\n").replace("tier: advanced", "tier: best", 1)
    )

    assert [problem.split(": ")[0] for problem in found] == ["line 22", "line 23"]
    assert "There is no tier best" in found[0]
    assert "There is no model gpt5" in found[1]


def test_a_reference_to_a_refused_entry_is_no_second_problem() -> None:
    [found] = problems(SHEET.replace("https://openrouter.ai/api/v1", "ftp://x"))

    assert "base_url" in found


def test_who_needs_a_model_that_was_left_out_is_left_out_too() -> None:
    report = importing.bring_in(SHEET.encode(), leave={"model:gpt4o"})

    assert report.verdicts[f"persona:{cast.LEADER}"] is Verdict.LEFT
    assert str(report) == "2 created, 2 left alone"


def test_an_entry_that_stands_twice_is_named() -> None:
    twice = SHEET + "  - {slug: quiet_observer, name: W, character: x, tier: advanced, temperament: social}\n"

    assert problems(twice) == ["line 30: personas, entry 3: It is in this file twice."]


@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        ("", "It must be a mapping"),
        ("[]", "It must be a mapping"),
        ("version: 2", "line 1: version"),
        ("version: 1\nversion: 1", "line 2: version: it is given twice"),
        ("version: 1\ntiers: &t []\nmodels: *t", "line 3: anchors and aliases"),
        ("version: 1\ntiers: !!python/object:os.system x", "line 2: tags are not taken"),
        ("version: !!timestamp soon", "line 1: tags are not taken"),
        ("version: !!int ''", "line 1: tags are not taken"),
        ("version: !!bool perhaps", "line 1: tags are not taken"),
        ("!!map {version: 1}", "line 1: tags are not taken"),
        ("version: 1\n!!str tiers: []", "line 2: tags are not taken"),
        ('version: 1\ntiers: [{name: "\\ud800"}]', "line 2: it holds characters that cannot be stored"),
        ('version: 1\ntiers: [{name: "\\0"}]', "line 2: it holds characters that cannot be stored"),
        ('version: 1\n"\\udfff": 1', "line 2: it holds characters that cannot be stored"),
        ("version: 1\ntiers: [", "line 2"),
        ("version: 1\n? [a]\n: b", "a field needs a plain name"),
        ("[" * 5_000, "nested too deeply"),
        ("version: " + "9" * 5_000, "cannot be read"),
        ("a: 2026-99-99", "cannot be read"),
        ("version: 1 # \x07", "control characters"),
        (b"\xff\xfe\xff", "not UTF-8"),
        ("#" * 1_000_001, "larger than"),
    ],
)
def test_what_is_no_sheet_is_refused_in_words(sheet: str | bytes, told: str) -> None:
    assert told in "\n".join(problems(sheet))


def test_no_problem_repeats_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STAND_IN_API_KEY", SECRET)
    sheet = (
        SHEET.replace("OPENROUTER_API_KEY", SECRET)
        .replace("You lead.", f"The key is {SECRET}.")
        .replace("    model: gpt4o\n", f"    model: {SECRET}\n")
        .replace("extra: {", f"extra: {{{SECRET}: 1, ")
        + f"    {SECRET}: 1\n"
    )
    unshapely = "\n".join(problems(sheet))
    unfit = "\n".join(problems(sheet.replace(f"    {SECRET}: 1\n", "")))

    assert SECRET not in unshapely + unfit
    assert "key_variable" in unfit
    assert "This holds the value of STAND_IN_API_KEY" in unfit


@at_once.on_postgresql
def test_two_who_bring_in_the_same_sheet_at_once_bring_it_in_once() -> None:
    second = at_once.together(lambda: importing.bring_in(SHEET.encode()), lambda: importing.bring_in(SHEET.encode()))

    assert set(second.verdicts.values()) == {Verdict.UNCHANGED}
    assert Persona.objects.filter(slug="aggressive_leader").count() == 1


@at_once.on_postgresql
def test_what_a_sheet_leaves_out_stays_as_somebody_else_makes_it_meanwhile() -> None:
    importing.bring_in(SHEET.encode())

    def make_other() -> None:
        ChatModel.objects.filter(slug="gpt4o").update(is_active=False)
        Persona.objects.update(manner="Loud.")

    other = SHEET.replace("name: GPT-4o", "name: Four").replace("You lead.", "You follow.")
    at_once.together(make_other, lambda: importing.bring_in(other.encode()))

    assert ChatModel.objects.values_list("name", "is_active").get() == ("Four", False)
    assert Persona.objects.filter(slug="aggressive_leader").values_list("character", "manner").get() == (
        "You follow.",
        "Loud.",
    )
