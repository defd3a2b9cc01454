"""The only code that talks to language models; knows nothing of Django, the league or the test.

Vocabulary: `chat` and `costs` (requests, answers, usage), `endpoints` (which models, and where), `errors`.
To call a model: `remote` over a `road`, within `budgets`; or `scripted`, which needs no key.
To read its reply: `asking` returns an answer of a given shape, using `reading`, `thinking` and `tooling`.
"""
