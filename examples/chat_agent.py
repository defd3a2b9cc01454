"""An agent of your own behind `/v1/chat/completions`: whoever serves that plays already. Standard library only.

    python examples/chat_agent.py 8600        then, on the site, add a model at http://127.0.0.1:8600/v1 and seat it

It is told what every model is told: the rules, what its seat perceived, what may be answered. This one has no mind yet.
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
    """Your mind goes here: the prompt, and which of a handful of forms its answer has to have."""
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
