"""Players without a model: each decides by what it knows, how sure it is, and its temperament."""
