"""The league's management commands, and the modules that they share."""
