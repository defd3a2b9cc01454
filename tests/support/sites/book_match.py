"""A program that books the match that its argument describes, on the site whose settings it is run with."""

import json
import sys

import django


def main(wishes: str) -> None:
    django.setup()
    sys.stdout.write(f"{_book(**json.loads(wishes))}\n")


def _book(seed: int, players: int, station: str, pace: str, hours: int) -> int:
    from datetime import timedelta

    from django.utils import timezone

    from games.booking import matches
    from games.engine.facts import rules
    from tests.games.prepared import orders

    wanted = orders.order(
        seed=seed,
        chairs=orders.chairs(players),
        rules=rules.recommended(players, station),
        pace=pace,
        start_at=timezone.now() + timedelta(hours=hours) if hours else None,
        token=f"on-site-{seed}-{players}-{station}-{pace}",
    )
    return int(matches.schedule(wanted).pk)


if __name__ == "__main__":
    main(sys.argv[1])
