"""Acts of people on things of the house, and the trail that they leave. Who may act is decided in `operators`."""
