"""What if: a finished match is cut, one thing is changed, and the rest is played again. No rating, no memory."""
