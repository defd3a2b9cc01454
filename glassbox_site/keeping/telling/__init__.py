"""What has ended is told to whoever asked for it: found, written down as deliveries, and sent until it has arrived."""
