"""What a view has seen, in stretches that never change: any cache on the way to its spectators may keep them."""
