"""What keeps the house: backup and restore, retention, figures, the doctor. Nothing in here plays or serves."""
