"""What if: a finished match is cut, one thing is changed, and what follows is played again. No rating, no memory."""
