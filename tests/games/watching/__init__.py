"""What a viewer may see, and how it is delivered."""
