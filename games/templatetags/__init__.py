"""What the league's pages need beside their views."""
