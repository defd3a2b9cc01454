"""What every part of the interface for programs does alike: problems, pages by cursor, limits."""
