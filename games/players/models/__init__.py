"""Players whose minds are language models, and the clerk: asked in prompts, understood in substance. No network."""
