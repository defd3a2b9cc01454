"""How each kind of event changes the truth, by room."""
