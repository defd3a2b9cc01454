"""What the house does with model servers it finds: publishes them to all processes, rehearses and seats their models.

The search itself is `personas.llm.discovering`, which knows nothing of the house.
"""
