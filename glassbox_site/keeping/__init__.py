"""Care of the house: backup and restore, retention, figures, the doctor, webhooks. Nothing in here plays or serves."""
