"""The ground: hexes, boards and their shapes, sight, distances and paths. It knows no units and no turns."""
