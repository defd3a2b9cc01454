"""What batches say beside each other and in words: comparisons, tables, reports. Figures are counted next door."""
