"""Model servers that were found, as the house has them: told to all its processes, tried, and seated.

The looking itself is `personas.llm.discovering`, which knows nothing of the house.
"""
