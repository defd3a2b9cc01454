"""Stand-ins for models' endpoints."""
