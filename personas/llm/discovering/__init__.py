"""Which model servers run here, told by what they themselves answer; nothing is started, loaded or fetched.

What is found: `servers`. How each is recognised: `recognising`. Who is asked: `addresses`. The asking: `looking`.
"""
