"""How players look: two letters and a shape for each colour, so that nobody depends on telling colours apart."""

LOOKS = {
    "red": ("RD", "circle"),
    "blue": ("BU", "square"),
    "green": ("GN", "triangle"),
    "pink": ("PK", "diamond"),
    "orange": ("OR", "hexagon"),
    "yellow": ("YE", "pentagon"),
    "black": ("BK", "circle"),
    "white": ("WH", "square"),
    "purple": ("PU", "triangle"),
    "brown": ("BR", "diamond"),
    "cyan": ("CY", "hexagon"),
    "lime": ("LI", "pentagon"),
    "maroon": ("MA", "square"),
    "rose": ("RO", "triangle"),
    "banana": ("BA", "diamond"),
    "gray": ("GY", "hexagon"),
    "tan": ("TN", "pentagon"),
    "coral": ("CO", "circle"),
}
"""Letters and shape by colour; must agree with `static/js/match/crew/token.js`."""
