"""Matches for whoever trains or tries a mind: an environment with house bots beside it, and what other houses call one.

Knows of no site and no database: it is installed as `glassbox-engine` from the same files (see `clients/engine`).
"""
