"""How work waits, and is held by one worker at a time. What the work is, its own half says."""
