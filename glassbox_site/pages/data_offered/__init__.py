"""What can be taken home or subscribed to, shelf by shelf: what stands on the page of the data."""
