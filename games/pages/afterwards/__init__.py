"""What pages show of finished matches: their stories, their greatest lies, and what everybody believed."""
