"""How work is queued, and held by one worker at a time. What the work is, each half decides itself."""
