"""What a viewer may see, and how it comes."""
