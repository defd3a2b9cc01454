"""What a view has seen, in stretches that never change: any cache between here and its spectators may keep them."""
