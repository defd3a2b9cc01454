"""Who plays: characters, their models, their memories."""
