"""What was said, held against what was so: claims read, dated and judged. Accusations are read next door."""
