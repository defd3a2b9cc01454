"""Finds the model servers that run here, by their own answers; nothing is started, loaded or fetched.

What is found: `servers`. How each is recognised: `recognising`. Which addresses are asked: `addresses`. The asking:
`looking`.
"""
