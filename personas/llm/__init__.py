"""The one road to a language model; knows nothing of Django, the league or the test.

What is said: `chat` and `costs`; who can be asked and where: `endpoints`; what can go wrong: `errors`.
To be asked: `remote` on a `road`, within `budgets`; or `scripted`, without a key.
To be understood: `asking` for a shape, which is `reading` what was said, apart from `thinking`; `tooling`.
"""
