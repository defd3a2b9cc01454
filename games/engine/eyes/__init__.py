"""Through somebody's eyes: what one viewer knows, is offered and is told, and what a commentator says of it."""
