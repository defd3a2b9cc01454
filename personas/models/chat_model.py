"""A model at an endpoint: where it is asked, with which key, what it can do, what it costs."""

from decimal import Decimal
from typing import Any
from urllib.parse import urlsplit

from django.core.exceptions import ValidationError
from django.core.validators import MaxLengthValidator, MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _

from personas.llm import endpoints
from personas.models import validation

HOUSE = "house"


def _not_negative() -> list[Any]:
    return [MinValueValidator(Decimal(0))]


class Server(models.TextChoices):
    OPENAI = endpoints.Server.OPENAI.value, _("a provider, or any that speaks the OpenAI protocol")
    ANTHROPIC = endpoints.Server.ANTHROPIC.value, _("Anthropic, or any that speaks its protocol")
    OLLAMA = endpoints.Server.OLLAMA.value, "Ollama"
    LLAMACPP = endpoints.Server.LLAMACPP.value, "llama.cpp"
    LMSTUDIO = endpoints.Server.LMSTUDIO.value, "LM Studio"
    VLLM = endpoints.Server.VLLM.value, "vLLM"
    LLAMA_CPP_PYTHON = endpoints.Server.LLAMA_CPP_PYTHON.value, "llama-cpp-python"
    LLAMAFILE = endpoints.Server.LLAMAFILE.value, "llamafile"
    DOCKER = endpoints.Server.DOCKER.value, "Docker Model Runner"


class Rulebook(models.TextChoices):
    SHORT = endpoints.Rulebook.SHORT.value, _("in short")
    FULL = endpoints.Rulebook.FULL.value, _("in full")


class JsonMode(models.TextChoices):
    SCHEMA = endpoints.JsonMode.SCHEMA.value, _("a JSON schema")
    SHAPED = endpoints.JsonMode.SHAPED.value, _("a JSON object, with the schema beside it")
    OBJECT = endpoints.JsonMode.OBJECT.value, _("some JSON object")
    NONE = endpoints.JsonMode.NONE.value, _("nothing: it is only asked for JSON")


class Reasoning(models.TextChoices):
    UNKNOWN = endpoints.Reasoning.UNKNOWN.value, _("wherever they turn up")
    FIELD = endpoints.Reasoning.FIELD.value, _("in a field of the reply")
    TAGS = endpoints.Reasoning.TAGS.value, _("between <think> tags")
    NONE = endpoints.Reasoning.NONE.value, _("nowhere: it has none")


class LimitField(models.TextChoices):
    MAX_TOKENS = "max_tokens", "max_tokens"
    MAX_COMPLETION_TOKENS = "max_completion_tokens", "max_completion_tokens"


