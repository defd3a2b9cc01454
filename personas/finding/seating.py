"""Lets a found model play: rehearses it, then creates the model and two personas of its own, all filled in."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources

from glassbox_site.ground.acting import acts
from glassbox_site.ground.reading import strict_yaml
from personas import rehearsals
from personas.finding import filling, pacing
from personas.llm.discovering import one_address
from personas.llm.discovering.servers import Offer, Server
from personas.models import ChatModel, Persona, StrategyTier, Verb
from personas.sheets import entries, shapes


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """The rehearsal and what came of it; `model` is None if nothing was created."""

    rehearsal: rehearsals.Rehearsal
    pace: pacing.Pace | None = None
    model: ChatModel | None = None
    personas: tuple[Persona, ...] = ()


def known(server: Server, offer: Offer) -> ChatModel | None:
    return ChatModel.objects.filter(base_url=server.address, model=offer.id).first()


def players_of(model: ChatModel) -> Sequence[Persona]:
    return list(Persona.objects.filter(model=model, is_active=True).select_related("model", "tier").order_by("pk"))


def try_out(server: Server, offer: Offer, *, by_id: int | None) -> Tried:
    """Rehearses one decision of a practice scene, and seats the model if its answer can be read."""
    model = filling.model_of(server, one_address.asked_more(server, offer))
    rehearsal = rehearsals.rehearse(rehearsals.one_decision, model)
    if rehearsal.result is None:
        return Tried(rehearsal=rehearsal)
    pace = pacing.of(rehearsal)
    model.patience = pace.patience(model.concurrency) if pace else model.patience
    model = seat(model, by_id=by_id)
    return Tried(rehearsal=rehearsal, pace=pace, model=model, personas=tuple(players_of(model)))


def _seated(wanted: ChatModel) -> ChatModel | None:
    """The same model, seated meanwhile by somebody who tried it at the same time."""
    return ChatModel.objects.filter(base_url=wanted.base_url, model=wanted.model).first()


@acts.making(
    ChatModel,
    name="seat",
    verb=Verb.SEATED,
    known=_seated,
    note=lambda model, _new: ", ".join(persona.key for persona in players_of(model)),
)
def seat(model: ChatModel) -> ChatModel:
    """Saves a new model, with its personas."""
    model.full_clean()
    model.save()
    for character in characters():
        _embodied(character, model)
    return model


def characters() -> list[shapes.PersonaEntry]:
    """The two characters that every newcomer plays: one model, two memories."""
    text = (resources.files("personas.seeds") / "newcomers.yaml").read_text(encoding="utf-8")
    return shapes.Sheet.model_validate(strict_yaml.load(text)).personas


def _embodied(character: shapes.PersonaEntry, model: ChatModel) -> None:
    """If the character's tier was removed, the first tier is used instead."""
    there = StrategyTier.objects.filter(name=character.tier).exists()
    tier = character.tier if there else StrategyTier.objects.values_list("name", flat=True)[:1].get()
    entries.write_persona(character.model_copy(update={"model": model.slug, "tier": tier}))
