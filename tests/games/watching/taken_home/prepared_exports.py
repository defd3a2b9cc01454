"""A finished match of models, played for real against a stand-in over HTTP."""

from games.models import Match
from games.playing import jobs
from tests.games.prepared import orders
from tests.support.endpoints.model_server import ModelServer


def of_models(seats: int = 4) -> Match:
    with ModelServer(orders.acting) as server:
        match = orders.booked(chairs=orders.speaking_chairs(server.url, seats), memory_on=False)
        jobs.play_match(match.pk)
    match.refresh_from_db()
    return match
