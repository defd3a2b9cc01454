"""What a denial claims: whoever never left a place was in it, and whoever is no impostor is crew."""

from games.engine.facts import identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.reading import clause_rules, deed_rules, pieces
from games.engine.judging.reading.sentences.one_clause import Clause
from games.engine.judging.reading.tails import INSIDE
from games.engine.judging.reading.words import lexicon
from games.engine.judging.reading.words.lexicon import Part

NOT = lexicon.words("not no isn't ain't aint isnt aren't can't cant cannot couldn't")

TWICE = (["aint", "no"], ["ain't", "no"])
"""`Red ain't no impostor`"""


def is_anew(clause: Clause, after: Clause | None, wrong: clause_rules.Read, scene: pieces.Scene) -> bool:
    """`I was in Admin. No, Storage.`, by which only the speaker can be meant."""
    told = clause if " ".join(clause.texts) not in lexicon.CORRECTING else after
    if told is None or wrong.subject != (scene.speaker,):
        return False
    found = [piece for piece in pieces.pieces(told.words, scene) if piece.value not in ("it", "that", "mean")]
    parts = [piece.part for piece in found if piece.part is not Part.BE and piece.persons != (scene.speaker,)]
    return parts == [Part.PLACE] and found[-1].led in ("", *INSIDE)


def read(clause: Clause, scene: pieces.Scene) -> clause_rules.Read | None:
    """Never to have left a place is to have been there all the time; to be no impostor is to be crew."""
    words = [word for word in clause.words if word.text not in lexicon.DENYING]
    denials = [word.text for word in clause.words if word.text in lexicon.DENYING]
    if len(denials) != 1 and denials not in TWICE:
        return None
    found = [piece for piece in pieces.pieces(words, scene) if piece.part is not Part.DO and piece.value != "'s"]
    parts = [piece.part for piece in found]
    own = bool(found) and found[0].persons == (scene.speaker,)
    if (
        parts == [Part.PERSON, Part.LEAVE, Part.PLACE]
        and len(found[0].persons) == 2
        and scene.speaker in found[0].persons
    ):
        pair = deed_rules.together(*found[0].persons, found[2].value, scene)
        return clause_rules.Read(claims=(pair,), subject=found[0].persons, is_presence=True)
    others = bool(found) and len(found[0].persons) == 1 and not own
    if parts[-2:] == [Part.LEAVE, Part.PLACE] and len(parts) <= 3 and (own or others or len(parts) == 2):
        subject = found[0].persons[0] if others else scene.speaker
        claim = Claim(topic=Topic.WAS_AT, subject=subject, place=found[-1].value, whole=denials[0] == "never" or own)
    elif (
        denials[0] in NOT
        and (own or others)
        and parts in ([Part.PERSON, Part.BE, Part.ROLE], [Part.PERSON, Part.ROLE])
        and "imp" in found[-1].value
    ):
        claim = Claim(topic=Topic.ROLE, subject=found[0].persons[0], role=identities.Role.CREWMATE)
    else:
        return None
    return clause_rules.Read(claims=(claim,), subject=(claim.subject,), is_presence=claim.topic is Topic.WAS_AT)
