"""From a model's words to a checked answer: shapes, JSON as models write it, tools in words. No calls are made."""
