"""Through somebody's eyes: what one viewer knows, in words, and whether what is said is true."""
