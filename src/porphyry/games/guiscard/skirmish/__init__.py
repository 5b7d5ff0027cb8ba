"""A skirmish: what men and horses do to each other in the steps of a turn (chapters 4 to 9)."""
