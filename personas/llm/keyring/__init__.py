"""Keys of endpoints and the hosts they may go to; nothing else looks for keys."""
