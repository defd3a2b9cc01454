"""Requests to addresses that people name: where they may go, how they are signed, and how one is sent."""
