"""The form for models, which asks the server first: what there is to choose from, and what is wrong before saving."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from django import forms
from django.forms.utils import ErrorDict
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from personas import ourselves
from personas.admin.discreet import DiscreetForm
from personas.finding import filling
from personas.llm.discovering import one_address
from personas.llm.discovering.one_address import Trouble
from personas.llm.discovering.servers import Offer, Server
from personas.llm.endpoints import Server as Kind
from personas.llm.keyring import key_faults
from personas.llm.keyring.key_faults import Fault
from personas.models import ChatModel, validation

ASK = "_ask"
WHERE = ("base_url", "model", "key_variable")
OF_THE_SERVER = ("server", "context_size", "takes_system", "takes_tools", "reasoning", "thinking_room", "concurrency")
OF_ITS_MANNER = ("rulebook", "brief", "price_in", "price_out", "name", "slug")
"""Filled in only where the form is empty."""
SHOWN = 60
TOLD: Mapping[Trouble, Promise | str] = {
    Trouble.GONE: gettext_lazy("Nobody answers there."),
    Trouble.BUSY: gettext_lazy("There was no answer within %(seconds)g s."),
    Trouble.ELSEWHERE: gettext_lazy("There is a server, but this is not where it answers: %(address)s would be."),
    Trouble.REFUSED: gettext_lazy("The server wants another key, or any key at all."),
}
OF_KEYS: Mapping[Fault, Promise | str] = {
    Fault.UNSET: gettext_lazy("There is no key in %(variable)s, and nothing can be asked without one."),
    Fault.BOUND: gettext_lazy("The key in %(variable)s may not go to %(host)s: %(variable)s_HOSTS says where it may."),
    Fault.UNFIT: gettext_lazy("%(variable)s holds characters that no key has."),
}


class ModelForm(DiscreetForm):
    """`asked` is what the server answered, if the form was sent to be filled in; then nothing is saved."""

    unasked = forms.BooleanField(
        label=gettext_lazy("Save without asking"),
        required=False,
        help_text=gettext_lazy("For a server that is not running now, or does not list its models."),
    )
    asked: one_address.Answer | None = None

    class Meta:
        model = ChatModel
        exclude = ()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.is_bound and ASK in self.data:
            self._fill_in()
        self.fields["model"].widget.attrs["list"] = "offers"

    @property
    def offers(self) -> tuple[Offer, ...]:
        return self.asked.server.offers[:SHOWN] if self.asked and self.asked.server else ()

    @property
    def trouble(self) -> str:
        return _told(self.asked, str(self.data.get("base_url", ""))) if self.asked else ""

    def full_clean(self) -> None:
        """A form that is only to be filled in is neither validated nor saved."""
        if self.asked is None:
            super().full_clean()
        else:
            self._errors, self.cleaned_data = ErrorDict(), {}

    def clean_extra(self) -> Any:
        """Any empty value becomes {}, because Django does not run a field's validators on empty values."""
        return self.cleaned_data["extra"] or {}

    def is_valid(self) -> bool:
        return self.asked is None and super().is_valid()

    def _post_clean(self) -> None:
        """Asks the server only after the model's own validation: an address that was refused, perhaps because a key is
        in it, is not asked."""
        super()._post_clean()  # type: ignore[misc] # of Django's forms, which its own admin extends here as well
        cleaned = self.cleaned_data
        is_moved = self.instance.pk is None or bool(set(WHERE) & set(self.changed_data))
        if is_moved and cleaned.get("is_active") and not cleaned.get("unasked") and not set(WHERE) & set(self.errors):
            address, variable = str(cleaned["base_url"]), str(cleaned["key_variable"])
            if fault := key_faults.found(variable, address):
                known = {"variable": variable, "host": urlsplit(address).hostname}
                self.add_error("key_variable", OF_KEYS[fault] % known)
            else:
                answer = one_address.ask(address, variable, kind=Kind(cleaned.get("server", Kind.OPENAI)))
                self._judge(answer, address, str(cleaned["model"]))

    def _judge(self, answer: one_address.Answer, address: str, model: str) -> None:
        if told := _told(answer, address):
            self.add_error("key_variable" if answer.trouble is Trouble.REFUSED else "base_url", told)
        elif answer.server and answer.server.offers and answer.server.offer(model) is None:
            known = {"model": model, "names": ", ".join(answer.nearest(model))}
            self.add_error("model", _("There is no %(model)s there, only: %(names)s.") % known)

    def _fill_in(self) -> None:
        address, variable = (str(self.data.get(name, "")).strip() for name in ("base_url", "key_variable"))
        try:
            validation.http_address(address)
        except forms.ValidationError:
            self.asked = one_address.Answer(trouble=Trouble.GONE)
            return
        server = str(self.data.get("server", ""))
        self.asked = one_address.ask(address, variable, kind=Kind(server) if server in set(Kind) else Kind.OPENAI)
        if self.asked.server is not None:
            self._fill_from(self.asked.server)

    def _fill_from(self, server: Server) -> None:
        """Fills in the model that was named, or the only one that the server has."""
        named = str(self.data.get("model", "")).strip()
        offer = server.offer(named) or (server.offers[0] if len(server.offers) == 1 and not named else None)
        if offer is None:
            self._set({"server": server.kind.value})
            return
        told = filling.model_of(server, one_address.asked_more(server, offer))
        self._set({"model": offer.id, "server": server.kind.value})
        if not server.kind.is_hosted:
            self._set({name: getattr(told, name) for name in OF_THE_SERVER})
            self._set({name: getattr(told, name) for name in OF_ITS_MANNER if not self.data.get(name)})
        else:
            self._set({name: getattr(told, name) for name in ("context_size", "takes_tools")})
            self._set({name: getattr(told, name) for name in ("name", "slug") if not self.data.get(name)})

    def _set(self, values: Mapping[str, Any]) -> None:
        """Sets values as a browser would send them: None changes nothing, and a box that is not ticked is not sent."""
        told = {name: value for name, value in values.items() if value is not None}
        kept = {name: value for name, value in self.data.items() if name not in told}
        set_to = {name: "on" if value is True else str(value) for name, value in told.items() if value is not False}
        self.data = kept | set_to


def _told(answer: one_address.Answer, address: str) -> str:
    """What is wrong, as a message; empty if nothing is."""
    if answer.trouble is Trouble.OURSELVES:
        return str(ourselves.problem(address))
    if answer.trouble is None or answer.trouble is Trouble.LISTLESS:
        return ""
    return str(TOLD[answer.trouble]) % {"seconds": one_address.SECONDS, "address": answer.address}
