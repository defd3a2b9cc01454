"""Converts the fields of a study to the YAML that will run, and YAML to fields, for the settings that have one."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import strict_yaml
from sct.kernel import catalog
from sct.pages.forms import fields, recipe
from sct.records.studies import study_file
from sct.settings import offers

LISTS = ("games", "models", "agents", "strategies")
NUMBERS = ("temperatures", "t_fork")
PLAIN = ("preset", "name", "question", "replications", "num_trials", "concurrency")
SECTIONS = {
    "sct": ("T_max", "random_seed", "n_candidate_secrets", "question_mode", "letters_per_trial", "reveal", "controls"),
    "compare": ("baseline", "test", "family"),
    "budget": ("dollars", "tokens"),
}
TESTS = [("mcnemar", _("McNemar, on the same trials")), ("fisher", _("Fisher, one-sided, against the baseline"))]
FAMILIES = [("all", _("all that is shown")), ("agent", _("each agent’s tests"))]


def _several(label: Any) -> forms.MultipleChoiceField:
    return forms.MultipleChoiceField(label=label, widget=forms.CheckboxSelectMultiple, required=False)


class GridForm(forms.Form):
    """Whether a study is valid is decided where studies are read, not here."""

    preset = forms.ChoiceField(
        label=_("Preset"), required=False, choices=[("", "–"), ("paper", _("as in the paper (arXiv 2601.06973)"))],
        help_text=_("Fills whatever the file leaves out."),
    )  # fmt: skip
    name = forms.CharField(label=_("Name of the study"), required=False)
    question = forms.CharField(label=_("What it asks"), required=False)
    games = _several(_("Games"))
    models = _several(_("Models"))
    agents = _several(_("Agents"))
    strategies = _several(_("Memory is edited by"))
    temperatures = forms.CharField(
        label=_("Temperatures"), required=False, help_text=_("As in “0.3, 1”. Empty: each model keeps its own.")
    )
    t_fork = forms.CharField(label=_("Fork after turn"), required=False, help_text=_("One or several, as in “4, 6”."))
    num_trials = forms.IntegerField(label=_("Trials per agent"), required=False)
    replications = forms.IntegerField(
        label=_("Replications"), required=False, help_text=_("The whole grid again, with other seeds.")
    )
    concurrency = forms.IntegerField(label=_("Calls at the same time"), required=False)
    budget_dollars = forms.FloatField(
        label=_("Budget in $"), required=False, help_text=_("For the study, shared evenly among its batches.")
    )
    budget_tokens = forms.IntegerField(label=_("Budget in tokens"), required=False)
    n_candidate_secrets = forms.IntegerField(label=_("Candidates"), required=False)
    T_max = forms.IntegerField(label=_("Most messages"), required=False)
    random_seed = forms.IntegerField(label=_("Seed"), required=False)
    question_mode = forms.ChoiceField(label=_("Questions"), choices=[("", "–"), *fields.MODES], required=False)
    letters_per_trial = forms.ChoiceField(label=_("Letters"), choices=[("", "–"), *fields.LETTERS], required=False)
    reveal = forms.BooleanField(label=_("Ask for the word at the end, in a branch of its own"), required=False)
    controls = forms.BooleanField(label=_("Ask control questions as well"), required=False)
    compare_baseline = forms.CharField(
        label=_("Baseline"), required=False, help_text=_("An agent. Empty: whatever differs in one thing is compared.")
    )
    compare_test = forms.ChoiceField(label=_("Test"), choices=[("", "–"), *TESTS], required=False)
    compare_family = forms.ChoiceField(label=_("Holm over"), choices=[("", "–"), *FAMILIES], required=False)

    def __init__(self, data: Any, offered: Mapping[str, offers.Offer]) -> None:
        super().__init__(data)
        choices: dict[str, fields.Choices] = {
            "games": fields.game_choices(),
            "models": [(name, offer.label) for name, offer in offered.items()],
            "agents": [(kind, kind) for kind in catalog.agents()],
            "strategies": [*fields.STRATEGIES.items()],
        }
        for name, known in choices.items():
            field = self.fields[name]
            assert isinstance(field, forms.MultipleChoiceField)
            field.choices = known

    def tell(self, problem: Problem) -> str:
        """Adds the problem to its field and returns the field's id; "" if there is no such field."""
        self.is_valid()
        name = _field(problem.path)
        if name not in self.fields:
            return ""
        self.add_error(name, str(problem))
        return str(self[name].id_for_label or self[name].auto_id)


def _field(path: tuple[str | int, ...]) -> str:
    steps = [str(step) for step in path]
    if len(steps) > 1 and steps[0] in SECTIONS:
        return steps[1] if steps[0] == "sct" else f"{steps[0]}_{steps[1]}"
    return steps[0] if steps else ""


def text(form: GridForm) -> str:
    """The YAML file. Empty fields are left out, so that the preset or the default applies."""
    form.is_valid()
    said = {name: value for name, value in form.cleaned_data.items() if value not in ("", None, [], False)}
    tree: dict[str, Any] = {name: said[name] for name in (*PLAIN, *LISTS) if name in said}
    tree |= {name: _numbers(said[name]) for name in NUMBERS if name in said}
    for section, names in SECTIONS.items():
        prefix = "" if section == "sct" else f"{section}_"
        if found := {name: said[f"{prefix}{name}"] for name in names if f"{prefix}{name}" in said}:
            tree[section] = found
    return recipe.written(tree)


def _numbers(said: str) -> list[Any]:
    """The values as in a list of the file. Anything that is not a number is kept, so that reading reports it."""
    return [_number(each) for each in said.replace(",", " ").split()]


def _number(said: str) -> Any:
    try:
        return strict_yaml.load(said)
    except strict_yaml.Unreadable:
        return said


def of_file(tree: Mapping[str, Any]) -> dict[str, Any]:
    """The file's values as form data."""
    found: dict[str, Any] = {name: tree[name] for name in (*PLAIN, *LISTS) if name in tree}
    for name in NUMBERS:
        if isinstance(tree.get(name), list):
            found[name] = ", ".join(str(each) for each in tree[name])
    for section, names in SECTIONS.items():
        prefix, values = "" if section == "sct" else f"{section}_", tree.get(section)
        if isinstance(values, dict):
            found |= {f"{prefix}{name}": values[name] for name in names if values.get(name) is not None}
    return found


def fresh(preset: str = "") -> dict[str, Any]:
    """The data of an untouched form."""
    if preset == "paper":
        return {"preset": "paper", **of_file(study_file.PAPER)}
    begun = {"agents": ["VanillaLLMAgent", "PrivateCoTAgent", "WorkflowAgent"], "strategies": ["patch_and_replace"]}
    asked = {"question_mode": "branched", "reveal": True}
    return {"games": ["hangman_sct"], "t_fork": "6", "num_trials": 20, **begun, **asked}
