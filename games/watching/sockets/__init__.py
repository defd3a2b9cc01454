"""The spectators at their websockets: one view of a match is developed once for all who watch it."""
