"""The house bots' temperaments: what sets one apart from another, as numbers."""

import dataclasses
from collections.abc import Mapping

from games.engine.tongue import phrase

OTHERWISE = {"talk": range(-10, 11), "patience": range(101)}
"""The fields that are no percentages."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Temperament:
    """All but `talk` (-10 to 10) and `patience` (0 to 100) are percentages.

    At the table: `talk` is added to the desire to speak (it may be below zero), `patience` is the discussion tick after
    which it votes without proof, `doubt` how sure it must be to vote for somebody, `trust` how far it believes others.
    Aboard: `company` is how gladly it stays with others, `fear` how soon it flees, `help` how readily it mends,
    `screens` how often it watches cameras and the admin table when its work is done. As an impostor: `boldness` is how
    often it kills although it was just seen with the victim, `vents`, `sabotage` and `guile` how readily it vents,
    sabotages, and charges the innocent; `self_report` how often it reports its own victim.
    """

    name: str
    motto: str
    talk: int
    patience: int
    doubt: int
    trust: int
    company: int
    fear: int
    help: int
    screens: int
    boldness: int
    vents: int
    sabotage: int
    guile: int
    self_report: int

    def __post_init__(self) -> None:
        for field in dataclasses.fields(self)[2:]:
            given, bounds = getattr(self, field.name), OTHERWISE.get(field.name, range(101))
            if given not in bounds:
                told = f"{self.name}: {field.name} ({given!r}) must be a whole number from {bounds[0]} to {bounds[-1]}"
                raise ValueError(told)


HOUSE = (
    Temperament(
        name=phrase("diligent"),
        motto=phrase("Work first; the rest will show."),
        talk=0,
        patience=8,
        doubt=52,
        trust=70,
        company=20,
        fear=20,
        help=90,
        screens=30,
        boldness=30,
        vents=40,
        sabotage=50,
        guile=20,
        self_report=10,
    ),
    Temperament(
        name=phrase("social"),
        motto=phrase("Nobody should walk alone."),
        talk=2,
        patience=10,
        doubt=50,
        trust=85,
        company=80,
        fear=30,
        help=60,
        screens=10,
        boldness=40,
        vents=25,
        sabotage=40,
        guile=30,
        self_report=25,
    ),
    Temperament(
        name=phrase("paranoid"),
        motto=phrase("It could be any of you."),
        talk=1,
        patience=6,
        doubt=42,
        trust=40,
        company=35,
        fear=80,
        help=50,
        screens=60,
        boldness=20,
        vents=50,
        sabotage=60,
        guile=45,
        self_report=5,
    ),
    Temperament(
        name=phrase("hunter"),
        motto=phrase("Somebody saw something. Out with it."),
        talk=1,
        patience=7,
        doubt=46,
        trust=60,
        company=30,
        fear=5,
        help=55,
        screens=45,
        boldness=85,
        vents=70,
        sabotage=55,
        guile=30,
        self_report=5,
    ),
    Temperament(
        name=phrase("schemer"),
        motto=phrase("Every word is a tool."),
        talk=1,
        patience=9,
        doubt=50,
        trust=55,
        company=45,
        fear=25,
        help=45,
        screens=35,
        boldness=25,
        vents=55,
        sabotage=85,
        guile=70,
        self_report=35,
    ),
    Temperament(
        name=phrase("quiet"),
        motto=phrase("I will say it when I know it."),
        talk=-3,
        patience=11,
        doubt=58,
        trust=60,
        company=25,
        fear=35,
        help=65,
        screens=40,
        boldness=35,
        vents=45,
        sabotage=35,
        guile=10,
        self_report=5,
    ),
)
BY_NAME: Mapping[str, Temperament] = {temperament.name: temperament for temperament in HOUSE}
