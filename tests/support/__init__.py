"""What several rooms' tests share: stand-ins for the world outside."""
