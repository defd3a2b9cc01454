"""Whom a line at the table accuses: words, shapes of sentences, and how they are read. `judging` tells what is true."""
