"""Your own agent behind `/v1/chat/completions`: any server that speaks this protocol can play. Standard library only.

    python examples/chat_agent.py 8600

Then, on the site, add a model at http://127.0.0.1:8600/v1 and give it a seat. It is sent what every model is sent: the
rules, what its seat perceived, and what it may answer. This one always plays it safe; put your agent into `decide`.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SAFE = {
    "action": {"choice": "wait:3"},
    "discussion": {
        "message": "I was in Admin.",
        "desire_to_speak": 6,
        "vote_action": None,
        "target": None,
        "claims": [],
    },
    "vote": {"vote_action": "skip"},
    "ghost": {"message": "Boo."},
    "reflection": {"lessons": []},
}


def decide(messages, kind):
    """Your agent goes here. It gets the prompt and the kind of question, which sets the form of the answer."""
    return {"internal_thought": f"{len(messages)} messages, and I wait.", **SAFE.get(kind, {"scratchpad_updates": {}})}


class Agent(BaseHTTPRequestHandler):
    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        decided = decide(request["messages"], request["response_format"]["json_schema"]["name"])
        message = {"role": "assistant", "content": json.dumps(decided)}
        reply = json.dumps({"model": "my-agent", "choices": [{"message": message, "finish_reason": "stop"}]}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Agent).serve_forever()
