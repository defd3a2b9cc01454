"""Models beside the table: the clerk, who reads along, and the caster, who comments."""
