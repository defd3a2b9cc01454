"""Matches for training or trying a mind: an environment with house bots beside it, and adapters to what others call
one.

Knows of no site and no database: it is installed as `glassbox-engine` from the same files (see `clients/engine`).
"""
