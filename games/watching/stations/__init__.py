"""How a ship is drawn: corridors, hull, the plan of its places. Nothing in here knows who is aboard or what happens."""
