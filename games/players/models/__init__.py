"""Players whose minds are language models, clerk and caster: their prompts, and how replies are read. No network."""
