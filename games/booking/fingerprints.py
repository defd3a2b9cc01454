"""A short hash of what models are told about a persona: a change of any word changes it."""

import hashlib

from games.players.models.prompting import prompt_assembler, seating
from personas.models import Persona
from personas.models.roles import Role
from personas.models.strategy import Wording

DIGITS = 12


def of(persona: Persona, advice: Wording) -> str:
    """Covers name, character and advice in both roles, as its prompts have them; not what changes from match to
    match: colour, partners, lessons, rules. Empty for a house bot, which is told nothing."""
    if persona.model_id is None:
        return ""
    told = "\0".join(part for role in Role for part in _told(persona, advice, role))
    return hashlib.sha256(told.encode()).hexdigest()[:DIGITS]


def _told(persona: Persona, advice: Wording, role: Role) -> list[str]:
    described = seating.described(persona.character, persona.manner)
    cast = seating.Casting(name=persona.name, persona=described, tier=advice.text_for(role))
    return list(prompt_assembler.identity(cast).values())
