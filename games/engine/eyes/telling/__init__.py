"""How each kind of event is told in words, by room."""
