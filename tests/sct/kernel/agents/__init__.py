"""The agents and their memories."""
