"""Models as players: what they are asked, and what their answers become."""
