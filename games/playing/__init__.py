"""A worker plays matches to their ends, many at a time: asks, waits, writes, hands over when it must stop. Nothing is
shown here."""
