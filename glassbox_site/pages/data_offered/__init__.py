"""What can be downloaded or subscribed to, shelf by shelf, as the data page shows it."""
