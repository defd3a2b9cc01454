"""A worker plays a match to its end: asks, waits, writes, hands over when it must stop. Nothing is shown here."""