class ChatModel(models.Model):
    """Never stores the key itself, only the name of the environment variable that holds it."""

    name = models.CharField(_("name"), max_length=80, unique=True, validators=[validation.plain_line])
    slug = models.CharField(
        _("short name"),
        max_length=40,
        unique=True,
        validators=[validation.MODEL_SLUG, validation.no_secret],
        help_text=_("The model's part of a persona's key, as in gpt4o_aggressive_leader. It stays for good."),
    )
    base_url = models.CharField(
        _("base address"),
        max_length=300,
        validators=[validation.http_address],
        help_text=_("Up to the version, such as https://openrouter.ai/api/v1 or https://api.anthropic.com/v1"),
    )
    model = models.CharField(
        _("model at the endpoint"), max_length=200, validators=[validation.MODEL_NAME, validation.no_secret]
    )
    key_variable = models.CharField(
        _("variable of the key"),
        max_length=80,
        blank=True,
        validators=[validation.key_variable],
        help_text=_("Name of an environment variable that ends in _API_KEY. Empty for servers that want no key."),
    )
    server = models.CharField(
        _("server"), max_length=20, choices=Server, default=Server.OPENAI,
        help_text=_("Servers on one's own machine are asked in their own way: narrower shapes, their own addresses."),
    )  # fmt: skip
    is_active = models.BooleanField(_("active"), default=True)
    is_rated = models.BooleanField(
        _("has a place in the standings"), default=True,
        help_text=_("Not for models that somebody else may exchange under the same name."),
    )  # fmt: skip

    rulebook = models.CharField(_("is told the rules"), max_length=10, choices=Rulebook, default=Rulebook.SHORT)
    brief = models.BooleanField(
        _("answers in brief"), default=False,
        help_text=_("Notes and suspicions are left for the ends of meetings: for small and slow models."),
    )  # fmt: skip
    json_mode = models.CharField(_("is held to"), max_length=10, choices=JsonMode, default=JsonMode.SCHEMA)
    reasoning = models.CharField(_("its thoughts are"), max_length=10, choices=Reasoning, default=Reasoning.UNKNOWN)
    takes_system = models.BooleanField(_("takes a system message"), default=True)
    takes_tools = models.BooleanField(_("takes tools"), default=True)
    wants_turns = models.BooleanField(_("wants user and assistant to take turns"), default=False)
    wants_cache_marks = models.BooleanField(_("wants to be told what to cache"), default=False)
    limit_field = models.CharField(
        _("limit of an answer"), max_length=30, choices=LimitField, default=LimitField.MAX_TOKENS
    )
    not_taken = models.CharField(
        _("fields not taken"), max_length=200, blank=True, validators=[validation.FIELD_NAMES, validation.no_secret]
    )
    context_size = models.PositiveIntegerField(
        _("context size"), null=True, blank=True, validators=[MinValueValidator(1_000), MaxValueValidator(100_000_000)],
        help_text=_("Tokens of prompt and answer together, if known."),
    )  # fmt: skip
    thinking_room = models.PositiveIntegerField(
        _("room to think"), default=0, validators=[MaxValueValidator(1_000_000)],
        help_text=_("Tokens added to every answer's limit because the model's thoughts use them up."),
    )  # fmt: skip
    extra = models.JSONField(
        _("extra fields"), default=dict, blank=True, validators=[validation.request_fields],
        help_text=_('Go into every request as they are, such as {"top_p": 0.9}.'),
    )  # fmt: skip

    price_in = models.DecimalField(
        _("input"), max_digits=12, decimal_places=6, null=True, blank=True, validators=_not_negative(),
        help_text=_("US dollars per million tokens; 0 is free, empty is unknown."),
    )  # fmt: skip
    price_out = models.DecimalField(
        _("output"), max_digits=12, decimal_places=6, null=True, blank=True, validators=_not_negative()
    )
    price_cached = models.DecimalField(
        _("cached input"), max_digits=12, decimal_places=6, null=True, blank=True, validators=_not_negative(),
        help_text=_("Empty: like fresh input."),
    )  # fmt: skip
    price_cache_written = models.DecimalField(
        _("input written into the cache"),
        max_digits=12, decimal_places=6, null=True, blank=True, validators=_not_negative(),
        help_text=_("For providers that charge extra for it. Empty: like fresh input."),
    )  # fmt: skip

    concurrency = models.PositiveIntegerField(
        _("calls at once"), default=16, validators=[MinValueValidator(1), MaxValueValidator(10_000)]
    )
    per_minute = models.PositiveIntegerField(
        _("calls a minute"), null=True, blank=True, validators=[MinValueValidator(1)]
    )
    patience = models.PositiveIntegerField(
        _("patience"), default=180, validators=[MinValueValidator(5), MaxValueValidator(3_600)],
        help_text=_("Seconds for one answer, retries included, when the asker names no deadline."),
    )  # fmt: skip
    note = models.TextField(
        _("note"), max_length=1_000, blank=True, validators=[MaxLengthValidator(1_000), validation.plain_text]
    )

    class Meta:
        ordering = ("name",)
        verbose_name = _("model")
        verbose_name_plural = _("models")

    def __str__(self) -> str:
        return self.name

    @property
    def host(self) -> str:
        return urlsplit(self.base_url).netloc

    def clean(self) -> None:
        problems = {**self._slug_problems(), **self._price_problems(), **self._key_problems(), **self._room_problems()}
        if problems:
            raise ValidationError(problems)

    def _slug_problems(self) -> dict[str, object]:
        if self.slug == HOUSE or self.slug.startswith(f"{HOUSE}-"):
            return {"slug": _("The house's own bots have this name.")}
        known = type(self).objects.filter(pk=self.pk).values_list("slug", flat=True).first()
        if known is not None and known != self.slug:
            return {"slug": _("It is part of the keys of memories and stays %(slug)s.") % {"slug": known}}
        return {}

    def _key_problems(self) -> dict[str, object]:
        """Checks the pair only if each field is valid by itself; otherwise that field reports its own fault."""
        try:
            self.clean_fields(exclude={each.name for each in self._meta.fields} - {"base_url", "key_variable"})
        except ValidationError:
            return {}
        try:
            validation.key_goes_there(self.key_variable, self.base_url)
        except ValidationError as problem:
            return {"key_variable": problem.messages}
        return {}

    def _room_problems(self) -> dict[str, object]:
        """The room is part of each answer's limit, so it must be smaller than the context."""
        if self.context_size is None or not self.thinking_room or self.thinking_room < self.context_size:
            return {}
        told = _("A context of %(size)d tokens has no such room.")
        return {"thinking_room": told % {"size": self.context_size}}

    def _price_problems(self) -> dict[str, object]:
        others = (self.price_out, self.price_cached, self.price_cache_written)
        if self.price_in is None and any(price is not None for price in others):
            return {"price_in": _("A price of output or cached input needs one of input.")}
        if self.price_in is not None and self.price_out is None:
            return {"price_out": _("A price of input needs one of output.")}
        return {}
