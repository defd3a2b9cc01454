"""A program that fills a site with things to see: a league of house personas and a demonstration of the test.

Run with the settings of a running site, whose workers then do the work. Prints the numbers as JSON.
"""

import json
import sys

import django

MATCHES = 48
PLAYERS = 9


def main() -> None:
    django.setup()
    sys.stdout.write(json.dumps({"matches": [_match(number) for number in range(1, MATCHES + 1)], "batch": _batch()}))


def _match(number: int) -> int:
    from games.booking import matches, ordering
    from games.engine.facts import identities
    from games.engine.facts import rules as ruling
    from games.engine.facts.dice import Dice
    from games.models import Pace
    from personas.models import Persona

    everybody = Persona.objects.filter(is_active=True, model=None).select_related("tier").order_by("key")
    drawn = Dice(number).shuffle("cast", list(everybody))
    chairs = tuple(
        ordering.Chair(color=color, persona=persona)
        for color, persona in zip(list(identities.Color)[:PLAYERS], drawn, strict=False)
    )
    order = ordering.Order(
        token=f"furniture-{number}",
        chairs=chairs,
        rules=ruling.recommended(len(chairs)),
        seed=number,
        pace=Pace.FLAT_OUT,
    )
    return int(matches.schedule(order).pk)


def _batch() -> int:
    from sct import jobs
    from sct.records import batches
    from sct.settings import demo

    batch = batches.create(demo.config_text(), demo.providers_text(), token="furniture", name="Demonstration")
    jobs.start(batch)
    return int(batch.pk)


if __name__ == "__main__":
    main()
