"""Players without a model: what they know and how sure they are decides, and a temperament each."""
