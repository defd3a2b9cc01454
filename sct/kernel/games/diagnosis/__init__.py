"""Diagnosis as a game of the test: a patient keeps one of a closed list of illnesses, a doctor asks about symptoms."""

import re

from sct.kernel import prompts
from sct.kernel.games import closed_lists, seam
from sct.kernel.games.diagnosis import illnesses


class DiagnosisSCTGame(closed_lists.ClosedListGame):
    declared = seam.Declaration(
        name="diagnosis_sct",
        title="Diagnosis",
        place=3,
        texts=prompts.beside(__file__),
        most_turns=1 + len(illnesses.SYMPTOMS),
    )
    properties = illnesses.SYMPTOMS
    answer = re.compile(r"\W*(yes|no)(?=\W*$|\W*[,.;:!\n]|\W+(?:i|it|doctor)\b)", re.IGNORECASE)

    def listed(self) -> str:
        """Includes the symptoms, so that patient and doctor agree on what each illness implies."""
        return "\n".join(f"- {illness}: {', '.join(has)}" for illness, has in sorted(illnesses.ILLNESSES.items()))


GAME = DiagnosisSCTGame
