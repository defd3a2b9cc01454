"""The form fields of a batch. Whether a configuration is valid is decided where it is read, not here."""

from collections.abc import Iterable, Mapping
from typing import Any

from django import forms
from django.conf import settings
from django.template.defaultfilters import floatformat
from django.utils.functional import Promise, lazy
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from personas.models import validation
from sct.kernel import catalog
from sct.settings import offers, word_lists


def _most_trials() -> str:
    told = gettext("At most %(most)s trials of all agents together.")
    return told % {"most": floatformat(settings.MOST_TRIALS, "0g")}


MOST_TRIALS = lazy(_most_trials, str)()

Choices = list[tuple[Any, Any]]

MODES = [("sequential", _("in sequence: one growing conversation")), ("branched", _("branched: each from the fork"))]
ORDERS = [("secret_first", _("the secret first")), ("shuffled", _("shuffled by the seed"))]
LETTERS = [("same", _("the same in every trial")), ("varied", _("different in each trial"))]
POLICIES = [
    ("seeded_deterministic", _("drawn by the seed")),
    ("vowel_first", _("vowels first")),
    ("frequency", _("common letters first")),
]
SECRETS = [("state_at_fork", _("the state at the fork")), ("any_state", _("the last state that holds one"))]
METHODS = [("deterministic", _("Words of a dictionary that fit")), ("llm", _("Proposed by a model"))]
STRATEGIES = {
    "patch_and_replace": _("patch and replace"),
    "append_and_delete": _("append and delete"),
    "overwrite": _("overwrite"),
}


def game_choices() -> Choices:
    return [(name, gettext(game.declared.title)) for name, game in catalog.games().items()]


def kind_choices() -> Choices:
    return [("", "–"), *((kind, kind) for kind in catalog.agents())]


def provider_choices(offered: Mapping[str, offers.Offer], *, value: str, blank: Promise) -> Choices:
    """Choices grouped by source. A name that is not offered is kept, so that reading can suggest a similar one."""
    groups: dict[Promise, Choices] = {}
    for name, offer in offered.items():
        groups.setdefault(offer.group, []).append((name, offer.label))
    strange = [] if not value or value in offered else [(value, f"{value} ?")]
    return [("", blank), *strange, *groups.items()]


def word_list_choices(value: str) -> Choices:
    """A list that is not offered is kept as a choice, so that reading can report it."""
    offered = word_lists.offered()
    strange = [] if not value or value in offered else [(value, f"{value} ?")]
    return [("", _("the built-in list")), *strange, *offered.items()]


class BatchForm(forms.Form):
    """Everything but the agents."""

    name = forms.CharField(
        label=_("Name of the batch"), required=False, max_length=200, validators=[validation.no_secret]
    )
    game = forms.ChoiceField(label=_("Game"), choices=game_choices)
    main = forms.ChoiceField(
        label=_("Main model"),
        required=False,
        help_text=_("For every agent that names no other. Its address is in the batch’s files, for everybody to see."),
    )
    num_trials = forms.IntegerField(label=_("Trials per agent"), help_text=MOST_TRIALS)
    concurrency = forms.IntegerField(label=_("Calls at the same time"))
    budget_dollars = forms.FloatField(
        label=_("Budget in $"), required=False, help_text=_("For the whole batch, which pauses once it is used up.")
    )
    budget_tokens = forms.IntegerField(label=_("Budget in tokens"), required=False, help_text=_("Empty for no limit."))
    t_fork = forms.IntegerField(label=_("Fork after turn"), help_text=_("A turn is a guess and the host’s reply."))
    T_max = forms.IntegerField(label=_("Most messages"), help_text=_("A safety cap: at least the fork’s turn."))
    random_seed = forms.IntegerField(label=_("Seed"), help_text=_("For the player’s letters and all other draws."))
    n_candidate_secrets = forms.IntegerField(
        label=_("Candidates"), help_text=_("Words asked about, the secret included.")
    )
    question_mode = forms.ChoiceField(label=_("Questions"), choices=MODES)
    candidate_order = forms.ChoiceField(label=_("Order of the words"), choices=ORDERS)
    letters_per_trial = forms.ChoiceField(label=_("Letters"), choices=LETTERS)
    letter_policy = forms.ChoiceField(label=_("Letters are"), choices=POLICIES)
    reveal = forms.BooleanField(label=_("Ask for the word at the end, in a branch of its own"), required=False)
    secret_from = forms.ChoiceField(label=_("The secret is what stands in"), choices=SECRETS)
    controls = forms.BooleanField(
        label=_("Ask control questions as well: words that are ruled out, and the revealed one"), required=False
    )
    method = forms.ChoiceField(label=_("Candidates are"), choices=METHODS, widget=forms.RadioSelect)
    dictionary_path = forms.ChoiceField(
        label=_("Word list"), required=False, help_text=_("Your own appear here once they are in the data folder.")
    )
    llm_provider = forms.ChoiceField(label=_("Model that proposes"), required=False)
    llm_max_n = forms.IntegerField(label=_("Most proposals"))
    results_dir = forms.CharField(widget=forms.HiddenInput, required=False)
    token = forms.CharField(widget=forms.HiddenInput, max_length=64)

    def __init__(self, data: Mapping[str, Any], offered: Mapping[str, offers.Offer]) -> None:
        super().__init__(data)
        for name, blank in (("main", _("choose a model")), ("llm_provider", _("choose a model"))):
            choices = provider_choices(offered, value=data.get(name, ""), blank=blank)
            _offer(self.fields[name], choices)
        _offer(self.fields["dictionary_path"], word_list_choices(data.get("dictionary_path", "")))

    def fieldset(self, names: Iterable[str]) -> list[forms.BoundField]:
        return [self[name] for name in names]


class AgentRow(forms.Form):
    """One agent. A row without a kind is ignored."""

    kind = forms.ChoiceField(label=_("Kind"), required=False, choices=kind_choices)
    name = forms.CharField(label=_("Name"), required=False)
    responder = forms.ChoiceField(label=_("Model"), required=False)
    updater = forms.ChoiceField(label=_("Memory is kept by"), required=False)
    strategy = forms.ChoiceField(
        label=_("Memory is edited by"),
        required=False,
        choices=[("", _("patch and replace")), *list(STRATEGIES.items())[1:]],
    )

    def __init__(self, data: Mapping[str, Any], offered: Mapping[str, offers.Offer], *, place: int | str) -> None:
        super().__init__(data, prefix=f"agents-{place}")
        self.number = place + 1 if isinstance(place, int) else ""
        declared = {kind: each.declared for kind, each in catalog.agents().items()}
        self.with_updater = " ".join(kind for kind, each in declared.items() if each.has_updater)
        self.with_strategy = " ".join(kind for kind, each in declared.items() if each.has_strategy)
        for name, blank in (("responder", _("the main model")), ("updater", _("the same model"))):
            value = data.get(self.add_prefix(name), "")
            _offer(self.fields[name], provider_choices(offered, value=value, blank=blank))


def _offer(field: forms.Field, choices: Choices) -> None:
    assert isinstance(field, forms.ChoiceField)
    field.choices = choices
