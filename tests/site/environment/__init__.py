"""What the environment may say."""
