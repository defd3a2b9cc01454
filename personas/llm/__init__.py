"""The one road to a language model; knows nothing of Django, the league or the test."""
