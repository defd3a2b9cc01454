"""A worker plays matches to their ends, many at a time: it asks, waits, writes, and hands over when it must stop.
Nothing is shown here."""
