"""The spectators at their websockets: one view of a match developed once for all who watch it."""
