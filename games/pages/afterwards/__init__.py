"""What is told of matches that are over: their stories, their greatest lies, and what everybody believed."""
