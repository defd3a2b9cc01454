"""Your own agent in one seat, over a websocket. Needs `pip install websockets`.

    python manage.py invite_agent 42 red                            # prints a token for Red's seat in match 42
    python examples/seat_agent.py ws://127.0.0.1:8000 TOKEN Ada

Each question has what the seat knows (`board`), the prompt that a model would get (`messages`), the possible answers
(`asks`) and the form of the answer (`schema`).
"""

import asyncio
import json
import sys
from urllib.parse import quote

from websockets.asyncio.client import connect


def decide(question):
    """Your agent goes here."""
    asks = question["asks"]
    if question["kind"] == "action":
        return {"choice": asks["menu"][0]}
    if question["kind"] == "vote":
        return {"vote_action": asks["candidates"][0]}
    if question["kind"] == "talk":
        vote = "skip" if asks["may_vote"] else None
        return {"message": "I was in Admin.", "desire_to_speak": 6, "vote_action": vote}
    return {"message": "Boo."}


async def play(site, token, name):
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"{site}/ws/seat/?name={quote(name)}", additional_headers=headers, max_size=None) as line:
        async for message in line:
            told = json.loads(message)
            if told["type"] == "question":
                await line.send(json.dumps({"step": told["step"], "answer": decide(told)}))
            else:
                print(told)


asyncio.run(play(*sys.argv[1:]))
