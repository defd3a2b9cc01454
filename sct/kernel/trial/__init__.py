"""One trial from inside: the conversation, its questions, its calls, and the record of it."""
