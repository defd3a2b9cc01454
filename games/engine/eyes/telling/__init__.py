"""How things are put into words: what a viewer is told, what somebody intends to do, free words in prompts."""
