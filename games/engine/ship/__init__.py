"""Aboard: walking, tasks, kills, vents, sabotage, and who sees it."""
